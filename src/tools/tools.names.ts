/** Words of the tools interface that more than one file needs. */
export const IMAGE_QUEUE = 'image';
export const DRAW_IMAGES = 'draw';

export const FASHION_BUCKET = 'fashion';
export const CHAT_BUCKET = 'chat';
export const CHAT_PACK_BUCKET = 'chat_pack';
/** Answers that say no more than that they do not know. */
export const NOT_UNDERSTOOD_BUCKET = 'chat_not_understood';
export const INSTANT_BUCKET = 'instant_keys';
export const EMAIL_KEYS = 'email_keys';

/** What a caller is told where nothing counts. */
export const UNLIMITED = 2_147_483_647;

export const FREE_FASHION_DAILY = 10;
export const FREE_CHAT_DAILY = 3;
/** So many of them cost no call, a day and client; more would be free chat for who writes nonsense. */
export const NOT_UNDERSTOOD_DAILY = 20;
export const PRO_DAILY = 100;
export const INSTANT_KEYS_PER_IP = 3;
/** Keys for e-mail addresses, a day: they cost nothing either. */
export const EMAIL_KEYS_PER_IP = 100;
/** A link that signs in works so long. */
export const LINK_MINUTES = 15;
/** How long the key works that it gives. */
export const PAGE_HOURS = 8;
export const SIGN_IN_LINKS = 'sign_in_links';
/** Of such links, what an address may ask for in an hour, and a mailbox be sent, whoever asks. */
export const SIGN_IN_LINKS_PER_IP = 10;
export const SIGN_IN_LINKS_PER_MAILBOX = 3;
/** Instant keys free their trial slot after this many days. */
export const TRIAL_DAYS = 30;

/** The id that stands in the documentation; `showcase.service.ts` keeps a job under it. */
export const SHOWCASE_JOB = 'img_4f6q0w1yxk2v9m3c7p5b8r0t2n';
