import { isOfClass, isRelated, pastOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { overlaps, stretches } from '../mention.js';
import { perStretch } from '../per-stretch.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { distinct } from '../text/distinct.js';
import { isVerb } from './predicate.js';
import { denies, isOpen, kinOf, sentencesIn, type Word, wordsOf } from './words-of.js';

const NAME =
  /(?<![\p{L}\d’'-])(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?\p{Lu}[\p{L}’'-]*\p{L}(?: (?:(?:van|von|de|der|den|af|da|del|di|la|le) )?\p{Lu}[\p{L}’'-]*\p{L}){0,2}(?![\p{L}\d])/gu;
const NO_NAME =
  /^(?:The|A|An|Our|My|His|Her|Their|Your|At|In|On|From|To|By|With|When|After|Before|Please|Dear|Hello|Hi|Yesterday|Today|We|I|He|She|They|It|You|This|That|Then|And|But|If|For|No|Nobody|Everyone|Somebody|As|Who|There|Not|All) /u;
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? /u;

interface Named extends Span {
  name: string;
}

/** `borrower` of "Peter Vogel borrowed …", `attorney` of "his lawyer, Ruth Abel": who is called so, or did it. */
export function whoByKin(property: Property, reading: Reading, scope: Span): Grounded | null {
  const role = roleOf(property);
  if (role === null) return null;
  const titled = DOCTOR.test(role) ? doctorIn(reading, scope) : null;
  if (titled || reading.language !== 'en' || !isOfClass(role, 'person')) return titled;
  const found = sentencesIn(reading.text, scope).flatMap((sentence) =>
    namesIn(reading, sentence)
      .filter((one) => isCalled(role, one, sentence, reading.text) || isAgent(role, one, sentence, reading.text))
      .map(({ name }) => fromText(name, name)),
  );
  const own = distinct(found);
  return own.length === 1 ? own[0] : null;
}

function roleOf({ words }: Property): string | null {
  const own = words.filter((word) => !/^(?:name|full|of|the|person)$/.test(word));
  return own.length === 1 ? own[0] : null;
}

const DOCTOR = /^(?:doctor|physician|medic|läkare|doktor|arzt|ärztin|médecin|docteur|médico|doctora?)$/;
const DR = /(?<!\p{L})(?:Dr|Dra)\.? \p{Lu}[\p{L}’'-]*\p{L}(?: \p{Lu}[\p{L}’'-]*\p{L})?/gu;

/** "Dr. Yilmaz", where the text has one. */
function doctorIn({ text }: Reading, { start, end }: Span): Grounded | null {
  const found = distinct(
    stretches(new RegExp(DR), text.slice(start, end)).map(({ text: name }) => fromText(name, name)),
  );
  return found.length === 1 ? found[0] : null;
}

/** Two words with capital letters, or one that is known as a person or has a title. */
const namesIn = perStretch(({ text, mentions }: Reading, sentence: Span): Named[] => {
  const others = mentions.filter(({ kind }) => /^(?:place|country|company|date|street)$/.test(kind));
  return stretches(new RegExp(NAME), text.slice(sentence.start, sentence.end)).flatMap((one) => {
    const name = withoutRole(one.text.replace(NO_NAME, ''));
    const end = sentence.start + one.end;
    const found = { name, start: end - name.length, end };
    const isPerson = mentions.some(({ kind, start, end: to }) => kind === 'person' && start < end && to > found.start);
    const isName = isPerson || TITLE.test(name) || name.includes(' ');
    return isName && !others.some((other) => overlaps(other, found)) ? [found] : [];
  });
});

/** "Patient Tove Lindahl". */
function withoutRole(name: string): string {
  const [first, ...rest] = name.split(' ');
  return rest.length > 1 && !TITLE.test(name) && isOfClass(first, 'person') ? rest.join(' ') : name;
}

const OTHERWISE =
  /^(?:former|ex|deputy|vice|assistant|acting|late|not|no|future|potential|second|other|another|previous|old|new)$/i;
const SAME = new Set(['same', 'synonym', 'defined', 'kind-of']);

const isRole = (role: string, said: string): boolean => {
  const kind = isOfClass(said, 'person') ? isRelated(role, said)?.kind : undefined;
  return kind !== undefined && SAME.has(kind);
};

const AFTER =
  /^,? (?:(?:is|was) )?(?:the|our|a|an|my|his|her|their|your) ((?:\p{Ll}+ ){0,2}\p{Ll}+)(?=[,.;)]|$| (?:of|at|in|for|from|who|and|was|is|on)(?!\p{L}))/u;

/** "The notary was Greta Holm", "our lawyer, Ruth Abel", "Ruth Abel, the lawyer". */
function isCalled(role: string, { start, end }: Named, sentence: Span, text: string): boolean {
  const before = text.slice(Math.max(sentence.start, start - NEAR), start);
  const words = wordsOf(text, { start: Math.max(sentence.start, start - NEAR), end: start });
  const isLinked =
    /\p{L}(?:\s|\s?[:(]\s?)$|(?<!\p{L})(?:the|our|an?|my|his|her|their|your) (?:\p{Ll}+ )?\p{Ll}+,\s$/iu.test(before);
  const last = /^(?:is|was|called|named)$/i.test(words.at(-1)?.text ?? '') ? words.length - 2 : words.length - 1;
  const isBefore =
    isLinked && last >= 0 && isRole(role, words[last].text) && !OTHERWISE.test(words[last - 1]?.text ?? '');
  const after = AFTER.exec(text.slice(end, Math.min(sentence.end, end + NEAR)))?.[1].split(' ') ?? [];
  return (
    isBefore ||
    (after.length > 0 && isRole(role, after[after.length - 1]) && !after.some((word) => OTHERWISE.test(word)))
  );
}

/** Who does something is called by it: "borrower", "complainant", not "employee". */
const AGENT = /(?:er|or|ant|ent|ist|man|woman)$/;
const DOES = new Set(['same', 'derived', 'of-synonym']);

/** Words that say who somebody is stand so near. */
const NEAR = 300;

/** "Peter Vogel borrowed", "answered by Lars Falk". */
function isAgent(role: string, one: Named, sentence: Span, text: string): boolean {
  const verb = passive(one, sentence, text) ?? active(one, sentence, text);
  const kind = verb && kinOf(role, verb.words, verb.at);
  const isDoer = kind !== null && DOES.has(kind) && (AGENT.test(role) || kind === 'same');
  return isDoer && !isOpen(text.slice(sentence.start, sentence.end));
}

/** "Signed on 4 May by Dr. Osei": the last verb before "by". */
function passive({ start }: Named, sentence: Span, text: string): { words: readonly Word[]; at: number } | null {
  const words = wordsOf(text, { start: Math.max(sentence.start, start - NEAR), end: start });
  if (!/^by$/i.test(words.at(-1)?.text ?? '')) return null;
  const at = words.findLastIndex((_, i) => isVerb(words, i));
  const near = at < 0 ? '' : text.slice(words[Math.max(0, at - 2)].start, words[at].start);
  return at < 0 || denies(near) || words.slice(at + 1, -1).some(({ text: word }) => /^(?:and|that|who|by)$/i.test(word))
    ? null
    : { words, at };
}

const SUBJECT = /(?:^|[,;:]\s|(?<!\p{L})(?:and|that|but|when|because)\s)$/iu;
const ADVERB = /^(?:has|have|had|also|then|first|already|just|later|finally|kindly|himself|herself)$/i;

/** "Peter Vogel borrowed", "a neighbour, Lotte Hansen, phoned": the verb right after a name that begins a clause. */
function active({ start, end }: Named, sentence: Span, text: string): { words: readonly Word[]; at: number } | null {
  if (!SUBJECT.test(text.slice(sentence.start, start).replace(/^\s+/u, ''))) return null;
  if (!/^,?\s\p{Ll}/u.test(text.slice(end, sentence.end))) return null;
  const words = wordsOf(text, { start: end, end: Math.min(sentence.end, end + NEAR) });
  const at = words.findIndex(({ text: word }) => !ADVERB.test(word));
  const isDone = at >= 0 && pastOf(words[at].text) !== null && !/^(?:to|by)$/i.test(words[at + 1]?.text ?? '');
  return isDone ? { words, at } : null;
}

/** Whoever comes to somebody: not the one who is called by a trade. */
const GUEST = /^(?:customer|client|buyer|guest|patient|reviewer|author|user)$/;
const TRADE = /(?:er|or|ist|ian|ant|ent|smith|maker|man|woman|ress)$/u;
const OF_ALL =
  /^(?:customer|client|buyer|guest|patient|user|member|visitor|resident|tenant|pa(?:ss|tron)\w*|brother|sister|mother|father|daughter|partner|neighbour|neighbor|woman|man|gentleman|student|pensioner|holder|parent|friend|owner|sender|traveller|traveler)$/i;

/** "The optician Nora Quist" is no patient: who is called by a trade of another kind right before the name. */
export function isOfOtherTrade({ words }: Property, { start }: Span, { language, text }: Reading): boolean {
  const role = words.find((word) => GUEST.test(word));
  if (role === undefined || language !== 'en') return false;
  const trade = /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Aa]n?|[Mm]y|[Yy]our) (?:\p{Ll}+ )?(\p{Ll}{3,20}),? $/u.exec(
    text.slice(Math.max(0, start - 50), start),
  )?.[1];
  return (
    trade !== undefined &&
    TRADE.test(trade) &&
    !OF_ALL.test(trade) &&
    isOfClass(trade, 'person') &&
    !isRole(role, trade)
  );
}
