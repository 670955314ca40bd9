import { TOPICS } from '../knowledge/index.js';
import type { FabricFacts, Season, Topic } from '../knowledge/topic.js';
import type { Question } from '../question.js';
import { capital, listed, say } from './say.js';
import { hasFigures, qualities, seasonName } from './fabric.js';
import type { Language } from '../text.js';

type Fabric = Topic & { fabric: FabricFacts };

const FABRICS: readonly Fabric[] = TOPICS.filter(hasFigures);
const NAMES: ReadonlyMap<Topic, string> = new Map(FABRICS.map((topic) => [topic, topic.id.split('/')[1]]));
const nameOf = (topic: Fabric): string => NAMES.get(topic) ?? '';

/** Fabrics that a piece or an occasion is made of, best known first. */
const SUITED: Readonly<Record<string, readonly string[]>> = {
  'garment/shirt': ['poplin', 'oxford', 'linen', 'flannel', 'chambray', 'seersucker', 'silk', 'tencel'],
  'garment/t-shirt': ['jersey', 'merino', 'modal'],
  'garment/sweater': ['merino', 'wool', 'cashmere', 'mohair', 'cotton', 'acrylic'],
  'garment/hoodie': ['sweatshirt-fleece', 'fleece'],
  'garment/blazer': ['wool', 'tweed', 'linen', 'seersucker', 'corduroy', 'velvet'],
  'garment/coat': ['tweed', 'wool', 'cashmere', 'down', 'softshell', 'corduroy', 'canvas', 'linen', 'polyester'],
  'garment/jacket': ['denim', 'canvas', 'softshell', 'down', 'leather', 'corduroy'],
  'garment/trench': ['softshell', 'nylon', 'canvas'],
  'garment/dress': ['viscose', 'linen', 'voile', 'tencel', 'silk', 'wool', 'velvet', 'corduroy', 'jersey', 'cotton'],
  'garment/skirt': ['wool', 'denim', 'linen', 'viscose', 'corduroy', 'tweed', 'cotton'],
  'garment/circle-skirt': ['viscose', 'cotton', 'wool', 'satin', 'poplin'],
  'garment/trousers': ['wool', 'linen', 'canvas', 'corduroy', 'tencel', 'denim', 'cotton'],
  'garment/jeans': ['denim'],
  'garment/leggings': ['elastane', 'jersey', 'merino'],
  'garment/swimwear': ['elastane', 'nylon'],
  'garment/underwear': ['cotton', 'modal', 'merino', 'silk', 'jersey'],
  'garment/scarf': ['cashmere', 'wool', 'merino', 'silk', 'chiffon', 'mohair'],
  'garment/tie': ['silk', 'wool', 'linen'],
  'garment/jumpsuit': ['tencel', 'denim', 'viscose', 'linen', 'canvas', 'wool'],
  'garment/pyjamas': ['flannel', 'cotton', 'linen', 'silk', 'modal', 'voile'],
  'occasion/running': ['polyester', 'merino', 'elastane', 'nylon'],
  'occasion/hiking': ['merino', 'fleece', 'softshell', 'down', 'nylon'],
  'occasion/beach': ['linen', 'voile', 'seersucker', 'viscose', 'cotton'],
  'occasion/rain': ['softshell', 'nylon'],
  'occasion/black-tie': ['wool', 'velvet', 'silk', 'satin'],
  'occasion/wedding': ['silk', 'linen', 'chiffon', 'satin', 'wool', 'viscose'],
  'occasion/travel': ['merino', 'tencel', 'wool', 'polyester'],
  'occasion/budget': [
    'cotton',
    'viscose',
    'polyester',
    'corduroy',
    'denim',
    'jersey',
    'flannel',
    'canvas',
    'poplin',
    'fleece',
    'sweatshirt-fleece',
    'chambray',
    'softshell',
    'acrylic',
    'elastane',
    'nylon',
  ],
  'care/allergy': ['silk', 'cotton', 'tencel', 'merino', 'modal'],
  'care/sustainable': ['linen', 'hemp', 'tencel', 'wool', 'cotton'],
};

const SUPERLATIVES: readonly { cue: RegExp; score: (facts: FabricFacts) => number }[] = [
  { cue: /\b(warmest|varmaste|warm|varmt|varma)\b/, score: (f) => f.warmth * 3 },
  {
    cue: /\b(coolest|svalaste|cool|svalt|airy|luftig|breathable|breathes|andas)\b/,
    score: (f) => f.breath * 2 - f.warmth * 2,
  },
  {
    cue: /\b(strongest|durable|hard wearing|hardwearing|starkaste|slitstark|slitstarkaste|tåligaste|tough)\b/,
    score: (f) => f.strength * 3,
  },
  { cue: /\b(softest|mjukaste|drape|drapes|hang well|hangs well|flowy|fall|faller)\b/, score: (f) => f.drape * 3 },
  {
    cue: /\b(easy care|easy to wash|lättskött|lättskötta)\b/,
    score: (f) => (f.wash === 'machine' ? 6 : 0) + f.celsius / 20,
  },
];

/** The three fabrics that suit the pieces, occasions, season and wishes of a question, with the figures that decided. */
export function recommendFabrics(question: Question): { text: string; topics: Topic[] } | null {
  const { language, topics, plain } = question;
  const seasons = topics.filter((topic) => topic.kind === 'season').map((topic) => topic.id.split('/')[1] as Season);
  const targets = topics.filter((topic) => SUITED[topic.id] !== undefined);
  const wishes = SUPERLATIVES.filter(({ cue }) => cue.test(plain));
  if (targets.length + seasons.length + wishes.length === 0) return null;
  const best = ranked(
    targets,
    seasons,
    wishes.map(({ score }) => score),
  ).slice(0, 3);
  return { text: worded(best, targets, seasons, language), topics: [...best, ...targets] };
}

function ranked(
  targets: readonly Topic[],
  seasons: readonly Season[],
  wishes: readonly ((f: FabricFacts) => number)[],
): Fabric[] {
  const lists = targets.map((topic) => SUITED[topic.id]);
  const candidates = FABRICS.filter((topic) => lists.every((list) => list.includes(nameOf(topic))));
  const pool = candidates.length > 0 ? candidates : FABRICS;
  const scored = pool.map((topic) => ({
    topic,
    score:
      known(topic, lists) + fits(topic.fabric, seasons) + wishes.reduce((sum, wish) => sum + wish(topic.fabric), 0),
  }));
  return scored.sort((a, b) => b.score - a.score).map(({ topic }) => topic);
}

/** Earlier in the lists is better known for the purpose. */
const known = (topic: Fabric, lists: readonly (readonly string[])[]): number =>
  lists.reduce((sum, list) => sum + 4 - 0.5 * list.indexOf(nameOf(topic)), 0);

function fits(facts: FabricFacts, seasons: readonly Season[]): number {
  return seasons.reduce((sum, season) => {
    const worn = facts.seasons.includes(season) ? 3 : -6;
    if (season === 'summer') return sum + worn + facts.breath - facts.warmth;
    if (season === 'winter') return sum + worn + facts.warmth * 2;
    return sum + worn;
  }, 0);
}

function worded(
  best: readonly Fabric[],
  targets: readonly Topic[],
  seasons: readonly Season[],
  language: Language,
): string {
  const names = best.map((topic) => say(topic.name, language));
  const reasons = best.slice(0, 2).map((topic) => reason(topic, language));
  const what = purposeOf(targets, language);
  const when = listed(
    seasons.map((season) => seasonName(season, language)),
    language,
  );
  return `${capital(lead(names, what, when, language))} ${reasons.join(' ')}`;
}

/** `a dress`, `hiking and outdoors`: the piece before the occasion. */
function purposeOf(targets: readonly Topic[], language: Language): string {
  const target = targets.find((topic) => topic.kind === 'garment') ?? targets[0];
  if (!target) return '';
  const name = say(target.name, language);
  if (language === 'sv' || target.kind === 'care' || /[^s]s$| and |ing\b|wear$/.test(name)) return name;
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;
}

const IN_SEASON: Readonly<Record<string, string>> = {
  vår: 'våren',
  sommar: 'sommaren',
  höst: 'hösten',
  vinter: 'vintern',
};

function lead([first, ...others]: readonly string[], what: string, when: string, language: Language): string {
  const sv = language === 'sv';
  const rest = listed(others, language);
  if (sv) {
    const purpose = [
      what && `till ${what}`,
      when && `på ${when.replace(/\p{L}+/gu, (word) => IN_SEASON[word] ?? word)}`,
    ]
      .filter(Boolean)
      .join(' ');
    const take = `skulle jag helst ta ${first}`;
    return `${purpose || 'av tygerna jag känner'} ${take}${rest ? `, och annars ${rest}` : ''}.`;
  }
  const purpose = [what && `for ${what}`, when && `in ${when}`].filter(Boolean).join(' ');
  return `${purpose || 'of the cloths I know'} I would take ${first} first${rest ? `, then ${rest}` : ''}.`;
}

/** What a cloth is, in the words of its own topic, and what stands out in its figures. */
function reason(topic: Fabric, language: Language): string {
  const like = qualities(topic, language);
  const { gsm } = topic.fabric;
  const name = capital(say(topic.name, language));
  const weight = `${gsm[0]}–${gsm[1]} g/m²`;
  const is = language === 'sv' ? 'är' : 'is';
  return like.length > 0
    ? `${name} ${is} ${listed(like, language)} (${weight}).`
    : `${name} ${language === 'sv' ? 'väger' : 'weighs'} ${weight}.`;
}
