import { ARTICLES, JOINERS } from '../lexicon/function-words.js';
import { strongBreak, weakBreak } from './tokens.js';
import { denyBefore } from './denied-after.js';
import type { Language } from './lexeme.js';
import { headOf, isContextual, plainClaims, says } from './units.js';
import type { Unit } from './units.js';
import { inLexicon } from './vocabulary.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Deny what follows them. Folded. */
export const CUES = set(
  "no not without sans minus lacking lacks lack never neither nor don't doesn't isn't shouldn't aren't won't can't cannot couldn't mustn't mustnt needn't hasn't hasnt haven't wouldn't wouldnt arent wont dont doesnt isnt shouldnt avoid skip omit exclude excluding remove ditch forget nothing hold cant nix zero anything slipper slippa slopa skippa skip stryk undvik undvika minus noch utan inga ingen inget ej inte varken ohne nichts kein keine keinen keiner keinem nicht weder pas aucun aucune ni sin ningun ninguna ningunos nada hate hates dislike dislikes loathe despise hatar ogillar hasse deteste odio",
);
const SAYING_NO_BY_DOING = set(
  'without avoid skip omit exclude forget remove ditch lack lacking utan ohne sans sin hold hate dislike hatar hasse deteste odio slippa slipper undvik undvika',
);
const STOPS = set(
  'but with just only instead however while whereas though although yet except featuring add use keep have include make men med utan_att istallet aber sondern mit stattdessen mais avec seulement pero con sino bara endast fast please rather has give plus also then dessutom auch aussi tambien',
);
const ENDS_AFTER_THING = set(
  'on at in for that which to because since as when where from around want wants prefer need needs pa i for som vill am im fur sur pour en para due so',
);
/** "No pockets. Or a lining." */
const OR_ONLY = set('or nor eller oder ou ni o');
const OR = set('or nor eller oder ou ni o och and y e et und');
const HARMLESS_NEXT = set(
  'show sew iron-free nonsense fuss brainer roll go only just necessarily more longer shorter less matter problem rush idea iron to sure limit doubt question wonder later bigger smaller wider higher lower mind bara nur seulement solo',
);
const INSTEAD: ReadonlyArray<readonly [string, string]> = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['istallet', 'for'],
  ['stallet', 'for'],
  ['free', 'of'],
  ['lieu', 'de'],
  ['lieu', 'd'],
  ['plutot', 'que'],
  ['lugar', 'de'],
  ['vez', 'de'],
  ['devoid', 'of'],
  ['snarare', 'an'],
  ['opposed', 'to'],
  ['leave', 'out'],
  ['leaving', 'out'],
  ['leave', 'off'],
  ['leaving', 'off'],
  ['leave', 'away'],
  ['lose', 'the'],
  ['rid', 'of'],
  ['free', 'from'],
  ['take', 'off'],
  ['take', 'away'],
  ['absence', 'of'],
  ['fri', 'fran'],
  ['frei', 'von'],
  ['allergic', 'to'],
  ['allergisk', 'mot'],
  ['allergisch', 'gegen'],
  ['allergique', 'a'],
  ['alergico', 'a'],
  ['alergica', 'a'],
  ['hoppa', 'over'],
  ['ta', 'bort'],
  ['tar', 'bort'],
  ['strunta', 'i'],
  ['strunt', 'i'],
  ['verzichte', 'auf'],
  ['verzichten', 'auf'],
  ['do', 'without'],
  ['no', 'to'],
  ['nej', 'till'],
  ['nein', 'zu'],
  ['non', 'aux'],
];
const SINGLE_INSTEAD = set('statt anstatt');
/** "Anything except a coat": of all there is, not that. */
const ALL = set(
  'anything everything whatever any all helst allt alles egal irgendwas tout toute tous nimporte quoi todo todos cualquier cualquiera sea',
);
export const EXCEPT = set('except excepting besides bar utom forutom ausser sauf hormis excepto salvo menos');
const EXCEPT_PAIRS: ReadonlyArray<readonly [string, string]> = [
  ['other', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['except', 'for'],
  ['bortsett', 'fran'],
];

/** Where what is excepted from everything begins, or null. */
function exceptAt(units: readonly Unit[], i: number): number | null {
  const next = units[i + 1];
  const all = units.slice(Math.max(0, i - 3), i).some((unit) => ALL.has(unit.word));
  if (!all || weakBreak(units[i].before)) return null;
  if (next && EXCEPT_PAIRS.some(([a, b]) => a === units[i].word && b === next.word)) return i + 2;
  const but = units[i].word === 'but' && units.slice(Math.max(0, i - 3), i).some(({ word }) => word === 'any');
  return but || EXCEPT.has(units[i].word) ? i + 1 : null;
}
/** Cues that are plain words elsewhere: Swedish "ni" is you. */
const CUE_OF: Readonly<Record<string, ReadonlySet<Language>>> = { ni: new Set<Language>(['fr', 'es']) };

/** "Glöm inte fickorna", "vergiss nicht die Taschen": what is not to be forgotten is wanted. */
const isRemembered = (units: readonly Unit[], i: number): boolean =>
  /^(?:glom|glommer|vergiss|vergesst|vergessen|oublie|oubliez|olvides|olvide|olviden)$/.test(units[i - 1]?.word ?? '');

/** "Forget-me-nots", "no-iron": a cue that hangs on another word denies nothing that follows. */
const isWithin = (units: readonly Unit[], i: number): boolean => units[i].before === '-' && i > 0;

/** "Noch" denies only behind "weder". */
const isStill = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'noch' && !units.slice(Math.max(0, i - 8), i).some(({ word }) => word === 'weder');

/** Where the denial that begins at unit `i` starts to count, or null. */
function cueAt(units: readonly Unit[], i: number, language: Language): number | null {
  const unit = units[i];
  if (Object.hasOwn(CUE_OF, unit.word) && !CUE_OF[unit.word].has(language)) return null;
  const next = units[i + 1];
  if (unit.lexeme || !unit.word) return null;
  if (unit.word === 'w' && next?.word === 'o' && next.before === '/') return i + 2;
  if (SINGLE_INSTEAD.has(unit.word)) return i + 1;
  if (next && INSTEAD.some(([a, b]) => a === unit.word && b === next.word)) return i + 2;
  const excepted = exceptAt(units, i);
  if (excepted !== null) return excepted;
  if (!CUES.has(unit.word) || isWithin(units, i) || isRemembered(units, i) || isStill(units, i)) return null;
  if (unit.word === 'anything') return next?.word === 'but' ? i + 2 : null;
  const said = next && ARTICLES.has(next.word) ? units[i + 2] : next;
  if (said && !said.lexeme && HARMLESS_NEXT.has(said.word) && unit.word !== 'never') return null;
  if (next && unit.word === 'no' && weakBreak(next.before)) return null;
  return i + 1;
}

/** "not without", "don't forget": the second denial takes the first back. */
function cancelled(units: readonly Unit[], from: number): number | null {
  for (let i = from; i < Math.min(units.length, from + 3); i++) {
    if (units[i].lexeme || weakBreak(units[i].before)) return null;
    if (SAYING_NO_BY_DOING.has(units[i].word)) return i;
    if (units[i].word === 'leave' && units[i + 1]?.word === 'out') return i + 1;
  }
  return null;
}

/** Whether "or" at `i` brings another thing: "or longer", "or so" does not. */
const bringsThing = (units: readonly Unit[], i: number): boolean =>
  !/^(?:longer|shorter|wider|bigger|smaller|so|more|less|langre|kortare|storre|mindre|thereabouts)$/.test(
    units[i + 1]?.word ?? '',
  );

const HOW = ['colors', 'shade', 'length', 'fit', 'weight'] as const;

/** "Not zip, bright red, …": how the garment is goes on with no list of things that it has not. */
const isOtherKind = (thing: Unit | undefined, unit: Unit): boolean =>
  thing?.lexeme != null && HOW.some((attribute) => says(unit, attribute) && !HOW.some((own) => says(thing, own)));

/** Whether a comma continues a list that ends with "or": "without pockets, collar or hood". */
function listGoesOn(units: readonly Unit[], from: number): boolean {
  let sinceBreak = 0;
  if (isOtherKind(units[from - 1], units[from])) return false;
  for (let i = from; i < units.length; i++) {
    const unit = units[i];
    if (strongBreak(unit.before) && i > from) return false;
    if (unit.lexeme && unit.words.length > 1 && ENDS_AFTER_THING.has(unit.words[0])) return false;
    if (weakBreak(unit.before)) sinceBreak = 0;
    if (
      !unit.lexeme &&
      (unit.word === 'or' || unit.word === 'nor' || unit.word === 'eller' || unit.word === 'oder' || unit.word === 'ou')
    )
      return bringsThing(units, i);
    if (!unit.lexeme && (STOPS.has(unit.word) || (OR.has(unit.word) && unit.word !== 'and') || CUES.has(unit.word)))
      return false;
    if (++sinceBreak > 3) return false;
  }
  return false;
}

/** After "and": does what follows still belong to what is denied? Only a bare part does ("without pockets and hood"). */
function goesOnAfterAnd(units: readonly Unit[], joiner: number, articleBefore: boolean): boolean {
  const next = units[joiner + 1];
  if (!next) return false;
  if (!next.lexeme) {
    const thing = units[joiner + 2];
    return ARTICLES.has(next.word) && articleBefore && !!thing?.lexeme && !thing.lexeme.garment;
  }
  const after = units[joiner + 2];
  const adjective = /(?:less|ed|los|ad)$/.test(next.word);
  const bare = headOf(next) !== null && next.lexeme.words.length === 1 && !next.lexeme.garment && !adjective;
  return bare && !(after && !after.lexeme && /^(down|along|on|at|in|up|pa|i)$/.test(after.word));
}

/**
 * "Robe sans manches noire", "falda sin bolsillos roja": behind a denied part the colour or cloth is that of the garment,
 * unless it agrees with a part in the plural ("sans poches noires").
 */
function ofTheWhole(units: readonly Unit[], from: number, i: number): boolean {
  const [part, unit] = [units[i - 1], units[i]];
  if (!/^(?:sans|sin)$/.test(units[from - 1]?.word ?? '') || !part.lexeme || headOf(part) === null) return false;
  const said = ['colors', 'shade', 'fabrics', 'print', 'details'].some((attribute) => says(unit, attribute));
  const plural = (words: readonly string[]): boolean => /[sx]$/.test(words[words.length - 1]);
  return said && !isContextual(unit) && !(plural(part.words) && plural(unit.words));
}

/** "Falda sin bolsillos de lana": of the whole, not of the pockets. */
const opensCloth = (units: readonly Unit[], i: number): boolean =>
  /^(?:de|d|of|av|aus|von)$/.test(units[i].word) && units[i + 1] !== undefined && says(units[i + 1], 'fabrics');

const attributesOf = (unit: Unit): readonly string[] => plainClaims(unit).map(({ attribute }) => attribute);

/** "No waist cut outs": a part that only says where the thing is that follows. */
const isWhere = (thing: Unit, unit: Unit): boolean =>
  thing.words.length === 1 &&
  /^(?:waist|back|shoulder|fabric|hem|bodice|leg|neck|neckline|front|side|collar|cuff)$/.test(thing.word) &&
  (says(unit, 'details') || says(unit, 'closure')) &&
  !/^(?:pull|elastic)/.test(unit.words[0]);

/** "Utan fodrad huva": how the part is that follows. */
const describesPart = (thing: Unit, unit: Unit): boolean =>
  /[^e](?:ad|ade|at)$/.test(thing.word) && thing.words.length === 1 && headOf(unit) !== null && !unit.lexeme?.garment;

/** Whether a thing is named whole: "pockets" may not go on as "pockets elastic", "collar" may as "collar lining". */
const isWhole = (thing: Unit, unit: Unit): boolean => {
  const word = thing.words.at(-1) ?? '';
  const english = inLexicon(word, 'en');
  if (headOf(thing) === null) return /[^s]s$/.test(word) || (!english && /(?:or|ar|er|en)$/.test(word));
  return !english || /[^s]s$/.test(word) || unit.words.length > 1 || !(headOf(unit) ?? says(unit, 'details'));
};

/** "No hooks pull on": how it is put on instead. */
const isWay = ({ words }: Unit): boolean => /^(?:pull on|slip on|step in)$/.test(words.join(' '));

/**
 * "No pockets elastic waist", "no collar to the hip": where nothing is marked off, a phrase behind a thing that is named whole
 * opens the next one, unless it names more of the same kind.
 */
function opensPhrase(units: readonly Unit[], i: number): boolean {
  const [thing, unit] = [units[i - 1], units[i]];
  if (unit.words.length > 1 && (ENDS_AFTER_THING.has(unit.words[0]) || isWay(unit))) return true;
  if (!thing.lexeme || weakBreak(unit.before) || unit.before === '' || isContextual(thing)) return false;
  const more = attributesOf(unit).some((attribute) => attributesOf(thing).includes(attribute));
  return !more && !unit.lexeme?.garment && !isWhere(thing, unit) && !describesPart(thing, unit) && isWhole(thing, unit);
}

/** `"exclude": ["lace", "hood"]`, "Avoid: lace, hood": what stands behind the colon is a list, to its bracket or its line's end. */
const isLabelOfList = (units: readonly Unit[], from: number): boolean => units[from]?.before.includes(':') ?? false;

/** "Don't include lace", "rather than one with lace". */
const bringsIt = (units: readonly Unit[], i: number): boolean =>
  /^(have|has|include|add|use|make)$/.test(units[i].word) ||
  (/^(?:with|med|mit|avec|con)$/.test(units[i].word) &&
    /^(?:one|ones|something|anything|those|that|en|ett|nagot|nagon|eine?[mrns]?|une?|una)$/.test(units[i - 1].word));

/** Marks units from `from` on as denied and returns where the scope ends. */
function deny(units: Unit[], from: number): number {
  let things = 0;
  let strangers = 0;
  let article = false;
  const listed = isLabelOfList(units, from);
  for (let i = from; i < units.length; i++) {
    const unit = units[i];
    const goesOn = things > 0 && !unit.lexeme && OR_ONLY.has(unit.word);
    if (i > from && (unit.before.includes(']') || (strongBreak(unit.before) && !goesOn))) return i;
    if (i > from && weakBreak(unit.before) && !goesOn && !listed && !listGoesOn(units, i)) return i;
    if (unit.lexeme && things > 0 && (ofTheWhole(units, from, i) || opensPhrase(units, i))) return i;
    if (unit.lexeme) {
      unit.negated = true;
      things++;
      continue;
    }
    if (STOPS.has(unit.word) && i > from && !(things === 0 && bringsIt(units, i))) return i;
    if (things > 0 && (ENDS_AFTER_THING.has(unit.word) || opensCloth(units, i))) return i;
    if (JOINERS.has(unit.word) && OR.has(unit.word) && things > 0) {
      const isAnd = /^(and|och|und|et|y|e|plus|samt)$/.test(unit.word);
      if (isAnd && !goesOnAfterAnd(units, i, article)) return i;
      continue;
    }
    if (ARTICLES.has(unit.word)) {
      article = true;
      continue;
    }
    if (things > 0 && !ARTICLES.has(unit.word)) {
      const next = units[i + 1];
      if (!next?.lexeme || weakBreak(next.before)) return i;
    }
    if (++strangers > 4) return i;
  }
  return units.length;
}

/** "No pattern on the sleeves": the rest keeps its pattern. */
function spareWhole(units: Unit[], from: number, to: number): void {
  const on = units[to];
  if (!on || !/^(?:on|at|pa|an|auf|sur|en)$/.test(on.word) || on.lexeme || weakBreak(on.before)) return;
  const thing = [units[to + 1], units[to + 2]].find((unit) => unit?.lexeme);
  const head = thing ? headOf(thing) : null;
  if (head === null || head === 'garment') return;
  for (const unit of units.slice(from, to)) if (headOf(unit) === 'print' || says(unit, 'print')) unit.negated = false;
  for (let i = from; i < to; i++) if (headOf(units[i]) === 'print') units[i] = { ...units[i], lexeme: null };
}

const WOVEN = /^(?:woven|vavd|vavt|vavda)$/;

/** "Woven linen", "a woven top": no knit; of anything else ("woven panels") it says nothing of the cloth. */
function markWoven(units: Unit[]): void {
  for (const [i, unit] of units.entries()) {
    if (!WOVEN.test(unit.word) || unit.words.length > 1) continue;
    const next = units[i + 1];
    const isOfCloth = next !== undefined && !weakBreak(next.before) && (says(next, 'fabrics') || next.lexeme?.garment);
    units[i] = isOfCloth ? { ...unit, negated: true } : { ...unit, lexeme: null };
  }
}

/** Sets `negated` on the units that the text denies. */
export function markNegations(units: Unit[], language: Language): void {
  markWoven(units);
  for (let i = 0; i < units.length; i++) {
    const refused = denyBefore(units, i);
    if (refused > 0) {
      i += refused - 1;
      continue;
    }
    const follows = units[i + 1];
    if (
      units[i].lexeme &&
      follows &&
      !follows.lexeme &&
      (follows.word === 'free' || follows.word === 'less') &&
      /^-?$/.test(follows.before)
    ) {
      units[i].negated = true;
      continue;
    }
    const from = cueAt(units, i, language);
    if (from === null || from >= units.length) continue;
    const back = cancelled(units, from);
    if (back !== null) {
      i = back;
      continue;
    }
    const to = deny(units, from);
    spareWhole(units, from, to);
    i = to - 1;
  }
}
