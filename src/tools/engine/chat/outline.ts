import { Random } from '../../../common/kernel/random.js';
import { answer } from './answer.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import { namedIn } from '../design-vocabulary.js';
import { sentencesOf } from './manner.js';
import { topicById } from './knowledge/index.js';
import type { Language } from './text.js';
import { say } from './reply/say.js';

/** An answer as data, for callers that want JSON. */
export interface Outline {
  /** What it is about: `fabric/wool`, `note/measure-bust`, `league`; `other` where it is about nothing known. */
  topic: string;
  language: Language;
  /** The first sentence. */
  summary: string;
  /** The answer taken apart, in order. */
  points: readonly { name: string; text: string }[];
  fabrics: readonly string[];
  garments: readonly string[];
  colours: readonly string[];
  sources: readonly string[];
}

/** The same answer as `answer` gives, taken apart. Pure. */
export function outline(message: string, facts: ChatFacts, history: readonly Turn[] = []): Outline {
  return outlineOf(answer(history, message, facts, Random.from(message)), message);
}

/** An answer taken apart; of one that declines, only what the message names. Pure. */
export function outlineOf(said: ChatAnswer, message = ''): Outline {
  return said.understood ? answered(said) : declined(said, message);
}

function declined({ text, language, topics, sources }: ChatAnswer, message: string): Outline {
  const words = namedIn(message);
  const named = (attribute: string): string[] => [
    ...new Set(words.flatMap((word) => (word.attribute === attribute ? [word.value.replaceAll('-', ' ')] : []))),
  ];
  return {
    topic: topics[0] ?? 'other',
    language,
    summary: sentencesOf(text)[0] ?? text,
    points: [],
    fabrics: named('fabrics'),
    garments: named('garment'),
    colours: named('colors'),
    sources,
  };
}

function answered({ text, language, topics, sources }: ChatAnswer): Outline {
  const named = (kind: string): string[] =>
    topics.flatMap((id) => {
      const topic = topicById.get(id);
      return topic?.kind === kind ? [say(topic.name, language)] : [];
    });
  const points = sentencesOf(text);
  return {
    topic: topics[0] ?? 'other',
    language,
    summary: points[0] ?? text,
    points: points.map((point) => ({ name: nameOf(point), text: point })),
    fabrics: named('fabric'),
    garments: named('garment'),
    colours: named('colour'),
    sources,
  };
}

/** The first words of a point, up to the first comma, colon or stop. */
function nameOf(point: string): string {
  const head = /^[^,:;.!?]{3,60}/.exec(point)?.[0] ?? point;
  return head.split(' ').slice(0, 6).join(' ').trim();
}
