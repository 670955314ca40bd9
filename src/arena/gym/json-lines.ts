import { exchangeRules } from '../engine/exchange/index.js';
import { DomainError, type FieldError } from '../../common/kernel/errors.js';
import { Gym } from './gym.js';
import { isObject, type GymSettings } from './settings.js';

/** The longest line that is read, characters. */
const LONGEST = 1_000_000;

interface Asked {
  id?: unknown;
  reset?: unknown;
  step?: unknown;
  seconds?: unknown;
  rules?: unknown;
}

const METHODS = ['reset', 'step', 'rules'] as const;

/**
 * A gym that is spoken to in lines of JSON, one question and one answer a line: `{"reset": {…settings}}`, `{"step": {…decision},
 * "seconds": 60}`, `{"rules": {}}`. An `id` comes back with its answer. What is wrong with a line is its answer, `{"error": {code,
 * message}}`; nothing has moved then.
 */
export class JsonLines {
  private readonly gym: Gym;

  /** @throws DomainError `invalid_setting` */
  constructor(settings: Partial<GymSettings> = {}) {
    this.gym = new Gym(settings);
  }

  /** @param line without its end @returns the answer without its end; null for an empty line */
  answer(line: string): string | null {
    if (line.trim() === '') return null;
    let id: { id?: unknown } = {};
    try {
      const asked = read(line);
      if ('id' in asked) id = { id: asked.id };
      return JSON.stringify({ ...id, ...this.done(asked) });
    } catch (error) {
      return JSON.stringify({ ...id, error: problemOf(error) });
    }
  }

  private done(asked: Asked): object {
    const named = METHODS.filter((method) => method in asked);
    if (named.length !== 1) throw invalid('invalid_line', `a line has one of ${METHODS.join(', ')}`);
    if ('reset' in asked) return this.gym.reset((asked.reset ?? {}) as Partial<GymSettings>);
    if ('rules' in asked) return { rules: exchangeRules() };
    return this.gym.step(decisionIn(asked), asked.seconds as number | undefined);
  }
}

/** @throws DomainError */
function decisionIn({ step }: Asked): object | null {
  if (step === null || isObject(step)) return step;
  throw invalid('validation_failed', 'step must be a decision: an object, or null for none');
}

/** @throws DomainError */
function read(line: string): Asked {
  if (line.length > LONGEST) throw invalid('invalid_json', `a line has at most ${LONGEST} characters`);
  const asked = parsed(line);
  if (!isObject(asked)) throw invalid('invalid_json', 'a line is a JSON object');
  return asked;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    const hint = /\b(NaN|Infinity)\b/.test(line) ? ' (JSON has no NaN and no Infinity)' : '';
    throw invalid('invalid_json', `the line is not JSON: ${(error as Error).message}${hint}`);
  }
}

const invalid = (code: string, message: string): DomainError => new DomainError('invalid', code, message);

/** @throws what is no refusal */
function problemOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof DomainError)) throw error;
  const { code, message, extras } = error;
  return { code, message: extras.errors ? wordsOf(extras.errors) : message };
}

const wordsOf = (errors: readonly FieldError[]): string =>
  errors.map(({ path, message }) => `${path} ${message}`).join('; ');
