import { sentenceAt, type Span } from '../clause.js';
import type { Sayings } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import { perStretch } from '../per-stretch.js';
import { CONDITIONAL, type Deed, deedsIn, DENIED, OPEN } from './deed.js';

/** A day of a text: what is done on it, and whether that is sure. */
export interface ToldDay {
  day: Mention;
  deeds: readonly Deed[];
  /** whether its words leave out what is told of the day before it */
  isSame?: boolean;
  state: 'done' | 'planned' | 'conditional' | 'denied';
}

const PART = /[,;:]\s|\s[–—]\s|\s(?:and|but|while|und|aber|doch|och|men|et|mais|y|pero)\s/giu;
/** What makes a part of a sentence a clause of its own. */
const VERB =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|had|will|do|does|did|ist|sind|war|hat|habe|haben|wird|est|sont|était|ont|sera|es|son|era|ha|han|hay|tengo|tenemos|är|var|har|hade|blir|ska)(?!\p{L})/iu;
const MOST_WORDS = 6;
const LONGEST = 240;

/** The days of a stretch, each with what the words before it, else those after it, say is done. */
export const toldDays = perStretch(({ text, mentions, language }, scope): readonly ToldDay[] => {
  const days = mentions.filter(({ kind, start, end }) => kind === 'date' && start >= scope.start && end <= scope.end);
  const told: ToldDay[] = [];
  days.forEach((day, i) => {
    const { start, end } = sentenceAt(text, day.start);
    const from = Math.max(start, day.start - LONGEST, days.at(i - 1) && i > 0 ? days[i - 1].end : 0);
    const to = Math.min(end, day.end + LONGEST, days.at(i + 1)?.start ?? text.length);
    const own = saidOf(day, { start: from, end: to }, text, language === 'de');
    told.push(
      i > 0 && isElliptic(own, text.slice(from, day.start), from > start) ? { ...told[i - 1], day, isSame: true } : own,
    );
  });
  return told;
});

/** "…, the second on 10 May": what is said of the day before it holds for it too. */
const isElliptic = ({ deeds }: ToldDay, between: string, isSame: boolean): boolean =>
  isSame && deeds.length === 0 && (between.match(/\p{L}+/gu) ?? []).every((word) => ALSO.test(word));
const ALSO =
  /^(?:and|und|et|y|och|then|the|die|der|das|le|la|les|el|den|det|on|am|one|first|second|third|other|others|rest|next|again|replacement|remaining|half|box|parcel|zweite\p{L}*|andere\p{L}*|deuxième|autre|reste|paket|colis|segund[oa]|otr[oa]|resto|paquete|andra|resten)$/iu;

/** What a text says of one day, between the day before it and the one after it. */
function saidOf(day: Mention, { start, end }: Span, text: string, isVerbLast: boolean): ToldDay {
  const [before, after] = [text.slice(start, day.start), firstPart(text.slice(day.end, end))];
  const led = ledBy(before);
  const follows = deedsIn(after).slice(0, 1);
  const own = led.deeds.length === 0 || (isVerbLast && follows.length > 0) ? follows : led.deeds;
  const rest = /^[^.!?\n]*/u.exec(text.slice(day.end, day.end + LONGEST))?.[0] ?? '';
  const said = `${led.clause} – ${after}`;
  return { day, deeds: own.map(({ deed }) => deed), state: stateOf(said, led.near, after, before + rest) };
}

const firstPart = (after: string): string => after.slice(0, after.search(PART) < 0 ? undefined : after.search(PART));

interface Led {
  deeds: ReturnType<typeof deedsIn>;
  clause: string;
  /** what stands from a little before the deed to the day */
  near: string;
}

/** The deed that leads to a day: of its own clause, or of the one before it where its own has no verb. */
function ledBy(before: string): Led {
  const starts = [0, ...[...before.matchAll(PART)].map((mark) => mark.index + mark[0].length)].reverse();
  for (const start of starts) {
    const clause = before.slice(start);
    const deeds = deedsIn(clause);
    if (deeds.length > 0) return { deeds: lastOf(deeds), clause, near: nearTo(clause, deeds) };
    if (
      VERB.test(clause) ||
      (clause.match(/\p{L}+/gu) ?? []).length > MOST_WORDS ||
      /,\s$/u.test(before.slice(0, start))
    )
      return { deeds: [], clause, near: clause };
  }
  return { deeds: [], clause: before, near: before };
}

/** The last thing that is done, by all that it may be called. */
function lastOf(deeds: Led['deeds']): Led['deeds'] {
  const { start } = deeds[deeds.length - 1];
  return deeds.filter((one) => one.start === start);
}

const WORDS_BEFORE = /(?:[\p{L}\p{N}'’]+[^\p{L}\p{N}]+){0,4}$/u;

function nearTo(clause: string, deeds: Led['deeds']): string {
  const { start } = deeds[deeds.length - 1];
  return (WORDS_BEFORE.exec(clause.slice(Math.max(0, start - 80), start))?.[0] ?? '') + clause.slice(start);
}

const IF = /(?<!\p{L})(?:if|unless|falls|wenn|sofern|ifall)(?! possible| möglich)(?!\p{L})/iu;
const isIn = (phrase: Sayings, said: string): boolean => phrase.allIn(said).length > 0;

function stateOf(clause: string, near: string, after: string, rest: string): ToldDay['state'] {
  if (isIn(CONDITIONAL, clause) || IF.test(rest)) return 'conditional';
  if (isIn(DENIED, near) || isIn(DENIED, after)) return 'denied';
  return isIn(OPEN, near) ? 'planned' : 'done';
}
