import { taped } from '../../geometry/hull.js';
import { xy } from '../../geometry/point.js';
import { cutBy, type Vector } from '../form/tape.js';
import type { Form } from '../types.js';

/** What a slice of the form spans: half its width, its reach in front and behind, and its middle. Metres. */
export interface Span {
  x: number;
  z: number;
  /** half of its width and of its depth */
  wide: number;
  deep: number;
  girth: number;
}

/** Slices of trunk (legs taken together below the fork) and left leg, every 2 cm from the floor. */
export interface Sections {
  trunk(y: number): Span;
  leg(y: number): Span;
}

const STEP = 0.02;

export function sectionsOf(form: Form): Sections {
  const { ankle, crotch, top } = form.landmarks;
  const low = ankle * 0.5;
  const heights = Array.from({ length: Math.floor((top - 0.002 - low) / STEP) + 1 }, (_, i) => low + i * STEP);
  const cuts = heights.map((y) => bodyCuts(form, y, y <= crotch));
  const trunk = cuts.map((lines) => spanOf(lines.flat()));
  const leg = cuts.map((lines) => spanOf(lines.length > 1 ? lines[0] : lines[0].filter(([x]) => x >= 0)));
  const between =
    (spans: readonly Span[]) =>
    (y: number): Span =>
      at(spans, (y - low) / STEP);
  return { trunk: between(trunk), leg: between(leg) };
}

/** The left leg before the right one, or the trunk; arms lie further out. */
function bodyCuts(form: Form, y: number, parted: boolean): Vector[][] {
  const lines = cutBy(form, (p) => p[1] - y);
  const middle = (line: readonly Vector[]): number =>
    (Math.min(...line.map(([x]) => x)) + Math.max(...line.map(([x]) => x))) / 2;
  const inner = lines.toSorted((a, b) => Math.abs(middle(a)) - Math.abs(middle(b)));
  return inner.slice(0, parted ? 2 : 1).toSorted((a, b) => middle(b) - middle(a));
}

function spanOf(line: readonly Vector[]): Span {
  const range = (axis: number): [number, number] => [
    Math.min(...line.map((p) => p[axis])),
    Math.max(...line.map((p) => p[axis])),
  ];
  const [[left, right], [back, front]] = [range(0), range(2)];
  return {
    x: (left + right) / 2,
    z: (back + front) / 2,
    wide: (right - left) / 2,
    deep: (front - back) / 2,
    girth: taped(line.map((p) => xy(p[0], p[2]))),
  };
}

function at(spans: readonly Span[], place: number): Span {
  const i = Math.max(0, Math.min(spans.length - 2, Math.floor(place)));
  const t = Math.max(0, Math.min(1, place - i));
  const mix = (name: keyof Span): number => spans[i][name] + (spans[i + 1][name] - spans[i][name]) * t;
  return { x: mix('x'), z: mix('z'), wide: mix('wide'), deep: mix('deep'), girth: mix('girth') };
}
