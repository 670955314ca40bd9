import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GARMENT } from '../src/design/engine/garments/index.js';
import { COLOR_NAMES } from '../src/design/engine/color/names.js';
import { VOCABULARY } from '../src/design/engine/index.js';
import { MEASUREMENTS } from '../src/design/engine/make/pattern/bodies/measurements.js';
import { LEXICON } from '../src/design/engine/read/lexicon/languages.js';
import { NEAREST } from '../src/design/engine/read/lexicon/nearest.js';
import { SHADES } from '../src/design/engine/read/lexicon/shades.js';
import { ATTRIBUTES } from '../src/design/engine/read/words/lexeme.js';
import { madeFor } from '../web/language.js';
import { documentOf } from '../web/document.js';
import { nameOf, nameOfValue, sayValue } from '../web/studio/names.js';
import { garmentWords } from '../web/words/garment.js';
import { valueWords } from '../web/words/values.js';

/** The module that renders pages is what gives the server all names. */
expect(documentOf).toBeDefined();

const inSwedish = <Made>(make: () => Made): Made => madeFor({ language: 'sv', path: '/' }, make);
const swedish = inSwedish(valueWords);

const tradeNames = (): string[] => {
  const claims = [...Object.values(LEXICON).flat(), ...NEAREST].flatMap(({ readings }) =>
    readings.flatMap((one) => one.claims),
  );
  const said = claims.filter(({ attribute }) => attribute === 'variant').map(({ value }) => value);
  const kinds = Object.values(GARMENT).flatMap((one) => (one.kinds ?? []).map(({ name }) => name));
  return [...new Set([...said, ...kinds])];
};

/** What is sewn with and between the cloths stands in its code, by name. */
const MAKE = join(__dirname, '../src/design/engine/make/materials');
const inCode = readdirSync(MAKE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(MAKE, file), 'utf8'));
const MATERIALS = [
  /\b(?:piece|metres)\(\s*[`']([^`'$]*[a-z]\b)/g,
  /\bname: (?:sewn \? )?'([a-z -]+)'/g,
  /'([a-z-]+ interfacing)'/g,
];
const materials = (): string[] =>
  [
    ...new Set(
      inCode.flatMap((text) => MATERIALS.flatMap((found) => [...text.matchAll(found)].map(([, name]) => name))),
    ),
  ]
    .map((name) => name.replace(/ \d+ [cm]m$/, ''))
    .filter((name) => !VOCABULARY.fabrics.some((fabric) => fabric === name));

test('every material of a bill has a Swedish name', () => {
  expect(materials().length).toBeGreaterThan(40);
  expect(materials().filter((name) => inSwedish(() => nameOfValue('materials', name)) === undefined)).toEqual([]);
  expect(inSwedish(() => sayValue('materials', 'zip 22 cm'))).toBe('dragkedja 22 cm');
  expect(inSwedish(() => sayValue('materials', 'cotton'))).toBe('bomull');
});

const LISTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(VOCABULARY).map(([list, values]) => [list, values ?? []])),
  colors: Object.keys(COLOR_NAMES),
  variant: tradeNames(),
  shade: Object.values(SHADES.en)
    .flatMap((words) => words.split('|'))
    .filter((word) => !SHADES.en.metallic.split('|').includes(word)),
};

test('the lists are those of the engine', () => {
  expect(LISTS.variant.length).toBeGreaterThan(300);
  expect(LISTS.colors.length).toBeGreaterThan(390);
  expect(Object.values(LISTS).every((values) => values.length > 0)).toBe(true);
});

test.each(Object.entries(LISTS))('every %s has a Swedish name', (list, values) => {
  expect(values.filter((value) => !swedish[list]?.[value])).toEqual([]);
});

test.each(Object.entries(LISTS))('and nothing else is named among %s', (list, values) => {
  expect(Object.keys(swedish[list] ?? {}).filter((value) => !values.includes(value))).toEqual([]);
});

/** Of one list no two values are called alike, or a reader could not choose between them. */
test.each(Object.entries(VOCABULARY))('names of %s tell its values apart', (list) => {
  const names = Object.values(swedish[list] ?? {});
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('every attribute and measurement that a page names has a Swedish name', () => {
  const { attributes } = inSwedish(garmentWords);
  const unseen = new Set(['part', 'shade', 'item', 'variant']);
  const named = [...ATTRIBUTES.filter((one) => !unseen.has(one)), ...Object.keys(MEASUREMENTS)];
  expect(named.filter((one) => attributes[one] === undefined)).toEqual([]);
  expect(inSwedish(() => nameOf('hpsToBust'))).toBe('axel till bröstspets');
  expect(nameOf('hpsToBust')).toBe('hps to bust');
});

test.each([
  ['dark sage', 'mörk salvia'],
  ['dark blue', 'mörkblå'],
  ['washed out indigo', 'urtvättad indigo'],
  ['blue-green', 'blå-grön'],
  ['rust #a1b2c3', 'rost #a1b2c3'],
  ['dark rust #a1b2c3', 'mörk rost #a1b2c3'],
])('a colour that is put together is said so: %s', (value, name) =>
  expect(inSwedish(() => sayValue('colors', value))).toBe(name),
);

test('what nobody has named stays English, and says so', () => {
  expect(inSwedish(() => nameOfValue('colors', 'unheard of'))).toBeUndefined();
  expect(inSwedish(() => sayValue('fabrics', 'space-cloth'))).toBe('space cloth');
  expect(sayValue('silhouette', 'a-line')).toBe('A-line');
});
