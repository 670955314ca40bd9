import type { Hit } from './hits.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

const WINDOW = 3;
/** The same where a word between carries it on: "hardly what I'd call a success". */
const CARRIED = 6;

/** A negation in the three words before, or in Swedish in the three after a verb, within the clause. */
export function isNegated(tokens: readonly Token[], hit: Hit, hits: readonly Hit[], lexicon: Lexicon): boolean {
  for (let i = hit.from - 1; i >= Math.max(0, hit.from - reachOf(tokens, hit, lexicon)); i--) {
    if (tokens[i].kind !== 'word' || lexicon.contrast.has(tokens[i].lower) || beginsStatement(tokens, i, lexicon))
      break;
    if (negatesAt(tokens, i, lexicon) && !isInert(i, hits))
      return !claimedByVerb(tokens, i, hit, hits, lexicon) && !isUnsurpassed(tokens, i, hits, lexicon);
  }
  if (isInNegatedClause(tokens, hit, lexicon) || comparesNegated(tokens, hit, hits, lexicon)) return true;
  if (lexicon.negativeObjects.has(tokens[hit.to + 1]?.lower ?? '')) return true;
  return lexicon.negationAfterVerb && hit.entry.verb && negationFollows(tokens, hit, hits, lexicon);
}

/** How many words before a hit a negation may stand. */
const reachOf = (tokens: readonly Token[], hit: Hit, lexicon: Lexicon): number =>
  tokens.slice(Math.max(0, hit.from - WINDOW), hit.from).some((t) => lexicon.carries.has(t.lower)) ? CARRIED : WINDOW;

/** "… startade inte och jag missade …": a statement of its own, which a negation before it leaves alone. */
const beginsStatement = (tokens: readonly Token[], i: number, lexicon: Lexicon): boolean =>
  lexicon.coordinators.has(tokens[i].lower) && lexicon.subjects.has(tokens[i + 1]?.lower ?? '');

/** A negation, or what amounts to one ("långt ifrån"), but not "inte bara", nor "utan" where it means "but rather" after another negation. */
function negatesAt(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const { lower } = tokens[i];
  if (lexicon.litotes.has(`${tokens[i - 1]?.lower} ${lower}`)) return true;
  if (!lexicon.negations.has(lower) || lexicon.unnegated.has(tokens[i + 1]?.lower ?? '')) return false;
  return lower !== 'utan' || !tokens.slice(Math.max(0, i - 8), i).some((t) => lexicon.negations.has(t.lower));
}

/** Part of an expression that says by itself what it means: "can't help but smile", "impossible not to smile". */
const isInert = (at: number, hits: readonly Hit[]): boolean =>
  hits.some(({ from, to, entry }) => (entry.weight === 0 ? from <= at && at <= to : from < at && at < to));

/** "Not a single seam has come undone", "no one in the shop could help": reaches over the whole clause. */
function isInNegatedClause(tokens: readonly Token[], hit: Hit, lexicon: Lexicon): boolean {
  const before = clauseBefore(tokens, hit.from).join(' ');
  if (hit.entry.weight < 0) return lexicon.noSingle.test(before);
  return lexicon.personal.test(before) && !isUnsurpassed(tokens, hit.from - before.split(' ').length, [hit], lexicon);
}

/** "Inte så fin som på bilden": the comparison shares the negation of what it belongs to. */
function comparesNegated(tokens: readonly Token[], hit: Hit, hits: readonly Hit[], lexicon: Lexicon): boolean {
  if (!lexicon.compares.has(tokens[hit.from].lower)) return false;
  const compared = hits.find(({ to }) => to === hit.from - 1);
  return compared !== undefined && isNegated(tokens, compared, hits, lexicon);
}

/** The words of the clause before a token, lower case. */
function clauseBefore(tokens: readonly Token[], at: number): string[] {
  const start = tokens.findLastIndex((t, i) => i < at && t.kind === 'mark') + 1;
  return tokens.slice(start, at).map((t) => t.lower);
}

/** "The bug is fixed", "ni löste problemet": a resolving word within four words in the clause. */
export function isResolved(tokens: readonly Token[], hit: Hit, lexicon: Lexicon): boolean {
  if (!lexicon.problems.has(tokens[hit.from].lower) && !lexicon.problems.has(tokens[hit.from - 1]?.lower ?? ''))
    return false;
  const near = tokens.slice(Math.max(0, hit.from - 4), hit.to + 5);
  const unsolved = near.some((t) => lexicon.negations.has(t.lower));
  return !unsolved && near.some((t) => lexicon.resolves.has(t.lower));
}

/**
 * "Aldrig haft en skönare tröja", "couldn't be more pleased", "never been so happy": nothing surpasses it, and the
 * negation negates nothing; but "det blev aldrig bättre" is negated.
 */
function isUnsurpassed(tokens: readonly Token[], at: number, hits: readonly Hit[], lexicon: Lexicon): boolean {
  const [before, word, after] = [at - 1, at, at + 1].map((i) => tokens[i]?.lower ?? '');
  if (!lexicon.unsurpassed.has(word) && !lexicon.unsurpassed.has(`${before} ${word}`)) return false;
  const isDegree = lexicon.degrees.has(tokens[at + 2]?.lower ?? '');
  if (lexicon.becoming.has(before) || (lexicon.becoming.has(after) && !isDegree)) return false;
  const stop = tokens.findIndex((t, i) => i > at && t.kind === 'mark');
  const within = hits.filter(({ from }) => from > at && (stop < 0 || from < stop));
  return within.some(
    ({ from, to }) =>
      lexicon.comparative.test(tokens[to].lower) ||
      tokens.slice(from - 1, to + 1).some((t) => lexicon.degrees.has(t.lower)),
  );
}

/** "Jag gillar inte bruset": the negation right after a sentiment verb belongs to the verb. */
function claimedByVerb(
  tokens: readonly Token[],
  at: number,
  hit: Hit,
  hits: readonly Hit[],
  lexicon: Lexicon,
): boolean {
  if (!lexicon.negationAfterVerb) return false;
  return hits.some((other) => other !== hit && other.entry.verb && other.to === at - 1 && tokens[at].kind === 'word');
}

function negationFollows(tokens: readonly Token[], hit: Hit, hits: readonly Hit[], lexicon: Lexicon): boolean {
  if (lexicon.subordinators.has(tokens[hit.to].lower)) return false;
  for (let i = hit.to + 1; i <= hit.to + WINDOW && i < tokens.length; i++) {
    if (tokens[i].kind !== 'word' || hits.some((other) => other !== hit && other.from === i)) return false;
    if (lexicon.contrast.has(tokens[i].lower) || lexicon.subordinators.has(tokens[i].lower)) return false;
    if (lexicon.coordinators.has(tokens[i].lower)) return false;
    if (tokens[i].lower !== 'utan' && negatesAt(tokens, i, lexicon)) return true;
  }
  return false;
}
