import type { Request, Response } from 'express';
import { PAGE_POLICY } from '../security-headers.js';

/** Whether the caller is a browser that wants to be shown something; programs and `?format=json` get JSON. */
export function wantsPage(request: Request): boolean {
  if (request.query.format === 'json') return false;
  return request.accepts(['application/json', 'text/html']) === 'text/html';
}

/** Marks the answer as a page; the text is returned for Nest to send. */
export function asPage(response: Response, page: string): string {
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  response.vary('Accept').type('text/html');
  return page;
}
