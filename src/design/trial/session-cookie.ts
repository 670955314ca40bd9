import { randomBytes, createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';
import type { Config } from '../../common/config/env.js';

export const SESSION_COOKIE = 'fyra_trial';
/** Sessions of a browser: a later trial does not take the earlier designs from their maker. */
const MOST = 8;
const TOKEN = /^[\w-]{32}$/;
const DAY_MS = 86_400_000;

export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The tokens that a browser brings, newest first. */
export function tokensOf({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  const value = pairs.find(([name]) => name === SESSION_COOKIE)?.[1] ?? '';
  return value
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST);
}

/** What the cookie says from now on. */
export const withToken = (token: string, earlier: readonly string[]): string =>
  [token, ...earlier].slice(0, MOST).join('.');

/** No script reads it, no other site's page sends it, and no plain line carries it where the site is on TLS. */
export const cookieOptions = ({ publicUrl, retentionDays }: Pick<Config, 'publicUrl' | 'retentionDays'>) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: new URL(publicUrl).pathname.replace(/\/$/, '') || '/',
    maxAge: retentionDays * DAY_MS,
  }) as const satisfies CookieOptions;
