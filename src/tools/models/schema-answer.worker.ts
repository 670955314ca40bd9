import { saysWhenBegun } from '../../common/workers/begun.js';
import * as schema from './schema-answer.js';
import * as tool from './tool-answer.js';

export const answerBySchema = saysWhenBegun(schema.answerBySchema);
export const answerByTools = saysWhenBegun(tool.answerByTools);
