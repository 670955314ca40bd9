const ABOUT_CLOTHES =
  /\b(wear|outside|outdoors|weather|pack|dress|clothes|jacket|coat|cycling|bike|walk|outfit|cold|hot|warm|windy|rain|rainy|holiday|ute|väder|ha på|klä|kläder|packa|packar|jacka|semester|kallt|varmt|blåser|regn|regnar|cykla|promenad)\b/;
const LAUNDRY = /\b(wash|washing|iron|tvätt\w*|stryk\w*|dye|soak|machine|programme?|blötlägg\w*|spin)\b/;
/** Characters of a message that are read for it. */
const READ = 1000;

/** The temperature of the air that a message speaks of, in whole °C from −60 to 60; null when there is none. */
export function celsiusIn(message: string): number | null {
  const text = message.slice(0, READ).toLowerCase();
  if (LAUNDRY.test(text)) return null;
  const fahrenheit = /(-?\d{1,3})\s{0,9}°?\s{0,9}(?:f|fahrenheit)\b/.exec(text);
  if (fahrenheit) return bounded(Math.round(((Number(fahrenheit[1]) - 32) * 5) / 9));
  const said = /(minus |[-−–]\s?)?(\d{1,2})\s*(?:°\s*c?|c\b|degrees|deg\b|grader|celsius|minusgrader|plusgrader)/.exec(
    text,
  );
  if (said) return bounded(Number(said[2]) * (said[1] || /minusgrader/.test(said[0]) ? -1 : 1));
  const bare = /(?:^|\s)(minus |[-−–])(\d{1,2})\b(?!\s*(?:%|cm|kg|usd))/.exec(text);
  return bare && ABOUT_CLOTHES.test(text) ? bounded(-Number(bare[2])) : null;
}

/** "Minus ten", "minus fifteen degrees": degrees that are said in words. */
export const degreesInFigures = (text: string): string =>
  text
    .replace(BELOW, (_all, sign: string, word: string) => `${sign} ${FIGURES.get(word.toLowerCase()) ?? word}`)
    .replace(DEGREES, (_all, word: string, unit: string) => `${FIGURES.get(word.toLowerCase()) ?? word} ${unit}`);
const FIGURES: ReadonlyMap<string, number> = new Map(
  [
    'zero noll',
    'one ett',
    'two två',
    'three tre',
    'four fyra',
    'five fem',
    'six sex',
    'seven sju',
    'eight åtta',
    'nine nio',
    'ten tio',
    'eleven elva',
    'twelve tolv',
    'thirteen tretton',
    'fourteen fjorton',
    'fifteen femton',
    'sixteen sexton',
    'seventeen sjutton',
    'eighteen arton',
    'nineteen nitton',
    'twenty tjugo',
    'twenty-five tjugofem',
    'thirty trettio',
    'thirty-five trettiofem',
    'forty fyrtio',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at <= 20 ? at : 20 + (at - 20) * 5] as const)),
);
const WORDS = [...FIGURES.keys()].toSorted((a, b) => b.length - a.length).join('|');
const BELOW = new RegExp(String.raw`(?<!\p{L})(minus) (${WORDS})(?!\p{L})`, 'giu');
const DEGREES = new RegExp(
  String.raw`(?<!\p{L})(${WORDS}) (degrees|grader|minusgrader|plusgrader|celsius)(?!\p{L})`,
  'giu',
);

const bounded = (celsius: number): number | null => (celsius >= -60 && celsius <= 60 ? celsius : null);
