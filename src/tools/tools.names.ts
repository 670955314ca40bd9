/** Words of the tools interface that more than one file needs. */
export const IMAGE_QUEUE = 'image';
export const DRAW_IMAGES = 'draw';

export const FASHION_BUCKET = 'fashion';
export const CHAT_BUCKET = 'chat';
export const CHAT_PACK_BUCKET = 'chat_pack';
/** The keyed operation of the engine counts in it, for keys of the tools. */
export const COGNITIVE_BUCKET = 'cognitive';
export const INSTANT_BUCKET = 'instant_keys';

/** What a caller is told where nothing counts. */
export const UNLIMITED = 2_147_483_647;

export const FREE_FASHION_DAILY = 10;
export const FREE_CHAT_DAILY = 3;
export const PRO_DAILY = 100;
export const INSTANT_KEYS_PER_IP = 3;
/** Instant keys free their trial slot after this many days. */
export const TRIAL_DAYS = 30;
