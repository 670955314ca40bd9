import type { Request, Response } from 'express';
import { madeFor } from '../../../../web/language.js';
import { PAGE_POLICY } from '../security-headers.js';
import { readerOf, remember } from './reader.js';

/** Whether the caller is a browser that wants to be shown something; programs and `?format=json` get JSON. */
export function wantsPage(request: Request): boolean {
  if (request.query.format === 'json') return false;
  return request.accepts(['application/json', 'text/html']) === 'text/html';
}

/** Marks the answer as a page and renders it in its reader's language; the text is returned for Nest to send. */
export function asPage(response: Response, make: () => string): string {
  const reader = readerOf(response.req);
  remember(response);
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  response.setHeader('Content-Language', reader.language);
  response.vary('Accept, Accept-Language, Cookie').type('text/html');
  return madeFor(reader, make);
}
