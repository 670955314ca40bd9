import { type Mention, outside, stretches } from './mention.js';
import { namedIn } from '../design-vocabulary.js';
import firstNames from './words/first-names.yaml.js';
import months from './words/months.yaml.js';

const WORD = String.raw`\p{Lu}[\p{L}’'-]*\p{L}`;
const PARTICLE = String.raw`(?:von|van|de|der|den|af|da|del|di|la|le)`;
const NAME = String.raw`(${WORD}(?: (?:${PARTICLE} )?${WORD}){0,3})`;
const FULL = String.raw`(${WORD}(?: (?:${PARTICLE} )?${WORD}){1,3})`;
const at = (source: string, name = NAME): RegExp => new RegExp(source.replace('NAME', name), 'gu');

/** What introduces a person; what follows or stands before is the name. */
const PERSON: readonly RegExp[] = [
  at(
    String.raw`(?:[Mm]y name is|[Tt]his is|[Hh]ier spricht|[Hh]ier ist|[Ii]ci|[Dd]et här är|[Ll]e habla|[Jj]ag heter|[Ii]ch heiße|[Mm]ein Name ist|[Jj]e m[’']appelle|[Mm]e llamo|[Mm]i nombre es|[Mm]itt namn är|[Mm]on nom est|[Cc]alled|[Nn]amed) NAME`,
  ),
  at(
    String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Familie|Familjen|Fru|Fröken|Mme|Madame|Monsieur|M\.|Señora?|Sra?)\.? (?:(?:Dr|Prof|Ing|Mag)\. ?){0,2}NAME`,
  ),
  at(
    String.raw`(?:[Cc]ustomer|[Cc]lient|[Nn]ame|[Kk]und|[Kk]unde|[Nn]amn|[Nn]om|[Nn]ombre|[Cc]liente|[Bb]uyer|[Cc]ontact)(?:\s?:| is| är| ist| est| es) ?NAME`,
  ),
  at(
    String.raw`(?:[Bb]ride|[Gg]room|[Tt]eacher|[Tt]ailor|[Ss]eller|[Dd]esigner|[Dd]river|[Gg]uest|[Hh]ost|[Mm]odel|[Ss]ender|[Rr]ecipient|[Ff]rom|[Tt]o|[Bb]rud|[Bb]rudgum|[Bb]raut|[Bb]räutigam|[Mm]ariée?|[Nn]ovi[oa])\s?: ?NAME`,
    FULL,
  ),
  at(
    String.raw`(?:[Bb]ooking|[Rr]eservation|[Aa]ppointment|[Tt]able|[Ff]itting|[Bb]okning|[Tt]ermin|[Rr]éservation|[Rr]eserva) (?:for|för|für|pour|para) NAME(?=[,.;]|$)`,
  ),
  at(
    String.raw`(?:[Cc]ustomer|[Cc]lient|[Kk]und|[Kk]unde|[Kk]undin|[Cc]liente?|[Bb]uyer|[Cc]ontact|[Rr]ecipient|[Mm]ottagare|[Ee]mpfänger(?:in)?|[Dd]estinataire|[Dd]estinatari[oa]) NAME(?=[,.;\n]|$| (?:hat|has|har|had|hade|a|ha|is|ist|är|est|es|will|wants?|möchte|vill|was|war|asks?|says?)(?!\p{L}))`,
    FULL,
  ),
  at(
    String.raw`(?:[Tt]o|[Tt]ill|[Aa]n|[Aa]) NAME(?=,\s(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,3}\d|,\s\d{1,4},?\s\p{L})`,
    FULL,
  ),
  at(
    String.raw`(?:[Rr]egards|[Ss]incerely|[Cc]heers|[Hh]älsningar|[Mm]vh|[Gg]rüßen?|[Cc]ordialement|[Ss]aludos?|[Aa]tentamente|[Aa]brazo|[Vv]änligen|[Gg]ruß|[Gg]rüsse|[Ss]alutations|[Ss]alutations distinguées|[Bb]ien à vous|[Hh]ochachtungsvoll),?\s+NAME`,
  ),
  at(
    String.raw`NAME (?:has |have |had |hat |har |a |ha )?(?:ordered|orders|bought|buys|wants|wrote|writes|called|purchased|requested|returned|complained|asked|beställde|beställer|köpte|bestellte|bestellt|kaufte|commandé|acheté|pidió|compró|encargó|would like|vill ha|möchte)`,
  ),
  at(
    String.raw`(?:[Ff]or|[Bb]y|[Ww]ith|[Oo]f|för|av|[Ff]ür|von|pour|para|med|[Oo]rder of) NAME(?= (?:on|at|in|from|to|of|over|about|worth|with|by|for|am|den|le|el|the|på|om|för|över|med|über|mit|de|por|con|pour|avec)(?!\p{L})|[,.;?!]|$)`,
    FULL,
  ),
  at(
    String.raw`(?:^|[.!?]\s)NAME (?:will (?:pick|collect|pay|wear|call|bring)|says|said|asks|asked|lives|prefers|likes|säger|frågar|bor|hämtar|sagt|fragt|wohnt|habite|demande|vive)(?!\p{L})`,
  ),
  at(
    String.raw`(?:[Cc]all|[Aa]sk for|[Cc]ontact|[Mm]ail|[Ww]rite to|[Ss]peak to|[Tt]alk to|[Rr]ing|[Ff]råga efter|[Kk]ontakta|[Rr]ufen Sie|[Ff]ragen Sie nach|[Aa]ppelez|[Cc]ontactez|[Ll]lame a) NAME(?= (?:at|on|by|about|under|på|unter|au|al|tel)(?!\p{L})| \+?\d|[,.!]|$)`,
  ),
  at(
    String.raw`NAME (?:will (?:do|come|pay|pick|collect|sew|make|take|fit|cut|meet|call|handle|send|bring|be)|pays|paid|needs|needed|asks|says|said|lives|sent|sews|sewed|cut|made|met|signed|works|worked|reported|returns|collects|collected|picked up|prefers|likes|received|sold|placed|cancelled|behöver|betalade|frågar|säger|bor|skickade|sydde|hämtar|jobbar|zahlt|zahlte|braucht|fragt|sagt|wohnt|schickte|näht|arbeitet|abgeholt|paie|demande|habite|travaille|paga|pagó|necesita|vive|trabaja)(?!\p{L})`,
    FULL,
  ),
  at(
    String.raw`(?:^|[.!?]\s)(?:Hello|Hi|Hej|Hallo|Bonjour|Hola|Guten Tag)[,!]? NAME(?= (?:in|from|i|från|aus|de|à|en)\s\p{Lu})`,
    FULL,
  ),
  at(
    String.raw`(?<!\p{L})(?:\p{L}*(?:[Pp]erson|[Pp]artner|[Tt]ailor|[Ss]eamstress|[Ss]krädd|[Ss]chneider|[Dd]esigner|[Mm]anager|[Aa]ssistant|[Cc]olleague|[Kk]olleg|[Ff]riend|[Vv]än|[Ff]reund|[Ss]ister|[Bb]rother|[Mm]other|[Ff]ather|[Ww]ife|[Hh]usband|[Dd]aughter|[Ss]on|[Ss]yster|[Bb]ror|[Mm]amma|[Pp]appa|[Ff]ru|[Mm]an|[Ss]chwester|[Bb]ruder|[Mm]utter|[Vv]ater|[Tt]ailleur|[Cc]outuri(?:er|ère)|[Ss]astre|[Hh]ermana|[Hh]ermano)(?:in|are|en|a|e)?),? NAME`,
    FULL,
  ),
  at(
    String.raw`(?:[Mm]essage|[Nn]ote|[Ll]etter|[Mm]ail|[Rr]equest|[Ee]nquiry|[Rr]eview|[Mm]eddelande|[Nn]achricht|[Mm]essage|[Mm]ensaje) (?:from|by|från|von|de) NAME(?=\s?[:,.;(]|$)`,
  ),
  at(
    String.raw`(?:[Oo]ur|[Mm]y|[Tt]he|[Vv]år|[Mm]in|[Uu]nser|[Uu]nsere|[Mm]eine?|[Nn]otre|[Mm]on|[Mm]a|[Nn]uestr[oa]|[Mm]i) \p{Ll}{3,20} (?:is|är|ist|est|es) (?:called |named )?NAME(?=[,.;!]|$| (?:and|och|und|et|y)(?!\p{L}))`,
    FULL,
  ),
  at(
    String.raw`(?:[Tt]able|[Bb]ooking|[Rr]oom|[Ff]itting|[Pp]arcel|[Bb]ord|[Tt]isch) (?:for|för|für|pour|para) NAME(?=[,.;]|$)`,
  ),
  at(
    String.raw`(?:[Aa]ddress|[Aa]dress|[Ll]ieferadresse|[Aa]dresse(?: de livraison)?|[Ll]everansadress|[Dd]irección(?: de entrega)?)\s?:\s?NAME(?=,\s(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,3}\d|,\s\d{1,4},?\s\p{L})`,
    FULL,
  ),
  at(
    String.raw`(?:sewn|made|cut|designed|tailored|written|painted|drawn|sold|knitted|woven|signed|delivered|sydd|sytt|gjord|ritad|formgiven|tillverkad|genäht|gefertigt|entworfen|cousue?|conçue?|dessinée?|cosid[oa]|hech[oa]|diseñad[oa]) (?:by|av|von|par|por) NAME`,
  ),
  at(String.raw`(?:[Ii] am|[Ii]['’]m|[Jj]ag är|[Ii]ch bin|[Jj]e suis|[Ss]oy) NAME`),
  at(String.raw`NAME (?:here|speaking|hier|här|am Apparat|à l[’']appareil)(?=[.,!]|$)`, FULL),
  at(String.raw`NAME,? (?:from|från|aus|de) \p{Lu}`, FULL),
  at(String.raw`(?:and|och|und|et|y|&) NAME(?= (?:on|at|in|from|to|am|den|le|el|the)\b|[,.;]|$)`, FULL),
  at(
    String.raw`(?:[Ff]or|[Bb]y|[Ww]ith|för|[Ff]ür|pour|para|med|mit|avec|con) NAME(?=,? (?:and|och|und|et|y|&) \p{Lu})`,
    FULL,
  ),
];

/** Prepositions of places by where they point. */
const PLACE: readonly (readonly [RegExp, Mention['way']])[] = [
  [
    at(
      String.raw`(?<!(?:[Mm]essage|[Nn]ote|[Ll]etter|[Mm]ail|[Rr]equest|[Ee]nquiry|[Rr]eview|[Mm]eddelande|[Nn]achricht) )(?:\b[Ff]rom|\bfrån|\baus|\bab|\bdepuis|\bdesde) NAME`,
    ),
    'from',
  ],
  [
    at(
      String.raw`(?:\b[Tt]o|\btill|\bnach|\bhasta|\bvers|livrée?s? à|envoyée?s? à|envío a|enviar a|entregar? (?:en|a)|(?:manda|lleva|envía)\p{L}* a|\bà destination de) NAME`,
    ),
    'to',
  ],
  [at(String.raw`(?:\b[Ll]eaves|\b[Dd]eparts(?: from)?|\b[Ll]eft|\b[Aa]vgår från|\b[Ff]ährt ab) NAME`), 'from'],
  [
    at(String.raw`(?:\b[Aa]rrives (?:in|at)|\b[Rr]eaches|\b[Bb]ound for|\b[Aa]nkommer till|\b[Kk]ommt an in) NAME`),
    'to',
  ],
  [at(String.raw`(?<!\p{L})à (?!(?:Madame|Monsieur|Mme|Mlle|M\.)(?!\p{L}))NAME`), undefined],
  [
    at(
      String.raw`(?<!\p{L})(?:[Ff]iliale|[Nn]iederlassung|[Gg]eschäft|[Ww]erkstatt|[Bb]utiken|[Ff]ilialen|[Bb]outique|[Mm]agasin|[Ss]uccursale|[Tt]ienda|[Ss]ucursal) (?:in |i |à |de |en )?NAME`,
    ),
    undefined,
  ],
  [at(String.raw`(?:\b[Ii]n|\bi|\ben|\bnear|\bat|\bvivo en|\bNähe) NAME`), undefined],
  [
    at(
      String.raw`(?:[Ii]ci|[Jj]e suis|[Ss]oy|[Mm]e llamo|[Jj]e m[’']appelle) \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+ (?:de |d[’'])NAME(?=[.,!]|$)`,
    ),
    'from',
  ],
  [
    at(
      String.raw`\p{Lu}[\p{L}’'-]+, (?:de|d['’]|från|aus|in|i) NAME(?=[,.;]|$|\s(?:y|et|und|och|möchte|souhaite|voudrait|quiere|vill)(?!\p{L}))`,
    ),
    'from',
  ],
  [at(String.raw`(?:\d{3} \d{2}|\d{4}-\d{3}|\d{4,5}) NAME`), undefined],
  [at(String.raw`\p{L} \d{1,4}[A-Za-z]?, NAME`), undefined],
  [
    at(String.raw`\d \p{Lu}[\p{L}’'-]+ (?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Square|Drive|Way), NAME`),
    undefined,
  ],
  [at(String.raw`\d (?:km|kilomet\p{L}+|miles?|mil|Meilen) (?:of|from|från|von|de) NAME`), undefined],
  [at(String.raw`(?:[Cc]ity|[Tt]own|[Ss]tad|[Oo]rt|[Vv]ille|[Cc]iudad|[Pp]lace|[Aa]ddress)\s?: ?NAME`), undefined],
];

const MONTHS = new Set((months as string[][]).flat());
const NO_NAME = new Set(
  'danke merci gracias tack thanks thank dr prof someone somebody nobody anyone everyone everybody no people customers ms mr mrs miss herr frau fru fröken madame monsieur señor señora sra i we you he she it they the a an this that these those please order fitting contact items what who where when how why which is are do does can could would my our your hello hi hej hallo bonjour hola dear monday tuesday wednesday thursday friday saturday sunday måndag tisdag onsdag torsdag fredag lördag söndag montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo english swedish german french spanish eu us uk usd eur sek gbp größe size storlek xs xl xxl api json black white red blue celsius fahrenheit'.split(
    ' ',
  ),
);
const CITIES = new Set(
  Intl.supportedValuesOf('timeZone')
    .filter((zone) => !/^(Etc|GMT|UTC)/.test(zone))
    .map((zone) => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
);
/** Whether a name is a city that is known. */
export const isCity = (name: string): boolean => CITIES.has(name);
const LOCALES = ['en', 'sv', 'de', 'fr', 'es'];
const COUNTRIES = countryNames();
/** The two letters of a country by its name in any of the languages; undefined where it is none. */
export const countryNamed = (name: string): string | undefined => COUNTRIES.get(name);

function countryNames(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((a) => letters.map((b) => `${a}${b}`));
  return new Map(
    LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      return codes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined || name === 'Granada' ? [] : [[name, code] as const];
      });
    }),
  );
}

/** A firm, by the letters that its kind has in law. */
const COMPANY =
  /(?<![\p{L}\d])\p{Lu}[\p{L}’'-]{1,30} (?:&|and|och|und|et|y) (?:Sons?|Daughters?|Partners?|Brothers|Bros\.?|Söner|Söhne|Fils|Hijos|Co\.?)(?: (?:AB|Ltd\.?|GmbH|Inc\.?|KG|LLC|SA|AG))?(?![\p{L}\d])|(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d&’'.-]{1,30} ){1,4}(?:AB|Ltd\.?|GmbH|Inc\.?|LLC|SARL|SAS|Oyj?|A\/S|AS|BV|B\.V\.|S\.L\.(?:U\.)?|S\.A\.(?:S\.|U\.)?|S\.p\.A\.|S\.r\.l\.|SL|SA|SRL|e\.K\.|e\.V\.|OHG|HB|KB|Corp\.?|PLC|plc|KG|AG|& Co\.?|Outfitters|Textiles|Garments|Fashions|Apparel|Workwear|Clothing|Tailors|Mills|Fabrics|Knitwear|Logistics|Trading|Industries)(?![\p{L}\d])/gu;

/** Names of firms. */
const companiesIn = (text: string): Mention[] =>
  stretches(COMPANY, text).map(({ text: said, end }) => ({
    kind: 'company' as const,
    value: said.replace(GENERIC, ''),
    text: said.replace(GENERIC, ''),
    start: end - said.replace(GENERIC, '').length,
    end,
  }));

/** "Firma Hofbräu GmbH": a word for any firm is no part of the name. */
const GENERIC =
  /^(?:Firma|Firman|Företaget|Bolaget|Company|The|Société|Entreprise|Empresa|Unternehmen|Die|Bei|At|From|To|For|Till|An)\s/u;

interface Found {
  name: string;
  start: number;
  end: number;
}

/** "Bestellung von Jürgen Pohl": a paper is no part of a name. */
const PAPER =
  /^(?:Bestellung|Auftrag|Anfrage|Rechnung|Nachricht|Brief|Termin|Reservierung|Rückgabe|Reklamation|Beschwerde|Lieferung|Pedido|Encargo|Consulta|Factura|Mensaje|Carta|Cita|Reserva|Devolución|Queja|Commande|Demande|Facture|Message|Lettre|Réservation|Retour|Plainte|Beställning|Förfrågan|Faktura|Meddelande|Brev|Bokning|Retur|Order|Request|Invoice|Letter|Booking|Return|Complaint) (?:von|de|del|der|du|från|av|from|of|by) /u;
function withoutPaper({ name, start, end }: Found): Found {
  const before = PAPER.exec(name)?.[0].length ?? 0;
  return { name: name.slice(before), start: start + before, end };
}

/** Names of people, places and countries, by what introduces them; cities and countries that are known also alone. */
export function peopleAndPlacesIn(text: string, taken: readonly Mention[]): Mention[] {
  const companies = outside(companiesIn(text), taken);
  return [...companies, ...privateNamesIn(text, [...taken, ...companies])];
}

function privateNamesIn(text: string, taken: readonly Mention[]): Mention[] {
  const read = outside(stretchesOf(text), taken);
  const countries = read.filter(({ name }) => COUNTRIES.has(name)).map(as('country'));
  const placed = PLACE.flatMap(([pattern, way]) =>
    named(pattern, text)
      .filter(({ name }) => !FIRST_NAMES.has(name.split(' ')[0]) || CITIES.has(name))
      .map((found): Mention => ({ ...as('place')(found), ...(way ? { way } : {}) }))
      .filter((one) => !isTitled(text, one)),
  );
  const inTown = ofStreets(text, taken);
  const people = [...PERSON.flatMap((pattern) => named(pattern, text)), ...byFirstName(text), ...signed(text)]
    .map(withoutPaper)
    .filter((found) => !isThing(text, found))
    .map(as('person'));
  const known = [...read.filter(({ name }) => CITIES.has(name)), ...smallCities(text), ...ofShops(text)].map(
    as('place'),
  );
  const persons = distinct(
    outside(
      people.filter(({ text: name }) => !CITIES.has(name)),
      [...taken, ...countries, ...placed.filter(({ way }) => way === 'from')],
    ),
  );
  const places = distinct(
    outside(listedToo([...placed, ...inTown, ...known], text), [...taken, ...countries, ...persons]),
  );
  return [...countries, ...persons, ...places];
}

const AFTER_STREET = new RegExp(
  String.raw`^,?\s(?:(?:\d{3} \d{2}|\d{4,5}|\d{4} [A-Z]{2})\s)?(${WORD}(?: ${WORD})?)(?=[.,;\n]|$|\s(?:[A-Z]{1,2}\d|\d{4,5}))`,
  'u',
);

/** "14 Harbour Lane, Whitby YO21 3PU": what stands after a street is its town. */
const ofStreets = (text: string, taken: readonly Mention[]): Mention[] =>
  taken
    .filter(({ kind }) => kind === 'street')
    .flatMap(({ end }) => {
      const found = AFTER_STREET.exec(text.slice(end, end + 60));
      const name = found?.[1] ?? '';
      const start = end + (found?.[0].length ?? 0) - name.length;
      return name === '' || COUNTRIES.has(name) ? [] : [as('place')({ name, start, end: start + name.length })];
    });

/** Names by which people are called. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(Object.values(firstNames as Record<string, string[]>).flat());
/** Whether a word is a first name that people have. */
export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word);
const FULL_NAME = new RegExp(
  String.raw`(?<![\p{L}\d’'-])${WORD}(?:-${WORD})?(?: (?:(?:von|van|der|den|af|del) )?${WORD}){1,2}(?![\p{L}\d])`,
  'gu',
);
/** What of a place or a firm ends like. */
const NO_SURNAME =
  /(?<!\p{L})(?:Street|Road|Avenue|Lane|Square|Drive|Way|Hotel|Café|Cafe|Store|Shop|Museum|School|Church|Park|Airport|Station|Hospital|University|House|Studio|Boutique|Collection|Dress|Coat|Jacket|Jeans|Bag|Blouse|Shirt|Skirt|Mill|Bay|Day|Week|Award|Prize|AB|Ltd|GmbH|Inc)$/u;

/** "The measurements of Omar Haddad": a first name that is known, and what stands after it with a capital letter. */
const byFirstName = (text: string): Found[] =>
  stretches(FULL_NAME, text).flatMap(({ text: whole, start }) => {
    const words = whole.split(' ');
    const at = words.findIndex((word) => FIRST_NAMES.has(word) || FIRST_NAMES.has(word.split('-')[0]));
    if (at < 0 || at === words.length - 1) return [];
    const name = withoutOthers(words.slice(at).join(' '));
    if (!name.includes(' ') || NO_SURNAME.test(name) || CITIES.has(name)) return [];
    const from = start + whole.indexOf(words[at]);
    return [{ name, start: from, end: from + name.length }];
  });

const SIGNED = /[.!?]\s{1,3}(\p{Lu}[\p{L}’'-]{1,20})\s{0,3}$/u;

/** "… one size up. Denise": a first name that is all of the last sentence. */
function signed(text: string): Found[] {
  const found = SIGNED.exec(text.slice(-60));
  if (!found || !FIRST_NAMES.has(found[1])) return [];
  const start = text.lastIndexOf(found[1]);
  return [{ name: found[1], start, end: start + found[1].length }];
}

/** "In Berlin and Hamburg": what stands after a place and an "and" with a capital letter is one too. */
function listedToo(places: readonly Mention[], text: string): Mention[] {
  const more = places.flatMap(({ end }) => {
    const found = AND_NAME.exec(text.slice(end, end + 60));
    const start = found ? end + found[0].length - found[1].length : 0;
    return found && withoutOthers(found[1]) === found[1]
      ? [as('place')({ name: found[1], start, end: start + found[1].length })]
      : [];
  });
  return [...places, ...more.filter(({ start }) => !places.some((one) => one.start <= start && start < one.end))];
}
const AND_NAME = new RegExp(String.raw`^,?\s(?:and|och|und|et|y|&|or|eller|oder|ou)\s(${WORD})(?=[?.!,;]|$)`, 'u');

const as =
  (kind: 'person' | 'place' | 'country') =>
  ({ name, start, end }: Found): Mention => ({ kind, value: name, text: name, start, end });

/** "Ein Hemd bestellt", "die Hose": in German things have capital letters too. */
const OF_THING =
  /(?<!\p{L})(?:eine?[mnrs]?|die|der|das|den|dem|des|[mds]eine?[mnrs]?|ihre?[mnrs]?|unsere?[mnrs]?|diese[mnrs]?|keine?[mnrs]?|zwei|drei|vier|fünf|sechs|\d+)\s(?:\p{Ll}+\s){0,2}$/iu;
/** "20 Meter Seide bestellt": what is counted is nobody. */
const COUNTED = /(?<![\p{L}\d])(?:\d+(?:[.,]\d+)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)\s$/iu;
const isThing = (text: string, { name, start }: Found): boolean => {
  const before = text.slice(Math.max(0, start - 40), start);
  if (COUNTED.test(before) && UNITS.has(name.split(' ')[0].toLowerCase())) return true;
  return (
    !name.includes(' ') &&
    !FIRST_NAMES.has(name) &&
    (OF_THING.test(before) || namedIn(name).some(({ attribute }) => attribute === 'garment'))
  );
};
const UNITS: ReadonlySet<string> = new Set(
  'meter kilo gramm liter stück paar rollen ballen packungen kartons kisten pakete flaschen zentimeter dutzend knäuel quadratmeter'.split(
    ' ',
  ),
);

const SMALL_CITIES = new Map([...CITIES].filter((city) => city.length > 3).map((city) => [city.toLowerCase(), city]));

/** A known city without its capital letter, after a preposition: "the weather in paris". */
const smallCities = (text: string): Found[] =>
  stretches(/(?<=(?<!\p{L})(?:in|to|from|i|till|från|nach|aus|à|en|a|for) )\p{Ll}+(?: \p{Ll}+)?/gu, text).flatMap(
    ({ text: said, start }) =>
      [said, said.split(' ')[0]].flatMap((word) => {
        const name = SMALL_CITIES.get(word);
        return name === undefined ? [] : [{ name, start, end: start + word.length }];
      }),
  );

/** "When is the malmö store open?": what a shop is called by, where it is no word for any shop. */
const ofShops = (text: string): Found[] =>
  stretches(
    /(?<=(?<!\p{L})(?:the|your) )\p{L}{3,20}(?= (?:store|shop|branch|boutique|showroom|outlet)(?!\p{L}))/giu,
    text,
  ).flatMap(({ text: said, start }) =>
    ANY_SHOP.has(said.toLowerCase()) || namedIn(said).length > 0
      ? []
      : [{ name: said[0].toUpperCase() + said.slice(1), start, end: start + said.length }],
  );
const ANY_SHOP = new Set(
  'online nearest closest new old main flagship local first second last other same whole department outlet web next big small large little best only physical actual fabric clothing clothes shoe fashion pop app thrift charity vintage gift coffee book tailor alteration sewing yarn wool repair rental bridal design concept retail'.split(
    ' ',
  ),
);

const stretchesOf = (text: string): Found[] =>
  stretches(new RegExp(NAME, 'gu'), text).flatMap(({ text: whole, start }) =>
    whole.includes(' ')
      ? [{ name: whole, start, end: start + whole.length }, ...wordsOf(whole, start)]
      : [{ name: whole, start, end: start + whole.length }],
  );

const wordsOf = (whole: string, start: number): Found[] =>
  stretches(/\S+/gu, whole).map((word) => ({ name: word.text, start: start + word.start, end: start + word.end }));

function named(pattern: RegExp, text: string): Found[] {
  return stretches(pattern, text).flatMap(({ text: whole, start, groups: [name] }) => {
    const kept = withoutOthers(
      pattern.source.includes('suis') || pattern.source.includes('[Ii]ci') || pattern.source.includes('llamo')
        ? name.replace(/ de \p{Lu}\S+$/u, '')
        : name,
    );
    if (kept === '') return [];
    const from = start + whole.indexOf(name) + name.indexOf(kept);
    return [{ name: kept, start: from, end: from + kept.length }];
  });
}

/** A name ends before a word that is none, and does not begin with one. */
function withoutOthers(name: string): string {
  const words = name.replace(/['’]s$/u, '').split(' ');
  const isOther = (word: string): boolean => NO_NAME.has(word.toLowerCase()) || MONTHS.has(word.toLowerCase());
  const first = words.findIndex((word) => !isOther(word));
  if (first < 0) return '';
  const end = words.findIndex((word, i) => i > first && isOther(word));
  return words.slice(first, end < 0 ? words.length : end).join(' ');
}

const TITLE = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Fru|Mme|Señora?|Sra?)\.?\s$/u;
/** "0457 Mr Adeyemi": no town behind its code. */
const isTitled = (text: string, { kind, start }: Mention): boolean =>
  kind === 'place' && TITLE.test(text.slice(Math.max(0, start - 8), start));

/** One of each stretch; the longest where they overlap. */
function distinct(found: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
