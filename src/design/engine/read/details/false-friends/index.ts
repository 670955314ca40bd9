import { isOfLife } from '../life.js';
import type { Lexeme } from '../../words/lexeme.js';
import { keeping } from '../../words/keeping.js';
import { says } from '../../words/units.js';
import type { Unit } from '../../words/units.js';
import {
  isMaterialOfHardware,
  isShapeOfHardware,
  isOfFastening,
  holdsBraces,
  isOtherStrap,
  isMetalOfHardware,
} from './hardware.js';
import { isDirection, isCourse, isEnough, isAround } from './directions.js';
import { isTexture, isFall, knotsButtons, quiltsLining } from './feel-of-cloth.js';
import {
  isAtPart,
  isElasticOfOther,
  isPlaceOfThing,
  isPlaceOf,
  isPlace,
  isKept,
  isTurn,
  isElbowPart,
} from './places.js';
import { isOfWearer, isOfBuild, isDressSize, isAnybody } from './build-of-wearer.js';
import { isTrial, isSource, isVerb, isDone, isHandwork } from './acts.js';
import { isOfTrade, isHost, isOwner, isRemembered, isGiver } from './other-people.js';
import {
  closesPart,
  closesPocketsAhead,
  tiesSash,
  closesPocket,
  closesCuffs,
  ZIPPED,
  zipsPocket,
  ZIP,
  isZipInstead,
} from './closed-parts.js';
import {
  isRow,
  isPulledOver,
  BUTTONS,
  ELASTIC,
  isElastic,
  PULLED_OVER,
  CHAIN,
  isFasteningChain,
  isTopOfBag,
} from './named-closures.js';
import {
  DENIM,
  isCloth,
  THREE_QUARTERS,
  isCoatLength,
  FLARED,
  isFlaring,
  MAN,
  isTallMan,
  CHILD,
  isYoung,
} from './named-shapes.js';
import {
  SHORTS,
  isOneShort,
  ZIP_UP,
  isZipUp,
  NECKTIE,
  isNecktie,
  WATERPROOF,
  isWaterproof,
  MINI,
  isMini,
} from './named-garments.js';
import {
  TURN_UP,
  isTurnUp,
  CORDED,
  isCord,
  BUTTONED_DOWN,
  isButtonedDown,
  isAnimal,
  BACK_POCKETS,
  isBehindDenied,
} from './named-parts.js';
import { NATURAL, isNatural, PEACOCK, isPeacockColor, labelledColor, namesColor } from './named-colors.js';

type Rule = (units: readonly Unit[], i: number) => boolean;
/** A rule, and what the unit itself must be so that the rule is asked. */
type Asked = readonly [of: (unit: Unit) => boolean, is: Rule];

const word = (words: string): Asked[0] => {
  const all = new Set(words.split(' '));
  return (unit) => all.has(unit.word);
};
const like =
  (start: RegExp): Asked[0] =>
  (unit) =>
    start.test(unit.word);
const about =
  (...attributes: readonly string[]): Asked[0] =>
  (unit) =>
    attributes.some((attribute) => says(unit, attribute));
const anything = (): boolean => true;
const isGarment = ({ lexeme }: Unit): boolean => lexeme?.garment != null;
const isNoGarment = (unit: Unit): boolean => !isGarment(unit);

const silenced = (unit: Unit): Unit => ({ ...unit, lexeme: null });

/** What is said of the garment's hardware or of one of its parts: nothing of the whole follows, and whoever wrote it is told. */
const FALSE_FRIENDS: readonly Asked[] = [
  [about('closure'), closesPart],
  [about('closure'), closesPocketsAhead],
  [like(/^(?:b[uo]|kn)/), holdsBraces],
  [word('strap straps'), isOtherStrap],
  [word('work'), isHandwork],
  [about('closure'), closesCuffs],
  [about('details'), isOfFastening],
  [anything, isMaterialOfHardware],
  [about('length'), isPlaceOf],
  [about('closure'), closesPocket],
  [anything, isMetalOfHardware],
  [anything, isShapeOfHardware],
  [about('fabrics'), isTexture],
  [word('vid'), isAtPart],
  [like(/^(?:fl|drap)/), isFall],
  [about('details', 'closure', 'print'), isKept],
  [about('length'), isPlaceOfThing],
  [word('elbows'), isElbowPart],
  [word('frogs'), isAnimal],
  [like(/^elast/), isElasticOfOther],
  [about('details'), quiltsLining],
  [word('knot knotted'), knotsButtons],
];

/** What says nothing of the garment at all: who wears it, what somebody does in it, how far a detail reaches. */
const IDLE: readonly Asked[] = [
  [word('top'), isTopOfBag],
  [about('closure'), tiesSash],
  [word('down'), isDirection],
  [about('gender'), isHost],
  [about('gender'), isOwner],
  [isGarment, isSource],
  [about('gender'), isRemembered],
  [about('gender'), isGiver],
  [word('suit suits dress dresses top tops coat coats cap caps watch tie belt bag'), isVerb],
  [about('length'), isPlace],
  [about('length'), isTurn],
  [word('stays sweats dress suit top coat cap watch tie belt bag wrap flare'), isDone],
  [word('long lang langt'), isEnough],
  [about('gender'), isOfTrade],
  [isNoGarment, isOfWearer],
  [isNoGarment, isOfBuild],
  [word('dress'), isDressSize],
  [word('toile'), isTrial],
  [word('man'), isAnybody],
  [word('round'), isAround],
  [word('running climbing dancing'), isCourse],
  [isNoGarment, isOfLife],
];

/** What names something else in its place, known lexeme or not. */
const RENAMED: ReadonlyArray<readonly [...Asked, Lexeme]> = [
  [word('jeans'), isCloth, DENIM],
  [like(/^zip/), isZipInstead, ZIP],
  [like(/^(?:zip|drag|blix|reis)/), zipsPocket, ZIPPED],
  [({ lexeme }) => lexeme?.words[0] === 'button', isRow, BUTTONS],
  [({ lexeme }) => lexeme?.words.at(-1) === 'length', isCoatLength, THREE_QUARTERS],
  [word('pullover'), isPulledOver, PULLED_OVER],
  [word('chain'), isFasteningChain, CHAIN],
  [word('peacock'), isPeacockColor, PEACOCK],
  [word('short'), isOneShort, SHORTS],
  [word('ties'), isNecktie, NECKTIE],
  [word('flares'), isFlaring, FLARED],
  [like(/^(?:elast|resar|gummi)/), isElastic, ELASTIC],
  [word('zip full'), isZipUp, ZIP_UP],
  [like(/^(?:s?he|h[ao]n)/), isYoung, CHILD],
  [word("he's hes is"), isTallMan, MAN],
  [like(/^(?:natur|undyed)/), isNatural, NATURAL],
  [like(/^waterproof/), isWaterproof, WATERPROOF],
  [word('mini'), isMini, MINI],
  [word('cuffs cuff cuffed'), isTurnUp, TURN_UP],
  [word('cord cords'), isCord, CORDED],
  [anything, isBehindDenied, BACK_POCKETS],
  [({ lexeme }) => lexeme?.words.join(' ') === 'button down', isButtonedDown, BUTTONED_DOWN],
];

/** The rules that a word of a text may meet. */
interface Met {
  renamed: ReadonlyArray<readonly [...Asked, Lexeme]>;
  isColor: boolean;
  friends: readonly Rule[];
  idle: readonly Rule[];
}

const askedOf = (unit: Unit, rules: readonly Asked[]): Rule[] => rules.filter(([of]) => of(unit)).map(([, is]) => is);

const metBy = (unit: Unit): Met => ({
  renamed: RENAMED.filter(([of]) => of(unit)),
  isColor: namesColor(unit),
  friends: unit.lexeme === null ? [] : askedOf(unit, FALSE_FRIENDS),
  idle: unit.lexeme === null ? [] : askedOf(unit, IDLE),
});

const metByStrangers = keeping<Met>();
const metByKnown = new WeakMap<Lexeme, Map<string, Met>>();

/** The rules for a unit: they hang on its first word and on its lexeme, and are looked for once. */
function rulesFor(unit: Unit): Met {
  if (unit.lexeme === null) return metByStrangers(unit.word, () => metBy(unit));
  const kept = metByKnown.get(unit.lexeme) ?? new Map<string, Met>();
  metByKnown.set(unit.lexeme, kept);
  const met = kept.get(unit.word) ?? metBy(unit);
  kept.set(unit.word, met);
  return met;
}

/** A unit as it is meant in its place. */
function meant(units: readonly Unit[], unit: Unit, i: number): Unit {
  const { renamed, isColor, friends, idle } = rulesFor(unit);
  const name = renamed.find(([, is]) => is(units, i))?.[2] ?? (isColor ? labelledColor(units, i) : null);
  if (name) return { ...unit, lexeme: name, negated: unit.negated || name === BACK_POCKETS };
  if (friends.some((is) => is(units, i))) return silenced(unit);
  return idle.some((is) => is(units, i)) ? { ...silenced(unit), idle: true } : unit;
}

/** Silences words that in this place do not say what they say elsewhere. */
export const withoutFalseFriends = (units: readonly Unit[]): Unit[] => units.map((unit, i) => meant(units, unit, i));
