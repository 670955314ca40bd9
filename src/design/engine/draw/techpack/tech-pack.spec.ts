import { techPackFonts } from '../../../making/techpack.fonts.js';
import type { TechPackFonts, TechPackInput } from './input.js';
import { inputFrom } from './input.fixture.js';
import { readPdf } from './pdf-text.fixture.js';
import { pointsOfMeasure } from './points-of-measure.js';
import { setTechPack, techPackPdf } from './tech-pack.js';
import { Sheet, openDocument, type PlacedText } from './sheet.js';
import { table } from './table.js';
import { PAGE } from './theme.js';

const SHIRT = 'A relaxed white linen shirt with a band collar, chest pocket and long sleeves, no cuffs';
let fonts: TechPackFonts;
let shirt: TechPackInput;

beforeAll(async () => {
  fonts = await techPackFonts();
  shirt = await inputFrom(SHIRT);
});

const offPage = (placed: readonly PlacedText[]): string[] =>
  placed
    .filter((t) => t.x < 20 || t.y < 20 || t.x + t.width > PAGE.width - 20 || t.y + t.height > PAGE.height - 10)
    .map((t) => `${t.page}: ${t.text}`);

const outside = async (input: TechPackInput): Promise<string[]> => offPage((await setTechPack(input, fonts)).placed);

describe('the tech pack', () => {
  it('holds every section, as text that can be selected', async () => {
    const { pages } = await readPdf(await techPackPdf(shirt, fonts));
    const text = pages.map((p) => p.text).join('\n');
    for (const title of [
      'White linen shirt',
      'Flat, front',
      'Flat, back',
      'Bill of materials',
      'Colour',
      'Size chart and points of measure',
      'Pattern: cut list and checks',
      'Construction',
      'Care and cost',
      'Evidence',
    ])
      expect(text).toContain(title);
    for (const fact of [
      'Maximum washing temperature 40 °C',
      'an estimate, not an offer',
      'Chest width',
      '#fdfdfb',
      'Set the yoke',
      '“band collar”',
      `2 / ${pages.length}`,
    ])
      expect(text).toContain(fact);
    for (const piece of shirt.pattern.pieces) expect(text).toContain(piece.name);
    for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  });

  it('embeds its fonts and names no other maker', async () => {
    const { fonts: used, producer, created } = await readPdf(await techPackPdf(shirt, fonts));
    expect(used.length).toBe(3);
    expect(used.every((f) => f.embedded && /SourceSans3/.test(f.name))).toBe(true);
    expect(producer).toBe('Fyra');
    expect(created).toBeUndefined();
  });

  it('is the same bytes for the same input', async () => {
    const [a, b] = [await techPackPdf(shirt, fonts), await techPackPdf(shirt, fonts)];
    expect(Buffer.compare(a, b)).toBe(0);
    expect(a.length).toBeLessThan(1_500_000);
  });

  it('shows no date, no id and no name of a drafting library, whoever asked and whenever', async () => {
    const asked = (id: string, created_at: string): TechPackInput => Object.assign({ id, created_at }, shirt);
    const [a, b] = [
      await techPackPdf(asked('dsn_01234567890123456789012345', '2026-01-15T09:00:00.000Z'), fonts),
      await techPackPdf(asked('dsn_54321098765432109876543210', '2027-02-16T09:00:00.000Z'), fonts),
    ];
    expect(Buffer.compare(a, b)).toBe(0);
    const raw = Buffer.from(a).toString('latin1');
    expect(raw).not.toMatch(/CreationDate|ModDate|D:\d{8}/);
    const text = (await readPdf(a)).pages.map((p) => p.text).join('\n');
    expect(text).not.toMatch(/dsn_|\b20\d\d-\d\d-\d\d\b/);
    expect(text).not.toMatch(/\b(simone?|teagan|bella|sandy|jaeger|carlita|carlton|charlie|huey)\b|\+own/i);
    expect(text).toMatch(/[0-9A-Z]{8} · v2/);
  });

  it('a changed design has another reference', async () => {
    const of = async (input: TechPackInput): Promise<string> =>
      (await setTechPack(input, fonts)).placed.map((p) => /([0-9A-Z]{8}) · v2/.exec(p.text)?.[1]).find(Boolean) ?? '';
    expect(await of(shirt)).not.toBe(await of({ ...shirt, description: 'Another shirt' }));
  });

  it.each([25, 26, 27])('keeps a cut list of %d pieces and its note apart', async (count) => {
    const [piece] = shirt.pattern.pieces;
    const pieces = Array.from({ length: count }, (_, i) => ({ ...piece, id: `own.p${i}`, name: `Part ${i + 1}` }));
    const { placed } = await setTechPack({ ...shirt, pattern: { ...shirt.pattern, pieces, drafted: [] } }, fonts);
    const note = placed.find((p) => p.text.startsWith('Seam allowance')) ?? placed[0];
    const over = placed.filter(
      (p) => p !== note && p.page === note.page && Math.abs(p.y - note.y) < 8 && p.x < note.x + note.width,
    );
    expect(over.map((p) => p.text)).toEqual([]);
  });

  it('no page of a table holds its last row alone', () => {
    for (let count = 20; count <= 60; count++) {
      const sheet = new Sheet(openDocument({ title: '', subject: '' }, fonts), { name: '', reference: '' });
      sheet.newPage('Rows');
      const rows = Array.from({ length: count }, (_, i) => [`row ${i}`]);
      table(sheet, 40, 80, [{ title: 'Row', width: 100 }], rows);
      const set = sheet.placed.filter((p) => p.text.startsWith('row '));
      expect(set).toHaveLength(count);
      expect(set.filter((p) => p.page === sheet.page).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps all text on its pages', async () => {
    expect(await outside(shirt)).toEqual([]);
    expect(
      await outside(
        await inputFrom(
          'Camel double-breasted wool coat with notched lapels, knee length, flap pockets and cupro lining',
        ),
      ),
    ).toEqual([]);
  });

  it('makes a pack without a pattern, flats or illustration', async () => {
    const socks = await inputFrom('grey wool socks');
    expect(socks.pattern.status).toBe('none');
    const bare = { ...socks, illustration: null, flats: { frontSvg: '', backSvg: '' } };
    const { pages } = await readPdf(await techPackPdf(bare, fonts));
    expect(pages.map((p) => p.text).join('\n')).toContain('No base pattern is near this piece');
    expect(await outside(bare)).toEqual([]);
  });
});

const HOSTILE: ReadonlyArray<readonly [string, string]> = [
  ['3,000 characters', 'linen shirt '.repeat(250)],
  ['one word without end', 'x'.repeat(3000)],
  ['emoji and joiners', '👩🏽‍🏭🧥❤️‍🔥'.repeat(200)],
  ['right to left', 'قميص كتان أبيض '.repeat(120) + '\u202eevil\u202c'],
  ['Chinese', '白色亚麻衬衫'.repeat(300)],
  ['controls and line breaks', 'a\u0007b\u0000c\r\n\t'.repeat(400)],
  ['halves of pairs', '\ud83d\udc00\ud83d shirt'.repeat(50)],
];

describe('any text', () => {
  it.each(HOSTILE)('%s stays on the page', async (_name, description) => {
    const spans = {
      garment: {
        ...shirt.evidence.garment,
        span: [0, Math.min(400, description.length)] as const,
        text: description.slice(0, 400),
      },
    };
    const input = {
      ...shirt,
      description,
      evidence: { ...shirt.evidence, ...spans },
      warnings: [description],
      style: description.slice(0, 80),
    };
    const { bytes, placed } = await setTechPack(input, fonts);
    expect(offPage(placed)).toEqual([]);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });
});

describe('points of measure', () => {
  it('keep the ease of the drafted size in every size', () => {
    const chest = pointsOfMeasure(shirt).find((p) => p.kind === 'chest');
    const ease = (chest?.value ?? 0) * 2 - shirt.measurements.values.chest;
    expect(ease).toBeGreaterThan(5);
    shirt.size_chart.sizes.forEach((row, i) =>
      expect((chest?.graded[i] ?? 0) * 2 - row.measurements.chest).toBeCloseTo(ease, 0),
    );
  });

  it('grow with the size and carry tolerances', () => {
    for (const point of pointsOfMeasure(shirt)) {
      expect(point.graded).toEqual([...point.graded].sort((a, b) => a - b));
      expect(point.tolerance).toBeGreaterThan(0);
    }
  });
});

it('leaves pages away that would be empty, and says one size of what has one', async () => {
  const titles = async (text: string): Promise<string> =>
    (await readPdf(await techPackPdf(await inputFrom(text), fonts))).pages.map((p) => p.text).join('\n');
  const boots = await titles('black leather ankle boots');
  for (const gone of ['Pattern: cut list', 'Size chart', 'Cost of one piece']) expect(boots).not.toContain(gone);
  expect(boots).toContain('Flat, outer side');
  const tote = await titles('a canvas tote bag');
  expect(tote).toContain('One size');
  expect(tote).not.toContain('Bodies behind the sizes');
});

it('tightens a table that would leave a few rows on another page', async () => {
  const pages = (count: number): number => {
    const sheet = new Sheet(openDocument({ title: '', subject: '' }, fonts), { name: '', reference: '' });
    sheet.newPage('Rows');
    table(
      sheet,
      40,
      80,
      [{ title: 'Row', width: 100 }],
      Array.from({ length: count }, (_, i) => [`row ${i}`]),
    );
    return sheet.page;
  };
  expect(pages(26)).toBe(1);
  expect(pages(29)).toBe(1);
  expect(pages(40)).toBe(2);
});

it('names a printed figure, not the kind of its print', async () => {
  const { placed } = await setTechPack(await inputFrom('a rust hoodie with a white crane print on the chest'), fonts);
  const title = placed.find((p) => p.page === 1 && /hoodie/i.test(p.text) && p.height > 30)?.text ?? '';
  expect(title).not.toMatch(/graphic/);
  expect(
    placed
      .filter((p) => p.page === 1)
      .map((p) => p.text)
      .join(' '),
  ).toMatch(/with crane print/);
});
