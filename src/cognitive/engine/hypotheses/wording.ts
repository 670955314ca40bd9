import { PREDICATES, type Predicate } from './predicates.js';
import { lift, type Counts } from './posterior.js';
import { countsOf, type Candidate, type Subject } from './register.js';
import { definitePlural, decimal } from '../swedish/phrase.js';
import { isTopic } from '../swedish/nouns.js';

/** A predicate after "Efter …", and as verb and subject of what follows. */
interface Words {
  after: string;
  verb: string;
  subject: string;
}

const words = (after: string, verb: string, subject: string): Words => ({ after, verb, subject });

const WORDS: Record<Predicate, Words> = {
  traffic_arena: words('anrop till ligan', 'kommer', 'anrop till ligan'),
  traffic_design: words('anrop till ateljén', 'kommer', 'anrop till ateljén'),
  traffic_tools: words('modeförfrågningar', 'kommer', 'en ny förfrågan'),
  traffic_cognitive: words('anrop till mig', 'kommer', 'anrop till mig'),
  error_arena: words('fel i ligan', 'uppstår', 'fel i ligan'),
  error_design: words('fel i ateljén', 'uppstår', 'fel i ateljén'),
  error_tools: words('fel i modeförfrågningar', 'uppstår', 'fel i modeförfrågningar'),
  error_cognitive: words('fel i mina egna tankar', 'uppstår', 'fel i mina egna tankar'),
  trade_house: words('affärer i huset', 'görs', 'affärer i huset'),
  trade_challenger: words('utmanarnas affärer', 'görs', 'affärer av utmanare'),
  trade_win: words('affärer med vinst', 'slutar', 'affärer med vinst'),
  trade_loss: words('affärer med förlust', 'slutar', 'affärer med förlust'),
  liquidation: words('tvångsstängningar', 'sker', 'tvångsstängningar'),
  lead_change: words('ledarbyten', 'byter', 'ledningen ägare'),
  match_end: words('avgjorda matcher', 'avgörs', 'matcher'),
  challenger_registered: words('nya utmanare', 'anmäler sig', 'utmanare'),
  design_ordered: words('beställningar av plagg', 'beställs', 'plagg'),
  design_done: words('färdiga plagg', 'blir', 'plagg klara'),
  design_failed: words('misslyckade plagg', 'misslyckas', 'plagg'),
  design_slow: words('plagg som tagit lång tid', 'drar', 'plagg ut på tiden'),
  image_ordered: words('bildbeställningar', 'beställs', 'bilder'),
  image_done: words('färdiga bilder', 'blir', 'bilder klara'),
  image_failed: words('misslyckade bilder', 'misslyckas', 'bilder'),
  concepts_asked: words('önskemål om idéer', 'efterfrågas', 'idéer'),
  chat_asked: words('frågor i chatten', 'ställs', 'frågor i chatten'),
  key_issued: words('utlämnade nycklar', 'lämnas', 'nycklar ut'),
  limit_hit: words('nådda gränser', 'nås', 'gränser'),
  text_positive: words('vänliga ord', 'kommer', 'vänliga ord'),
  text_negative: words('hårda ord', 'kommer', 'hårda ord'),
  text_neutral: words('neutrala meddelanden', 'kommer', 'neutrala meddelanden'),
};

/** "oftare" stands before a particle that belongs to the verb ("lämnas oftare nycklar ut" reads on as it should). */
const frequency = (counts: Counts): string => (lift([counts]) >= 1 ? 'oftare' : 'mer sällan');

const figures = ({ n1, k1, n0, k0 }: Counts, posterior: number): string =>
  `(${k1} av ${n1} mot ${k0} av ${n0}; trovärdighet ${decimal(Math.min(posterior, 0.999), 3)})`;

/** "Efter fel i modeförfrågningar kommer en ny förfrågan oftare inom en minut (41 av 52 mot 18 av 60; …)". */
export function wordHypothesis(candidate: Candidate): string {
  const { subject, posterior } = candidate;
  const counts = countsOf(candidate);
  return `${statement(subject, counts)} ${figures(counts, posterior)}`;
}

function statement(subject: Subject, counts: Counts): string {
  if (subject.kind === 'sequence') {
    const { verb, subject: what } = WORDS[PREDICATES[subject.b]];
    return `Efter ${WORDS[PREDICATES[subject.a]].after} ${verb} ${what} ${frequency(counts)} inom en minut`;
  }
  return subject.contrast === 'league' ? league(subject.level, counts) : design(subject.level, counts);
}

/** What each strategy of the house is called; also the list of those that compete. */
export const STRATEGY_NAMES: Readonly<Record<string, string>> = {
  trend: 'trendföljning',
  breakout: 'utbrott',
  mean_reversion: 'återgång mot medelvärdet',
  momentum_rotation: 'rotation efter momentum',
  volatility_targeting: 'jämn volatilitet',
  pairs: 'parhandel',
  funding_carry: 'finansieringsränta',
  contrarian: 'motvalls',
  multi_timeframe: 'flera tidsskalor',
  seasonal: 'säsongsmönster',
  volume_surge: 'volymstötar',
  lead_lag: 'ledare och eftersläntrare',
};
const REGIME: Record<string, string> = {
  trend: 'när marknaden har en trend',
  bull: 'när marknaden stiger',
  bear: 'när marknaden faller',
  range: 'när marknaden står och stampar',
  calm: 'när marknaden är lugn',
  volatile: 'när marknaden är orolig',
  crash: 'när marknaden rasar',
};

function league(level: string, counts: Counts): string {
  const [strategy, regime] = level.split('|');
  const name = STRATEGY_NAMES[strategy] ?? 'en av strategierna';
  return `Strategin ”${name}” vinner ${frequency(counts)} än de andra ${REGIME[regime] ?? 'i det rådande läget'}`;
}

function design(level: string, counts: Counts): string {
  const garments = isTopic(level) ? definitePlural(level) : 'plaggen';
  return `${garments.charAt(0).toLocaleUpperCase('sv')}${garments.slice(1)} blir klara i tid ${frequency(counts)} än andra plagg`;
}
