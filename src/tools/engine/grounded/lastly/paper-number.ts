import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import data from '../words/papers.yaml.js';

const NUMBER = String.raw`(?:\p{L}*(?:nummer|nr|number)\.?|(?:n[°º]\.?|n\.\s?[º°]|no\.?|nr\.?|number|nummer|numéro|número|núm\.?|num\.?|id|#|:|lautet|är|ist|est|es|is|(?:el|la|le|the|den|die)(?=\s))\s?)`;
const PAPERS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data as unknown as Record<string, string>).map(([name, words]) => {
    const written = words.split(', ').map(escaped).join('|');
    return [
      name,
      new RegExp(
        String.raw`(?<!\p{L})(?:(?:número|numéro|nummer|number|num)\s(?:de|du|d['’]|of|för)?\s?)?(?:${written})\p{L}{0,12}\.?(?:-?(?:nr|no)\.?)?\s?${NUMBER}{0,3}\s?#?((?=[\p{Lu}\d/-]*\d)[\p{Lu}\d]+(?:[-/][\p{Lu}\d]+)*)(?![\p{L}\d]|[.,]\d|\s?(?:%|€|euros?|kr|kronor|metros?|mètres|meter|pares|par|paar|paires|stück|st|uhr)(?!\p{L}))`,
        'giu',
      ),
    ];
  }),
);
/** Gates and docks are of deliveries, shades of cloths. */
const OF_PLACE = new Set(['gate', 'dock', 'bay', 'shade', 'lot', 'coloris', 'farbton', 'tono', 'batch', 'bin', 'till']);
const GIVES = /^(?:delivery|loading|unloading|drop|off|thread|colour|color|fabric|dye|yarn)$/u;
const NUMBERED = /^(?:number|no|nr|id|code|num|número|numéro|numero|nummer)$/u;

/** "Invoice: 12 zips": so many of them. */
const COUNTS =
  /^\s(?!(?:von|vom|der|des|de|du|del|från|av|from|of|ist|est|es|är|is|på|über|por|sur|en|im|am|war|has|hat|har|a|ha|och|und|et|y|and)(?!\p{L}))\p{L}/u;

/** "Rechnung Nr. RE-3305", "Ärende 6021:", "commande n° 88": the number of what a name calls so; null where none or several stand. */
export function paperNumber({ words }: Property, text: string): Grounded | null {
  const own = words.filter(
    (word, i) =>
      !NUMBERED.test(word) && !(i < words.length - 1 && OF_PLACE.has(words.at(-1) ?? '') && GIVES.test(word)),
  );
  const pattern = own.length === 1 ? PAPERS.get(own[0]) : undefined;
  if (!pattern) return null;
  const found = [...text.matchAll(pattern)].filter(
    (one) => OF_PLACE.has(own[0]) || !(/^\d{1,3}$/u.test(one[1]) && COUNTS.test(text.slice(one.index + one[0].length))),
  );
  return new Set(found.map(([, value]) => value)).size === 1 ? fromText(found[0][1], found[0][0]) : null;
}
