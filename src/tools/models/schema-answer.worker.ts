export { answerBySchema } from './schema-answer.js';
