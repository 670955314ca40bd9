import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { type Begun, timeFromBegun } from '../../common/workers/begun.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import { invalidField } from '../openai/refusals.js';
import type { CallAnswer, FunctionTool } from '../engine/grounded/index.js';
import type { SchemaAnswer, SchemaQuestion } from './schema-answer.js';
import type { ToolQuestion, WrongParameters } from './tool-answer.js';

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
    if (JSON.stringify(question.schema).length > LARGEST)
      throw invalidField(path, `must be at most ${LARGEST} characters`);
    const said = await this.inTime<SchemaAnswer>('answerBySchema', question, path, signal);
    if (!said.ok && said.fault === 'schema') throw invalidField(path, said.reason);
    return said;
  }

  /** The calls of functions that a question asks for. @throws DomainError when their schemas take too long */
  calls(question: ToolQuestion, signal: AbortSignal): Promise<CallAnswer> {
    return this.inTime<CallAnswer>('answerByTools', question, 'tools', signal);
  }

  /** @throws DomainError at the first function whose parameters are no JSON Schema */
  async assertParameters(tools: readonly FunctionTool[], signal: AbortSignal): Promise<void> {
    const wrong = await this.inTime<WrongParameters | null>('wrongParameters', tools, 'tools', signal);
    if (wrong) throw invalidField(`tools.${wrong.at}.function.parameters`, `must be a JSON Schema: ${wrong.reason}`);
  }

  /** The time of a processor counts from when a thread begins: who waits for a busy house is not to blame. */
  private async inTime<Answer>(name: string, input: unknown, path: string, signal: AbortSignal): Promise<Answer> {
    const late = timeFromBegun(MOST_MS);
    const work: Begun<unknown> = { input, begun: late.begun };
    try {
      return await this.workers.again<Answer>(WORKER, name, work, AbortSignal.any([signal, late.signal]));
    } catch (error) {
      if (!late.signal.aborted || signal.aborted) throw error;
      throw late.signal.reason === 'spent' ? invalidField(path, 'takes too long to meet') : BUSY();
    } finally {
      late.end();
    }
  }
}

const BUSY = (): DomainError =>
  new DomainError('unavailable', 'unavailable', 'The machine is too busy to answer this just now; it costs nothing.', {
    headers: { 'Retry-After': '10' },
  });
