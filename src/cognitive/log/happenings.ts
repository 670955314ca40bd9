import type { DomainEvent } from '../../common/events/domain-events.js';
import {
  GROUPS,
  isTopic,
  STRATEGY_NAMES,
  topicOfGarment,
  type Group,
  type Happening,
  type Stage,
  type Stimulus,
  type Topic,
} from '../engine/index.js';

/** A garment that takes longer than this was slow, seconds. */
const SLOW_SECONDS = { design: 15, image: 20 } as const;

type Of<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>;

const isGroup = (word: string): word is Group => (GROUPS as readonly string[]).includes(word);
const cellsIn = (list: string): number[] => list.split(',').filter(Boolean).map(Number);
const topicsIn = (list: string): Topic[] => list.split(',').filter(isTopic);

function traffic({ group, requests, errors }: Of<'traffic'>): Happening[] {
  if (!isGroup(group)) return [];
  const out: Happening[] = [];
  if (requests > errors) out.push({ kind: 'traffic', group, count: requests - errors });
  if (errors > 0) out.push({ kind: 'error', group, count: errors });
  return out;
}

const marketOf = (symbol = ''): Topic => [symbol.split('/')[0].toLowerCase()].find(isTopic) ?? 'trade';

function trades({ count, realized_pnl_usd: pnl, symbol, challenger = false }: Of<'trades'>): Happening[] {
  const [won, lost] = [pnl > 0 ? 1 : 0, pnl < 0 ? 1 : 0];
  return [{ kind: 'trade', house: !challenger, count, won, lost, topic: marketOf(symbol) }];
}

/** Every strategy of the house took part; the winner's is named. */
function match({ strategy, regime }: Of<'match_settled'>): Happening[] {
  const results = Object.keys(STRATEGY_NAMES).map((name) => ({ strategy: name, regime, won: name === strategy }));
  return [{ kind: 'match', houseWon: strategy !== 'challenger', results }];
}

function text(event: Of<'text_felt'>): Happening[] {
  const { via, compound, addressed, fearful, question } = event;
  const [topics, cells] = [topicsIn(event.topics), cellsIn(event.cells)];
  return [{ kind: 'text', via, compound, addressed, fearful, question, topics, cells }];
}

/** Failures that lie in what was asked for, not in the backend. */
const NOT_OURS: ReadonlySet<string> = new Set(['not_a_garment', 'instruction_not_understood', 'nothing_to_change']);

/** A job that was refused for what somebody had written ended as if cancelled: nothing went wrong here. */
function stageOf(event: Of<'job_queued' | 'job_completed' | 'job_failed'>): Stage {
  if (event.type === 'job_failed') return NOT_OURS.has(event.code) ? 'cancelled' : 'failed';
  return event.type === 'job_queued' ? 'queued' : 'completed';
}

const job = (event: Of<'job_queued' | 'job_completed' | 'job_failed'>): Happening => ({
  kind: 'job',
  work: event.kind,
  stage: stageOf(event),
  topic: topicOfGarment(event.garment ?? 'garment'),
  slow: event.type === 'job_completed' && event.seconds > SLOW_SECONDS[event.kind],
});

/** Chats are about a toolbox's subject and the topics of what was asked. */
function chat(event: Of<'chat_answered'>): Happening {
  const { compound = 0, addressed = true, fearful = false, question = true, cells = '' } = event;
  const topics = [event.topic, ...(event.topics ?? '').split(',')].filter(isTopic);
  return { kind: 'text', via: 'chat', compound, addressed, fearful, question, topics, cells: cellsIn(cells) };
}

/** What the engine makes of one event of the backend. */
export function happeningsOf(event: DomainEvent): Happening[] {
  switch (event.type) {
    case 'traffic':
      return traffic(event);
    case 'trades':
      return trades(event);
    case 'match_settled':
      return match(event);
    case 'text_felt':
      return text(event);
    case 'job_queued':
    case 'job_completed':
    case 'job_failed':
      return [job(event)];
    case 'chat_answered':
      return [chat(event)];
    case 'key_issued':
      return isGroup(event.interface) ? [{ kind: 'key', group: event.interface }] : [];
    case 'concepts_planned':
      return [{ kind: 'concept', topics: [] }];
    case 'liquidation':
      return [{ kind: 'liquidation', topic: 'position' }];
    case 'lead_changed':
      return [{ kind: 'lead', duration: event.duration }];
    case 'challenger_registered':
      return [{ kind: 'registration' }];
    case 'pace_set':
      return [{ kind: 'pace', kappa: event.kappa }];
    case 'vitals':
      return [{ kind: 'vitals', lagMs: event.lag_ms, queue: event.queue, storageFailures: event.storage_failures }];
    default:
      return [];
  }
}

/** Traffic and errors of one second are one happening per group, whatever the number of processes that counted them. */
export function coalesced(happenings: readonly Happening[]): Happening[] {
  const out: Happening[] = [];
  for (const what of happenings) {
    const same = out.find((other) => other.kind === what.kind && 'count' in other && group(other) === group(what));
    if (same && 'count' in same && 'count' in what && what.kind !== 'trade') same.count += what.count;
    else out.push({ ...what });
  }
  return out;
}

const group = (what: Happening): string => ('group' in what ? what.group : what.kind === 'trade' ? 'trade' : '');

/** The events of one second as stimuli after `seq`. */
export const stimuliOf = (events: readonly DomainEvent[], second: number, seq: number): Stimulus[] =>
  coalesced(events.flatMap(happeningsOf)).map((what, i) => ({ seq: seq + 1 + i, at: second, what }));
