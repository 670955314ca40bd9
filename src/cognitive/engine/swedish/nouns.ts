/**
 * The only things the engine may name in public. Each topic is a Swedish noun:
 * gender (u utrum, n neutrum, p plural only) · indefinite · definite · plural · definite plural.
 */
const TABLE = {
  league: 'u liga ligan ligor ligorna',
  studio: 'u ateljé ateljén ateljéer ateljéerna',
  toolbox: 'u verktygslåda verktygslådan verktygslådor verktygslådorna',
  mind: 'u tanke tanken tankar tankarna',
  gateway: 'u port porten portar portarna',
  btc: 'u bitcoinkurs bitcoinkursen bitcoinkurser bitcoinkurserna',
  eth: 'u ethereumkurs ethereumkursen ethereumkurser ethereumkurserna',
  sol: 'u solanakurs solanakursen solanakurser solanakurserna',
  bnb: 'u BNB-kurs BNB-kursen BNB-kurser BNB-kurserna',
  xrp: 'u XRP-kurs XRP-kursen XRP-kurser XRP-kurserna',
  doge: 'u dogecoinkurs dogecoinkursen dogecoinkurser dogecoinkurserna',
  trade: 'u affär affären affärer affärerna',
  position: 'u position positionen positioner positionerna',
  match: 'u match matchen matcher matcherna',
  lead: 'u tätplats tätplatsen tätplatser tätplatserna',
  challenger: 'u utmanare utmanaren utmanare utmanarna',
  fighter: 'u kämpe kämpen kämpar kämparna',
  profit: 'u vinst vinsten vinster vinsterna',
  loss: 'u förlust förlusten förluster förlusterna',
  market: 'u marknad marknaden marknader marknaderna',
  order: 'u beställning beställningen beställningar beställningarna',
  error: 'n fel felet fel felen',
  silence: 'u tystnad tystnaden tystnader tystnaderna',
  question: 'u fråga frågan frågor frågorna',
  thanks: 'n tack tacket tack tacken',
  complaint: 'n klagomål klagomålet klagomål klagomålen',
  message: 'n meddelande meddelandet meddelanden meddelandena',
  conversation: 'n samtal samtalet samtal samtalen',
  key: 'u nyckel nyckeln nycklar nycklarna',
  image: 'u bild bilden bilder bilderna',
  concept: 'u idé idén idéer idéerna',
  request: 'n anrop anropet anrop anropen',
  queue: 'u kö kön köer köerna',
  limit: 'u gräns gränsen gränser gränserna',
  pattern: 'n mönster mönstret mönster mönstren',
  price: 'n pris priset priser priserna',
  color: 'u färg färgen färger färgerna',
  fabric: 'n tyg tyget tyger tygerna',
  size: 'u storlek storleken storlekar storlekarna',
  dream: 'u dröm drömmen drömmar drömmarna',
  garment: 'n plagg plagget plagg plaggen',
  shirt: 'u skjorta skjortan skjortor skjortorna',
  blouse: 'u blus blusen blusar blusarna',
  't-shirt': 'u t-shirt t-shirten t-shirtar t-shirtarna',
  polo: 'u pikétröja pikétröjan pikétröjor pikétröjorna',
  tunic: 'u tunika tunikan tunikor tunikorna',
  'tank-top': 'n linne linnet linnen linnena',
  top: 'u topp toppen toppar topparna',
  corset: 'u korsett korsetten korsetter korsetterna',
  sweater: 'u tröja tröjan tröjor tröjorna',
  cardigan: 'u kofta koftan koftor koftorna',
  sweatshirt: 'u collegetröja collegetröjan collegetröjor collegetröjorna',
  hoodie: 'u luvtröja luvtröjan luvtröjor luvtröjorna',
  waistcoat: 'u väst västen västar västarna',
  blazer: 'u kavaj kavajen kavajer kavajerna',
  jacket: 'u jacka jackan jackor jackorna',
  'denim-jacket': 'u jeansjacka jeansjackan jeansjackor jeansjackorna',
  bomber: 'u bomberjacka bomberjackan bomberjackor bomberjackorna',
  parka: 'u parkas parkasen parkasar parkasarna',
  'trench-coat': 'u trenchcoat trenchcoaten trenchcoatar trenchcoatarna',
  coat: 'u kappa kappan kappor kapporna',
  cape: 'u cape capen caper caperna',
  kimono: 'u kimono kimonon kimonor kimonorna',
  dress: 'u klänning klänningen klänningar klänningarna',
  jumpsuit: 'u byxdress byxdressen byxdressar byxdressarna',
  overalls: 'u overall overallen overaller overallerna',
  trousers: 'p byxor byxorna byxor byxorna',
  jeans: 'p jeans jeansen jeans jeansen',
  leggings: 'p leggings leggingsen leggings leggingsen',
  joggers: 'p mjukisbyxor mjukisbyxorna mjukisbyxor mjukisbyxorna',
  shorts: 'p shorts shortsen shorts shortsen',
  skirt: 'u kjol kjolen kjolar kjolarna',
  swimwear: 'u baddräkt baddräkten baddräkter baddräkterna',
  scarf: 'u halsduk halsduken halsdukar halsdukarna',
  tie: 'u slips slipsen slipsar slipsarna',
  'bow-tie': 'u rosett rosetten rosetter rosetterna',
  hat: 'u hatt hatten hattar hattarna',
  apron: 'n förkläde förklädet förkläden förklädena',
  bag: 'u väska väskan väskor väskorna',
  socks: 'p strumpor strumporna strumpor strumporna',
  pyjamas: 'u pyjamas pyjamasen pyjamasar pyjamasarna',
} as const;

export type Topic = keyof typeof TABLE;
export const TOPICS = Object.keys(TABLE) as Topic[];
export const isTopic = (word: string): word is Topic => Object.hasOwn(TABLE, word);

export type Gender = 'u' | 'n' | 'p';
export interface Noun {
  gender: Gender;
  indefinite: string;
  definite: string;
  plural: string;
  definitePlural: string;
}

/** The noun of a topic. */
export function nounOf(topic: Topic): Noun {
  const [gender, indefinite, definite, plural, definitePlural] = TABLE[topic].split(' ');
  return { gender: gender as Gender, indefinite, definite, plural, definitePlural };
}

const OTHER_GARMENTS: Record<string, Topic> = {
  'wide-leg-trousers': 'trousers',
  'wrap-trousers': 'trousers',
  'harem-trousers': 'trousers',
  bodysuit: 'garment',
  underwear: 'garment',
};

/** The topic of a garment named by the design service; `garment` for one without a word of its own. */
export const topicOfGarment = (garment: string): Topic =>
  OTHER_GARMENTS[garment] ?? (isTopic(garment) ? garment : 'garment');

/** The topic of a market symbol, `BTC/USD`; `market` for an unknown one. */
export function topicOfSymbol(symbol: string): Topic {
  const base = symbol.split(/[/-]/)[0].toLowerCase();
  return ['btc', 'eth', 'sol', 'bnb', 'xrp', 'doge'].includes(base) ? (base as Topic) : 'market';
}
