import type { ChatFacts, Turn } from '../facts.js';
import { themesOf } from '../../grounded/matching.js';
import type { Language } from '../text.js';

const RECALL =
  /\bwhat (did|was) (i|my last question|the last thing i)( just)?( ask| say)?|\bwhat was my (last |previous )?question|\bvad (frågade|sa) jag|\bvad var min (förra |senaste )?fråga/i;
const NAME = /\b(what('s| is) your name|who am i (talking|speaking) (to|with)|vad heter du|what are you called)\b/i;
const DESIGN =
  /^(?:please |can you |could you |kan du |snälla )*(?:design|draw|sketch|designa|rita|skissa)\s+(?:me |mig )?(.{3,300})$/iu;
const QUESTION = /\?\s*$|^(what|how|when|can|do|does|is|are|where|which|who|hur|vad|när|kan|har|är|var|vilk)/i;

/** What the conversation itself answers: what was asked before, what the assistant is called, what its instructions state, what it can have done. */
export function tellConversation(
  message: string,
  history: readonly Turn[],
  facts: ChatFacts,
  language: Language,
): { text: string; topics: string[]; sources: string[] } | null {
  const asked = message.slice(0, 500);
  return (
    recall(asked, history, language) ??
    named(asked, facts, language) ??
    stated(asked, facts) ??
    offered(asked, facts, language)
  );
}

type Told = ReturnType<typeof tellConversation>;

function recall(asked: string, history: readonly Turn[], language: Language): Told {
  if (!RECALL.test(asked)) return null;
  const last = history.findLast(({ role }) => role === 'user');
  const sv = language === 'sv';
  const text = last
    ? sv
      ? `Du frågade: ”${last.text.slice(0, 300)}”`
      : `You asked: “${last.text.slice(0, 300)}”`
    : sv
      ? 'Det här är det första du frågar mig.'
      : 'This is the first thing you have asked me.';
  return { text, topics: ['conversation'], sources: ['conversation'] };
}

/** The name that instructions give, else its own. */
function named(asked: string, { instructions = '' }: ChatFacts, language: Language): Told {
  if (!NAME.test(asked)) return null;
  const name = /(?:[Yy]ou are|[Yy]our name is|[Dd]u är|[Dd]u heter)\s+(?:called\s+)?(\p{Lu}[\p{L}’'-]{1,30})/u.exec(
    instructions,
  )?.[1];
  if (name)
    return {
      text: language === 'sv' ? `Jag heter ${name}.` : `My name is ${name}.`,
      topics: ['persona'],
      sources: ['instructions'],
    };
  const text =
    language === 'sv'
      ? 'Jag är atelier-embedded, den inbyggda modellen i den här ateljén: kunskap om kläder, inte en stor språkmodell.'
      : 'I am atelier-embedded, the model built into this atelier: knowledge of clothes, not a large language model.';
  return { text, topics: ['identity'], sources: ['house'] };
}

/** A sentence of the instructions that states what the question is about: "14-day returns". */
function stated(asked: string, { instructions = '' }: ChatFacts): Told {
  if (instructions === '' || !QUESTION.test(asked)) return null;
  const themes = themesOf(asked);
  const facts = instructions
    .split(/(?<=[.!;\n])\s+/)
    .filter((sentence) => sentence.trim() !== '' && !ORDERS.test(sentence));
  const scored = facts.map((sentence) => ({
    sentence: sentence.trim(),
    score: [...themesOf(sentence)].filter((theme) => themes.has(theme)).length,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { sentence: '', score: 0 });
  const isFound =
    best.score >= 2 ||
    [...themesOf(best.sentence)].some((theme) => theme.startsWith('#') && STATED.has(theme) && themes.has(theme));
  return isFound ? { text: best.sentence, topics: ['persona'], sources: ['instructions'] } : null;
}

/** How to behave, which is no fact. */
const ORDERS =
  /^\s*(you are|you're|be |answer|reply|respond|speak|always|never|do not|don't|use |keep |act |pretend|help|write|talk|stay|du är|svara|var |tala|skriv|använd|låtsas|ignore)/i;
const STATED = new Set([
  '#return',
  '#refund',
  '#delivery',
  '#discount',
  '#stock',
  '#price',
  '#order',
  '#book',
  '#email',
]);

/** What can be had done, with the call that does it. */
function offered(asked: string, { publicUrl }: ChatFacts, language: Language): Told {
  const wish = DESIGN.exec(asked.trim())?.[1].replace(/[?.!]+$/, '');
  if (!wish || !/\p{L}{3}/u.test(wish)) return null;
  const body = JSON.stringify({ description: wish });
  const text =
    language === 'sv'
      ? `Det ritar ateljén åt dig: POST ${publicUrl}/api/v1/design med ${body} ger snitt, flat och bild; bara en bild ger POST ${publicUrl}/api/generate med samma text.`
      : `The atelier will do that: POST ${publicUrl}/api/v1/design with ${body} gives a pattern, a flat and a picture; POST ${publicUrl}/api/generate with the same text gives a picture alone.`;
  return { text, topics: ['api/design'], sources: ['knowledge:api/design'] };
}
