import { textLanguage } from '../grounded/text-language.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import { languageOf } from './language.js';
import { inManner, type Manner } from './manner.js';
import { putInBefore } from './put-in-before.js';
import { quantityAsked } from './quantity-asked.js';
import type { Thread } from './question.js';
import { reasonAsked } from './reason-asked.js';
import { abroadIn } from './reply/abroad.js';
import { tellSymbol } from './reply/care-symbols.js';
import { tellReckoned } from './reply/cloth-reckoned.js';
import { tellWeight } from './reply/cloth-weight.js';
import { tellExpiring } from './reply/expiring.js';
import { tellFormal } from './reply/formal-wear.js';
import { tellInUnits } from './reply/in-units.js';
import { tellBraAsked } from './reply/bra-asked.js';
import { tellPlanLimits } from './reply/plan-limits.js';
import { tellMeasureAsked } from './reply/measure-asked.js';
import { tellCheaply } from './reply/cheaply.js';
import { tellMensChest, tellSameChest } from './reply/chest-size.js';
import { tellOtherPlan, tellPlanPrice } from './reply/plan-price.js';
import { tellHouse } from './reply/the-house.js';
import type { ToldAlike } from './reply/told-alike.js';
import { tellWhyCare } from './reply/why-care.js';
import { tellWhoseSize } from './reply/whose-size.js';
import { tellWishedPiece } from './reply/wished-piece.js';
import type { Language, Spoken } from './text.js';
import { threadOf } from './thread.js';

interface Asked {
  history: readonly Turn[];
  message: string;
}

/** What is told before a question is understood: by tables in all languages alike, and what the last answer says itself. */
export function toldOutright(asked: Asked, said: Manner, facts: ChatFacts): ChatAnswer | null {
  const ofShop = facts.instructions !== undefined;
  const priced = ofShop ? null : pricedAt(asked, said, facts);
  return (
    priced ?? toldAlike(asked, said, facts) ?? (ofShop ? null : toldInLast(asked, said, facts)) ?? toldWhy(asked, said)
  );
}

/** What is told in all languages alike: of formal dress, of how heavy a cloth is. In the language it is asked in or that is wished. */
function toldAlike(asked: Asked, said: Manner, facts: ChatFacts): ChatAnswer | null {
  const ofShop = facts.instructions !== undefined;
  const spoken = (): Spoken => spokenIn(asked, said);
  const told =
    (ofShop ? null : toldOfHouse(asked, facts, spoken)) ??
    tellSymbol(asked.message, spoken) ??
    tellBraAsked(asked.message, asked.history, spoken) ??
    tellInUnits(asked.message, asked.history, spoken) ??
    tellMensChest(asked.message, spoken) ??
    tellSameChest(asked.message, asked.history, spoken) ??
    tellFormal(asked.message, asked.history, spoken, ofShop) ??
    tellReckoned(asked.message, asked.history, spoken) ??
    tellWeight(asked.message, spoken) ??
    tellWeight(putInBefore(asked.history.slice(-2), asked.message) ?? '', spoken);
  if (!told) return null;
  const { text, speak, topic, declined } = told;
  const from = { topics: topic ? [topic] : [], sources: topic ? [`knowledge:${topic}`] : [] };
  return { ...from, text: inManner(text, said), language: ofTwo(speak), understood: !declined };
}

/** What a shop has its own answer to, or is not asked. */
const toldOfHouse = ({ history, message }: Asked, facts: ChatFacts, spoken: () => Spoken): ToldAlike | null =>
  tellHouse(message, facts, spoken) ??
  tellWishedPiece(message, history, facts, spoken) ??
  tellCheaply(message, history, spoken) ??
  tellWhoseSize(message, history, spoken) ??
  tellExpiring(message, history, spoken) ??
  tellMeasureAsked(message, history, spoken);

/** The language that is spoken: what is wished, else what is asked in. */
const spokenIn = ({ history, message }: Asked, { abroad, language }: Manner): Spoken =>
  abroad ?? language ?? abroadIn(message, history) ?? heardIn(message);

export const ofTwo = (speak: Spoken): Language => (speak === 'sv' ? 'sv' : 'en');

/** The language of a short question, by its small words. */
function heardIn(message: string): Spoken {
  const language = textLanguage(message);
  return language === 'en' ? languageOf(message, null).language : language;
}

/** What a plan costs and allows, in the language it is asked in or that is wished. */
function pricedAt(asked: Asked, said: Manner, facts: ChatFacts): ChatAnswer | null {
  const speak = spokenIn(asked, said);
  const { history, message } = asked;
  const text =
    tellPlanPrice(message, facts, speak) ??
    tellOtherPlan(message, history, facts, speak) ??
    tellPlanLimits(message, facts, speak);
  const from = { topics: ['api/pricing'], sources: ['knowledge:api/pricing'] };
  return text === null ? null : { ...from, text, language: ofTwo(speak), understood: true };
}

/** Why a cloth is cared for so, where the last answer tells no reason itself. */
function toldWhy(asked: Asked, said: Manner): ChatAnswer | null {
  const told = tellWhyCare(asked.message, asked.history, () => spokenIn(asked, said));
  if (!told?.topic) return null;
  const from = { topics: [told.topic], sources: [`knowledge:${told.topic}`] };
  return { ...from, text: inManner(told.text, said), language: ofTwo(told.speak), understood: true };
}

/** How much or why, where the last answer tells that and no more is asked; the league and the engine count by themselves. */
function toldInLast({ history, message }: Asked, said: Manner, facts: ChatFacts): ChatAnswer | null {
  const told = quantityAsked(history, message) ?? reasonAsked(history, message);
  if (!told || COUNTED.has(threadOf(history, facts).intent)) return null;
  const language = said.language ?? languageOf(message, null).language;
  return { text: told.text, topics: told.topics, sources: told.sources, language, understood: true };
}

const COUNTED: ReadonlySet<Thread['intent']> = new Set(['league', 'mood']);
