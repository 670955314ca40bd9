import { garmentWords } from '../words/garment.js';
import { find } from './known-names.js';

/** `dark sage`: a shade before a colour. `#a1b2c3` behind one stays. */
function colourOf(value: string): string | undefined {
  const [, name = value, hex = ''] = /^(.*?)( #[\da-f]{6})$/.exec(value) ?? [];
  const known = find('colors', name);
  if (known !== undefined) return known + hex;
  const [, shade, colour] = /^(day glo|washed out|\S+) (.+)$/.exec(name) ?? [];
  const [shaded, plain] = shade ? [find('shade', shade), colourOf(colour)] : [];
  return shaded !== undefined && plain !== undefined ? `${shaded} ${plain}${hex}` : blended(name, hex);
}

/** `blue-green` */
function blended(name: string, hex: string): string | undefined {
  const [, one, other] = /^([a-z ]+)-([a-z ]+)$/.exec(name) ?? [];
  const [first, second] = one ? [find('colors', one), find('colors', other)] : [];
  return first !== undefined && second !== undefined ? `${first}-${second}${hex}` : undefined;
}

/** A cloth of the vocabulary, or what is sewn with it, with its size behind: `zip 22 cm`. */
function materialOf(value: string): string | undefined {
  const [, name = value, size = ''] = /^(.*?)( \d+ [cm]m)$/.exec(value) ?? [];
  const known = find('fabrics', name) ?? find('materials', name);
  return known && known + size;
}

/** A value's name in the language of the page; undefined where it has none but its own. */
export function nameOfValue(list: string, value: string): string | undefined {
  if (list === 'colors') return colourOf(value);
  return list === 'materials' ? materialOf(value) : find(list, value);
}

/** What an attribute is called on pages. */
export const nameOf = (attribute: string): string =>
  garmentWords().attributes[attribute] ?? attribute.replace(/_|(?=[A-Z])/g, ' ').toLowerCase();

/** `fit-and-flare` → fit and flare; what is written in one word stays. */
const spoken = (value: string): string =>
  value
    .replace(/-|(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/^(a|u|v|t) (line|neck|shirt)$/, (_, letter: string, rest: string) => `${letter.toUpperCase()}-${rest}`);

/** @param list of `ValueNames` */
export const sayValue = (list: string, value: string): string => nameOfValue(list, value) ?? spoken(value);
