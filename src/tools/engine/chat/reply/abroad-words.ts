import type { FabricFacts, Season } from '../knowledge/topic.js';
import type { Abroad } from '../text.js';
import data from './abroad.yaml.js';

export type { Abroad };

/** What is said in one of the three languages; `{…}` is filled in. */
export interface Sentences {
  care: string;
  wash: Readonly<Record<FabricFacts['wash'], string>>;
  dry: Readonly<Record<FabricFacts['wash'] | 'tumble', string>>;
  iron: readonly string[];
  size: string;
  sizeMen: string;
  mood: string;
  name: string;
  stated: string;
  untold: string;
  recall: string;
  league: string;
  last: string;
  what: string;
  twill: string;
  satin: string;
  season: string;
  /** What the cold or the warm half of the year adds to what is worn. */
  wearCold: string;
  wearWarm: string;
  design: string;
  api: string;
  no: string;
  /** What precedes an answer that is known in English only. */
  english: string;
  shrink: string;
  compare: string;
  /** Whether something may be done, or holds. */
  verdict: Readonly<Record<'yes' | 'gently' | 'no' | 'hardly', string>>;
  /** A figure on the scale to five. */
  scale: string;
  /** What rain and bleach do to wool, silk and skin, and to all else. */
  ofProtein: Readonly<Record<'waterproof' | 'bleach', string>>;
  ofOther: Readonly<Record<'waterproof' | 'bleach', string>>;
  /** Warmer, airier, softer in its fall, more durable; who is so, where two are alike, and the four sides. */
  more: readonly string[];
  isMore: string;
  alike: string;
  sides: readonly string[];
  and: string;
  silkSatin: string;
  left: string;
  measured: string;
  price: string;
  limit: string;
  hello: string;
  welcome: string;
  /** What has dried, or is old. */
  oldStain: string;
  stains: Readonly<Record<string, string>>;
  occasions: Readonly<Record<string, string>>;
  /** Words that need nothing in an answer. */
  plain: string;
}

export const SENTENCES = data as Readonly<Record<Abroad, Sentences>>;

const plainOf = ({ plain }: Sentences): ReadonlySet<string> => new Set(plain.trim().split(/\s+/));
export const PLAIN: Readonly<Record<Abroad, ReadonlySet<string>>> = {
  de: plainOf(SENTENCES.de),
  fr: plainOf(SENTENCES.fr),
  es: plainOf(SENTENCES.es),
};

/** What a cloth is called in German, French and Spanish: stems, and the name that is said. */
export const CLOTHS: readonly (readonly [topic: string, pattern: RegExp, names: Readonly<Record<Abroad, string>>])[] = [
  ['fabric/cashmere', /kaschmir|cachemire|cachemira/iu, { de: 'Kaschmir', fr: 'Cachemire', es: 'Cachemira' }],
  ['fabric/cotton', /baumwoll|coton|algodón/iu, { de: 'Baumwolle', fr: 'Coton', es: 'Algodón' }],
  ['fabric/wool', /(?<!\p{L})woll|laine|(?<!\p{L})lana(?!\p{L})/iu, { de: 'Wolle', fr: 'Laine', es: 'Lana' }],
  ['fabric/silk', /seide|(?<!\p{L})soie|(?<!\p{L})seda/iu, { de: 'Seide', fr: 'Soie', es: 'Seda' }],
  ['fabric/linen', /leinen|(?<!\p{L})lin(?!\p{L})|(?<!\p{L})lino(?!\p{L})/iu, { de: 'Leinen', fr: 'Lin', es: 'Lino' }],
  ['fabric/denim', /denim|jeans?(?!\p{L})|vaquero/iu, { de: 'Denim', fr: 'Denim', es: 'Denim' }],
  ['fabric/velvet', /(?<!\p{L})samt|velours(?! côtelé)|terciopelo/iu, { de: 'Samt', fr: 'Velours', es: 'Terciopelo' }],
  ['fabric/leather', /(?<!\p{L})leder|(?<!\p{L})cuir|cuero/iu, { de: 'Leder', fr: 'Cuir', es: 'Cuero' }],
  ['fabric/polyester', /polyester|poliéster/iu, { de: 'Polyester', fr: 'Polyester', es: 'Poliéster' }],
  ['fabric/viscose', /viskose|viscose|viscosa/iu, { de: 'Viskose', fr: 'Viscose', es: 'Viscosa' }],
  ['fabric/merino', /m[eé]rino/iu, { de: 'Merino', fr: 'Mérinos', es: 'Merino' }],
  ['fabric/mohair', /mohair/iu, { de: 'Mohair', fr: 'Mohair', es: 'Mohair' }],
  ['fabric/down', /daunen?|duvet|plum[óo]n/iu, { de: 'Daunen', fr: 'Duvet', es: 'Plumón' }],
  [
    'fabric/suede',
    /wildleder|veloursleder|(?<!\p{L})daim(?!\p{L})|gamuza|(?<!\p{L})ante(?!\p{L})/iu,
    { de: 'Wildleder', fr: 'Daim', es: 'Ante' },
  ],
  [
    'fabric/corduroy',
    /cord(?:hose|samt|jacke)?(?!\p{L})|velours côtelé|(?<!\p{L})pana(?!\p{L})/iu,
    { de: 'Cord', fr: 'Velours côtelé', es: 'Pana' },
  ],
  ['fabric/flannel', /flanell|flanelle|franela/iu, { de: 'Flanell', fr: 'Flanelle', es: 'Franela' }],
  [
    'fabric/jersey',
    /jersey ?stoff|(?<=aus |en )jersey|tissu jersey|punto jersey/iu,
    { de: 'Jersey', fr: 'Jersey', es: 'Punto jersey' },
  ],
  ['fabric/hemp', /(?<!\p{L})hanf|chanvre|cáñamo/iu, { de: 'Hanf', fr: 'Chanvre', es: 'Cáñamo' }],
  ['fabric/modal', /(?<!\p{L})modal(?!\p{L})/iu, { de: 'Modal', fr: 'Modal', es: 'Modal' }],
  ['fabric/tencel', /lyocell|tencel/iu, { de: 'Lyocell (Tencel)', fr: 'Lyocell (Tencel)', es: 'Lyocell (Tencel)' }],
  ['fabric/acetate', /acetat|acétate|acetato/iu, { de: 'Acetat', fr: 'Acétate', es: 'Acetato' }],
  ['fabric/nylon', /nylon|nailon|polyamid|poliamida/iu, { de: 'Nylon', fr: 'Nylon', es: 'Nailon' }],
  ['fabric/acrylic', /(?<!\p{L})acryl|acrylique|acrílic/iu, { de: 'Acryl', fr: 'Acrylique', es: 'Acrílico' }],
  ['fabric/fleece', /fleece|polaire|forro polar/iu, { de: 'Fleece', fr: 'Polaire', es: 'Forro polar' }],
  ['fabric/chiffon', /chiffon|mousseline|(?<!\p{L})gasa(?!\p{L})/iu, { de: 'Chiffon', fr: 'Mousseline', es: 'Gasa' }],
  ['fabric/softshell', /soft ?shell/iu, { de: 'Softshell', fr: 'Softshell', es: 'Softshell' }],
  ['fabric/poplin', /popeline|popelina|popelín/iu, { de: 'Popeline', fr: 'Popeline', es: 'Popelina' }],
  [
    'fabric/tulle',
    /(?<!\p{L})tüll|(?<!\p{L})tulle(?!\p{L})|(?<!\p{L})tul(?!\p{L})/iu,
    { de: 'Tüll', fr: 'Tulle', es: 'Tul' },
  ],
  ['fabric/elastane', /elasth?an|élasthanne|elastano/iu, { de: 'Elasthan', fr: 'Élasthanne', es: 'Elastano' }],
  ['fabric/tweed', /tweed/iu, { de: 'Tweed', fr: 'Tweed', es: 'Tweed' }],
];
export const CARE =
  /wasch|wäsch|reinig|bügel|trockn|pfleg|laver|lave|lavage|nettoy|repass|sèche|séch|entret|lav[aoe]|limpi|planch|sec[ao]|cuid/iu;
/** A size with the name of its system, or the word for size with a number. */
export const SIZE =
  /(?<!\p{L})(?:EU|UK|US|FR|IT|DE)\s?\d{1,2}(?!\d)|(?:größe|konfektionsgröße|taille|talla|pointure)\b[^.?!]{0,60}?\d{1,2}(?!\d)|(?<!\d)\d{2}\b[^.?!]{0,30}(?:größe|taille|talla)/iu;
export const LEAGUE =
  /(?<!\p{L})(liga|ligue|ligatabelle|arena|arène|tabelle|classement|clasificación|führt|mène|lidera|gana|va ganando|ganando|ganador|gewinnt|gagne|gagnant|spitze|vorne|vorn|en tête|punkte|wettkampf)(?!\p{L})|wer ist (?:auf platz \d|erster|letzter|zweiter|vorn)|qui est (?:le |la )?(?:premier|dernier|deuxième|en tête)|quién (?:va|es el|queda) (?:primero|último|segundo)/iu;
export const API =
  /(?<!\p{L})(api|schlüssel|clé|clave|kostet|preis\p{L}*|prix|tarif\p{L}*|precio\p{L}*|gratis|gratuit\p{L}*|kostenlos|anruf\p{L}*|endpoint)(?!\p{L})/iu;
export const WHAT = /was (ist|sind|bedeutet)|qu['’]est[- ]ce que?|c['’]est quoi|qué (es|son|significa)/iu;
export const WEAVES: readonly (readonly [weave: 'twill' | 'satin', pattern: RegExp])[] = [
  ['twill', /köper|twill|sergé|(?<!\p{L})sarga(?!\p{L})/iu],
  ['satin', /satin|atlasbindung|(?<!\p{L})(satén|raso)(?!\p{L})/iu],
];
export const CLOTH = /stoff|material|tissu|matière|(?<!\p{L})telas?(?!\p{L})|tejido/iu;
export const SEASONS: readonly (readonly [season: Season, pattern: RegExp])[] = [
  ['summer', /sommer|été|verano/iu],
  ['winter', /winter|hiver|invierno/iu],
  ['autumn', /herbst|automne|otoño/iu],
  ['spring', /frühling|frühjahr|printemps|primavera/iu],
];

/** Stains by their words; stems. */
export const STAINS: readonly (readonly [stain: string, pattern: RegExp])[] = [
  ['red-wine', /wein|(?<!\p{L})vin(?:\s+rouge)?(?!\p{L})|(?<!\p{L})vino/iu],
  ['grease', /fett|(?<!\p{L})öl|butter|graisse|gras(?:se)?(?!\p{L})|huile|beurre|grasa|aceite|mantequilla/iu],
  ['blood', /blut|(?<!\p{L})sang(?!\p{L})|sangre/iu],
  [
    'coffee',
    /kaffee|(?<!\p{L})tee(?!\p{L})|schokolade|(?<!\p{L})café(?!\p{L})|(?<!\p{L})thé(?!\p{L})|chocolat|(?<!\p{L})té(?!\p{L})/iu,
  ],
  ['grass', /(?<!\p{L})gras(?:flecken?)(?!\p{L})|rasenfleck|herbe|hierba|césped/iu],
  ['ink', /tinte|kugelschreiber|filzstift|encre|stylo|feutre|tinta|bolígrafo|rotulador/iu],
  ['sweat', /schweiß|schweiss|deo|transpiration|sueur|sudor|desodorante/iu],
  ['wax', /wachs|kerze|(?<!\p{L})cire|bougie|(?<!\p{L})cera(?!\p{L})|vela/iu],
];
/** Occasions by their words: every pattern has to be met; the narrower stand first. */
export const OCCASIONS: readonly (readonly [occasion: string, ...patterns: RegExp[]])[] = [
  ['beach-wedding', /hochzeit|mariage|boda/iu, /strand|plage|playa/iu],
  ['wedding', /hochzeit|mariage|(?<!\p{L})boda/iu],
  ['funeral', /beerdigung|begräbnis|enterrement|obsèques|funeral|entierro/iu],
  ['interview', /vorstellungsgespräch|bewerbungsgespräch|entretien d.embauche|entretien|entrevista/iu],
  ['black-tie', /black tie|smoking|esmoquin|gala/iu],
];
export const DRESSES =
  /anzieh|zieh(?:e|t|en)?(?!\p{L})|trag|kleid|outfit|mettre|mets|port|habill|tenue|poner|pongo|llev|vest|ropa/iu;
export const SHRINKS = /läuft.*\bein|einlaufen|eingeh|schrumpf|rétréci|retréci|encog/iu;
export const COMPARES =
  /unterschied|vergleich|oder|besser|wärmer|différence|compar|(?<!\p{L})ou(?!\p{L})|mieux|chaud|diferencia|mejor|(?<!\p{L})o(?!\p{L})|cálid|abriga/iu;
export const PRICE =
  /kostet|kosten|preis|gratis|kostenlos|prix|coût|coûte|gratuit|tarif|cuesta|cuestan|precio|gratis/iu;
export const LIMITS = /grenze|limit|kontingent|limite|quota|límite|cuota/iu;
export const OF_API =
  /(?<!\p{L})api(?!\p{L})|schlüssel|anruf|anfrage|aufruf|abo(?!\p{L})|abonnement|konto|(?<!\p{L})pro(?!\p{L})|clé|compte|appel|requête|clave|cuenta|suscripci|llamada|petici/iu;
export const TIME_LEFT =
  /wie lange|noch.*zeit|endet|ende|combien de temps|reste|finit|termine|cuánto (tiempo )?queda|cuándo (acaba|termina)|falta/iu;
export const MEASURES: readonly (readonly [key: 'bust' | 'waist' | 'hips', pattern: RegExp])[] = [
  [
    'bust',
    /(?:brust(?:umfang|weite)?|oberweite|poitrine|pecho|busto)\D{0,12}(\d{2,3})|(\d{2,3})\s?(?:cm)?\s?(?:de |an |um die )?(?:brust|poitrine|pecho|busto)/iu,
  ],
  ['waist', /(?:taille|cintura)\D{0,12}(\d{2,3})|(\d{2,3})\s?(?:cm)?\s?(?:de )?(?:taille|tour de taille|cintura)/iu],
  [
    'hips',
    /(?:hüft(?:e|en|umfang|weite)?|hanches|cadera)\D{0,12}(\d{2,3})|(\d{2,3})\s?(?:cm)?\s?(?:de )?(?:hüfte|hanches|cadera)/iu,
  ],
];
