/** A mailed link names a challenger and when it was sent; a keyed hash over both and the e-mail address makes it a secret. */
export interface EntryLink {
  id: string;
  /** seconds since the epoch */
  sentAt: number;
  /** 43 characters of base64url */
  mac: string;
}

/** For how long a link can be used, seconds. */
export const LINK_SECONDS = 86_400;

const FORM = /^(agt_[0-9a-z]{26})\.([0-9a-z]{6,8})\.([\w-]{43})$/;

export const tokenOf = ({ id, sentAt, mac }: EntryLink): string => `${id}.${sentAt.toString(36)}.${mac}`;

/** @returns null where a text has not the form of a link's token */
export function linkIn(token: string): EntryLink | null {
  const parts = FORM.exec(token);
  return parts && { id: parts[1], sentAt: Number.parseInt(parts[2], 36), mac: parts[3] };
}

/** What the keyed hash is made over. */
export const signedText = ({ id, sentAt }: Pick<EntryLink, 'id' | 'sentAt'>, email: string): string =>
  ['entry link', id, sentAt, email].join('\n');

/** @param now ms since the epoch */
export const isOver = ({ sentAt }: EntryLink, now: number): boolean => now / 1000 - sentAt > LINK_SECONDS;
