import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSED_AFTER_MS } from '../engine/market/index.js';
import type { ReplayState } from './feed.js';
import { RecordingSource } from './recording-source.js';

const HEADER = 'time,symbol,open,high,low,close,volume';
const T0 = Date.UTC(2024, 0, 1);
const OPENED = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const line = (minute: number, symbol: string, price: number): string =>
  `${new Date(T0 + minute * MINUTE).toISOString()},${symbol},${price},${price * 1.001},${price * 0.999},${price},1`;

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'fyra-bars-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, lines.join('\n'));
  return path;
}

const read = (path: string, notes: string[] = []) => RecordingSource.read(path, 1_000, (text) => void notes.push(text));

describe('what cannot be read ends the start', () => {
  it.each([
    ['empty.csv', [], 'empty.csv, line 1: the file is empty'],
    ['header.csv', ['time,price'], 'header.csv, line 1: the header has no column open, high, low, close'],
    ['nosymbol.csv', ['time,open,high,low,close'], 'line 1: the header has no column symbol, and the name of the file'],
    ['only-header.csv', [HEADER], 'has no bars of BTC/USD, ETH/USD'],
    ['others.csv', [HEADER, line(0, 'PEPE', 1)], 'has no bars of BTC/USD'],
    ['zero.csv', [HEADER, line(0, 'BTC', 1), line(1, 'BTC', 0)], "zero.csv, line 3: open '0' is no price above 0"],
    [
      'unsorted.csv',
      [HEADER, line(1, 'BTC', 1), line(0, 'BTC', 1)],
      'unsorted.csv, line 3: 2024-01-01T00:00:00.000Z is not after',
    ],
    ['short.csv', [HEADER, '2024-01-01,BTC,1,1'], "short.csv, line 2: low '' is no price"],
  ])('%s', (name, lines, reason) => expect(read(write(name, ...lines))).rejects.toThrow(reason));

  it('a path that is not there, a folder without files', async () => {
    await expect(read(join(folder, 'no.csv'))).rejects.toThrow('MARKET_FEED: there is no ');
    mkdirSync(join(folder, 'none'));
    await expect(read(join(folder, 'none'))).rejects.toThrow('has no .csv files');
  });
});

describe('a recording that is played', () => {
  const begin = async (path: string, notes: string[] = []) => {
    const source = await read(path, notes);
    const { prices, state } = await source.opening();
    return { source, prices, feed: await source.resume(state(OPENED)) };
  };

  it('takes several markets of one file or of a folder, and leaves out what the league has not', async () => {
    const notes: string[] = [];
    const one = await begin(
      write('mixed.csv', HEADER, line(0, 'BTC', 100), line(0, 'ADA', 1), line(0, 'ETHUSDT', 10)),
      notes,
    );
    expect(one.prices).toEqual([100, 10, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    expect(notes[0]).toBe('1 lines of markets that are not in the league were left out');
    write('many/BTC-USD.csv', 'time,open,high,low,close', '2024-01-01,1,1,1,1');
    write('many/notes.txt', 'not bars');
    write('many/eth_usd.csv', 'time,open,high,low,close', '2024-01-01,2,2,2,2');
    expect((await begin(join(folder, 'many'))).prices.slice(0, 3)).toEqual([1, 2, Number.NaN]);
  });

  it('begins with the first tick, waits while the league is closed, and ends', async () => {
    const notes: string[] = [];
    const path = write('btc.csv', HEADER, ...[0, 1, 2].map((minute) => line(minute, 'BTC', 100 + minute)));
    const { feed, source } = await begin(path, notes);
    const place = (): number => (feed.state() as ReplayState).position - T0;
    feed.advance(OPENED + 50_000);
    expect(place()).toBe(1_000);
    feed.advance(OPENED + 60_000);
    expect(place()).toBe(11_000);
    feed.advance(OPENED + 60_000 + CLOSED_AFTER_MS + 5_000);
    expect(place()).toBe(12_000);
    const again = await source.resume(JSON.parse(JSON.stringify(feed.state())) as ReplayState);
    const at = OPENED + 60_000 + CLOSED_AFTER_MS + 6_000;
    expect(again.advance(at)).toEqual(feed.advance(at));
    expect(feed.advance(at + 100_000).prices[0]).toBeGreaterThan(100.8);
    expect(feed.advance(at + 167_000).prices[0]).toBeNaN();
    expect(notes.at(-1)).toContain('the recording ended at 2024-01-01T00:03:00.000Z');
  });

  it('may grow at its end, but not be another one', async () => {
    const { feed } = await begin(write('grow.csv', HEADER, line(0, 'BTC', 100)));
    feed.advance(OPENED + 1_000);
    const longer = await read(write('grow.csv', HEADER, line(0, 'BTC', 100), line(1, 'BTC', 101)));
    expect(((await longer.resume(feed.state())).state() as ReplayState).ends).toBe(T0 + 2 * MINUTE);
    const other = await read(write('other.csv', HEADER, line(5, 'BTC', 100)));
    await expect(other.resume(feed.state())).rejects.toThrow(
      'the league plays a recording from 2024-01-01T00:00:00.000Z',
    );
  });
});
