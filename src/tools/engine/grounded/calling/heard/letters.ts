import { quotesIn } from '../spans.js';
import type { Found } from './found.js';

/** "With the subject Fitting", "Betreff: Anprobe": what stands before a subject. */
const SUBJECT =
  /(?<!\p{L})(?:(?:with|under|mit|unter|med|avec|con)\s)?(?:(?:the|as|dem|den|le|pour|comme|el|como)\s)?(?:subject(?:\sline)?|betreff(?:zeile)?|ämnes(?:rad(?:en)?)|ämnet?|objet|asunto)(?:\s(?:is|being|of|ist|lautet|är|est|es))?\s?:?\s(?=["“„«'‘]?[\p{L}\d])/iu;
/** What ends a subject that is not quoted. */
const ENDS =
  /[.,;!?](?=\s|$)|\s(?:and|saying|with|that says|to say|telling|to|und|mit|och|med|et|en disant|avec|disant|y|con|diciendo)\s/iu;
/** "And say that", "schreib, dass": what stands before what a letter says. */
const SAYS =
  /(?<!\p{L})(?:(?:and|to|that|then)\s(?:say|write|tell\s(?:her|him|them|\p{Lu}\p{L}+))(?:\sthat)?|saying(?:\sthat)?|(?:with\s)?(?:the\s)?(?:body|message|text)(?:\s(?:is|saying|being))?|(?:schreib(?:e|en sie)?|sag(?:e|en sie)?)(?:\s(?:ihr|ihm|ihnen))?,?\sdass|(?:mit dem )?(?:text|inhalt)|(?:skriv|säg)(?:\s(?:till henne|till honom))?\satt|(?:med )?texten|(?:écri(?:s|vez)|di(?:s|tes))(?:[- ]lui)?\s(?:que\s|qu['’])|(?:avec )?le texte|(?:escrib[ae]|di(?:le|ga|gale)?)\sque|(?:con )?el texto)\s?:?\s*/iu;

/** The subject of a letter that says what it is called by; null where nothing is said to be one. */
export function subjectIn(text: string): Found | null {
  const opened = SUBJECT.exec(text);
  if (!opened) return null;
  const from = opened.index + opened[0].length;
  const quote = quotesIn(text).find(({ start }) => start >= from && start <= from + 1);
  if (quote) return { ...quote, value: quote.text };
  const rest = text.slice(from);
  const said = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
  return said === '' ? null : { value: said, text: said, start: from, end: from + said.length };
}

/** What a letter with a subject says: behind it, in quotation marks or after "say that"; null where it says nothing. */
export function bodyIn(text: string, subject: Found): Found | null {
  const quotes = quotesIn(text).filter(({ start, end }) => end <= subject.start || start >= subject.end);
  if (quotes.length === 1) return { ...quotes[0], value: quotes[0].text };
  const rest = text.slice(subject.end);
  const opened = SAYS.exec(rest);
  if (!opened) return null;
  const from = subject.end + opened.index + opened[0].length;
  const said = text
    .slice(from)
    .replace(/(?<=\p{L}{2})\.\s*$/u, '')
    .trim();
  return said.length < 2 ? null : { value: said, text: said, start: from, end: from + said.length };
}
