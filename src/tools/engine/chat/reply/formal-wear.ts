import type { Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken, tokensOf } from '../text.js';
import data from './formal-wear.yaml.js';
import type { ToldAlike } from './told-alike.js';

type Code = 'tuxedo' | 'tails' | 'morning';

interface Written {
  codes: Readonly<Record<Code, { names: string; what: SaidInAll; when: SaidInAll }>>;
  unwashed: SaidInAll;
  care: SaidInAll;
  same: SaidInAll;
  women: SaidInAll;
  warm: SaidInAll;
  pieces: readonly { names: string; also?: string; bare?: boolean; with: readonly Code[]; said: SaidInAll }[];
}

const { codes, unwashed, care, same, women, warm, pieces } = data as unknown as Written;
const CODES = (Object.keys(codes) as Code[]).map((code) => ({
  code,
  names: new RegExp(codes[code].names, 'giu'),
}));
const PIECES = pieces.map((piece) => ({
  ...piece,
  names: new RegExp(piece.names, 'iu'),
  also: new RegExp(piece.also ?? '', 'iu'),
}));

const DIFFERS =
  /differ|\bvs\b|versus|same as|skillnad|skiljer|samma|unterschied|dasselbe|différence|pareil|diferencia|lo mismo/iu;
const WHETHER =
  /^[¿\s]*(?:(?:and|but|so|och|men|und|aber|et|mais|y|pero)\s)?(?:can|could|may|should|shall|must|do|does|is|are|would|will|kan|får|ska|bör|måste|passar|behöver|går|funkar|är|kann|darf|soll|sollte|muss|passt|passen|brauche?|geht|gehen|trägt|trage|ist|sind|puis|peut|peux|faut|dois|doit|est[- ]ce|je peux|on peut|ça va|puedo|puede|se puede|debo|hay que|hace falta|necesito|va|van|pega)(?!\p{L})/iu;
const GOES_ON =
  /^[¿\s]*(?:and|or|but|what about|how about|och|eller|men|hur är det med|und|oder|was ist mit|wie ist es mit|et|ou|y|o|qué tal)(?!\p{L})/iu;
const WHEN_WORN =
  /^[¿\s]*(?:when|what time|när|wann|quand|à quelle (?:heure|occasion)|cuándo|en qué ocasión).*(?:wear|worn|bär|har man|ska man ha|träg|porte|met|llev|usa|pone)/iu;
const WHAT_IS =
  /^[¿\s]*(?:what is|what are|whats|what does|vad är|vad betyder|vad innebär|was ist|was bedeutet|was versteht|qu['’]est[- ]ce|c['’]est quoi|que signifie|qué es|qué significa)(?!\p{L})/iu;
const CLEANS =
  /(?<!\p{L})(?:clean|cleaned|cleaning|wash|washed|washable|dry[- ]?clean(?:ed)?|tvätta[rs]?|rengör\p{L}*|kemtvätta[rs]?|reinig\p{L}*|wasch\p{L}*|wäsch\p{L}*|nettoy\p{L}*|laver?|lavar?|limpi\p{L}*|lava)(?!\p{L})/iu;
const ON_THE_BODY = /shirt|skjorta|hemd|chemise|camisa|handschuh|glove/iu;
const WHICH = /which|vilken|welche|lequel|laquelle|quelle?|cuál|(?:me pongo|llevo)/iu;
const BY_DAY =
  /morning|noon|afternoon|daytime|lunch|förmiddag|på dagen|eftermiddag|vormittag|mittag|morgens|tagsüber|matin|midi|journée|mañana|mediodía|de día/iu;
const BY_NIGHT = /evening|night|dinner party|kväll|abend|nachts|soir|noche/iu;

/**
 * Tuxedo, tailcoat and morning dress: what goes with them, how they differ, when they are worn and how they are cleaned, in
 * whatever language that is asked; null where it is not. @param ofShop whether a shop speaks, that may clean them itself
 * @param spoken the language, asked for only where one of these is named
 */
export function tellFormal(
  message: string,
  history: readonly Turn[],
  spoken: () => Spoken,
  ofShop: boolean,
): ToldAlike | null {
  const before = history.findLast(({ role }) => role === 'user')?.text.slice(0, LONGEST_BEFORE) ?? '';
  if (tokensOf(message).length > MOST_WORDS || namedIn(`${message} ${before}`).length === 0) return null;
  const speak = spoken();
  const named = namedIn(message, speak);
  const meant = named.length > 0 ? named : namedIn(before, speak);
  const said = named.length === 0 ? ofEarlier(message, meant) : ofNamed(message, before, named, { speak, ofShop });
  return said && { text: said.map((one) => inSpoken(one, speak)).join(' '), speak, topic: 'occasion/black-tie' };
}

const MOST_WORDS = 18;
const LONGEST_BEFORE = 200;

/** The dresses that a text names; in English nobody wears smoking. */
function namedIn(text: string, speak?: Spoken): Code[] {
  const read = speak === 'en' ? text.replace(/smokings?/giu, '') : text;
  return CODES.filter(({ names }) => read.match(names) !== null).map(({ code }) => code);
}

function ofNamed(
  message: string,
  before: string,
  named: readonly Code[],
  { speak, ofShop }: { speak: Spoken; ofShop: boolean },
): SaidInAll[] | null {
  if (DIFFERS.test(message)) return apart(message, named);
  if (CLEANS.test(message)) return ofShop || ON_THE_BODY.test(message) ? null : cleaning(message);
  if (WHETHER.test(message)) return withPiece(message, named);
  if (GOES_ON.test(message) && named.length === 1) return withPiece(message, named) ?? withPiece(before, named);
  if (named.length > 1) return null;
  if (named[0] === 'tuxedo' && WEARS.test(message) && SEASON.test(message)) return inSeason(message);
  const { what, when } = codes[named[0]];
  if (WHEN_WORN.test(message)) return [when];
  return speak !== 'en' && speak !== 'sv' && asksWhatItIs(message) ? [what, when] : null;
}

/** "A black tie wedding in July, what do I wear?": the dress that is asked for holds in every season. */
function inSeason(message: string): SaidInAll[] {
  const [isMan, isWoman] = [MAN, WOMAN].map((one) => one.test(message));
  const ofMen = isWoman && !isMan ? [] : [codes.tuxedo.what, ...(SUMMER.test(message) ? [warm] : [])];
  return isMan && !isWoman ? ofMen : [...ofMen, women];
}
const WEARS =
  /(?<!\p{L})(?:what (?:do|does|should|shall|can|to|would)\s.{0,24}wear|what to wear|wear what|vad (?:ska|bör|har|kan) .{0,20}(?:ha|bära|på)|was (?:ziehe?|trägt|trage|soll).{0,20}|que (?:mettre|porter)|comment s['’]habiller|qué (?:me pongo|llevo|llevar|ponerme))(?!\p{L})/iu;
const SUMMER =
  /(?<!\p{L})(?:summer|june|july|august|hot|heat|sommar\p{L}*|juni|juli|augusti|sommer\p{L}*|hitze|été|juin|juillet|août|verano|junio|julio|agosto|calor)(?!\p{L})/iu;
const SEASON = new RegExp(
  `${SUMMER.source}|(?<!\\p{L})(?:winter|spring|autumn|fall|january|february|march|april|may|september|october|november|december|vinter\\p{L}*|höst\\p{L}*|vår(?:en)?|herbst|frühling|hiver|printemps|automne|invierno|primavera|otoño)(?!\\p{L})`,
  'iu',
);
const MAN =
  /(?<!\p{L})(?:m[ae]n|guys?|bloke|male|groom|groomsman|husband|boyfriend|kille|karl|herr\p{L}*|mann|homme|mec|hombre|chico)(?!\p{L})/iu;
const WOMAN =
  /(?<!\p{L})(?:wom[ae]n|girls?|lady|ladies|female|wife|girlfriend|kvinna|tjej|dam|frau|femme|fille|mujer|chica)(?!\p{L})/iu;

/** "Was ist ein Cut?": nothing stands there but its name. */
function asksWhatItIs(message: string): boolean {
  const rest = message.replace(WHAT_IS, '');
  if (rest === message) return false;
  const beside = CODES.reduce((text, { names }) => text.replace(names, ' '), rest.replaceAll(/['’]/gu, ' '));
  return tokensOf(beside).every((word) => ARTICLES.has(word));
}
const ARTICLES: ReadonlySet<string> = new Set(
  'ein eine einen der die das man unter un une le la l el los qu que ce'.split(' '),
);

/** "And a belt?", "and which for a wedding in the morning?" */
function ofEarlier(message: string, meant: readonly Code[]): SaidInAll[] | null {
  if (meant.length === 0) return null;
  if (meant.length > 1 && WHICH.test(message)) return byHour(message, meant);
  if (BARE.test(message)) return withPiece(message, meant, true);
  return GOES_ON.test(message) || WHETHER.test(message) ? withPiece(message, meant) : null;
}

function apart(message: string, named: readonly Code[]): SaidInAll[] | null {
  if (BY_CODE.test(message)) return null;
  if (named.length === 2) return named.flatMap((code) => [codes[code].what, codes[code].when]);
  const names = CODES.flatMap(({ names: of }) => message.toLowerCase().match(of) ?? []);
  return named.length === 1 && new Set(names).size > 1 ? [same, codes[named[0]].what] : null;
}

/** Two codes of dress by their ties: what women wear differs as well. */
const BY_CODE = /white[- ]tie.{1,20}black[- ]tie|black[- ]tie.{1,20}white[- ]tie/iu;

const cleaning = (message: string): SaidInAll[] => (WHETHER.test(message) ? [unwashed, care] : [care]);

/** "Shoes?", "and which shoes?": a thing alone. */
const BARE =
  /^[¿\s]*(?:(?:and|och|und|et|y)\s)?(?:(?:what|which|vilka|welche|quelles?|qué)\s)?(?:the |de |die |les |los )?\p{L}{3,12}\s?[?.!]*$/iu;

function withPiece(message: string, named: readonly Code[], isBare = false): SaidInAll[] | null {
  const piece = PIECES.find(
    ({ names, also, bare, with: of }) =>
      of.includes(named[0]) && (isBare || !bare) && names.test(message) && also.test(message),
  );
  return piece ? [piece.said] : null;
}

/** Of two, the one that is worn at that time of the day. */
function byHour(message: string, meant: readonly Code[]): SaidInAll[] | null {
  const day = BY_DAY.test(message);
  if (day === BY_NIGHT.test(message)) return null;
  const code = meant.find((one) => (one === 'morning') === day);
  return code ? [codes[code].what, codes[code].when] : null;
}
