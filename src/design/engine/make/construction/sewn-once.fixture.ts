import { completedOf } from '../../cut/typical.js';
import { cutOf } from '../../cut/cut-of.js';
import { readDesign } from '../../read/read-design.js';
import { materialsOf, withTaken } from '../materials/index.js';
import { completeBody, draftPattern, zipOf, type Seam } from '../pattern/index.js';
import { constructionOf } from './index.js';
import { kitOf, seamsNamed, type StepDraft } from './kit.js';
import { inOrder } from './order.js';

const WEARER = { men: 'men', boys: 'men' } as const;

/** What a text orders, cut for a standard body; null where it cannot be read. */
export async function orderOf(text: string) {
  const read = readDesign({ description: `a ${text}` });
  if (!read.ok) return null;
  const { brief } = read;
  const { measurements } = await completeBody({}, WEARER[brief.spec.gender as 'men'] ?? 'women', null);
  return { cut: cutOf(completedOf(brief), measurements), measurements };
}

/** What is cut, sewn and bought for a text; null where nothing is drafted for it. */
export async function made(text: string) {
  const order = await orderOf(text);
  if (order === null) return null;
  const { cut, measurements } = order;
  const { pieces, seams, sa_mm, yardage } = await draftPattern(cut, measurements);
  if (pieces.length === 0) return null;
  const bill = materialsOf(cut, yardage, null, zipOf(pieces));
  const lined = bill.lining.length > 0;
  const { takes } = constructionOf(cut, pieces, sa_mm, lined, seams);
  const steps = inOrder(kitOf(cut, pieces, sa_mm, lined, seams));
  return { pieces, seams, steps, notions: withTaken(bill, takes).notions };
}

/** Haberdashery: how a step speaks of it and how the bill does. */
const HABERDASHERY: ReadonlyArray<readonly [kind: string, said: RegExp, billed: RegExp]> = [
  ['button', /\bbuttons?\b(?! stand)/i, /button/i],
  ['zip', /\bzips?\b/i, /\bzip\b/i],
  ['hook and eye', /\bhooks? and eyes?\b|\bthe hook\b/i, /hook and eye/i],
  ['snap', /\bsnaps?\b/i, /snap/i],
  ['elastic', /\belastics?\b/i, /elastic/i],
  ['cord', /\bcords?\b/i, /cord/i],
  ['eyelet', /\beyelets?\b/i, /eyelet/i],
  ['toggle', /\btoggles?\b/i, /toggle/i],
  ['buckle', /\bbuckles?\b/i, /buckle/i],
  ['hook tape', /\bhook tape\b/i, /hook-and-loop/i],
  ['boning', /\bboning\b|\bbones\b/i, /boning/i],
  ['shoulder pad', /shoulder pads/i, /shoulder pad/i],
  ['rivet or stud', /\bstuds?\b|\brivets?\b/i, /stud|rivet/i],
  ['slider', /\bslider\b/i, /slider/i],
  ['wire', /\bwires?\b/i, /wire/i],
  ['tape', /grip tape|petersham|stay tape/i, /grip tape|petersham|stay tape/i],
  ['print', /^Print the/i, /placement print/i],
];

/** Parts that are made up by themselves and then sewn on, once each. */
const ATTACHED =
  /^(strap|belt-loop|tab|pocket|pocket-flap|casing|ruffle|hem-band|cuff|collar|hood|waistband|neckband)$/;
const MAKES = /^Make (?!up)|^Join the tie|^Ties$|^Straps?$|^Lay the lining/;
/** Steps that work on a part which is on already. */
const WORKS_ON = /button|hook|hems?$|lining|^Gather|^Lay the pleats|^Patch pockets?$/i;

const alike = ({ a, b }: Seam): string => JSON.stringify([a, b]);
const isSewing = ({ phase }: StepDraft): boolean => phase !== 'prepare' && phase !== 'interfacing';

type Made = NonNullable<Awaited<ReturnType<typeof made>>>;

/** Seams of a rule or a dart that no step closes, and any that two close. */
function wronglyClosed({ seams, steps }: Made): string[] {
  const whole = steps.flatMap((s) => seamsNamed(s, s.joins, seams)).map(alike);
  const part = new Set(steps.flatMap((s) => seamsNamed(s, s.part, seams)).map(alike));
  return seams.flatMap((seam) => {
    const times = whole.filter((w) => w === alike(seam)).length;
    const known = seam.known_by === 'rule' || seam.kind === 'dart';
    if (times > 1 || (times === 1 && part.has(alike(seam)))) return [`${seam.name} is closed twice`];
    return known && times === 0 && !part.has(alike(seam)) ? [`${seam.name} is never closed`] : [];
  });
}

/** Parts that are in no step, made twice, or sewn on twice. */
function wronglySewn({ pieces, steps }: Made): string[] {
  return pieces.flatMap(({ id }) => {
    const used = steps.filter((s) => s.phase !== 'prepare' && s.uses?.some((p) => p.id === id));
    const role = used.flatMap((s) => s.uses ?? []).find((p) => p.id === id)?.role ?? '';
    const makes = used.filter((s) => MAKES.test(s.title) && isSewing(s));
    const sets = used.filter((s) => isSewing(s) && !makes.includes(s) && !WORKS_ON.test(s.title));
    return [
      ...(used.length === 0 ? [`${id} is in no step`] : []),
      ...(makes.length > 1 ? [`${id} is made twice`] : []),
      ...(ATTACHED.test(role) && sets.length > 1 ? [`${id}: ${sets.map((s) => s.title).join(' and ')}`] : []),
    ];
  });
}

/** What the steps speak of and the bill has not, and the other way round. */
function wronglyBilled({ steps, notions }: Made): string[] {
  const texts = steps.map(({ text }) => text.replaceAll(/buttonholes?/gi, ''));
  return HABERDASHERY.flatMap(([kind, said, billed]) => {
    const [spoken, bought] = [texts.some((t) => said.test(t)), notions.some(({ name }) => billed.test(name))];
    return spoken === bought ? [] : [spoken ? `${kind} is not in the bill` : `${kind} is in no step`];
  });
}

/** What needs an edge that is still open: the step, and what would have closed it. */
const BEFORE: ReadonlyArray<readonly [open: RegExp, closed: RegExp]> = [
  [/^Set the ties$|slot for the tie/, /^Waistband$/],
  [/^In-seam pockets$|^Front pockets$/, /^Outseams$|side seams$|^Skirt seams$/i],
  [/fly$/i, /^Waistband$/],
  [/^Sew the darts$|^Lay the pleats$|^Gather the fullness$/, /^Waist seam$|^Waistband$|side seams$|^Skirt seams$/i],
  [/^Baste the /, /^Set the sleeves$|^Close the side/],
  [/^Sleeve plackets$/, /^Close side and underarm|^Underarm seams$/],
  [/zip/i, /^Make up and bag the lining$/],
];

/** Steps that need an edge which an earlier one has closed. */
function wronglyOrdered({ steps }: Made): string[] {
  const titles = steps.map(({ title }) => title);
  return BEFORE.flatMap(([open, closed]) => {
    const [last, first] = [titles.findLastIndex((t) => open.test(t)), titles.findIndex((t) => closed.test(t))];
    return first >= 0 && last > first ? [`${titles[last]} comes after ${titles[first]}`] : [];
  });
}

/** Each part once, each seam once, in order, and what the steps need is bought: what is otherwise, in words. */
export async function wrongIn(text: string): Promise<string[]> {
  const it = await made(text);
  if (it === null) return [];
  const rest = it.steps.some(({ title }) => title === 'Remaining parts') ? ['remaining parts'] : [];
  const found = [...wronglyClosed(it), ...wronglySewn(it), ...wronglyOrdered(it), ...wronglyBilled(it), ...rest];
  return found.map((words) => `${text}: ${words}`);
}
