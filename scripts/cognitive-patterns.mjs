/**
 * Sentences by pattern: each pattern of `bench/cognitive/examples/patterns-*.yaml` is filled some ways, the same on every run.
 */

/** Ways a pattern with slots is filled; one without is taken as often, so that it weighs as much. */
const FILLED = 6;

/** Repeatable numbers in [0, 1). */
export function generator() {
  let s = 1;
  return () => (s = (Math.imul(s, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}

const partsOf = (list) =>
  list
    .split(';')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** @returns [label, text], each text once */
export function sentencesOf({ slots, ...labels }) {
  const fillers = Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, partsOf(list)]));
  const random = generator();
  return Object.entries(labels).flatMap(([label, list]) =>
    partsOf(list).flatMap((pattern) => filledWays(pattern, fillers, random).map((text) => [label, text])),
  );
}

function filledWays(pattern, fillers, random) {
  const ways = pattern.includes('<') ? FILLED : 1;
  return [...new Set(Array.from({ length: ways }, () => filled(pattern, fillers, random)))];
}

/** @throws where a pattern names a slot that is not there */
function filled(pattern, fillers, random) {
  const text = pattern.replace(/<(\w+)>/g, (_, name) => {
    if (!fillers[name]) throw new Error(`a pattern names <${name}>, and there is no such slot`);
    return fillers[name][Math.floor(random() * fillers[name].length)];
  });
  return `${text[0].toUpperCase()}${text.slice(1).replace(/ (?=')/g, '')}.`;
}
