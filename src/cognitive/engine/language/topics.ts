import { nounOf, TOPICS, type Topic } from '../swedish/nouns.js';
import type { Token } from './tokens.js';

/** English words by topic, singular first. */
const ENGLISH_NOUNS: Partial<Record<Topic, string>> = {
  league: 'league leagues ranking leaderboard',
  btc: 'bitcoin btc',
  eth: 'ethereum eth ether',
  sol: 'solana sol',
  bnb: 'bnb binance',
  xrp: 'xrp ripple',
  doge: 'dogecoin doge',
  trade: 'trade trades trading',
  position: 'position positions',
  match: 'match matches',
  lead: 'lead',
  challenger: 'challenger challengers bot bots',
  fighter: 'fighter fighters',
  profit: 'profit profits gain gains',
  loss: 'loss losses',
  market: 'market markets',
  order: 'order orders delivery deliveries',
  error: 'error errors bug bugs crash',
  question: 'question questions',
  key: 'key keys',
  image: 'image images picture pictures illustration illustrations',
  concept: 'concept concepts idea ideas',
  request: 'request requests call calls',
  queue: 'queue queues',
  limit: 'limit limits',
  pattern: 'pattern patterns',
  price: 'price prices',
  color: 'colour colours color colors',
  fabric: 'fabric fabrics cloth',
  size: 'size sizes',
  dream: 'dream dreams',
  garment: 'garment garments clothes clothing design designs',
  shirt: 'shirt shirts',
  blouse: 'blouse blouses',
  't-shirt': 't-shirt t-shirts tee',
  polo: 'polo',
  tunic: 'tunic tunics',
  'tank-top': 'tank-top',
  corset: 'corset corsets',
  sweater: 'sweater sweaters jumper jumpers',
  cardigan: 'cardigan cardigans',
  sweatshirt: 'sweatshirt sweatshirts',
  hoodie: 'hoodie hoodies',
  waistcoat: 'waistcoat waistcoats',
  blazer: 'blazer blazers',
  jacket: 'jacket jackets',
  parka: 'parka parkas',
  'trench-coat': 'trench-coat trenchcoat',
  coat: 'coat coats',
  cape: 'cape capes',
  kimono: 'kimono kimonos',
  dress: 'dress dresses gown gowns',
  jumpsuit: 'jumpsuit jumpsuits',
  overalls: 'overalls',
  trousers: 'trousers pants',
  jeans: 'jeans',
  leggings: 'leggings',
  shorts: 'shorts',
  skirt: 'skirt skirts',
  swimwear: 'swimsuit swimsuits',
  scarf: 'scarf scarves',
  tie: 'necktie',
  hat: 'hat hats',
  apron: 'apron aprons',
  bag: 'handbag bag bags',
  socks: 'socks sock',
  pyjamas: 'pyjamas pajamas',
};

/** Swedish words beyond the nouns' own forms. */
const SWEDISH_EXTRA: Partial<Record<Topic, string>> = {
  league: 'topplistan tabellen',
  btc: 'bitcoin btc',
  eth: 'ethereum eth',
  sol: 'solana',
  xrp: 'xrp',
  doge: 'dogecoin',
  lead: 'ledning ledningen ledningar ledningarna tät täten',
  error: 'bugg buggar buggen felmeddelande felmeddelanden krasch',
  order: 'leverans leveransen leveranser',
  image: 'illustration illustrationen illustrationer',
  garment: 'kläder kläderna design designen',
  challenger: 'robot roboten bot botten',
  trade: 'handel handeln',
};

function build(): Map<string, Topic> {
  const map = new Map<string, Topic>();
  const put = (word: string, topic: Topic): void => {
    if (!map.has(word)) map.set(word, topic);
  };
  for (const topic of TOPICS) {
    const { indefinite, definite, plural, definitePlural } = nounOf(topic);
    for (const form of [indefinite, definite, plural, definitePlural]) {
      put(form.toLowerCase(), topic);
      put(`${form.toLowerCase()}s`, topic);
    }
  }
  for (const table of [SWEDISH_EXTRA, ENGLISH_NOUNS]) {
    for (const [topic, list] of Object.entries(table)) for (const word of list.split(' ')) put(word, topic as Topic);
  }
  for (const word of NOT_TOPICS) map.delete(word);
  return map;
}

/** Forms that more often mean something else. */
const NOT_TOPICS = ['tops', 'slips', 'fel', 'tack', 'tacks', 'kön', 'lead', 'sol', 'tie', 'order', 'porten', 'port'];
const WORDS = build();
const LONGEST_FIRST = [...WORDS.keys()].filter((w) => w.length >= 4).sort((a, b) => b.length - a.length);

/** The topic of a word; Swedish compounds by their last part (sommarklänning → dress). */
export function topicOf(lower: string): Topic | null {
  const known = WORDS.get(lower);
  if (known) return known;
  if (lower.length < 8) return null;
  const ending = LONGEST_FIRST.find((word) => lower.length - word.length >= 3 && lower.endsWith(word));
  return ending ? (WORDS.get(ending) ?? null) : null;
}

/** Allow-listed topics of a text in order of mention, at most four. */
export function topicsOf(tokens: readonly Token[]): Topic[] {
  const found = new Set<Topic>();
  for (const token of tokens) {
    const topic = token.kind === 'word' ? topicOf(token.lower) : null;
    if (topic) found.add(topic);
  }
  return [...found].slice(0, 4);
}

/** "the coat", "the trousers" for replies in English. */
export const englishDefinite = (topic: Topic): string => {
  const [name] = (ENGLISH_NOUNS[topic] ?? 'message').split(' ');
  return COINS.has(topic) ? name : `the ${name}`;
};

/** What English names without an article. */
const COINS: ReadonlySet<Topic> = new Set(['btc', 'eth', 'sol', 'bnb', 'xrp', 'doge']);
