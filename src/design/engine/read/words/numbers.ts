/** A number of the text with what it measures. */
export interface FoundMeasure {
  /** FreeSewing's name, or `height`, `sleeveLength`, `garmentLength`. */
  name: string;
  /** centimetres */
  value: number;
  start: number;
  end: number;
}

export interface FoundSize {
  size: string;
  start: number;
  end: number;
}

const NAMES: ReadonlyArray<readonly [RegExp, string]> = [
  [/chest|bust|bröst(?:vidd|mått)?|byst(?:vidd|mått)?|brustumfang|poitrine|pecho/, 'chest'],
  [/under ?bust|underbyst/, 'underbust'],
  [/waist|midja|midjemått|taille(?:numfang)?|cintura/, 'waist'],
  [/hips?|höft(?:er|vidd|mått)?|hüfte|hanches?|cadera/, 'hips'],
  [/seat|stuss|stjärt/, 'seat'],
  [/neck|hals(?:vidd|mått)?|kragenweite/, 'neck'],
  [/inseam|inside leg|inner leg|innerben(?:slängd)?|schrittlänge|entrejambe/, 'inseam'],
  [/biceps|upper arm|överarm/, 'biceps'],
  [/wrist|handled/, 'wrist'],
  [/thigh|lår(?:vidd)?/, 'upperLeg'],
  [/shoulder width|shoulders?|axelbredd/, 'shoulderToShoulder'],
  [/height|tall|längd på mig|lång|gross|groß/, 'height'],
];

const NAME = NAMES.map(([pattern]) => pattern.source).join('|');
const NUMBER = '(\\d{2,3}(?:[.,]\\d{1,2})?)';
const UNIT = '(cm|centimet(?:er|re)s?|mm|in|inch|inches|"|”|″)';

const toCentimetres = (value: number, unit: string): number =>
  /^(in|inch|inches|"|”|″)$/i.test(unit) ? value * 2.54 : /^mm$/i.test(unit) ? value / 10 : value;

const nameOf = (text: string): string | null =>
  NAMES.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`, 'i').test(text))?.[1] ?? null;

/** "Chest: 96 cm" */
const AFTER = new RegExp(
  `(?<![\\p{L}])(${NAME})(?: (?:is|of|measurement|circumference|size|vidd|mått))*\\s*[:=]?\\s*(?:is |of |about |ca |approx )?${NUMBER}\\s*${UNIT}(?![\\p{L}])`,
  'giu',
);
/** "96 cm in the chest" */
const BEFORE = new RegExp(
  `(?<![\\d.,])${NUMBER}[\\s-]*${UNIT}[\\s-]*(?:i |in the |around the )?(${NAME})(?![\\p{L}])`,
  'giu',
);
/** "Chest 96" */
const BARE = new RegExp(
  `(?<![\\p{L}])(${NAME})(?: (?:is|of|measurement|circumference|size))*\\s*[:=]?\\s*${NUMBER}(?!\\s*${UNIT}(?![\\p{L}]))(?![\\d.,]*\\d|\\s*%)`,
  'giu',
);
/** "112 i bröst", "104 round the waist", "175 tall" */
const BARE_BEFORE = new RegExp(
  `(?<![\\p{L}\\d.,])${NUMBER} (?:(?:i|in|in the|round the|around the|im|um die) (${NAME})|(tall))(?![\\p{L}])`,
  'giu',
);
const METRES = /(?<![\d.,])(1[.,]\d{2})\s*(?:m\s*)?(tall|groß|gross|lång|high|de haut|de alto)(?![\p{L}])/giu;

/** Body measurements said in the text: "chest 96 cm", "32 inch waist", "midja: 74 cm". */
export function findMeasures(text: string): FoundMeasure[] {
  const found: FoundMeasure[] = [];
  if (!/\d/.test(text)) return found;
  for (const m of text.matchAll(AFTER)) add(found, m[1], m[2], m[3], m.index, m[0].length);
  for (const m of text.matchAll(BEFORE)) add(found, m[3], m[1], m[2], m.index, m[0].length);
  for (const m of text.matchAll(BARE)) addBare(found, m[1], m[2], m);
  for (const m of text.matchAll(BARE_BEFORE)) addBare(found, m[2] ?? m[3], m[1], m);
  for (const m of text.matchAll(METRES))
    found.push({
      name: 'height',
      value: Math.round(Number(m[1].replace(',', '.')) * 100),
      start: m.index,
      end: m.index + m[0].length,
    });
  return found.filter((f, i) => found.findIndex((o) => o.name === f.name) === i);
}

/** Without a unit only what can be no inches, cm: "waist 72, seat 98". */
const BARE_CM: Readonly<Record<string, readonly [number, number]>> = {
  chest: [60, 180],
  waist: [50, 180],
  hips: [60, 200],
  seat: [60, 200],
  inseam: [55, 110],
  height: [120, 220],
};

function addBare(found: FoundMeasure[], label: string, digits: string, m: RegExpExecArray): void {
  const name = nameOf(label);
  const value = Number(digits.replace(',', '.'));
  const [least, most] = (name && BARE_CM[name]) || [Infinity, 0];
  if (name && value >= least && value <= most) found.push({ name, value, start: m.index, end: m.index + m[0].length });
}

function add(found: FoundMeasure[], label: string, digits: string, unit: string, start: number, length: number): void {
  const name = nameOf(label);
  if (!name) return;
  const value = Math.round(toCentimetres(Number(digits.replace(',', '.')), unit) * 10) / 10;
  found.push({ name, value, start, end: start + length });
}

const LETTER = '(?:xxs|xs|s|m|l|xl|xxl|xxxl|2xl|3xl|2x|3x)';
const SIZE_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:size(?!s\\b)|sz|storlek|strl|stl|größe|gr\\.?|taille|talla|in an?)\\s*[:=]?\\s*(${LETTER})\\b`,
    'i',
  ),
  /\b(?:eu|eur|size|sz|storlek|strl|stl|größe|gr\.?|taille|talla)\s*[:=]?\s*(3[2-9]|4[0-9]|5[0-4])\b(?!\s*(?:cm|mm|in|"|%))/i,
  /\b(?:uk)\s*(?:size)?\s*(6|8|10|12|14|16|18|20|22)\b/i,
  /\b(?:us)\s*(?:size)?\s*(2|4|6|8|10|12|14|16|18)\b/i,
  new RegExp(`(?<![\\p{L}\\d'-])(XXS|XS|S|M|L|XL|XXL|XXXL|2XL|3XL)(?![\\p{L}\\d'-])`, 'u'),
  /\b(extra small|small|medium|large|extra large) size\b|\bsize (extra small|small|medium|large|extra large)\b/i,
  /\bi(?:'|’| a)?m an? (small|medium|large)\b/i,
  /(?:[,;.]\s{0,3})(small|medium|large)(?=\s{0,3}(?:[,;.!]|$))/i,
  /\bplus[- ]size\b/i,
];
const WORDS: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  '2x': '2XL',
  '3x': '3XL',
  xxl: '2XL',
  xxxl: '3XL',
  xxs: 'XS',
};

const CHILD_SIZE =
  /\b(?:eu|eur|size|storlek|strl|stl|größe|gr\.?|taille|talla|centilong)\s*[:=]?\s*(92|98|104|110|116|122|128|134|140|146|152|158|164)\b(?!\s*(?:mm|in|"|%))/iu;
const YEARS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const AGE = new RegExp(
  `\\b(\\d{1,2}|${YEARS.join('|')})[- ]?(?:(?:years?|yrs?)[- ]olds?|yo|y\\/o)\\b|\\b(?:aged?|s?he['’]s|s?he is|han är|hon är|er ist|sie ist|elle a|il a|tiene) (\\d{1,2})\\b(?!\\s*(?:cm|kg|stone|lbs|[.,]\\d))|(?<![\\p{L}\\d-])(\\d{1,2}) (?:år|jahre?|ans|años)(?!\\p{L})(?! (?:gammal bil|sedan|ago|garantie))|(?<!\\b(?:for|of|last|past|over) )(?<![\\p{L}\\d-])(\\d{1,2}) ?yrs?(?=\\s{0,3}(?:[,;.)]|$))`,
  'iu',
);

/** "Age 11, 140 cm": the height decides. */
const TALL = /^\s{0,3}[,;(]?\s{0,3}(9\d|1[0-6]\d)\s?cm(?!\p{L})/u;

/** A child's size: said, or of the age (six centimetres a year, 92 with two years, as the labels of makers have it). */
function findChildSize(text: string): FoundSize | null {
  const said = CHILD_SIZE.exec(text);
  if (said) return { size: said[1], start: said.index, end: said.index + said[0].length };
  const aged = AGE.exec(text);
  const word = (aged?.[1] ?? aged?.[2] ?? aged?.[3] ?? aged?.[4] ?? '').toLowerCase();
  const years = YEARS.includes(word) ? YEARS.indexOf(word) + 2 : Number(word);
  if (!aged || years < 2 || years > 13) return null;
  const end = aged.index + aged[0].length;
  const tall = TALL.exec(text.slice(end));
  const steps = tall ? Math.round((Number(tall[1]) - 92) / 6) : years - 2;
  return { size: String(92 + 6 * Math.max(0, steps)), start: aged.index, end: end + (tall?.[0].length ?? 0) };
}

/** A garment size said in the text, as `XS…3XL`, an EU number or a child's height. */
export function findSize(text: string): FoundSize | null {
  const child = findChildSize(text);
  if (child) return child;
  for (const [kind, pattern] of SIZE_PATTERNS.entries()) {
    const m = pattern.exec(text);
    if (!m) continue;
    const said = (m[1] ?? m[2] ?? '2XL').toLowerCase();
    const number = Number(said);
    const shifted = kind === 2 ? number + 28 : kind === 3 ? number + 32 : number;
    const size = Number.isFinite(number) && number > 0 ? String(shifted) : (WORDS[said] ?? said.toUpperCase());
    return { size, start: m.index, end: m.index + m[0].length };
  }
  return null;
}

/** Cloth weight said in the text, grams per square metre. */
export function findWeight(text: string): { gsm: number; start: number; end: number } | null {
  const m =
    /\b(\d{2,4})\s*(?:gsm|g\/m2|g\/m²|g\/sqm|gr?\s*\/\s*m|grams? per square met(?:er|re)|(?<=\b\d{3}\s?)gr?\b(?!\s*(?:\/|of|down|fill|yarn|wadding)))/i.exec(
      text,
    );
  return m ? { gsm: Number(m[1]), start: m.index, end: m.index + m[0].length } : null;
}

/** Buttons as the text counts and describes them. */
export interface FoundButtons {
  count: number;
  /** What they are of, e.g. `horn`. */
  of: string | null;
}

const COUNTS = [
  'one|a single|single|en|ett|ein|eine|un|una',
  'two|två|zwei|deux|dos',
  'three|tre|drei|trois|tres',
  'four|fyra|vier|quatre|cuatro',
  'five|fem|fünf|cinq|cinco',
  'six|sex|sechs|six|seis',
  'seven|sju|sieben|sept|siete',
  'eight|åtta|acht|huit|ocho',
  'nine|nio|neun|neuf|nueve',
  'ten|tio|zehn|dix|diez',
];
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${COUNTS.join('|')})[\\s-]+((?:(?!with\\b|and\\b|med\\b|mm\\b|cm\\b|inch\\b)[\\p{L}-]+\\s+){0,3})(?:\\p{L}*knapp(?:ar)?|knopf|b?tt?ns?|\\p{L}*knöpfe|buttons?|boutons?|botones|botón)(?![\\p{L}]|[\\s-](?:down|up|through)\\b)`,
  'iu',
);
const BUTTON_CLOTH =
  /\b(horn|brass|wooden|wood|shell|mother-of-pearl|pearl|metal|leather|corozo|bone|gold|silver|plastic|covered)\b/i;

/** Pockets as the text counts them; UTF-16 units of the text. */
export interface FoundPockets {
  count: number;
  of: null;
  start: number;
  end: number;
}

const COUNTED_POCKETS = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${COUNTS.join('|')})[\\s-]+(?:(?!with\\b|and\\b|med\\b|mit\\b|avec\\b|con\\b|mm\\b|cm\\b|inch\\b|no\\b)[\\p{L}-]{1,24}\\s+){0,3}?(?:[\\p{L}]{0,24}(?:fickor|ficka|taschen|tasche)|pockets?|pc?kts?|poches?|bolsillos?)(?![\\p{L}])`,
  'giu',
);

const countOf = (text: string): number => {
  const word = new RegExp(`^(?:${COUNTS.map((words) => `(${words})`).join('|')})$`, 'iu').exec(text);
  return word ? word.slice(1).findIndex((group) => group !== undefined) + 1 : Number(text);
};

/** "Four flap pockets"; null where no number is said, or several are ("two chest pockets and one at the hip"). */
export function findPockets(text: string): FoundPockets | null {
  const [found, ...more] = [...text.matchAll(COUNTED_POCKETS)];
  const count = found && more.length === 0 ? countOf(found[1]) : 0;
  if (count < 1 || count > 24) return null;
  return { count, of: null, start: found.index, end: found.index + found[0].length };
}

/** "Six horn buttons", "a two-button blazer"; null where no number is said. */
export function findButtons(text: string): FoundButtons | null {
  const m = COUNTED.exec(text);
  if (!m) return null;
  const count = countOf(m[1]);
  return count > 0 ? { count, of: BUTTON_CLOTH.exec(m[2])?.[1].toLowerCase() ?? null } : null;
}

const CLOTH_OF_BUTTONS =
  /\b(horn|brass|wooden|wood|shell|mother-of-pearl|pearl|metal|leather|corozo|bone|gold|silver|plastic|covered)(?: \p{L}{1,16})? buttons?\b|\b(horn|trä|holz|mässing|messing|läder|leder)s?(?:knapp|knöpf|knopf)|\b(?:boutons en|botones de) (corne|cuerno|bois|madera|nacre|nácar)\b/iu;
const IN_ENGLISH: Readonly<Record<string, string>> = {
  trä: 'wooden',
  holz: 'wooden',
  bois: 'wooden',
  madera: 'wooden',
  mässing: 'brass',
  messing: 'brass',
  läder: 'leather',
  leder: 'leather',
  corne: 'horn',
  cuerno: 'horn',
  nacre: 'mother-of-pearl',
  nácar: 'mother-of-pearl',
};

/** What a text has its buttons made of, counted or not: "horn buttons", "hornknappar"; null where it does not say. */
export function buttonCloth(text: string): string | null {
  const found = CLOTH_OF_BUTTONS.exec(text)
    ?.slice(1)
    .find((word) => word !== undefined);
  return found ? (IN_ENGLISH[found.toLowerCase()] ?? found.toLowerCase()) : null;
}

/** Where the text counts buttons. */
export function buttonsAt(text: string): readonly [number, number] | null {
  const m = COUNTED.exec(text);
  return m && countOf(m[1]) > 0 ? [m.index, m.index + m[0].length] : null;
}
