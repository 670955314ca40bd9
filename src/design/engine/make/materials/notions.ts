import { halfZipCm } from '../../cut/half-zip.js';
import { buttonsOf } from '../../cut/buttons.js';
import type { Cut } from '../../cut/cut.js';
import { denies } from '../../cut/denies.js';
import { isBibDress } from '../../cut/bib-dress.js';
import { alongTheEdge, isCheongsam } from '../../cut/cheongsam.js';
import { cuffButtons } from '../../cut/cuff-buttons.js';
import { hasHoodCord } from '../../cut/hood-cord.js';
import { hasShoulderPads } from '../../cut/shoulder-pads.js';
import { isShalwar } from '../../cut/shalwar.js';
import { isPlaced } from '../../motifs/is-placed.js';
import { isBuckled } from '../../cut/buckled.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Closure, SpecPart } from '../../garments/spec.js';

export interface Notion {
  name: string;
  /** Pieces, or metres where `unit` says so. */
  quantity: number;
  unit: 'pieces' | 'm' | 'spools';
  note: string | null;
}

export const piece = (name: string, quantity: number, note: string | null = null): Notion => ({
  name,
  quantity,
  unit: 'pieces',
  note,
});
export const metres = (name: string, quantity: number, note: string | null = null): Notion => ({
  name,
  quantity,
  unit: 'm',
  note,
});

/** Front length that closes, cm, by where the garment ends. */
const FRONT_CM: Readonly<Record<string, number>> = {
  crop: 40,
  waist: 45,
  hip: 62,
  thigh: 78,
  'above-knee': 88,
  knee: 100,
  'below-knee': 108,
  midi: 115,
  calf: 118,
  ankle: 130,
  maxi: 135,
  floor: 140,
};

const front = (spec: GarmentSpec): number => FRONT_CM[spec.length ?? 'hip'] ?? 65;

const isRiveted = ({ garment }: Cut): boolean => garment === 'jeans' || garment === 'denim-jacket';

/** Buttons of the front as the cut has them; of jeans and denim jackets they are listed with the rivets. */
function buttons(cut: Cut): Notion[] {
  const count = cut.opening?.count ?? 0;
  if (count === 0 || isRiveted(cut)) return [];
  const name = `button ${buttonsOf(cut).mm} mm`;
  if (cut.category === 'trousers' || cut.category === 'shorts')
    return [piece(name, 1), ...(count > 1 ? [piece('fly button 15 mm', count - 1)] : [])];
  return cut.category === 'skirt' || cut.closure === 'double-breasted'
    ? [piece(name, count)]
    : [piece(name, count + 1, 'one spare')];
}

/** Buttons of both sleeves, whatever closes the front; those of a denim jacket are listed with its flaps'. */
function sleeveButtons(cut: Cut): Notion[] {
  const held = isRiveted(cut) ? null : cuffButtons(cut);
  if (held === null) return [];
  if (held.at === 'vent') return [piece('button 15 mm', 2 * held.count, 'sleeves')];
  const size = cut.category === 'outerwear' || cut.category === 'jacket' ? 15 : 11;
  return [
    ...(held.count > 0 ? [piece(`button ${size} mm`, 2 * held.count, 'cuffs')] : []),
    ...(held.placket > 0 ? [piece('button 9 mm', 2 * held.placket, 'sleeve plackets')] : []),
  ];
}

const BUTTONS: ReadonlySet<Closure> = new Set<Closure>(['buttons', 'single-breasted', 'double-breasted']);

/** What closes a cheongsam along its edge; the zip in its side is the pattern's. */
function frogs(spec: Cut): Notion[] {
  const held = alongTheEdge(spec);
  if (held?.fastener === 'buttons') return [piece('button 11 mm', held.count, 'with loops')];
  if (held?.fastener === 'hooks') return [piece('hook and eye', held.count)];
  return [piece('frog', held?.count ?? 4, 'knot and loop, made of the cloth or bought')];
}

function closure(spec: Cut): Notion[] {
  const { closure: how } = spec;
  if (isCheongsam(spec)) return frogs(spec);
  if (how !== null && BUTTONS.has(how)) return buttons(spec);
  const bottoms = ['trousers', 'shorts', 'skirt'].includes(spec.category);
  if (how === 'zip' && spec.category === 'dress') return [piece('zip 60 cm', 1), piece('hook and eye', 1)];
  if (how === 'zip' && spec.category === 'one-piece') return [piece('closed zip 60 cm', 1)];
  if (how === 'zip' && bottoms) return [piece('closed zip 20 cm', 1), piece('hook and eye', 1, 'waistband')];
  if (how === 'zip') return [piece(`open-end zip ${front(spec)} cm`, 1)];
  if (how === 'fly') return [piece('trouser zip 18 cm', 1), piece('trouser button 17 mm', 1)];
  if (how === 'invisible-zip')
    return [
      piece(`invisible zip ${['dress', 'one-piece'].includes(spec.category) ? 60 : 22} cm`, 1),
      piece('hook and eye', 1),
    ];
  if (how === 'half-zip') return [piece(`zip ${halfZipCm(spec)} cm`, 1)];
  if (how === 'snaps')
    return [
      spec.category === 'bag'
        ? piece('magnetic snap 18 mm', 1)
        : piece('snap fastener 15 mm', spec.opening?.count || 2),
    ];
  if (how === 'hooks') return [piece('hook and eye', 6)];
  if (how === 'toggles') return [piece('horn toggle', spec.opening?.count || 4), metres('cord 5 mm', 1.6)];
  if (how === 'buckle') return [piece('buckle 40 mm', spec.garment === 'overalls' ? 2 : 1)];
  if (how === 'lace-up') return [metres('lacing cord', 4), piece('eyelet 5 mm', 24)];
  if (how === 'velcro') return [metres('hook-and-loop tape 20 mm', 0.3)];
  return [];
}

function waist(spec: GarmentSpec): Notion[] {
  if (spec.variant === 'kilt') return [piece('leather strap with buckle 25 mm', 3, 'two at the waist, one at the hip')];
  if (isShalwar(spec)) return [metres('drawcord', 2.4)];
  if (isBibDress(spec)) return [piece('button 20 mm', 4, 'straps, two on the bib and two inside the back waistband')];
  if (spec.waistline === 'elastic' || spec.waistline === 'paperbag') return [metres('elastic 30 mm', 0.8)];
  if (spec.waistline === 'drawstring')
    return [metres('elastic 30 mm', 0.8), metres('drawcord', 1.4), piece('eyelet 8 mm', 2)];
  if (isBuckled(spec) && !denies(spec, 'belt')) return [piece('belt buckle 40 mm', 1)];
  return [];
}

/** Where no row of them closes it, one at the waist of jeans; a jacket has others on cuffs and pocket flaps. */
function jeansButtons({ garment, closure: how, opening }: Cut): Notion[] {
  const row = how !== null && BUTTONS.has(how) ? (opening?.count ?? 0) : 0;
  const name = 'jeans button 17 mm';
  if (garment === 'jeans') return [row > 0 ? piece(name, row) : piece(name, 1, 'waist')];
  return [...(row > 0 ? [piece(name, row)] : []), piece(name, 4, 'cuffs and pocket flaps')];
}

const closedZip = (name: string, cm: number): string => `${/open-end|closed/.test(name) ? 'closed ' : ''}zip ${cm} cm`;

/** The zip as long as the pattern leaves its opening. */
const ofLength = (notion: Notion, cm: number | null): Notion =>
  cm !== null && /zip \d+ cm$/.test(notion.name)
    ? {
        ...notion,
        name: notion.name.replace(/(?:(?:open-end|closed) )?zip \d+ cm$/, closedZip(notion.name, cm)),
      }
    : notion;

/**
 * Haberdashery that the cut calls for: what closes it as often as it is drawn, other quantities as usual, not measured.
 * @param zipCm length of the zip that the pattern was opened for, where it was
 */
export function notionsFor(spec: Cut, zipCm: number | null = null): Notion[] {
  const list = [...closure(spec).map((notion) => ofLength(notion, zipCm)), ...sleeveButtons(spec), ...waist(spec)];
  if (hasHoodCord(spec)) list.push(metres('drawcord', 1.3, 'hood'), piece('eyelet 8 mm', 2));
  if (spec.cuff === 'french') list.push(piece('cufflink', 2, 'one pair'));
  if (spec.garment === 'swimwear') list.push(metres('swim elastic 10 mm', 2.5, 'edges'));
  if (spec.cuff === 'elastic') list.push(metres('elastic 15 mm', 0.5, 'cuffs'));
  if (spec.pockets.includes('zip'))
    list.push(spec.category === 'bag' ? piece('zip 16 cm', 1, 'pocket') : piece('zip 16 cm', 2, 'pockets'));
  if (hasShoulderPads(spec)) list.push(piece('shoulder pad', 2));
  if (isPlaced(spec)) list.push(piece('placement print', 1, `${(spec.motif ?? 'motif').replaceAll('-', ' ')}, chest`));
  if (spec.garment === 'corset' || spec.details.includes('corsetry')) list.push(metres('boning 8 mm', 3));
  const riveted = isRiveted(spec);
  if (spec.details.includes('studs') || (spec.details.includes('rivets') && !riveted))
    list.push(piece('rivet or stud', 24));
  if (riveted) list.push(...jeansButtons(spec), piece('copper rivet', 6));
  const waistSeen = new Set<string>();
  const unique = list.filter((n) => !waistSeen.has(`${n.name}/${n.note}`) && waistSeen.add(`${n.name}/${n.note}`));
  return [
    ...unique,
    { name: 'sewing thread', quantity: spec.category === 'outerwear' ? 3 : 2, unit: 'spools', note: '200 m each' },
  ];
}

/** Buttons as a text counts them; `of` is what they are made of. */
export interface SaidButtons {
  /** null: as many as usual */
  count: number | null;
  of: string | null;
}

/** Buttons as a brief has them: counted, or only what they are made of. */
export const saidButtons = (brief: { buttons: SaidButtons | null; button_cloth?: string }): SaidButtons | null =>
  brief.buttons ?? (brief.button_cloth ? { count: null, of: brief.button_cloth } : null);

/** The front's buttons as the text counts them, in place of the usual number. */
export function withButtons(notions: readonly Notion[], said: SaidButtons | null): Notion[] {
  if (!said) return [...notions];
  const front = notions.findIndex(
    (n) => /^(jeans )?button/.test(n.name) && (n.note === null || n.note === 'one spare'),
  );
  const note = said.of ? `${said.of}, as described` : 'as described';
  if (said.count === null)
    return notions.map((n) =>
      /^(jeans )?button/.test(n.name) ? { ...n, note: n.note ? `${said.of}, ${n.note}` : note } : n,
    );
  const counted = piece(front < 0 ? 'button' : notions[front].name, said.count, note);
  return front < 0 ? [counted, ...notions] : notions.map((n, i) => (i === front ? counted : n));
}

/** Buttons, cords and piping in the colour that the text gives them. */
export function inColor(spec: GarmentSpec, notions: readonly Notion[]): Notion[] {
  const of = (part: SpecPart): string | null => spec.colors.find((c) => c.parts?.includes(part))?.name ?? null;
  const contrast = spec.button_look?.contrast === true ? 'contrasting' : null;
  const [closing, cord, trim] = [of('closure') ?? contrast, of('drawcord'), of('trim')];
  const dyed = notions.map((notion) => {
    const color = /^button|toggle|zip|snap/.test(notion.name) ? closing : notion.name === 'drawcord' ? cord : null;
    return color && !notion.note?.split(', ').includes(color)
      ? { ...notion, note: notion.note ? `${notion.note}, ${color}` : color }
      : notion;
  });
  return spec.details.includes('piping') ? [...dyed, metres('piping 10 mm', 2.5, trim)] : dyed;
}
