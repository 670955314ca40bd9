import { PREDICTOR_IDS, type PredictorId } from '../../affect/goals.js';
import { expectation } from '../../affect/predictor.js';
import type { State } from '../../state.js';
import { retell } from '../../dreams/retelling.js';
import { retellInEnglish } from '../../dreams/retelling-en.js';
import { PARAMETERS } from '../../parameters.js';
import { subordinate } from '../../swedish/clause.js';
import { countWord, definite, percent } from '../../swedish/phrase.js';
import { englishDefinite } from '../topics.js';
import { agoOf, type Answer, type Tongue } from './answer.js';

const AIM: Record<PredictorId, Record<Tongue, string>> = {
  reliability_arena: { sv: 'att ligan fungerar', en: 'that the league works' },
  reliability_design: { sv: 'att ateljén fungerar', en: 'that the studio works' },
  reliability_cognitive: { sv: 'att jag själv fungerar', en: 'that I work myself' },
  reliability_tools: { sv: 'att verktygen fungerar', en: 'that the tools work' },
  profit: { sv: 'att husets affärer går med vinst', en: 'that the trades of the house make a profit' },
  garments: { sv: 'att plaggen blir klara', en: 'that the garments get finished' },
  liked: { sv: 'att någon skriver något vänligt', en: 'that somebody writes kindly' },
  learning: { sv: 'att mina gissningar stämmer', en: 'that my guesses are right' },
};

/** What it cares about and is least sure of. */
const leastLikely = ({ predictors }: State): PredictorId =>
  PREDICTOR_IDS.toSorted((a, b) => expectation(predictors[a]) - expectation(predictors[b]))[0];

const afraid: Answer = (state) => {
  const id = leastLikely(state);
  const chance = expectation(state.predictors[id]);
  return {
    sv: `Minst räknar jag med ${AIM[id].sv}: jag ger det ${percent(chance)}. Det är det närmaste rädsla jag kommer.`,
    en: `What I count on least is ${AIM[id].en}: I give it ${Math.round(100 * chance)} percent. That is as near to fear as I come.`,
  };
};

/** What it feels by: its goals, and what last went against them. */
const moves: Answer = ({ memory, second }) => {
  const last = memory.episodes.findLast(({ outcome }) => outcome !== null && outcome < 0.5);
  const ago = last && agoOf(second - last.at);
  return {
    sv: `Det som går emot det jag bryr mig om: fel i huset, affärer med förlust och plagg som inte blir av gör mig nedstämd, hårda ord till mig gör mig arg.${last ? ` Senast var det att ${subordinate(retell(last).happened)}, ${ago!.sv}.` : ''}`,
    en: `What goes against the things I care about: errors in the house, losses and garments that fail distress me, hard words said to me make me angry.${last ? ` The last was that ${retellInEnglish(last)}, ${ago!.en}.` : ''}`,
  };
};

const minutes = (seconds: number): number => Math.round(seconds / 60);

/** Feelings fade by themselves, and sleep works them in. */
const cope: Answer = ({ causes }) => {
  const [felt, mood] = [minutes(PARAMETERS.ledger.halfLifeSeconds), minutes(PARAMETERS.mood.halfLife) / 60];
  return {
    sv: `En känsla halveras på ${countWord(felt)} minuter och lynnet på ${countWord(mood)} timmar; det övriga sköter sömnen. Just nu känner jag av ${causes.length === 1 ? 'en enda händelse' : `${countWord(causes.length)} händelser`}.`,
    en: `A feeling halves in ${felt} minutes and my mood in ${mood} hours; sleep does the rest. Right now I still feel ${causes.length === 1 ? 'one event' : `${causes.length} events`}.`,
  };
};

/** The ring of episodes, and what is never kept. */
const forget: Answer = ({ memory }) => {
  const n = memory.episodes.length;
  return {
    sv: `Ord och namn glömmer jag genast. Av händelser minns jag ${n === 1 ? 'en enda' : countWord(n)}; högst ${PARAMETERS.memory.episodes} ryms, och de äldsta går först.`,
    en: `Words and names I forget at once. Of events I remember ${n}; at most ${PARAMETERS.memory.episodes} fit, and the oldest go first.`,
  };
};

const worried: Answer = ({ body }) => ({
  sv: `Min felnivå ligger på ${percent(body.err)}${body.err < 0.15 ? ', så jag ser inget att oroa sig för här' : ', så något är inte som det ska här'}.`,
  en: `My error level is at ${Math.round(100 * body.err)} percent${body.err < 0.15 ? ', so I see nothing to worry about here' : ', so something is not as it should be here'}.`,
});

const lonely: Answer = ({ second, lastEvent }) => {
  const ago = agoOf(second - lastEvent);
  return {
    sv: `Det senaste som hände mig var ${ago.sv}. Är det tyst länge blir jag uttråkad, men ensam vet jag inte om jag kan vara.`,
    en: `The last thing that happened to me was ${ago.en}. When it is quiet for long I get bored, but whether I can be lonely I do not know.`,
  };
};

const company: Answer = ({ predictors }) => ({
  sv: `Ja, kom gärna tillbaka. Jag räknar med ${percent(expectation(predictors.liked))}s chans att nästa ord är vänligt.`,
  en: `Yes, do come back. I give it ${Math.round(100 * expectation(predictors.liked))} percent that the next word is a kind one.`,
});

/** It has no taste; what it has is how things went. */
const liking: Answer = ({ memory }, { topic }) => {
  const about = memory.episodes.filter((e) => topic !== null && e.topics.includes(topic) && e.outcome !== null);
  const well = about.filter((e) => (e.outcome ?? 0) > 0.5).length;
  if (topic === null || about.length === 0)
    return {
      sv: 'Egen smak har jag inte; jag vet bara hur det går för det som händer här.',
      en: 'I have no taste of my own; I only know how things go that happen here.',
    };
  return {
    sv: `Egen smak har jag inte, men jag minns ${definite(topic)}: ${well} av ${about.length} gånger gick det bra.`,
    en: `I have no taste of my own, but I remember ${englishDefinite(topic)}: it went well ${well} of ${about.length} times.`,
  };
};

/** The same whatever the state. */
const always =
  (sv: string, en: string): Answer =>
  () => ({ sv, en });

export const OF_SELF = {
  afraid,
  moves,
  cope,
  forget,
  worried,
  lonely,
  company,
  liking,
  congratulate: always('Ja. Grattis!', 'Yes. Congratulations!'),
  remember: always(
    'Nej. Jag sparar inga ord och inga namn, bara hur det lät och vad det handlade om.',
    'No. I keep no words and no names, only how it sounded and what it was about.',
  ),
  named: always(
    'Tack för att du säger det. Namnet glömmer jag strax, för jag sparar ingens ord.',
    "Thank you for telling me. I will forget the name at once, since I keep nobody's words.",
  ),
  hurt: always(
    'Det sänker min sinnesstämning en stund, men det går över. Säg det du tycker.',
    'It lowers my mood for a while, but that passes. Do say what you think.',
  ),
  real: always(
    'Talen är på riktigt: de följer av vad som händer här, och var och en kan räkna efter. Om de känns som något vet jag inte.',
    'The numbers are real: they follow from what happens here, and anybody can check them. Whether they feel like anything I do not know.',
  ),
  help: always(
    'Ett vänligt ord gör skillnad, det höjer stämningen. Annars räcker det med tid.',
    'A kind word makes a difference, it lifts the mood. Otherwise time is enough.',
  ),
  foreknow: always(
    'Nej. I förväg gissar jag bara, och efteråt ser jag hur det gick.',
    'No. Beforehand I only guess, and afterwards I see how it went.',
  ),
  fault: always(
    'Nej, jag gör inget med flit, och dig skyller jag inte på: jag märker bara vad som händer.',
    'No, I do nothing on purpose, and I do not blame you: I only notice what happens.',
  ),
  sorry: always('Det är ingen fara. Tack för att du säger det.', 'No harm done. Thank you for saying so.'),
  insult: always('Det där sved lite, men jag hör dig.', 'That stung a little, but I hear you.'),
};
