import type { Turn } from '../facts.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { tokensOf } from '../text.js';

/** A size that was just told, where a short message names nothing but another country: "and in UK?"; null elsewhere. */
export function inSystem(asked: string, history: readonly Turn[]): string | null {
  const country = ONLY_COUNTRY.exec(asked)?.[1] ?? countryIn(asked);
  const told = history.at(-1)?.text ?? '';
  const eu = TOLD_SIZE.exec(told)?.[1];
  const system = country && (CALLED[country] ?? country);
  return system && eu ? `${/^(Men|Herr)/.test(told) ? 'men ' : ''}eu ${eu} in ${system}` : null;
}

/** The one country that a short message names among words that mean nothing: "and if the site only lists UK?". */
function countryIn(asked: string): string | undefined {
  const tokens = tokensOf(asked);
  if (tokens.length > MAX_COUNTRY) return undefined;
  const weighty = tokens.filter((token) => !PLAIN_WORDS.has(token) && !OF_LABELS.has(token));
  return weighty.length === 1 && COUNTRIES.has(weighty[0]) ? weighty[0] : undefined;
}

const MAX_COUNTRY = 9;
const COUNTRIES = new Set(
  'uk us usa eu britain england storbritannien america states europe british american italian french france italy spain germany japan'.split(
    ' ',
  ),
);
const OF_LABELS = new Set(
  'site shop store brand label lists listed shows size sizes sizing numbers them theirs sajten butiken märket etiketten storlek storlekar'.split(
    ' ',
  ),
);

/** Countries by the name of their sizes. */
const CALLED: Readonly<Record<string, string>> = {
  britain: 'uk',
  england: 'uk',
  storbritannien: 'uk',
  america: 'us',
  states: 'us',
  europe: 'eu',
  germany: 'eu',
  tyskland: 'eu',
};
const ONLY_COUNTRY =
  /^(?:and |och |what about |so )?(?:what(?: is|['’]?s) (?:it|that)(?: called)? |which (?:is|size) |vad (?:heter|är|blir) (?:den|det) )?(?:in |i )?(?:the )?(uk|us|usa|eu|britain|england|storbritannien|america|states|europe|british|american|italian|french|japanese|france|italy|spain|germany|japan|frankrike|italien|tyskland|italiensk|fransk|brittisk|engelsk|amerikansk|japansk|italienska|franska|brittiska|amerikanska|japanska)(?: sizes?| storlek(?:ar)?)?\s*\??$/;
const TOLD_SIZE = /(?:Take|Ta|Women|Men|Dam|Herr|=)(?:’s)? EU (\d\d)\b(?!.* (?:foot|fot|foten) )/;
