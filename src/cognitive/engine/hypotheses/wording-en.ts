import { ANTECEDENTS, PREDICATES, type Predicate } from './predicates.js';
import { countsOf, elsewhereOf, kindOf, leansAgainst, posteriorOf, type Test } from './register.js';

/** A predicate as what it comes after, and as a clause whose adverb ("more often") follows. */
type Words = readonly [after: string, clause: string];

const WORDS: Record<Predicate, Words> = {
  traffic_arena: ['calls to the league', 'the league is called'],
  traffic_design: ['calls to the studio', 'the studio is called'],
  traffic_tools: ['fashion requests', 'there are fashion requests'],
  traffic_cognitive: ['calls to me', 'I am called'],
  error_arena: ['errors in the league', 'there are errors in the league'],
  error_design: ['errors in the studio', 'there are errors in the studio'],
  error_tools: ['errors in the fashion requests', 'there are errors in the fashion requests'],
  error_cognitive: ['errors in my own thoughts', 'there are errors in my own thoughts'],
  trade_house: ["the house's trades", 'the house trades'],
  trade_challenger: ["the challengers' trades", 'the challengers trade'],
  trade_win: ['trades at a profit', 'trades end at a profit'],
  trade_loss: ['trades at a loss', 'trades end at a loss'],
  liquidation: ['liquidations', 'there are liquidations'],
  lead_change: ['changes of the lead', 'the lead changes'],
  match_end: ['a match has ended', 'matches end'],
  challenger_registered: ['new challengers', 'new challengers register'],
  design_ordered: ['orders of garments', 'garments are ordered'],
  design_done: ['finished garments', 'garments are finished'],
  design_failed: ['failed garments', 'garments fail'],
  design_slow: ['garments that took long', 'garments take long'],
  image_ordered: ['orders of images', 'images are ordered'],
  image_done: ['finished images', 'images are finished'],
  image_failed: ['failed images', 'images fail'],
  concepts_asked: ['requests for ideas', 'ideas are asked for'],
  chat_asked: ['questions in the chat', 'the chat is asked'],
  key_issued: ['keys have been handed out', 'keys are handed out'],
  limit_hit: ['somebody has reached a limit', 'somebody reaches a limit'],
  text_positive: ['kind words', 'there are kind words'],
  text_negative: ['harsh words', 'there are harsh words'],
  text_neutral: ['neutral messages', 'there are neutral messages'],
};

const WHEN = ['within a minute', 'within two minutes', 'one to three minutes later'];

const REGIME: Record<string, string> = {
  trend: 'While the market has a trend',
  bull: 'While the market rises',
  bear: 'While the market falls',
  range: 'While the market stands still',
  calm: 'While the market is calm',
  volatile: 'While the market is restless',
  crash: 'While the market crashes',
};

/** "After errors in the league, keys are handed out more often within a minute (41 of 52 against 18 of 52 before; probability .987)". */
export function wordHypothesisInEnglish(test: Test): string {
  const against = leansAgainst(test) ? '; so far the other way' : '';
  return `${statement(test)} (${figures(test)}${against}; probability ${credibility(posteriorOf(test))})`;
}

/** What the second of the two counts is of. */
const AGAINST = { sequence: ' before', league: ' by the others', design: '' };

function figures(test: Test): string {
  const { k1, n1, k0, n0 } = countsOf(test);
  if (n1 + n0 === 0) return 'no case since it was named';
  const elsewhere = elsewhereOf(test);
  const otherwise = elsewhere && elsewhere.n > 0 ? `; in other markets it won ${elsewhere.k} of ${elsewhere.n}` : '';
  return `${k1} of ${n1} against ${k0} of ${n0}${AGAINST[kindOf(test.subject)]}${otherwise}`;
}

/** "at least 20 fashion requests", "at least 10 of the house's trades". */
const manyOf = (n: number, what: string): string => `at least ${n} ${what.startsWith('the ') ? 'of ' : ''}${what}`;

/** "Coats" beside "other garments"; those without a name of their own beside the named ones. */
function garments(level: string): [these: string, others: string] {
  if (level === 'garment') return ['Other garments', 'those with a name of their own'];
  const name = level.replaceAll('_', ' ');
  const plural = /[^s]s$/.test(name) ? name : `${name}${/(?:s|sh|ch|x)$/.test(name) ? 'es' : 's'}`;
  return [plural.charAt(0).toUpperCase() + plural.slice(1), 'other garments'];
}

const credibility = (p: number): string => (p > 0.999 ? 'above 0.999' : p.toFixed(3));

function statement({ subject, more }: Test): string {
  const often = more ? 'more often' : 'less often';
  if (subject.kind === 'sequence') {
    const { predicate, atLeast } = ANTECEDENTS[subject.a];
    const after = atLeast > 1 ? `a minute with ${manyOf(atLeast, WORDS[predicate][0])}` : WORDS[predicate][0];
    return `After ${after}, ${WORDS[PREDICATES[subject.b]][1]} ${often} ${WHEN[subject.lag]}`;
  }
  if (subject.contrast === 'design')
    return `${garments(subject.level)[0]} are ready in time ${often} than ${garments(subject.level)[1]}`;
  const [strategy, regime] = subject.level.split('|');
  const when = REGIME[regime] ?? 'As things stand';
  return `${when}, the strategy "${strategy.replaceAll('_', ' ')}" wins ${often} than the others in the same matches`;
}
