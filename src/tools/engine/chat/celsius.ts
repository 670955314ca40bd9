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

const bounded = (celsius: number): number | null => (celsius >= -60 && celsius <= 60 ? celsius : null);
