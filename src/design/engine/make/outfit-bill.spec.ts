import type { Material, Materials, Notion } from './materials/index.js';
import { outfitBill, type Billed } from './outfit-bill.js';

const cloth = (name: string, hex: string, metres: number | null, more: Partial<Material> = {}): Material => ({
  kind: 'fabric',
  name,
  role: 'main',
  weight_gsm: 250,
  composition: '100 % wool',
  color: { name: hex, hex },
  care: 'dry clean',
  metres: { '90': null, '140': metres, '150': metres },
  basis: 'nested',
  ...more,
});
const thread: Notion = { name: 'sewing thread', quantity: 2, unit: 'spools', note: null };
const materials = (fabrics: Material[], notions: Notion[] = [thread]): Materials => ({
  fabrics,
  lining: [],
  interfacing: [],
  notions,
});
const billed = (garment: string, made: Materials, mid: number): Billed => ({
  garment,
  materials: made,
  cost: { currency: 'EUR', lines: [], total: { low: mid - 10, mid, high: mid + 10 }, not_priced: [], assumptions: [] },
});

const SUIT = [
  billed('blazer', materials([cloth('wool', '#000080', 1.75), cloth('silk', '#ffffff', 0.3, { role: 'trim' })]), 120.1),
  billed(
    'trousers',
    materials([cloth('wool', '#000080', 1.4)], [thread, { ...thread, name: 'zip', unit: 'pieces', quantity: 1 }]),
    50.2,
  ),
];

it('buys the same cloth once and adds its metres', () => {
  const { fabrics, notions } = outfitBill(SUIT).materials;
  expect(fabrics).toMatchObject([
    { name: 'wool', metres: { '90': null, '140': 3.15 }, for: ['blazer', 'trousers'] },
    { name: 'silk', role: 'trim', for: ['blazer'] },
  ]);
  expect(notions).toMatchObject([
    { name: 'sewing thread', quantity: 4, for: ['blazer', 'trousers'] },
    { name: 'zip', quantity: 1, for: ['trousers'] },
  ]);
});

it('keeps cloths of another colour, weight or composition apart', () => {
  const rows = outfitBill([
    billed('shirt', materials([cloth('linen', '#ffffff', 1)]), 10),
    billed('skirt', materials([cloth('linen', '#000000', 2), cloth('linen', '#ffffff', 1, { weight_gsm: 120 })]), 10),
  ]).materials.fabrics;
  expect(rows.map((row) => row.for)).toEqual([['shirt'], ['skirt'], ['skirt']]);
});

it('adds no metres to what is not known', () => {
  const rows = outfitBill([
    billed('coat', materials([cloth('wool', '#000080', 2)]), 10),
    billed('scarf', materials([cloth('wool', '#000080', null)]), 10),
  ]).materials.fabrics;
  expect(rows).toMatchObject([{ metres: { '140': null }, for: ['coat', 'scarf'] }]);
});

it('adds what it costs', () => {
  expect(outfitBill(SUIT).cost).toMatchObject({ total: { low: 150.3, mid: 170.3, high: 190.3 }, garments: [{}, {}] });
  expect(outfitBill([]).cost.total).toEqual({ low: 0, mid: 0, high: 0 });
});
