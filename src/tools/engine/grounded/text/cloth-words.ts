import type { Mention } from '../mention.js';

/** "Cotton jersey", "wool crepe": two cloths beside each other are one, in the text's own words. */
export function joined(found: readonly Mention[], text: string): Mention[] {
  const kept: Mention[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (last && one.attribute === 'fabrics' && /^ ?$/u.test(text.slice(last.end, one.start))) {
      const whole = text.slice(last.start, one.end);
      kept[kept.length - 1] = { ...last, end: one.end, text: whole, value: whole.toLowerCase() };
    } else kept.push(one);
  }
  return kept;
}

/** "5 % elastane": a fibre of a cloth, not another cloth. */
export const A_SHARE = /\d\s?%\s$/u;

/** The text's own words where they say more than the house's, else these: `coats` is a coat, `navy` stays. */
export const wording = (value: string, text: string): string => {
  const plain = value.replaceAll('-', ' ');
  const single = text.toLowerCase().replace(/s$/u, '');
  if (value.includes('-') && single === value) return single;
  if (/^\p{L}+\s(?:shirt|dress|coat|jacket|top|skirt|trousers|shoes?)$/u.test(text) && text.startsWith(`${plain} `))
    return text;
  const isPlural = /^\p{L}+s$/u.test(text) && text.toLowerCase().startsWith(plain.slice(0, 4));
  return ` ${text.toLowerCase().replaceAll('-', ' ')}`.includes(` ${plain}`) || isPlural ? plain : text.toLowerCase();
};
