import { CRISIS_LINES } from '../../../../cognitive/engine/index.js';
import type { ChatFacts } from '../facts.js';
import type { Intent } from '../cues.js';
import type { Facet, Topic, TopicKind } from '../knowledge/topic.js';
import type { Language } from '../text.js';
import type { Question } from '../question.js';
import { type CareAsked, careOf, compareFabrics, hasFigures, wearOf } from './fabric.js';
import { isKnitted } from './knitted.js';
import { calculate } from './measure.js';
import { tellProperty } from './property.js';
import { tellColours } from './colour.js';
import { recommendFabrics } from './recommend.js';
import type { Reply } from './reply.js';
import { capital, say } from './say.js';
import { tellStain } from './stain.js';

/** Which sides of a topic answer an intent, best first. */
const WANTED: Partial<Record<Intent, readonly Facet[]>> = {
  care: ['care', 'what'],
  sew: ['sew', 'amount'],
  wear: ['wear', 'match', 'care'],
  match: ['match', 'wear'],
  size: ['size', 'wear'],
  amount: ['amount', 'sew'],
  use: ['use'],
  what: ['what', 'use', 'wear', 'sew', 'match', 'size', 'care'],
  'fabric-for': ['wear'],
  compare: ['what', 'wear'],
};
/** What is most likely meant where a topic is named without a question word. */
const USUAL: Readonly<Record<TopicKind, readonly Facet[]>> = {
  fabric: ['what', 'care'],
  garment: ['wear'],
  step: ['sew'],
  stain: ['care'],
  care: ['care', 'what', 'wear'],
  colour: ['match'],
  size: ['size', 'wear'],
  occasion: ['wear'],
  season: ['wear'],
  api: ['use'],
};
const ANY: readonly Facet[] = ['use', 'sew', 'care', 'match', 'wear', 'what', 'size', 'amount'];
/** Sides that tell what a thing is; how it is washed tells no two apart. */
const TELLS_APART: readonly Facet[] = ['what', 'use', 'sew', 'match', 'wear', 'size'];
const COMBINED: Partial<Record<Intent, number>> = { wear: 2, match: 2, care: 1, sew: 1, compare: 2, use: 1 };

/** Where an answer about clothes and the API may come from, the most particular first; null where one has nothing. */
export const OF_CLOTHES: readonly ((question: Question, facts: ChatFacts) => Reply | null)[] = [
  (question) => {
    const pair = question.asksWhy ? null : tellColours(question);
    return pair && pair.topics.length > 1 ? { ...pair, reading: 'colours' } : null;
  },
  (question, facts) => (question.intents.includes('compare') ? compare(question, facts) : null),
  (question) => {
    const advice = question.intent === 'fabric-for' ? recommendFabrics(question) : null;
    return advice && { text: advice.text, topics: advice.topics, facets: ['wear'], reading: 'choice' };
  },
  (question) => {
    const stain = question.asksWhy || question.intent === 'match' ? null : tellStain(question);
    return stain && { ...stain, facets: ['care'] };
  },
  (question) => {
    const property = tellProperty(question);
    return property && { ...property, reading: 'property' };
  },
  (question) => {
    const { intent, topics } = question;
    const figures = intent === 'size' || intent === 'amount' || intent === null ? calculate(question) : null;
    return figures ? { text: figures, topics, facets: ['size'], reading: 'measure' } : null;
  },
  (question) => (question.asksWhy || question.topics.length === 0 ? null : tellColours(question)),
  ({ asksWhy, topics, language }, facts) => (asksWhy ? reasons(topics, language, facts) : null),
  (question, facts) => (question.topics.length === 0 ? null : plainly(question, facts)),
];

function plainly(question: Question, facts: ChatFacts): Reply | null {
  const { topics, intent, language } = question;
  const asked = intent ? WANTED[intent] : undefined;
  const most = (intent && COMBINED[intent]) ?? 1;
  const parts = topics
    .flatMap((topic) => part(topic, asked ?? USUAL[topic.kind], language, facts))
    .filter(({ facet, topic }, i) => i === 0 || (asked ?? USUAL[topic.kind]).includes(facet))
    .slice(0, most);
  if (parts.length === 0) return null;
  const of = { plain: question.plain, knitted: isKnitted(question) };
  const text = parts
    .map(({ topic, facet }) => tell(topic, asWorn(topic, facet, question), language, facts, of) ?? '')
    .join(' ');
  return { text: capital(text), topics: parts.map(({ topic }) => topic), facets: parts.map(({ facet }) => facet) };
}

/** What a man wears, where it is a man who asks and there is something to say of it. */
const asWorn = (topic: Topic, facet: Facet, { forMan }: Question): Facet =>
  facet === 'wear' && forMan && topic.facets.men ? 'men' : facet;

/** The best side of a topic for what is wanted, as a list of one, or none. */
function part(
  topic: Topic,
  wanted: readonly Facet[],
  language: Language,
  facts: ChatFacts,
): { topic: Topic; facet: Facet }[] {
  const facet = [...wanted, ...ANY].find((side) => tell(topic, side, language, facts) !== null);
  return facet ? [{ topic, facet }] : [];
}

function reasons(topics: readonly Topic[], language: Language, facts: ChatFacts): Reply | null {
  const told = topics.filter((topic) => topic.facets.why !== undefined).slice(0, 1);
  if (told.length === 0) return null;
  return { text: told.map((topic) => tell(topic, 'why', language, facts)).join(' '), topics: told, facets: ['why'] };
}

function compare(question: Question, facts: ChatFacts): Reply | null {
  const { topics, language } = question;
  const fabrics = topics.filter(hasFigures);
  if (fabrics.length >= 2)
    return {
      text: compareFabrics(fabrics[0], fabrics[1], language, question.plain),
      topics: fabrics.slice(0, 2),
      facets: ['what', 'care'],
      reading: 'comparison',
    };
  const same = topics.filter((topic) => topic.kind === topics[0].kind).slice(0, 2);
  const told = same.map(
    (topic) => TELLS_APART.map((facet) => tell(topic, facet, language, facts)).find((text) => text !== null) ?? '',
  );
  return same.length === 2 && told.every((text) => text !== '')
    ? { text: told.join(' '), topics: same, facets: ['what'], reading: 'comparison' }
    : null;
}

/** One side of one topic in words; null when nothing is known. */
export function tell(
  topic: Topic,
  facet: Facet,
  language: Language,
  facts: ChatFacts,
  asked?: CareAsked,
): string | null {
  if (hasFigures(topic)) {
    if (facet === 'care') return careOf(topic, language, asked);
    if (facet === 'wear') return `${wearOf(topic, language)} ${say(topic.facets.what ?? ['', ''], language)}`.trim();
  }
  const said = topic.facets[facet];
  return said ? filled(say(said, language), facts) : null;
}

const { emergency, life: talk, loss: advice } = CRISIS_LINES.SE;

/** A text with the addresses of this server in it, and with where help is. */
export const filled = (text: string, { publicUrl, persona }: ChatFacts): string => {
  const known: Record<string, string | undefined> = { url: publicUrl, persona, emergency, talk, advice };
  return text.replaceAll(/\{(url|persona|emergency|talk|advice)\}/g, (written, name: string) => known[name] ?? written);
};

const OFFERS: Partial<Record<Facet, readonly [string, string]>> = {
  care: ['how to care for it', 'hur man sköter det'],
  wear: ['how to wear it', 'hur man bär det'],
  sew: ['how to sew it', 'hur man syr det'],
  amount: ['how much cloth it takes', 'hur mycket tyg det tar'],
  size: ['about sizes', 'om storlekar'],
  match: ['what goes with it', 'vad som passar till'],
};

/** A short offer of another side of what was told, or nothing. */
export function offer({ topics, facets }: Reply, language: Language, facts: ChatFacts): string {
  const first = topics[0];
  if (!first) return '';
  const open = (Object.keys(OFFERS) as Facet[]).filter((facet) => !facets.includes(facet));
  const facet = open.find((candidate) => tell(first, candidate, language, facts) !== null);
  const said = facet && OFFERS[facet];
  if (!said) return '';
  return language === 'sv' ? ` Fråga gärna ${say(said, language)}.` : ` You may also ask ${say(said, language)}.`;
}
