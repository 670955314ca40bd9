import { cutOf } from '../../../cut/cut-of.js';
import { completedOf } from '../../../cut/typical.js';
import { readDesign } from '../../../read/read-design.js';
import { bodyOfSize, draftPattern } from '../index.js';

async function drafted(description: string, size = '40', wearer: 'women' | 'men' | 'child' = 'women') {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize(size, wearer)) ?? {};
  return draftPattern(cutOf(completedOf(read.brief), body), body);
}

const NAMES = ['kurta', 'dashiki', 'caftan', 'abaya', 'thobe', 'djellaba'];

it.each(NAMES)('a %s is cut straight, goes round the body and over the head', async (name) => {
  for (const [size, wearer] of [
    ['34', 'women'],
    ['58', 'men'],
    ['110', 'child'],
  ] as const) {
    const { status, deviations, checks, edges, base } = await drafted(
      `a ${name} for ${wearer === 'child' ? 'children' : wearer}`,
      size,
      wearer,
    );
    expect([base, status, deviations.join()]).toEqual(['own', 'exact', '']);
    expect(checks.finished_measures.length).toBeGreaterThan(0);
    expect(checks.openings.find((o) => o.passes === 'head')).toMatchObject({ ok: true });
    const unknown = edges.filter((e) => /own\.caftan/.test(e.piece) && e.known_by === 'role');
    expect(unknown).toEqual([]);
  }
});

it('a kurta’s sides are open below the waist, a thobe’s are closed', async () => {
  const hemmed = async (name: string) =>
    (await drafted(name)).edges.filter((e) => e.piece === 'own.caftanBack' && e.state === 'hemmed').length;
  expect([await hemmed('a kurta'), await hemmed('a thobe')]).toEqual([2, 1]);
});

it('an open abaya has two fronts and no slit; a caftan with a V goes over the head without one', async () => {
  const open = await drafted('an open abaya');
  expect(open.pieces.find((p) => p.id === 'own.caftanFront')).toMatchObject({ cut: 2, on_fold: false });
  expect(open.checks.openings.map((o) => o.opening)).not.toContain('neck');
  for (const made of [open, await drafted('a caftan with a v-neck')])
    expect(made.pieces.map((p) => p.id)).not.toContain('own.placket');
});

it('of a shalwar kameez the kameez is drafted and the rest is named', async () => {
  const { status, deviations } = await drafted('a shalwar kameez');
  expect([status, deviations.join()]).toEqual([
    'approximate',
    'Only the kameez is drafted; the shalwar is a pattern of its own.',
  ]);
});
