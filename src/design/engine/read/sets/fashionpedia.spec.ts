import { ATTRIBUTES, CATEGORIES, PARTS } from './fashionpedia.fixture.js';
import { readUnits } from '../words/units.js';

/** "dolman (sleeve), batwing (sleeve)" → its names, each with and without the word in brackets. */
function namesOf(entry: string): string[][] {
  return entry
    .replace('wasitline', 'waistline')
    .split(/,\s*/)
    .map((name) => [
      name
        .replace(/\((.*?)\)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
      name.replace(/\s*\(.*?\)/g, '').trim(),
    ]);
}

const KIND: Readonly<Record<string, string>> = {
  'neckline type': 'neck',
  length: 'length',
  leather: '',
  animal: 'print',
};

/** Known when the phrase, or the phrase with its kind, is read as more than loose words. */
const recognised = (name: string, kind: string): boolean =>
  [name, `${name} ${kind}`.trim()].some((text) =>
    readUnits(text).units.some((u) => u.lexeme && u.lexeme.readings.some((r) => r.claims.length > 0)),
  );

const knows = (entry: string, kind = ''): boolean =>
  namesOf(entry).some((names) => names.some((name) => recognised(name, kind)));

describe('Fashionpedia names', () => {
  it('knows at least 95 % of the apparel categories', () => {
    const missing = CATEGORIES.filter((entry) => !knows(entry));
    expect(CATEGORIES).toHaveLength(27);
    expect({ share: 1 - missing.length / CATEGORIES.length >= 0.95, missing }).toEqual({
      share: true,
      missing: expect.any(Array),
    });
  });

  it('knows at least 95 % of the parts and trimmings', () => {
    const missing = PARTS.filter((entry) => !knows(entry));
    expect(missing.length / PARTS.length).toBeLessThanOrEqual(0.05);
  });

  it('knows at least 95 % of the garment attributes', () => {
    const all = Object.entries(ATTRIBUTES).flatMap(([kind, names]) =>
      names.map((name) => ({ kind: KIND[kind] ?? '', name })),
    );
    const missing = all.filter(({ kind, name }) => !knows(name, kind)).map(({ name }) => name);
    expect(all).toHaveLength(294);
    expect({ ok: missing.length / all.length <= 0.05, missing }).toEqual({ ok: true, missing: expect.any(Array) });
  });
});
