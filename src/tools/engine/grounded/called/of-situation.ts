import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import { unitNamed } from '../units.js';
import problems from '../words/problems.yaml.js';
import labelData from '../words/labels.yaml.js';
import { startOf } from './start-of.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const WITHIN = saysOf({ withinSum: (problems as unknown as Record<string, string>).withinSum });

const OF_CLIENT = /^(?:client|customer|buyer|guest|caller|kund|kunde|kundin|cliente?)$/u;
const TOLD_TO_RING =
  /(?<!\p{L})(?:told|asked|reminded|begged|gesagt|gebeten|sagte|bat|dit|demandé|dije|pedí|sade|bad)\s(?:\p{L}{1,12},?\s){1,4}(?:us|me|uns|mich|nous|moi|oss|mig|llam\p{L}{1,8})\s(?:\p{L}{1,10}\s){0,3}$/iu;

/** "I told her to ring us on 0161 …": the number of who writes is not the client's. */
const isOurPhone: Fault = (found, { words, kind }, { text }) => {
  const start = startOf(found, text);
  return (
    kind === 'phone' &&
    found.source === 'text' &&
    start > 0 &&
    words.some((word) => OF_CLIENT.test(word)) &&
    TOLD_TO_RING.test(text.slice(Math.max(0, start - 80), start))
  );
};

const HOLDS_AT_MOST =
  /(?<!\p{L})(?:takes|carries|bears|holds|limit of|limited to|maximum of|max\.?|up to|at most|trägt|schafft|höchstens|maximal|bis zu|tar|klarar|högst|supporte|porte|au plus|jusqu['’]à|soporta|aguanta|como máximo|hasta)\s$/iu;

const TOTAL = /^(?:total|sum|all|together|gesamt|summa|totalt?)$/u;

/** "The lift takes 400 kg. What do the bolts weigh?": what something may carry is no weight of what is asked. */
const isCapacity: Fault = (found, { unit, words }, { text }) => {
  const start = startOf(found, text);
  const isOfWeight =
    words.some((word) => /^(?:weigh|vikt|gewicht|poids|peso)/u.test(word)) ||
    (unit?.dimension === 'mass' && words.some((word) => TOTAL.test(word)));
  return (
    isOfWeight &&
    found.source === 'text' &&
    typeof found.value === 'number' &&
    start > 0 &&
    !words.some((word) => /^(?:max|maximum|limit|capacity|load)/u.test(word)) &&
    HOLDS_AT_MOST.test(text.slice(Math.max(0, start - 24), start))
  );
};

const BODY = ['bust', 'chest', 'waist', 'hips', 'inseam', 'shoulder', 'sleeve', 'neck', 'thigh'] as const;
const STEMS = labelData as unknown as Record<(typeof BODY)[number], readonly string[]>;
const SAID = saysOf(
  Object.fromEntries(
    BODY.map((part) => [part, STEMS[part].flatMap((stem) => [stem, `${stem}s`, `${stem}es`]).join(', ')]),
  ) as Record<(typeof BODY)[number], string>,
);
const NEAR = 26;

/** "96 cm de tour de hanches … son tour de taille ?": what is measured right beside a number is another part than the name's. */
const isOfOtherPart: Fault = (found, { words }, { text }) => {
  const start = startOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'number' || start < 0) return false;
  const own = BODY.filter((part) => words.some((word) => STEMS[part].includes(word)));
  if (own.length === 0) return false;
  const clause = text
    .slice(start)
    .split(/[,;.?!\n](?=\s|$)/u)[0]
    .slice(0, NEAR + (found.quote?.length ?? 0));
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[,;.?!\n]\s/u)
      .at(-1) ?? '';
  const isSaid = (part: (typeof BODY)[number]): boolean => SAID[part].test(clause) || SAID[part].test(before);
  return !own.some(isSaid) && BODY.some((part) => !own.includes(part) && SAID[part].test(clause));
};

const LEFT = /^(?:left|remaining|remain|kvar|übrig|rest|restants?|restantes?|quedan)$/u;
const BACK =
  /^\s(?:\p{L}{1,12}\s){0,3}(?:came back|come back|brought back|sent back|returned|handed back|kom tillbaka|lämnades tillbaka|kamen zurück|kam zurück|zurückgebracht|sont revenus?|rapportée?s|volvieron|devolvieron)(?!\p{L})/iu;

/** "118, sold 43 and 29 after, and 5 came back": what came back is taken off no more. */
const isReturnTakenOff: Fault = ({ value, source }, { words }, { text, mentions }) => {
  if (source !== 'arithmetic' || typeof value !== 'number' || !words.some((word) => LEFT.test(word))) return false;
  const numbers = mentions.filter(({ kind, text: said }) => kind === 'number' && /\d/u.test(said));
  const [first, ...rest] = numbers.map((one) => Number(one.value));
  const isBack = numbers.slice(1).some(({ end }) => BACK.test(text.slice(end, end + 50)));
  return isBack && value === rest.reduce((left, one) => left - one, first);
};

const CONDITION = /(?<!\p{L})(?:if|om|wenn|falls|si|ifall)(?!\p{L})/iu;
const ELSE =
  /(?<!\p{L})(?:if not|otherwise|or else|om inte|annars|wenn nicht|sonst|andernfalls|sinon|si no|de lo contrario)(?!\p{L})/iu;

/** "If it rains it is at home, otherwise in the shop": which of both it is, is not said in this sentence. */
const isOfAlternative: Fault = (found, _property, { text }) => {
  const at = startOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'string' || at < 0) return false;
  const said = text.slice(Math.max(0, at - 160), at + 160);
  const from = Math.max(0, said.lastIndexOf('. ', Math.min(at, 160)) + 1);
  const stop = said.indexOf('. ', Math.min(at, 160));
  const sentence = said.slice(from, stop < 0 ? undefined : stop);
  const turn = ELSE.exec(sentence)?.index ?? -1;
  return turn > 0 && CONDITION.test(sentence.slice(0, turn));
};

/** "The total is £90 including £5 for shipping": what is part of a sum is not put to it. */
const isPartAdded: Fault = ({ value, source }, _property, { text, mentions }) => {
  if (source !== 'arithmetic' || typeof value !== 'number') return false;
  const sums = mentions.filter(({ kind, unit }) => kind === 'number' && unitNamed(unit)?.currency === true);
  return sums.some((one, i) => {
    const next = sums.at(i + 1);
    return (
      next !== undefined &&
      value === Number((Number(one.value) + Number(next.value)).toPrecision(12)) &&
      WITHIN.withinSum.test(text.slice(one.end, next.start))
    );
  });
};

export const OF_SITUATION: readonly Fault[] = [
  isPartAdded,
  isOfAlternative,
  isOurPhone,
  isCapacity,
  isOfOtherPart,
  isReturnTakenOff,
];
