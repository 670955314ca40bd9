import { keyOf, publishedOf, testedOf } from '../../hypotheses/register.js';
import { STRATEGY_NAMES, wordHypothesis } from '../../hypotheses/wording.js';
import { wordHypothesisInEnglish } from '../../hypotheses/wording-en.js';
import type { State } from '../../state.js';
import { countWord } from '../../swedish/phrase.js';
import type { Answer, Context, Tongue } from './answer.js';
import { strategyIn } from './strategies.js';

/** Matches that a strategy took part in, over all regimes and whoever won them, and those it won; one an hour is counted. */
interface Record_ {
  name: string;
  n: number;
  k: number;
}

function recordsOf(state: State): Record_[] {
  const wins = new Map<string, Record_>();
  for (const [level, { n, k }] of Object.entries(state.register.contrasts.league)) {
    const [name] = level.split('|');
    const known = wins.get(name) ?? { name, n: 0, k: 0 };
    wins.set(name, { name, n: known.n + n, k: known.k + k });
  }
  return [...wins.values()].sort((a, b) => b.k - a.k);
}

const swedish = (name: string): string => `”${STRATEGY_NAMES[name] ?? name.replaceAll('_', ' ')}”`;
const english = (name: string): string => `"${name.replaceAll('_', ' ')}"`;

const NO_MATCH: Record<Tongue, string> = {
  sv: 'Jag har inte sett någon match avgöras än.',
  en: 'I have not seen a match end yet.',
};

/** Answers from the matches that were won. */
const ofRecords =
  (tell: (records: Record_[], context: Context) => Record<Tongue, string>): Answer =>
  (state, context) => {
    const records = recordsOf(state);
    return records.some(({ k }) => k > 0) ? tell(records, context) : NO_MATCH;
  };

const winner = ofRecords(([{ name, n, k }], { words }) => {
  const ofWeek = words.some((word) => /^(vecka|week)/.test(word));
  return {
    sv: `Av husets strategier har ${swedish(name)} vunnit flest av de matcher jag har sett: ${k} av ${n}.${ofWeek ? ` ${WEEKS.sv}` : ''}`,
    en: `Of the house’s strategies ${english(name)} has won most of the matches I have seen: ${k} of ${n}.${ofWeek ? ` ${WEEKS.en}` : ''}`,
  };
});

/** What it does not know of the league. */
const WEEKS: Record<Tongue, string> = {
  sv: 'Vecka för vecka håller jag det inte isär.',
  en: 'I do not keep it week by week.',
};

const ONLY_ONE: Record<Tongue, string> = {
  sv: 'Jag har bara sett en enda strategi vinna, så det finns inget att jämföra med.',
  en: 'I have seen only one strategy win, so there is nothing to compare it with.',
};

const second = ofRecords(([first, next]) =>
  next && next.k > 0
    ? {
        sv: `Näst flest matcher har ${swedish(next.name)} vunnit: ${next.k} av ${next.n}. Främst är ${swedish(first.name)} med ${first.k} av ${first.n}.`,
        en: `${capital(english(next.name))} has won the second most matches: ${next.k} of ${next.n}. First is ${english(first.name)} with ${first.k} of ${first.n}.`,
      }
    : ONLY_ONE,
);

const capital = (text: string): string => text.replace(/[a-z]/, (letter) => letter.toUpperCase());

/** As many as a listener keeps in mind. */
const TOLD = 3;

const standing = ofRecords((records) => {
  const listed = (name: (of: string) => string, of: string): string =>
    records
      .slice(0, TOLD)
      .map((record) => `${name(record.name)} ${record.k} ${of} ${record.n}`)
      .join(', ');
  return {
    sv: `Vunna av de matcher jag har sett: ${listed(swedish, 'av')}.`,
    en: `Won of the matches I have seen: ${listed(english, 'of')}.`,
  };
});

const outlook = ofRecords(([{ name, n, k }]) => ({
  sv: `Det vet jag inte. Hittills har ${swedish(name)} vunnit flest, ${k} av ${n}, men det säger hur det har gått, inte hur det kommer att gå.`,
  en: `I do not know. So far ${english(name)} has won most, ${k} of ${n}, but that says how it went, not how it will go.`,
}));

const last = ofRecords((records) => {
  const { name, n, k } = records.toSorted((a, b) => a.k / a.n - b.k / b.n)[0];
  return {
    sv: `Minst andel har ${swedish(name)} vunnit: ${k} av ${n}. Varför vet jag inte; jag ser bara hur det går.`,
    en: `The smallest share was won by ${english(name)}: ${k} of ${n}. Why I do not know; I only see how it goes.`,
  };
});

/** What it suspects, or holds, of a strategy, as its statement. */
function suspectedOf({ register }: State, name: string): Record<Tongue, string> {
  const all = [...publishedOf(register), ...testedOf(register)];
  const test = all.find(({ subject }) => keyOf(subject).startsWith(`league:${name}|`));
  if (!test) return { sv: '', en: '' };
  const isHeld = 'since' in test;
  return {
    sv: ` ${isHeld ? 'Detta håller jag för sant' : 'Detta prövar jag'}: ${wordHypothesis(test)}.`,
    en: ` ${isHeld ? 'This I hold to be so' : 'This I am testing'}: ${wordHypothesisInEnglish(test)}.`,
  };
}

const strategy: Answer = (state, context) => {
  const wanted = strategyIn(context.words);
  const [won, suspected] = [strategyRecord(state, context), wanted ? suspectedOf(state, wanted) : { sv: '', en: '' }];
  return { sv: won.sv + suspected.sv, en: won.en + suspected.en };
};

const strategyRecord = ofRecords((records, { words }) => {
  const wanted = strategyIn(words);
  const found = records.find(({ name }) => name === wanted);
  if (!found)
    return {
      sv: `Av ${wanted ? swedish(wanted) : 'den strategin'} har jag inte sett någon match avgöras än.`,
      en: `Of ${wanted ? english(wanted) : 'that strategy'} I have not seen a match end yet.`,
    };
  const { name, n, k } = found;
  return {
    sv: `Av ${countWord(n)} matcher som jag har sett har ${swedish(name)} vunnit ${k === 0 ? 'ingen' : countWord(k)}.`,
    en: `Of ${n} matches that I have seen, ${english(name)} has won ${k === 0 ? 'none' : k}.`,
  };
});

const margin = ofRecords(([first, next]) =>
  next
    ? {
        sv: `${first.k} vunna för ${swedish(first.name)} mot ${next.k} för ${swedish(next.name)}, som är närmast. ${WEEKS.sv}`,
        en: `${first.k} won by ${english(first.name)} against ${next.k} by ${english(next.name)}, the next. ${WEEKS.en}`,
      }
    : ONLY_ONE,
);

/** How much a count of matches is worth. */
export const surenessOfLeague: Answer = (state, context) =>
  recordsOf(state).some(({ k }) => k > 0)
    ? shareOf(state, context)
    : {
        sv: 'Inte säker alls, för jag har ingen match att gå efter.',
        en: 'Not sure at all, since I have no match to go by.',
      };

const shareOf = ofRecords(([{ n, k }]) => ({
  sv: `Det är ${k} av ${n} matcher, varken mer eller mindre: det säger hur det har gått, inte hur det kommer att gå.`,
  en: `It is ${k} of ${n} matches, no more and no less: it says how it went, not how it will go.`,
}));

/** Whether the question before was about the league. */
export const isOfLeague = ({ before }: Context): boolean => LEAGUE.has(before ?? '');

const LEAGUE: ReadonlySet<string> = new Set(['winner', 'last', 'second', 'standing', 'outlook', 'strategy', 'margin']);

const change: Answer = (state, context) =>
  isOfLeague(context) && recordsOf(state).some(({ k }) => k > 0)
    ? {
        sv: 'Fler matcher ändrar det: vinner en annan oftare säger jag det i stället.',
        en: 'More matches will change that: when another wins more often, I will say so instead.',
      }
    : {
        sv: 'Jag ändrar mig när det som händer inte längre går åt samma håll: en misstanke måste hålla på nya händelser, annars tar jag tillbaka den.',
        en: 'I change my mind when what happens no longer leans the same way: a suspicion must hold on new events, or I take it back.',
      };

export const OF_LEAGUE = { winner, last, second, standing, outlook, strategy, margin, change };
