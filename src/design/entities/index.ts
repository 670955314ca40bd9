import { DesignSubmission } from './design-submission.entity.js';

export const designEntities = [DesignSubmission];
