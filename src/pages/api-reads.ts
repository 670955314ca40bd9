import type { IncomingMessage, RequestListener } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { HotReads, type PreparedAnswer } from '../common/http/hot-reads/hot-reads.js';
import { innerCall, type InnerAnswer, type InnerRequest } from '../common/http/inner-call.js';

/** An operation refused: a page says so in its own words. */
export class ReadRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    readonly detail: string | undefined,
    /** seconds until it is of use to ask again */
    readonly wait: number | null = null,
  ) {
    super(detail);
  }
}

/**
 * What pages show they read as every client does: prepared reads from the bytes that stand ready, everything else through
 * the operation itself, on the visitor's account.
 */
@Injectable()
export class ApiReads {
  private readonly parsed = new WeakMap<PreparedAnswer, unknown>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly hot: HotReads,
  ) {}

  /** A prepared read, parsed once for all; null before there is one. */
  prepared<Answer>(path: string, search = ''): Answer | null {
    const bytes = this.hot.prepared(path, search);
    if (!bytes) return null;
    if (!this.parsed.has(bytes)) this.parsed.set(bytes, JSON.parse(bytes.body.toString()));
    return this.parsed.get(bytes) as Answer;
  }

  /** @throws ReadRefused with the status and the detail of the operation */
  async read<Answer>(visitor: IncomingMessage, url: string): Promise<Answer> {
    return (await this.call<Answer>(visitor, { method: 'GET', url, headers: {} })).answer;
  }

  /** The same for what is asked with a body. */
  async post<Answer>(visitor: IncomingMessage, url: string, body: object): Promise<Answer> {
    return (await this.send<Answer>(visitor, url, body)).answer;
  }

  /** What is no JSON. */
  async text(visitor: IncomingMessage, url: string): Promise<string> {
    return (await this.called(visitor, { method: 'GET', url, headers: { accept: '*/*' } })).body;
  }

  async bytes(visitor: IncomingMessage, url: string): Promise<Buffer> {
    return (await this.called(visitor, { method: 'GET', url, headers: { accept: '*/*' } })).bytes;
  }

  /** A file that may still have to be made, if it is there already: nobody makes it for a page. */
  async stored(visitor: IncomingMessage, url: string): Promise<Buffer | null> {
    const headers = { accept: '*/*', 'cache-control': 'only-if-cached' };
    return this.called(visitor, { method: 'GET', url, headers }).then(
      ({ bytes }) => bytes,
      (refused: unknown) => {
        if (refused instanceof ReadRefused) return null;
        throw refused;
      },
    );
  }

  /** An operation on behalf of who sent a page's form. @returns its answer, and the cookie that it sets @throws ReadRefused */
  send<Answer>(visitor: IncomingMessage, url: string, body: object): Promise<{ answer: Answer; cookie?: string }> {
    const headers = { 'content-type': 'application/json' };
    return this.call<Answer>(visitor, { method: 'POST', url, headers, body: JSON.stringify(body) });
  }

  private async call<Answer>(
    visitor: IncomingMessage,
    asked: InnerRequest,
  ): Promise<{ answer: Answer; cookie?: string }> {
    const headers = { accept: 'application/json', ...asked.headers };
    const { body, headers: said } = await this.called(visitor, { ...asked, headers });
    return { answer: JSON.parse(body) as Answer, cookie: said['set-cookie'] };
  }

  private async called(visitor: IncomingMessage, asked: InnerRequest): Promise<InnerAnswer> {
    const listener = this.adapter.httpAdapter.getInstance<RequestListener>();
    const headers = { ...ownHeaders(visitor), ...asked.headers };
    const answer = await innerCall(listener, visitor, { ...asked, headers });
    if (answer.status < 400) return answer;
    const { code, detail } = JSON.parse(answer.body) as { code?: string; detail?: string };
    throw new ReadRefused(answer.status, code, detail, Number(answer.headers['retry-after']) || null);
  }
}

/** A visitor's session, and where the page stood that speaks for it. */
const OWN = ['cookie', 'origin', 'sec-fetch-site'] as const;

const ownHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(OWN.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
