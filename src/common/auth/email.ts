/** An e-mail address as accounts keep it: trimmed and lower-cased; anything but a text passes through to validation. */
export const normalEmail = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** The address that limits count by: `+tag` removed. @param email normalised */
export function emailSubject(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.split('+', 1)[0] || local}${email.slice(at)}`;
}
