import { interpretationOf } from './interpretation.js';
import { planConcepts } from './plan.js';

/** What a style says, and what every one (`all`), one (`some`) or none (`not`) of twelve concepts must hold; `told` stands in the interpretation. */
interface Heard {
  all?: RegExp;
  some?: RegExp;
  not?: RegExp;
  told?: RegExp;
}

const ANIMAL =
  /\bwool|merino|lambswool|cashmere|mohair|alpaca|\bsilk|(?<!faux )leather|suede|\bdown\b|feather|\bhorn\b|pearl|cut from shell|melton|tweed|flannel|\bfur\b|sable/i;
const HAIR = /\bwool|merino|lambswool|cashmere|mohair|alpaca|melton|tweed|wool flannel|bouclé|\bfelt\b/i;
const PLASTIC = /polyester|nylon|elastic|scuba|sequin|lamé|membrane|faux leather|bonded|reflective|stretch|ponte/i;
const GROWN_UP =
  /office|auction|poetry evening|corset|column gown|cocktail|slip dress|deep V|narrow V|studs|drawcord|opened to the waist/i;

const STYLES: [string, Heard][] = [
  // what is excluded
  ['vegan outerwear', { not: ANIMAL, told: /animal/ }],
  ['vegan office', { not: ANIMAL }],
  ['cruelty-free evening gowns', { not: ANIMAL }],
  ['vegansk vinter', { not: ANIMAL, told: /animal/ }],
  ['mode végane pour le bureau', { not: ANIMAL, told: /animal/ }],
  ['ropa vegana de invierno', { not: ANIMAL, told: /animal/ }],
  ['vegane Mäntel', { not: ANIMAL, told: /animal/ }],
  ['old money without animal fibres', { not: ANIMAL }],
  ['knitwear no wool', { not: HAIR, told: /wool/ }],
  ['tricot sans laine', { not: HAIR, told: /wool/ }],
  ['Strickmode ohne Wolle', { not: HAIR }],
  ['stickat utan ull', { not: HAIR }],
  ['punto sin lana', { not: HAIR }],
  ['wool-free winter', { not: HAIR, told: /wool/ }],
  ['I am allergic to wool, cosy sweaters', { not: HAIR, told: /wool/ }],
  ['gym without polyester', { not: /polyester/i, told: /polyester/ }],
  ['streetwear no synthetics', { not: PLASTIC, told: /synthetic/ }],
  ['natural fibres only, minimalist', { not: new RegExp(`${PLASTIC.source}|viscose|modal`, 'i') }],
  ['techwear plastic-free', { not: PLASTIC }],
  ['sportkläder utan plast', { not: PLASTIC }],
  ['evening with no silk and no sequins', { not: /silk|sequin/i }],
  ['western without leather or suede', { not: /leather|suede/i }],
  ['luxury no fur no feathers', { not: /\bfur\b|feather|sable/i }],
  ['parisian sin seda', { not: /silk/i, told: /silk/ }],
  ['boho no prints', { not: /print|stripes|paisley|check\b/i, told: /print/ }],
  ['romantic, no ruffles no lace', { not: /ruffle|lace\b/i }],
  ['workwear without zips', { not: /\bzip/i }],
  ['scandi, nothing black', { not: /\bblack/i }],
  ['anything but denim, 90s', { not: /denim|jeans/i }],
  ['business ohne Röcke und Kleider', { not: /skirt|dress|gown/i }],
  ['pälsfri lyx', { not: /\bfur\b|sable/i, told: /fur/ }],
  // audiences
  ['kids rainy day', { not: GROWN_UP, some: /rain/i, told: /children/ }],
  ['barnkläder', { not: new RegExp(`${GROWN_UP.source}|barn`, 'i'), told: /children/ }],
  [
    'Kindermode Herbst',
    { not: new RegExp(`${GROWN_UP.source}|kinder|herbst`, 'i'), told: /children.*autumn|autumn.*children/s },
  ],
  ['vêtements enfant été', { not: new RegExp(`${GROWN_UP.source}|enfant|été`, 'i'), told: /children/ }],
  ['ropa de niños', { not: new RegExp(`${GROWN_UP.source}|niños|ropa`, 'i'), told: /children/ }],
  ['toddler winter', { not: GROWN_UP, told: /children/ }],
  ['maternity office', { not: /corset|waistcoat|slim|pencil/i, some: /bump|maternity|pregnan/i, told: /maternity/ }],
  ['gravidkläder', { not: /corset|gravid|slim|pencil/i, some: /bump|maternity/i, told: /maternity/ }],
  ['Umstandsmode Sommer', { not: /corset|umstand|slim/i, told: /maternity/ }],
  ['plus-size party', { some: /plus size|curve|full bust|sizes 4/i, told: /plus-size/ }],
  ['wheelchair friendly workwear', { some: /seated|magnet/i, told: /adaptive/ }],
  // activities and weather
  ['ski', { some: /\bski\b/i, not: /work shirt|gabardine/i, told: /ski/ }],
  ['skidkläder', { some: /\bski\b/i, not: /skidkl/i, told: /ski/ }],
  ['yoga', { some: /leggings/i, not: /blazer|polo|rain/i, told: /yoga/ }],
  ['rainy day', { all: /rain|trench|parka|cape|hat/i, told: /rain/ }],
  ['Regentag', { all: /rain|trench|parka|cape|hat/i, told: /rain/ }],
  ['hiking', { some: /shell|rain|fleece|cargo|parka/i, not: /gown|blazer|cocktail|velvet/i, told: /hik/ }],
  ['cycling to work', { not: /gown|corset|cocktail/i, told: /cycl/ }],
  ['gammaldags fiske', { not: /gammaldags|fiske/i, told: /fishing|nautical|outdoor/ }],
  ['senderismo', { not: /senderismo|gown|blazer/i, told: /hik/ }],
  // languages, and what nobody knows
  ['hochzeitsgast sommer', { not: /hochzeit|sommer|swimsuit|beach/i, told: /wedding/ }],
  ['bröllopsgäst', { not: /bröllop/i, told: /wedding/ }],
  ['invitée de mariage', { not: /mariage|invit/i, told: /wedding/ }],
  ['ropa de oficina', { not: /ropa|oficina/i, told: /business/ }],
  ['vieux livres et pluie', { not: /vieux|livres|pluie/i, told: /rain/ }],
  ['quarkly blorptide', { not: /quarkly|blorptide/i, told: /quarkly.*blorptide/s }],
  ['nordic flimmelgrub workwear', { not: /flimmelgrub/i, told: /flimmelgrub/ }],
  ['Gartenarbeit', { not: /garten/i, told: /workwear|cottagecore|Garten/i }],
  ['åttiotalet', { not: /åttio/i, told: /vintage-1980s/ }],
];

describe('a style is heard', () => {
  it('sixty of them', () => expect(STYLES).toHaveLength(60));

  it.each(STYLES)('%s', (style, { all, some, not, told }) => {
    const texts = [3, 5].flatMap((seed) =>
      planConcepts(style, 12, seed).map(({ name, description }) => `${name}: ${description}`),
    );
    const twelve = all ? planConcepts(style, 3, 5).map(({ name, description }) => `${name}: ${description}`) : [];
    if (all) expect(twelve.filter((text) => !all.test(text))).toEqual([]);
    if (some) expect(texts.some((text) => some.test(text))).toBe(true);
    if (not) expect(texts.filter((text) => not.test(text))).toEqual([]);
    if (told) expect(JSON.stringify(interpretationOf(style, 3))).toMatch(told);
  });
});
