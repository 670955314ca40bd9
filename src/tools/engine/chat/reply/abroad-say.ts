import type { LeagueFactsSnapshot } from '../../../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../../../common/ports/mood.js';
import type { ChatFacts } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import type { Abroad } from '../text.js';
import { type CLOTHS, SENTENCES } from './abroad-words.js';
import { CLOTH_KINDS } from './cloth-kinds.js';
import { washOf } from './fabric.js';
import { figure } from './say.js';
import type { Verdict } from './permission.js';
import { isProtein, type propertyAsked } from './property.js';
import type { Converted } from './conversion.js';

/** An answer in German, French or Spanish, and what it rests on. */
export type Told = { text: string; topics: string[]; sources: string[]; untold?: true } | null;
export type NamedCloth = (typeof CLOTHS)[number];

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export const said = (text: string, topic: string, source = `knowledge:${topic}`): Told => ({
  text,
  topics: [topic],
  sources: [source],
});

const factsOf = ([topic]: NamedCloth) => topicById.get(topic)?.fabric;

/** How a cloth is cared for; only the side of it that is asked for, where one is. */
export function sayCare(cloth: NamedCloth, speak: Abroad, side: 'dry' | 'iron' | null = null, knitted = false): Told {
  const fabric = factsOf(cloth);
  if (!fabric) return null;
  const words = SENTENCES[speak];
  const how = washOf(fabric, knitted);
  const wash = filled(words.wash[how.wash], { c: how.celsius });
  const parts = {
    cloth: cloth[2][speak],
    wash,
    dry: words.dry[knitted && fabric.celsius > 0 ? 'hand' : fabric.tumble ? 'tumble' : fabric.wash],
    iron: words.iron[fabric.iron],
  };
  if (side !== null) return said(`${parts.cloth}: ${parts[side]}.`, cloth[0]);
  return said(filled(words.care, parts), cloth[0]);
}

/** Whether a cloth bears what is asked, then how. */
export function sayPermission(cloth: NamedCloth, may: Verdict, side: 'dry' | 'iron' | null, speak: Abroad): Told {
  const told = sayCare(cloth, speak, side);
  return told && { ...told, text: `${SENTENCES[speak].verdict[may]} ${told.text}` };
}

/** Whether a cloth has a property, by its figures. */
export function sayProperty(
  cloth: NamedCloth,
  { key, fabric, holds }: NonNullable<ReturnType<typeof propertyAsked>>,
  speak: Abroad,
): Told {
  const { verdict, ofProtein, ofOther, scale, sides } = SENTENCES[speak];
  if (key === 'shrink') return sayShrinkage(cloth, speak);
  const isOf = isProtein(fabric) ? ofProtein : ofOther;
  const because =
    key === 'waterproof' || key === 'bleach'
      ? isOf[key]
      : filled(scale, { cloth: cloth[2][speak], n: fabric.fabric[key], side: sides[COMPARED.indexOf(key)] });
  return said(`${verdict[holds ? 'yes' : 'hardly']} ${because} ${kindOf(cloth, speak)}`.trim(), cloth[0]);
}

export function sayShrinkage(cloth: NamedCloth, speak: Abroad): Told {
  const fabric = factsOf(cloth);
  if (!fabric) return null;
  const wash = filled(SENTENCES[speak].wash[fabric.wash], { c: fabric.celsius });
  const how = wash.charAt(0).toUpperCase() + wash.slice(1);
  return said(filled(SENTENCES[speak].shrink, { cloth: cloth[2][speak], pct: fabric.shrinkPct, wash: how }), cloth[0]);
}

const kindOf = ([topic]: NamedCloth, speak: Abroad): string => CLOTH_KINDS[topic]?.[speak] ?? '';

/** What a cloth is, and its figures. */
export function sayWhat(cloth: NamedCloth, speak: Abroad): Told {
  const fabric = factsOf(cloth);
  if (!fabric) return null;
  const { gsm, warmth, breath, drape, strength } = fabric;
  const figures = { cloth: cloth[2][speak], from: gsm[0], to: gsm[1], warmth, breath, drape, strength };
  return said(`${kindOf(cloth, speak)} ${filled(SENTENCES[speak].what, figures)}`.trim(), cloth[0]);
}

/** Which of two cloths has more of what, and the figures. */
export const sayCompared = (a: NamedCloth, b: NamedCloth, speak: Abroad): Told =>
  said(
    filled(SENTENCES[speak].compare, {
      ...figuresOf(a, 'a', speak),
      ...figuresOf(b, 'b', speak),
      verdict: [verdictOf(a, b, speak), kindOf(a, speak), kindOf(b, speak)].join(' ').trim(),
    }),
    a[0],
  );

const COMPARED = ['warmth', 'breath', 'drape', 'strength'] as const;

function verdictOf(a: NamedCloth, b: NamedCloth, speak: Abroad): string {
  const { more, sides, isMore, alike, and } = SENTENCES[speak];
  const [first, second] = [factsOf(a), factsOf(b)];
  if (!first || !second) return '';
  const by = COMPARED.map((key, at) => ({ at, lead: Math.sign(first[key] - second[key]) }));
  const wins = (sign: number): string[] => by.filter(({ lead }) => lead === sign).map(({ at }) => more[at]);
  const told = (cloth: NamedCloth, list: string[]): string[] =>
    list.length > 0 ? [filled(isMore, { cloth: cloth[2][speak], list: joined(list, and) })] : [];
  const same = by.filter(({ lead }) => lead === 0).map(({ at }) => sides[at]);
  return [
    ...told(a, wins(1)),
    ...told(b, wins(-1)),
    ...(same.length > 0 ? [filled(alike, { list: joined(same, and) })] : []),
  ].join(' ');
}

const joined = (list: readonly string[], and: string): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} ${and} ${list[list.length - 1]}` : list.join('');

function figuresOf(cloth: NamedCloth, key: 'a' | 'b', speak: Abroad): Record<string, string | number> {
  const fabric = factsOf(cloth);
  if (!fabric) return {};
  const { warmth, breath, drape, strength } = fabric;
  return {
    [key]: cloth[2][speak],
    [`${key}w`]: warmth,
    [`${key}b`]: breath,
    [`${key}d`]: drape,
    [`${key}s`]: strength,
  };
}

export function saySize({ list, row, chest }: Converted, speak: Abroad): Told {
  const { size, sizeMen } = SENTENCES[speak];
  const text = row ? filled(size, { ...row, list }) : filled(sizeMen, { list, chest });
  return said(text, 'size/chart');
}

/** Who is first, or last, in the match of the day; null where that is not known. */
export function sayStanding({ matches }: LeagueFactsSnapshot, isLast: boolean, speak: Abroad): Told {
  const match = matches.find(({ duration }) => duration === '1d');
  const one = isLast ? match?.last : match?.entries[0];
  if (!one) return null;
  const figures = { name: one.name, return: figure(one.returnPct, 2, speak), trades: one.trades };
  const { last, league } = SENTENCES[speak];
  return said(filled(isLast ? last : league, figures), 'league', 'league:standings');
}

const percent = (share: number): number => Math.round(share * 100);

export function sayMood({ confidence, curiosity, fatigue, creativity }: MoodSnapshot, speak: Abroad): Told {
  const figures = {
    confidence: percent(confidence),
    curiosity: percent(curiosity),
    fatigue: percent(fatigue),
    creativity: percent(creativity),
  };
  return said(filled(SENTENCES[speak].mood, figures), 'mood', 'engine:state');
}

const OF_API = { limit: 'api/limits', price: 'api/pricing', api: 'api/key' } as const;

export const sayApi = (side: keyof typeof OF_API, { publicUrl }: ChatFacts, speak: Abroad): Told =>
  said(filled(SENTENCES[speak][side], { url: publicUrl }), OF_API[side]);
