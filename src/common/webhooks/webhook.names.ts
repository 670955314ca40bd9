export const WEBHOOK_QUEUE = 'webhook';
export const DELIVER = 'deliver';

/** Purpose of the key that endpoints' secrets are sealed under. */
export const SEALED_FOR = 'fyra webhook secret';
