import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ConfigError } from '../../common/config/reader.js';
import { isoTime } from '../../common/kernel/clock.js';
import { CsvBars } from './csv-bars.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import { BadLine, recordingOf, type BarList, type Recording } from '../engine/market/index.js';
import type { MarketSymbol } from '../engine/types.js';
import { FeedTrouble, kindOf, type Feed, type FeedState, type ReplayState } from './feed.js';
import type { PriceSource } from './price-source.js';
import { ReplayFeed } from './replay-feed.js';

/** OHLCV bars from a CSV file, or from all of a folder. */
export class RecordingSource implements PriceSource {
  private constructor(
    private readonly name: string,
    private readonly recording: Recording,
    private readonly tickMs: number,
    private readonly note: (text: string) => void,
  ) {}

  /** @throws ConfigError naming file, line and reason */
  static async read(path: string, tickMs: number, note: (text: string) => void): Promise<RecordingSource> {
    const lists = new Map<MarketSymbol, BarList>();
    let others = 0;
    for (const file of await filesAt(path)) others += await readFile(file, lists);
    if (lists.size === 0) throw new ConfigError(`MARKET_FEED: ${path} has no bars of ${SYMBOL_LIST}`);
    if (others > 0) note(`${others} lines of markets that are not in the league were left out`);
    const source = new RecordingSource(basename(path), recordingOf(lists), tickMs, note);
    const { origin, ends } = source.recording;
    note(`${source.markets().join(', ')} from ${isoTime(origin)} to ${isoTime(ends)}`);
    return source;
  }

  /** Every market's first open. */
  opening() {
    const { origin, ends } = this.recording;
    const prices = this.recording.markets.map((bars) => bars?.open[0] ?? Number.NaN);
    const place = { origin, position: origin, ends };
    const state = (openedAt: number): ReplayState => ({
      feed: 'replay',
      source: this.name,
      ...place,
      at: openedAt,
      markets: this.markets(),
    });
    return Promise.resolve({ prices, state });
  }

  /** Goes on where the league was; a recording that has grown at its end may be given again. @throws for another one */
  resume(state: FeedState): Promise<Feed> {
    if (kindOf(state) !== 'replay') return Promise.reject(new FeedTrouble('not the state of a recording'));
    const kept = state as ReplayState;
    const { origin, ends } = this.recording;
    if (origin !== kept.origin) {
      const began = `the league plays a recording from ${isoTime(kept.origin)}, ${this.name} begins at ${isoTime(origin)}`;
      return Promise.reject(new FeedTrouble(`${began}: use another database, or the recording it began with`));
    }
    const now = { ...kept, source: this.name, ends, markets: this.markets() };
    const ended = (): void => this.note(`the recording ended at ${isoTime(ends)}: all markets are halted`);
    return Promise.resolve(new ReplayFeed(this.recording, now, this.tickMs, ended));
  }

  close(): void {
    // nothing is open
  }

  private markets(): string[] {
    return INSTRUMENTS.filter(({ index }) => this.recording.markets[index]).map(({ symbol }) => symbol);
  }
}

const SYMBOL_LIST = INSTRUMENTS.map(({ symbol }) => symbol).join(', ');

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ConfigError(`MARKET_FEED: there is no ${path}`);
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => extname(name).toLowerCase() === '.csv').sort();
  if (names.length === 0) throw new ConfigError(`MARKET_FEED: ${path} has no .csv files`);
  return names.map((name) => join(path, name));
}

/** Adds a file's bars. @returns how many lines were of other markets */
async function readFile(file: string, lists: Map<MarketSymbol, BarList>): Promise<number> {
  const bars = new CsvBars(lists, basename(file));
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  let number = 0;
  try {
    for await (const line of lines) {
      number += 1;
      bars.read(line);
    }
    if (number === 0) throw new BadLine('the file is empty');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = error instanceof BadLine ? `, line ${Math.max(1, number)}` : ' cannot be read';
    throw new ConfigError(`MARKET_FEED: ${file}${place}: ${reason}`);
  }
  return bars.others;
}
