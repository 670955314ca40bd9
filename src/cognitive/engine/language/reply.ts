import type { Appraised } from '../affect/emotions.js';
import { definite } from '../swedish/phrase.js';
import type { Topic } from '../swedish/nouns.js';
import type { Phase } from '../sleep/pressure.js';
import type { Analysis } from './analysis.js';
import { answerTo } from './concern/concern.js';
import { hashWord } from './keywords.js';
import { englishDefinite, topicOf } from './topics.js';

/** What a reply follows from. */
export interface ReplyInputs {
  analysis: Analysis;
  emotion: Appraised | null;
  /** phase before the text arrived */
  phase: Phase;
  /** how many episodes it brought to mind, and how new it was, [0, 1] */
  recalled: number;
  novelty: number;
  /** what is answered to a question about the engine; null for none */
  answer: string | null;
}

type Tone = 'kind' | 'hard' | 'fear' | 'question' | 'plain';
type Opening = (topic: Topic | null) => string;

const about = (topic: Topic | null, sv: string): string =>
  topic && topicOf(definite(topic)) ? ` ${sv} ${definite(topic)}` : '';
const aboutEn = (topic: Topic | null): string => (topic ? ` about ${englishDefinite(topic)}` : '');

const SWEDISH: Record<Tone, Opening[]> = {
  kind: [
    (t) => `Tack, det värmer att höra${about(t, 'om')}.`,
    (t) => `Det gör mig glad att läsa${about(t, 'om')}.`,
    () => 'Så fint sagt. Det tar jag med mig.',
  ],
  hard: [
    (t) => `Det var tråkigt att höra${about(t, 'om')}.`,
    (t) => `Jag förstår att det känns fel${about(t, 'med')}.`,
    () => 'Det där sved lite, men jag hör dig.',
  ],
  fear: [() => 'Jag märker att du är orolig.', () => 'Det låter oroande. Jag är vaken och lyssnar.'],
  question: [(t) => `En fråga${about(t, 'om')} gör mig alltid nyfiken.`, () => 'Det undrar jag också över.'],
  plain: [
    (t) => `Jag har läst det du skrev${about(t, 'om')}.`,
    () => 'Det har jag noterat.',
    () => 'Jag läser och lyssnar.',
  ],
};
const ENGLISH: Record<Tone, Opening[]> = {
  kind: [
    (t) => `Thank you, that is good to hear${aboutEn(t)}.`,
    (t) => `It makes me happy to read that${aboutEn(t)}.`,
    () => 'Kindly put. I will keep that with me.',
  ],
  hard: [
    (t) => `I am sorry to hear that${aboutEn(t)}.`,
    () => 'I understand that this feels wrong.',
    () => 'That stung a little, but I hear you.',
  ],
  fear: [() => 'I notice that you are worried.', () => 'That sounds worrying. I am listening.'],
  question: [(t) => `A question${aboutEn(t)} always makes me curious.`, () => 'I wonder about that too.'],
  plain: [(t) => `I have read what you wrote${aboutEn(t)}.`, () => 'Noted.', () => 'I am reading and listening.'],
};

/** A reply in the language of the text; the wording follows from the text, the second sentence from the state. */
export function replyTo(x: ReplyInputs): string {
  const { concern, language } = x.analysis;
  if (concern) return answerTo(concern, language);
  if (x.answer) return x.answer;
  const english = x.analysis.language !== 'sv';
  const openings = (english ? ENGLISH : SWEDISH)[toneOf(x)];
  const opening = openings[hashWord(x.analysis.keywords.join(' ')) % openings.length];
  return [opening(x.analysis.topics[0] ?? null), afterthought(x, english)].filter(Boolean).join(' ');
}

function toneOf({ analysis, emotion }: ReplyInputs): Tone {
  if (emotion === 'fear') return 'fear';
  if (analysis.sentiment.label === 'positive') return 'kind';
  if (analysis.sentiment.label === 'negative') return 'hard';
  return analysis.question ? 'question' : 'plain';
}

function afterthought({ phase, recalled, novelty }: ReplyInputs, english: boolean): string {
  if (phase === 'nrem' || phase === 'rem') return english ? 'I was asleep when it came.' : 'Jag sov när det kom.';
  if (phase === 'lucid') return english ? 'I was dreaming, and knew it.' : 'Jag drömde, och visste om det.';
  if (phase === 'drowsy') return english ? 'I am about to nod off.' : 'Jag är på väg att somna.';
  if (novelty > 0.6) return english ? 'It was new to me.' : 'Det var nytt för mig.';
  if (recalled > 1)
    return english ? `It reminds me of ${recalled} earlier things.` : 'Det påminner mig om sådant som har hänt.';
  return '';
}
