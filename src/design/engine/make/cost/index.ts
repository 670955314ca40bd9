import { FABRIC_FACTS, type Material, type Materials, type Metres, type Notion } from '../materials/index.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { FABRICS, type Detail, type Fabric, type Print } from '../../garments/spec.js';
import {
  EFFICIENCY,
  FABRIC_PRICES,
  HANDWORK,
  LABELS_AND_PACKING,
  LABOUR_RATE,
  MATERIAL_SPREAD,
  NOTION_PRICES,
  OTHER_NOTION,
  OTHER_PRICES,
  OVERHEAD,
  WASTAGE,
  WASTAGE_MATCHED,
  type Range,
} from './prices.js';

export type { Range } from './prices.js';
export interface CostLine {
  item: string;
  quantity: number;
  unit: 'm' | 'pieces' | 'spools' | 'min' | '%' | 'piece';
  /** EUR per unit, the middle assumption */
  unit_price: number | null;
  /** EUR */
  amount: Range;
}

export interface CostEstimate {
  currency: 'EUR';
  lines: CostLine[];
  /** EUR per piece, making only: without margin, tax, freight and development */
  total: Range;
  /** materials without a known length, left out of the total */
  not_priced: string[];
  assumptions: string[];
}

const MATCHED: readonly Print[] = [
  'stripes',
  'vertical-stripes',
  'breton',
  'checks',
  'gingham',
  'plaid',
  'tartan',
  'houndstooth',
  'pinstripe',
];

/** Share bought beyond the nested metres. */
export const wastageOf = (spec: GarmentSpec): number =>
  spec.print && MATCHED.includes(spec.print) ? WASTAGE_MATCHED : WASTAGE;

/** The width that is bought: 140 cm, else 150, else 90. */
export function boughtWidth(metres: Metres): '140' | '150' | '90' | null {
  return (['140', '150', '90'] as const).find((width) => metres[width] !== null) ?? null;
}

const isFabric = (name: string): name is Fabric => (FABRICS as readonly string[]).includes(name);
const cents = (v: number): number => Math.round(v * 100) / 100;
const scaled = (amount: number, by: Range): Range => ({
  low: cents(amount * by.low),
  mid: cents(amount * by.mid),
  high: cents(amount * by.high),
});

/** EUR per metre; a cloth that is usually of silk or wool and here is not costs less, and the other way round. */
function priceOf(material: Material): number {
  if (!isFabric(material.name)) return OTHER_PRICES[material.name] ?? OTHER_NOTION;
  const usual = FABRIC_FACTS[material.name].composition;
  const dear = (text: string): boolean => /silk|cashmere|wool|leather/.test(text);
  const factor = dear(usual) === dear(material.composition) ? 1 : dear(usual) ? 0.35 : 2.5;
  return cents(FABRIC_PRICES[material.name] * factor);
}

function clothLine(material: Material, spec: GarmentSpec): CostLine | null {
  const width = boughtWidth(material.metres);
  if (width === null) return null;
  const quantity = cents((material.metres[width] ?? 0) * (1 + wastageOf(spec)));
  const unit_price = width === '90' ? cents(priceOf(material) * 0.7) : priceOf(material);
  return {
    item: `${material.name.replaceAll('-', ' ')} (${material.role}), ${width} cm`,
    quantity,
    unit: 'm',
    unit_price,
    amount: scaled(quantity * unit_price, MATERIAL_SPREAD),
  };
}

function notionLine(notion: Notion): CostLine {
  const unit_price = NOTION_PRICES.find(([pattern]) => pattern.test(notion.name))?.[1] ?? OTHER_NOTION;
  return {
    item: notion.name,
    quantity: notion.quantity,
    unit: notion.unit,
    unit_price,
    amount: scaled(notion.quantity * unit_price, MATERIAL_SPREAD),
  };
}

const labour = (minutes: number): Range => ({
  low: cents((minutes / EFFICIENCY.low) * LABOUR_RATE.low),
  mid: cents((minutes / EFFICIENCY.mid) * LABOUR_RATE.mid),
  high: cents((minutes / EFFICIENCY.high) * LABOUR_RATE.high),
});

const times = (a: Range, b: Range): Range => ({
  low: cents(a.low * b.low),
  mid: cents(a.mid * b.mid),
  high: cents(a.high * b.high),
});
const plus = (a: Range, b: Range): Range => ({
  low: cents(a.low + b.low),
  mid: cents(a.mid + b.mid),
  high: cents(a.high + b.high),
});

/**
 * What one piece may cost to make in a run of about a hundred, EUR: materials by their metres, standard minutes by a
 * minute rate, overhead. An estimate from stated assumptions, not an offer.
 * @param minutes standard minutes of the construction; 0 where there is no pattern
 */
export function costOf(spec: GarmentSpec, materials: Materials, minutes: number): CostEstimate {
  const cloths = [...materials.fabrics, ...materials.lining, ...materials.interfacing];
  const priced = cloths.map((material) => ({ material, line: clothLine(material, spec) }));
  const sewing = labour(minutes);
  const handwork = handworkOf(spec);
  const handMinutes = Math.round(minutes * handwork * 10) / 10;
  const lines: CostLine[] = [
    ...priced.flatMap(({ line }) => (line ? [line] : [])),
    ...materials.notions.map(notionLine),
    {
      item: 'labels and packing',
      quantity: 1,
      unit: 'piece',
      unit_price: LABELS_AND_PACKING.mid,
      amount: LABELS_AND_PACKING,
    },
    {
      item: 'cutting and sewing',
      quantity: minutes,
      unit: 'min',
      unit_price: cents(LABOUR_RATE.mid / EFFICIENCY.mid),
      amount: sewing,
    },
    ...(handwork > 0
      ? [
          {
            item: 'fitting and hand finishing',
            quantity: handMinutes,
            unit: 'min' as const,
            unit_price: cents(LABOUR_RATE.mid / EFFICIENCY.mid),
            amount: labour(handMinutes),
          },
        ]
      : []),
    {
      item: 'overhead on labour',
      quantity: OVERHEAD.mid * 100,
      unit: '%',
      unit_price: null,
      amount: times(plus(sewing, labour(handMinutes)), OVERHEAD),
    },
  ];
  return {
    currency: 'EUR',
    lines,
    total: lines.reduce<Range>((sum, line) => plus(sum, line.amount), { low: 0, mid: 0, high: 0 }),
    not_priced: priced.filter(({ line }) => line === null).map(({ material }) => material.name),
    assumptions: assumptionsOf(spec),
  };
}

/** Details that are sewn on by hand. */
const BY_HAND: readonly Detail[] = ['beading', 'sequins', 'embroidery', 'feathers', 'gems', 'flowers', 'applique'];

/** Handwork as a share of the standard minutes: of gowns, and of what is sewn on by hand. */
export function handworkOf({ category, variant, silhouette, details }: GarmentSpec): number {
  const wedding = category === 'dress' && /wedding|bridal/.test(variant ?? '');
  const gown = /gown|prom dress/.test(variant ?? '') || silhouette === 'ball-gown' || silhouette === 'mermaid';
  const evening = category === 'dress' && (gown || details.includes('train'));
  const surface = details.some((detail) => BY_HAND.includes(detail)) ? HANDWORK.surface : 0;
  return surface + (wedding ? HANDWORK.wedding : evening ? HANDWORK.evening : 0);
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

function assumptionsOf(spec: GarmentSpec): string[] {
  return [
    'An estimate from the assumptions below, not an offer; replace them by your own figures.',
    'A run of about 100 pieces of one style and colour; no development, grading, samples, freight, duty, tax or margin.',
    `Material prices are assumed European wholesale prices for tens of metres; low and high are ${percent(MATERIAL_SPREAD.low)} and ${percent(MATERIAL_SPREAD.high)} of them.`,
    `Metres as nested at the width stated, plus ${percent(wastageOf(spec))} for faults, ends and shrinkage${wastageOf(spec) > WASTAGE ? ' and for matching the print' : ''}.`,
    `Labour EUR ${LABOUR_RATE.low.toFixed(2)} / ${LABOUR_RATE.mid.toFixed(2)} / ${LABOUR_RATE.high.toFixed(2)} per paid minute at an efficiency of ${percent(EFFICIENCY.low)} / ${percent(EFFICIENCY.mid)} / ${percent(EFFICIENCY.high)}; standard minutes from the construction steps.`,
    ...(handworkOf(spec) > 0
      ? [
          `Fitting and hand finishing ${percent(handworkOf(spec))} of the standard minutes: of a gown, and of what is sewn on by hand.`,
        ]
      : []),
    `Overhead ${percent(OVERHEAD.low)} / ${percent(OVERHEAD.mid)} / ${percent(OVERHEAD.high)} of labour.`,
  ];
}
