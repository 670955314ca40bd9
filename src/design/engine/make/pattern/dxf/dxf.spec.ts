import { area } from '../../../geometry/polyline.js';
import { decided } from '../../../cut/cut-of.js';
import { bodyOfSize, draftPattern, type Pattern } from '../index.js';
import { specOf } from '../specs.fixture.js';
import { patternDxf } from './index.js';
import { LAYERS } from './rows.js';

interface Entity {
  type: string;
  rows: [number, string][];
}

/** A DXF read back: pairs of group code and value, cut at every group 0. */
function entities(dxf: string): Entity[] {
  const lines = dxf.split('\r\n').slice(0, -1);
  expect(lines.length % 2).toBe(0);
  const out: Entity[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const code = Number(lines[i]);
    expect(Number.isInteger(code)).toBe(true);
    if (code === 0) out.push({ type: lines[i + 1], rows: [] });
    else out[out.length - 1].rows.push([code, lines[i + 1]]);
  }
  return out;
}

const value = (entity: Entity, code: number): string | undefined => entity.rows.find(([c]) => c === code)?.[1];

/** Closed polylines of a layer, in file order, as points. */
function polylines(all: readonly Entity[], layer: number): { x: number; y: number }[][] {
  const out: { x: number; y: number }[][] = [];
  let open = false;
  for (const entity of all) {
    if (entity.type === 'POLYLINE') {
      open = value(entity, 8) === String(layer) && value(entity, 70) === '1';
      if (open) out.push([]);
    } else if (entity.type === 'VERTEX' && open)
      out[out.length - 1].push({ x: Number(value(entity, 10)), y: Number(value(entity, 20)) });
    else if (entity.type === 'SEQEND') open = false;
  }
  return out;
}

describe('DXF', () => {
  let pattern: Pattern;
  let dxf: string;
  let all: Entity[];

  beforeAll(async () => {
    pattern = await draftPattern(decided(specOf('shirt', { gender: 'men' })), (await bodyOfSize('50', 'men')) ?? {});
    dxf = patternDxf(pattern.drafted, { style: 'Shirt – blå', size: 'EU 50' });
    all = entities(dxf);
  });

  it('has one block and one insert per piece, and ends', () => {
    const names = all.filter((e) => e.type === 'BLOCK').map((e) => value(e, 2));
    expect(names).toHaveLength(pattern.pieces.length);
    expect(new Set(names).size).toBe(names.length);
    expect(all.filter((e) => e.type === 'INSERT').map((e) => value(e, 2))).toEqual(names);
    expect(all[all.length - 1].type).toBe('EOF');
    expect(all.filter((e) => e.type === 'SECTION')).toHaveLength(all.filter((e) => e.type === 'ENDSEC').length);
  });

  it('boundaries and sew lines have the areas of the pieces, in millimetres', () => {
    const [cut, sew] = [polylines(all, LAYERS.boundary), polylines(all, LAYERS.sew)];
    expect(cut).toHaveLength(pattern.drafted.length);
    pattern.drafted.forEach((piece, i) => expect(area(cut[i]) / area(piece.cutLoop ?? piece.loop)).toBeCloseTo(1, 2));
    const sewn = pattern.drafted.filter((p) => p.cutLoop);
    sewn.forEach((piece, i) => expect(area(sew[i]) / area(piece.loop)).toBeCloseTo(1, 2));
  });

  it('keeps folds, grains and notches on their layers', () => {
    const on = (type: string, layer: number) => all.filter((e) => e.type === type && value(e, 8) === String(layer));
    expect(on('LINE', LAYERS.fold)).toHaveLength(pattern.drafted.filter((p) => p.fold).length);
    expect(on('LINE', LAYERS.grain)).toHaveLength(pattern.drafted.filter((p) => p.grain).length);
    const notches = pattern.drafted.flatMap((p) => p.marks).filter((m) => m.kind.endsWith('notch'));
    expect(on('POINT', LAYERS.notch)).toHaveLength(notches.length);
    expect(on('POINT', LAYERS.turnPoint).length).toBeGreaterThan(pattern.drafted.length * 3);
  });

  it('writes plain ASCII, the size and how many to cut, the same bytes each time', () => {
    expect(/^[\x20-\x7e\r\n]*$/.test(dxf)).toBe(true);
    expect(all.filter((e) => value(e, 1) === 'SIZE: EU 50')).toHaveLength(pattern.pieces.length);
    expect(all.some((e) => value(e, 1) === 'QUANTITY: 2')).toBe(true);
    expect(patternDxf(pattern.drafted, { style: 'Shirt – blå', size: 'EU 50' })).toBe(dxf);
    expect(/NaN|Infinity|undefined/.exec(dxf)).toBeNull();
  });
});
