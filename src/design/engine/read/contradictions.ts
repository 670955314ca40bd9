import type { Fact } from './facts.js';
import type { Attribute } from './words/lexeme.js';

const LENGTHS = 'micro mini crop waist hip thigh above-knee knee below-knee midi calf ankle full maxi floor'.split(' ');
const SLEEVES = 'sleeveless cap short elbow three-quarter long wrist extra-long'.split(' ');
const FITS = 'tight slim regular relaxed loose oversized'.split(' ');
const WAISTS = 'high natural low dropped'.split(' ');

/** Attributes of which only one value can be true, in order, and how far apart two must be to exclude each other. */
const SCALES: ReadonlyArray<readonly [Attribute, readonly string[], number]> = [
  ['sleeve.length', SLEEVES, 2],
  ['length', LENGTHS, 4],
  ['fit', FITS, 3],
  ['waistline', WAISTS, 2],
];

const WHOLE = new Set([null, 'garment', 'sleeve', 'waist', 'fabric']);

const quoted = (text: string, { start, end }: Fact): string => `"${text.slice(start, end)}" (at ${start})`;

const firm = (fact: Fact): boolean => !fact.implied && WHOLE.has(fact.head);

/** "Sleeveless … with long sleeves", "long … short": two places that cannot both be followed. */
function opposed(facts: readonly Fact[], text: string, chosen: (attribute: Attribute) => unknown): string[] {
  return SCALES.flatMap(([attribute, scale, apart]) => {
    const said = facts.filter((f) => f.attribute === attribute && !f.negated && firm(f) && scale.includes(f.value));
    const first = said[0];
    const other = said.find((f) => Math.abs(scale.indexOf(f.value) - scale.indexOf(first.value)) >= apart);
    return first && other
      ? [
          `${quoted(text, first)} and ${quoted(text, other)} exclude each other; "${String(chosen(attribute))}" was taken.`,
        ]
      : [];
  });
}

/** "Without pockets … with pockets". */
function denied(facts: readonly Fact[], text: string): string[] {
  const seen = new Set<string>();
  return facts.flatMap((no) => {
    if (!no.negated || no.implied || no.attribute === 'garment') return [];
    const key = `${no.attribute}=${no.value}`;
    const yes = facts.find((f) => !f.negated && !f.implied && f.attribute === no.attribute && f.value === no.value);
    if (!yes || seen.has(key)) return [];
    seen.add(key);
    return [
      `${quoted(text, no)} is ruled out in one place and asked for in another, ${quoted(text, yes)}; ${no.attribute === 'colors' ? 'it was kept' : 'it was left out'}.`,
    ];
  });
}

/** "Without sleeves but with long sleeves". */
function sleeved(facts: readonly Fact[], text: string, chosen: (attribute: Attribute) => unknown): string[] {
  const no = facts.find((f) => f.negated && f.attribute === 'part' && f.value === 'sleeve');
  const yes = facts.find((f) => f.attribute === 'sleeve.length' && !f.negated && firm(f) && f.value !== 'sleeveless');
  return no && yes
    ? [
        `No ${quoted(text, no)} and ${quoted(text, yes)} exclude each other; "${String(chosen('sleeve.length'))}" was taken.`,
      ]
    : [];
}

/**
 * What a text says against itself, naming both places; positions are UTF-16 units of the text.
 * @param chosen the value that stands in the spec
 */
export const contradictionsIn = (
  facts: readonly Fact[],
  text: string,
  chosen: (attribute: Attribute) => unknown,
): string[] => [...opposed(facts, text, chosen), ...sleeved(facts, text, chosen), ...denied(facts, text)];
