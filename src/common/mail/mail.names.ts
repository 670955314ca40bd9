export const MAIL_QUEUE = 'mail';
export const SEND_MAIL = 'send';
/** Purpose of the key that mails are sealed under. */
export const MAILS = 'fyra mail';
