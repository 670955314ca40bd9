export { answerBySchema } from './schema-answer.js';
export { answerByTools } from './tool-answer.js';
