/** Compares what was read of a prompt with what its writer expects. */

const fold = (text) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ');

/** `attribute=a|b,c; ?allowed=x; ?whatever=*; !denied; !attribute=barred` */
function expectations(text) {
  const row = { required: new Map(), allowed: new Map(), denied: new Set() };
  for (const part of text
    .split(';')
    .map((words) => words.trim())
    .filter(Boolean)) {
    if (part.startsWith('!')) row.denied.add(part.slice(1));
    else {
      const target = part.startsWith('?') ? row.allowed : row.required;
      const [attribute, values] = part.replace('?', '').split('=');
      target.set(attribute, [...(target.get(attribute) ?? []), ...values.split(',').filter(Boolean)]);
    }
  }
  return row;
}

const SKIPPED = /^(?:garment|variant|category|pockets\.count|motif|style|size|print_scale|lengths_cm\..*)$/;
const SEVERAL = new Set(['colors', 'fabrics', 'pockets', 'details', 'season', 'occasion']);
const read = (source) => source === 'stated' || source === 'implied';

function valuesOf(spec, attribute, entry) {
  if (attribute === 'colors') return spec.colors.filter((c) => read(c.source)).map((c) => c.name);
  if (attribute === 'fabrics') return spec.fabrics.filter((f) => read(f.source)).map((f) => f.name);
  return entry.items ? entry.items.map((item) => String(item.value)) : [String(entry.value)];
}

/** Pairs of attribute and value that were stated or implied. */
const pairsOf = ({ spec, evidence }) =>
  Object.entries(evidence)
    .filter(([attribute, entry]) => !SKIPPED.test(attribute) && !entry.negated && read(entry.source))
    .flatMap(([attribute, entry]) => valuesOf(spec, attribute, entry).map((value) => [attribute, value]));

/** What the garment's own name implies is neither asked for nor counted: a hoodie has a hood. */
function isOfName({ evidence }, attribute, value) {
  const items = evidence[attribute]?.items ?? [evidence[attribute]];
  const item = items.find((entry) => String(entry?.value?.name ?? entry?.value) === value);
  return item?.source === 'implied' && item.text === evidence.garment.text;
}

const mainOf = ({ spec }) => spec.colors.find((color) => color.role === 'main')?.name;

/** A fibre that stands in the composition of a cloth is said there: the cotton of "poly cotton". */
const fibresOf = ({ spec }) =>
  spec.fabrics
    .filter(({ source }) => read(source))
    .flatMap(({ composition }) => composition.match(/\p{L}+/gu) ?? [])
    .map((fibre) => ['fabrics', fibre]);

/** The groups of which one value each must be there: `a|b,c` of a list asks for two, of a single attribute for one. */
const wantedOf = (attribute, values) =>
  SEVERAL.has(attribute) ? values.map((value) => value.split('|')) : [values.flatMap((value) => value.split('|'))];

/** `cotton-poplin` is written "cotton poplin" by whoever has not seen our names. */
const isAmong = (values, value) => values.some((one) => fold(one) === fold(value));

function compare(row, brief) {
  const pairs = pairsOf(brief).filter(([attribute]) => attribute !== 'closure_place' || row.required.has(attribute));
  const all = [...pairs, ...fibresOf(brief), ['main', mainOf(brief)]];
  const may = (attribute, value) => row.allowed.get(attribute)?.some((v) => v === '*' || isAmong(v.split('|'), value));
  const must = (attribute, value) => row.required.get(attribute)?.some((v) => isAmong(v.split('|'), value));
  const missing = [...row.required]
    .filter(([attribute]) => attribute !== 'garment')
    .flatMap(([attribute, values]) =>
      wantedOf(attribute, values)
        .filter((group) => !all.some(([a, v]) => a === attribute && isAmong(group, v)))
        .map((group) => `${attribute}=${group.join('|')}`),
    );
  const right = pairs.filter(([a, v]) => must(a, v)).length;
  const wrong = pairs
    .filter(([a, v]) => !must(a, v) && !may(a, v) && !isOfName(brief, a, v))
    .map((pair) => pair.join('='));
  const broken = pairs
    .filter(([a, v]) => row.denied.has(a) || row.denied.has(`${a}=${v}`))
    .map((pair) => pair.join('='));
  return { right, wrong, missing, broken };
}

const holds = (texts, word) => texts.some((text) => fold(text).includes(fold(word)));

/** Words that were lost in silence, and words that were listed though nothing is missing. */
function honesty({ lost = [], may = [] }, unused, said) {
  const known = [...lost, ...may].map(fold);
  const silent = lost.filter(
    (word) =>
      !holds([...unused, ...said], word) &&
      !String(word)
        .split(' ')
        .every((w) => holds(unused, w)),
  );
  const falsely = unused.filter(
    (text) => !known.some((word) => word.includes(fold(text)) || fold(text).includes(word)),
  );
  return { silent, falsely };
}

/**
 * right: everything as expected, and nothing lost in silence. honest: the garment and every denial are right, nothing that
 * is read is wrong, and what is missing is told by at least as many unused words or stand-ins. wrong: all others.
 */
function verdictOf({ garment, wrong, missing, broken, silent, told }) {
  if (!garment || broken.length > 0 || silent.length > 0) return 'wrong';
  if (wrong.length + missing.length === 0) return 'right';
  return wrong.length === 0 && missing.length <= told ? 'honest' : 'wrong';
}

/** By our name, or by the trade name that the spec carries: a kurta is a tunic whose variant is `kurta`. */
const isNamed = ({ garment, variant }, expected) =>
  expected.includes(garment) ||
  (garment === 'wide-leg-trousers' && expected.includes('trousers')) ||
  expected.some((name) => fold(name) === fold(variant ?? ''));

/** What the design says it stands in for: "moleskin" is made as twill. */
const standIns = (said) => said.filter((warning) => warning.includes('that is not made here as such')).length;

/** A prompt that was refused misses all that was expected. */
const refused = (row) => ({
  right: 0,
  wrong: [],
  broken: [],
  missing: [...row.required.keys()].filter((a) => a !== 'garment'),
});

/** @returns the verdict on one prompt, and what is at fault */
export function judge({ text, expect, long = false, ...words }, { result, pattern, warnings }) {
  const row = expectations(expect);
  const brief = result.ok ? result.brief : null;
  const garment = brief !== null && isNamed(brief.spec, row.required.get('garment'));
  const unused = (brief?.unused ?? []).map((entry) => entry.text);
  const said = [...(warnings ?? brief?.warnings ?? []), ...(pattern?.deviations ?? [])];
  const compared = brief === null ? refused(row) : compare(row, brief);
  const told = unused.length + standIns(said);
  const found = { garment, unused, told, ...compared, ...honesty(words, unused, said) };
  const faults = [
    ...(garment ? [] : [`garment: ${brief?.spec.garment ?? 'refused'}`]),
    ...['wrong', 'missing', 'broken', 'silent', 'falsely'].flatMap((name) =>
      found[name].length > 0 ? [`${name}: ${found[name].join(', ')}`] : [],
    ),
  ];
  return {
    ...found,
    text,
    long,
    faults,
    lost: words.lost?.length ?? 0,
    verdict: verdictOf(found),
    exact: pattern?.status === 'exact',
  };
}

const round = (value) => Math.round(value * 1000) / 1000;
const total = (rows, of) => rows.reduce((all, row) => all + of(row), 0);

/** Garment accuracy, micro-F1 of attributes, denials broken, recall of lost words, falsely listed a prompt, verdicts. */
export function sum(rows) {
  const right = total(rows, (r) => r.right);
  const precision = right / (right + total(rows, (r) => r.wrong.length));
  const recall = right / (right + total(rows, (r) => r.missing.length));
  const lost = total(rows, (r) => r.lost);
  const count = (verdict) => rows.filter((r) => r.verdict === verdict).length;
  const sound = rows.filter((r) => r.verdict === 'right');
  return {
    prompts: rows.length,
    garment: round(total(rows, (r) => (r.garment ? 1 : 0)) / rows.length),
    f1: round((2 * precision * recall) / (precision + recall)),
    denials_broken: total(rows, (r) => r.broken.length),
    lost_named: round((lost - total(rows, (r) => r.silent.length)) / lost),
    falsely_listed: round(total(rows, (r) => r.falsely.length) / rows.length),
    right: count('right'),
    honest: count('honest'),
    wrong: count('wrong'),
    exact_of_right: round(total(sound, (r) => (r.exact ? 1 : 0)) / Math.max(1, sound.length)),
  };
}
