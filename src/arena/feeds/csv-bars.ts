import { extname } from 'node:path';
import { parseSymbol } from '../engine/instruments.js';
import { BadLine, BarList, readHeader, readRow, type Layout } from '../engine/market/index.js';
import type { MarketSymbol } from '../engine/types.js';

/** `BTC-USD.csv`, `btcusdt_1m.csv` and the like name their market. */
export function symbolOfFile(name: string): MarketSymbol | null {
  const stem = name.slice(0, name.length - extname(name).length);
  return parseSymbol(stem) ?? parseSymbol(stem.split(/[_. ]/)[0]);
}

/** The lines of one CSV file as bars of the league's markets. */
export class CsvBars {
  /** lines of markets that are not in the league */
  others = 0;
  private layout: Layout | null = null;
  private readonly usual: MarketSymbol | null;

  constructor(
    private readonly lists: Map<MarketSymbol, BarList>,
    fileName: string,
  ) {
    this.usual = symbolOfFile(fileName);
  }

  /** @throws BadLine */
  read(line: string): void {
    if (line.trim() === '') return;
    if (this.layout) return this.row(this.layout, line);
    this.layout = readHeader(line);
    if (this.layout.symbol === undefined && this.usual === null) {
      throw new BadLine('the header has no column symbol, and the name of the file is none of a market');
    }
  }

  private row(layout: Layout, line: string): void {
    const { symbol, time, prices } = readRow(layout, line);
    const market = symbol === null ? this.usual : symbol;
    if (!market) return void (this.others += 1);
    const list = this.lists.get(market) ?? new BarList();
    this.lists.set(market, list);
    list.add(time, prices);
  }
}
