import { DesignSession } from './design-session.entity.js';
import { DesignSubmission } from './design-submission.entity.js';

export const designEntities = [DesignSession, DesignSubmission];
