import { themesOf } from '../../grounded/matching.js';
import type { ChatFacts, Turn } from '../facts.js';
import { mentionsIn } from '../lexicon.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { formsOf, type Language, tokensOf } from '../text.js';
import data from './persona.yaml.js';

/** What a shop is asked about: `asks` are how a question says it, `states` how a sentence of the instructions does. */
interface Matter {
  asks: RegExp;
  states: RegExp;
}

const MATTERS: readonly Matter[] = Object.values(
  data as Readonly<Record<string, { asks: string; states: string }>>,
).map(({ asks, states }) => ({ asks: new RegExp(asks, 'iu'), states: new RegExp(states, 'iu') }));
const NAME =
  /\b(what('s| is| are) your name|who are you|who am i (talking|speaking|chatting) (to|with)|who is (this|there|that)(?= ?[?.!]*$)|whos this|your name\?|wie hei(?:ß|ss)t du|wie hei(?:ß|ss)en sie|wer bist du|comment (?:tu |est-ce que tu )?(?:t['’]appelles|vous appelez)|tu t['’]appelles comment|quel est (?:ton|votre) nom|cuál es tu nombre|vad är ditt namn|wie ist (?:dein|ihr) name|qui es[- ]tu|cómo te llamas|quién eres|vad heter du|vem är du|vem pratar jag med|what are you called|what (should|do|can|may|shall) i call you|introduce yourself)(?!\p{L})/iu;
const CALLED =
  /(?:[Yy]ou are|[Yy]our name is|[Yy]ou['’]re|[Cc]all yourself|[Dd]u är|[Dd]u heter|[Dd]u bist|[Dd]u hei(?:ß|ss)t|[Dd]ein [Nn]ame ist|[Tt]u es|[Tt]u t['’]appelles|[Ee]res|[Tt]e llamas)\s+(?:called\s+|named\s+)?(\p{Lu}[\p{L}’'-]{1,30})/u;
const QUESTION =
  /\?\s*$|^(and |och |so |but )?(what|must|shall|how|when|can|could|may|do|does|is|are|where|which|who|tell me|will|would|should|have|has|hur|vad|när|kan|får|har|är|var|vilk|säljer|går|kostar|finns|ska)/i;
/** How to behave, which is no fact. */
const ORDERS =
  /^\s*(you are|your name|you're|be |answer|reply|respond|speak|always|never|do not|don't|use |keep |act |pretend|help|write|talk|stay|sign|call yourself|du är|du heter|svara|var |tala|skriv|använd|låtsas|ignore|alltid|aldrig)/i;
const FORMAL = /\b(formal|formell|polite|artig|courteous|butler)/i;
const WARM = /\b(cheerful|friendly|warm|glad|vänlig|enthusiastic|playful|munter|upbeat)/i;

export type Stated = { text: string; topics: string[]; sources: string[]; declined?: true } | null;

/** Who is asked for: the name and role that the instructions give, else the model's own. */
export function tellPersona(asked: string, { instructions = '' }: ChatFacts, language: Language): Stated {
  if (!NAME.test(asked)) return null;
  const name = nameGiven(asked, { instructions });
  if (name) return { text: presented(name, instructions, asked, language), ...FROM };
  return /\bname|heter|called|call you/i.test(asked) ? ownName(language) : null;
}

/** What the instructions call the model, where its name is asked for. */
export const nameGiven = (asked: string, { instructions = '' }: Pick<ChatFacts, 'instructions'>): string | undefined =>
  NAME.test(asked) ? CALLED.exec(instructions)?.[1] : undefined;

const FROM = { topics: ['persona'], sources: ['instructions'] };

function presented(name: string, instructions: string, asked: string, language: Language): string {
  const short = language === 'sv' ? `Jag heter ${name}.` : `My name is ${name}.`;
  const role = new RegExp(`${name}\\s*(?:,|and|och)\\s*([^.!\\n]{4,160})`, 'u').exec(instructions)?.[1]?.trim();
  if (!role || /\b(name|heter)\b/i.test(asked)) return short;
  return language === 'sv'
    ? `Jag är ${name}, ${role.replace(/^är /u, '')}.`
    : `I am ${name}, ${role.replace(/^(are|am) /u, '')}.`;
}

function ownName(language: Language): Stated {
  const text =
    language === 'sv'
      ? 'Jag är atelier-embedded, den inbyggda modellen i den här ateljén: kunskap om kläder, inte en stor språkmodell.'
      : 'I am atelier-embedded, the model built into this atelier: knowledge of clothes, not a large language model.';
  return { text, topics: ['identity'], sources: ['house'] };
}

/** The sentence of the instructions that states what is asked: "14-day returns". What is asked of `it` leans on the question before. */
export function tellStated(
  asked: string,
  history: readonly Turn[],
  { instructions = '' }: ChatFacts,
  language: Language,
): Stated {
  if (instructions === '' || !QUESTION.test(asked.trim())) return null;
  const sentences = instructions.split(/(?<=[.!;\n])\s+/).filter((one) => one.trim() !== '' && !ORDERS.test(one));
  if (BY_ONESELF.test(asked)) return null;
  const leans = LEANS.test(asked) && asked.trim().split(/\s+/).length <= MAX_LEANING;
  const before = leans ? (history.findLast(({ role }) => role === 'user')?.text ?? '') : '';
  const found =
    byRefusal(asked, sentences) ??
    byMatter(asked, sentences, before) ??
    byThemes(asked, sentences) ??
    byWords(asked, sentences) ??
    sameAgain(asked, sentences, history);
  if (found !== null) return { text: found.trim(), ...FROM };
  return (OF_THE_SHOP.test(asked) || RANGE.test(asked)) && SHOP.test(instructions)
    ? { ...untold(language), topics: [], sources: [], declined: true }
    : null;
}

/** Who wants to do it alone does not ask the shop. */
const BY_ONESELF = /\b(?:myself|by yourself|on my own|at home|själv|hemma)\b/i;

/** "We do not work with leather": what the instructions refuse of the thing that is asked for. */
const byRefusal = (asked: string, sentences: readonly string[]): string | null =>
  (ASKS_SHOP.test(asked) && sentences.find((sentence) => REFUSES.test(sentence) && namesSame(sentence, asked))) || null;

const ASKS_SHOP =
  /\b(?:do|does|can|could|will|would) (?:you|they)\b|\b(?:kan|gör|tar|säljer|har|lagar|syr|lägger) ni\b/i;
const REFUSES = /\b(?:not|no|never|cannot|inte|ej|aldrig|inga|inget)\b|n['’]t\b/i;

/** A question of so many words may be about what the one before was. */
const MAX_LEANING = 7;

/** The sentence last told, where it also holds what is asked of it now: its price, then its time. */
function sameAgain(asked: string, sentences: readonly string[], history: readonly Turn[]): string | null {
  const told = history.findLast(({ role }) => role === 'assistant')?.text.trim();
  const same = LEANS.test(asked) && KINDS.some(([asks]) => asks.test(asked));
  return (same && sentences.find((sentence) => sentence.trim() === told && answers(sentence, asked))) || null;
}

/** What only a shop itself can say, asked of it. */
const OF_THE_SHOP =
  /\b(do|does|can|could|will) (you|they|your (shop|store))( \w+)? (sell|stock|ship|deliver|accept|gift.?wrap|price.?match)\b|\b(your|the) (shop|store|address|opening hours|phone number)\b|\bwhere are you (located|based)\b|\b(säljer|levererar|skickar|tar) ni\b/i;
const SHOP =
  /\b(shop|store|boutique|brand|tailor|atelier|salon|we (sell|offer|ship|do not|deliver|accept)|our|assistant of|butik\w*|vi (säljer|har)|affär)\b/i;

const untold = (language: Language): { text: string } => ({
  text:
    language === 'sv'
      ? 'Det har jag inte fått veta, och jag vill inte gissa. Fråga butiken direkt; om tyg, skötsel, storlekar och sömnad kan jag svara.'
      : 'I have not been told that, and would rather not guess. Please ask the shop itself; about cloth, care, sizes and sewing I can answer.',
});

/** A question that speaks of what was spoken of before. */
const LEANS = /^(and|och|but|so)\b|\b(it|they|them|that|det|den|de|dem)\b/i;

function byMatter(asked: string, sentences: readonly string[], before: string): string | null {
  if (RANGE.test(asked)) return null;
  const own = MATTERS.filter(({ asks }) => asks.test(asked));
  const wanted = own.length > 0 ? own : MATTERS.filter(({ asks }) => asks.test(before));
  const themes = themesOf(`${asked} ${before}`);
  const [best] = sentences
    .filter((sentence) => wanted.some(({ states }) => states.test(sentence)) && answers(sentence, asked))
    .sort((a, b) => overlap(b, themes) - overlap(a, themes));
  return best ?? null;
}

const KINDS: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/\b(cost|how much|price|fee|kostar|hur mycket|pris|free|gratis|fraktfritt)\b/i, /free|gratis|fri(tt|a)?\b|\d/i],
  [
    /\b(how (long|soon|fast|quickly|many days)|hur (länge|lång tid|snabbt))\b/i,
    /\b(days?|weeks?|months?|years?|hours?|minutes?|daily|overnight|same day|dag(?:ar)?|dygn|veck\w*|månad\w*|tim\w*|minut\w*)\b/i,
  ],
  [
    /\b(when|när)\b/i,
    /\d|\b(one|two|three|four|five|six|seven|ten|days?|weeks?|hours?|daily|en|två|tre|fyra|fem|dag\w*|veck\w*|timm\w*)\b/i,
  ],
];

/** Whether a sentence holds the kind of thing that is asked for, and every name in the question. */
function answers(sentence: string, asked: string): boolean {
  const names = (asked.trim().match(/(?<=\S\s)\p{Lu}\p{Ll}{2,}/gu) ?? []).filter(
    (name) => !isDayWithin(name, sentence) && !GREETED.test(asked.trim().slice(0, asked.trim().indexOf(name))),
  );
  if (!BOUNDS.test(sentence) && names.some((name) => !sentence.toLowerCase().includes(name.toLowerCase().slice(0, 6))))
    return false;
  return KINDS.every(([asks, holds]) => !asks.test(asked) || holds.test(sentence));
}

/** A sentence that says how far something goes answers for each place. */
const BOUNDS =
  /\b(outside|only (?:to|within|in)|worldwide|anywhere|utanför|endast (?:till|inom)|bara (?:till|inom)|hela världen)\b/i;
/** What stands before a name that is greeted. */
const GREETED = /^(?:hi|hello|hey|hej|dear|good \w{3,9}|god \w{3,7})\s*$/i;

/** A day of the week, where the sentence speaks of such days. */
const isDayWithin = (name: string, sentence: string): boolean => DAY.test(name) && DAY.test(sentence);
const DAY = /(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mån|tis|ons|tors|fre|lör|sön)dag|weekday|vardag/i;

function byThemes(asked: string, sentences: readonly string[]): string | null {
  const isRange = RANGE.test(asked);
  const themes = themesOf(isRange ? asked.replace(RANGE, ' ') : asked);
  const [best] = sentences
    .filter((sentence) => answers(sentence, asked))
    .map((sentence) => ({ sentence, score: overlap(sentence, themes) + Number(isRange && namesSame(sentence, asked)) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= (isRange ? 1 : 2) ? best.sentence : null;
}

/** The sentence that holds every word of the question that carries meaning. */
function byWords(asked: string, sentences: readonly string[]): string | null {
  const wanted = tokensOf(asked).filter((token) => token.length > 3 && !PLAIN_WORDS.has(token));
  if (wanted.length === 0) return null;
  const holds = (sentence: string): boolean => {
    const words = new Set(tokensOf(sentence).flatMap(formsOf));
    return wanted.every((token) => formsOf(token).some((form) => words.has(form)));
  };
  return sentences.find((sentence) => answers(sentence, asked) && holds(sentence)) ?? null;
}

/** Whether a shop has a thing: the thing itself must be stated, not that the shop sells. */
const RANGE = /\b(do|does|have|can) (you|they)( also)? (sell|stock|carry|have|make|offer)\b|\b(säljer|har) ni\b/i;

const overlap = (sentence: string, themes: ReadonlySet<string>): number =>
  [...themesOf(sentence)].filter((theme) => themes.has(theme)).length;

/** Whether a sentence speaks of a piece or cloth of the question, by whatever word: sneakers are shoes. */
function namesSame(sentence: string, asked: string): boolean {
  const of = (text: string): Set<string> => new Set(mentionsIn(tokensOf(text)).map(({ topic }) => topic.id));
  const named = of(asked);
  return [...of(sentence)].some((id) => named.has(id));
}

/** A greeting under the name and in the tone that the instructions give; null where they give neither. */
export function greetAs({ language }: { language: Language }, { instructions = '' }: ChatFacts): string | null {
  const name = CALLED.exec(instructions)?.[1];
  const formal = FORMAL.test(instructions) && !INFORMAL.test(instructions);
  if (!name && !formal && !WARM.test(instructions)) return null;
  const sv = language === 'sv';
  const hello = formal ? (sv ? 'God dag' : 'Good day') : sv ? 'Hej' : 'Hello';
  const who = name ? (sv ? `, jag heter ${name}` : `, I am ${name}`) : '';
  const help = formal
    ? sv
      ? 'Hur kan jag stå till tjänst?'
      : 'How may I be of service?'
    : sv
      ? 'Vad kan jag hjälpa till med?'
      : 'What can I help you with?';
  return `${hello}${who}${WARM.test(instructions) ? '!' : '.'} ${help}`;
}

const INFORMAL = /\b(in|not |inte )formal/i;
