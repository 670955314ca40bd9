import type { Episode, EpisodeType } from '../memory/episode.js';
import type { Clause } from '../swedish/clause.js';
import { nounOf, topicOfGarment, type Topic } from '../swedish/nouns.js';
import { agree, definite, indefinite } from '../swedish/phrase.js';

/** An episode in words: what happened, what did not, and the thing it was about. */
export interface Retelling {
  happened: Clause;
  opposite: Clause;
  noun: Topic;
}

export type Ending = 'well' | 'late' | 'badly' | 'open';
type Teller = (topic: Topic | null, ending: Ending) => Retelling;

export function endingOf({ type, outcome }: Episode): Ending {
  if (outcome === null) return 'open';
  const graded = type === 'design' || type === 'image';
  if (graded) return outcome >= 0.75 ? 'well' : outcome >= 0.5 ? 'late' : 'badly';
  return outcome > 0.5 ? 'well' : 'badly';
}

export const MARKET_NAME: Partial<Record<Topic, string>> = {
  btc: 'bitcoin',
  eth: 'ethereum',
  sol: 'solana',
  bnb: 'BNB',
  xrp: 'XRP',
  doge: 'dogecoin',
};

const PLACE: Partial<Record<Topic, string>> = {
  league: 'i ligan',
  studio: 'i ateljén',
  toolbox: 'bland verktygen',
  mind: 'i mina egna tankar',
};
const TOWARDS: Partial<Record<Topic, string>> = {
  league: 'till ligan',
  studio: 'till ateljén',
  toolbox: 'till verktygen',
  mind: 'till mig',
};

const clause = (subject: string, verb: string, supine: string, rest?: string, adverb?: string): Clause => ({
  subject,
  verb,
  supine,
  rest,
  adverb,
});

/** Something that is made: becomes ready, takes long, or comes to nothing. */
function made(thing: string, theThing: string, ready: string, noun: Topic, ending: Ending): Retelling {
  const done = (subject: string, adverb?: string): Clause => clause(subject, 'blev', 'blivit', ready, adverb);
  const quick = clause(theThing, 'blev', 'blivit', `${ready} på ett ögonblick`);
  if (ending === 'well') return { happened: done(thing), opposite: done(theThing, 'aldrig'), noun };
  if (ending === 'badly') {
    return { happened: clause(thing, 'misslyckades', 'misslyckats'), opposite: done(theThing), noun };
  }
  if (ending === 'late') return { happened: clause(thing, 'tog', 'tagit', 'lång tid'), opposite: quick, noun };
  return {
    happened: clause(thing, 'beställdes', 'beställts'),
    opposite: clause(theThing, 'beställdes', 'beställts', undefined, 'aldrig'),
    noun,
  };
}

const design: Teller = (topic, ending) => {
  const noun = topicOfGarment(topic ?? 'garment');
  const ready = agree(nounOf(noun).gender, ['klar', 'klart', 'klara']);
  return made(indefinite(noun), definite(noun), ready, noun, ending);
};

const image: Teller = (topic, ending) => {
  const of = topic && topic !== 'garment' && topic !== 'image' ? ` av ${indefinite(topic)}` : '';
  return made(`en bild${of}`, `bilden${of}`, 'klar', 'image', ending);
};

const trade: Teller = (topic, ending) => {
  const where = topic && MARKET_NAME[topic] ? ` i ${MARKET_NAME[topic]}` : '';
  const won = (s: string): Clause => clause(s, 'gav', 'gett', 'vinst');
  const lost = (s: string): Clause => clause(s, 'slutade', 'slutat', 'med förlust');
  const [a, the] = [`en affär${where}`, `affären${where}`];
  if (ending === 'well') return { happened: won(a), opposite: lost(the), noun: 'trade' };
  if (ending === 'badly') return { happened: lost(a), opposite: won(the), noun: 'trade' };
  const never = clause(the, 'blev', 'blivit', 'av', 'aldrig');
  return { happened: clause(a, 'gick', 'gått', 'igenom'), opposite: never, noun: 'trade' };
};

const error: Teller = (topic) => {
  const where = (topic && PLACE[topic]) ?? 'i maskineriet';
  return {
    happened: clause('ett fel', 'uppstod', 'uppstått', where),
    opposite: clause('allt', 'fungerade', 'fungerat', where),
    noun: 'error',
  };
};

const traffic: Teller = (topic) => {
  const where = (topic && TOWARDS[topic]) ?? 'till porten';
  return {
    happened: clause('en våg av anrop', 'kom', 'kommit', where),
    opposite: clause('inte ett enda anrop', 'kom', 'kommit', where),
    noun: 'request',
  };
};

const text: Teller = (topic, ending) => {
  const about = topic && topic !== 'message' ? ` om ${definite(topic)}` : '';
  const kind = clause('någon', 'sade', 'sagt', `något vänligt${about}`);
  const hard = clause('någon', 'sade', 'sagt', `något hårt${about}`);
  if (ending === 'well') return { happened: kind, opposite: hard, noun: 'thanks' };
  if (ending === 'badly') return { happened: hard, opposite: kind, noun: 'complaint' };
  const silent = clause('ingen', 'skrev', 'skrivit', 'en enda rad');
  return { happened: clause('någon', 'skrev', 'skrivit', `några rader${about}`), opposite: silent, noun: 'message' };
};

/** A teller whose clauses do not depend on topic or ending. */
const fixed =
  (noun: Topic, happened: Clause, opposite: Clause): Teller =>
  () => ({ happened, opposite, noun });

const TELLERS: Record<EpisodeType, Teller> = {
  design,
  image,
  trade,
  error,
  traffic,
  text,
  liquidation: fixed(
    'position',
    clause('en position', 'tvångsstängdes', 'tvångsstängts'),
    clause('positionen', 'höll', 'hållit', 'ända till slutet'),
  ),
  match: (_topic, ending) => ({
    happened: clause(
      'en match',
      'slutade',
      'slutat',
      ending === 'well' ? 'med seger för huset' : 'med nederlag för huset',
    ),
    opposite: clause('matchen', 'slutade', 'slutat', ending === 'well' ? 'med nederlag' : 'med seger'),
    noun: 'match',
  }),
  lead: fixed(
    'lead',
    clause('en tätplats', 'gick', 'gått', 'förlorad'),
    clause('tätplatsen', 'höll', 'hållit', 'hela vägen'),
  ),
  registration: fixed(
    'challenger',
    clause('en ny utmanare', 'klev', 'klivit', 'in i ringen'),
    clause('utmanaren', 'vände', 'vänt', 'i dörren'),
  ),
  key: fixed(
    'key',
    clause('en ny nyckel', 'lämnades', 'lämnats', 'ut'),
    clause('nyckeln', 'passade', 'passat', 'i något lås', 'aldrig'),
  ),
  limit: fixed(
    'limit',
    clause('någon', 'slog', 'slagit', 'i taket'),
    clause('taket', 'lyfte', 'lyft', 'i sista stund'),
  ),
  concept: fixed(
    'concept',
    clause('nya idéer', 'efterfrågades', 'efterfrågats'),
    clause('idéerna', 'tog', 'tagit', 'slut', 'plötsligt'),
  ),
  chat: fixed(
    'question',
    clause('en fråga', 'ställdes', 'ställts', 'i chatten'),
    clause('frågan', 'fick', 'fått', 'något svar', 'aldrig'),
  ),
  silence: fixed('silence', clause('allt', 'tystnade', 'tystnat'), clause('någon', 'hörde', 'hört', 'av sig')),
};

/** Retells an episode from its type, first topic and outcome. */
export const retell = (e: Episode): Retelling => TELLERS[e.type](e.topics[0] ?? null, endingOf(e));
