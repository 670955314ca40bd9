import { eventsIn, type ServerEvent } from './events.js';
import { OPERATIONS } from './operations.js';
import { requestOf, type Keys } from './request.js';
import { answered, paused, type Tries } from './retries.js';
import type { Answer, Arguments, Name, Operations, Options } from './types.js';

export interface Settings extends Keys, Partial<Tries> {
  /** of the server, below its path prefix if it has one; default http://localhost:3000 */
  baseUrl?: string;
}

const RETRIES = 3;
/** The longest that the server holds an answer back, s. */
const WAIT = 25;
/** After which a broken stream is opened again, s. */
const REOPEN = 2;

/** A job, whatever it makes. */
interface Job {
  status: string;
  progress?: number | null;
}

/** A client of one server: `new Fyra().league.snapshot()`, `fyra.design.submit({ description })`. */
class Client {
  private readonly base: string;
  private readonly tries: Tries;

  constructor(private readonly settings: Settings = {}) {
    this.base = (settings.baseUrl ?? 'http://localhost:3000').replace(/\/+$/, '');
    this.tries = { fetch: settings.fetch ?? fetch, retries: settings.retries ?? RETRIES };
    for (const name of Object.keys(OPERATIONS) as Name[]) this.addMethod(name);
  }

  private addMethod(name: Name): void {
    const [group, method] = name.split('_');
    const groups = this as unknown as Record<string, Record<string, unknown>>;
    (groups[group] ??= {})[method] = (given: Arguments<Name>, options?: Options) => this.call(name, given, options);
  }

  /** One operation by its id. @throws FyraError */
  async call<N extends Name>(name: N, given?: Arguments<N>, options: Options = {}): Promise<Answer<N>> {
    const response = await this.sent(name, given as object | undefined, options);
    const json = response.headers.get('Content-Type')?.includes('json') === true && !isLines(response);
    return (json ? await response.json() : new Uint8Array(await response.arrayBuffer())) as Answer<N>;
  }

  /** The events of an operation that streams. One that was cut and takes nothing but a look goes on where it was. @throws FyraError */
  async *stream<N extends Name>(name: N, given?: Arguments<N>, options: Options = {}): AsyncGenerator<ServerEvent> {
    let last: string | null = null;
    for (;;) {
      const { body } = await this.sent(name, given as object | undefined, options, {
        Accept: 'text/event-stream',
        ...(last !== null && { 'Last-Event-ID': last }),
      });
      try {
        if (body) {
          for await (const event of eventsIn(body)) {
            last = event.id ?? last;
            yield event;
          }
        }
      } catch (error) {
        if (options.signal?.aborted) throw error;
      }
      if (OPERATIONS[name].method !== 'GET' || last === null) return;
      await paused(REOPEN, options.signal ?? new AbortController().signal);
    }
  }

  /**
   * Waits until a job is final, and answers it: `await fyra.finished(() => fyra.designs.read({ id }, { waitSeconds: 25 }))`.
   * @param look asks its status, best with `waitSeconds`
   * @param tell hears of its progress, percent
   */
  async finished<T extends Job>(look: (options: Options) => Promise<T>, tell?: (progress: number) => void): Promise<T> {
    for (;;) {
      const job = await look({ waitSeconds: WAIT });
      tell?.(job.progress ?? 0);
      if (!['queued', 'processing'].includes(job.status)) return job;
    }
  }

  private sent(name: Name, given: object = {}, options: Options, headers = {}): Promise<Response> {
    const request = requestOf(this.base, this.settings, name, given, options);
    for (const [header, value] of Object.entries<string>(headers)) request.headers.set(header, value);
    return answered(request, this.tries);
  }
}

const isLines = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('ndjson') === true;

export type Fyra = Client & Operations;
export const Fyra = Client as unknown as new (settings?: Settings) => Fyra;
