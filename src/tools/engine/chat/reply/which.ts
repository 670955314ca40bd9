import type { FabricFacts, Said, Topic } from '../knowledge/topic.js';
import type { Language } from '../text.js';
import type { Question } from '../question.js';
import { hasFigures } from './fabric.js';
import { capital, say } from './say.js';

type Fabric = Topic & { fabric: FabricFacts };

/** A side by which two cloths are told apart: how it is asked for, how much of it one has, and how that is said. */
interface Side {
  cue: RegExp;
  of: (fabric: FabricFacts) => number;
  most: Said;
  /** `{a}` and `{b}` are filled in. */
  figures: Said;
}

const scale = (key: 'warmth' | 'breath' | 'drape' | 'strength', cue: RegExp, most: Said): Side => ({
  cue,
  of: (fabric) => fabric[key],
  most,
  figures: ['{a} against {b} on a scale to five', '{a} mot {b} på en skala till fem'],
});
const WASH: Readonly<Record<FabricFacts['wash'], number>> = {
  machine: 5,
  gentle: 4,
  hand: 3,
  wipe: 2,
  professional: 1,
};
const SIDES: readonly Side[] = [
  {
    cue: /\b(cool|cooler|coolest|airy|airier|breathes?|breathable|sweat\w*|summer|hot|sval\w*|luftig\w*|andas|sommar\w*|varmt väder)\b/,
    of: ({ breath, warmth }) => breath - warmth,
    most: ['cooler to wear', 'svalare att bära'],
    figures: ['by airiness and warmth', 'efter luftighet och värme'],
  },
  scale('warmth', /\b(warm|warmer|warmest|winter|varm|varmt|varmare|varmast|vinter\w*)\b/, ['warmer', 'varmare']),
  scale(
    'strength',
    /\b(strong\w*|durable|lasts?|longer|tough\w*|hard wearing|slitstark\w*|hållbar\w*|håller|stark\w*)\b/,
    ['more durable', 'slitstarkare'],
  ),
  scale('drape', /\b(drapes?|softer|softest|flow\w*|falls?|mjuk\w*|faller)\b/, [
    'softer in its fall',
    'mjukare i fallet',
  ]),
  {
    cue: /\b(shrinks? less|less shrink\w*|krymper minst|krymper mindre)\b/,
    of: ({ shrinkPct }) => -shrinkPct,
    most: ['less given to shrinking', 'mindre benäget att krympa'],
    figures: ['by its usual shrinkage in the first wash', 'efter den vanliga krympningen i första tvätten'],
  },
  {
    cue: /\b(easier|easiest|easy) (?:to )?(?:wash|care|look after|clean|keep)\b|\b(lättskött\w*|lättare att (?:tvätta|sköta)|lättast att (?:tvätta|sköta))\b/,
    of: ({ wash, iron, tumble }) => WASH[wash] * 10 + iron + (tumble ? 4 : 0),
    most: ['easier to look after', 'lättare att sköta'],
    figures: ['by how it is washed and dried', 'efter hur det tvättas och torkas'],
  },
];

/** Which of two cloths that were just spoken of has more of what is asked; null where that is not asked, or it names others. */
export function tellWhich({
  plain,
  topicsBefore,
  topics,
  language,
}: Question): { text: string; topics: Topic[] } | null {
  if (!WHICH.test(plain)) return null;
  const before = topicsBefore.filter(hasFigures);
  if (before.length !== 2 || topics.filter(hasFigures).some((one) => !before.includes(one))) return null;
  const side = SIDES.find(({ cue }) => cue.test(plain));
  return side ? { text: told(before as [Fabric, Fabric], side, language), topics: before } : null;
}

const WHICH =
  /^(?:and |och |so |but |ok )*(?:which|whats?|vilken|vilket|vilka|vad)(?: (?:one|of (?:them|these|those|the two)|av (?:dem|de två)))?(?: (?:is|are|would be|would|will|s|är|blir))? |^(?:and |och )?(?:is|are|är) (?:either|one|någon av dem|någon) /;

function told([a, b]: [Fabric, Fabric], { of, most, figures }: Side, language: Language): string {
  const [first, second] = of(a.fabric) >= of(b.fabric) ? [a, b] : [b, a];
  const [more, less] = [of(first.fabric), of(second.fabric)];
  const [x, y] = [first, second].map((one) => say(one.name, language));
  if (more === less) return language === 'sv' ? `Där är ${x} och ${y} lika.` : `In that ${x} and ${y} are alike.`;
  const because = say(figures, language).replace('{a}', String(more)).replace('{b}', String(less));
  return language === 'sv'
    ? `${capital(x)} är ${say(most, language)} än ${y} (${because}).`
    : `${capital(x)} is ${say(most, language)} than ${y} (${because}).`;
}
