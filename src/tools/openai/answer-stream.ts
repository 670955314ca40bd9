import type { ServerResponse } from 'node:http';
import type { ModelPart } from '../models/text-model.js';
import type { Said } from './said.js';

/** How an answer is put into server-sent events; every method gives what to send, ready framed. */
export interface AnswerStream {
  /** Whether its last event promises that the answer can be read again: then it comes after the answer is stored. */
  readonly promises: boolean;
  open(said: Said): string;
  part(part: ModelPart, said: Said): string;
  close(said: Said): string;
  /** The last event of an answer that broke off on our side. */
  broken(error: object): string;
}

const COMMENT_MS = 15_000;

/** Sends events: never compressed nor buffered on the way, kept alive by comments, no faster than they are read. */
export class EventSender {
  private readonly comments: NodeJS.Timeout;

  constructor(
    private readonly response: ServerResponse,
    private readonly signal: AbortSignal,
    commentMs = COMMENT_MS,
  ) {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.comments = setInterval(() => response.write(': still here\n\n'), commentMs);
  }

  /** Settles when more can be sent, or the caller has left. */
  async send(events: string): Promise<void> {
    if (events === '' || this.signal.aborted || this.response.write(events)) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        this.response.off('drain', go).off('close', go);
        resolve();
      };
      this.response.once('drain', go).once('close', go);
    });
  }

  end(): void {
    clearInterval(this.comments);
    this.response.end();
  }
}

/** Aborted as soon as the caller's connection is gone before the answer was. */
export function leaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  const gone = (): void => {
    if (!response.writableFinished) left.abort();
  };
  if (response.destroyed) gone();
  else response.once('close', gone);
  return left.signal;
}
