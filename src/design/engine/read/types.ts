import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Garment, Source } from '../garments/spec.js';
import type { TextClaim } from './claims.js';
import type { Member } from './words/mentions.js';
import type { FoundMeasure } from './words/found-measure.js';
import type { FoundButtons, FoundPockets } from './words/numbers.js';

/** Words of the text that no design follows. Positions are UTF-16 units of the verbatim description. */
export interface Unused {
  text: string;
  span: readonly [number, number];
}

/** Why a value stands in the spec. */
export interface Evidence {
  source: Source;
  /** UTF-16 units of the description: `text === description.slice(...span)`. */
  span: readonly [number, number] | null;
  text: string | null;
  /** 0–1 */
  confidence: number;
  value: unknown;
  /** The text denies the attribute or this value of it. */
  negated?: true;
  /** Said by the instruction of a later version, not by the description: `span` and `text` are those of that instruction. */
  revised?: { version: number; span: readonly [number, number]; text: string };
  /** For attributes that are lists: one entry per value. */
  items?: Array<Omit<Evidence, 'items'>>;
}

/** A garment that the text wants beside others, and the words that name it. */
export interface OutfitPart {
  garment: Garment;
  span: readonly [number, number];
}

export type EvidenceMap = Record<string, Evidence>;

export interface BriefInput {
  description: string;
  style?: string;
  /** what another reader of the same text says, checked (`claimsIn`) */
  claims?: readonly TextClaim[];
  /** which garment of an outfit is read; the first where absent */
  member?: Member;
}

export interface Brief {
  spec: GarmentSpec;
  evidence: EvidenceMap;
  warnings: string[];
  /** Words that are neither evidence nor stop words. */
  unused: Unused[];
  /** Measurements in the text, centimetres. */
  measurements: FoundMeasure[];
  /** Attributes that the text rules out, for those who fill in typical values. */
  denied: string[];
  /** The style that leaned on the open choices, if any. */
  style: string | null;
  /** Cloth weight asked for. */
  weight: 'light' | 'heavy' | 'warm' | null;
  /** Buttons that the text counts. */
  buttons: FoundButtons | null;
  /** What its buttons are made of, where it says so without counting them. */
  button_cloth?: string;
  /** Pockets that the text counts; null when it counts none, or several kinds apart. */
  pockets: FoundPockets | null;
  /** Garments of the text that are each to be made, where there are several: the first, then in the order of the text. */
  outfit?: OutfitPart[];
  /** Small things that the text names to be worn with it. */
  beside?: OutfitPart[];
  /** The model upstream whose claims stand in it; absent when only our own reading does. */
  reader?: string;
}

export type BriefResult = { ok: true; brief: Brief } | { ok: false; code: 'not_a_garment'; reason: string };
