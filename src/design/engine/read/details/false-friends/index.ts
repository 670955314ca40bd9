import { isOfLife } from '../life.js';
import type { Lexeme } from '../../words/lexeme.js';
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
import { isTexture, isFall } from './feel-of-cloth.js';
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
import { isOfTrade, isHost, isOwner, isRemembered } from './other-people.js';
import {
  closesPart,
  closesPocketsAhead,
  tiesSash,
  closesPocket,
  closesCuffs,
  ZIPPED,
  zipsPocket,
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
import { NATURAL, isNatural, PEACOCK, isPeacockColor, labelledColor } from './named-colors.js';

const silenced = (unit: Unit): Unit => ({ ...unit, lexeme: null });

/** What is said of the garment's hardware or of one of its parts: nothing of the whole follows, and whoever wrote it is told. */
const FALSE_FRIENDS = [
  closesPart,
  closesPocketsAhead,
  holdsBraces,
  isOtherStrap,
  isHandwork,
  closesCuffs,
  isOfFastening,
  isMaterialOfHardware,
  isPlaceOf,
  closesPocket,
  isMetalOfHardware,
  isShapeOfHardware,
  isTexture,
  isAtPart,
  isFall,
  isKept,
  isPlaceOfThing,
  isElbowPart,
  isElasticOfOther,
] as const;

/** What says nothing of the garment at all: who wears it, what somebody does in it, how far a detail reaches. */
const IDLE = [
  isTopOfBag,
  tiesSash,
  isDirection,
  isHost,
  isOwner,
  isSource,
  isRemembered,
  isVerb,
  isPlace,
  isTurn,
  isDone,
  isEnough,
  isOfTrade,
  isOfWearer,
  isOfBuild,
  isDressSize,
  isTrial,
  isAnybody,
  isAround,
  isCourse,
  isOfLife,
] as const;

const RENAMED: ReadonlyArray<readonly [(units: readonly Unit[], i: number) => boolean, Lexeme]> = [
  [isCloth, DENIM],
  [zipsPocket, ZIPPED],
  [isRow, BUTTONS],
  [isCoatLength, THREE_QUARTERS],
  [isPulledOver, PULLED_OVER],
  [isFasteningChain, CHAIN],
  [isPeacockColor, PEACOCK],
  [isOneShort, SHORTS],
  [isNecktie, NECKTIE],
  [isFlaring, FLARED],
  [isElastic, ELASTIC],
  [isZipUp, ZIP_UP],
  [isYoung, CHILD],
  [isTallMan, MAN],
  [isNatural, NATURAL],
  [isWaterproof, WATERPROOF],
  [isMini, MINI],
];

/** A unit as it is meant in its place. */
function meant(units: readonly Unit[], unit: Unit, i: number): Unit {
  const renamed = RENAMED.find(([is]) => is(units, i));
  if (renamed) return { ...unit, lexeme: renamed[1] };
  const labelled = labelledColor(units, i);
  if (labelled) return { ...unit, lexeme: labelled };
  if (unit.lexeme === null) return unit;
  if (FALSE_FRIENDS.some((is) => is(units, i))) return silenced(unit);
  return IDLE.some((is) => is(units, i)) ? { ...silenced(unit), idle: true } : unit;
}

/** Silences words that in this place do not say what they say elsewhere. */
export const withoutFalseFriends = (units: readonly Unit[]): Unit[] => units.map((unit, i) => meant(units, unit, i));
