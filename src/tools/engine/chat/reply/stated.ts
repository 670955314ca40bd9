import { themesOf } from '../../grounded/matching.js';
import { isArticle } from '../../grounded/numbers.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency } from '../../grounded/units.js';
import type { ChatFacts, Turn } from '../facts.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { mentionsIn } from '../lexicon.js';
import { formsOf, type Spoken, tokensOf } from '../text.js';
import { gloss } from './gloss.js';
import { isNoun, namesSomebody } from './names-somebody.js';
import { stillReturned } from './still-returned.js';
import { isWrittenIn, shopSays } from '../shop/shop-says.js';
import { isReduction } from '../shop/discount.js';
import { FOR_WHOM, SAYS } from '../shop/shop-words.js';
import { isWhether, yesOrNo } from '../shop/yes-or-no.js';
import { tellAdded } from '../shop/added.js';
import { tellBundles } from '../shop/bundles.js';
import { questionOf, type ShopAnswer } from '../shop/shop-question.js';
import { tellShop } from '../shop/tell-shop.js';
import { sumOfPrices } from './persona-sum.js';
import {
  BOUNDS,
  DAY,
  HIRES,
  HOURS,
  KINDS,
  PAYMENT,
  LEANS,
  MATTERS,
  OF_API,
  OF_THE_SHOP,
  ORDERS,
  PRICE_OF_PIECE,
  RANGE,
  SHOP,
} from './shop-words.js';

const QUESTION =
  /\?\s*$|^(and |och |so |but )?(what|must|shall|how|when|can|could|may|do|does|is|are|where|which|who|tell me|will|would|should|have|has|hur|vad|när|kan|får|har|är|var|vilk|säljer|går|kostar|finns|ska)/i;

const isQuestion = (asked: string): boolean =>
  QUESTION.test(asked) || SAYS.whichOf.test(asked.slice(0, 24)) || ASKS_THEN.test(asked) || ASKED_BEFORE.test(asked);

/** "I'd like to be measured, when can I come", "if it comes back late how much do I pay": what is asked behind what it is of. */
/** "Can I still swap it? Tags are on", "if I got it on 1 March whats the last day": asked before or behind what is told. */
const ASKED_BEFORE = /\?\s+\S[^?]{0,40}$|^whats\s|\swhats the\s/iu;

const ASKS_THEN =
  /(?:[,.;]\s(?:and |so |och |und |et |y )?(?:what|when|where|which|how|vad|när|hur|vilken|was|wann|wie|welche|combien|quand|comment|quel\p{L}*|cuánt\p{L}+|cuándo|cómo|qué)(?:['’]s)?(?!\p{L}))|^(?:if|om|wenn|si)\s.*\s(?:how (?:much|long|many)|hur (?:mycket|länge|många)|wie ?(?:viel|lange)|combien|cuánto)(?!\p{L})|(?<!\p{L})(?:how much|hur mycket|wie ?viel|combien|cuánto)\s*[?.!]*$/iu;

/** @property own said in words of its own, in the language of the question, not quoted */
export type Stated = {
  text: string;
  topics: string[];
  sources: string[];
  declined?: true;
  untold?: true;
  own?: true;
} | null;

/** A question to a shop: what is asked, in which language, and what its instructions state. */
interface Asked {
  asked: string;
  sentences: readonly string[];
  language: Spoken;
}

/** The sentence of the instructions that states what is asked: "14-day returns". What is asked of `it` leans on the question before. */
export function tellStated(
  asked: string,
  history: readonly Turn[],
  { instructions = '' }: ChatFacts,
  language: Spoken,
): Stated {
  const added = instructions === '' ? null : tellAdded(questionOf(asked, instructions, language, history));
  if (added) return toldOfShop(added);
  if (!isQuestion(asked.trim()) || (BY_ONESELF.test(asked) && !ASKS_SHOP.test(asked))) return null;
  if (instructions === '') return isOfAnyShop(asked) ? untold(language) : null;
  const inTime = stillReturned(asked, instructions, language);
  if (inTime !== null) return { text: inTime, topics: ['persona'], sources: ['instructions', 'arithmetic'], own: true };
  const bundled = tellBundles(questionOf(asked, instructions, language, history));
  if (bundled) return toldOfShop(bundled);
  const sum = sumOfPrices(asked, instructions, history, language);
  if (sum !== null) return { text: sum, topics: ['persona'], sources: ['instructions', 'arithmetic'], own: true };
  const told = tellShop(asked, instructions, history, language);
  if (told) return toldOfShop(told);
  const sentences = instructions.split(/(?<=[.!;\n])\s+/).filter((one) => one.trim() !== '' && !ORDERS.test(one));
  const one: Asked = { asked, sentences, language };
  const isOfShop = MATTERS.some(({ asks, ofShop }) => ofShop && asks.test(asked));
  const found = isOfShop ? byShopMatter(one) : anyStated(one, history);
  if (found !== null && isRateForMore(found, asked)) return untold(language);
  if (found !== null)
    return {
      text: answered(found, one, instructions),
      topics: ['persona'],
      sources: ['instructions'],
      ...own(found, language),
    };
  return (isOfShop || asksShop(asked) || asksPrice(asked) || asksTrade(asked) || asksDiscount(asked)) &&
    (SHOP.test(instructions) || PRICES.test(instructions))
    ? untold(language)
    : null;
}

const toldOfShop = ({ text, isUntold }: ShopAnswer): Stated =>
  isUntold
    ? { text, topics: [], sources: [], declined: true, untold: true, own: true }
    : { text, topics: ['persona'], sources: ['instructions'], own: true };

/** What is written in the language of the question is told as it is. */
const own = (found: string, language: Spoken): { own?: true } => (isWrittenIn(found, language) ? { own: true } : {});

/** A sentence that says all that is asked, with a yes or no before it. */
function answered(found: string, { asked, language }: Asked, instructions: string): string {
  const fact = wholeOf(found, instructions);
  const verdict = isWrittenIn(found, language) ? yesOrNo(asked, found, language) : null;
  return verdict === null ? fact : shopSays(verdict, language, { fact });
}

/** A part before or after a semicolon is told with its whole sentence. */
const wholeOf = (part: string, instructions: string): string =>
  (instructions.split(/(?<=[.!\n])\s+/).find((sentence) => sentence.includes(part)) ?? part).trim();

/** When a shop is open and how it is paid is not told of this API. */
const asksTrade = (asked: string): boolean => (HOURS.test(asked) || PAYMENT.test(asked)) && !OF_API.test(asked);

/** What is taken off is told by who sells; this API has nothing to do with it. */
const asksDiscount = (asked: string): boolean => SAYS.discount.test(asked) && !OF_API.test(asked);

/** What a piece of work costs is asked of who has prices; a rule of thumb is no answer. */
const asksPrice = (asked: string): boolean => PRICED.test(asked) && !OF_API.test(asked);
const PRICED =
  /(?<!\p{L})(?:what (?:do|does|would|will) [^?]{1,40} cost|how much (?:do|does|would|will|is|are) [^?]{1,40}(?:cost)?|(?:vad|hur mycket) kostar|was kosten?|was kostet|wie ?viel kosten?|wie ?viel kostet|combien coûten?t?|quel est le prix|cuánto (?:cuestan?|valen?|me costaría|costaría))(?!\p{L})/iu;

/** Instructions that tell what things cost are a shop's. */
const PRICES =
  /\d\s?(?:€|£|\$|kr(?:onor)?|euros?|pounds?|dollars?|pfund|francs?|EUR|USD|GBP|SEK|CHF)(?!\p{L})|[€£$]\s?\d/iu;

/** A price of each, where several are asked for and no sum could be made of it. */
const isRateForMore = (sentence: string, asked: string): boolean =>
  RATE.test(sentence) &&
  readingOf(asked).mentions.some(
    (one) =>
      one.kind === 'number' && !isArticle(one) && Number(one.value) > 1 && !saysNumber(sentence, String(one.value)),
  );
const saysNumber = (sentence: string, value: string): boolean =>
  [...sentence.matchAll(/\d+(?:[.,]\d+)?/gu)].some(([said]) => said === value);
const RATE =
  /\d.{0,20}(?<!\p{L})(?:per|each|je|pro|par|por|i|le|la)(?!\p{L}) (?:pair|piece|met(?:er|re)|hour|stück|stunde|paar|timmen|metern|styck|heure|pièce|mètre|hora|pieza|metro|par)/iu;

const isOfAnyShop = (asked: string): boolean => MATTERS.some(({ asks, always }) => always && asks.test(asked));

function anyStated(one: Asked, history: readonly Turn[]): string | null {
  const { asked, sentences } = one;
  const leans = LEANS.test(asked) && asked.trim().split(/\s+/).length <= MAX_LEANING;
  const before = leans ? (history.findLast(({ role }) => role === 'user')?.text ?? '') : '';
  const said = isWhether(asked) ? byWords(one) : null;
  return (
    said ??
    byRefusal(one) ??
    byMatter(one, before) ??
    byThemes(one) ??
    byWords(one) ??
    sameAgain(asked, sentences, history)
  );
}

/** What only a shop can tell, where it states that. */
function byShopMatter(one: Asked): string | null {
  const wanted = MATTERS.filter(({ asks, ofShop }) => ofShop && asks.test(one.asked));
  return (
    one.sentences.find((sentence) => wanted.some(({ states }) => states.test(sentence)) && answers(sentence, one)) ??
    null
  );
}

/** Whether a shop is asked what it does and has, or what a piece costs there; this API has prices of its own. */
const asksShop = (asked: string): boolean =>
  OF_THE_SHOP.test(asked) || RANGE.test(asked) || (PRICE_OF_PIECE.test(asked) && !OF_API.test(asked));

/** Who wants to do it alone does not ask the shop. */
const BY_ONESELF = /\b(?:myself|by yourself|on my own|at home|själv|hemma)\b/i;

/** "We do not work with leather": what the instructions refuse of the thing that is asked for. */
const byRefusal = (one: Asked): string | null =>
  (ASKS_SHOP.test(one.asked) &&
    one.sentences.find(
      (sentence) => REFUSES.test(sentence) && (namesSame(sentence, one) || sharesThing(sentence, one)),
    )) ||
  (GETS.test(one.asked) &&
    one.sentences.find((sentence) => REFUSES.test(sentence) && namesWhatIsWanted(sentence, one))) ||
  null;

/** "Leather is not accepted" is of leather jackets. */
const sharesThing = (sentence: string, { asked }: Asked): boolean =>
  tokensOf(asked).some(
    (token) => token.length > 4 && !DAY.test(token) && !PLAIN_WORDS.has(token) && tokensOf(sentence).includes(token),
  );

const ASKS_SHOP =
  /\b(?:do|does|can|could|will|would) (?:you|they)\b|\b(?:kan|gör|tar|säljer|har|lagar|syr|lägger) ni\b/i;
const REFUSES = /\b(?:not|no|never|cannot|inte|ej|aldrig|inga|inget)\b|n['’]t\b/i;

/** A question of so many words may be about what the one before was. */
const MAX_LEANING = 7;

/** The sentence last told, where it also holds what is asked of it now: its price, then its time. */
function sameAgain(asked: string, sentences: readonly string[], history: readonly Turn[]): string | null {
  const told = history.findLast(({ role }) => role === 'assistant')?.text.trim();
  const same = LEANS.test(asked) && KINDS.some(({ asks }) => asks.test(asked));
  return (
    (same &&
      sentences.find(
        (sentence) =>
          isOfMatter(sentence, asked) &&
          told?.includes(sentence.trim()) &&
          KINDS.every(({ asks, holds }) => !asks.test(asked) || holds.test(sentence)),
      )) ||
    null
  );
}

/** What is asked for by its own matter, when a shop closes, is not told by a sentence of another. */
const isOfMatter = (sentence: string, asked: string): boolean =>
  !MATTERS.some(({ asks }) => asks.test(asked)) || isOfItsMatter(sentence, asked);

/** Whether a sentence states a matter that is asked. */
const isOfItsMatter = (sentence: string, asked: string): boolean =>
  MATTERS.some(({ asks, states }) => asks.test(asked) && states.test(sentence));

const untold = (language: Spoken): Stated => ({
  topics: [],
  sources: [],
  declined: true,
  untold: true,
  text:
    language === 'sv'
      ? 'Det har jag inte fått veta, och jag vill inte gissa. Fråga butiken direkt; om tyg, skötsel, storlekar och sömnad kan jag svara.'
      : 'I have not been told that, and would rather not guess. Please ask the shop itself; about cloth, care, sizes and sewing I can answer.',
});

function byMatter(one: Asked, before: string): string | null {
  const { asked, sentences } = one;
  if (RANGE.test(asked) && !HOURS.test(asked)) return null;
  const own = MATTERS.filter(({ asks }) => asks.test(asked));
  const isOfItsOwn = sentences.some((sentence) => namesSame(sentence, one));
  const wanted = own.length > 0 || isOfItsOwn ? own : MATTERS.filter(({ asks }) => asks.test(before));
  const themes = themesOf(inWords(`${asked} ${before}`, one));
  const [best] = sentences
    .filter((sentence) => wanted.some(({ states }) => states.test(sentence)) && answers(sentence, one))
    .sort((a, b) => overlap(b, themes, one) - overlap(a, themes, one) || alike(b, asked) - alike(a, asked));
  return best ?? null;
}

const garmentsIn = (text: string): string[] =>
  readingOf(text)
    .mentions.filter(({ attribute }) => attribute === 'garment')
    .map(({ value }) => String(value));

/** What a shirt costs is no answer to what a coat does. */
function isOfOtherGarment(sentence: string, asked: string): boolean {
  const [own, told] = [garmentsIn(asked), garmentsIn(sentence)];
  return own.length > 0 && told.length > 0 && !own.some((one) => told.includes(one));
}

const GETS =
  /(?<!\p{L})(?:(?:can|could|may) (?:i|we)|kan (?:jag|man|vi)|får (?:jag|man|vi)|puis-je|peut-on|pouvons-nous|puedo|se puede|podemos) (?:also |even |också |även |aussi |también )?(?:hire|rent|borrow|buy|hyra|låna|köpa|louer|emprunter|acheter|alquilar|comprar) (?:an?|the|some|any|en|ett|une?|des|du|le|la|les|l['’]|un[oa]s?|el|los|las)?\s?(\p{L}[\p{L}\s'’-]{2,60})|(?<!\p{L})(?:kann|darf|können|dürfen) (?:ich|man|wir) (?:auch |dazu )?(?:eine?[nm]?|den|die|das|dem)\s(\p{L}[\p{L}\s'’-]{2,60}?)\s(?:leihen|ausleihen|mieten|kaufen)(?!\p{L})/iu;

/** Where what is wanted ends: "a dark suit | for Saturday". */
const PHRASE_END =
  /\s(?:for|with|to|from|at|in|on|by|and|or|that|which|if|för|med|till|från|hos|på|i|av|som|och|eller|om|für|mit|zu|zum|zur|bei|am|im|ab|an|auf|aus|von|und|oder|pour|avec|chez|à|au|aux|de|d['’]\p{L}+|dans|et|ou|para|con|en|del|y|o)(?=\s|$)/iu;
const MEASURED = /^(?:pairs?|sets?|pieces?) of /iu;

/** "Can I hire a wig with it?" is answered by what speaks of wigs: the last word of the phrase; French and Spanish set theirs before its colour. */
function namesWhatIsWanted(sentence: string, { asked, language }: Asked): boolean {
  const found = GETS.exec(asked);
  const [phrase] = (found?.[1] ?? found?.[2] ?? '').replace(MEASURED, '').split(PHRASE_END);
  const words = tokensOf(phrase).filter((word) => word.length > 2 && !PLAIN_WORDS.has(word) && !DAY.test(word));
  if (words.length === 0) return true;
  const things = language === 'fr' || language === 'es' ? words : words.slice(-1);
  return things.some((thing) => saysWord(sentence, thing));
}

/** Whether a text has a word in any of its forms. */
function saysWord(text: string, word: string): boolean {
  const forms = new Set(formsOf(word));
  return tokensOf(text).some((token) => forms.has(token) || formsOf(token).some((form) => forms.has(form)));
}

const DUTY =
  /^\W*(?:(?:and|so|but|och|så|men) )?(?:should|shall|must|do i (?:have|need) to|do we (?:have|need) to|ska|måste|behöver|bör)\s(?:i |we |jag |vi |man |one |they )?(\p{L}{3,20})/iu;

const CLEANS = /(?<!\p{L})(?:wash|clean|launder|tvätt|rengör|ren(?:a|t)?(?!\p{L}))/iu;

/** "Should I wash the costume before I bring it back?" is answered by what speaks of washing. */
function saysWhatToDo(sentence: string, asked: string): boolean {
  const deed = DUTY.exec(asked)?.[1].toLowerCase();
  if (deed === undefined || PLAIN_WORDS.has(deed) || saysWord(sentence, deed)) return true;
  return CLEANS.test(deed) && CLEANS.test(sentence);
}

/** "When do I get my money back?" is of the payment, not of until when a thing is taken back. */
const WHEN_PAID =
  /(?<!\p{L})(?:(?:when (?:do|will)|how (?:soon|fast|quickly) (?:do|will)) (?:i|we) (?:get|receive|see) .{0,10}(?:money|refund)|how long .{0,20}take .{0,20}(?:money|refund)|när (?:får|kommer) .{0,20}pengarna|hur (?:lång tid|länge|snabbt) .{0,30}(?:pengarna|återbetal)|wann (?:bekomme|kriege|erhalte) .{0,20}geld|wie (?:lange|schnell) .{0,30}(?:geld|erstatt)|quand (?:vais-je|serai-je|suis-je) .{0,20}rembours|en combien de temps .{0,30}rembours|cuándo (?:recibo|me devuelven|tengo) .{0,12}dinero|cuánto tarda .{0,30}(?:dinero|reembolso))/iu;
const OF_REFUND = /(?<!\p{L})(?:refund|money|paid|återbetal|pengar|erstatt|geld|überw|rembours|reembols|dinero|abon)/iu;

/** Who gets something off answers who asks for it or for a price, no question how to pay or when a sale begins. */
const isReductionBeside = (sentence: string, asked: string): boolean =>
  isReduction(sentence) &&
  !SAYS.discount.test(asked) &&
  !SAYS.off.test(asked) &&
  (!SAYS.price.test(asked) || PAYMENT.test(asked)) &&
  !FOR_WHOM.some((one) => one.test(asked) && one.test(sentence));

/** What was bought in another shop is asked of, and told of. */
const isOfElsewhere = ({ asked, sentences }: Asked): boolean =>
  ELSEWHERE.test(asked) && sentences.some((one) => ELSEWHERE.test(one));
const ELSEWHERE =
  /(?<!\p{L})(?:somewhere else|elsewhere|(?:an)?other (?:shops?|stores?)|not (?:bought )?from you|någon annanstans|annan butik|andra butiker|inte köpt\p{L}* hos er|woanders|anderswo|andere[nrms]{0,2} (?:laden|läden|geschäft\p{L}*|händlern?)|ailleurs|autres? (?:magasins?|boutiques?)|otr[oa]s? (?:sitios?|tiendas?|lados?))(?!\p{L})/iu;

/** "When should I wear a tie?" asks nothing of who sells ties: no list of prices answers it. */
const isPriceForAdvice = (sentence: string, asked: string): boolean =>
  PRICES.test(sentence) &&
  (SAYS.advice.test(asked) || (isPriceList(sentence) && !isOfItsMatter(sentence, asked))) &&
  !OF_SHOP.some((one) => one.test(asked)) &&
  (!isWhether(asked) || SAYS.whichOf.test(asked));
const FURTHER = /^[¿\s]*(?:and|but|och|men|und|aber|et|mais|y|pero)(?!\p{L})/iu;
const OF_SHOP = [SAYS.price, SAYS.toShop, SAYS.contrasts, SAYS.discount, SAYS.notOne, HIRES, FURTHER, GETS, RANGE];
const isPriceList = (sentence: string): boolean =>
  readingOf(sentence).mentions.filter(({ unit }) => isCurrency(unit)).length > 1;

/** Whether a sentence holds the kind of thing that is asked for, and every name in the question. */
function answers(sentence: string, one: Asked): boolean {
  const { asked, language } = one;
  if (
    isOfOtherGarment(sentence, asked) ||
    !namesWhatIsWanted(sentence, one) ||
    !namesSomebody(sentence, asked, language)
  )
    return false;
  if (!saysWhatToDo(sentence, asked) || isPriceForAdvice(sentence, asked)) return false;
  if (isReductionBeside(sentence, asked) || (WHEN_PAID.test(asked) && !OF_REFUND.test(sentence))) return false;
  if (isOfElsewhere(one) && !ELSEWHERE.test(sentence)) return false;
  const names = namesIn(sentence, one);
  if (!BOUNDS.test(sentence) && names.some((name) => !sentence.toLowerCase().includes(name.toLowerCase().slice(0, 6))))
    return false;
  return KINDS.every(({ asks, holds }) => !asks.test(asked) || holds.test(sentence));
}

/** The names in a question that a sentence has to say; a German noun is none where the sentence is of another language and of the matter that is asked. */
function namesIn(sentence: string, { asked, language }: Asked): string[] {
  const names = withoutPlaceWithin(asked.trim(), sentence).match(/(?<=\S\s)\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const isForeign = language === 'de' && !isWrittenIn(sentence, 'de') && isOfItsMatter(sentence, asked);
  return names.filter(
    (name) =>
      !isDayWithin(name, sentence) &&
      !isOccasion(name, asked) &&
      !isNoun(name, language) &&
      !(isForeign && !isNamed(name, asked)) &&
      !GREETED.test(asked.trim().slice(0, asked.trim().indexOf(name))),
  );
}

/** Whether a word of a question is read as somebody, a firm or a place. */
const isNamed = (name: string, asked: string): boolean =>
  readingOf(asked).mentions.some(({ kind, text }) => OF_NAMES.has(kind) && text.includes(name));
const OF_NAMES: ReadonlySet<string> = new Set(['person', 'company', 'place', 'country']);

/** "Graz in Österreich", where the sentence speaks of Austria: a town of it. */
const withoutPlaceWithin = (asked: string, sentence: string): string =>
  asked.replace(/\p{Lu}\p{Ll}{2,20}(?:,| in| en| i)? (\p{Lu}\p{Ll}{2,20})/gu, (both, country: string) =>
    sentence.includes(country) ? country : both,
  );

/** What stands before a name that is greeted. */
const GREETED = /^(?:hi|hello|hey|hej|dear|good \w{3,9}|god \w{3,7})\s*$/i;

/** A day of the week, where the sentence speaks of such days. */
const isDayWithin = (name: string, sentence: string): boolean => DAY.test(name) && DAY.test(sentence);
/** "Can I hire a suit for Saturday?": the day that it is wanted for. */
const isOccasion = (name: string, asked: string): boolean =>
  DAY.test(name) && GETS.test(asked) && (asked.includes(`for ${name}`) || asked.includes(`für ${name}`));

function byThemes(one: Asked): string | null {
  const { asked, sentences } = one;
  const isRange = RANGE.test(asked);
  const themes = themesOf(inWords(isRange ? asked.replace(RANGE, ' ') : asked, one));
  const [best] = sentences
    .filter((sentence) => answers(sentence, one))
    .map((sentence) => ({
      sentence,
      score: overlap(sentence, themes, one) + Number(isRange && namesSame(sentence, one)),
    }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= (isRange ? 1 : 2) ? best.sentence : null;
}

/** The sentence that holds every word of the question that carries meaning. */
function byWords(one: Asked): string | null {
  const { asked, sentences } = one;
  const wanted = tokensOf(asked).filter((token) => token.length > 2 && !PLAIN_WORDS.has(token));
  if (wanted.length === 0) return null;
  const holds = (sentence: string): boolean => {
    const words = new Set(tokensOf(sentence).flatMap(formsOf));
    return wanted.every((token) => formsOf(token).some((form) => words.has(form)));
  };
  return sentences.find((sentence) => answers(sentence, one) && holds(sentence)) ?? null;
}

/** How many words of a question a sentence has in some form: `cerráis`, `cerramos`. */
function alike(sentence: string, asked: string): number {
  const words = tokensOf(sentence);
  const stems = tokensOf(asked)
    .filter(({ length }) => length >= STEM)
    .map((token) => token.slice(0, STEM));
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
}
const STEM = 4;

/** A text in the English words of the field, where it is of another language. */
const inWords = (text: string, { language }: Pick<Asked, 'language'>): string =>
  language === 'en' || language === 'sv' ? text : gloss(text, language);

const overlap = (sentence: string, themes: ReadonlySet<string>, one: Asked): number =>
  [...themesOf(inWords(sentence, one))].filter((theme) => themes.has(theme)).length;

/** Whether a sentence speaks of a piece or cloth of the question, by whatever word: sneakers are shoes. */
function namesSame(sentence: string, one: Asked): boolean {
  const of = (text: string): Set<string> =>
    new Set(mentionsIn(tokensOf(inWords(text, one))).map(({ topic }) => topic.id));
  const named = of(one.asked);
  return [...of(sentence)].some((id) => named.has(id));
}
