import { boughtWidth, wastageOf } from '../../cost/index.js';
import { FABRIC_FACTS, type Material, type Metres } from '../../materials/index.js';
import { FABRICS, type Fabric } from '../../spec.js';
import type { Prepared } from '../prepared.js';
import { capital, words } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { table } from '../table.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

const metres = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
const bought = (m: Metres, share: number): string => {
  const width = boughtWidth(m);
  return width === null ? '–' : `${((m[width] ?? 0) * (1 + share)).toFixed(2)} at ${width}`;
};

const factsOf = (material: Material): string => {
  if (!(FABRICS as readonly string[]).includes(material.name)) return '';
  const f = FABRIC_FACTS[material.name as Fabric];
  const feel = f.stiffness < 0.25 ? 'fluid' : f.stiffness < 0.55 ? 'medium drape' : 'crisp';
  return [
    f.knit ? 'knit' : 'woven',
    `stretch ${Math.round(f.stretch * 100)}\u00a0%`,
    feel,
    f.sheer >= 0.15 ? 'sheer' : null,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Cloths with their metres, haberdashery, and how much is bought. */
export function materialsPage(sheet: Sheet, pack: Prepared): void {
  const { materials, completed } = pack.input;
  const cloths = [...materials.fabrics, ...materials.lining, ...materials.interfacing];
  const share = wastageOf(completed);
  sheet.newPage('Bill of materials');
  let y = sheet.heading('Cloth, metres by width', CONTENT.x, CONTENT.y, 300);
  y = table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Material', width: 128, strong: true },
      { title: 'For', width: 58 },
      { title: 'Composition', width: 118 },
      { title: 'g/m²', width: 36, align: 'right' },
      { title: 'Facts', width: 120 },
      { title: 'Colour', width: 84 },
      { title: '90 cm', width: 44, align: 'right' },
      { title: '140 cm', width: 46, align: 'right' },
      { title: '150 cm', width: 46, align: 'right' },
      { title: `Buy, +${Math.round(share * 100)}\u00a0%`, width: 52, align: 'right', strong: true },
      { title: 'Basis', width: 38 },
    ],
    cloths.map((m) => [
      capital(words(m.name)),
      m.role,
      m.composition,
      String(m.weight_gsm),
      factsOf(m),
      m.color ? `${m.color.name} ${m.color.hex}` : '–',
      metres(m.metres['90']),
      metres(m.metres['140']),
      metres(m.metres['150']),
      bought(m.metres, share),
      m.basis,
    ]),
    { swatch: (i) => cloths[i].color?.hex ?? null },
  );
  y = sheet.text(
    'nested: length of the real pieces, grain kept, without selvedges. estimated: a share of the main fabric. unknown: no pattern to measure.',
    CONTENT.x,
    y + 5,
    CONTENT.width,
    { type: TYPES.note, color: COLORS.soft },
  );
  notions(sheet, pack, y + 14);
}

function notions(sheet: Sheet, pack: Prepared, top: number): void {
  const { sewing } = pack.construction;
  const y = sheet.heading('Haberdashery and thread', CONTENT.x, sheet.room(top, 90), 300);
  const rows = pack.input.materials.notions.map((n) => [
    capital(n.name),
    n.unit === 'm' ? `${n.quantity} m` : n.unit === 'spools' ? `${n.quantity} spools` : `${n.quantity}`,
    [n.note, n.name === 'sewing thread' ? sewing.thread : null].filter(Boolean).join('; '),
  ]);
  table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Item', width: 180, strong: true },
      { title: 'Quantity', width: 70, align: 'right' },
      { title: 'Note', width: 220 },
    ],
    rows,
  );
}
