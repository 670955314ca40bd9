import { STRATEGY_NAMES } from '../../hypotheses/wording.js';
import type { State } from '../../state.js';
import { countWord } from '../../swedish/phrase.js';
import type { Answer, Context, Tongue } from './answer.js';
import { strategyIn } from './strategies.js';

/** Matches of a strategy that it has seen, over all regimes, and those won. */
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

const winner = ofRecords(([{ name, n, k }]) => ({
  sv: `Av de matcher jag har sett har ${swedish(name)} vunnit flest: ${k} av ${n}.`,
  en: `Of the matches I have seen, ${english(name)} has won most: ${k} of ${n}.`,
}));

const last = ofRecords((records) => {
  const { name, n, k } = records.toSorted((a, b) => a.k / a.n - b.k / b.n)[0];
  return {
    sv: `Minst andel har ${swedish(name)} vunnit: ${k} av ${n}. Varför vet jag inte; jag ser bara hur det går.`,
    en: `The smallest share was won by ${english(name)}: ${k} of ${n}. Why I do not know; I only see how it goes.`,
  };
});

const strategy = ofRecords((records, { words }) => {
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

const margin = ofRecords(([first, second]) =>
  second
    ? {
        sv: `${first.k} vunna mot ${second.k} för ${swedish(second.name)}, som är närmast. Vecka för vecka håller jag det inte isär.`,
        en: `${first.k} won against ${second.k} for ${english(second.name)}, the next. I do not keep it week by week.`,
      }
    : {
        sv: 'Jag har bara sett en enda strategi vinna, så det finns inget att jämföra med.',
        en: 'I have seen only one strategy win, so there is nothing to compare it with.',
      },
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

const change: Answer = (state, context) =>
  ['winner', 'last', 'strategy', 'margin'].includes(context.before ?? '') && recordsOf(state).some(({ k }) => k > 0)
    ? {
        sv: 'Fler matcher ändrar det: vinner en annan oftare säger jag det i stället.',
        en: 'More matches will change that: when another wins more often, I will say so instead.',
      }
    : {
        sv: 'Jag ändrar mig när det som händer inte längre går åt samma håll: en misstanke måste hålla på nya händelser, annars tar jag tillbaka den.',
        en: 'I change my mind when what happens no longer leans the same way: a suspicion must hold on new events, or I take it back.',
      };

export const OF_LEAGUE = { winner, last, strategy, margin, change };
