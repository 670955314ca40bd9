import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';

const CAUSE =
  /(?<!\p{L})(?:because of|due to|owing to|caused by|på grund av|wegen|à cause de|debido a)\s((?:\p{L}[\p{L}’'-]*\s){0,4}?\p{L}[\p{L}’'-]*)(?=[.,;!?]|$)/iu;

const OF_CAUSE = /^(?:cause|reason|orsak|grund|cause_of_delay|raison|motivo|causa)$/;
const OF_JOB = /^(?:role|job|position|job title|vacancy|profession|occupation)$/;

const JOB =
  /(?<!\p{L})(?:wanted|vacancy|looking for|hiring|seeking|recruiting|söker|gesucht|wir suchen)\s?:?\s(?:an?\s|en\s|eine?n?\s)?((?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)(?=\s(?:for|in|at|to|with|who|till|i|för|für|mit)\s|[,.;(]|$)/iu;

const OF_ORIGIN =
  /^(?:origin|country of origin|made in|country|manufactured in|ursprung|ursprungsland|herkunft|origine|origen)$/;
const MADE_IN =
  /(?<!\p{L})(?:[Mm]ade|[Pp]roduced|[Ww]oven|[Ss]ewn|[Kk]nitted|[Mm]anufactured|[Tt]illverkad|[Vv]ävd|[Ss]ydd|[Hh]ergestellt|[Gg]ewebt|[Ff]abriquée?|[Tt]issée?|[Hh]ech[oa]|[Ff]abricad[oa])\s(?:in|i|en|au|aux)\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u;
const OF_ISSUER = /^(?:seller|supplier|vendor|issuer|issued by|from|sender|säljare|leverantör|lieferant)$/;
const ISSUED =
  /(?<!\p{L})(?:[Ii]nvoice|[Bb]ill|[Rr]eceipt|[Qq]uote|[Qq]uotation|[Ff]aktura|[Kk]vitto|[Rr]echnung|[Ff]acture|[Ff]actura)\s(?:(?:no\.?|nr\.?|number)\s)?[\p{L}\d-]{0,20}\d\s(?:from|by|från|av|von|de)\s(\p{Lu}[\p{L}&’'-]+(?:\s(?:&\s)?\p{Lu}[\p{L}&’'-]+){0,3})/u;
const PHRASES: readonly (readonly [name: RegExp, phrase: RegExp])[] = [
  [OF_JOB, JOB],
  [OF_CAUSE, CAUSE],
  [OF_ORIGIN, MADE_IN],
  [OF_ISSUER, ISSUED],
];

/** "Wanted: pattern cutter for our studio": what somebody is to be; why, where from, by whom. */
export function afterPhrase({ words }: Property, text: string): Grounded | null {
  const name = words.join(' ');
  const found = PHRASES.find(([asked]) => asked.test(name))?.[1].exec(text) ?? null;
  return found && fromText(found[1], found[0]);
}
