import type { Ground } from '../filling/ground.js';
import type { Evidence } from '../grounded.js';
import type { FunctionTool } from '../matching.js';
import type { Call } from './call.js';
import { isAffirmed } from './commanded.js';
import { askedFor, deedsOf, onlyTells } from './heard/deeds.js';
import { filledBy } from './heard/fill.js';
import { sentencesOf } from './heard/mood.js';
import { textOf } from './heard/text.js';
import { parametersOf, requiredOf } from './made.js';
import data from './offers.yaml.js';
import type { CallAnswer, CallQuestion } from './question.js';

const OFFERS = new RegExp(String.raw`(?<!\p{L})(?:${(data as { offers: string[] }).offers.join('|')})\s`, 'iu');
const LONGEST = 60;

/**
 * "Yes, do it." after "Shall I cancel it?": the call of the one function that does what an assistant has just offered in words, with
 * what the offer and the calls before it say; null where something is left open.
 */
export function takenUp(asked: CallQuestion, house: Ground['house']): CallAnswer | null {
  const { question, tools, told = '' } = asked;
  const offer = question.length <= LONGEST && isAffirmed(question) ? offerIn(told) : null;
  const meant = offer === null ? [] : tools.filter((tool) => does(tool, offer));
  if (offer === null || meant.length !== 1) return null;
  const call = callOf(meant[0], offer, asked, house);
  return call === null ? null : { kind: 'calls', calls: [call] };
}

/** What a last question offers to do: "cancel it". */
function offerIn(told: string): string | null {
  const last = sentencesOf(told).at(-1) ?? '';
  const found = last.trim().endsWith('?') ? OFFERS.exec(last) : null;
  return found ? last.slice(found.index + found[0].length).replace(/\?\s*$/u, '') : null;
}

const does = (tool: FunctionTool, offer: string): boolean =>
  !onlyTells(deedsOf(tool)) && deedsOf(tool).some((deed) => !deed.isAsked && askedFor(deed, offer) === 1);

function callOf(
  tool: FunctionTool,
  offer: string,
  { earlier = [], told = '', today }: CallQuestion,
  house: Ground['house'],
): Call | null {
  const said = (text: string) => {
    const own = textOf(text, today);
    return filledBy(tool, own, { reading: own.reading, before: null, house, plans: null, wishes: true });
  };
  const required = requiredOf(parametersOf(tool));
  const [own, all] = [said(offer), said(told)];
  const before = Object.assign({}, ...earlier.map((one) => one.arguments)) as Record<string, unknown>;
  const valueOf = (name: string): unknown => own.values[name] ?? before[name] ?? all.values[name];
  const values = { ...own.values, ...Object.fromEntries(required.map((name) => [name, valueOf(name)])) };
  if (Object.values(values).includes(undefined) || own.several.size > 0) return null;
  const evidence = Object.entries(values).map(([name, value]): Evidence => ({
    path: `/${name}`,
    source: 'text',
    quote: String(value),
  }));
  return { name: tool.name, arguments: values, evidence };
}
