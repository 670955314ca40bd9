import { denies } from '../../../cut/denies.js';
import { withVent } from '../parts/vent-title.js';
import type { Cut } from '../../../cut/cut.js';
import { sideSlits } from '../../../cut/slits.js';
import { hemOf } from '../../../cut/hem.js';
import { byFit, has, slitNote } from '../lengths/lengths.js';
import { bandOverlapped, dartsApart } from '../parts/pencil-parts.js';
import { pocketPieces } from '../parts/pockets.js';
import { casing, gores, sectors, waistband, type SkirtOrder } from '../parts/skirts.js';
import { wrapTies } from '../parts/wrap.js';
import { skirtOpened } from '../parts/closing/skirt-opened.js';
import { STAND_MM } from '../parts/closing/stand.js';
import { waistRing } from '../parts/closing/waist-ring.js';
import type { Piece } from '../pieces/piece.js';
import { Notes, type Alteration, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { buttonsElsewhere, closes, closingOf, type Closing } from './closing.js';
import { isSkort, shortsCut, shortsJoins, shortsOrder } from './skort.js';
import { noteHem, ownSkirt, ruffledHem, seatGirth, skirtDrop, wantsWrap, type OwnSkirt } from './skirt-kinds.js';

const round = (v: number): number => Math.round(v * 1e4) / 1e4;

/** Skirts: pleated, tiered, gored, wrapped and the like drafted here; darted pencil, straight, or a sector of a circle. */
export const skirt: RecipeMaker = (spec, body) => {
  if (isPullOn(spec) || ownSkirt(spec)) return draftedSkirt(spec, body);
  if (isPencil(spec)) return pencilSkirt(spec, body);
  if (has(spec.silhouette, 'straight', 'boxy')) return straightSkirt(spec, body);
  return flaredSkirt(spec, body);
};

const isPencil = ({ silhouette, fit }: Cut): boolean =>
  has(silhouette, 'pencil', 'sheath', 'bodycon') || (silhouette === null && has(fit, 'slim', 'tight'));

const isNarrow = (spec: Cut): boolean => isPencil(spec) || has(spec.silhouette, 'straight', 'boxy');

function skirtNotes(spec: Cut): Notes {
  const notes = new Notes();
  noteHem(spec, notes);
  notes.add(has(spec.hem, 'high-low', 'asymmetric') && !ownSkirt(spec) && `The ${spec.hem} hem is drafted straight.`);
  if (!isPullOn(spec) && !wantsWrap(spec)) notes.add(buttonsElsewhere(spec, skirtClosing(spec)));
  notes.add(has(spec.waistline, 'paperbag') && 'The paperbag frill above the waistband is not in this draft.');
  return notes;
}

/** Stands can be grown on where a panel has a centre: not on rings of panels that are all alike. */
function skirtClosing(spec: Cut): Closing {
  const stands = !ownSkirt(spec) && (fullness(spec).panels === 2 || isNarrow(spec));
  return closingOf(spec, 'back', { front: stands, back: stands });
}

/** A skirt opened where the text says; with buttons its waistband reaches over both stands. */
function opened(spec: Cut): Alteration[] {
  const closing = skirtClosing(spec);
  if (!('place' in closing)) return [];
  const band: Alteration = (pieces, body, sa) => {
    const old = pieces.find((p) => BAND.test(p.id));
    const rest = pieces.filter((p) => p !== old);
    return old ? [...rest, waistband(waistRing(pieces) ?? body.waist, sa, 40, 2 * STAND_MM)] : pieces;
  };
  return [skirtOpened(closing.place), ...(closing.kind === 'stand' ? [band] : []), ...closes(closing, spec)];
}

const BAND = /^(sandy|penelope)\.waistband$/;

/** Skirt girths and lengths for the pieces of our own: waist with a little ease, seat with the ease of the fit. */
function skirtOrder(spec: Cut, body: Body, sa: number): SkirtOrder {
  const seat = seatGirth(spec, body);
  return {
    waist: isPullOn(spec) ? pullOnGirth(spec, body) : body.waist * 1.01,
    seat,
    seatDepth: body.waistToSeat,
    length: Math.max(spec.lengths_cm?.garment ? 150 : body.waistToSeat + 90, skirtDrop(spec, body)),
    sa,
  };
}

/** Held by elastic or a cord, with nothing that opens. */
const isPullOn = ({ waistline, closure, ...spec }: Cut): boolean =>
  !wantsWrap({ ...spec, waistline, closure }) &&
  (has(waistline, 'elastic', 'drawstring') || has(closure, 'elastic', 'drawstring', 'pullover'));

/** Waist of a pull-on skirt, mm: the seat goes through it, with a little to spare. */
const pullOnGirth = (spec: Cut, body: Body): number =>
  Math.max(seatGirth(spec, body), Math.max(body.seat, body.hips) + 20);

/** Panels of a pull-on skirt of no kind of its own: straight, or flared from a ring. */
export const pullOn = (spec: Cut, body: Body): OwnSkirt =>
  has(spec.silhouette, 'straight', 'boxy', 'pencil', 'sheath', 'bodycon')
    ? {
        name: 'pull-on',
        pieces: (order) =>
          gores({ ...order, seat: order.waist }, { count: 2, flare: 0 }).map((p) => ({
            ...p,
            shows: ['silhouette=straight'],
          })),
      }
    : {
        name: 'pull-on',
        pieces: (order) => {
          const { circleRatio } = fullness(spec, body);
          const shape = { ratio: circleRatio, panels: circleRatio === 1 ? 4 : 2 };
          return sectors(order, shape).map((p) => ({ ...p, shows: [`silhouette=${spec.silhouette ?? 'a-line'}`] }));
        },
      };

function draftedSkirt(spec: Cut, body: Body): Recipe {
  const notes = skirtNotes(spec);
  const pulled = isPullOn(spec);
  const kind = ownSkirt(spec) ?? (pulled ? pullOn(spec, body) : null);
  const wrap = wantsWrap(spec);
  const { waist, length } = skirtOrder(spec, body, 0);
  notes.add(!wrap && slitNote(spec));
  return {
    base: isSkort(spec) ? 'own+titan' : 'own',
    status: notes.status(),
    deviations: notes.deviations,
    orders: isSkort(spec) ? [shortsOrder(spec, body, 0, waist)] : [],
    ...(isSkort(spec) ? { joins: shortsJoins } : {}),
    alter: [
      (shorts, b, sa) => {
        const order = skirtOrder(spec, b, sa);
        const around = kind?.band?.(order.waist) ?? order.waist + (kind?.overlap ?? 0);
        const band = pulled ? casing(order.waist, b.waist, sa) : waistband(around, sa, 40, wrap ? 0 : 30);
        const ties = wrap && kind?.overlap ? [wrapTies(order.waist, sa)] : [];
        return [...shorts, ...(kind?.pieces(order, b) ?? []), band, ...ties];
      },
      ...(isSkort(spec) ? [shortsCut(body, 0, length)] : []),
      ...(pulled || wrap ? [] : opened(spec)),
      ...ruffledHem(spec),
      ...pocketPieces(spec.pockets),
    ],
    nearest: () => flaredSkirt({ ...spec, silhouette: 'a-line', details: [], closure: null, hem: null }, body),
  };
}

export function pencilSkirt(spec: Cut, body: Body): Recipe {
  const notes = skirtNotes(spec);
  notes.add(slitNote(spec, true));
  const length = hemOf(spec, body) ?? body.waistToKnee;
  const vent =
    !denies(spec, 'vent') &&
    sideSlits(spec) === 0 &&
    (spec.hem === 'slit' ||
      spec.details.includes('vent') ||
      spec.details.includes('slit') ||
      length > body.waistToKnee * 0.95);
  const options: Options = {
    lengthBonus: round(Math.max(-0.45, length / body.waistToKnee - 1)),
    backVent: vent,
    backVentLength: length > body.waistToKnee * 1.2 ? 0.6 : 0.4,
    seatEase: byFit(spec, [0.005, 0.01, 0.02, 0.04, 0.06, 0.08]),
    zipperLocation: spec.closure_place && spec.closure_place !== 'back' ? 'sideSeam' : 'backSeam',
  };
  return {
    base: 'penelope',
    status: notes.status(),
    deviations: notes.deviations,
    draws: vent ? ['details=vent'] : [],
    orders: [{ design: 'penelope', options }],
    alter: [
      ...(vent ? [withVent('penelope.back')] : []),
      dartsApart,
      bandOverlapped,
      ...opened(spec),
      ...ruffledHem(spec),
      ...pocketPieces(spec.pockets),
    ],
    nearest: () => straightSkirt(spec, body),
  };
}

export function straightSkirt(spec: Cut, body: Body): Recipe {
  const notes = skirtNotes(spec);
  const length = hemOf(spec, body) ?? body.waistToKnee;
  return {
    base: 'sarah',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [
      {
        design: 'sarah',
        options: {
          length: Math.max(0.25, Math.min(1, round(length / body.waistToFloor))),
          centerBackSeam: (spec.closure_place ?? 'back') === 'back',
        },
      },
    ],
    alter: [...opened(spec), ...ruffledHem(spec), ...pocketPieces(spec.pockets)],
    nearest: () => pencilSkirt(spec, body),
  };
}

/** Share of a full circle. Narrow panels fit the cloth: a circle skirt is cut in four. */
export function fullness(spec: Cut, body?: Body): { circleRatio: number; gathering: number; panels: number } {
  if (has(spec.silhouette, 'circle')) return { circleRatio: 1, gathering: 0, panels: 4 };
  if (has(spec.silhouette, 'flared', 'fit-and-flare', 'tent', 'trapeze'))
    return { circleRatio: 0.5, gathering: 0, panels: 2 };
  return { circleRatio: Math.max(0.28, body ? overTheSeat(body) : 0), gathering: 0, panels: 2 };
}

/** Ease over the fullest part of what hangs from the waist. */
const LEAST_EASE = 1.02;

/** Share of a full circle from which a skirt that fits the waist passes the fullest part. */
function overTheSeat({ waist, hips, seat, waistToSeat }: Body): number {
  const wanted = Math.max(seat, hips) * LEAST_EASE - waist;
  return Math.min(0.5, Math.ceil((100 * wanted) / (2 * Math.PI * waistToSeat * 0.85)) / 100);
}

export function flaredSkirt(spec: Cut, body: Body): Recipe {
  const notes = skirtNotes(spec);
  const full = fullness(spec, body);
  const drop = body.waistToHips * BAND_AT;
  notes.add(slitNote(spec));
  return {
    base: isSkort(spec) ? 'sandy+titan' : 'sandy',
    status: notes.status(),
    deviations: notes.deviations,
    draws: full.circleRatio === 1 ? ['silhouette=circle'] : [],
    orders: [
      {
        design: 'sandy',
        options: { ...full, ...circleLength(spec, body), waistbandPosition: BAND_AT, waistbandWidth: 0.04 },
      },
      ...(isSkort(spec) ? [shortsOrder(spec, body, drop)] : []),
    ],
    ...(isSkort(spec) ? { joins: shortsJoins } : {}),
    alter: [
      allPanels(full.panels),
      wornBelow(drop),
      ...(isSkort(spec) ? [shortsCut(body, drop, hemOf(spec, body) ?? body.waistToKnee)] : []),
      ...opened(spec),
      ...ruffledHem(spec),
      ...pocketPieces(spec.pockets),
    ],
  };
}

/** Of the way from waist to hips, where the waistband of a flared skirt is sewn on. */
const BAND_AT = 0.15;

const wornBelow =
  (waist_mm: number): Alteration =>
  (pieces) =>
    pieces.map((p) => (p.id.startsWith('sandy.skirt') ? { ...p, waist_mm } : p));

/** The base design lists one panel; a skirt of several panels needs all of them. */
export const allPanels =
  (panels: number) =>
  (pieces: Piece[]): Piece[] =>
    pieces.map((p) => (p.id === 'sandy.skirt' ? { ...p, cuts: p.cuts.map((c) => ({ ...c, count: panels })) } : p));

/** `lengthBonus` of the circle skirt is a share of waist (at the band's height) to floor. */
export function circleLength(spec: Cut, body: Body, position = BAND_AT): Options {
  const length = skirtDrop(spec, body);
  const whole = body.waistToFloor - body.waistToHips * position;
  return { lengthBonus: round(Math.max(0.2, Math.min(1, length / whole))) };
}
