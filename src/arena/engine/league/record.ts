import type { Fill, Posting } from '../exchange/index.js';
import { canonical, type Canonical } from '../matches/index.js';
import { withoutWords } from '../records/index.js';
import type { Answer } from './events.js';
import type { LeagueCommand } from './league.js';

/** A fill as the record of a match holds it: what was executed, without the words. */
export type RecordedFill = Omit<Fill, 'reasoning'>;

export type Decision = Pick<
  Extract<LeagueCommand, { kind: 'decide' }>,
  'participant_id' | 'decision_id' | 'actions' | 'words'
>;

/** One line of a match's record. */
export interface RecordLine {
  kind: 'prices' | 'decision' | 'fill' | 'posting' | 'answer' | 'halted';
  /** what it is about: a decision's or a fill's id */
  id: string | null;
  /** canonical JSON */
  text: string;
}

/** What one tick left in the record. */
export interface TickRecord {
  tick: number;
  /** micro-USD, in the order of SYMBOLS */
  mids: readonly number[];
  /** whole USD; null where they are made of prices */
  volumes: readonly number[] | null;
  /** in the order of their execution */
  decisions: readonly Decision[];
  fills: readonly RecordedFill[];
}

const line = (kind: RecordLine['kind'], id: string | null, value: unknown): RecordLine => ({
  kind,
  id,
  text: canonical(value as Canonical),
});

/** Where words were hashed, their hash stands for them. */
const decisionLine = ({ participant_id, decision_id, actions, words }: Decision): RecordLine =>
  line('decision', decision_id, {
    participant_id,
    decision_id,
    actions: words === undefined ? actions : actions.map(withoutWords),
    words,
  });

/** The lines of a tick in the order in which they are hashed: prices, decisions, fills. */
export const recordLines = ({ tick, mids, volumes, decisions, fills }: TickRecord): RecordLine[] => [
  line('prices', null, { tick, mids, volumes: volumes ?? undefined }),
  ...decisions.map(decisionLine),
  ...fills.map((fill) => line('fill', fill.id, { ...fill, reasoning: undefined, tick })),
];

/** Legs of entries, in the order of the ledger. */
export const postingLines = (postings: readonly Posting[]): RecordLine[] =>
  postings.map(({ entry, kind, account, amount }) => line('posting', entry, { entry, kind, account, amount }));

/** What a tick answered, in the order of its commands, but for when the next decision may come: that is the clock's. */
export const answerLines = (answers: readonly Answer[]): RecordLine[] =>
  answers.map((one, place) =>
    line(
      'answer',
      String(place),
      one.kind === 'decided' ? { ...one, answer: { ...one.answer, next_decision_at: undefined } } : one,
    ),
  );

/** @param halted bit i: market i was halted */
export const haltedLine = (halted: number): RecordLine => line('halted', null, { halted });

/** Decisions among the commands of a tick. */
export const decisionsOf = (commands: readonly LeagueCommand[]): Decision[] =>
  commands.filter((command): command is Extract<LeagueCommand, { kind: 'decide' }> => command.kind === 'decide');
