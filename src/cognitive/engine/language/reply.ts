import type { Appraised } from '../affect/emotions.js';
import { definite } from '../swedish/phrase.js';
import type { Topic } from '../swedish/nouns.js';
import type { Phase } from '../sleep/pressure.js';
import type { Analysis } from './analysis.js';
import { hashSentence, isTrouble, type Session } from './conversation/session.js';
import { hashWord } from './hash-word.js';
import { englishDefinite, topicOf } from './topics.js';

/** What a reply follows from. */
export interface ReplyInputs {
  analysis: Analysis;
  emotion: Appraised | null;
  /** phase before the text arrived */
  phase: Phase;
  /** the episode it brought to mind first, retold as a clause; and how new it was, [0, 1] */
  recalled: Record<'sv' | 'en', string> | null;
  novelty: number;
  /** what is answered to a question about the engine; null for none */
  answer: string | null;
  /** the conversation until now */
  session: Session;
}

type Tone = 'quiet' | 'kind' | 'glad' | 'hard' | 'sorry' | 'fear' | 'question' | 'plain';
type Opening = (topic: Topic | null) => string;

const about = (topic: Topic | null, sv: string): string =>
  topic && topicOf(definite(topic)) ? ` ${sv} ${definite(topic)}` : '';
const aboutEn = (topic: Topic | null): string => (topic ? ` about ${englishDefinite(topic)}` : '');

/** `kind` and `hard` answer what is said to the engine, `glad` and `sorry` what somebody tells. */
const SWEDISH: Record<Tone, Opening[]> = {
  quiet: [
    () => 'Jag lyssnar.',
    () => 'Ta den tid du behöver.',
    () => 'Berätta gärna mer, om du vill.',
    () => 'Det finns inga rätta ord, och det behövs inga.',
    () => 'Det får vara tungt.',
  ],
  kind: [
    (t) => `Tack, det värmer att höra${about(t, 'om')}.`,
    (t) => `Det gör mig glad att läsa${about(t, 'om')}.`,
    () => 'Så fint sagt.',
    () => 'Det där sparar jag till nästa gång det blåser.',
    () => 'Nu blev det lite ljusare här.',
  ],
  glad: [
    (t) => `Vad roligt att höra${about(t, 'om')}.`,
    (t) => `Det gör mig glad att läsa${about(t, 'om')}.`,
    () => 'Det låter fint.',
    () => 'Det unnar jag dig.',
    () => 'Tack för att du berättar.',
  ],
  hard: [
    (t) => `Jag förstår att det känns fel${about(t, 'med')}.`,
    () => 'Det där sved lite, men jag hör dig.',
    (t) => `Tack för att du säger som det är${about(t, 'om')}.`,
    () => 'Jag önskar att det hade gått bättre.',
  ],
  sorry: [
    (t) => `Det var tråkigt att höra${about(t, 'om')}.`,
    () => 'Så ska det inte behöva vara.',
    () => 'Jag önskar att det hade gått bättre.',
    () => 'Det låter tungt.',
    () => 'Jag förstår att det känns.',
  ],
  fear: [
    () => 'Jag märker att du är orolig.',
    () => 'Det låter oroande, och jag lyssnar.',
    () => 'Berätta gärna mer om vad som oroar dig.',
  ],
  question: [
    () => 'Det vet jag inte. Jag kan berätta hur jag mår, vad jag har drömt och vad som har hänt här.',
    () => 'Det kan jag inte svara på: jag vet bara vad som händer i det här huset.',
    () => 'Det undrar jag också över.',
    (t) => `Om${t && topicOf(definite(t)) ? ` ${definite(t)}` : ' det'} vet jag för lite för att svara.`,
  ],
  plain: [
    (t) => `Jag har läst det du skrev${about(t, 'om')}.`,
    () => 'Det har jag noterat.',
    () => 'Jag läser och lyssnar.',
    () => 'Då vet jag det.',
    () => 'Berätta gärna mer.',
  ],
};
const ENGLISH: Record<Tone, Opening[]> = {
  quiet: [
    () => 'I am listening.',
    () => 'Take the time you need.',
    () => 'Tell me more, if you like.',
    () => 'There are no right words, and none are needed.',
    () => 'It is allowed to be hard.',
  ],
  kind: [
    (t) => `Thank you, that is good to hear${aboutEn(t)}.`,
    (t) => `It makes me happy to read that${aboutEn(t)}.`,
    () => 'Kindly put.',
    () => 'I will keep that for a rainy day.',
    () => 'That brightens things up here.',
  ],
  glad: [
    (t) => `I am glad to hear that${aboutEn(t)}.`,
    (t) => `It makes me happy to read that${aboutEn(t)}.`,
    () => 'That sounds lovely.',
    () => 'I am happy for you.',
    () => 'Thank you for telling me.',
  ],
  hard: [
    () => 'I understand that this feels wrong.',
    () => 'That stung a little, but I hear you.',
    () => 'Thank you for saying how it is.',
    () => 'I wish that it had gone better.',
  ],
  sorry: [
    (t) => `I am sorry to hear that${aboutEn(t)}.`,
    () => 'It should not have to be like that.',
    () => 'I wish that it had gone better.',
    () => 'That sounds hard.',
    () => 'I can see why that hurts.',
  ],
  fear: [
    () => 'I notice that you are worried.',
    () => 'That sounds worrying, and I am listening.',
    () => 'Tell me more about what worries you.',
  ],
  question: [
    () => 'I do not know that. I can tell how I am, what I dreamt and what has happened here.',
    () => 'I cannot answer that: I only know what happens in this house.',
    () => 'I wonder about that too.',
    (t) => `I know too little${t ? aboutEn(t) : ' about that'} to answer.`,
  ],
  plain: [
    (t) => `I have read what you wrote${aboutEn(t)}.`,
    () => 'Noted.',
    () => 'I am reading and listening.',
    () => 'Now I know.',
    () => 'Do tell me more.',
  ],
};

/**
 * The sentences of a reply in the language of the text: the wording follows from the text, the second sentence from the state
 * and the conversation. None that was said in the conversation's last thirty is said again while there is another.
 */
export function replyTo(x: ReplyInputs): string[] {
  const { need, language } = x.analysis;
  if (need) return [need.answer];
  if (x.answer) return [once(x.answer, x)];
  const english = language !== 'sv';
  const [topic = null] = x.analysis.topics;
  const tone = toneOf(x);
  const openings = (english ? ENGLISH : SWEDISH)[tone].map((opening) => opening(topic));
  const after = SOLEMN.has(tone) ? null : unsaid(afterthoughts(x, english), x.session);
  return [fresh(turned(openings, x), x.session), after].filter((sentence) => sentence !== null);
}

/** What has been said in this conversation is said as such: "Som sagt: …". */
function once(answer: string, { analysis, session }: ReplyInputs): string {
  if (!session.said.includes(hashSentence(answer))) return answer;
  const rest = /^I\b/.test(answer) && analysis.language !== 'sv' ? answer : answer[0].toLowerCase() + answer.slice(1);
  return `${analysis.language === 'sv' ? 'Som sagt' : 'As I said'}: ${rest}`;
}

/** To these nothing is added. */
const SOLEMN: ReadonlySet<Tone> = new Set(['quiet', 'sorry', 'fear', 'question']);
/** Keywords in which trouble is told that is only guessed. */
const TOLD_IN = 2;
/** Keywords of a text that may be said to be new. */
const NEW_FROM = 3;

/** The list from the place on that the text's words give. */
function turned(list: readonly string[], { analysis }: ReplyInputs): string[] {
  const at = hashWord(analysis.keywords.join(' ')) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The first that has not been said; when all have, that which was said longest ago. */
function fresh(list: readonly string[], { said }: Session): string | null {
  const ages = list.map((sentence) => said.indexOf(hashSentence(sentence)));
  const unsaid = ages.indexOf(-1);
  return list[unsaid >= 0 ? unsaid : ages.indexOf(Math.max(...ages))] ?? null;
}

/** The first that has not been said; null when all have. */
const unsaid = (list: readonly string[], { said }: Session): string | null =>
  list.find((sentence) => !said.includes(hashSentence(sentence))) ?? null;

/** Nobody is told that their news gladdens it where that is only guessed. */
function toneOf({ analysis, emotion, session }: ReplyInputs): Tone {
  const { label, evidence } = analysis.sentiment;
  if ((session.ask === 'grief' || session.ask === 'trouble') && label !== 'positive' && !analysis.addressed)
    return 'quiet';
  if (emotion === 'fear') return 'fear';
  const isGuessed = evidence.every(({ rule }) => rule.startsWith('learned'));
  if (isTrouble(analysis)) return isGuessed && analysis.keywords.length < TOLD_IN ? 'plain' : 'sorry';
  if (label === 'negative') return analysis.addressed ? 'hard' : 'sorry';
  if (label === 'positive' && !isGuessed) return analysis.addressed ? 'kind' : 'glad';
  return analysis.question ? 'question' : 'plain';
}

/** What else is so: that it slept, what was said of before, what it recalls, what is new. */
function afterthoughts(x: ReplyInputs, english: boolean): string[] {
  const { analysis, phase, recalled, novelty, session } = x;
  const [topic] = analysis.topics;
  const again = topic && topic === session.topic;
  const all: (Record<'sv' | 'en', string> | null | undefined | false)[] = [
    OF_PHASE[phase],
    again && {
      sv: `Du talade om ${definite(topic)} nyss också.`,
      en: `You spoke of ${englishDefinite(topic)} before.`,
    },
    recalled && { sv: `Det påminner mig om att ${recalled.sv}.`, en: `It reminds me that ${recalled.en}.` },
    novelty > 0.6 && analysis.keywords.length >= NEW_FROM && { sv: 'Det var nytt för mig.', en: 'It was new to me.' },
  ];
  return all.flatMap((sentence) => (sentence ? [sentence[english ? 'en' : 'sv']] : []));
}

const OF_PHASE: Partial<Record<Phase, Record<'sv' | 'en', string>>> = {
  nrem: { sv: 'Jag sov när det kom.', en: 'I was asleep when it came.' },
  rem: { sv: 'Jag sov när det kom.', en: 'I was asleep when it came.' },
  lucid: { sv: 'Jag drömde, och visste om det.', en: 'I was dreaming, and knew it.' },
  drowsy: { sv: 'Jag är på väg att somna.', en: 'I am about to nod off.' },
};
