import type { IncomingMessage, RequestListener } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG, type Config, type ServiceName } from '../common/config/env.js';
import { innerCall } from '../common/http/inner-call.js';
import { PROBES } from './probe.table.js';

/** Whoever waits longer has no answer. */
const PATIENCE_MS = 10_000;
/** Where an answer failed. */
export const FAILED = -1;

/** Milliseconds until each loaded interface answered, `FAILED`, or null where a limit kept us from asking. */
export type Answers = Partial<Record<ServiceName, number | null>>;

/** Nobody's address: our own questions are counted with nobody else's. */
const NOBODY = { socket: { remoteAddress: '0.0.0.0' }, headers: {} } as unknown as IncomingMessage;

/** Asks every interface through the application's own handler, as a caller would after the network. */
@Injectable()
export class Probes {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly adapter: HttpAdapterHost,
  ) {}

  async ask(): Promise<Answers> {
    const answers: Answers = {};
    for (const name of this.config.services) answers[name] = await this.answerOf(name);
    return answers;
  }

  private async answerOf(name: ServiceName): Promise<number | null> {
    const { url, isWell } = PROBES[name];
    const handler = this.adapter.httpAdapter.getInstance<RequestListener>();
    const asked = { method: 'GET', url, headers: { accept: 'application/json' } };
    const began = performance.now();
    try {
      const { status, body } = await innerCall(handler, NOBODY, asked, AbortSignal.timeout(PATIENCE_MS));
      if (status === 429) return null;
      const well = status < 400 && (isWell?.(JSON.parse(body), Date.now()) ?? true);
      return well ? Math.max(1, Math.round(performance.now() - began)) : FAILED;
    } catch {
      return FAILED;
    }
  }
}
