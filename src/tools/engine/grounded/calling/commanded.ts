import { deedsOf, askedFor, onlyTells } from './heard/deeds.js';
import { sentencesOf } from './heard/mood.js';
import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import data from './commanded.yaml.js';
import { isStated } from './stated.js';
import { isVerbFirst } from './wishes.js';

type Words = Record<
  | 'seeks'
  | 'asksOne'
  | 'wants'
  | 'needs'
  | 'thinks'
  | 'toBeTold'
  | 'past'
  | 'polite'
  | 'depends'
  | 'affirms'
  | 'verbs'
  | 'forbids',
  string[]
>;

const words = data as Words;
const either = (kind: keyof Words): string => `(?:${words[kind].join('|')})`;
const anywhere = (kind: keyof Words): RegExp => new RegExp(String.raw`(?<![\p{L}'’])${either(kind)}(?!\p{L})`, 'iu');

/** What a sentence may begin with before it says what it wants. */
const LED = String.raw`^\W*(?:(?:hi|hello|hey|hej|hallo|bonjour|hola|ok|okay|yes|ja|oui|sí|no|nein|non|nej|so|and|but|then|now|just|also|und|aber|dann|och|men|sedan|et|mais|puis|alors|y|pero|entonces|luego|good|well|please|bitte|snälla|por favor|actually)[,!:]?\s+){0,4}¿?`;
const SEEKS = new RegExp(String.raw`${LED}${either('seeks')}(?!\p{L})`, 'iu');
const VERB_FIRST = new RegExp(String.raw`${LED}${either('verbs')}(?!\p{L})`, 'iu');
const AFFIRMS = new RegExp(String.raw`^\W*${either('affirms')}(?!\p{L})`, 'iu');
const [ASKS_ONE, WANTS, NEEDS, THINKS, TO_BE_TOLD, PAST, POLITE, DEPENDS, FORBIDS] = (
  ['asksOne', 'wants', 'needs', 'thinks', 'toBeTold', 'past', 'polite', 'depends', 'forbids'] as const
).map(anywhere);

/** "Order 55 has not come": what is called alike is a thing, where something is said of it. */
const IS_SAID_OF =
  /^[^\p{L}\p{N}]*\p{L}{1,40}\s(?:(?:no\.?|number|nr\.?)\s)?#?[\p{L}-]{0,20}\d[\p{L}\d-]{0,40},?\s(?:is|are|was|were|has|had|have|does|did|do|will|can|could|should|must|needs?|came|comes|arrived|never|still|only|goes|got|shows?|says?)(?!\p{L})/iu;

/** "Cancel it", "storniere sie", "cancélalo": whether a clause tells somebody to do something. */
function isImperative(clause: string): boolean {
  const own = clause.replace(new RegExp(LED, 'iu'), '');
  return (isVerbFirst(own) && !IS_SAID_OF.test(own)) || VERB_FIRST.test(clause) || VERB_FIRST.test(unstressed(clause));
}

/** "Bloquéala": what is told somebody of something has a stress mark that the verb alone has not. */
const unstressed = (clause: string): string =>
  clause.replace(/[áéíóú](?=\p{L}{0,6}(?:me|lo|la|los|las|le|les|nos|se)(?!\p{L}))/giu, (letter) =>
    letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );

const clausesOf = (sentence: string): string[] =>
  sentence.split(/[,;:–—]\s+|\s(?:and|so|but|then|und|also|aber|och|så|men|et|donc|mais|y|así que|pero)\s/iu);

/** "Where is order 5, and cancel order 6 please": what follows a question that a comma ends. */
const ofLast = (sentence: string): string[] => sentence.split(/[,;]\s(?:and|och|und|et|y)\s/iu).slice(1);

/** "If it has not shipped": whether what is said hangs on something, by more than courtesy. */
const isConditional = (sentence: string): boolean => DEPENDS.test(sentence.replace(POLITE, ''));

/** Whether a sentence commands or wishes that something is done: not to be told of it, not thought of, on no condition. */
export function commands(whole: string): boolean {
  if (THINKS.test(whole) || isConditional(whole)) return false;
  const clauses = clausesOf(whole).filter((one) => !FORBIDS.test(one));
  const sentence = FORBIDS.test(whole) ? `${clauses.join(', ')}${whole.includes('?') ? '?' : ''}` : whole;
  if (clauses.length === 0) return false;
  if (SEEKS.test(sentence)) return !sentence.includes('?') && ofLast(sentence).some(isImperative);
  if (TO_BE_TOLD.test(sentence) && !clauses.some((one) => isImperative(one) && !TO_BE_TOLD.test(one))) return false;
  if (WANTS.test(sentence) || ASKS_ONE.test(sentence)) return true;
  if (sentence.includes('?')) return clauses.length > 1 && isImperative(clauses[0]);
  return NEEDS.test(sentence) || clauses.some(isImperative);
}

/** "My wife has cancelled it", "until when can I?": a sentence that speaks of a deed and wants none done. */
const isOnlyTold = (sentence: string, tool: FunctionTool): boolean =>
  sentence.includes('?') ||
  SEEKS.test(sentence) ||
  THINKS.test(sentence) ||
  isConditional(sentence) ||
  TO_BE_TOLD.test(sentence) ||
  isForbidden(sentence, tool) ||
  isStated(sentence, tool) ||
  isOfPast(sentence, tool);

/** "Under no circumstances refund order 5": what is said of a deed, or all where nothing is, is that it shall not be done. */
function isForbidden(sentence: string, tool: FunctionTool): boolean {
  const clauses = clausesOf(sentence);
  const own = clauses.filter((one) => speaksOf(tool, one));
  return (own.length > 0 ? own : clauses).every((one) => FORBIDS.test(one));
}

/** Whether what is said of a deed, or all where nothing is, has been done. */
function isOfPast(sentence: string, tool: FunctionTool): boolean {
  const clauses = clausesOf(sentence);
  const own = clauses.filter((one) => speaksOf(tool, one));
  return own.length > 0 ? own.some((one) => PAST.test(one)) : clauses.every((one) => PAST.test(one));
}

/** Whether a sentence speaks of what a function does. */
export function speaksOf(tool: FunctionTool, sentence: string): boolean {
  const low = sentence.toLowerCase();
  return (
    deedsOf(tool).some((deed) => !deed.isAsked && askedFor(deed, sentence) > 0) ||
    wordsOfName(tool.name).some((word) => word.length > 4 && low.includes(word.slice(0, 5)))
  );
}

/** What cannot be undone, by the words of names. */
const FINAL =
  /^(?:refund|reimburse|cancel|void|annul|abort|delete|remove|erase|pay|charge|transfer|wire|close|stop|terminate|end|revoke|block|buy|purchase|sell|rotate|regenerate|reset|order|place|subscribe|unsubscribe|return|exchange|freeze|suspend|lock|deactivate|withdraw|uninvite|redeem|donate|checkout|quit|resign|stornieren|kündigen|löschen|bezahlen|bestellen|sperren|avboka|avbeställ|betala|beställ|annuler|supprimer|payer|commander|cancelar|eliminar|pagar|pedir|cerrar|fermer|schließen|schliessen|stäng|stänga|radera|borrar|comprar|acheter|kaufen|köp|köpa|rembourser|reembolsar|återbetala|erstatten|bloquer|bloquear|blockera|spärra|résilier|anular|devolver|retourner|returnera|überweisen|virer|transferir|överför|överföra)$/iu;

/** Whether what a function does cannot be taken back by who asked in passing. */
export function isFinal(tool: FunctionTool): boolean {
  const [first = '', second = '', ...more] = wordsOfName(tool.name);
  if (IS_TOLD.test(more.at(-1) ?? second)) return false;
  return FINAL.test(first) || (FINAL.test(second) && !onlyTells(deedsOf(tool)));
}

/** `order_status`, `refund_policy`: what is told of a thing. */
const IS_TOLD =
  /^(?:status|state|progress|price|cost|fee|policy|rules?|terms|history|methods?|info|information|details?|list|count|conditions?|options?|date|link|label)$/iu;

/**
 * Whether a text has something done by a function that has an effect: a sentence that speaks of it commands or wishes it, or
 * states what it follows from ("we need 8 metres"); "can I still cancel order 5?", "my wife cancelled it" do not.
 */
export function isCommanded(tool: FunctionTool, text: string, isReply = false): boolean {
  const sentences = sentencesOf(text);
  const own = sentences.filter((one) => speaksOf(tool, one));
  if (isReply) return own.some(commands);
  if (own.length === 0) return sentences.some((one) => commands(one) || !isOnlyTold(one, tool));
  return (
    own.some((one) => commands(one) || !isOnlyTold(one, tool)) ||
    sentences.some((one) => !own.includes(one) && isBare(one))
  );
}

/** "Please do so.", "Could you do that for me?": a command without a thing of its own. */
const isBare = (sentence: string): boolean =>
  commands(sentence) &&
  /(?<!\p{L})(?:do|so|that|it|this|das|es|dies|le|la|lo|ça|cela|eso|det|den)(?!\p{L})/iu.test(sentence);

/** Whether a clause opens with a question or has somebody do something. */
export const asksOrTells = (clause: string): boolean =>
  SEEKS.test(clause) || /^\W*(?:what|how|where|when|who)['’]s(?!\p{L})/iu.test(clause) || isImperative(clause);

/** "If it has not shipped, cancel it": whether a text has something done on a condition that may be looked up. */
export const hangsOnSomething = (text: string): boolean =>
  sentencesOf(text).some((one) => !one.includes('?') && !SEEKS.test(one) && !THINKS.test(one) && isConditional(one));

/** "Yes, please": whether a text takes up what was offered. */
export const isAffirmed = (text: string): boolean => AFFIRMS.test(text) && !text.includes('?');
