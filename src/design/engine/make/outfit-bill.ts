import type { Materials, Material, Metres, Notion } from './materials/index.js';
import type { CostEstimate, Range } from './cost/index.js';

/** What a garment of the outfit is made of, and what that may cost. */
export interface Billed {
  garment: string;
  materials: Materials;
  cost: CostEstimate;
}

/** A material or notion with the garments that need it. */
type Shared<T> = T & { for: string[] };

export interface OutfitBill {
  materials: {
    fabrics: Array<Shared<Material>>;
    lining: Array<Shared<Material>>;
    interfacing: Array<Shared<Material>>;
    notions: Array<Shared<Notion>>;
  };
  cost: { currency: 'EUR'; total: Range; garments: Array<{ garment: string; total: Range }> };
}

const cents = (value: number): number => Math.round(value * 100) / 100;
const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : cents(a + b));
const metres = (a: Metres, b: Metres): Metres => ({
  '90': sum(a['90'], b['90']),
  '140': sum(a['140'], b['140']),
  '150': sum(a['150'], b['150']),
});
const plus = (a: Range, b: Range): Range => ({
  low: cents(a.low + b.low),
  mid: cents(a.mid + b.mid),
  high: cents(a.high + b.high),
});

/** The same thing to buy: cloth and colour, however it is used. */
const clothKey = ({ kind, name, weight_gsm, composition, color }: Material): string =>
  JSON.stringify([kind, name, weight_gsm, composition, color?.hex ?? null]);
const notionKey = ({ name, unit, note }: Notion): string => JSON.stringify([name, unit, note ?? null]);

/** Rows of the same key become one, in the order in which they first come. */
function merged<T>(
  bills: readonly Billed[],
  rowsOf: (materials: Materials) => readonly T[],
  keyOf: (row: T) => string,
  add: (a: T, b: T) => T,
): Array<Shared<T>> {
  const rows = new Map<string, Shared<T>>();
  for (const { garment, materials } of bills)
    for (const row of rowsOf(materials)) {
      const before = rows.get(keyOf(row));
      const names = [...new Set([...(before?.for ?? []), garment])];
      rows.set(keyOf(row), { ...(before ? add(before, row) : row), for: names });
    }
  return [...rows.values()];
}

/** Cloth of two garments: each is laid by itself, so that their metres are added; laid together they may take less. */
const addedCloth = (a: Material, b: Material): Material => ({
  ...a,
  role: a.role === 'main' || b.role === 'main' ? (a.kind === 'fabric' ? 'main' : a.role) : a.role,
  metres: metres(a.metres, b.metres),
  basis: a.basis === b.basis ? a.basis : 'estimated',
});

/** One bill of several garments: what is bought once is listed once, costs are added. */
export function outfitBill(bills: readonly Billed[]): OutfitBill {
  const cloths = (rowsOf: (materials: Materials) => readonly Material[]): Array<Shared<Material>> =>
    merged(bills, rowsOf, clothKey, addedCloth);
  return {
    materials: {
      fabrics: cloths(({ fabrics }) => fabrics),
      lining: cloths(({ lining }) => lining),
      interfacing: cloths(({ interfacing }) => interfacing),
      notions: merged(
        bills,
        ({ notions }) => notions,
        notionKey,
        (a, b) => ({ ...a, quantity: cents(a.quantity + b.quantity) }),
      ),
    },
    cost: {
      currency: 'EUR',
      total: bills.reduce<Range>((total, { cost }) => plus(total, cost.total), { low: 0, mid: 0, high: 0 }),
      garments: bills.map(({ garment, cost }) => ({ garment, total: cost.total })),
    },
  };
}
