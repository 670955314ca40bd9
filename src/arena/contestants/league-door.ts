import { setTimeout as sleep } from 'node:timers/promises';

/** What the league answers: its status, its body, and for how long it asks for patience, s. */
export interface LeagueAnswer {
  status: number;
  body: unknown;
  retryAfter: number | null;
}

/** The way to a league: its public API, over the network or within the process. */
export interface LeagueDoor {
  /** @throws Error when no answer came */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<LeagueAnswer>;
}

/** The league said no in a way that waiting does not mend. */
export class LeagueRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly problems: readonly string[],
  ) {
    super(`${status} ${code}: ${problems.join('; ')}`);
  }
}

/** The league asks for patience, or could not be reached. */
export class LeagueAway extends Error {
  constructor(
    readonly seconds: number,
    reason: string,
  ) {
    super(reason);
  }
}

const PASSING = new Set([429, 502, 503, 504]);
/** Where no `Retry-After` says better, s. */
const PATIENCE = 5;

/** Tries of a call that may be repeated, and the longest pause between them, s. */
const TRIES = 4;
const LONGEST_PAUSE = 30;

interface Problem {
  code?: string;
  detail?: string;
  errors?: { path: string; message: string }[];
}

/** What a call is answered with. @throws LeagueAway, LeagueRefusal */
export async function asked<T>(door: LeagueDoor, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await door.ask(method, path, body).catch((error: unknown) => {
    throw new LeagueAway(PATIENCE, `no answer (${reasonOf(error)})`);
  });
  if (answer.status < 300) return answer.body as T;
  const { code = 'unknown', detail = '', errors = [] } = (answer.body ?? {}) as Problem;
  if (PASSING.has(answer.status)) throw new LeagueAway(answer.retryAfter ?? PATIENCE, `${answer.status} ${code}`);
  const problems = errors.map(({ path: where, message }) => `${where} ${message}`);
  throw new LeagueRefusal(answer.status, code, problems.length > 0 ? problems : [detail]);
}

/** Of fetch the cause says more than the error. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (name === 'TimeoutError' ? 'too late' : message);
}

/** The same for a call that does no harm when it is repeated: while the league is away for a moment it is asked again. */
export async function askedPatiently<T>(door: LeagueDoor, path: string, body?: object): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await asked<T>(door, 'POST', path, body);
    } catch (error) {
      const seconds = error instanceof LeagueAway ? error.seconds : Infinity;
      if (attempt === TRIES || seconds > LONGEST_PAUSE) throw error;
      await sleep(seconds * 1000);
    }
  }
}
