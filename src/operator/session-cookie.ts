import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';
import type { Config } from '../common/config/env.js';

export const OPERATOR_COOKIE = 'fyra_operator';
/** A working day. */
export const SESSION_HOURS = 8;
const TOKEN = /^[\w-]{43}$/;

/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The value of a cookie of this name. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function tokenOf(message: Pick<IncomingMessage, 'headers'>): string | undefined {
  const value = cookieOf(message, OPERATOR_COOKIE);
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** In the same time wherever they differ. */
export const isSame = (a: string, b: unknown): boolean =>
  typeof b === 'string' && timingSafeEqual(hashOf(a), hashOf(b));

/** No script reads it, no other site's page sends it, nothing but the operator's pages gets it. */
export const cookieOptions = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: `${new URL(publicUrl).pathname.replace(/\/$/, '')}/operator`,
  }) as const satisfies CookieOptions;
