import { saysWhenBegun } from '../../common/workers/begun.js';
import { lexicon } from '../engine/lexicon/index.js';
import * as schema from './schema-answer.js';
import * as tool from './tool-answer.js';

// Read before the first question's time begins to count.
lexicon();

export const answerBySchema = saysWhenBegun(schema.answerBySchema);
export const answerByTools = saysWhenBegun(tool.answerByTools);
