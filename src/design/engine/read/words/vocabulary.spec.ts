import { COLOR_NAMES } from '../../color/names.js';
import { DETAILS, ERAS, FABRICS, FITS, GARMENTS, OCCASIONS, PRINTS } from '../../garments/spec.js';
import { ACCESSORY } from '../categories.js';
import { readBrief } from '../index.js';
import { LANGUAGES } from './lexeme.js';
import type { Language, Lexeme } from './lexeme.js';
import { JOINERS } from '../lexicon/function-words.js';
import { LEXICON } from '../lexicon/languages.js';
import { ROWS } from '../lexicon/style-rows.js';
import { forms } from './trie.js';
import type { TrieNode } from './trie.js';
import { TRIES } from './vocabulary.js';

const garmentClaims = (lexeme: Lexeme): boolean =>
  lexeme.readings.every((r) => r.claims.some((c) => c.attribute === 'garment'));
const LINKED = new Set(['with', 'of', 'in', 'a', 'med', 'i', 'mit', 'aus', 'avec', 'de', 'con', 'en', ...JOINERS]);

function* phrases(
  node: TrieNode,
  words: readonly string[] = [],
): Generator<{ words: readonly string[]; lexeme: Lexeme }> {
  if (node.lexeme) yield { words, lexeme: node.lexeme };
  for (const [word, next] of node.next) yield* phrases(next, [...words, word]);
}

/** What a French or Spanish phrase names stands first: "col chemise" is a collar. */
const NOUN_LAST: readonly Language[] = ['en', 'sv', 'de'];

it.each(['fr', 'es'] as const)('no shape of %s swallows the garment that it begins with', (language) => {
  const root = TRIES[language];
  const swallowed = [...phrases(root)].filter(({ words, lexeme }) => {
    const first = root.next.get(words[0])?.lexeme;
    const shapes = lexeme.readings.some((r) => r.claims.some((c) => c.attribute === 'silhouette'));
    const wanted = first?.garment === 'skirt' || first?.garment === 'dress' || first?.garment === 'trousers';
    return words.length > 1 && wanted && shapes && !lexeme.garment && !words.some((word) => LINKED.has(word));
  });
  expect(swallowed.map(({ words }) => words.join(' '))).toEqual([]);
});

it.each([
  ['un vestido de lino con manga kimono', 'dress', 'sleeve.type', 'kimono'],
  ['une robe en lin, col chemise', 'dress', 'collar', 'shirt'],
  ['un vestido azul, bolsillo canguro', 'dress', 'pockets', 'kangaroo'],
  ['une jupe froncée', 'skirt', 'silhouette', 'gathered'],
  ['falda fruncida', 'skirt', 'silhouette', 'gathered'],
])('%s', (text, garment, attribute, value) => {
  const result = readBrief({ description: text });
  if (!result.ok) throw new Error('refused');
  const { spec, evidence } = result.brief;
  const entry = evidence[attribute];
  expect([spec.garment, ...(entry?.items ?? [entry]).map((item) => item?.value)]).toEqual([garment, value]);
});

it.each(NOUN_LAST)('no phrase of %s swallows the garment that it ends in', (language) => {
  const root = TRIES[language];
  const swallowed = [...phrases(root)].filter(({ words, lexeme }) => {
    const last = root.next.get(words[words.length - 1])?.lexeme;
    if (words.length < 2 || lexeme.block || !last?.garment || ACCESSORY.has(last.garment)) return false;
    return garmentClaims(last) && !lexeme.garment && !words.some((word) => LINKED.has(word));
  });
  expect(swallowed.map(({ words }) => words.join(' '))).toEqual([]);
});

const GLUE: Partial<Record<Language, readonly string[]>> = {
  sv: ['', 's', 'e', 'o', 'a'],
  de: ['', 's', 'n', 'en', 'e'],
};

/** "Vida linnebyxor" as a phrase would keep "linnebyxor" from being taken apart anywhere else. */
it.each(['sv', 'de'] as const)('no phrase of %s hides a compound that would be read', (language) => {
  const alone = (word: string): boolean => forms(word, language).some((form) => TRIES[language].next.get(form)?.lexeme);
  const cuts = (word: string): string[] =>
    Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3)
      .filter((cut) => alone(word.slice(cut)))
      .flatMap((cut) =>
        (GLUE[language] ?? []).filter((link) => {
          const head = word.slice(0, cut - link.length);
          return word.slice(0, cut).endsWith(link) && head.length >= 3 && alone(head);
        }),
      );
  const hidden = LEXICON[language].filter(
    ({ words }) => words.length > 1 && words.some((word) => word.length > 6 && !alone(word) && cuts(word).length > 0),
  );
  expect(hidden.map(({ words }) => words.join(' '))).toEqual([]);
});

describe('data files speak of what a spec knows', () => {
  const unknown = (list: readonly string[], of: readonly string[] = []): string[] =>
    of.filter((value) => !list.includes(value));

  it.each(LANGUAGES)('garments of %s', (language) => {
    const named = LEXICON[language].flatMap(({ garment }) => garment ?? []);
    expect([named.length > 0, unknown(GARMENTS, named)]).toEqual([true, []]);
  });

  it.each(ROWS.map((row) => [row.words.split('|')[0], row] as const))('the style %s', (_, row) => {
    const { colors, fabrics, fit, print, era, occasion, details } = row;
    const lists = [FABRICS, FITS, PRINTS, ERAS, OCCASIONS, DETAILS];
    const values = [fabrics, ...[fit, print, era, occasion].map((value) => (value ? [value] : [])), details ?? []];
    expect(values.flatMap((of, i) => unknown(lists[i], of))).toEqual([]);
    expect(unknown(Object.keys(COLOR_NAMES), colors)).toEqual([]);
  });
});

it.each([
  ['five-pocket jeans in dark denim', 'jeans'],
  ['five pocket jeans', 'jeans'],
  ['5-pocket jeans, slim', 'jeans'],
  ['straight jeans with five pockets', 'jeans'],
  ['a full skirt in red wool', 'skirt'],
  ['a trumpet skirt', 'skirt'],
  ['a full-length gown', 'dress'],
  ['fitted bodice, full skirt, boat neck: a tea dress', 'dress'],
  ['a tweed jacket', 'jacket'],
])('%s is a %s', (description, garment) => {
  const result = readBrief({ description });
  expect(result.ok && result.brief.spec.garment).toBe(garment);
});

it.each(['five-pocket jeans', 'jeans with five pockets'])('%s has the five', (description) => {
  const result = readBrief({ description });
  expect(result.ok && result.brief.spec.pockets).toEqual(['curved', 'back', 'coin']);
});

it('gives a coat with five pockets the pockets of a coat', () => {
  const result = readBrief({ description: 'a coat with five pockets' });
  expect(result.ok && result.brief.spec.pockets).toEqual(['welt']);
});
