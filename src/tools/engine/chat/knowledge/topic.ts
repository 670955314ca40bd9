/** The same thing said in English and in Swedish. */
export type Said = readonly [en: string, sv: string];

export const TOPIC_KINDS = [
  'fabric',
  'garment',
  'step',
  'stain',
  'care',
  'colour',
  'size',
  'occasion',
  'season',
  'api',
] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** The sides of a topic that a question can be about; `men` is what `wear` says to a man, where that differs. */
export const FACETS = ['what', 'care', 'wear', 'sew', 'why', 'size', 'match', 'amount', 'use', 'men'] as const;
export type Facet = (typeof FACETS)[number];

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What is known of a fabric in figures. Scales run from 1 (least) to 5 (most). */
export interface FabricFacts {
  /** grams per square metre, from–to */
  gsm: readonly [number, number];
  wash: 'machine' | 'gentle' | 'hand' | 'wipe' | 'professional';
  /** hottest wash in °C; 0 where it must not be washed */
  celsius: 0 | 30 | 40 | 60;
  tumble: boolean;
  /** dots on the iron symbol: 0 = do not iron, 1 = 110 °C, 2 = 150 °C, 3 = 200 °C (ISO 3758) */
  iron: 0 | 1 | 2 | 3;
  /** usual shrinkage of the unwashed cloth in the first wash, percent */
  shrinkPct: number;
  warmth: 1 | 2 | 3 | 4 | 5;
  breath: 1 | 2 | 3 | 4 | 5;
  drape: 1 | 2 | 3 | 4 | 5;
  strength: 1 | 2 | 3 | 4 | 5;
  seasons: readonly Season[];
  /** machine needle, metric size */
  needle: string;
}

export interface Topic {
  id: string;
  kind: TopicKind;
  name: Said;
  /** Words and phrases that mean it, in both languages, lower case. */
  terms: readonly string[];
  /** Words after which a single word of it means something else: the server is down. */
  notAfter?: string;
  /** Words before which a single word of it means something else: Swedish `bra för` is good for. */
  notBefore?: string;
  facets: Partial<Record<Facet, Said>>;
  fabric?: FabricFacts;
}
