import type { TextHappening } from '../stimulus.js';
import type { Topic } from '../swedish/nouns.js';
import { onlyAsksOfIt, tellsOfItsWriter, withoutJest } from './aimed.js';
import { detectLanguage, type Language } from './detect.js';
import { askOf, onlyAsks, type Ask } from './conversation/asks.js';
import { needOf, type Need } from './concern/concern.js';
import { cellOf, keywordsOf } from './keywords.js';
import { ENGLISH } from './lexicon-en.js';
import { SWEDISH } from './lexicon-sv.js';
import { sentimentOf, type Sentiment } from './sentiment.js';
import { tokenize } from './tokens.js';
import { topicsOf } from './topics.js';

/** What the engine reads in a text. */
export interface Analysis {
  language: Language;
  sentiment: Sentiment;
  keywords: string[];
  topics: Topic[];
  /** speaks to the engine: second person or thanks */
  addressed: boolean;
  fearful: boolean;
  question: boolean;
  /** speaks of ending their life, or of a death */
  need: Need | null;
  /** what it asks about the engine itself */
  ask: Ask | null;
}

const NEUTRAL: Sentiment = { label: 'neutral', compound: 0, evidence: [] };

/** Sad at least this much, where somebody is in need. */
const SAD = -0.6;

/** Reads a text; pure, in time linear in its length up to the reading limit. */
export function analyse(text: string): Analysis {
  const said = tokenize(text);
  const language = detectLanguage(text, said);
  const tokens = language === 'und' ? said : withoutJest(said, language);
  const lexicon = language === 'sv' ? SWEDISH : language === 'en' ? ENGLISH : null;
  const need = needOf(tokens, language);
  const ask = askOf(tokens, language);
  const isAsked = onlyAsks(ask, tokens) || (language !== 'und' && onlyAsksOfIt(tokens, language));
  const read = isAsked ? NEUTRAL : sentimentOf(text, tokens, lexicon);
  const isTold = read.label === 'negative' && language !== 'und' && tellsOfItsWriter(tokens, read.evidence, language);
  const has = (set: ReadonlySet<string>): boolean => tokens.some((t) => set.has(t.lower));
  return {
    language,
    sentiment: saddened(read, need),
    keywords: keywordsOf(tokens),
    topics: topicsOf(tokens),
    addressed: need === null && !isTold && lexicon !== null && has(lexicon.address),
    fearful: lexicon !== null && has(lexicon.fear),
    question: tokens.some((t) => t.kind === 'mark' && t.text.includes('?')),
    need,
    ask,
  };
}

const saddened = (sentiment: Sentiment, need: Need | null): Sentiment =>
  need === null ? sentiment : { ...sentiment, label: 'negative', compound: Math.min(sentiment.compound, SAD) };

/** The analysis reduced to what the engine may keep: no word of it. */
export const happeningOf = (analysis: Analysis, via: TextHappening['via']): TextHappening => ({
  kind: 'text',
  via,
  compound: analysis.sentiment.compound,
  addressed: analysis.addressed,
  fearful: analysis.fearful,
  question: analysis.question,
  topics: analysis.topics,
  cells: analysis.keywords.map(cellOf),
});

/** What the log keeps of a text, as flat labels and numbers. */
export interface Measures {
  compound: number;
  addressed: boolean;
  fearful: boolean;
  question: boolean;
  /** comma-separated */
  topics: string;
  cells: string;
}

export const measuresOf = (what: Omit<TextHappening, 'kind' | 'via'>): Measures => ({
  compound: what.compound,
  addressed: what.addressed,
  fearful: what.fearful,
  question: what.question,
  topics: what.topics.join(','),
  cells: what.cells.join(','),
});
