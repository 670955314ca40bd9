import { retell } from '../../dreams/retelling.js';
import { retellInEnglish } from '../../dreams/retelling-en.js';
import type { Episode } from '../../memory/episode.js';
import type { State } from '../../state.js';
import { subordinate } from '../../swedish/clause.js';
import { countWord, percent } from '../../swedish/phrase.js';
import { agoOf, type Answer, type Tongue } from './answer.js';

const NOTHING: Record<Tongue, string> = {
  sv: 'Det har inte hänt något som jag minns.',
  en: 'Nothing has happened that I remember.',
};
/** Pleasure farther from zero than this is felt as good or bad. */
const FELT = 0.1;

const toldOf = (e: Episode): Record<Tongue, string> => ({
  sv: subordinate(retell(e).happened),
  en: retellInEnglish(e),
});

/** The last two things that happened; another two when it was asked just before. */
const doing: Answer = ({ memory, second }, { before }) => {
  const latest = memory.episodes.toSorted((a, b) => b.at - a.at).slice(before === 'doing' ? 2 : 0);
  const [first, then] = latest;
  if (!first) return NOTHING;
  const [one, two, ago] = [toldOf(first), then ? toldOf(then) : null, agoOf(second - first.at)];
  return {
    sv: `${before === 'doing' ? 'Innan dess minns jag' : 'Det senaste jag minns är'} att ${one.sv}, ${ago.sv}${two ? `, och dessförinnan att ${two.sv}` : ''}.`,
    en: `${before === 'doing' ? 'Before that,' : 'What I remember last is that'} ${one.en}, ${ago.en}${two ? `, and before it ${two.en}` : ''}.`,
  };
};

const mostSurprising = ({ memory }: State): Episode | undefined =>
  memory.episodes.toSorted((a, b) => b.surprise - a.surprise)[0];

/** What it had least reason to expect, and how much that was. */
const surprise: Answer = (state, { before }) => {
  const most = mostSurprising(state);
  if (!most) return NOTHING;
  const [told, ago] = [toldOf(most), agoOf(state.second - most.at)];
  if (before === 'surprise')
    return {
      sv: `För att det var sällsynt hos mig då: överraskningen var ${percent(most.surprise)} av den största möjliga.`,
      en: `Because it was rare with me then: the surprise was ${Math.round(100 * most.surprise)} percent of the greatest possible.`,
    };
  return {
    sv: `Mest överraskad blev jag när ${told.sv}, ${ago.sv}.`,
    en: `What surprised me most was that ${told.en}, ${ago.en}.`,
  };
};

const felt: Answer = ({ memory }) => {
  const last = memory.episodes.toSorted((a, b) => b.at - a.at)[0];
  if (!last) return NOTHING;
  const [pleasure] = last.pad;
  if (Math.abs(pleasure) < FELT) return { sv: 'Varken bra eller dåligt.', en: 'Neither good nor bad.' };
  return pleasure > 0
    ? {
        sv: `Det kändes bra, till ${percent(pleasure)}.`,
        en: `It felt good, by ${Math.round(100 * pleasure)} percent.`,
      }
    : {
        sv: `Det kändes dåligt, till ${percent(-pleasure)}.`,
        en: `It felt bad, by ${Math.round(-100 * pleasure)} percent.`,
      };
};

const DAY = 86_400;

/** The last thing that went wrong in the backend, and how many in a day. */
const errors: Answer = ({ memory, second }) => {
  const all = memory.episodes.filter(({ type }) => type === 'error').toSorted((a, b) => b.at - a.at);
  const [last] = all;
  if (!last)
    return {
      sv: 'Nej, jag minns inget fel i det som händer här.',
      en: 'No, I remember no error in what happens here.',
    };
  const [told, ago] = [toldOf(last), agoOf(second - last.at)];
  const today = all.filter(({ at }) => second - at < DAY).length;
  if (today === 0)
    return {
      sv: `Inte det senaste dygnet. Senast var det att ${told.sv}, ${ago.sv}.`,
      en: `Not in the last 24 hours. The last one was that ${told.en}, ${ago.en}.`,
    };
  return {
    sv: `Ja: ${told.sv}, ${ago.sv}. Det är ${today === 1 ? 'det enda' : `det senaste av ${countWord(today)}`} som jag minns från det senaste dygnet.`,
    en: `Yes: ${told.en}, ${ago.en}. It is ${today === 1 ? 'the only one' : `the last of ${today}`} that I remember from the last 24 hours.`,
  };
};

export const OF_EVENTS = { errors, doing, surprise, felt };
