import { weakBreak } from '../../words/tokens.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import { isSource } from './acts.js';
import { next } from './next.js';

const TRADE =
  /^(?:profe\w*|maestr[oa]s?|educador\w*|teachers?|nurses?|nursery|doctors?|tandl\w*|lakare|skotare|larare|lehrer\w*|erzieher\w*|arzt\w*|instituteur|institutrice|maitresse|puericult\w*|infirmi\w*)$/;

/** "Profe de infantil", "a children's nurse", "barnskötare": whom somebody works with, not who will wear it. */
export const isOfTrade = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  (TRADE.test(next(units, i)?.word ?? '') ||
    (/^(?:de|of|for|d)$/.test(units[i - 1]?.word ?? '') && TRADE.test(units[i - 2]?.word ?? '')));

/** "My sister's getting married": the feast is hers, the garment need not be. */
export const isHost = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  /'?s$/.test(units[i].word) &&
  next(units, i) !== null &&
  says(units[i + 1], 'occasion') &&
  /^(my|our|her|his|their|your|min|mina|vår|var|hans|hennes|din)$/.test(units[i - 1]?.word ?? '');

const RELATIVE = /^(?:mammas|mormors|farmors|pappas|morfars|farfars|systers|brors|svarmors|svarfars|min mans|tants)$/;

const KIN = /^(?:grand?dads?|granddads|grandpas|grandfathers|dads|husbands|grandmas|grannys|mums|moms|nans|grans)$/;

/** "My granny's tea dress remake". */
const COPIED = /^(?:remake|copy|replica|recreation|remade|redo)$/;

/** "My nan's 80th": what follows is hers, no garment for her. */
export function isOwner(units: readonly Unit[], i: number): boolean {
  const { word, lexeme } = units[i];
  const grown = lexeme?.readings.some((r) =>
    r.claims.some((c) => c.attribute === 'gender' && /^(?:wo)?men$/.test(c.value)),
  );
  if (!grown) return false;
  if (KIN.test(word) && next(units, i) !== null && isSource(units, i + 1)) return true;
  if (RELATIVE.test(word) && next(units, i) !== null)
    return units[i + 1].lexeme?.garment == null || isSource(units, i + 1);
  const late = units[i - 1]?.word === 'late' ? units[i - 2] : units[i - 1];
  if (!word.endsWith("'s") || !/^(?:my|our|her|his|their|your)$/.test(late?.word ?? '')) return false;
  if (late !== units[i - 1]) return true;
  for (let j = i + 1; j < Math.min(units.length, i + 6) && !weakBreak(units[j].before); j++)
    if (units[j].lexeme?.garment) return COPIED.test(next(units, j)?.word ?? '');
  return next(units, i) !== null;
}

const ONCE =
  /^(?:used|had|wore|gave|left|made|told|taught|hade|brukade|bar|gav|sydde|stickade|virkade|knitted|crocheted|sewed|bought|passed|hatte|trug|gab|hat|strickte|nahte|avait|portait|a|m'a|tricotait|cousait|tenia|llevaba|usaba|me|regalo|tejio|cosio)$/;

/** "My gran used to wear", "meine Oma hatte so eine": whose it was, not who will wear it. */
export const isRemembered = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  !weakBreak(units[i].before) &&
  /^(?:my|our|her|his|min|mina|meine?r?|ma|mon|mi)$/.test(units[i - 1]?.word ?? '') &&
  !/^(?:for|to|at|till|fur|pour|para)$/.test(units[i - 2]?.word ?? '') &&
  ONCE.test(next(units, i)?.word ?? '');

const GIVER =
  /^(?:mormor|farmor|morfar|farfar|mamma|pappa|moster|faster|tant|grann(?:y|ie)|grandma|gran|nan|nana|nanna|grandmother|grand?dad|grandpa|grandfather|mum|mom|dad|mother|father|aunt|auntie|oma|opa|grossmutter|grossvater|mutter|vater|mamie|papi|abuel[oa]|madre|padre)$/;
const FOR = /^(?:for|till|at|fur|pour|para)$/;

const isOfChild = ({ lexeme, negated }: Unit): boolean =>
  !negated &&
  lexeme?.readings.some((r) =>
    r.claims.some((c) => c.attribute === 'gender' && /^(?:children|girls|boys)$/.test(c.value)),
  ) === true;

/** "Mormor vill sticka en tröja till barnbarnet", "Granny wants a dress for her grandchild": who has it made will not wear it. */
export const isGiver = (units: readonly Unit[], i: number): boolean =>
  says(units[i], 'gender') &&
  units[i].words.length === 1 &&
  GIVER.test(units[i].word) &&
  !units.slice(Math.max(0, i - 2), i).some(({ word }) => FOR.test(word)) &&
  units.some((unit, j) => j > i && isOfChild(unit) && units.slice(j - 2, j).some(({ word }) => FOR.test(word)));
