import { decided } from '../../../cut/cut-of.js';
import type { Garment } from '../../../garments/spec.js';
import { bodyOfSize, draftPattern } from '../index.js';
import { printedPiece } from '../sheet/printed.js';
import { shared, wordBoxes } from '../sheet/word-boxes.js';
import { specOf } from '../specs.fixture.js';
import { arrangeForPages } from './arrange.js';
import { frame } from './frame.js';
import { PAPERS } from './paper.js';
import { mapOf, wordsOn } from './pattern-pdf.js';
import { finishedRows } from './words.js';

const draftOf = async (garment: Garment) =>
  draftPattern(decided(specOf(garment, { gender: 'women' })), (await bodyOfSize('M', 'women')) ?? {});

describe.each<Garment>(['dress', 'shirt', 'blazer', 'trousers', 'coat', 'skirt', 'hoodie'])(
  'the pages of a %s',
  (garment) => {
    it.each(['a4', 'letter'] as const)('have no mark over the words of a piece, %s', async (size) => {
      const paper = PAPERS[size];
      const printed = (await draftOf(garment)).drafted.map((piece, i) => printedPiece(piece, i + 1));
      const laid = arrangeForPages(printed, paper);
      const taken = wordsOn(printed, laid);
      const { tiles } = mapOf(printed, laid, paper, true).grid;
      const over = tiles.flatMap((tile) => {
        const [dx, dy] = [paper.margin - tile.window.minX, paper.margin - tile.window.minY];
        const here = taken.map((b) => ({ minX: b.minX + dx, maxX: b.maxX + dx, minY: b.minY + dy, maxY: b.maxY + dy }));
        const marks = wordBoxes(frame(tile, paper, { foot: `${garment}, size M`, number: 99, of: 99 }, taken));
        return marks.filter((mark) => here.some((words) => shared(mark, words) > 0)).map(() => tile.label);
      });
      expect(over).toEqual([]);
    });
  },
);

it.each<Garment>(['dress', 'shirt', 'blazer', 'trousers', 'coat', 'skirt'])(
  'what a %s measures is the body and the ease that are printed beside it',
  async (garment) => {
    const { checks } = await draftOf(garment);
    const rows = finishedRows({
      title: '',
      size: 'M',
      sa_mm: 10,
      body: {},
      finished: checks.finished_measures,
      yardage: [],
      deviations: [],
    });
    for (const [name, whole, sum] of rows) {
      const [, body, sign, ease] = /^([\d.]+) cm body ([+−]) ([\d.]+) cm ease$/.exec(sum) ?? [];
      const added = Number(body) + (sign === '−' ? -1 : 1) * Number(ease);
      expect([name, added.toFixed(1)]).toEqual([name, Number.parseFloat(whole).toFixed(1)]);
    }
    expect(rows.length).toBeGreaterThan(0);
  },
);
