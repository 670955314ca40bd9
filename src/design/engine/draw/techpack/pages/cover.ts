import type { Cut } from '../../../cut/cut.js';
import type { Prepared } from '../prepared.js';
import { capital, words } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { isBodiless } from '../points/accessories.js';
import { facts } from '../table.js';
import { COLORS, COVER_TEXT, MARGIN, PAGE, TYPES } from '../theme.js';

const LEFT = { x: MARGIN, width: COVER_TEXT } as const;
/** Two thirds as wide as high, over the whole height of the page. */
const PICTURE = { width: (PAGE.height * 2) / 3, x: PAGE.width - (PAGE.height * 2) / 3 } as const;

/** What the worn garment stands on (`drape/out/raster`), so that both pictures lie on one sheet. */
const WORN_PAPER = '#f3f0ea';

/** Title, picture, the request's words and the style's facts. */
export function coverPage(sheet: Sheet, pack: Prepared): void {
  sheet.newPage(null);
  picture(sheet, pack);
  sheet.text('Tech pack', LEFT.x, 36, 200, { type: TYPES.heading, color: COLORS.soft, lines: 1 });
  let y = sheet.text(pack.name, LEFT.x, 54, LEFT.width, { type: TYPES.display, lines: 3 }) + 6;
  y = quote(sheet, pack, y) + 12;
  y = facts(sheet, LEFT.x, y, LEFT.width, styleFacts(pack)) + 12;
  swatches(sheet, pack, Math.min(y + 2, 440));
}

/** The illustration; above how the garment is worn, once it has been draped. */
function picture(sheet: Sheet, { input }: Prepared): void {
  const { x, width } = PICTURE;
  const wornHeight = input.worn ? (width * 2) / 3 : 0;
  const height = PAGE.height - wornHeight;
  sheet.box(x, 0, width, PAGE.height, input.worn ? WORN_PAPER : COLORS.panel);
  if (input.illustration) {
    const shown = { align: 'center', valign: 'center' } as const;
    const size: [number, number] = [width, height];
    sheet.doc.image(Buffer.from(input.illustration), x, 0, {
      ...shown,
      ...(input.worn ? { fit: size } : { cover: size }),
    });
  }
  if (input.worn) sheet.doc.image(Buffer.from(input.worn), x, height, { width, height: wornHeight });
}

function quote(sheet: Sheet, { input }: Prepared, y: number): number {
  const text = input.description.replaceAll(/\s+/g, ' ').trim();
  const below = sheet.text(`“${text}”`, LEFT.x, y, LEFT.width, { type: TYPES.quote, color: COLORS.soft, lines: 4 });
  if (!input.style) return below;
  return sheet.text(`Style: ${input.style}`, LEFT.x, below + 3, LEFT.width, {
    type: TYPES.body,
    color: COLORS.soft,
    lines: 1,
  });
}

const STATUS: Record<string, string> = {
  exact: 'exact: everything the text asks for is drafted',
  approximate: 'approximate: see the deviations on the pattern page',
  block_only: 'block only: a base to work from',
  none: 'none: no base pattern is near this piece',
};

/** What is at the neck: the part that is seen first. */
function neckOf(spec: Cut): string | null {
  if (spec.hood) return spec.hood === 'hood' ? 'hood' : `${spec.hood} hood`;
  if (spec.lapel) return `${spec.lapel} lapel`;
  if (spec.collar) return `${spec.collar} collar`;
  return spec.neckline && `${spec.neckline} neck`.replace(/neck neck$/, 'neck');
}

export function styleFacts(pack: Prepared): Array<readonly [string, string]> {
  const { input, construction, cost } = pack;
  const { completed: spec } = input;
  const main = input.materials.fabrics[0];
  const shape = [
    spec.silhouette,
    spec.leg && `${spec.leg} leg`,
    spec.waistline && `${spec.waistline} waist`,
    spec.fit && `${spec.fit} fit`,
    spec.length && `${words(spec.length)} length`,
  ];
  const cut = [neckOf(spec), spec.sleeve.length, spec.closure].filter((v): v is NonNullable<typeof v> => Boolean(v));
  const rows: Array<readonly [string, string | null]> = [
    ['Garment', [capital(spec.variant ?? words(spec.garment)), spec.gender].filter(Boolean).join(', ')],
    ['Shape', shape.filter(Boolean).map(String).map(words).join(', ') || null],
    [cut.length > 1 ? 'Neck, sleeve, closing' : 'Closing', cut.map(words).join(', ') || null],
    ['Main fabric', main ? `${capital(words(main.name))}, ${main.composition}, ${main.weight_gsm} g/m²` : null],
    [
      'Drafted for',
      input.pattern.pieces.length > 0 && !isBodiless(spec)
        ? `${input.measurements.size}, ${input.measurements.gender}`
        : null,
    ],
    ['Pattern', STATUS[input.pattern.status]],
    [
      'Sewing time',
      input.pattern.pieces.length > 0
        ? `${construction.minutes} standard minutes in ${construction.steps.length} steps`
        : null,
    ],
    [
      'Cost to make',
      input.pattern.pieces.length > 0
        ? `EUR ${cost.total.low.toFixed(0)}–${cost.total.high.toFixed(0)}, an estimate`
        : null,
    ],
    ['Season, occasion', [...spec.season, ...spec.occasion].join(', ') || null],
    ['Reference', pack.reference],
  ];
  return rows.filter((row): row is readonly [string, string] => row[1] !== null);
}

function swatches(sheet: Sheet, { input }: Prepared, y: number): void {
  const { main, secondary, accent } = input.palette;
  [main, secondary, accent].forEach((color, i) => {
    const x = LEFT.x + i * 124;
    sheet.box(x, y, 30, 30, color.hex, COLORS.line);
    sheet.text(color.name, x + 37, y + 3, 84, { type: TYPES.cellStrong, lines: 1 });
    sheet.text(`${color.hex}  ${['main', 'secondary', 'accent'][i]}`, x + 37, y + 15, 84, {
      type: TYPES.note,
      color: COLORS.soft,
      lines: 1,
    });
  });
}

/** The list of pages at the foot of the cover, set when all pages are known. */
export function contents(sheet: Sheet): void {
  const { sections } = sheet;
  const rows = Math.ceil(sections.length / 2);
  const top = 548 - rows * 12.5;
  const last = sheet.page;
  sheet.on(1);
  sheet.rule(LEFT.x, top - 6, LEFT.width, COLORS.line);
  sections.forEach(({ title, page }, i) => {
    const x = LEFT.x + (i < rows ? 0 : LEFT.width / 2);
    const y = top + (i % rows) * 12.5;
    sheet.put(1, String(page), x, y, 16, { type: TYPES.cellStrong, lines: 1 });
    sheet.put(1, title, x + 18, y, LEFT.width / 2 - 22, { type: TYPES.cell, color: COLORS.soft, lines: 1 });
  });
  sheet.on(last);
}
