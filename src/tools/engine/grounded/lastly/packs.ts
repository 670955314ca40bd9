import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { said } from '../number/said.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';

/** So many of one, and in each so many of another. */
interface Packs {
  packs: Mention;
  box: string;
  held: Mention;
  things: readonly string[];
}

const HOLD = /^\s(\p{L}+)\s(?:(?:avec|con|mit|med|with)(\sje(?:weils)?|\svardera)?|de|à|zu(?:\sje)?|om|of)\s$/iu;
const EACH = /(?<!\p{L})(?:cada una?o?|chacune?|vardera|i varje|each|jeweils)(?!\p{L})/iu;
const SMALL = /^(?:number|count|of|in|per|total|all)$/u;

/** `pares_por_caja`, `pares_totales` of "12 cajas con 24 pares cada una"; null where the name asks for neither. */
export function ofPacks({ words, unit }: Property, reading: Reading): Grounded | null {
  const per = words.indexOf('per');
  const told = unit === null && (per > 0 || words.includes('total')) ? packsIn(reading) : null;
  if (told === null) return null;
  const own = (per > 0 ? words.slice(0, per) : words).filter((word) => !SMALL.test(word));
  if (own.length !== 1 || !told.things.some((thing) => sameThing(own[0], thing))) return null;
  if (per < 0) return from('arithmetic', Number(told.packs.value) * Number(told.held.value));
  const box = words[per + 1];
  return box !== undefined && sameThing(box, told.box) ? said(told.held, Number(told.held.value)) : null;
}

function packsIn({ text, mentions }: Reading): Packs | null {
  const counts = mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const [packs, held] = counts;
  if (counts.length !== 2 || packs.unit !== undefined || held.unit !== undefined) return null;
  const between = HOLD.exec(text.slice(packs.end, held.start));
  const after = /^[^.!?;,]*/u.exec(text.slice(held.end))?.[0] ?? '';
  const isOfEach =
    between !== null && (/\s(?:de|à|zu|om|of|je\p{L}*|vardera)\s$/iu.test(between[0]) || EACH.test(after));
  if (!isOfEach) return null;
  return {
    packs,
    held,
    box: between[1].toLowerCase(),
    things:
      after
        .toLowerCase()
        .match(/\p{L}{2,}/gu)
        ?.slice(0, 3) ?? [],
  };
}
