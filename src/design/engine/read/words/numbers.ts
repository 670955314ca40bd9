import { lastOf } from './last-of.js';

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

/** One to twelve in the languages of the lexicons. */
export const COUNTS = [
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
  'eleven|elva|elf|onze|once',
  'twelve|tolv|zwölf|douze|doce',
];
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d/.,])(\\d{1,2}|${COUNTS.join('|')})[\\s-]+((?:(?!with\\b|and\\b|med\\b|mm\\b|cm\\b|inch\\b)[\\p{L}-]{1,24}\\s+){0,3})(?:\\p{L}{0,24}knapp(?:ar)?|knopf|b?tt?ns?|\\p{L}{0,24}knöpfe|buttons?|boutons?|botones|botón)(?![\\p{L}]|[\\s-](?:down|up|through)\\b)`,
  'iu',
);
const BUTTON_CLOTH =
  /\b(horn|brass|wooden|wood|shell|mother-of-pearl|pearl|metal|leather|corozo|bone|gold|golden|gilt|silver|bronze|copper|tortoiseshell|plastic|covered)\b/i;

/** Pockets as the text counts them; UTF-16 units of the text. */
export interface FoundPockets {
  count: number;
  of: null;
  start: number;
  end: number;
}

const POCKETS_SAID =
  '(?:(?!with\\b|and\\b|med\\b|mit\\b|avec\\b|con\\b|mm\\b|cm\\b|inch\\b|no\\b)[\\p{L}-]{1,24}\\s+){0,3}?(?:[\\p{L}]{0,24}(?:fickor|ficka|taschen|tasche)|pockets?|pc?kts?|poches?|bolsillos?)(?![\\p{L}])';
const COUNTED_POCKETS = new RegExp(`(?<![\\p{L}\\d/.,])(\\d{1,2}|${COUNTS.join('|')})[\\s-]+${POCKETS_SAID}`, 'giu');
/** "… and a breast pocket", "… plus two chest pockets": one more, or as many as it says. */
const MORE_POCKETS = new RegExp(
  `^,?\\s{1,2}(?:(?:and|plus|och|samt|und|sowie|et|y|&|\\+)\\s{1,2}(?:also\\s)?)(\\d{1,2}|an?|another|eine[rmn]|${COUNTS.join('|')})[\\s-]+${POCKETS_SAID}`,
  'iu',
);
const ARTICLE = /^(?:an?|another|eine[rmn])$/iu;

/** A number in digits or in words. @param words of one, two, …: each its names, `|` between them */
export const countOf = (text: string, words: readonly string[] = COUNTS): number => {
  const at = words.findIndex((names) => names.split('|').includes(text.toLowerCase()));
  return at < 0 ? Number(text) : at + 1;
};

/** What follows a counted pocket and is added to it. */
function morePockets(text: string, from: number): { count: number; end: number } {
  const more = MORE_POCKETS.exec(text.slice(from, from + MOST_SAID));
  if (!more) return { count: 0, end: from };
  const rest = morePockets(text, from + more[0].length);
  return { count: (ARTICLE.test(more[1]) ? 1 : countOf(more[1])) + rest.count, end: rest.end };
}
const MOST_SAID = 160;

/** "A chest welt pocket and" two flap pockets, "a chest welt and": one before those that are counted. */
const ONE_BEFORE =
  /(?<![\p{L}])(?:an?|en|ett|eine[rm]?|une?|una?)\s(?:[\p{L}-]{1,24}\s){0,3}(?:[\p{L}]{0,24}(?:ficka|tasche)|pocket|poche|bolsillo|welt)(?:\s[\p{L}-]{1,24}){0,2}\s?(?:,|and|&|plus|och|und|et|y)\s?$/iu;
const oneBefore = (text: string, at: number): number =>
  ONE_BEFORE.test(text.slice(Math.max(0, at - MOST_SAID), at)) ? 1 : 0;

/** "Four flap pockets", "two flap pockets and a breast pocket"; null where no number is said, or one of others beside it. */
export function findPockets(text: string): FoundPockets | null {
  const [found, ...others] = [...text.matchAll(COUNTED_POCKETS)];
  if (!found) return null;
  const more = morePockets(text, found.index + found[0].length);
  const count = countOf(found[1]) + more.count + oneBefore(text, found.index);
  if (others.some(({ index }) => index >= more.end) || count < 1 || count > 24) return null;
  return { count, of: null, start: found.index, end: more.end };
}

/** "Cuffs with two buttons", "a keyhole at the back with one button": they close that part, not the front. */
const OF_PART =
  /(?<!\p{L})(?:cuffs?|manschett(?:er)?|manschetten?|poignets?|puños?|keyhole|nyckelhål|epaulettes?)(?: (?:opening )?(?:at|in|on) the back)? (?:with|med|mit|avec|à|con) $/iu;

const countedButtons = lastOf((text) => {
  const found = COUNTED.exec(text);
  return found && OF_PART.test(text.slice(Math.max(0, found.index - 48), found.index)) ? null : found;
});

/** "Six horn buttons", "a two-button blazer"; null where no number is said. */
export function findButtons(text: string): FoundButtons | null {
  const m = countedButtons(text);
  if (!m) return null;
  const count = countOf(m[1]);
  return count > 0 ? { count, of: inEnglish(BUTTON_CLOTH.exec(m[2])?.[1]) } : null;
}

const CLOTH_OF_BUTTONS =
  /\b(horn|brass|wooden|wood|shell|mother-of-pearl|pearl|metal|leather|corozo|bone|ivory|gold|golden|gilt|silver|bronze|copper|tortoiseshell|plastic|covered)(?:[- ]tone)?(?: \p{L}{1,16})? buttons?\b|\b(horn|trä|holz|mässing|messing|läder|leder|guld|gold|silver|silber|metall|ben|bein)s?(?:knapp|knöpf|knopf)|\b(?:boutons en|botones de) (corne|cuerno|bois|madera|nacre|nácar|laiton|latón)\b|\b(golden|silbern)e[nmrs]? knöpfe?n?\b|\b(?:boutons|botones) (doré|dorado|argenté|plateado)s?(?!\p{L})|\b(guld|silver)färgade knappar\b|\b(gold|silber)farbenen? knöpfe|\bbuttons (?:of|in) (horn|brass|gold|silver|wood|leather|metal|bone)\b/iu;
const IN_ENGLISH: Readonly<Record<string, string>> = {
  trä: 'wooden',
  holz: 'wooden',
  bois: 'wooden',
  madera: 'wooden',
  mässing: 'brass',
  messing: 'brass',
  läder: 'leather',
  leder: 'leather',
  metall: 'metal',
  ben: 'bone',
  bein: 'bone',
  corne: 'horn',
  cuerno: 'horn',
  nacre: 'mother-of-pearl',
  nácar: 'mother-of-pearl',
  golden: 'gold',
  gilt: 'gold',
  guld: 'gold',
  doré: 'gold',
  dorado: 'gold',
  silber: 'silver',
  silbern: 'silver',
  argenté: 'silver',
  plateado: 'silver',
  laiton: 'brass',
  latón: 'brass',
};

/** What a text has its buttons made of, counted or not: "horn buttons", "hornknappar"; null where it does not say. */
export function buttonCloth(text: string): string | null {
  const found = CLOTH_OF_BUTTONS.exec(text)
    ?.slice(1)
    .find((word) => word !== undefined);
  return inEnglish(found);
}

const inEnglish = (word: string | undefined): string | null =>
  word === undefined ? null : (IN_ENGLISH[word.toLowerCase()] ?? word.toLowerCase());

/** Where the text says that: what the buttons are of is listed with them. */
export function buttonClothAt(text: string): readonly [number, number][] {
  const found = CLOTH_OF_BUTTONS.exec(text);
  return found ? [[found.index, found.index + found[0].length]] : [];
}

/** Where the text counts buttons. */
export function buttonsAt(text: string): readonly [number, number] | null {
  const m = countedButtons(text);
  return m && countOf(m[1]) > 0 ? [m.index, m.index + m[0].length] : null;
}
