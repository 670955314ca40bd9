import { ChatSession } from './chat-session.entity.js';
import { ImageJob } from './image-job.entity.js';
import { ChatPack, InstantKey, Registration } from './registration.entity.js';

export const toolsEntities = [ChatPack, ChatSession, ImageJob, InstantKey, Registration];
