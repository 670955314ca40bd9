import type { Episode, EpisodeType } from '../memory/episode.js';
import { englishDefinite } from '../language/topics.js';
import type { Topic } from '../swedish/nouns.js';
import { endingOf, MARKET_NAME, type Ending } from './retelling.js';

type Teller = (topic: Topic | null, ending: Ending) => string;

const made: Record<Ending, string> = {
  well: 'got finished',
  late: 'took a long time',
  badly: 'came to nothing',
  open: 'got ordered',
};
const traded: Record<Ending, string> = {
  well: 'made a profit',
  late: 'went through',
  badly: 'ended in a loss',
  open: 'went through',
};
const said: Record<Ending, string> = {
  well: 'somebody said something kind',
  late: 'somebody wrote a few lines',
  badly: 'somebody said something hard',
  open: 'somebody wrote a few lines',
};
const PLACE: Partial<Record<Topic, string>> = {
  league: ' in the league',
  studio: ' in the studio',
  toolbox: ' among the tools',
  mind: ' in my own thoughts',
};
const named = (topic: Topic | null, general: Topic): string => englishDefinite(topic ?? general);
const always =
  (text: string): Teller =>
  () =>
    text;

const TELLERS: Record<EpisodeType, Teller> = {
  design: (topic, ending) => `${named(topic, 'garment')} ${made[ending]}`,
  image: (topic, ending) =>
    `a picture${topic && topic !== 'image' ? ` of ${englishDefinite(topic)}` : ''} ${made[ending]}`,
  trade: (topic, ending) =>
    `a trade${topic && MARKET_NAME[topic] ? ` in ${MARKET_NAME[topic]}` : ''} ${traded[ending]}`,
  error: (topic) => `an error came up${(topic && PLACE[topic]) ?? ''}`,
  traffic: always('a wave of requests came in'),
  text: (topic, ending) => `${said[ending]}${topic && topic !== 'message' ? ` about ${englishDefinite(topic)}` : ''}`,
  liquidation: always('a position was closed by force'),
  match: (_topic, ending) => `a match ended with ${ending === 'well' ? 'a win' : 'a defeat'} for the house`,
  lead: always('the lead in a match was lost'),
  registration: always('a new challenger stepped into the ring'),
  key: always('a new key was handed out'),
  limit: always('somebody hit a limit'),
  concept: always('new ideas were asked for'),
  chat: always('a question was asked in the chat'),
  silence: always('everything went quiet'),
};

/** Retells an episode in English, as a clause in the past tense. */
export const retellInEnglish = (e: Episode): string => TELLERS[e.type](e.topics[0] ?? null, endingOf(e));
