import type { ChatFacts } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import data from './the-house.yaml.js';
import type { ToldAlike } from './told-alike.js';

interface Written {
  asks: string[];
  interface: string[];
  closes: string[];
  interfaces: { topic: string; names: string[]; said: SaidInAll }[];
  all: { asks: string[]; said: SaidInAll };
  matters: { topic: string; names: string[]; asks: string[]; others: string[]; said: SaidInAll }[];
}

const { asks, interface: called, closes, interfaces, all, matters } = data as unknown as Written;
const either = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const LED = String.raw`^[¿¡\s]*(?:(?:hi|hello|hej|hallo|bonjour|hola|ok|okay|and|so|och|und|et|y|but|please|great|fine|good)[,.!]?\s){0,2}`;
const ARTICLE = String.raw`(?:(?:the|this|your|that|den|det|er|die|das|der|eure|ihre|le|la|votre|el|su|un|une|eine|a|an)\s|l['’])?`;
const OF = String.raw`(?:\s?-?|\s(?:de\s(?:la\s|l['’]|los\s)?|del\s|du\s|des\s|d['’]|för\s|für\s(?:die\s|das\s)?|for\s(?:the\s)?))`;
const CLOSE = String.raw`(?:,?\s${either(closes)}){0,3}[\s?.!]*$`;

/** "The design interface", "l'interface de design": by a name before or behind. */
const INTERFACES = interfaces.map(({ names, ...rest }) => {
  const [own, of] = [either(names), either(called)];
  return {
    ...rest,
    asked: new RegExp(
      String.raw`${LED}${either(asks)}\s(?:mir\s|me\s)?${ARTICLE}(?:${own}(?:\s|-)?s?${of}|${of}${OF}${own})${CLOSE}`,
      'iu',
    ),
  };
});
const ALL = new RegExp(String.raw`${LED}${either(all.asks)}[\s?.!]*$`, 'iu');
const MATTERS = matters.map(({ names, asks: verbs, others, ...rest }) => ({
  ...rest,
  named: new RegExp(String.raw`(?<!\p{L})${either(names)}(?!\p{L})`, 'iu'),
  asked: new RegExp(LED + either(verbs), 'iu'),
  isOther: new RegExp(String.raw`(?<!\p{L})${either(others)}(?!\p{L})`, 'iu'),
}));
const LONGEST = 120;

/**
 * What an interface of this API does, which there are, whether real money is at stake in the league and where its standings are seen, in
 * whatever language that is asked; null where it is not. @param spoken the language, asked for only where one of these is
 */
export function tellHouse(message: string, { publicUrl }: ChatFacts, spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST) return null;
  const found = INTERFACES.find(({ asked }) => asked.test(message)) ?? ofAll(message) ?? ofMatter(message);
  if (!found) return null;
  const speak = spoken();
  return { text: inSpoken(found.said, speak).replaceAll('{url}', publicUrl), speak, topic: found.topic };
}

const ofAll = (message: string): { topic: string; said: SaidInAll } | null =>
  ALL.test(message) ? { topic: 'api/docs', said: all.said } : null;

const ofMatter = (message: string): { topic: string; said: SaidInAll } | undefined =>
  MATTERS.find(({ named, asked, isOther }) => named.test(message) && asked.test(message) && !isOther.test(message));
