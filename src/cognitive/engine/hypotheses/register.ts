import { PARAMETERS } from '../parameters.js';
import {
  countMade,
  countMatch,
  newBeside,
  newContrasts,
  newShare,
  shareFactor,
  type Contrast,
  type Contrasts,
  type Result,
  type Share,
} from './contrasts.js';
import { logBayesFactor, posterior } from './evidence.js';
import { ANTECEDENTS, mayBeAsked, PREDICATE_COUNT, PREDICATES, trails } from './predicates.js';
import {
  cellAt,
  closeBin,
  count,
  exploreAnew,
  fold,
  LAGS,
  newCell,
  type Cell,
  type Sight,
  type Table,
  type Watcher,
} from './table.js';

const P = PARAMETERS.hypotheses;

/** What a hypothesis is about: b in one of `LAGS` after a; or one level of a contrast beside the others. */
export type Subject =
  | { kind: 'sequence'; a: number; b: number; lag: number }
  | { kind: 'contrast'; contrast: Contrast; level: string };

/** Evidence about a subject: a strategy's share of wins, or how clusters of events leaned. */
export interface Book {
  /** bins with a, or outcomes of the level */
  n: number;
  /** of them, how many had b in the next bin */
  next: number;
  cell: Cell;
  share: Share | null;
}

/** A hypothesis that was named before the data that test it. */
export interface Test {
  subject: Subject;
  /** whether it says "more often" */
  more: boolean;
  /** Unix second and bin at which it was named; only what came later counts */
  named: number;
  bin: number;
  book: Book;
}

export interface Published extends Test {
  /** Unix second of publication */
  since: number;
  /** what came lately, to see whether it still holds */
  window: Book;
}

export interface Retracted extends Published {
  /** Unix second at which it was taken back */
  until: number;
}

export interface Withdrawn extends Test {
  /** Unix second at which testing ended */
  until: number;
}

export interface Register {
  contrasts: Contrasts;
  tests: Record<string, Test>;
  published: Record<string, Published>;
  /** the last that were named and did not hold on later data, oldest first */
  withdrawn: Withdrawn[];
  /** the last that were taken back, oldest first */
  retracted: Retracted[];
  /** seconds at which tests were named within the last week */
  named: number[];
  /** bins with each antecedent when its row was last looked at */
  explored: number[];
}

export const newRegister = (): Register => ({
  contrasts: newContrasts(),
  tests: {},
  published: {},
  withdrawn: [],
  retracted: [],
  named: [],
  explored: ANTECEDENTS.map(() => 0),
});

/** What is compared: what comes after with what came before; a strategy, or a garment, with the others beside it. */
export const kindOf = (s: Subject): 'sequence' | Contrast => (s.kind === 'sequence' ? 'sequence' : s.contrast);

const newBook = (share: boolean): Book => ({ n: 0, next: 0, cell: newCell(), share: share ? newShare() : null });

const ARROWS = ['>', '>>', '>>>'];

/** "error_tools>key_issued", within two minutes ">>", one to three minutes later ">>>"; many: "traffic_tools*20>…". */
export function keyOf(s: Subject): string {
  if (s.kind === 'contrast') return `${s.contrast}:${s.level}`;
  const { predicate, atLeast } = ANTECEDENTS[s.a];
  return `${predicate}${atLeast > 1 ? `*${atLeast}` : ''}${ARROWS[s.lag]}${PREDICATES[s.b]}`;
}

/** Successes k of n: with and without; of a sequence, after and before. */
export interface Counts {
  n1: number;
  k1: number;
  n0: number;
  k0: number;
}

export const countsOf = ({ book: { n, cell, share } }: { book: Book }): Counts =>
  share ? { n1: share.n, k1: share.k, n0: share.n0, k0: share.k0 } : { n1: n, k1: cell[0], n0: n, k0: cell[1] };

/** Whether what was counted so far leans the other way than it is said. */
export function leansAgainst({ book, more }: Pick<Test, 'book' | 'more'>): boolean {
  const { n1, k1, n0, k0 } = countsOf({ book });
  if (n1 === 0 || n0 === 0) return false;
  return more ? k1 * n0 < k0 * n1 : k1 * n0 > k0 * n1;
}

/**
 * Rate with relative to rate without, one case of the common rate added to each: finite, and never on the other side of 1 than the
 * counts are. 1 where nothing was counted.
 */
export function liftOf({ n1, k1, n0, k0 }: Counts): number {
  const common = (k1 + k0) / (n1 + n0);
  return common > 0 ? (k1 + common) / (n1 + 1) / ((k0 + common) / (n0 + 1)) : 1;
}

/** What the strategy of a league's contrast won of its matches in other regimes meanwhile; null for other subjects. */
export const elsewhereOf = ({ book }: Pick<Test, 'book'>): { n: number; k: number } | null =>
  book.share ? (book.share.elsewhere ?? { n: 0, k: 0 }) : null;

/** ln Bayes factor of a test's evidence. */
export const factorOf = ({ book, more }: Pick<Test, 'book' | 'more'>): number =>
  book.share
    ? shareFactor(book.share, more)
    : logBayesFactor({ sum: book.cell[3], sized: [book.cell[4], book.cell[5], book.cell[6]] }, more);

export const posteriorOf = (t: Pick<Test, 'book' | 'more'>): number => posterior(factorOf(t));

/** Enough of it, and a difference worth telling. */
function worthTelling(t: Pick<Test, 'subject' | 'book' | 'more'>): boolean {
  const counts = countsOf(t);
  if (counts.n1 < P.minBins) return false;
  const ratio = liftOf(counts);
  if (!t.more) return ratio <= P.maxLift;
  return ratio >= (t.subject.kind === 'sequence' && trails(t.subject.b) ? P.minTrailingLift : P.minLift);
}

/** Whether it is what comes after a that is unusual, and not what came before: else the pair is to be told the other way. */
function isItsOwnSide({ cell: [after, before, far] }: Book): boolean {
  const unusual = (k: number): number => Math.abs(Math.log((k + 0.5) / (far + 0.5)));
  return unusual(after) >= unusual(before);
}

// --- exploring -------------------------------------------------------------------------------------------------------

/**
 * The work of one second in a round of five minutes: one row of pairs, then the contrasts, then the tests; spread out so
 * that no second costs much.
 */
export function evaluateSecond(r: Register, t: Table, second: number): void {
  const slot = second % P.evaluationSeconds;
  if (slot < ANTECEDENTS.length) exploreRow(r, t, slot, second);
  else if (slot === P.evaluationSeconds - 3) exploreContrasts(r, t, second);
  else if (slot === P.evaluationSeconds - 2) judgeTests(r, t, second);
  else if (slot === P.evaluationSeconds - 1) review(r, t, second);
}

type Suspicion = Pick<Test, 'subject' | 'more' | 'book'>;

/** Names what the week's data speak for. */
function exploreRow(r: Register, t: Table, a: number, second: number): void {
  if (t.met[a] < P.minBins || t.met[a] === r.explored[a]) return;
  r.explored[a] = t.met[a];
  for (let b = 0; b < PREDICATE_COUNT; b++)
    for (let lag = 0; lag < LAGS.length; lag++)
      for (const x of suspicionOf(t, a, b, lag)) if (speaksFor(x) && isOwnStory(t, x)) name(r, t, x, second);
}

function suspicionOf(t: Table, a: number, b: number, lag: number): Suspicion[] {
  const cell = t.cells[cellAt(a, b, lag)];
  if (!cell || !mayBeAsked(a, b) || Math.abs(cell[3]) < P.minLeaning) return [];
  return [
    { subject: { kind: 'sequence', a, b, lag }, more: cell[3] > 0, book: { n: t.met[a], next: 0, cell, share: null } },
  ];
}

const speaksFor = (x: Suspicion): boolean => worthTelling(x) && factorOf(x) >= Math.log(P.nameAt);

/** Not the same asymmetry told the wrong way round; and many of a must do clearly more than a itself. */
function isOwnStory(t: Table, { subject, more, book }: Suspicion): boolean {
  if (subject.kind === 'contrast') return true;
  const { a, b, lag } = subject;
  if (!isItsOwnSide(book) || (!more && trails(a))) return false;
  if (a < PREDICATE_COUNT) return true;
  const plain = PREDICATES.indexOf(ANTECEDENTS[a].predicate);
  const rate = ((t.cells[cellAt(plain, b, lag)]?.[0] ?? 0) + 0.5) / (t.met[plain] + 1);
  const ratio = book.cell[0] / book.n / rate;
  return more ? ratio >= P.minLift : ratio <= P.maxLift;
}

/** Whether the pair, either way round and at any lag, is told already. */
const isTold = (r: Register, subject: Subject): boolean =>
  Object.values(r.published).some((other) => isAbout(other.subject, subject));

function isAbout(x: Subject, y: Subject): boolean {
  if (x.kind === 'contrast' || y.kind === 'contrast') return keyOf(x) === keyOf(y);
  const [ax, ay] = [ANTECEDENTS[x.a], ANTECEDENTS[y.a]];
  const same = ax.predicate === ay.predicate && x.b === y.b && ax.atLeast > 1 === ay.atLeast > 1;
  return same || (ax.predicate === PREDICATES[y.b] && ay.predicate === PREDICATES[x.b]);
}

function exploreContrasts(r: Register, t: Table, second: number): void {
  const { league, design } = r.contrasts;
  const books: [Contrast, string, Book][] = [
    ...Object.entries(league).map(([level, share]): [Contrast, string, Book] => [
      'league',
      level,
      { ...newBook(false), share },
    ]),
    ...Object.entries(design).map(([level, { n, cell }]): [Contrast, string, Book] => [
      'design',
      level,
      { n, next: 0, cell, share: null },
    ]),
  ];
  for (const [contrast, level, book] of books) {
    const subject = { kind: 'contrast' as const, contrast, level };
    for (const more of [true, false]) {
      const x = { subject, more, book };
      if (speaksFor(x)) name(r, t, x, second);
    }
  }
}

/** Names a hypothesis: what has been seen so far is forgotten, and only what comes will tell. */
function name(r: Register, t: Table, { subject, more, book }: Suspicion, second: number): void {
  if (r.tests[keyOf(subject)] || isTold(r, subject)) return;
  r.named = r.named.filter((at) => second - at < P.weekSeconds);
  if (r.named.length >= P.namesAWeek) return;
  r.named.push(second);
  r.tests[keyOf(subject)] = {
    subject,
    more,
    named: second,
    bin: t.bins,
    book: newBook(book.share !== null),
  };
}

// --- testing ---------------------------------------------------------------------------------------------------------

/** Whether the later data by themselves tell it, the right way round. */
const passes = (test: Test): boolean =>
  factorOf(test) >= Math.log(P.passAt) &&
  worthTelling(test) &&
  (test.subject.kind === 'contrast' || isItsOwnSide(test.book));

function judgeTests(r: Register, t: Table, second: number): void {
  for (const [key, test] of Object.entries(r.tests)) {
    if (passes(test) && !isTold(r, test.subject)) {
      r.published[key] = { ...test, since: second, window: newBook(test.book.share !== null) };
      delete r.tests[key];
    } else if (
      isTold(r, test.subject) ||
      second - test.named > P.weekSeconds ||
      factorOf(test) < Math.log(P.withdrawAt)
    ) {
      withdraw(r, t, key, second);
    }
  }
}

/** A hypothesis without a chance, or without an outcome within the week, is withdrawn as publicly as it was named. */
function withdraw(r: Register, t: Table, key: string, second: number): void {
  const test = r.tests[key];
  delete r.tests[key];
  r.withdrawn = [...r.withdrawn, { ...test, until: second }].slice(-P.retractedKept);
  forget(r, t, test.subject);
}

/** What spoke for a hypothesis that failed does not speak for it again. */
function forget(r: Register, t: Table, subject: Subject): void {
  if (subject.kind === 'contrast') {
    if (subject.contrast === 'league') r.contrasts.league[subject.level] = newShare();
    else r.contrasts.design[subject.level] = newBeside();
  } else for (let lag = 0; lag < LAGS.length; lag++) delete t.cells[cellAt(subject.a, subject.b, lag)];
}

/** Takes back what no longer holds; once a week exploring begins anew. */
function review(r: Register, t: Table, second: number): void {
  for (const [key, p] of Object.entries(r.published)) {
    if (p.window.n < P.windowBins && posteriorOf(p) >= P.retireBelow) continue;
    if (posteriorOf(p) < P.retireBelow || !stillLeans(p)) retract(r, t, key, second);
    else p.window = newBook(p.book.share !== null);
  }
  if (second % P.weekSeconds >= P.weekSeconds - P.evaluationSeconds) exploreAnew(t);
}

/** Whether what came lately still shows it, as one standard error at least. */
function stillLeans({ window, more }: Published): boolean {
  if (window.share) return shareFactor(window.share, more) > Math.log(P.dropAt);
  const [, , , sum, d1, d2, d3] = window.cell;
  return (more ? sum : -sum) > Math.sqrt(d1 + 4 * d2 + 9 * d3);
}

function retract(r: Register, t: Table, key: string, second: number): void {
  const p = r.published[key];
  delete r.published[key];
  r.retracted = [...r.retracted, { ...p, until: second }].slice(-P.retractedKept);
  forget(r, t, p.subject);
}

// --- counting --------------------------------------------------------------------------------------------------------

type Live = Test | Published;

const liveOf = (r: Register): Live[] => [...Object.values(r.tests), ...Object.values(r.published)];
const booksOf = (x: Live): Book[] => ('window' in x ? [x.book, x.window] : [x.book]);

/** Hands the bins' counts to the hypotheses that wait for them. */
function watcherOf(r: Register): Watcher {
  const sequences = liveOf(r).flatMap((x) => (x.subject.kind === 'sequence' ? [{ x, subject: x.subject }] : []));
  const of = (a: number) => sequences.filter(({ subject }) => subject.a === a);
  return {
    met: (a, bin) => {
      for (const { x } of of(a)) if (bin >= x.bin) for (const book of booksOf(x)) book.n++;
    },
    sight: (s) => {
      for (const { x, subject } of sequences)
        if (isSeen(subject, s) && s.bin >= x.bin) for (const b of booksOf(x)) add(b, s);
    },
    clusterEnds: (a) => {
      for (const { x } of of(a)) for (const book of booksOf(x)) fold(book.cell);
    },
  };
}

const isSeen = (subject: { a: number; b: number; lag: number }, s: Sight): boolean =>
  subject.a === s.a && subject.b === s.b && subject.lag === s.lag;

function add(book: Book, { after, before, far, next }: Sight): void {
  count(book.cell, after, before, far);
  book.next += next;
}

/** Closes a minute: counts are kept for exploring and for the tests. @returns the mask of the bin that closed */
export const turnMinute = (r: Register, t: Table): number => closeBin(t, watcherOf(r));

function watchLevel(r: Register, contrast: Contrast, level: string, take: (book: Book) => void): void {
  for (const x of liveOf(r)) {
    const { subject } = x;
    if (subject.kind === 'contrast' && subject.contrast === contrast && subject.level === level)
      for (const book of booksOf(x)) take(book);
  }
}

/** Counts a match of the league. @param results levels are `strategy|regime` */
export const noteMatch = (r: Register, regime: string, results: readonly Result[], second: number): void =>
  countMatch(r.contrasts, regime, results, second, (result, addTo) => {
    watchLevel(r, 'league', result.level, (book) => {
      if (book.share) addTo(book.share);
      book.n++;
    });
    watchElsewhere(r, result);
  });

const strategyOf = (level: string): string => level.slice(0, level.indexOf('|'));

/** A match in another regime of what a hypothesis is about. */
function watchElsewhere(r: Register, { level, won }: Result): void {
  for (const x of liveOf(r)) {
    const { subject } = x;
    if (subject.kind !== 'contrast' || subject.contrast !== 'league') continue;
    if (subject.level === level || strategyOf(subject.level) !== strategyOf(level)) continue;
    for (const { share } of booksOf(x)) if (share) addElsewhere(share, won);
  }
}

function addElsewhere(share: Share, won: boolean): void {
  const { n, k } = share.elsewhere ?? { n: 0, k: 0 };
  share.elsewhere = { n: n + 1, k: k + (won ? 1 : 0) };
}

/** Counts a garment that was made in time or not. */
export const noteMade = (r: Register, level: string, ok: boolean, second: number): void =>
  countMade(r.contrasts, level, ok, second, (_level, addTo) => watchLevel(r, 'design', level, addTo));

// --- telling ---------------------------------------------------------------------------------------------------------

const rank = <T extends Live>(entries: [string, T][]): T[] =>
  entries.sort(([ka, a], [kb, b]) => factorOf(b) - factorOf(a) || (ka < kb ? -1 : 1)).map(([, x]) => x);

/** Published hypotheses, the most credible first. */
export const publishedOf = (r: Register): Published[] => rank(Object.entries(r.published));
/** Those that are named and await their data, the longest waiting first. */
export const testedOf = (r: Register): Test[] => Object.values(r.tests).sort((a, b) => a.named - b.named);
