import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:needs?|requires?|wants?|expects?|awaits?|awaiting|requested|required|needed|wanted|expected|necessary|action)$/;
const REPLY = /^(?:reply|answer|response|answering|replying|respond|callback)$/;
const NONE =
  /(?<!\p{L})(?:no (?:reply|answer|response|need to (?:reply|answer|respond|get back)|action|further action)|do(?:n['’]t| not) (?:need to )?(?:reply|answer|respond)|need not (?:reply|answer)|(?:reply|answer|response) (?:is )?not (?:necessary|needed|required)|just (?:for your information|to let you know|so you know|wanted to (?:say|let you know))|for your information|fyi|inget svar|behöver inte svara|bara så (?:du|ni) vet|för kännedom|keine antwort|nur zur (?:info|kenntnis)|zur kenntnis|pas besoin de répondre|à titre d['’]information|no hace falta (?:responder|contestar|que me (?:contesten|respondan|conteste|responda))|inutile de (?:me )?répondre|sie brauchen (?:mir )?nicht (?:zu )?antworten|ni behöver inte svara)(?!\p{L})/iu;
const WANTED =
  /(?<!\p{L})(?:let me know|let us know|please (?:reply|answer|respond|confirm|get back|tell|call|write|advise|send me|explain)|get back to (?:me|us)|(?:look|looking) forward to (?:your|hearing)|await(?:ing)? your|hope to hear|hear from you|reply by|answer by|svara gärna|hör av (?:er|dig)|återkom|meddela|bitte (?:antworten|melden|um (?:antwort|rückmeldung))|um (?:antwort|rückmeldung)|geben sie (?:mir|uns) bescheid|merci de (?:me )?(?:répondre|confirmer)|dites-moi|avísenme|respondan|quedo a la espera)(?!\p{L})/iu;

/** `needs_reply`: a question or "let me know" wants one, "just for your information" none. */
export function isReplyWanted(words: readonly string[], { text }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => REPLY.test(word)) || !words.some((word) => ASKS.test(word)) || words.length > 4)
    return null;
  const said = text.slice(start, end);
  const none = NONE.exec(said);
  const wanted = WANTED.exec(said) ?? /[^.!?\n]{3,120}\?(?=\s|$)/u.exec(said);
  if ((none === null) === (wanted === null)) return null;
  return none ? fromText(false, none[0]) : wanted && fromText(true, wanted[0].trim());
}
