import { cutOf } from '../../cut/cut-of.js';
import { completedOf } from '../../cut/typical.js';
import { readDesign } from '../../read/read-design.js';
import { wearOf } from './bodies/wear.js';
import { bodyOfSize, draftPattern } from './index.js';
import { opensThroughout, toldOf } from './worn.fixture.js';

/** Each garment with each denial or closing, and every two of cloth, closing and size together at least once. */
const GARMENTS = [
  'shirt',
  'T-shirt',
  'sweater',
  'tank top',
  'parka',
  'blazer',
  'dress',
  'tunic',
  'trousers',
  'leggings',
];
const MORE = ['chinos', 'shorts', 'jumpsuit', 'joggers', 'hoodie', 'straight skirt', 'pyjamas'];
const CLOTHS = ['linen', 'cotton jersey'];
const CLOSINGS = ['', ' without a zip or buttons', ' with a zip'];
const SIZES = ['34', '42', '50'];

const ROWS = [...GARMENTS, ...MORE].flatMap((garment, g) =>
  CLOSINGS.map((closing, r) => [`a ${CLOTHS[(g + r) % 2]} ${garment}${closing}`, SIZES[(g + r) % 3]] as const),
);

async function draftedIn(description: string, size: string) {
  const read = readDesign({ description });
  const body = await bodyOfSize(size, 'women');
  if (!read.ok || !body) throw new Error(description);
  const cut = cutOf(completedOf(read.brief), body);
  return { body, cut, wear: wearOf(cut), pattern: await draftPattern(cut, body) };
}

describe('every opening and girth is held against the body', () => {
  it.each(ROWS)('%s in size %s', async (text, size) => {
    const { cut, pattern } = await draftedIn(text, size);
    const told = toldOf(pattern);
    const failed = told.filter(({ ok }) => !ok);
    for (const { words } of failed) expect(pattern.deviations.join(' ')).toMatch(words);
    if (pattern.status === 'exact') expect(failed).toEqual([]);
    const names = told.map(({ name }) => name);
    const has = (id: RegExp): boolean => pattern.drafted.some((p) => id.test(p.id));
    if (has(/\.(top)?sleeve$/i)) expect(names).toContain('biceps');
    if (has(/^(charlie|titan|lily|paco)\.front$/)) expect(names).toEqual(expect.arrayContaining(['thigh', 'ankle']));
    if (pattern.status === 'exact' && !opensThroughout(cut)) expect(names.some((n) => /neck|waist/.test(n))).toBe(true);
  });
});
