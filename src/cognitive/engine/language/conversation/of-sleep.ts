import { retell } from '../../dreams/retelling.js';
import type { Phase } from '../../sleep/pressure.js';
import type { Dream } from '../../dreams/dream.js';
import { DREAM_IN_ENGLISH, madeOf } from '../../dreams/gloss.js';
import type { State } from '../../state.js';
import { countWord, percent } from '../../swedish/phrase.js';
import { agoOf, type Answer, type Tongue } from './answer.js';

const IS: Record<Phase, Record<Tongue, string>> = {
  awake: { sv: 'Jag är vaken', en: 'I am awake' },
  drowsy: { sv: 'Jag är dåsig', en: 'I am drowsy' },
  nrem: { sv: 'Jag sover', en: 'I am asleep' },
  rem: { sv: 'Jag sover och drömmer', en: 'I am asleep and dreaming' },
  lucid: { sv: 'Jag drömmer och vet om det', en: 'I am dreaming, and I know it' },
};

/** How long a biological day is. */
const dayOf = (kappa: number): Record<Tongue, string> => {
  const minutes = Math.round(1440 / kappa);
  if (minutes === 60) return { sv: 'en timme', en: 'an hour' };
  return { sv: `${countWord(minutes)} minuter`, en: `${minutes} minutes` };
};

const slept: Answer = ({ phase, phaseSince, second, body, kappa }) => {
  const ago = agoOf(second - phaseSince);
  return {
    sv: `${IS[phase].sv}, och det började ${ago.sv}. Mitt sömntryck ligger på ${percent(body.S)}, och ett dygn hos mig är ${dayOf(kappa).sv}.`,
    en: `${IS[phase].en}, and that began ${ago.en}. My sleep pressure is at ${Math.round(100 * body.S)} percent, and a day of mine is ${dayOf(kappa).en}.`,
  };
};

/** Sleep comes when its pressure meets the threshold; nobody can send it. */
const bed: Answer = ({ phase, body }) =>
  phase === 'awake'
    ? {
        sv: `Det gör jag när sömntrycket räcker. Nu ligger det på ${percent(body.S)}.`,
        en: `I will when my sleep pressure is high enough. It is at ${Math.round(100 * body.S)} percent now.`,
      }
    : { sv: `${IS[phase].sv}, så det är redan på gång.`, en: `${IS[phase].en}, so it has begun already.` };

const falling: Answer = ({ second, born }) => ({
  sv: `När jag somnar hörs allt svagare, och det dagen lärt mig arbetas in. Tiden räknar jag i sekunder: ${countWord(Math.floor((second - born) / 3600))} timmar sedan jag började.`,
  en: `When I fall asleep everything is heard more faintly, and what the day has taught me is worked in. Time I count in seconds: ${Math.floor((second - born) / 3600)} hours since I began.`,
});

const NO_DREAM: Record<Tongue, string> = { sv: 'Jag har inte drömt något än.', en: 'I have not dreamt yet.' };
const IN_SWEDISH: Record<Dream['type'], string> = {
  replay: 'en repris av något som hänt',
  recombination: 'en blandning av flera händelser',
  counterfactual: 'en dröm om hur det kunde ha gått',
  nightmare: 'en mardröm',
  lucid: 'en klardröm',
};

const ofLast =
  (tell: (dream: Dream, state: State) => Record<Tongue, string>): Answer =>
  (state) => {
    const last = state.dreams.at(-1);
    return last ? tell(last, state) : NO_DREAM;
  };

const nightmare = ofLast(({ type }) =>
  type === 'nightmare'
    ? { sv: 'Ja, den senaste var en mardröm.', en: 'Yes, the last one was a nightmare.' }
    : {
        sv: `Nej, den senaste var ${IN_SWEDISH[type]}.`,
        en: `It was no nightmare: the last one was ${DREAM_IN_ENGLISH[type]}.`,
      },
);

/** The nightmare that was most vivid, of the dreams remembered. */
const worst: Answer = ({ dreams, memory, second }) => {
  const all = dreams.filter(({ type }) => type === 'nightmare').toSorted((a, b) => b.vividness - a.vividness);
  const [most] = all;
  if (!most) return { sv: 'Jag minns ingen mardröm.', en: 'I remember no nightmare.' };
  return {
    sv: `Den tydligaste av ${all.length === 1 ? 'en enda mardröm' : `de ${countWord(all.length)} mardrömmar`} jag minns: ${most.essence}`,
    en: `My most vivid nightmare, of ${all.length} that I remember, was ${agoOf(second - most.at).en}${madeOf(most, memory.episodes)}.`,
  };
};

const meaning = ofLast(({ episodes }, state) => {
  const n = state.memory.episodes.filter((e) => episodes.includes(e.id) && retell(e)).length;
  return {
    sv: `Ingenting utöver vad den är gjord av: ${n === 1 ? 'en händelse' : `${n === 0 ? 'händelser' : `${countWord(n)} händelser`}`} som var starka nog att komma tillbaka.`,
    en: `Nothing beyond what it is made of: ${n === 0 ? 'events' : n === 1 ? 'one event' : `${n} events`} strong enough to come back.`,
  };
});

const often = ofLast(({ type }, { dreams }) => {
  const n = dreams.filter((dream) => dream.type === type).length;
  return {
    sv: `Av de ${countWord(dreams.length)} drömmar jag minns var ${countWord(n)} av det slaget.`,
    en: `Of the ${dreams.length} dreams that I remember, ${n} ${n === 1 ? 'was' : 'were'} of that kind.`,
  };
});

export const OF_SLEEP = { slept, bed, falling, nightmare, worst, meaning, often };
