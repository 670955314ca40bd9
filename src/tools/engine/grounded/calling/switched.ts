import { wordsOfName } from '../property.js';

const SWITCH = /^(?:on|off|state|enabled|active|power|powered|lit|turned_on|is_on)$/iu;
const ON =
  /(?<!\p{L})(?:(?:turn|switch|put)\s(?:[^.!?]{1,40}\s)?on|light up|enable|activate|tänd|slå på|sätt på|aktivera|einschalten|anschalten|anmachen|(?:schalte?|mach)\s[^.!?]{1,40}\s(?:ein|an)|allume[rz]?|active[rz]?|enciende|encender|activa)(?!\p{L})/iu;
const OFF =
  /(?<!\p{L})(?:(?:turn|switch|shut)\s(?:[^.!?]{1,40}\s)?off|lights?\s(?:out|off)|licht(?:er)?\saus|(?:lampor(?:na)?|ljuset)\sav|kill the (?:\p{L}+ )?lights?|disable|deactivate|släck|stäng av|slå av|avaktivera|ausschalten|ausmachen|(?:schalte?|mach)\s[^.!?]{1,40}\saus|éteins|éteindre|éteignez|désactive[rz]?|apaga|apagar|desactiva)(?!\p{L})/iu;

/** `on` of "turn off the light", `billable` of "non-billable hours"; undefined where the text says neither. */
export function switched(name: string, text: string): { value: boolean; quote: string } | undefined {
  if (SWITCH.test(name)) {
    const [on, off] = [ON.exec(text), OFF.exec(text)];
    if ((on === null) === (off === null)) return undefined;
    return { value: (on !== null) !== /^off$/iu.test(name), quote: (on ?? off)?.[0] ?? '' };
  }
  const words = wordsOfName(name).filter(
    (word) => !/^(?:is|has|with|only|be|a|the|include|including|mode|needs?)$/u.test(word),
  );
  return words.length === 1 && words[0].length > 3 ? attribute(words[0], text) : undefined;
}

/** "Direct flights", "non-billable", "not shuffled". */
function attribute(word: string, text: string): { value: boolean; quote: string } | undefined {
  const found = new RegExp(
    String.raw`(?<![\p{L}-])((?:non[- ]?|not\s|without\s|no\s|don['’]t\s|ikke\s|inte\s|icke[- ]?|nicht[- ]?|ohne\s|utan\s|sans\s|sin\s)?)(${word.replace(/[^\p{L}]/gu, '')}(?:e?d|n)?)(?!\p{L})`,
    'iu',
  ).exec(text);
  return found ? { value: found[1] === '', quote: found[0] } : undefined;
}
