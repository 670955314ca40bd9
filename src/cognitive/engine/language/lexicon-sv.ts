import { lazily } from '../../../common/kernel/lazily.js';
import { adjective, noun, verbAr, verbEr } from './inflect-sv.js';
import { expressions } from './expressions.js';
import { framesOf, type FrameData } from './frames.js';
import connotation from './learned/connotation-sv.yaml.js';
import { learnedOf, type LearnedData } from './learned/learned.js';
import model from './learned/model-sv.yaml.js';
import senses from './learned/senses-sv.yaml.js';
import { vocabularyOf, type NamesData } from './learned/vocabulary.js';
import type { Entry, Lexicon } from './lexicon.js';
import type { ByWeight, SentimentData } from './sentiment/sentiment-data.js';
import frames from './sentiment/frames-sv.yaml.js';
import sentiment from './sentiment/sv.yaml.js';

/** See the file's comments; weights are keys, word lists are separated by spaces. */
const SV = sentiment as SentimentData & {
  nouns: Record<string, Record<string, string>>;
  adjectives: ByWeight;
  verbs_ar: ByWeight;
  verbs_er: ByWeight;
  verbs_irregular: ByWeight;
  neutral: string;
};

const lemmas = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '');

type Inflect = (lemma: string) => string[];
const listed: Inflect = (lemma) => lemma.split('/');
const orListed =
  (inflect: Inflect): Inflect =>
  (lemma) =>
    lemma.includes('/') ? listed(lemma) : inflect(lemma);

function* entries(): Generator<[string[], Entry]> {
  const add = function* (table: Record<string, string>, inflect: Inflect, verb: boolean): Generator<[string[], Entry]> {
    for (const [weight, list] of Object.entries(table)) {
      for (const lemma of lemmas(list)) yield [inflect(lemma), { weight: Number(weight), verb }];
    }
  };
  yield* add(SV.words, listed, false);
  for (const [weight, byClass] of Object.entries(SV.nouns)) {
    for (const [declension, list] of Object.entries(byClass)) {
      yield* add({ [weight]: list }, (lemma) => noun(lemma, Number(declension)), false);
    }
  }
  yield* add(SV.adjectives, orListed(adjective), false);
  yield* add(SV.verbs_ar, verbAr, true);
  yield* add(SV.verbs_er, verbEr, true);
  yield* add(SV.verbs_irregular, listed, true);
}

function build(): Map<string, Entry> {
  const map = new Map<string, Entry>();
  for (const [forms, entry] of entries()) for (const form of forms) map.set(form, entry);
  for (const form of lemmas(SV.neutral)) map.delete(form);
  return map;
}

/** "tog fyra veckor", "väntat i tre månader" */
function waits(): Record<string, number> {
  const many = lemmas('två tre fyra fem sex sju åtta nio tio flera många');
  const long = lemmas('timmar dagar veckor månader');
  const spans = many.flatMap((n) => long.map((unit) => `${n} ${unit}`));
  return Object.fromEntries(
    spans.flatMap((span) =>
      ['tog', 'tog det', 'väntade', 'väntat', 'väntade i', 'väntat i'].map((verb) => [`${verb} ${span}`, -1.5]),
    ),
  );
}

const words = (list: string): Set<string> => new Set(list.split(/\s+/));

const NEGATIONS = words('inte ej aldrig sällan ingen inget inga icke knappast varken utan ingenting');

const WORDS = build();

export const SWEDISH: Lexicon = {
  words: WORDS,
  phrases: new Map([...expressions(SV.expressions), ...Object.entries({ ...SV.phrases, ...waits() })]),
  frames: lazily(() => framesOf(frames as FrameData)),
  learned: lazily(() =>
    learnedOf(model as LearnedData, vocabularyOf(connotation as NamesData, senses as NamesData, NEGATIONS, WORDS)),
  ),
  negations: NEGATIONS,
  /** after a negation these undo it: "inte bara" */
  unnegated: words('bara minst sluta slutat slutar slutade'),
  negationAfterVerb: true,
  intensifiers: new Map(
    Object.entries({
      mycket: 1.3,
      väldigt: 1.4,
      jätte: 1.4,
      så: 1.2,
      verkligen: 1.35,
      riktigt: 1.35,
      extremt: 1.5,
      helt: 1.3,
      fullständigt: 1.4,
      totalt: 1.4,
      otroligt: 1.5,
      oerhört: 1.5,
      fantastiskt: 1.5,
      hemskt: 1.4,
      grymt: 1.4,
      sjukt: 1.4,
      enormt: 1.4,
      förfärligt: 1.4,
      särskilt: 1.2,
      super: 1.4,
      alltför: 1.3,
      alldeles: 1.3,
      rent: 1.2,
      ren: 1.2,
      rena: 1.2,
      riktig: 1.2,
      stor: 1.2,
      stort: 1.2,
      ännu: 1.1,
      ganska: 0.8,
      rätt: 0.85,
      lite: 0.7,
      något: 0.75,
      tämligen: 0.8,
      relativt: 0.8,
      nästan: 0.8,
      hyfsat: 0.8,
      aningen: 0.6,
    }),
  ),
  contrast: words('men fast dock däremot emellertid'),
  subordinators: words('att som när eftersom innan'),
  prefixes: {
    jätte: 1.4,
    super: 1.4,
    skit: 1.4,
    as: 1.35,
    ur: 1.35,
    svin: 1.4,
    mega: 1.4,
    ultra: 1.4,
    hyper: 1.4,
    kanon: 1.4,
    topp: 1.3,
    storm: 1.4,
    dunder: 1.4,
    pang: 1.3,
    kung: 1.3,
  },
  participles: { väl: 2, illa: -2, fel: -2, snabb: 1.5, lätt: 1 },
  endings: {
    problem: -2,
    problemen: -2,
    strul: -2,
    strulet: -2,
    krångel: -1.5,
    krånglet: -1.5,
    kaos: -3,
    kaoset: -3,
    katastrof: -3,
    katastrofen: -3,
    fiasko: -3,
    fiaskot: -3,
    haveri: -2.5,
    haveriet: -2.5,
    skräp: -2.5,
    bedrägeri: -3,
    bluff: -2.5,
    besvikelse: -2.5,
    besvikelsen: -2.5,
    mardröm: -3,
    mardrömmen: -3,
    succé: 3,
    succén: 3,
    favorit: 2.5,
    favoriten: 2.5,
    fynd: 2,
    fyndet: 2,
    glädje: 2,
  },
  leaves: words('efter trots fast fastän oaktat'),
  clausal: words('fast fastän'),
  during: words('medan när efter sedan fast trots'),
  supposes: words('om ifall vid'),
  unreal: new Set('hade vore skulle bara kunde du vill gillar fick'.split(' ')),
  expects: words(
    'väntade förväntade befarade fruktade trodde bävade orolig nervös skeptisk tvivlade rädd säker övertygad',
  ),
  pivots: new Set(['lyckades ändå', 'ändå lyckades', 'lyckas ändå', 'ändå lyckas', 'lyckats ändå']),
  carries: words('kalla kallar kallade någon något några'),
  media:
    words(`föreläsning föreläsningen bok boken film filmen dokumentär dokumentären artikel artikeln uppsats uppsatsen kurs kursen kapitel kapitlet
    podd podden broschyr broschyren utställning utställningen rapport rapporten studie studien roman romanen avhandling avhandlingen lektion
    lektionen mötet försäkring försäkringen garanti garantin lag lagen paragraf paragrafen`),
  tells: words('om täcker beskriver förklarar behandlar upp mot gäller omfattar reglerar'),
  prepositions: words('om mot'),
  copulas: words('är var blir blev vara varit gjorde handlar'),
  articles: words('den det en ett'),
  happens: words('börjar började slutar slutade meddelas provas hålls'),
  settings: words('på klockan i nästa planerad'),
  personal: /^(ingen|ingenting|inget|inga|inte en människa|inte en själ|inte (en|ett) enda)\b/,
  askedBy: words('vem vilka när var vilken vilket'),
  mildlyAskedBy: words('hur kan kunde får finns är har går ska vad skulle gör'),
  degrees: words('så lika mer mera sådan sånt sån'),
  noSingle:
    /\b(inte (haft |fått |hört |sett |hittat |märkt )?(ett|en) enda|utan (ett|en) enda|aldrig (haft |fått |hört |sett )?(ett|en) enda)\b/,
  litotes: new Set(['långt ifrån', 'långt från', 'annat än', 'allt annat']),
  coordinators: words('och samt'),
  subjects: words('jag vi han hon de dom man den det ni du'),
  acclaims: words('grattis bravo lyckades lyckats hurra applåder'),
  fillers: words('alls faktiskt ju väl nog redan ändå dessutom tyvärr bara'),
  compares: words('som'),
  negativeObjects: words('ingenting inget'),
  turns: words('men fast dock'),
  exclaims: words('att med när hur'),
  repeats: words('igen ännu ytterligare till åter'),
  mocks:
    /^nu (får|måste) (jag|vi|man)|^nu är (min|mitt|mina|vår|vårt|hela|alla)|^(exakt|precis|just) vad (jag|vi|man) (behövde|ville)|^då (får|måste) (jag|vi|man)|^(den )?enda (dagen|gången)/,
  problems: words(
    'problem problemet problemen fel felet felen bugg buggen buggar buggarna strul strulet missen misstaget skadan',
  ),
  resolves: words(
    'löst löste löstes löser fixat fixade fixades åtgärdat åtgärdade åtgärdades avhjälpt rättat rättade ordnat borta',
  ),
  complainedBy: words('varför'),
  unsurpassed: new Set(['aldrig', 'ingen', 'sällan', 'kunde inte', 'kan inte']),
  becoming: words('blev blir blivit'),
  comparative: /(are|bättre|sämre|värre)$/,
  please: 'tack',
  onlyAfter: new Map(
    Object.entries({
      /** delicious; but "stövlarna läcker" */
      läcker: words('en så är var blir blev riktigt väldigt mycket otroligt och superskön ser sjukt fruktansvärt'),
    }),
  ),
  fear: words('rädd rädda rädsla orolig oroliga oro oroar ängslig skräck skrämmande skrämd fruktar panik nervös'),
  address: words('du dig din ditt dina ni er ert era tack tackar grattis gratulerar bravo'),
};
