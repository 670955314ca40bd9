import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';

const WISH =
  /^(query|queries|q|search|prompt|question|keywords?|topic|style|description|text|message|input|expression|request|content|term|brief)$/;

const ASKING =
  /^(?:(?:please|can you|could you|would you|i want to|i would like to|i['’]d like to|snälla|kan du|bitte|kannst du|peux-tu|puedes)\s+)*(?:(?:search|look|find|show|draw|design|make|generate|create|calculate|compute|translate|what is|what['’]s|sök|hitta|visa|rita|räkna ut|suche?|zeige?|zeichne|berechne|cherche|montre|dessine|calcule|busca|muestra|dibuja|calcula)\b\s*(?:for|up|me|efter|mig|nach|mir|moi|por|an? image of|a picture of|an? concept for)?\s*)?/iu;

/** What is to be kept or said, after the words that ask for it: "remind me on Monday to buy buttons", "saying “…”". */
const SAID: readonly RegExp[] = [
  /[“«„"]([^"”»“]{2,500})["”»“]/u,
  /(?<!\p{L})[‘']([^'’]{2,500})['’](?!\p{L})/u,
  /(?:saying|that says|with the text|med texten|mit dem text|avec le texte|con el texto|diciendo)\s?:?\s?["“«„]?([^"”»“]{2,500})/iu,
  /^(?:please\s|could you\s|can you\s)?(?:tell|inform|notify|let)\s\p{Lu}[^.?!]{0,40}?\s(?:know\s)?that\s([^.?!]{2,500})/iu,
  /^(?:please\s)?(?:message|text|write to)\s\p{Lu}[\p{L} ’'-]{1,40}:\s([^?!]{2,500}?)[.]?$/iu,
  /^(?:please\s)?(?:remind me|set a reminder)\b[^.]{0,60}?\bto\s(\p{Ll}[^.!?]{1,300})/iu,
  /^(?:\p{L}+\s){1,3}(?:(?:ein|eine|un|une|en|una)\s)?(?:rappel|recordatorio|påminnelse|erinnerung)(?:\s[^:]{0,40})?\s?:\s([^!?]{2,300}?)[.]?$/iu,
  /^(?:lägg till|skapa|sätt|ajoutez?|créez?|añad[ea]|crea|pon|füge|erstelle?)\s(?:\p{L}+\s)?(?:påminnelse|rappel|recordatorio|erinnerung)\s(?:[^.:]{0,40}?\s)?(?:om att|pour|de|para|att|zum|an)\s([^.!?]{2,300})/iu,
  /^påminn mig\b(?:\s(?:den|på|kl|klockan)\s[^.]{1,30}?)?\s(?:om att|att|om)\s([^.!?]{2,300})/iu,
  /^erinnere?n? (?:sie )?(?:mich|uns)\b(?:\s(?:am|um|bitte)\s(?:[^.]|\.(?=\s?\p{L})){1,40}?)?\s(?:daran,?|an)\s(?:(?:die|den|das|meine?n?|unsere?n?)\s)?([^!?]{2,300}?)[.]?$/iu,
  /^rappelle[zr]?[- ](?:moi|nous)\b(?:\s(?:le|à)\s[^.]{1,30}?)?\s(?:de\s|d['’])([^.!?]{2,300})/iu,
  /^rec[uo]é?rda(?:me|nos|d?me)\b(?:\sel\s[^.]{1,30}?)?\s(?:que\s)?(?:la\s|el\s)?(\p{Ll}[^.!?]{2,300})/iu,
];

/** What is called so is kept only where it is told apart from the rest. */
const TITLE = /^(what|title|task|reminder|todo|subject|note|comment|remark|label)$/;

/** "… on 2026-12-10 at 08:30": when it is due is another argument's. */
const WHEN = /(?:\s(?:on|at|by|den|kl|klockan|am|um|le|à|el|a las)\s\d[\d:.-]{0,12}(?:\s?[ap]m)?){1,2}$/iu;
const TRANSLATES = /^\W{0,3}(?:\p{L}{1,20}\s){0,3}?(?:translate|översätt|übersetze?|tradui[st]?|traduce)(?!\p{L})/iu;
const INTO_LANGUAGE = /\s(?:into|to|in|till|ins|auf|en|al|à)\s\p{L}{3,20}[.!?]?$/iu;

/** "Envoyez un message à Paul": what is to be sent is not what asks for it. */
const SENDS =
  /^\W*(?:(?:please|bitte|snälla|s['’]il (?:te|vous) plaît|por favor)\s)?(?:send|write|text|message|schicken?|schick|sende|sende[nt]?|skicka|skriv|envoie|envoyez|écri[st]|écrivez|manda|mande|envía|envíe|escrib[ae])(?:\s(?:sie|mir))?\s(?:(?:an?|the|eine?n?|ett?|une?|una?|el|den)\s)?(?:message|mail|e-?mail|text|sms|letter|note|nachricht|meddelande|mejl|brev|courriel|mensaje|correo|nota)(?!\p{L})/iu;

/** The wish itself, without the words that ask for it. */
export function wish({ words }: Property, text: string): Grounded | null {
  const isTitle = words.some((word) => TITLE.test(word));
  if (!isTitle && !words.some((word) => WISH.test(word))) return null;
  const told = SAID.map((one) => one.exec(text)?.[1]?.trim()).find((one) => one !== undefined && one !== '');
  if (isTitle) return told === undefined ? null : fromText(told.replace(WHEN, ''), told);
  if (told !== undefined) return fromText(told, told);
  if (SENDS.test(text) && words.some((word) => /^(?:text|message|content|body)$/u.test(word))) return null;
  const asked = TRANSLATES.test(text) ? text.trim().replace(INTO_LANGUAGE, '') : text.trim();
  const said =
    asked
      .replace(ASKING, '')
      .replace(/\s*\?$/, '')
      .trim() || asked;
  return said === '' ? null : fromText(said, said);
}
