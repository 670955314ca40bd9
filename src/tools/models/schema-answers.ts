import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../common/kernel/errors.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { invalidField } from '../openai/refusals.js';
import type { SchemaAnswer, SchemaQuestion } from './schema-answer.js';

/** A stranger's pattern may take for ever. */
const MOST_MS = 5000;
const LARGEST = 65_536;
const WORKER = new URL('./schema-answer.worker.js', import.meta.url);

/** Values that a caller's JSON Schema asks for, found where the search can be stopped. */
@Injectable()
export class SchemaAnswers {
  constructor(private readonly workers: WorkerPool) {}

  /** @param path of the schema in the caller's body @throws DomainError when the schema is none, or nothing meets it */
  async ask(question: SchemaQuestion, path: string, signal: AbortSignal): Promise<SchemaAnswer> {
    const refused = (message: string): DomainError => invalidField(path, message);
    if (JSON.stringify(question.schema).length > LARGEST) throw refused(`must be at most ${LARGEST} characters`);
    const late = AbortSignal.timeout(MOST_MS);
    const said = await this.workers
      .run<SchemaAnswer>(WORKER, 'answerBySchema', question, AbortSignal.any([signal, late]))
      .catch((error: unknown) => {
        if (late.aborted && !signal.aborted) throw refused('takes too long to meet');
        throw error;
      });
    if (!said.ok && said.fault === 'schema') throw refused(said.reason);
    return said;
  }
}
