import type { ChatFacts, Turn } from '../facts.js';
import type { Language } from '../text.js';
import { tellOffer } from './offer.js';
import { tellPersona } from './persona.js';
import { tellStated } from './stated.js';

const RECALL_ABROAD =
  /^\W*(?:(?:und|et|y|noch mal|moment),?\s)?(?:was (?:habe|hatte|war) (?:ich (?:dich |sie )?(?:gerade|eben|zuletzt|zuerst|vorhin|am anfang)(?: (?:eben|noch))? ?(?:gefragt|gesagt|geschrieben)?|(?:ich (?:dich |sie )?)?(?:gefragt|gesagt)|(?:denn )?meine (?:letzte|erste|vorige|vorherige) frage)|was fragte ich(?: (?:gerade|zuerst|zuletzt))?|wie lautete meine (?:letzte|erste) frage|qu['’]est-ce que (?:je viens de (?:te |vous )?(?:demander|dire)|j['’]ai (?:demandé|dit)(?: (?:en premier|d['’]abord|avant|juste avant|au début))?)|(?:que|qu['’]) ?(?:viens-je|ai-je) (?:de )?(?:demander|demandé)(?: (?:en premier|d['’]abord|avant|au début))?|quelle (?:était|est|a été) ma (?:dernière|première|précédente) question|qué (?:acabo de (?:preguntar|decir)(?:te|le)?|(?:te |le )?(?:he preguntado|pregunté|dije)(?: (?:antes|primero|al principio|ahora mismo))?)|cuál (?:fue|era|ha sido) mi (?:última|primera|anterior) pregunta)\W*$/iu;
const RECALL =
  /\bwhat (did|was|were|have) (i|my (last|first|previous) question|the (last|first) thing i)( just)?( first| last)?( ask(ed)?| say| said)?\b.{0,20}$|\bwhat was my (last |previous |first )?question|\bvad (frågade|sa) jag|\bvad var min (förra |senaste |första )?fråga/i;
const ASKED = /\b(ask|say|said|question|frågade|fråga|sa jag)/i;
const FIRST =
  /(?<!\p{L})(?:first|start|beginning|först|första|början|zuerst|erste|am anfang|premi(?:er|ère)|d['’]abord|au début|primer[oa]?|al principio)(?!\p{L})/iu;

/** What the conversation itself answers: what was asked before, what the assistant is called, what its instructions state, what it can have done. */
export function tellConversation(
  message: string,
  history: readonly Turn[],
  facts: ChatFacts,
  language: Language,
): { text: string; topics: string[]; sources: string[]; declined?: true; untold?: true } | null {
  const asked = message.slice(0, 500);
  return (
    recall(asked, history, language) ??
    sayAgain(asked, history) ??
    tellPersona(asked, facts, language) ??
    tellStated(asked, history, facts, language) ??
    tellOffer(asked, history, facts, language)
  );
}

const AGAIN =
  /^(?:please |sorry,? |can you |could you |would you |kan du )*(?:say (?:that|it)(?: again| once more)|repeat(?: that| it| please)*|come again|once more please|säg (?:det |om det)(?: igen| en gång till)?|upprepa(?: det)?)(?:,? (?:please|tack))?[\s?.!]*$/iu;

/** The last answer in its own words, where it is asked for again. */
function sayAgain(asked: string, history: readonly Turn[]): ReturnType<typeof tellConversation> {
  const last = AGAIN.test(asked.trim()) ? history.findLast(({ role }) => role === 'assistant') : undefined;
  return last ? { text: last.text, topics: ['conversation'], sources: ['conversation'] } : null;
}

/** What was asked before, where that is asked for; empty before the first question. */
export function recalled(asked: string, history: readonly Turn[]): string | null {
  if (!(RECALL.test(asked) && ASKED.test(asked)) && !RECALL_ABROAD.test(asked)) return null;
  const said = history.filter(({ role }) => role === 'user');
  return (FIRST.test(asked) ? said[0] : said.at(-1))?.text.slice(0, 300) ?? '';
}

function recall(asked: string, history: readonly Turn[], language: Language): ReturnType<typeof tellConversation> {
  const meant = recalled(asked, history);
  if (meant === null) return null;
  const sv = language === 'sv';
  const text = meant
    ? sv
      ? `Du frågade: ”${meant}”`
      : `You asked: “${meant}”`
    : sv
      ? 'Det här är det första du frågar mig.'
      : 'This is the first thing you have asked me.';
  return { text, topics: ['conversation'], sources: ['conversation'] };
}
