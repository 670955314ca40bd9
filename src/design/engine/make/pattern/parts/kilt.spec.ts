import { cutOf } from '../../../cut/cut-of.js';
import { completedOf } from '../../../cut/typical.js';
import { readDesign } from '../../../read/read-design.js';
import { bodyOfSize, draftPattern } from '../index.js';
import { SETT_MM } from './kilt.js';

async function drafted(description: string) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize('50', 'men')) ?? {};
  return draftPattern(cutOf(completedOf(read.brief), body), body);
}

it('each pleat of a tartan kilt takes one repeat of the check', async () => {
  const { drafted: pieces, status } = await drafted('a kilt in red tartan for men');
  const pleats = pieces.find((p) => p.id === 'own.kiltPleats');
  const count = Number(/(\d+) knife pleats/.exec(pleats?.title ?? '')?.[1]);
  const { b, a } = pleats?.points ?? {};
  expect([status, (b?.x ?? 0) - (a?.x ?? 0)]).toEqual(['exact', count * SETT_MM]);
  expect(count).toBeGreaterThan(15);
});

it('a plain kilt has shallower pleats', async () => {
  const [checked, plain] = [
    await drafted('a tartan kilt for men'),
    await drafted('a kilt in plain navy wool, no tartan'),
  ];
  const width = ({ pieces }: typeof plain) => pieces.find((p) => p.id === 'own.kiltPleats')?.width_mm ?? 0;
  expect(width(plain)).toBeLessThan(width(checked));
});

it('a sarong is a hemmed length of cloth that goes once and a half round the body', async () => {
  const { status, pieces, edges } = await drafted('a sarong in batik cotton');
  expect([status, pieces.map((p) => p.id)]).toEqual(['exact', ['own.sarong']]);
  expect(edges.every((e) => e.state === 'hemmed')).toBe(true);
});
