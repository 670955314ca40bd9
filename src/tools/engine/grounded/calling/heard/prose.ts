import { quotesIn } from '../spans.js';
import type { Asked } from './asked.js';
import type { Found } from './found.js';
import { bodyIn, subjectIn } from './letters.js';

const THAT =
  /(?<!\p{L})(?:(?:that|which|should|and) (?:says?|saying|reads?|reading)|saying|reading|to say|with the (?:text|words|message|inscription|note)|som säger|med texten|där det står|med orden|mit (?:dem|der) (?:text|aufschrift|nachricht|worten)|auf (?:der|dem|denen) steht|avec (?:le texte|l['’]inscription|le message|les mots)|qui dit|disant|que (?:diga|ponga|dice)|con (?:el texto|el mensaje|la inscripción|las palabras))\s?:?,?\s/iu;
const TOLD =
  /(?<!\p{L})(?:(?:tell|inform|notify|let|text|message)\s(?:[^\s,.:]{1,30}\s){1,4}?(?:know\s)?that|säg(?:a)? (?:till|åt)\s(?:[^\s,.:]{1,30}\s){1,3}?att|meddela\s(?:[^\s,.:]{1,30}\s){1,3}?att|sag(?:en sie)?\s(?:[^\s,.:]{1,30}\s){0,3}?[^\s,.:]{1,30},\s?dass|dis à\s(?:[^\s,.:]{1,30}\s){1,3}?qu(?:e\s|['’])|dites à\s(?:[^\s,.:]{1,30}\s){1,3}?qu(?:e\s|['’])|di(?:le|gale) a\s(?:[^\s,.:]{1,30}\s){1,3}?que)\s?/iu;
const REMIND =
  /(?<!\p{L})(?:remind (?:me|us)(?:[^!?:]{0,50}?)? (?:to|about|of)(?!\p{L})|påminn (?:mig|oss)(?:[^!?:]{0,50}?)? (?:om )?att(?!\p{L})|påminn (?:mig|oss)(?:[^!?:]{0,50}?)? om(?!\p{L})|erinner[en]{0,2} (?:mich|uns|sie mich)(?:[^!?:]{0,50}?)?(?: daran,| an)|rappel(?:le|ez)[- ](?:moi|nous)(?:[^!?:]{0,50}?)? (?:de|d['’])|recuérd(?:a|e)(?:me|nos)(?:[^!?:]{0,50}?)?(?: que| de(?! (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d))))\s?/iu;
const ABOUT =
  /(?<!\p{L})(?:about|regarding|concerning|on the subject of|subject|om|angående|gällande|über|wegen|bezüglich|zum thema|au sujet d[eu']|à propos d[eu']|concernant|sobre|acerca de|respecto a)\s?:?\s/iu;
const COLON = /\p{L}\s?:\s/u;

const SUBJECT = /^(?:(?:e?mail_?)?subject(?:_?line)?|betreff|ämne|objet|asunto)$/iu;
const BODY =
  /^(?:(?:e?mail_?)?(?:body|text|message|content)|inhalt|nachricht|meddelande|texte|corps|cuerpo|mensaje)$/iu;

/** Free text for an argument: in quotation marks, after a colon, after "that says", "remind me to", "tell her that". */
export function proseIn(asked: Asked, text: string, isOnly: boolean): Found | null {
  const subject = subjectIn(text);
  if (subject && SUBJECT.test(asked.name)) return subject;
  if (subject && BODY.test(asked.name)) return bodyIn(text, subject);
  const quotes = quotesIn(text);
  if (quotes.length === 1) return { ...quotes[0], value: quotes[0].text };
  const isTopic = /subject|topic|about|title|reason/iu.test(asked.name);
  const at =
    after(THAT, text) ??
    (isTopic ? null : (after(TOLD, text) ?? (isOnly ? after(REMIND, text) : null))) ??
    (isTopic ? after(ABOUT, text) : null);
  const from = at ?? (asked.isRequired && !isTopic ? after(COLON, text) : null);
  return from === null ? null : upToEnd(text, from, isTopic);
}

function after(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text);
  return found ? found.index + found[0].length : null;
}

/** To the end of the sentence, or of all where it is a sentence of its own. */
function upToEnd(text: string, from: number, isShort: boolean): Found | null {
  const rest = text.slice(from);
  const stop = (isShort ? /[.,;!?](?=\s|$)/u : /\.(?=\s+\p{Lu}|\s*$)|[!?](?=\s+\p{Lu})/u).exec(rest);
  const end = stop ? stop.index + (/[!?]/u.test(stop[0]) && !isShort ? 1 : 0) : rest.length;
  const said = rest.slice(0, end).trim();
  const start = from + rest.indexOf(said);
  return said.length < 2 ? null : { value: said, text: said, start, end: start + said.length };
}
