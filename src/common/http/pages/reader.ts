import type { Request, Response } from 'express';
import { LANGUAGES, type Language, type Reader } from '../../../../web/language.js';

const COOKIE = 'fyra_language';
/** A year. */
const KEPT_SECONDS = 31_536_000;

const known = (tag: unknown): Language | undefined => LANGUAGES.find((one) => one === tag);

/** Whom a page is for, and which page it is. */
export const readerOf = (request: Request): Reader => ({ language: languageOf(request), path: pathOf(request) });

/** `?lang=` before an earlier choice before what the browser prefers. */
export const languageOf = (request: Request): Language =>
  chosen(request) ?? remembered(request) ?? known(request.acceptsLanguages(...LANGUAGES)) ?? LANGUAGES[0];

/** A choice is kept in a cookie that says only that: nobody is known by it. */
export function remember(response: Response): void {
  const choice = chosen(response.req);
  if (choice && choice !== remembered(response.req))
    response.append('Set-Cookie', `${COOKIE}=${choice}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax`);
}

/** The language that an address names. */
export const chosen = ({ query }: Request): Language | undefined => known(query.lang);

function remembered({ headers }: Request): Language | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return known(pairs.find(([name]) => name === COOKIE)?.[1]);
}

/** Never another host's: one slash at its beginning. */
function pathOf({ originalUrl }: Request): string {
  const [path, search = ''] = originalUrl.split('?', 2);
  const asked = new URLSearchParams(search);
  asked.delete('lang');
  return `/${path.replace(/^\/+/, '')}${asked.size > 0 ? `?${asked}` : ''}`;
}
