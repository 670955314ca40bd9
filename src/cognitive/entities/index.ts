import { CognitiveBatch } from './cognitive-batch.entity.js';
import { CognitiveCheckpoint } from './cognitive-checkpoint.entity.js';
import { CognitiveHead } from './cognitive-head.entity.js';
import { CognitiveHistory } from './cognitive-history.entity.js';

export const cognitiveEntities = [CognitiveHead, CognitiveBatch, CognitiveCheckpoint, CognitiveHistory];
