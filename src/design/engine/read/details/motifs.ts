import { LANGUAGES, type Lexeme } from '../words/lexeme.js';
import { MOTIFS } from '../lexicon/motif-words.js';
import type { MotifWord } from '../lexicon/motif-words.js';
import { ARTICLES, FUNCTION_WORDS, JOINERS } from '../lexicon/function-words.js';
import { keeping } from '../words/keeping.js';
import { strongBreak, weakBreak } from '../words/tokens.js';
import { CUES, EXCEPT } from '../words/negation.js';
import { headOf, isContextual, plainClaims, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** What a text says a print or an embroidery shows. */
export interface FoundMotif {
  name: string;
  /** The kind of print that it is drawn as; null where it is embroidered, woven or laid on. */
  print: string | null;
  /** index of the unit that names it */
  index: number;
  start: number;
  end: number;
}

const PRINTED =
  /^(?:aop|print|prints|printed|pattern|patterned|motif|motifs|design|designs|tryck|tryckt|monster|monstrad|monstrat|motiv|muster|gemustert|druck|bedruckt|bedruckte[mnrs]?|imprime|imprimee|imprimes|estampado|estampada|estampados|dibujo|dibujos)$/;
const SEWN =
  /^(?:embroidery|embroidered|embroideries|applique|appliques|appliqued|patch|patches|broderi|broderier|broderad|broderade|broderat|stickerei|stickereien|bestickt|brode|brodee|brodes|broderie|bordado|bordada|bordados)$/;
const OPENS =
  /^(?:with|of|in|featuring|showing|depicting|forestallande|visar|full|med|av|mit|aus|avec|con|de|d|a|mit)$/;
/** "A cat on it", "a heart on the chest". */
const ON = /^(?:on|pa|auf|sur|en)$/;
const SPREAD = /^(?:all|everywhere|overall|overallt|uberall|partout)$/;

const LEXEME: Lexeme = { words: ['motif'], readings: [], head: 'print', garment: null, block: false };

const shows = (motif: MotifWord): Lexeme => ({
  ...LEXEME,
  words: [motif.name],
  readings: [{ heads: [], claims: [{ attribute: 'print', value: motif.print, implied: false }] }],
});

const after = (units: readonly Unit[], i: number): Unit | null =>
  units[i + 1] && !weakBreak(units[i + 1].before) ? units[i + 1] : null;

const describing = (unit: Unit): boolean =>
  unit.hex !== null ||
  isContextual(unit) ||
  ['colors', 'shade', 'fit', 'weight'].some((attribute) => says(unit, attribute)) ||
  (!unit.lexeme &&
    (ARTICLES.has(unit.word) ||
      /^(?:small|tiny|little|big|large|giant|scattered|sma|stora|kleine[nm]?|grosse[nm]?|petits?|petites?|grandes?|grands|pequen[oa]s)$/.test(
        unit.word,
      )));

/** The word that opens the phrase which the noun at `i` stands in: "with small white" of "with small white cranes". */
function opener(units: readonly Unit[], i: number): Unit | null {
  if (weakBreak(units[i].before)) return null;
  for (let j = i - 1; j >= Math.max(0, i - 5); j--) {
    if (OPENS.test(units[j].word) || PRINTED.test(units[j].word) || SEWN.test(units[j].word)) return units[j];
    if (!describing(units[j]) || strongBreak(units[j].before)) return null;
  }
  return null;
}

const sewn = (units: readonly Unit[], i: number): boolean =>
  units
    .slice(Math.max(0, i - 4), i + 3)
    .some((unit, n, near) => SEWN.test(unit.word) && near.slice(1, n).every((u) => !strongBreak(u.before)));

/** "On the chest", "på bröstet": where a single figure is put. */
const BODY = /^(?:chest|breast|front|back|shoulder|brostet|brost|ryggen|rygg|brust|rucken|poitrine|dos|pecho|espalda)$/;

const onBody = (units: readonly Unit[], from: number): boolean =>
  units.slice(from, from + 2).some((unit) => BODY.test(unit.lexeme?.words[0] ?? unit.word));

/** "… and a white moose": an article opens it. */
function introduced(units: readonly Unit[], i: number): boolean {
  for (let j = i - 1; j >= Math.max(0, i - 3); j--) {
    if (ARTICLES.has(units[j].word) && !units[j].lexeme) return true;
    if (!describing(units[j]) || weakBreak(units[j + 1].before)) return false;
  }
  return false;
}

/** "Green frogs and red crabs": the second of two. */
function joinsMotif(units: readonly Unit[], i: number): boolean {
  let j = i - 1;
  while (j > 0 && describing(units[j]) && !weakBreak(units[j + 1].before)) j--;
  const first = units[j - 1];
  const joined = JOINERS.has(units[j]?.word ?? '') && !units[j].lexeme && !weakBreak(units[j + 1].before);
  const motif = joined && first ? MOTIFS.get(first.word) : undefined;
  return motif !== undefined && listed(units, j - 1, motif) !== null;
}

/** "Yellow ducks on a shirt". */
function isPut(units: readonly Unit[], i: number): boolean {
  const [on, article] = [units[i + 1], units[i + 2]];
  if (!ON.test(on?.word ?? '') || weakBreak(on.before) || !ARTICLES.has(article?.word ?? '')) return false;
  return units.slice(i + 3, i + 6).some((unit) => unit.lexeme?.garment != null);
}

/** Whether the word at `i` says what is shown, rather than a colour, a thing or a shape. */
function shown(units: readonly Unit[], i: number, motif: MotifWord): boolean {
  const next = after(units, i);
  if (next && (PRINTED.test(next.word) || SEWN.test(next.word) || SPREAD.test(next.word))) return true;
  if (pictured(units, i)) return true;
  const before = opener(units, i);
  if (!before && joinsMotif(units, i)) return true;
  if (!before && motif.plural && isPut(units, i)) return true;
  if (!before) return next !== null && ON.test(next.word) && onBody(units, i + 2) && introduced(units, i);
  if (PRINTED.test(before.word) || SEWN.test(before.word)) return true;
  if (says(units[i], 'details')) return false;
  const ofThing = next !== null && (headOf(next) !== null || says(next, 'fabrics') || says(next, 'colors'));
  const placed = next !== null && ON.test(next.word) && !next.lexeme;
  return (motif.plural || placed) && !ofThing && OPENS.test(before.word);
}

/** Names of prints and embroideries that "of" or "with" may follow. */
const PICTURE =
  /^(?:print|prints|pattern|patterns|motif|motifs|picture|pictures|image|drawing|embroidery|embroideries|applique|tryck|monster|motiv|broderi|muster|druck|stickerei|imprime|imprimes|broderie|estampado|dibujo|dibujos|bordado|bordados)$/;
const STITCHED = /^(?:embroidered|broderad|broderade|broderat|bestickt|bestickte[mnrs]?|brodee?s?|bordad[oa]s?)$/;
/** Say how a print is, not what it shows. */
const PLAIN =
  /^(?:drawn|painted|dyed|printed|inspired|vintage|all|over|allover|overall|placement|bold|subtle|busy|loud|quiet|fun|funny|cute|nice|lovely|beautiful|pretty|cool|modern|classic|simple|small|tiny|little|big|large|giant|mini|micro|scale|own|same|custom|digital|screen|block|hand|machine|laser|sewing|cutting|paper|bright|colourful|colorful|multicoloured|multicolored|matching|contrasting|delicate|dense|fine|detail|details|detailing|accent|accents|edge|edges|edging|trim|trims|work|panel|panels|piece|look|effect|style|name|logo|text|stor|stort|stora|liten|litet|fint|snyggt|roligt|schon|schones|grosses|kleines|joli|jolie|grand|petit|bonito|bonita|grande)$/;
/** How many words between "print of" and what it shows. */
const PHRASE = 4;

const mayShow = keeping<boolean>();

const isNoun = ({ lexeme, hex, word }: Unit): boolean =>
  !lexeme &&
  hex === null &&
  mayShow(word, () => /^\p{L}{3,}$/u.test(word) && !PLAIN.test(word) && !isFunctionWord(word));

const isFunctionWord = (word: string): boolean =>
  LANGUAGES.some((language) => FUNCTION_WORDS[language].has(word)) ||
  ARTICLES.has(word) ||
  CUES.has(word) ||
  EXCEPT.has(word) ||
  ON.test(word);

/** "A print of an old lighthouse", "embroidered with small beetles": whether the noun at `i` ends such a phrase. */
function pictured(units: readonly Unit[], i: number): boolean {
  const next = after(units, i);
  if (next && (isNoun(next) || next.lexeme)) return false;
  for (let j = i - 1; j >= Math.max(0, i - PHRASE - 1) && !weakBreak(units[j + 1].before); j--) {
    if (STITCHED.test(units[j].word)) return true;
    if (OPENS.test(units[j].word) && units[j - 1] && !OPENS.test(units[j - 1].word))
      return PICTURE.test(units[j - 1].word) || /^(?:printed|bedruckt|tryckt)$/.test(units[j - 1].word);
    if (!describing(units[j]) && !isNoun(units[j])) return false;
  }
  return false;
}

/** What a print shows that no list knows: "a teapot print". It stands as it is written. */
function unlisted(units: readonly Unit[], i: number): MotifWord | null {
  if (!isNoun(units[i])) return null;
  const next = after(units, i);
  if (!(next && PICTURE.test(next.word)) && !pictured(units, i)) return null;
  const name = units[i].word.replace(/([^s])s$/, '$1');
  return { name, print: 'graphic', plural: true };
}

/** The motif that the unit at `i` names, if it does. */
function motifAt(units: readonly Unit[], i: number): MotifWord | null {
  const unit = units[i];
  if (unit.motif) return unit.motif;
  const motif = MOTIFS.get(unit.word) ?? null;
  return listed(units, i, motif) ?? (motif ? null : unlisted(units, i));
}

function listed(units: readonly Unit[], i: number, motif: MotifWord | null): MotifWord | null {
  const unit = units[i];
  if (!motif || unit.lexeme?.garment || (headOf(unit) !== null && headOf(unit) !== 'print')) return null;
  // "apple green" is a colour of that name
  if (says(unit, 'colors') && unit.words.length > 1) return null;
  const printed = says(unit, 'print') && (unit.lexeme?.words.length ?? 1) > 1;
  return printed || isTold(unit, motif) || shown(units, i, motif) ? motif : null;
}

/** "Tiny strawberries on cream": a print by its own word, whose kind alone does not tell what it shows. */
const isTold = (unit: Unit, motif: MotifWord): boolean =>
  motif.plural &&
  plainClaims(unit).some((c) => c.attribute === 'print' && c.value === motif.print && c.value === 'botanical');

/** What prints and embroideries show, in order; denied ones left out. */
export function findMotifs(units: readonly Unit[]): FoundMotif[] {
  return units.flatMap((unit, index) => {
    const motif = unit.negated ? null : motifAt(units, index);
    if (!motif) return [];
    const print = sewn(units, index) ? null : motif.print;
    return [{ name: motif.name, print, index, start: unit.start, end: unit.end }];
  });
}

/** Units in which what a print shows is no colour and no thing of its own: "red roses" are a print. */
export const withMotifs = (units: readonly Unit[]): Unit[] =>
  units.map((unit, i) => {
    const motif = motifAt(units, i);
    if (!motif || says(unit, 'print')) return unit;
    return { ...unit, motif, lexeme: sewn(units, i) ? LEXEME : shows(motif) };
  });
