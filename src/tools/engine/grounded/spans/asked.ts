import { isOfClass } from '../../lexicon/index.js';
import type { Property } from '../property.js';
import { type Frame, framesOf, type Of } from './frames.js';

/** Words for who was before, or comes after. */
export const TURN =
  /^(?:former|previous|old|outgoing|ex|past|earlier|tidigare|gamla|früher|frühere|vorherige|alte|new|next|incoming|future|nya|ny|neue|neuer|nouveau)$/;

/** What a slot for words asks for. */
export interface Asked {
  property: Property;
  /** the words of its name that say something */
  core: readonly string[];
  head: string;
  /** whether all of its words are one name of a frame */
  isWhole: boolean;
  /** what a word beside its head asks for */
  beside: readonly Frame[];
  frames: readonly Frame[];
  /** `none`: what is no words of its own */
  of: Of | 'none' | null;
  /** whether it asks for who was before, or comes after */
  turn: 'before' | 'after' | null;
}

const FILLERS =
  /^(?:name|names|full|number|numbers|no|nr|nummer|id|code|ref|the|of|a|an|by|person|text|out|must|is|list|to|first|last)$/;
const CODES = /^(?:number|no|nr|nummer|id|code|ref|reference|plate|isbn|barcode)$/;
const BEFORE = /^(?:former|previous|old|outgoing|ex|past|earlier|tidigare|gamla|früher|frühere|vorherige|alte)$/;
const AFTER = /^(?:new|next|incoming|future|nya|ny|neue|neuer|nouveau)$/;
const KINDS: ReadonlyMap<string, Of> = new Map([
  ['person', 'person'],
  ['place', 'place'],
  ['company', 'name'],
  ['street', 'place'],
  ['code', 'code'],
]);

export function askedBy(property: Property): Asked {
  const { words } = property;
  const told = words.filter((word) => !FILLERS.test(word));
  const core = told.length > 0 ? told : words.slice(-1);
  const head = core[core.length - 1];
  const turn = core.some((word) => BEFORE.test(word))
    ? 'before'
    : core.some((word) => AFTER.test(word))
      ? 'after'
      : null;
  const beside = core
    .slice(0, -1)
    .filter((word) => /^(?:allergic|allergisk)/.test(word))
    .flatMap(framesOf);
  const isWhole = core.length === 1 || framesOf(core.join(' ')).length > 0 || framesOf(head).length === 0;
  const frames = framesFor(core, turn, words.includes('name'));
  return {
    property,
    core,
    head,
    isWhole,
    beside,
    frames,
    turn,
    of: isOfCode(words) ? 'code' : kindOf(property, head, frames),
  };
}

const isOfCode = (words: readonly string[]): boolean => CODES.test(words.at(-1) ?? '');

/** Whose name a booking or an order is in. */
const IS_NAMED = /^(?:guest|customer|client|booking|reservation|order|gast|gäst|kund|kunde)$/;

function framesFor(core: readonly string[], turn: Asked['turn'], isNamed: boolean): readonly Frame[] {
  const whole = core.length > 1 ? framesOf(core.join(' ')) : [];
  const ofHead = whole.length > 0 ? whole : framesOf(core[core.length - 1]);
  const own = ofHead.length > 0 ? ofHead : framesOf(core[0]);
  const turned =
    turn === null ? [] : framesOf(`${turn === 'before' ? 'old' : 'new'}${own[0]?.of === 'place' ? 'place' : 'person'}`);
  const named = isNamed && IS_NAMED.test(core[core.length - 1]) ? framesOf('name') : [];
  return [...own, ...named, ...turned];
}

function kindOf({ kind, weakKind }: Property, head: string, frames: readonly Frame[]): Of | 'none' | null {
  if (frames.length > 0) return frames[0].of;
  if (kind !== null && KINDS.get(kind) === undefined) return 'none';
  if (isOfClass(head, 'person')) return 'person';
  const known = KINDS.get(kind ?? weakKind ?? '');
  if (known !== undefined) return known;
  return isOfClass(head, 'place') ? 'place' : null;
}
