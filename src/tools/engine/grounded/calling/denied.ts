import { lemmasOf } from '../../lexicon/index.js';
import { withoutReminders } from './reminders.js';
import { isVerbFirst, isWish, wishesOf } from './wishes.js';

const DENIED =
  /^\W{0,5}(?:please |snälla |bitte |oh,? )?(?:do not|don['’]t|no need to|you need not|there is no need to|never mind|forget it|forget about|no worries|glöm|strunta i|låt bli att|vergiss es|schon gut|laisse tomber|déjalo|ne \p{L}{1,20} (?:pas|plus)|no (?:enciendas|apagues|envíes|borres|canceles)|\p{L}{1,20} (?:inte|aldrig|nicht|niemals)|(?:schalte?|stelle?|mach|lösche|sende|buche|storniere)(?: \p{L}{1,20}){1,5} nicht|\p{L}{2,12} (?:nothing|no one|nobody|ingenting|inget|nichts|niemanden)(?! (?:but|except|else|annat|anderes|als)))(?!\p{L})/iu;

/** "…, I just want to know where it is": what is wished for instead. */
const INSTEAD =
  /[,;:]\s(?:i|we|but|just|only|rather|instead|jag|vi|utan|bara|men|ich|wir|sondern|nur|aber|je|mais|yo|sino|solo)(?!\p{L})/iu;

/** "Never mind, I found it": all that follows is why. */
const OVER =
  /^\W{0,5}(?:oh,? |ah,? |ok,? )?(?:never mind|forget it|no worries|glöm det|vergiss es|schon gut|laisse tomber|déjalo)(?=[\s,.!]|$)/iu;

/** "Do not turn off the light": whether all that is wished is that something is not done. */
export function isDenied(said: string): boolean {
  const text = withoutReminders(said);
  return (
    (OVER.test(text) && !/[.!?]\s+\p{L}/u.test(text)) ||
    (!INSTEAD.test(text) && !asksElsewhere(text) && wishesOf(text).every(denies)) ||
    isOnlyForbidden(text)
  );
}

const denies = (wish: string): boolean => DENIED.test(wish) || isNever(wish);

const OPENS = String.raw`^\W*(?:(?:please|and|but|so|no|well|hi|hello|snälla|och|men|nej|bitte|und|aber|nein|et|mais|non|y|pero|por favor|s['’]il (?:vous|te) plaît),?\s){0,3}`;
/** What is asked of somebody in German: a noun that opens a complaint is none. */
const GERMAN_STEMS =
  'stornier|bestell|schalt|bezahl|verschieb|schick|reservier|lösch|änder|erstatt|aktivier|deaktivier|kauf|zahl|mach|stell|setz|entfern|öffn|schließ|bestätig|verlänger|erinner|benachrichtig|überweis|veröffentlich|start|beend|kündig|zeig|leg|hol|ruf|send|buch|sag';
const GERMAN_VERB = String.raw`(?:(?:${GERMAN_STEMS})(?:e|t|et|e?n sie|en)|(?:schick|schalt|mach|stell|setz|zeig|kauf|leg|hol|ruf|lösch|verschieb|bestell|storniere?|gib|nimm|sag)|(?!(?:ich|wir|er|sie|es|das|die|der|den|mein\p{L}*|kann|konnte|hab\p{L}*|hat|hatte|ist|bin|warum|wieso|leider|bisher|heute|weil|dass|finde|sehe|verstehe|weiß|kenne|bekomm\p{L}*|erhalte|mag|brauche)\s)\p{L}{3,20}(?=\s(?:die|den|das|dem|der|mein\p{L}*|unser\p{L}*|diese\p{L}*|sie|es|ihn|mir|mich|uns|ihm|ihr)\s))`;
const FORBIDS = [
  String.raw`(?:do not|don['’]t|no need to|you (?:must|should)(?: not|n['’]t))\s`,
  String.raw`leave\s[^?]{1,50}\s(?:alone|be|as (?:it is|they are)|untouched)(?!\p{L})`,
  String.raw`(?!(?:jag|vi|det|den|har|kan|är|ska|vill|vet)\s)\p{L}{3,20}\s(?:nu |bara |snälla )?(?:inte|aldrig)(?!\p{L})`,
  String.raw`låt\s[^?]{1,50}\svara(?: i fred)?\W*$`,
  String.raw`${GERMAN_VERB}\s(?![^?]{0,60}(?<!\p{L})(?:ist|sind|hat|haben|wurden?|wird|war|kam|kommt|geht|stimmt|passt)\s)(?:[^?]{1,60}\s)?nicht(?:\s(?:mehr|ab|an|aus|auf|um|ein|zu|weg|zurück|vor|\p{L}{4,20}en))?\W*$`,
  String.raw`(?:lass|lassen sie)\s[^?]{1,50}\s(?:stehen|in ruhe|so)\W*$`,
  String.raw`(?:ne\s|n['’])(?!ai|est|a(?:i|s|vons|vez)?\s|y\s)\p{L}{3,20}(?:ez|e|s|ons)?\s(?:[^?]{1,20}\s)?(?:pas|plus|rien|jamais)(?!\p{L})`,
  String.raw`no\s(?:(?:me|lo|la|los|las|le)\s)?(?:(?:cancele|anule|envíe|borre|mande|pague|reserve|compre|cambie|haga|elimine)n?)(?!\p{L})`,
];
/** "I'd rather you didn't", "auf keinen Fall", "no quiero cancelar": what is not wished, anywhere in a clause. */
const UNWISHED =
  /(?<!\p{L})(?:rather (?:you|we) (?:didn['’]t|did not)|(?:i|we) (?:do not|don['’]t|would not|wouldn['’]t) want (?:you )?to|under no circumstances|in no case|by no means|jag vill (?:absolut )?inte att|(?:jag|vi) vill (?:absolut )?inte (?=av|ta|beta|stäng)|under inga omständigheter|auf (?:gar )?keinen fall|keinesfalls|(?:ich|wir) (?:will|möchten?|wollen) (?:[^?]{1,40} )?nicht (?=\p{L}{3,20}en(?!\p{L}))|en aucun cas|surtout pas|je ne (?:veux|souhaite|voudrais) pas (?=\p{L}{3,20}(?:er|ir|re)(?!\p{L}))|en ningún caso|de ninguna manera|no (?:quiero|queremos|quisiera) (?=\p{L}{3,20}[aei]r(?!\p{L})))/iu;
const FORBIDDEN = new RegExp(`${OPENS}(?:${FORBIDS.join('|')})`, 'iu');
const NEVER = new RegExp(String.raw`${OPENS}never\s(?:ever\s|again\s)?`, 'iu');
const SPANISH = new RegExp(
  String.raw`${OPENS}no\s(?:(?:me|lo|la|los|las|le)\s)?(?!(?:es|estás|eres)\s)(\p{L}{2,18}(?:es|as|éis|áis))(?!\p{L})`,
  'iu',
);

/** "Never cancel it", not "never received it". */
function isNever(text: string): boolean {
  const opened = NEVER.exec(text);
  return opened !== null && isVerbFirst(text.slice(opened[0].length));
}

/** "No canceles el pedido", not "no changes needed". */
function isSpanish(text: string): boolean {
  const verb = SPANISH.exec(text)?.[1];
  return verb !== undefined && lemmasOf(verb).length === 0;
}

/** "I still want it": why something is not to be done. */
const REASON =
  /(?<!\p{L})(?:want|need|like|keep|vill (?:ha|behålla)|behöver|brauche?n?|will|behalte|veux|garde|quiero|necesito)\s(?:it|them|that|this|den|det|dem|die|sie|es|ihn|la|le|lo|los|las)(?!\p{L})|(?<!\p{L})(?:l['’]|la |le |lo |los |las )(?:veux|garde|quiero|necesito|voy)(?!\p{L})/iu;

interface Clause {
  text: string;
  start: number;
  end: number;
  isQuestion: boolean;
  /** whether the sentence goes on into a question: "don't you have the red coat, size 40?" */
  isAsked: boolean;
}

/** What parts clauses: a mark before a space or the end, none within an address, a number, "a.m.". */
const CLAUSE = /(?:[^,.;!?]|[,.;!?](?![,.;!?"”’)]{0,4}(?:\s|$))){1,400}[,.;!?]*/gu;

/** The clauses of a text, each with whether it ends as a question does. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const { 0: said, index } of [...text.matchAll(CLAUSE)].toReversed()) {
    if (!/\p{L}/u.test(said)) continue;
    const isAsked = /[.!?;]\s*$/u.test(said) ? said.includes('?') : goesOnAsking(clauses.at(-1));
    const end = index + said.length;
    clauses.push({ text: said.trim(), start: index, end, isQuestion: said.includes('?'), isAsked });
  }
  return clauses.toReversed();
}

/** Whether a clause goes on with the question of the one before, and opens none: "don't cancel it, where is it?" */
const goesOnAsking = (next: Clause | undefined): boolean =>
  next !== undefined && next.isAsked && !OPENS_QUESTION.test(next.text);

const isForbidden = ({ text, isAsked }: Clause): boolean => !isAsked && forbids(text.replace(/[,.;!]+$/u, ''));
function forbids(clause: string): boolean {
  const text = withoutReminders(clause);
  return FORBIDDEN.test(text) || UNWISHED.test(text) || isNever(text) || isSpanish(text);
}
const QUESTION =
  /^\W*(?:(?:and|but|och|men|und|aber|et|mais|y|pero)\s)?(?:where|when|what|which|how|who|var|när|vad|vilk\p{L}*|hur|wo|wann|was|welch\p{L}*|wie|où|quand|combien|quel\p{L}*|dónde|cuándo|qué|cuánto)(?!\p{L})/iu;
const OPENS_QUESTION = new RegExp(
  String.raw`${QUESTION.source}|^\W*(?:(?:and|but|och|men|und|aber|et|mais|y|pero)\s)?(?:can|could|will|would|do|does|did|is|are|has|have|may|ok|okay|right|kan|kunde|är|har|finns|okej|kannst|könn\p{L}*|ist|sind|hat|haben|gibt|gut|ja|peux|peut|pouvez|pourriez|est|puedes?|puede|podrías?|está|hay|vale|d['’]accord)(?!\p{L})`,
  'iu',
);
const COURTESY =
  /^\W*(?:please|thanks|thank you|snälla|tack|bitte|danke|s['’]il (?:vous|te) plaît|merci|por favor|gracias)\W*$/iu;
const asksFor = (clause: Clause): boolean =>
  !isForbidden(clause) &&
  !COURTESY.test(clause.text) &&
  !REASON.test(clause.text) &&
  (clause.isQuestion || QUESTION.test(clause.text) || isWish(clause.text.replace(ONLY, '')));
const ONLY =
  /^\W*(?:(?:and|but|just|only|instead|rather|simply|och|men|bara|und|aber|nur|et|mais|seulement|y|pero|solo|sólo)\s){1,3}/iu;

/** "Don't cancel order 5, cancel order 6", "don't you have it?": whether a clause that forbids nothing asks. */
const asksElsewhere = (text: string): boolean =>
  clausesOf(text).some((one) => one.isQuestion || (!denies(one.text) && asksFor(one)));

/** "Please don't cancel order 920, I still want it": whether something is forbidden and nothing asked for. */
function isOnlyForbidden(text: string): boolean {
  const clauses = clausesOf(text);
  return clauses.some(isForbidden) && !clauses.some(asksFor);
}

/** "Don't cancel order 5, cancel order 6": a text without what is forbidden, where what is left names its own things. */
export function withoutForbidden(text: string): string {
  const clauses = clausesOf(text);
  const left = clauses.filter((one) => !isForbidden(one));
  if (left.length === clauses.length || !left.some(asksFor)) return text;
  const rest = clauses
    .filter((one) => isForbidden(one))
    .reduceRight((whole, { start, end }) => `${whole.slice(0, start).trimEnd()} ${whole.slice(end).trimStart()}`, text)
    .trim();
  return /\d/u.test(rest) || !/\d/u.test(text) ? rest : text;
}
