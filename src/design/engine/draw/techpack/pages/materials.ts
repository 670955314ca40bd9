import { clothKind, type ClothKind } from '../../../make/construction/index.js';
import { boughtWidth, wastageOf } from '../../../make/cost/index.js';
import { FABRIC_FACTS, type Material, type Metres, type Notion } from '../../../make/materials/index.js';
import type { Cut } from '../../../cut/cut.js';
import { FABRICS, type Fabric } from '../../../garments/spec.js';
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

const factsOf = (material: Material, kind: ClothKind): string => {
  if (!(FABRICS as readonly string[]).includes(material.name)) return '';
  const f = FABRIC_FACTS[material.name as Fabric];
  const feel = f.stiffness < 0.25 ? 'fluid' : f.stiffness < 0.55 ? 'medium drape' : 'crisp';
  return [
    f.knit || kind === 'stretch' ? 'knit' : 'woven',
    `stretch ${Math.round((kind === 'stretch' ? Math.max(0.5, f.stretch) : f.stretch) * 100)}\u00a0%`,
    feel,
    f.sheer >= 0.15 ? 'sheer' : null,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The parts that a second cloth or colour is for, where the text says which. */
function useOf(spec: Cut, { role, name, color }: Material): string {
  if (role !== 'trim') return role;
  const fabric = spec.fabrics.find((f) => f.name === name && f.parts && f.parts.length > 0);
  const dyed = spec.colors.find((c) => c.hex === color?.hex && c.parts && c.parts.length > 0);
  return (fabric?.parts ?? dyed?.parts ?? [role]).join(', ');
}

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
      { title: 'Material', width: 120, strong: true },
      { title: 'For', width: 66 },
      { title: 'Composition', width: 112 },
      { title: 'g/m²', width: 32, align: 'right' },
      { title: 'Facts', width: 112 },
      { title: 'Colour', width: 84 },
      { title: '90 cm', width: 42, align: 'right' },
      { title: '140 cm', width: 44, align: 'right' },
      { title: '150 cm', width: 44, align: 'right' },
      { title: `Buy, +${Math.round(share * 100)}\u00a0%`, width: 60, align: 'right', strong: true },
      { title: 'Basis', width: 54 },
    ],
    cloths.map((m) => [
      capital(words(m.name)),
      useOf(completed, m),
      m.composition,
      String(m.weight_gsm),
      factsOf(m, m.role === 'main' ? clothKind(completed) : 'medium'),
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

/** Where things that every piece carries are sewn in; usual places. */
const LABELS = (spec: Cut): string[][] => {
  const top = ['trousers', 'shorts', 'skirt'].includes(spec.category)
    ? 'centre back waist, inside'
    : 'centre back neck, inside';
  const loose = ['bag', 'headwear', 'accessory'].includes(spec.category);
  const side = loose ? 'with the brand label' : 'left side seam, inside, 10 cm above the hem';
  return [
    ['Brand and size label', '1', '–', loose ? 'inside, in the main seam' : top],
    ['Care and fibre label', '1', '–', side],
    ['Hang tag and bag', '1', '–', 'packing'],
  ];
};

const quantityOf = ({ quantity, unit }: Notion): string => (unit === 'pieces' ? `${quantity}` : `${quantity} ${unit}`);

/** Thread that contrasts where the text says so. */
function threadColor(spec: Cut): string {
  const stitching = spec.details.includes('contrast-stitching') || spec.details.includes('topstitching');
  const second = spec.colors.find((c) => c.role !== 'main' && c.source !== 'default' && !c.parts);
  const main = spec.colors.find((c) => c.role === 'main')?.name ?? 'main colour';
  return stitching && second ? `${second.name} for topstitching, else to match` : `to match ${main}`;
}

function notions(sheet: Sheet, pack: Prepared, top: number): void {
  const { sewing } = pack.construction;
  const { completed } = pack.input;
  const y = sheet.heading('Haberdashery, thread and labels', CONTENT.x, sheet.room(top, 90), 300);
  const rows = pack.input.materials.notions.map((n) => {
    const thread = n.name === 'sewing thread';
    return [
      capital(n.name),
      quantityOf(n),
      thread ? threadColor(completed) : colorOf(completed, n),
      [n.note, thread ? sewing.thread : null].filter(Boolean).join('; '),
    ];
  });
  table(
    sheet,
    CONTENT.x,
    y,
    [
      { title: 'Item', width: 186, strong: true },
      { title: 'Quantity', width: 66, align: 'right' },
      { title: 'Colour', width: 186 },
      { title: 'Where, note', width: 332 },
    ],
    [...rows, ...LABELS(completed)],
  );
}

/** Said by the text for the closing, cord or trim; else dyed to match. */
function colorOf(spec: Cut, { name, note }: Notion): string {
  if (/rivet|cufflink|buckle|hook|eyelet|snap|stud|boning|pad|elastic/.test(name)) return '–';
  const printed = name === 'placement print' ? spec.colors.find((c) => c.parts?.includes('print')) : undefined;
  const named = printed ?? spec.colors.find((c) => note?.includes(c.name));
  return named ? named.name : 'to match';
}
