import fc from 'fast-check';
import { readBrief } from './index.js';
import type { Brief } from './index.js';

/** What must hold of every text of a kind, whatever its words: no sentence of a set stands here. */

const read = (description: string): Brief => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief;
};

const read_ = (source: string): boolean => source === 'stated' || source === 'implied';

/** Everything that the text says of the garment, a line each, in order of the alphabet. */
function saidOf({ spec, evidence, denied }: Brief): string[] {
  const values = (attribute: string): readonly unknown[] => {
    if (attribute === 'colors') return spec.colors.filter((c) => read_(c.source)).map((c) => c.name);
    if (attribute === 'fabrics') return spec.fabrics.filter((f) => read_(f.source)).map((f) => f.name);
    return (evidence[attribute].items ?? [evidence[attribute]]).map(({ value }) => value);
  };
  const given = Object.keys(evidence).filter((a) => read_(evidence[a].source) && !evidence[a].negated);
  return [...given.flatMap((a) => values(a).map((v) => `${a}=${String(v)}`)), ...denied.map((d) => `!${d}`)].toSorted();
}

type Clause = readonly [phrase: string, says: string];

const GARMENTS = { en: ['dress', 'coat', 'jacket', 'shirt'], sv: ['klänning', 'kappa', 'jacka', 'skjorta'] } as const;
/** Of each row at most one is taken: two would contradict each other. The same row says the same in both languages. */
const CLAUSES: Readonly<Record<'en' | 'sv', ReadonlyArray<readonly Clause[]>>> = {
  en: [
    [
      ['red', 'colors=red'],
      ['navy', 'colors=navy'],
      ['dark green', 'colors=dark green'],
    ],
    [
      ['linen', 'fabrics=linen'],
      ['wool', 'fabrics=wool'],
      ['corduroy', 'fabrics=corduroy'],
    ],
    [
      ['long sleeves', 'sleeve.length=long'],
      ['3/4 sleeves', 'sleeve.length=three-quarter'],
      ['raglan sleeves', 'sleeve.type=raglan'],
    ],
    [
      ['patch pockets', 'pockets=patch'],
      ['two flap pockets', 'pockets=flap'],
      ['no pockets', '!pockets'],
    ],
    [
      ['a shawl collar', 'collar=shawl'],
      ['a band collar', 'collar=band'],
      ['no collar', '!collar'],
    ],
    [
      ['buttons down the front', 'closure=buttons'],
      ['snaps', 'closure=snaps'],
      ['a hidden zip', 'closure=invisible-zip'],
    ],
    [
      ['lined', 'details=lining'],
      ['elbow patches', 'details=elbow-patches'],
      ['no shoulder pads', '!details=shoulder-pads'],
    ],
    [
      ['for a wedding', 'occasion=wedding'],
      ['for work', 'occasion=work'],
      ['for winter', 'season=winter'],
    ],
    [
      ['slim fit', 'fit=slim'],
      ['oversized', 'fit=oversized'],
    ],
  ],
  sv: [
    [
      ['röd', 'colors=red'],
      ['marinblå', 'colors=navy'],
      ['mörkgrön', 'colors=dark green'],
    ],
    [
      ['linne', 'fabrics=linen'],
      ['ull', 'fabrics=wool'],
      ['manchester', 'fabrics=corduroy'],
    ],
    [
      ['långa ärmar', 'sleeve.length=long'],
      ['trekvartsärm', 'sleeve.length=three-quarter'],
      ['raglanärm', 'sleeve.type=raglan'],
    ],
    [
      ['påsydda fickor', 'pockets=patch'],
      ['två lockfickor', 'pockets=flap'],
      ['inga fickor', '!pockets'],
    ],
    [
      ['sjalkrage', 'collar=shawl'],
      ['murarkrage', 'collar=band'],
      ['ingen krage', '!collar'],
    ],
    [
      ['knappar fram', 'closure=buttons'],
      ['tryckknappar', 'closure=snaps'],
      ['dold dragkedja', 'closure=invisible-zip'],
    ],
    [
      ['fodrad', 'details=lining'],
      ['armbågslappar', 'details=elbow-patches'],
      ['inga axelvaddar', '!details=shoulder-pads'],
    ],
    [
      ['till bröllop', 'occasion=wedding'],
      ['till jobbet', 'occasion=work'],
      ['till vintern', 'season=winter'],
    ],
    [
      ['smal passform', 'fit=slim'],
      ['oversize', 'fit=oversized'],
    ],
  ],
};
const FORMS: Readonly<Record<'en' | 'sv', ReadonlyArray<(garment: string, clauses: readonly string[]) => string>>> = {
  en: [
    (g, c) => `${g}, ${c.join(', ')}`,
    (g, c) => `a ${g} with ${c.join(', ')}`,
    (g, c) => `${g}. ${c.join('. ')}.`,
    (g, c) => `${g}\n${c.map((one) => `- ${one}`).join('\n')}`,
    (g, c) => `${g} / ${c.join(' / ')}`,
    (g, c) => `i want a ${g} and it should have ${c.join(', ')} please`,
  ],
  sv: [
    (g, c) => `${g}, ${c.join(', ')}`,
    (g, c) => `en ${g} med ${c.join(', ')}`,
    (g, c) => `${g}. ${c.join('. ')}.`,
    (g, c) => `${g}\n${c.map((one) => `- ${one}`).join('\n')}`,
    (g, c) => `${g} / ${c.join(' / ')}`,
  ],
};

/** A garment and some clauses, by their places in the tables; in that order. */
const orders = fc
  .tuple(
    fc.constantFrom('en' as const, 'sv' as const),
    fc.nat(3),
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2, maxLength: 5 }),
    fc.nat(5),
    fc.nat(5),
  )
  .map(([language, garment, rows, choice, form]) => ({
    language,
    garment: GARMENTS[language][garment],
    clauses: rows.map((row) => CLAUSES[language][row][choice % CLAUSES[language][row].length]),
    form: FORMS[language][form % FORMS[language].length],
  }));

const written = ({ garment, clauses, form }: { garment: string; clauses: readonly Clause[] } & Pick<Order, 'form'>) =>
  form(
    garment,
    clauses.map(([phrase]) => phrase),
  );
interface Order {
  form: (garment: string, clauses: readonly string[]) => string;
}

describe('whatever stands in whatever order', () => {
  it('each clause is read, and nothing is left over', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const brief = read(written(order));
        expect(saidOf(brief)).toEqual(expect.arrayContaining(order.clauses.map(([, says]) => says)));
        expect(brief.unused).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('the order of clauses says nothing', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const turned = { ...order, clauses: order.clauses.toReversed() };
        expect(saidOf(read(written(turned)))).toEqual(saidOf(read(written(order))));
      }),
      { numRuns: 150 },
    );
  });

  it('English and Swedish say the same', () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2 }),
        fc.nat(5),
        (g, rows, n) => {
          const [english, swedish] = (['en', 'sv'] as const).map((language) => {
            const clauses = rows.map((row) => CLAUSES[language][row][n % CLAUSES[language][row].length]);
            return saidOf(read(written({ garment: GARMENTS[language][g], clauses, form: FORMS[language][n % 5] })));
          });
          expect(swedish).toEqual(english);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('one clause more adds what it says and takes nothing away', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const before = saidOf(read(written({ ...order, clauses: order.clauses.slice(0, -1) })));
        expect(saidOf(read(written(order)))).toEqual(expect.arrayContaining(before));
      }),
      { numRuns: 150 },
    );
  });

  it('a word that nothing here knows stands in what is unused, wherever it is', () => {
    fc.assert(
      fc.property(orders, fc.constantFrom('flurbel', 'quonkish', 'zemblatte'), fc.nat(4), (order, word, at) => {
        const clauses = order.clauses.toSpliced(at, 0, [word, '']);
        expect(read(written({ ...order, clauses })).unused.map(({ text }) => text)).toContainEqual(
          expect.stringContaining(word),
        );
      }),
      { numRuns: 150 },
    );
  });
});

/** Things with what they are in the spec, to be refused. */
const THINGS: ReadonlyArray<readonly [en: string, sv: string, attribute: string, value: string | null]> = [
  ['long sleeves', 'långa ärmar', 'sleeve.length', 'long'],
  ['pockets', 'fickor', 'pockets', null],
  ['belt', 'skärp', 'waistline', 'belted'],
  ['ruffles', 'volanger', 'details', 'ruffles'],
  ['lace', 'spets', 'fabrics', 'lace'],
  ['sequins', 'paljetter', 'details', 'sequins'],
  ['lining', 'foder', 'details', 'lining'],
  ['embroidery', 'broderi', 'details', 'embroidery'],
  ['polka dots', 'prickar', 'print', 'polka-dots'],
];
const BEFORE_EN =
  "without X|no X|not with X|w/o X|I don't want X|leave out the X|I hate X|minus X|it mustn't have X|it shouldnt have X|skip the X|can we lose the X|I'm allergic to X|anything but X|neither studs nor X|no studs or X|no studs, no X|never X".split(
    '|',
  );
const BEHIND_EN =
  "X are not needed|X not needed|X? no thanks|X: no|X must be left out|X should be omitted|X isn't necessary|X unwanted|X would be too much|X is a no|X I don't want|X not allowed|X: none".split(
    '|',
  );
const SWEDISH =
  'utan X|inga X|inte med X|jag vill inte ha X|hoppa över X|ta bort X|slopa X|vill slippa X|X behövs inte|X vill jag inte ha|X ska den inte ha|X nej tack|X? nej tack|X undanbedes|X är inte nödvändigt|X är för mycket|varken nitar eller X|allt utom X'.split(
    '|',
  );

describe('whatever way it is refused', () => {
  const rows = [
    ...[...BEFORE_EN, ...BEHIND_EN].map((way) => ['a red dress', way, 0] as const),
    ...SWEDISH.map((way) => ['en röd klänning', way, 1] as const),
  ];
  it.each(rows)('%s. %s', (garment, way, language) => {
    for (const thing of THINGS) {
      const brief = read(`${garment}. ${way.replace('X', thing[language])}.`);
      const [, , attribute, value] = thing;
      expect(saidOf(brief).filter((line) => line.startsWith(`${attribute}=${value ?? ''}`))).toEqual([]);
      expect(brief.denied.some((d) => d.startsWith(attribute)) || attribute === 'waistline').toBe(true);
      expect(saidOf(brief)).toContain('colors=red');
    }
  });
});
