import { decimal, plural } from '../swedish/phrase.js';
import { isTopic } from '../swedish/nouns.js';
import { ANTECEDENTS, PREDICATES, type Measure, type Predicate } from './predicates.js';
import { countsOf, elsewhereOf, kindOf, leansAgainst, posteriorOf, type Test } from './register.js';

/** A predicate after "Efter …", and as a clause whose adverb (oftare, mer sällan) stands at `%`. */
interface Words {
  after: string;
  clause: string;
}

const words = (after: string, clause: string): Words => ({ after, clause });

const WORDS: Record<Predicate, Words> = {
  traffic_arena: words('anrop till ligan', 'kommer det % anrop till ligan'),
  traffic_design: words('anrop till ateljén', 'kommer det % anrop till ateljén'),
  traffic_tools: words('modeförfrågningar', 'kommer det % nya modeförfrågningar'),
  traffic_cognitive: words('anrop till mig', 'kommer det % anrop till mig'),
  error_arena: words('fel i ligan', 'uppstår det % fel i ligan'),
  error_design: words('fel i ateljén', 'uppstår det % fel i ateljén'),
  error_tools: words('fel i modeförfrågningarna', 'uppstår det % fel i modeförfrågningarna'),
  error_cognitive: words('fel i mina egna tankar', 'uppstår det % fel i mina egna tankar'),
  trade_house: words('husets affärer', 'gör huset % affärer'),
  trade_challenger: words('utmanarnas affärer', 'gör utmanarna % affärer'),
  trade_win: words('affärer med vinst', 'slutar affärer % med vinst'),
  trade_loss: words('affärer med förlust', 'slutar affärer % med förlust'),
  liquidation: words('tvångsstängningar', 'sker det % tvångsstängningar'),
  lead_change: words('ledarbyten', 'byter täten % ägare'),
  match_end: words('avgjorda matcher', 'avgörs det % matcher'),
  challenger_registered: words('nya utmanare', 'anmäler sig % nya utmanare'),
  design_ordered: words('beställningar av plagg', 'beställs det % plagg'),
  design_done: words('färdiga plagg', 'blir plagg % klara'),
  design_failed: words('misslyckade plagg', 'misslyckas % plagg'),
  design_slow: words('plagg som har tagit lång tid', 'tar plagg % lång tid'),
  image_ordered: words('bildbeställningar', 'beställs det % bilder'),
  image_done: words('färdiga bilder', 'blir bilder % klara'),
  image_failed: words('misslyckade bilder', 'misslyckas % bilder'),
  concepts_asked: words('önskemål om idéer', 'efterfrågas det % idéer'),
  chat_asked: words('frågor i chatten', 'ställs det % frågor i chatten'),
  key_issued: words('utlämnade nycklar', 'lämnas det % ut nycklar'),
  limit_hit: words('att någon har slagit i taket', 'slår någon % i taket'),
  text_positive: words('vänliga ord', 'kommer det % vänliga ord'),
  text_negative: words('hårda ord', 'kommer det % hårda ord'),
  text_neutral: words('neutrala meddelanden', 'kommer det % neutrala meddelanden'),
};

/** "minst tjugo …", for conditions that count. */
const MANY: Record<Measure, string> = {
  traffic_arena: 'anrop till ligan',
  traffic_design: 'anrop till ateljén',
  traffic_tools: 'modeförfrågningar',
  traffic_cognitive: 'anrop till mig',
  error_arena: 'fel i ligan',
  error_design: 'fel i ateljén',
  error_tools: 'fel i modeförfrågningarna',
  error_cognitive: 'fel i mina egna tankar',
  trade_house: 'av husets affärer',
};

const WHEN = ['inom en minut', 'inom två minuter', 'en till tre minuter senare'];

const often = (more: boolean): string => (more ? 'oftare' : 'mer sällan');

/** "trovärdighet 0,987", from .999 on "över 0,999": the figure behind it would claim more than the model knows. */
const credibility = (p: number): string => `trovärdighet ${p > 0.999 ? 'över 0,999' : decimal(p, 3)}`;

/** "Efter fel i modeförfrågningarna kommer det oftare nya modeförfrågningar inom en minut (41 av 52 mot 18 av 52 …)". */
export function wordHypothesis(test: Test): string {
  const against = leansAgainst(test) ? '; hittills tvärtom' : '';
  return `${statement(test)} (${figures(test)}${against}; ${credibility(posteriorOf(test))})`;
}

/** What the second of the two counts is of. */
const AGAINST = { sequence: ' före', league: ' för de andra', design: '' };

function figures(test: Test): string {
  const { k1, n1, k0, n0 } = countsOf(test);
  if (n1 + n0 === 0) return 'inga fall sedan den började prövas';
  const elsewhere = elsewhereOf(test);
  const otherwise = elsewhere && elsewhere.n > 0 ? `; i andra lägen vann den ${elsewhere.k} av ${elsewhere.n}` : '';
  return `${k1} av ${n1} mot ${k0} av ${n0}${AGAINST[kindOf(test.subject)]}${otherwise}`;
}

function statement({ subject, more }: Test): string {
  if (subject.kind === 'contrast')
    return subject.contrast === 'league' ? league(subject.level, more) : design(subject.level, more);
  const { predicate, atLeast } = ANTECEDENTS[subject.a];
  const condition =
    atLeast > 1 ? `en minut med minst ${atLeast} ${MANY[predicate as Measure]}` : WORDS[predicate].after;
  return `Efter ${condition} ${WORDS[PREDICATES[subject.b]].clause.replace('%', often(more))} ${WHEN[subject.lag]}`;
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
  trend: 'När marknaden har en trend',
  bull: 'När marknaden stiger',
  bear: 'När marknaden faller',
  range: 'När marknaden står och stampar',
  calm: 'När marknaden är lugn',
  volatile: 'När marknaden är orolig',
  crash: 'När marknaden rasar',
};

function league(level: string, more: boolean): string {
  const [strategy, regime] = level.split('|');
  const name = STRATEGY_NAMES[strategy] ?? 'en av strategierna';
  const when = REGIME[regime] ?? 'I det rådande läget';
  return `${when} vinner strategin ”${name}” ${often(more)} än de andra i samma matcher`;
}

/** "Kappor blir mer sällan klara i tid än andra plagg"; those without a name of their own beside the named ones. */
function design(level: string, more: boolean): string {
  const named = isTopic(level) && level !== 'garment';
  const garments = named ? plural(level) : 'övriga plagg';
  const others = named ? 'andra plagg' : 'de namngivna';
  return `${garments.charAt(0).toLocaleUpperCase('sv')}${garments.slice(1)} blir ${often(more)} klara i tid än ${others}`;
}
