import { BillingEvent, Order } from '../billing/entities.js';
import { ChatSession } from './chat-session.entity.js';
import { ImageJob } from './image-job.entity.js';
import { ChatPack, EmailLink, InstantKey, Registration } from './registration.entity.js';

export const toolsEntities = [
  BillingEvent,
  ChatPack,
  ChatSession,
  EmailLink,
  ImageJob,
  InstantKey,
  Order,
  Registration,
];
