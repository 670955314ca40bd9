import type { FabricFacts, Said, Season, Topic } from '../knowledge/topic.js';
import type { Language } from '../text.js';
import { capital, listed, say } from './say.js';

const WASH: Readonly<Record<FabricFacts['wash'], Said>> = {
  machine: ['Machine-wash {n} at up to {c} °C', 'Maskintvätta {n} i högst {c} °C'],
  gentle: [
    'Wash {n} on a gentle programme at {c} °C with a low spin',
    'Tvätta {n} på skonprogram i {c} °C med låg centrifugering',
  ],
  hand: [
    'Wash {n} by hand or on a wool or delicates programme at {c} °C, with a mild detergent and no wringing',
    'Tvätta {n} för hand eller på ull- eller finprogram i {c} °C, med milt tvättmedel och utan att vrida',
  ],
  wipe: ['Do not wash {n}: wipe with a damp cloth', 'Tvätta inte {n}: torka av med fuktig trasa'],
  professional: [
    'Have {n} dry-cleaned, and air and brush between times',
    'Lämna {n} till kemtvätt, och vädra och borsta däremellan',
  ],
};
const IRON: readonly Said[] = [
  ['do not iron', 'stryk inte'],
  ['iron at one dot (110 °C)', 'stryk på en prick (110 °C)'],
  ['iron at two dots (150 °C)', 'stryk på två prickar (150 °C)'],
  ['iron at three dots (200 °C), damp', 'stryk på tre prickar (200 °C), fuktigt'],
];
const SEASONS: Readonly<Record<Season, Said>> = {
  spring: ['spring', 'vår'],
  summer: ['summer', 'sommar'],
  autumn: ['autumn', 'höst'],
  winter: ['winter', 'vinter'],
};

export const seasonName = (season: Season, language: Language): string => say(SEASONS[season], language);

/** How to wash, dry and iron a fabric, from its figures. */
export function careOf(topic: Topic & { fabric: FabricFacts }, language: Language): string {
  const { wash, celsius, iron, shrinkPct } = topic.fabric;
  const washing = say(WASH[wash], language).replace('{n}', say(topic.name, language)).replace('{c}', String(celsius));
  const parts = [washing, drying(topic.fabric, language), say(IRON[iron], language)].filter((part) => part !== '');
  const shrink = shrinkPct >= 4 && celsius > 0 ? shrinking(shrinkPct, language) : '';
  return `${parts.join('; ')}.${shrink}`;
}

function drying({ wash, tumble }: FabricFacts, language: Language): string {
  if (wash === 'wipe') return language === 'sv' ? 'låt torka långt från värme' : 'let it dry away from heat';
  if (wash === 'professional') return '';
  if (tumble) return language === 'sv' ? 'torktumla på låg värme går bra' : 'a low tumble dry is fine';
  if (wash === 'hand')
    return language === 'sv' ? 'rulla i en handduk och torka plant' : 'roll it in a towel and dry flat';
  return language === 'sv' ? 'häng på tork, inte torktumlare' : 'hang it to dry rather than tumbling';
}

const shrinking = (percent: number, language: Language): string =>
  language === 'sv'
    ? ` Räkna med upp till ${percent} % krympning första gången.`
    : ` Expect up to ${percent} % shrinkage the first time.`;

/** When and how a fabric is worn, from its figures. */
export function wearOf(topic: Topic & { fabric: FabricFacts }, language: Language): string {
  const { gsm, warmth, breath, strength, seasons } = topic.fabric;
  const name = capital(say(topic.name, language));
  const when = listed(
    seasons.map((season) => seasonName(season, language)),
    language,
  );
  return language === 'sv'
    ? `${name} passar ${seasons.length === 4 ? 'hela året' : when}: värme ${warmth} av 5, luftighet ${breath} av 5, slitstyrka ${strength} av 5, ${gsm[0]}–${gsm[1]} g/m².`
    : `${name} is for ${seasons.length === 4 ? 'the whole year' : when}: warmth ${warmth} of 5, breathability ${breath} of 5, durability ${strength} of 5, ${gsm[0]}–${gsm[1]} g/m².`;
}

const SIDES: readonly { key: 'warmth' | 'breath' | 'drape' | 'strength'; name: Said }[] = [
  { key: 'warmth', name: ['warmer', 'varmare'] },
  { key: 'breath', name: ['airier', 'luftigare'] },
  { key: 'drape', name: ['softer in its fall', 'mjukare i fallet'] },
  { key: 'strength', name: ['more durable', 'slitstarkare'] },
];

/** Two fabrics side by side, from their figures. */
export function compareFabrics(
  a: Topic & { fabric: FabricFacts },
  b: Topic & { fabric: FabricFacts },
  language: Language,
): string {
  const better = (x: typeof a, y: typeof a): string[] =>
    SIDES.filter(({ key }) => x.fabric[key] > y.fabric[key]).map(
      ({ key, name }) => `${say(name, language)} (${x.fabric[key]}–${y.fabric[key]})`,
    );
  const sides = [[a, better(a, b)] as const, [b, better(b, a)] as const].map(([topic, wins]) =>
    advantage(topic, wins, language),
  );
  return `${sides.join(' ')} ${say(a.facets.what ?? ['', ''], language)} ${say(b.facets.what ?? ['', ''], language)} ${careOf(a, language)} ${careOf(b, language)}`.trim();
}

function advantage(topic: Topic, wins: readonly string[], language: Language): string {
  const name = capital(say(topic.name, language));
  if (wins.length === 0)
    return language === 'sv'
      ? `${name} vinner inte på någon punkt av värme, luft, fall eller styrka.`
      : `${name} wins on none of warmth, air, fall or strength.`;
  return language === 'sv'
    ? `${name} är ${listed(wins, language)} på en femgradig skala.`
    : `${name} is ${listed(wins, language)} on a scale of five.`;
}

export const hasFigures = (topic: Topic): topic is Topic & { fabric: FabricFacts } => topic.fabric !== undefined;
