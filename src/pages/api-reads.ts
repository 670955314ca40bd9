import type { IncomingMessage, RequestListener } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { HotReads, type PreparedAnswer } from '../common/http/hot-reads/hot-reads.js';
import { innerCall, type InnerRequest } from '../common/http/inner-call.js';

const JSON_WANTED = { accept: 'application/json' };

/** An operation refused: a page says so in its own words. */
export class ReadRefused extends Error {
  constructor(
    readonly status: number,
    detail: string,
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
  read<Answer>(visitor: IncomingMessage, url: string): Promise<Answer> {
    return this.asked(visitor, { method: 'GET', url, headers: JSON_WANTED });
  }

  /** The same for what is asked with a body. */
  post<Answer>(visitor: IncomingMessage, url: string, body: unknown): Promise<Answer> {
    const headers = { ...JSON_WANTED, 'content-type': 'application/json' };
    return this.asked(visitor, { method: 'POST', url, headers, body: JSON.stringify(body) });
  }

  /** What is no JSON. */
  text(visitor: IncomingMessage, url: string): Promise<string> {
    return this.body(visitor, { method: 'GET', url, headers: { accept: '*/*' } });
  }

  private async asked<Answer>(visitor: IncomingMessage, asked: InnerRequest): Promise<Answer> {
    return JSON.parse(await this.body(visitor, asked)) as Answer;
  }

  private async body(visitor: IncomingMessage, asked: InnerRequest): Promise<string> {
    const listener = this.adapter.httpAdapter.getInstance<RequestListener>();
    const { status, body } = await innerCall(listener, visitor, asked);
    if (status < 400) return body;
    const { detail } = JSON.parse(body) as { detail?: string };
    throw new ReadRefused(status, detail ?? `This cannot be shown (${status}).`);
  }
}
