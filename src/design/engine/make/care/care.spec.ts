import { decided } from '../../cut/cut-of.js';
import { materialsOf } from '../materials/index.js';
import { specOf } from '../pattern/specs.fixture.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { SpecFabric } from '../../garments/spec.js';
import { careOf } from './index.js';

const fabric = (name: SpecFabric['name'], composition: string, role?: SpecFabric['role']): SpecFabric => ({
  name,
  weight_gsm: 150,
  composition,
  source: 'stated',
  ...(role ? { role } : {}),
});
const spec = (more: Partial<GarmentSpec>): GarmentSpec =>
  specOf('shirt', {
    category: 'shirt',
    colors: [{ name: 'white', hex: '#ffffff', role: 'main', source: 'stated' }],
    ...more,
  });
const codes = (s: GarmentSpec): string[] => careOf(s, materialsOf(decided(s))).instructions.map((c) => c.code);

describe('careOf', () => {
  it('washes cotton at 40 °C and irons it hot', () => {
    expect(codes(spec({ fabrics: [fabric('cotton', '100 % cotton')] }))).toEqual([
      'wash-40-normal',
      'bleach-oxygen',
      'dry-tumble-low',
      'iron-200',
      'pro-p',
    ]);
  });

  it('takes the strictest of all components', () => {
    const leathered = spec({ fabrics: [fabric('cotton', '100 % cotton'), fabric('leather', '100 % leather', 'trim')] });
    const care = careOf(leathered, materialsOf(decided(leathered)));
    expect(care.instructions.map((c) => c.code)).toEqual([
      'wash-no',
      'bleach-no',
      'dry-shade',
      'iron-no',
      'pro-leather',
    ]);
    expect(new Set(care.instructions.map((c) => c.because))).toEqual(new Set(['trim: leather']));
  });

  it('never washes a tailored coat, whatever its cloth', () => {
    const coat = specOf('coat', {
      ...spec({ fabrics: [fabric('cotton', '100 % cotton')] }),
      garment: 'coat',
      category: 'outerwear',
    });
    expect(codes(coat)[0]).toBe('wash-no');
  });

  it('names as the reason only what the materials have, and says where the cloth alone bears more', () => {
    for (const garment of ['trench-coat', 'blazer', 'coat', 'waistcoat'] as const) {
      const tailored = specOf(garment, { ...spec({ fabrics: [fabric('cotton', '100 % cotton')] }), garment });
      const materials = materialsOf(decided(tailored));
      const care = careOf(tailored, materials);
      const names = [...materials.interfacing, ...materials.fabrics, ...materials.lining].map(({ name }) => name);
      const [{ because }] = care.instructions;
      const parts = because.split(' and ').filter((part) => part !== 'lining' && part !== 'tailored make-up');
      expect(parts.filter((part) => !names.includes(part))).toEqual([]);
      expect(because.includes('lining') && materials.lining.length === 0).toBe(false);
      expect(care.advice.join(' ')).toMatch(/The cloth alone could be washed; the garment cannot/);
    }
  });

  it('dries knitted wool flat', () => {
    expect(
      codes(spec({ garment: 'sweater', category: 'knitwear', fabrics: [fabric('merino', '100 % merino wool')] })),
    ).toEqual(['wash-hand', 'bleach-no', 'dry-flat', 'iron-150', 'pro-p-mild']);
  });

  it('answers for any design: five processes in the order of the standard', () => {
    const processes = careOf(spec({ fabrics: [] }), {
      fabrics: [],
      lining: [],
      interfacing: [],
      notions: [],
    }).instructions.map((c) => c.process);
    expect(processes).toEqual(['washing', 'bleaching', 'drying', 'ironing', 'professional care']);
  });
});
