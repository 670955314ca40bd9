import type { Facet, FabricFacts, Said, Season, Topic } from '../knowledge/topic.js';
import type { Language } from '../text.js';
import type { Question } from '../question.js';
import { hasFigures, seasonName } from './fabric.js';
import { capital, listed, say } from './say.js';

type Fabric = Topic & { fabric: FabricFacts };

type Key = 'warmth' | 'breath' | 'drape' | 'strength' | 'waterproof' | 'bleach' | 'shrink';

interface Property {
  key: Key;
  cue: RegExp;
  holds: (fabric: Fabric) => boolean;
  /** What is said after yes or no; `{n}` is the fabric's name. */
  because: (fabric: Fabric, language: Language) => string;
}

const ASKS =
  /^(?:and |och |men )?(andas|värmer|kliar|krymper|får|is|are|does|do|can|will|should|är|går|kan|håller|blir|tål|har|passar) /;
const PROTEIN = ['wool', 'merino', 'cashmere', 'mohair', 'silk', 'tweed', 'leather', 'suede', 'down'];
/** Whether a cloth is of a protein: wool, silk, skin. */
export const isProtein = (topic: Topic): boolean => PROTEIN.includes(idOf(topic));
const idOf = (topic: Topic): string => topic.id.split('/')[1];

const scale = (name: Said, key: 'warmth' | 'breath' | 'strength' | 'drape') => ({
  key,
  holds: ({ fabric }: Fabric): boolean => fabric[key] >= 4,
  because: (topic: Fabric, language: Language): string =>
    language === 'sv'
      ? `På en skala till fem får ${say(topic.name, language)} ${topic.fabric[key]} i ${say(name, language)}.`
      : `On a scale to five, ${say(topic.name, language)} has ${topic.fabric[key]} for ${say(name, language)}.`,
});

const PROPERTIES: readonly Property[] = [
  { cue: /\b(warm|warmer|varmt|varm|värmer|värma)\b/, ...scale(['warmth', 'värme'], 'warmth') },
  {
    cue: /\b(breathable|breathe|breathes|airy|cool|andas|svalt|luftigt)\b/,
    ...scale(['breathability', 'luftighet'], 'breath'),
  },
  {
    cue: /\b(durable|strong|hard wearing|last|lasts|slitstarkt|slitstark|hållbart|tåligt|starkt)\b/,
    ...scale(['durability', 'slitstyrka'], 'strength'),
  },
  { cue: /\b(drape|drapes|flowy|soft|mjukt|mjuk|faller)\b/, ...scale(['drape', 'fall'], 'drape') },
  {
    key: 'waterproof',
    cue: /\b(waterproof|water resistant|rainproof|vattentätt|vattentät|tål regn|tål vatten)\b/,
    holds: (topic) => ['softshell', 'faux-leather'].includes(idOf(topic)),
    because: (topic, language) => waterproof(topic, language),
  },
  {
    key: 'bleach',
    cue: /\b(bleach|bleached|blekas|bleka|blekmedel|klor|klorin)\b/,
    holds: (topic) => ['cotton', 'poplin', 'linen', 'hemp', 'oxford', 'canvas'].includes(idOf(topic)),
    because: (topic, language) => bleaching(topic, language),
  },
  {
    key: 'shrink',
    cue: /\b(shrink|shrinks|krymper|krympa)\b/,
    holds: ({ fabric }) => fabric.shrinkPct >= 4,
    because: ({ fabric }, language) =>
      language === 'sv'
        ? `Räkna med upp till ${fabric.shrinkPct} % i första tvätten.`
        : `Reckon with up to ${fabric.shrinkPct} % in the first wash.`,
  },
];

function waterproof(topic: Fabric, language: Language): string {
  const wool = PROTEIN.includes(idOf(topic));
  if (language === 'sv')
    return wool
      ? 'Det stöter bort lätt regn en stund, men ett skal eller vax behövs i regn.'
      : 'Regn kräver membran, beläggning eller vax med tejpade sömmar.';
  return wool
    ? 'It sheds light rain for a while, but rain takes a shell or wax.'
    : 'Rain takes a membrane, coating or wax, with taped seams.';
}

function bleaching(topic: Fabric, language: Language): string {
  if (PROTEIN.includes(idOf(topic))) {
    return language === 'sv'
      ? 'Klor löser upp proteinfibrer; använd väteperoxid 3 % försiktigt, eller inget alls.'
      : 'Chlorine dissolves protein fibres; use 3 % hydrogen peroxide with care, or nothing.';
  }
  return language === 'sv'
    ? 'Syrebaserat blekmedel i 40–60 °C är skonsammare än klor; bara på vitt eller färgäkta.'
    : 'Oxygen bleach at 40–60 °C is kinder than chlorine; only on white or colour-fast cloth.';
}

/** Which yes or no about one fabric is asked for, and whether it holds; null when no such thing is asked. */
export function propertyAsked({ plain, topics }: Question): { key: Key; fabric: Fabric; holds: boolean } | null {
  const fabric = topics.find(hasFigures);
  const property = fabric && ASKS.test(plain) ? PROPERTIES.find(({ cue }) => cue.test(plain)) : undefined;
  return fabric && property ? { key: property.key, fabric, holds: property.holds(fabric) } : null;
}

/** A yes or no about one fabric, from its figures; null when no such thing is asked. */
export function tellProperty({
  plain,
  topics,
  language,
}: Question): { text: string; topics: Topic[]; facets: readonly Facet[] } | null {
  const fabric = topics.find(hasFigures);
  if (!fabric || !ASKS.test(plain)) return null;
  const season = topics.find((topic) => topic.kind === 'season');
  const asked = PROPERTIES.find(({ cue }) => cue.test(plain));
  if (season && !asked)
    return {
      text: inSeason(fabric, season.id.split('/')[1] as Season, language),
      topics: [fabric, season],
      facets: ['what'],
    };
  const property = asked;
  if (!property) return null;
  const what = fabric.facets.what ? ` ${say(fabric.facets.what, language)}` : '';
  return {
    text: `${verdict(property.holds(fabric), language)} ${property.because(fabric, language)}${what}`,
    topics: [fabric],
    facets: [OF_CARE.has(property.key) ? 'care' : 'what'],
  };
}

/** What is the same for any piece of a cloth. */
const OF_CARE: ReadonlySet<Key> = new Set(['bleach', 'shrink']);

function inSeason(topic: Fabric, season: Season, language: Language): string {
  const { seasons, warmth, breath } = topic.fabric;
  const name = say(topic.name, language);
  const own = listed(
    seasons.map((one) => seasonName(one, language)),
    language,
  );
  const yes = seasons.includes(season);
  return language === 'sv'
    ? `${verdict(yes, language)} ${capital(name)} hör hemma på ${own}, med ${warmth} i värme och ${breath} i luftighet på en skala till fem.${yes ? '' : ' Bär det i lager med något annat.'}`
    : `${verdict(yes, language)} ${capital(name)} belongs to ${own}, with ${warmth} for warmth and ${breath} for breathability on a scale to five.${yes ? '' : ' Layer it with something else.'}`;
}

function verdict(holds: boolean, language: Language): string {
  if (language === 'sv') return holds ? 'Ja.' : 'Nej, inte särskilt.';
  return holds ? 'Yes.' : 'No, not really.';
}
