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

/** What is asked of care, and whether of a knit: that is never hung up wet. */
export interface CareAsked {
  plain: string;
  knitted?: boolean;
}

/** How to wash, dry and iron a fabric, from its figures. */
export function careOf(
  topic: Topic & { fabric: FabricFacts },
  language: Language,
  { plain, knitted = false }: CareAsked = { plain: '' },
): string {
  const focus = focusOf(plain);
  if (focus) return focused(topic, focus, language, knitted);
  const { iron, shrinkPct } = topic.fabric;
  const { wash, celsius } = washOf(topic.fabric, knitted);
  const washing = say(WASH[wash], language).replace('{n}', say(topic.name, language)).replace('{c}', String(celsius));
  const parts = [washing, drying(topic.fabric, language, knitted), say(IRON[iron], language)].filter(
    (part) => part !== '',
  );
  const shrink = shrinkPct >= 4 && celsius > 0 ? shrinking(shrinkPct, language) : '';
  return `${parts.join('; ')}.${shrink}`;
}

/** A knit is washed gently and never hot, whatever its fibre bears. */
export const washOf = (
  { wash, celsius }: FabricFacts,
  knitted: boolean,
): { wash: FabricFacts['wash']; celsius: number } =>
  knitted && wash === 'machine' ? { wash: 'gentle', celsius: Math.min(celsius, HOTTEST_KNIT) } : { wash, celsius };
const HOTTEST_KNIT = 40;

type Focus = 'iron' | 'tumble' | 'dry';

/** The one step of care that a question names, where it names no other. */
function focusOf(plain: string): Focus | null {
  if (/\b(wash\w*|clean\w*|tvätta\w*|care|sköt\w*|machine)\b/.test(plain)) return null;
  if (/\b(iron|ironing|ironed|stryk\w*|stryker|stryka)\b/.test(plain)) return 'iron';
  if (/\b(tumble|dryer|(?:tork)?tuml\w*)\b/.test(plain)) return 'tumble';
  return /\bhow (?:do|should|can|to|would) (?:\w+ ){0,2}dry\b|\bhur (?:ska|bör|kan )?(?:\w+ ){0,2}tork(?:a|ar|as)\b/.test(
    plain,
  )
    ? 'dry'
    : null;
}

function focused(topic: Topic & { fabric: FabricFacts }, focus: Focus, language: Language, knitted: boolean): string {
  const name = capital(say(topic.name, language));
  const { iron, celsius } = topic.fabric;
  const how =
    focus === 'iron' ? say(IRON[iron], language) : drying(topic.fabric, language, knitted) || cleaned(language);
  if (focus === 'dry') return `${name}: ${how}.`;
  const hottest =
    celsius > 0 ? (language === 'sv' ? `, tvätt i högst ${celsius} °C` : `, washing at up to ${celsius} °C`) : '';
  if (focus === 'tumble' && !topic.fabric.tumble)
    return language === 'sv'
      ? `Nej, inte i torktumlare. ${name}: ${how}${hottest}.`
      : `No, not in the tumble dryer. ${name}: ${how}${hottest}.`;
  if (focus === 'tumble') return `${language === 'sv' ? 'Ja' : 'Yes'}: ${how}${hottest}.`;
  const back =
    language === 'sv'
      ? ' Lite fuktigt och från avigan blir slätast.'
      : ' Slightly damp and from the back gives the smoothest result.';
  return `${name}: ${how}.${iron > 0 ? back : ''}`;
}

const cleaned = (language: Language): string => (language === 'sv' ? 'lämna till kemtvätt' : 'have it dry-cleaned');

function drying({ wash, tumble }: FabricFacts, language: Language, knitted: boolean): string {
  if (wash === 'wipe') return language === 'sv' ? 'låt torka långt från värme' : 'let it dry away from heat';
  if (wash === 'professional') return '';
  if (tumble && !knitted) return language === 'sv' ? 'torktumla på låg värme går bra' : 'a low tumble dry is fine';
  if (wash === 'hand' || knitted)
    return language === 'sv' ? 'rulla i en handduk och torka plant' : 'roll it in a towel and dry flat';
  return language === 'sv' ? 'häng på tork, inte torktumlare' : 'hang it to dry rather than tumbling';
}

const shrinking = (percent: number, language: Language): string =>
  language === 'sv'
    ? ` Räkna med upp till ${percent} % krympning första gången.`
    : ` Expect up to ${percent} % shrinkage the first time.`;

const QUALITIES: readonly { key: 'warmth' | 'breath' | 'strength' | 'drape'; most: Said; least: Said }[] = [
  { key: 'warmth', most: ['warm', 'varmt'], least: ['cool to wear', 'svalt'] },
  { key: 'breath', most: ['airy', 'luftigt'], least: ['hardly airy', 'ganska tätt'] },
  { key: 'strength', most: ['durable', 'slitstarkt'], least: ['delicate', 'ömtåligt'] },
  { key: 'drape', most: ['soft in its fall', 'mjukt i fallet'], least: ['stiff in its fall', 'styvt i fallet'] },
];

/** What a fabric is like in words: its sides that stand out, at most three. */
export function qualities({ fabric }: Topic & { fabric: FabricFacts }, language: Language): string[] {
  return QUALITIES.flatMap(({ key, most, least }) =>
    fabric[key] >= 4 ? [say(most, language)] : fabric[key] <= 1 ? [say(least, language)] : [],
  ).slice(0, 3);
}

/** When and how a fabric is worn, from its figures. */
export function wearOf(topic: Topic & { fabric: FabricFacts }, language: Language): string {
  const { gsm, seasons } = topic.fabric;
  const name = capital(say(topic.name, language));
  const all = seasons.length === 4;
  const when = listed(
    seasons.map((season) => seasonName(season, language)),
    language,
  );
  const like = qualities(topic, language);
  if (language === 'sv') {
    const are = like.length > 0 ? ` och är ${listed(like, language)}` : '';
    return `${name} passar ${all ? 'hela året' : `${when}`}${are}; vanlig vikt är ${gsm[0]}–${gsm[1]} g/m².`;
  }
  const are = like.length > 0 ? `, being ${listed(like, language)}` : '';
  return `${name} suits ${all ? 'the whole year' : when}${are}; usual weights are ${gsm[0]}–${gsm[1]} g/m².`;
}

const SIDES: readonly { key: 'warmth' | 'breath' | 'drape' | 'strength'; name: Said }[] = [
  { key: 'warmth', name: ['warmer', 'varmare'] },
  { key: 'breath', name: ['airier', 'luftigare'] },
  { key: 'drape', name: ['softer in its fall', 'mjukare i fallet'] },
  { key: 'strength', name: ['more durable', 'slitstarkare'] },
];

const EQUALS: readonly { cue: RegExp; key: 'warmth' | 'breath' | 'strength' | 'drape'; said: Said }[] = [
  {
    cue: /\b(warm|warmer|warmest|varm|varmt|varmare)\b/,
    key: 'warmth',
    said: ['Both are equally warm.', 'Båda är lika varma.'],
  },
  {
    cue: /\b(airy|airier|cooler|breathable|svalare|luftigare)\b/,
    key: 'breath',
    said: ['Both are equally airy.', 'Båda är lika luftiga.'],
  },
  {
    cue: /\b(stronger|durable|slitstark|slitstarkare|tåligare)\b/,
    key: 'strength',
    said: ['Both are equally durable.', 'Båda är lika slitstarka.'],
  },
];

/** Two fabrics side by side, from their figures. */
export function compareFabrics(
  a: Topic & { fabric: FabricFacts },
  b: Topic & { fabric: FabricFacts },
  language: Language,
  plain = '',
): string {
  const better = (x: typeof a, y: typeof a): string[] =>
    SIDES.filter(({ key }) => x.fabric[key] > y.fabric[key]).map(({ name }) => say(name, language));
  const sides = advantages([a, better(a, b)], [b, better(b, a)], language);
  const equal = EQUALS.find(({ cue, key }) => cue.test(plain) && a.fabric[key] === b.fabric[key]);
  const alike = equal ? say(equal.said, language) : '';
  return [alike, sides, say(a.facets.what ?? ['', ''], language), say(b.facets.what ?? ['', ''], language)]
    .join(' ')
    .trim();
}

type Side = readonly [topic: Topic, wins: readonly string[]];

function advantages(a: Side, b: Side, language: Language): string {
  const sv = language === 'sv';
  const names = [a, b].map(([topic]) => say(topic.name, language));
  if (a[1].length + b[1].length === 0)
    return sv
      ? `${capital(names[0])} och ${names[1]} är varandra lika i värme, luftighet, fall och styrka.`
      : `${capital(names[0])} and ${names[1]} are much alike in warmth, air, fall and strength.`;
  const [first, second] = a[1].length > 0 ? [a, b] : [b, a];
  const is = ([topic, wins]: Side): string =>
    `${say(topic.name, language)} ${sv ? 'är' : 'is'} ${listed(wins, language)}`;
  const rest = second[1].length > 0 ? `, ${sv ? 'medan' : 'while'} ${is(second)}` : '';
  const other = say(second[0].name, language);
  const than = rest === '' ? (sv ? ` än ${other}` : ` than ${other}`) : '';
  return `${capital(is(first))}${than}${rest}.`;
}

export const hasFigures = (topic: Topic): topic is Topic & { fabric: FabricFacts } => topic.fabric !== undefined;
