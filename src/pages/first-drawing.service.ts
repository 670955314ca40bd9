import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { madeFor, type Language } from '../../web/language.js';
import type { LandingTried } from '../../web/pages/landing.js';
import { readingOf, type Reading, type ReadingAnswer } from '../../web/studio/view.js';
import { failureOf } from '../../web/studio/failure.js';
import { refusalWords } from '../../web/words/refusals.js';
import { EXAMPLES } from '../../web/words/landing.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { LatelyMade } from '../common/kernel/lately-made.js';
import { ApiReads, ReadRefused } from './api-reads.js';

const ALL = new Set(Object.values(EXAMPLES).flat());

/** As the drawing takes it. */
const LONGEST = 500;

/** What stands drawn on the first page: the text in the address, read on its visitor's account, else an example. */
@Injectable()
export class FirstDrawing {
  private readonly examples = new LatelyMade<Reading>(ALL.size);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly reads: ApiReads,
  ) {}

  /** @returns null where designs are not loaded */
  async of(visitor: IncomingMessage, wear: unknown, language: Language): Promise<LandingTried> {
    if (!this.config.services.includes('design')) return null;
    const text = typeof wear === 'string' && wear.trim() ? wear.slice(0, LONGEST) : EXAMPLES[language][0];
    const inWords = (said: () => string): string => madeFor({ language, path: '/' }, said);
    try {
      const reading = await this.readingOf(visitor, text);
      return { text, reading, problem: reading.refusal ? inWords(() => failureOf(reading.refusal!)) : null };
    } catch (error) {
      if (!(error instanceof ReadRefused)) throw error;
      return { text, reading: null, problem: inWords(() => refusalWords().said(error)) };
    }
  }

  private readingOf(visitor: IncomingMessage, text: string): Promise<Reading> {
    const read = async () =>
      readingOf(await this.reads.post<ReadingAnswer>(visitor, '/api/v1/design/read', { description: text }));
    return ALL.has(text) ? this.examples.of(text, read) : read();
  }
}
