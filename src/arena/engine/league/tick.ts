import type { MicroUsd } from '../../../common/kernel/money.js';
import {
  commit,
  runTick,
  STARTING_CASH_USD,
  viewAccount,
  type Account,
  type AccountStatement,
  type Command,
  type CommandOutcome,
  type Fill,
  type LiquidationEvent,
} from '../exchange/index.js';
import type { ShownPrices } from '../market/index.js';
import { DURATIONS, sampleMs } from '../matches/index.js';
import { ENTRY_LIMITS, type EntryLimits } from '../skill/index.js';
import { boardEntries, boardOf, isScoring, quoteOdds } from './board.js';
import { sampleOf } from './course.js';
import { chatter } from './chatter.js';
import { leavings, noteParticipants, planOf, welcome } from './commands.js';
import type { Answer, LeagueEvents } from './events.js';
import { houseDecisions } from './house.js';
import {
  CURVE_EVERY_MS,
  KEPT_CURVE,
  type DecisionAnswer,
  type League,
  type LeagueCommand,
  type RunningMatch,
} from './league.js';
import { takePrices } from './prices.js';
import { countFill, enter, equities, measure, measureLast, turnMatches } from './standings.js';
import { fundingMembers, liquidationMembers, speak, tradeMembers, trim, write } from './tape.js';

export interface LeagueInput extends ShownPrices {
  /** ms since the epoch, after the last tick's */
  time: number;
  /** in their total order */
  commands: readonly LeagueCommand[];
  /** length of a tick, ms: when the next decision can be executed */
  tickMs: number;
  /** least time between two computations of a match's odds, ms */
  oddsEveryMs: number;
  /** how many of one operator or address count in a match; ENTRY_LIMITS without */
  entries?: EntryLimits;
}

/**
 * One tick of the whole league: prices, the end and beginning of matches, the exchange, standings, tape, odds and what
 * the house decides next. Changes the league in place; after a tick that could not be stored, load the league anew.
 */
export function advanceLeague(league: League, input: LeagueInput): LeagueEvents {
  const before = league.time;
  const said = league.chat.length;
  const { events, equity } = advanceBooks(league, input);
  beginCurves(league, equity, events);
  if (crossed(before, league.time, CURVE_EVERY_MS)) drawCurves(league, equity, events);
  lead(league, equity, input, events);
  takeSamples(league, equity, events);
  events.minute = crossed(before, league.time, 60_000);
  if (events.minute) events.house = houseDecisions(league);
  chatter(league, events);
  events.chat = league.chat.slice(said);
  trim(league);
  return events;
}

/** Without `oddsEveryMs` nobody asks for odds, not even of a match that ends. */
export type BooksInput = Omit<LeagueInput, 'oddsEveryMs'> & Partial<Pick<LeagueInput, 'oddsEveryMs'>>;

/** What happened in a tick, and everybody's equity after it. */
export interface AdvancedBooks {
  events: LeagueEvents;
  equity: ReadonlyMap<string, MicroUsd>;
}

/**
 * The part of a tick on which money depends: prices, the end and beginning of matches, the exchange and standings. What is made
 * for those who watch (odds, curves, courses, chat, decisions of the house) is left out. Changes the league in place.
 */
export function advanceBooks(league: League, input: BooksInput): AdvancedBooks {
  const [before, written] = [league.time, league.tape.length];
  takePrices(league, input.time, input);
  league.tick++;
  league.time = input.time;
  const events = noEvents();
  turn(league, events, input.oddsEveryMs !== undefined);
  if (input.commands.length > 0) events.arrived = welcome(league, input.commands, league.time);
  admitToMatches(league, events, input.entries ?? ENTRY_LIMITS);
  execute(league, input, before, events);
  const equity = equities(league);
  events.sampled = measure(league, before, equity, events.opened, events.touched);
  if (league.tape.length > written) events.tape = league.tape.slice(written);
  return { events, equity };
}

const crossed = (before: number, now: number, every: number): boolean =>
  Math.floor(before / every) !== Math.floor(now / every);

/** Most ticks have nothing to tell of: what they share is never added to. */
const NOTHING: never[] = [];
const NOBODY = new Set<string>();
Object.freeze(NOTHING);

/** The set with one more; its own one from the first on. */
const including = (set: Set<string>, id: string): Set<string> => (set === NOBODY ? new Set<string>() : set).add(id);

const noEvents = (): LeagueEvents => ({
  answers: NOTHING,
  accounts: NOTHING,
  fills: NOTHING,
  postings: NOTHING,
  liquidations: NOTHING,
  tape: NOTHING,
  chat: NOTHING,
  participants: NOBODY,
  arrived: NOTHING,
  sampled: NOTHING,
  touched: NOBODY,
  ended: NOTHING,
  opened: NOTHING,
  quoted: NOTHING,
  samples: NOTHING,
  leads: NOTHING,
  curve: false,
  house: NOTHING,
  minute: false,
});

/** Matches end at this tick's prices with the books of the last one, before anybody acts. */
function turn(league: League, events: LeagueEvents, isQuoted: boolean): void {
  if (!DURATIONS.some((duration) => league.time >= league.matches[duration].ends_at)) return;
  const ending = DURATIONS.map((duration) => league.matches[duration]).filter((match) => league.time >= match.ends_at);
  const equity = equities(league);
  for (const match of ending) {
    measureLast(league, match, equity);
    if (isQuoted) quoteOdds(league, match.duration, equity);
  }
  events.ended = ending.map((match) => ({ match, board: boardOf(league, match, equity) }));
  events.samples = ending.map((match) => sampleOf(league, match, equity, match.ends_at));
  turnMatches(league, league.time);
  events.opened = ending.map(({ duration }) => league.matches[duration]);
  for (const { match, board } of events.ended) {
    write(league, 'system', null, { event: 'match_ended', match_id: match.id, winner: board[0]?.id ?? null });
  }
}

type Execution = Pick<LeagueInput, 'commands' | 'tickMs'>;

const joined = <T>(first: readonly T[], then: readonly T[]): readonly T[] =>
  first.length === 0 ? then : [...first, ...then];

const renewals = ({ book }: League): Command[] =>
  [...book.keys()].map((id) => ({ kind: 'recapitalise', participant_id: id }));

const opensWeek = ({ opened }: LeagueEvents): boolean => opened.some(({ duration }) => duration === '1w');

function execute(league: League, input: Execution, before: number, events: LeagueEvents): void {
  const plan = input.commands.length > 0 ? planOf(league, input.commands) : NOTHING;
  const first = joined(opensWeek(events) ? renewals(league) : NOTHING, leavings(league));
  const outcome = runTick(league.book, {
    tick: league.tick,
    time: league.time,
    tickers: league.tickers,
    fundingDue: crossed(before, league.time, 3_600_000),
    commands: joined(first, plan.length > 0 ? plan.flat() : NOTHING),
  });
  commit(league.book, outcome);
  if (events.arrived.length > 0) league.book = inOrderOfId(league.book);
  if (outcome.changed.size > 0) events.accounts = [...outcome.changed.values()];
  events.fills = outcome.fills;
  events.postings = outcome.postings;
  events.liquidations = outcome.liquidations;
  for (const command of input.commands) noteParticipants(league, command);
  record(league, outcome.fills, outcome.liquidations, events);
  for (const event of outcome.funding) write(league, 'funding', event.participant_id, fundingMembers(event));
  if (plan.length > 0) answerAll(league, input, plan, outcome.outcomes.slice(first.length), events);
}

/** However it came about, and also when it is read from the tables: ids of fills follow the order of accounts. */
const inOrderOfId = (book: League['book']): League['book'] =>
  new Map([...book].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

function record(
  league: League,
  fills: readonly Fill[],
  liquidations: readonly LiquidationEvent[],
  events: LeagueEvents,
): void {
  for (const fill of fills) {
    countFill(league, fill);
    const who = league.participants.get(fill.participant_id);
    if (who) who.trades++;
    events.touched = including(events.touched, fill.participant_id);
    events.participants = including(events.participants, fill.participant_id);
    league.totals.trades++;
    league.totals.volume += fill.notional;
    league.totals.fees += fill.fee;
    write(league, 'trade', fill.participant_id, tradeMembers(fill));
  }
  for (const event of liquidations) write(league, 'liquidation', event.participant_id, liquidationMembers(event));
}

function answerAll(
  league: League,
  input: Execution,
  plan: readonly Command[][],
  outcomes: readonly CommandOutcome[],
  events: LeagueEvents,
): void {
  let at = 0;
  events.answers = input.commands.map((command, i) => {
    const outcome = plan[i].length > 0 ? outcomes[at] : undefined;
    at += plan[i].length;
    const answer = answerOf(league, command, outcome, input.tickMs);
    if (command.kind !== 'decide' || plan[i].length > 0) tell(league, command, events);
    return answer;
  });
}

function answerOf(league: League, command: LeagueCommand, outcome: CommandOutcome | undefined, tickMs: number): Answer {
  if (outcome?.kind === 'done' && command.kind === 'retire') {
    return { kind: 'retired', account: statementOf(league, command.participant_id) };
  }
  if (!outcome || outcome.kind === 'done') return { kind: 'done' };
  if (outcome.kind !== 'decided' || command.kind !== 'decide') {
    return outcome.kind === 'decided' ? { kind: 'done' } : outcome;
  }
  const answer: DecisionAnswer = {
    decision_id: command.decision_id,
    status: 'accepted',
    results: outcome.results,
    account: statementOf(league, command.participant_id),
    tick: league.tick,
    next_decision_at: new Date(league.time + tickMs).toISOString(),
  };
  return { kind: 'decided', answer };
}

const statementOf = (league: League, id: string): AccountStatement =>
  viewAccount(league.book.get(id) as Account, league.tickers);

/** What a command says in public: research on the tape, messages in the chat, arrivals and departures. */
function tell(league: League, command: LeagueCommand, events: LeagueEvents): void {
  if (command.kind === 'rated') {
    for (const one of command.ratings) events.participants = including(events.participants, one.participant_id);
    return;
  }
  const id = command.kind === 'activate' ? command.participant.id : command.participant_id;
  if (command.kind === 'owned') events.participants = including(events.participants, id);
  if (command.kind === 'decide' && command.research) write(league, 'research', id, { ...command.research });
  if (command.kind === 'activate' || command.kind === 'retire') {
    events.participants = including(events.participants, id);
    write(league, 'system', id, { event: command.kind === 'activate' ? 'entered_the_ring' : 'retired' });
  }
  if ('message' in command && command.message) speak(league, id, command.message);
}

/**
 * Everybody enters a match that begins with the equity of this instant, a newcomer the running ones with its cash, and who is
 * bust the week with the cash it gets for it.
 */
function admitToMatches(league: League, events: LeagueEvents, limits: EntryLimits): void {
  if (events.arrived.length === 0 && events.opened.length === 0) return;
  const equity = equities(league);
  for (const id of events.arrived) equity.set(id, STARTING_CASH_USD * 1e6);
  if (opensWeek(events)) for (const { id, bust, starting } of league.book.values()) if (bust) equity.set(id, starting);
  for (const duration of DURATIONS) {
    const match = league.matches[duration];
    const entered = events.opened.includes(match) ? match.starts_at : league.time;
    const last = events.ended.find((one) => one.match.duration === duration)?.match;
    for (const id of enter(league, match, entered, equity, limits, last))
      events.touched = including(events.touched, id);
    if (events.opened.includes(match)) addSample(league, match, equity, match.starts_at, events);
  }
}

function drawCurves(league: League, equity: ReadonlyMap<string, MicroUsd>, events: LeagueEvents): void {
  events.curve = true;
  for (const [id, value] of equity) {
    const curve = league.curves.get(id) ?? [];
    curve.push([league.time, value / 1e6]);
    if (curve.length > KEPT_CURVE * 1.2) curve.splice(0, curve.length - KEPT_CURVE);
    league.curves.set(id, curve);
  }
}

/** Who has just come has a curve at once: the point at which it begins. */
function beginCurves(league: League, equity: ReadonlyMap<string, MicroUsd>, { arrived }: LeagueEvents): void {
  for (const id of arrived)
    if (!league.curves.has(id)) league.curves.set(id, [[league.time, (equity.get(id) ?? 0) / 1e6]]);
}

/** The course of matches at the times of their grids that this tick has reached, but for those that it opened. */
function takeSamples(league: League, equity: ReadonlyMap<string, MicroUsd>, events: LeagueEvents): void {
  for (const duration of events.sampled) {
    const every = sampleMs(duration);
    const at = Math.floor(league.time / every) * every;
    addSample(league, league.matches[duration], equity, at, events);
  }
}

function addSample(
  league: League,
  match: RunningMatch,
  equity: ReadonlyMap<string, MicroUsd>,
  at: number,
  events: LeagueEvents,
): void {
  events.samples = [...events.samples, sampleOf(league, match, equity, at)];
}

/** Odds at their pace, and who has taken the lead since. */
function lead(league: League, equity: ReadonlyMap<string, MicroUsd>, input: LeagueInput, events: LeagueEvents): void {
  const isDue = (match: RunningMatch): boolean =>
    league.time - match.oddsAt >= input.oddsEveryMs || isScoring(match, league.time);
  events.quoted = DURATIONS.filter((duration) => isDue(league.matches[duration]));
  events.leads = events.quoted.flatMap((duration) => {
    const match = league.matches[duration];
    quoteOdds(league, duration, equity);
    const [leader, previous] = [leaderOf(league, match, equity), match.leader];
    if (leader === null || leader === previous) return [];
    match.leader = leader;
    return [{ duration, leader, previous }];
  });
}

/** First on the board by the one comparator; null in an empty match. */
function leaderOf(league: League, match: RunningMatch, equity: ReadonlyMap<string, MicroUsd>): string | null {
  return boardEntries(league, match, equity).leader;
}

export type { LeagueCommand };
