import { FAMILIES, type Family } from './called.fixture.js';
import { fill } from '../filling/fill.js';
import type { House } from '../house.types.js';
import { readingOf } from '../reading.js';

const HOUSE: House = {
  league: null,
  mood: null,
  offers: { plans: [], packs: [], free: { chat: 0, fashion: 0 } },
  answer: { text: '', sources: [], points: [] },
};

/** What a text says a name is, null where it leaves it open. */
function valueFor(name: string, type: Family['type'], text: string): unknown {
  const ground = { reading: readingOf(text), before: null, house: HOUSE, plans: null };
  const schema = type === 'date' ? { type: ['string', 'null'], format: 'date' } : { type: [type, 'null'] };
  const { value } = fill({ type: 'object', properties: { [name]: schema }, required: [name] }, ground);
  return (value as Record<string, unknown>)[name] ?? null;
}

const pairs = ({ roles }: Family): (readonly [asked: string, told: string])[] =>
  Object.entries(roles).flatMap(([name]) => Object.values(roles).map((told) => [name, told] as const));

describe.each(Object.entries(FAMILIES))('of %s', (_, family) => {
  const { roles, wordings, said } = family;

  it('none that is called otherwise is given', () => {
    const wrong = pairs(family)
      .filter(([name, told]) => roles[name] !== told)
      .flatMap(([name, told], i) => {
        const text = wordings[i % wordings.length](told, said);
        const got = valueFor(name, family.type, text);
        return got === null ? [] : [`${name} of “${text}”: ${JSON.stringify(got)}`];
      });
    expect(wrong).toEqual([]);
  });

  it('each is given that is called so', () => {
    const missed = Object.entries(roles).flatMap(([name, told]) =>
      wordings.map((wording) => wording(told, said)).filter((text) => valueFor(name, family.type, text) !== family.is),
    );
    expect(missed).toEqual([]);
  });
});
