export { Fyra, type Settings } from './client.js';
export type { ServerEvent } from './events.js';
export { FyraError } from './failure.js';
export type { Answer, Arguments, Name, Options } from './types.js';
export { verifiedWebhook } from './webhook.js';
export type { components, operations, paths } from '../../../web/api.js';
