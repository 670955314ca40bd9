import { DEVELOPMENT_SET } from './sets/development-set.fixture.js';
import * as fresh from './sets/fresh-sets.fixture.js';
import { STOP_WORDS, isStopWord } from './lexicon/stop-words.js';
import { readDesign } from './read-design.js';
import { parseSet } from './sets/scoring.fixture.js';
import { FUNCTION_WORDS } from './lexicon/function-words.js';
import { LANGUAGES, fold } from './words/lexeme.js';
import { tokenize } from './words/tokens.js';
import { TRIES } from './words/vocabulary.js';
import { unusedOf } from './unused.js';

/** What is said of the wearer and the feast, not of the cut; "even" and "u" shape a hem and a neck only beside those words. */
const STEERS = new Set('hem neckline gender occasion style season shade weight part item'.split(' '));

const read = (description: string) => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(result.reason);
  return result.brief;
};
const unused = (description: string): string[] => read(description).unused.map(({ text }) => text);

it('takes split leather for leather, without a slit', () => {
  expect(read('a jacket in split cowhide').spec).toMatchObject({ details: [], fabrics: [{ name: 'leather' }] });
});

it.each([
  ['a jumpsuit with a cape panel on one side', 'cape ("cape panel")'],
  ['a shirt to wear over black skinny jeans', 'jeans ("black skinny jeans")'],
  ['a shirt to wear over jeans', 'jeans.'],
])('names what is not designed with the words that describe it: %s', (text, named) => {
  expect(read(text).warnings.join()).toContain(`Not designed: ${named}`);
});

describe('words of which no design follows', () => {
  it.each([
    ['a wool coat with an action back', ['action back']],
    ['a jumper with saddle shoulders and a zorbel', ['zorbel']],
    ['a navy dress with silver brooches', ['silver brooches']],
    ['linen trousers, gusseted, with a pencil slot', ['gusseted', 'pencil slot']],
    ['Shorts aus Leinen mit Knirpeltasche', ['Knirpel']],
    ['a coat in double-face cashmere', ['double-face']],
    ['wool trousers with side adjusters', ['side adjusters']],
    ['trousers with a split waistband', ['split waistband']],
    ['en marinblå jacka med en ficka inuti', ['ficka inuti']],
    ['an olive parka with a storm skirt', ['storm skirt']],
    ['en klänning med insydd bh', ['insydd bh']],
    ['a jacket with zorbel-like seams', ['zorbel-like seams']],
    ['a simpel red dress becuase I like it', []],
    ['a red dress', []],
    ['a red dress with 2 bows', []],
    ['a kilt, 8 yards', ['8 yards']],
    ['a red dress with a huge bow', []],
    ['a red dress with huge zorbels', ['huge zorbels']],
    ['he is tall: a linen shirt', []],
    ['a red dress, and slim white trousers', []],
    ['en kofta stickad i merino, hon fyller 6', []],
    ['I collect beads: a canvas apron', []],
    ['a denim jacket with brass buttons', []],
    ['a wool coat with gold buttons', []],
    ['en kappa med hornknappar', []],
    ['a jacket, quick dry', ['quick dry']],
    ['a waistcoat, loop for a name badge', ['loop', 'badge']],
    ['a one-piece swimsuit, high leg', []],
    ['Please could you make me a lovely red dress for my sister', []],
    ['en röd klänning med knirpor', ['knirpor']],
    ['ein rotes Kleid mit Knirpeln', ['Knirpeln']],
    ['une robe rouge avec des knirpes', ['knirpes']],
    ['un vestido rojo con knirpas', ['knirpas']],
  ])('%s', (text, expected) => expect(unused(text)).toEqual(expected));

  it('quotes the text verbatim', () => {
    const text = 'A Kløfte-style  DRESS, zorbel — knirp';
    for (const { text: words, span } of read(text).unused) expect(text.slice(...span)).toBe(words);
  });

  const texts = [DEVELOPMENT_SET, ...Object.values(fresh)]
    .flatMap((set) => parseSet(set))
    .filter(({ refuse }) => !refuse);

  it.each(texts.filter((_, i) => i % 5 === 0).map(({ text }) => [text]))('loses an added word never: %s', (text) => {
    const result = readDesign({ description: `${text} zorbel` });
    const told = result.ok ? result.brief.unused.some((entry) => entry.text.includes('zorbel')) : true;
    expect(told).toBe(true);
  });

  it('is everything that is neither evidence, read from, nor a stop word', () => {
    const text = 'a zorbel red dress for my friend';
    const words = {
      description: text,
      text,
      language: 'en' as const,
      units: [],
      facts: [],
      measured: [],
      named: new Set<number>(),
    };
    expect(unusedOf({ ...words, evidence: {} }).map((entry) => entry.text)).toEqual(['zorbel red dress']);
    expect(unusedOf({ ...words, evidence: {}, measured: [[0, text.length]] })).toEqual([]);
  });
});

describe('stop words', () => {
  it.each([...LANGUAGES])('%s: none shapes a garment', (language) => {
    const shaping = 'half hidden padded gusset wide sleeve collar pocket lined quilted button zip lace pleat';
    for (const { word } of tokenize(shaping)) expect([word, isStopWord(word, language)]).toEqual([word, false]);
    const shapes = STOP_WORDS[language].filter((word) => {
      const lexeme = TRIES[language].next.get(fold(word))?.lexeme;
      return lexeme?.readings.some(({ claims }) => claims.some(({ attribute }) => !STEERS.has(attribute)));
    });
    expect(shapes.filter((word) => !FUNCTION_WORDS[language].has(fold(word)))).toEqual([]);
  });
});
