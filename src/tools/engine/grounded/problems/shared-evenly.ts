import { type Amount, exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const AMONG =
  /(?<!\p{L})(?:between|among|amongst|over|into|on|for|to|by|across|på|mellan|bland|till|auf|unter|an|zwischen|für|entre|sur|pour|dans|en|por|para)\s(?:the |our |all |les |nos |las |los |die |de |\p{L}{3,9}\s)?$/iu;
const EACH_GETS =
  /(?<!\p{L})(?:each|every|per|apiece|one share|my share|a share|varje|var och en|vardera|jede[rsnm]?|je|pro|chaque|chacune?|cada)(?!\p{L})/iu;

const SHARES =
  /(?<!\p{L})(?:share|split|divide|delar på|teilen(?: sich)?|(?:se )?partagent|se reparten|comparten)\s$/iu;

/** "18 metres shared out evenly over 5 dresses": what each gets; open where one of both is not told. */
export function sharedEvenly({ property, text, amounts, question }: Problem): Solved {
  const asked = `${property.words.join(' ')} ${question}`;
  if (!SAYS.shared.test(text) || !EACH_GETS.test(asked) || /(?<!\d)\d{1,3}\s?:\s?\d/u.test(text)) return undefined;
  const all = amounts.filter(
    ({ said, unit }) => unit !== undefined || !/^(?:one|ein|eine|en|un|une|una|uno)$/iu.test(said),
  );
  if (all.length < 2) return null;
  if (all.length > 2 || SAYS.left.test(asked) || all.some(({ unit }) => unit?.unit === 'percent')) return undefined;
  const [whole, parts] = ofTwo(all);
  if (!parts || parts.unit !== undefined || parts.value <= 0) return null;
  return { value: exact(whole.value / parts.value), ...(whole.unit === undefined ? {} : { unit: whole.unit.unit }) };
}

/** What is shared is measured, or the first; what it is shared by follows “between”, “auf”. */
function ofTwo([one, other]: readonly Amount[]): [Amount, Amount | undefined] {
  if (one.unit !== undefined && other.unit === undefined) return [one, other];
  if (other.unit !== undefined && one.unit === undefined) return [other, one];
  if (SHARES.test(one.after)) return [other, one];
  if (AMONG.test(other.before)) return [one, other];
  return AMONG.test(one.before) ? [other, one] : [one, undefined];
}
