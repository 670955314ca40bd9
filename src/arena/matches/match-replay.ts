import type { EntityManager } from 'typeorm';
import {
  boardDifferences,
  bookLines,
  firstDifference,
  judged,
  stateDifference,
  storedLines,
  type BoardDifference,
  type Checkpoint,
  type LeagueEvents,
  type LeagueReplay,
  type LoggedTick,
  type RecordDifference,
  type RevealedPath,
} from '../engine/league/index.js';
import { CHAPTER_TICKS, chapterOf, RecordHasher } from '../engine/matches/index.js';
import { checkpointBefore, checkpointsBetween } from '../league/league-checkpoint.js';
import { haltedIn } from '../market/halted-markets.js';
import { readRecord } from './record-reader.js';
import {
  NotReplayable,
  openingOf,
  publishedPath,
  replayFrom,
  sealedMatch,
  type SealedMatch,
} from './replay-opening.js';

export interface ReplayReport {
  match: string;
  /** everything that was compared agrees */
  equal: boolean;
  stored_hash: string;
  /** null when only one chapter was replayed */
  replayed_hash: string | null;
  chapters: number;
  chapters_replayed: number;
  /** first chapter (from 0) whose hash is not the stored one, with its ticks; null when there is none */
  differing_chapter: { chapter: number; from_tick: number; until_tick: number } | null;
  /** first line in which the tables and the replay differ */
  difference: (RecordDifference & { chapter: number }) | null;
  /** first hourly state that came out otherwise */
  state_difference: { tick: number; part: string } | null;
  states_compared: number;
  /** hours whose seed is not the committed one, or that do not continue the path */
  broken_epochs: { epoch: number; reason: string }[];
  /** members of the final board that came out otherwise; null when only one chapter was replayed */
  board_differences: BoardDifference[] | null;
  ticks: number;
  /** those whose prices were recomputed from seeds; prices of other feeds are taken as they were recorded */
  ticks_from_seeds: number;
  took_ms: number;
}

export interface ReplayOptions {
  /** only this chapter, from 0 */
  chapter?: number;
  /** called now and then with the ticks done and their total */
  progress?: (done: number, total: number) => void;
}

/** What is to be compared: ticks from `from` until before `until`. */
interface Range {
  from: number;
  until: number;
  /** first tick of the first chapter, and its number */
  start: number;
  chapter: number;
  whole: boolean;
}

/**
 * Plays a settled match again: from the state before its first tick, what is published of the market's hours and the log
 * of decisions, tick by tick, and compares prices, decisions of the house, fills, hourly states, the final board and the hash
 * with what is stored. Reads only. @throws NotReplayable
 */
export async function replayMatch(
  manager: EntityManager,
  id: string,
  { chapter, progress }: ReplayOptions = {},
): Promise<ReplayReport> {
  const began = performance.now();
  const match = await sealedMatch(manager, id);
  const range = rangeOf(match, chapter);
  const opening = await openingOf(manager, id, range.from, range.until);
  const run = new MatchRun(manager, match, range);
  await run.play(opening, progress);
  return { ...run.report(), took_ms: Math.round(performance.now() - began) };
}

const chaptersIn = ({ first, last }: SealedMatch): number => Math.ceil((last - first) / CHAPTER_TICKS);

/** The league has no tick 0: a match that it began with has its first tick as first. */
function rangeOf(match: SealedMatch, chapter: number | undefined): Range {
  const { first, last } = match;
  if (chapter === undefined) return { from: Math.max(1, first), until: last, start: first, chapter: 0, whole: true };
  const count = chaptersIn(match);
  if (!(chapter >= 0 && chapter < count))
    throw new NotReplayable(`match ${match.id} has the chapters 0 to ${count - 1}`);
  const start = first + chapter * CHAPTER_TICKS;
  return { from: Math.max(1, start), until: Math.min(last, start + CHAPTER_TICKS), start, chapter, whole: false };
}

class MatchRun {
  private readonly hasher: RecordHasher;
  private difference: RecordDifference | null = null;
  private stateDifference: ReplayReport['state_difference'] = null;
  private states = 0;
  private ticks = 0;
  private seeded = 0;
  private broken: ReplayReport['broken_epochs'] = [];
  private board: BoardDifference[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly match: SealedMatch,
    private readonly range: Range,
  ) {
    this.hasher = new RecordHasher(range.start);
  }

  async play(opening: Checkpoint, progress: ReplayOptions['progress']): Promise<void> {
    const { manager } = this;
    const until = this.range.until + (this.range.whole ? 1 : 0);
    const replay = await replayFrom(manager, opening);
    const path = await publishedPath(manager, opening.time);
    const kept = new Set(await checkpointsBetween(manager, opening.tick + 1, until));
    for await (const logged of readRecord(manager, opening.tick + 1, until, 'books too')) {
      this.step(replay, path, logged);
      if (kept.has(logged.tick)) await this.compareState(replay, logged.tick);
      if (this.ticks % 5_000 === 0) progress?.(this.ticks, until - opening.tick - 1);
    }
    this.broken = path.broken;
  }

  private step(replay: LeagueReplay, path: RevealedPath, logged: LoggedTick): void {
    const shown = path.advance(logged.time, replay.league.time);
    const { lines, events } = replay.tick(logged, shown);
    if (logged.tick >= this.range.until) return this.end(events);
    this.ticks++;
    if (shown) this.seeded++;
    this.difference ??= firstDifference(logged.tick, storedLines(logged), lines);
    const books = bookLines(logged, events, shown ? haltedIn(replay.league) : null);
    this.difference ??= firstDifference(logged.tick, books.stored, books.replayed);
    if (logged.tick >= this.range.from) this.hasher.add(logged.tick, lines.map(textOf));
  }

  /** The tick that ends the match: its prices are those of the final board. */
  private end({ ended }: LeagueEvents): void {
    const board = ended.find(({ match }) => match.id === this.match.id)?.board ?? [];
    const { board: stored, followers, rules } = this.match;
    this.board = boardDifferences(stored, judged(board, followers, rules), rules);
  }

  private async compareState(replay: LeagueReplay, tick: number): Promise<void> {
    const kept = await checkpointBefore(this.manager, tick);
    if (!kept) return;
    const part = stateDifference(kept, replay.checkpoint(), this.seeded === this.ticks);
    replay.pass(kept);
    if (this.stateDifference) return;
    this.states++;
    if (part !== null) this.stateDifference = { tick, part };
  }

  report(): Omit<ReplayReport, 'took_ms'> {
    const { match, range, difference } = this;
    const { hash, chapters } = this.hasher.finish(range.until);
    const differing = this.differingChapter(chapters);
    const sound = !difference && !this.stateDifference && !differing && this.broken.length + this.board.length === 0;
    return {
      match: match.id,
      equal: sound && (!range.whole || hash === match.hash),
      stored_hash: match.hash,
      replayed_hash: range.whole ? hash : null,
      chapters: chaptersIn(match),
      chapters_replayed: chapters.length,
      differing_chapter: differing,
      difference: difference && { ...difference, chapter: chapterOf(match.first, difference.tick) },
      state_difference: this.stateDifference,
      states_compared: this.states,
      broken_epochs: this.broken,
      board_differences: range.whole ? this.board : null,
      ticks: this.ticks,
      ticks_from_seeds: this.seeded,
    };
  }

  private differingChapter(replayed: readonly string[]): ReplayReport['differing_chapter'] {
    const { match, range } = this;
    const place = match.chapters ? replayed.findIndex((hash, i) => hash !== match.chapters?.[range.chapter + i]) : -1;
    if (place < 0) return null;
    const from_tick = range.start + place * CHAPTER_TICKS;
    return { chapter: range.chapter + place, from_tick, until_tick: Math.min(match.last, from_tick + CHAPTER_TICKS) };
  }
}

const textOf = ({ text }: { text: string }): string => text;
