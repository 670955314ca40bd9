import { n1 } from '../paint/path.js';
import type { Random } from '../../../../../common/kernel/random.js';
import type { Defs } from '../paint/scene.js';

export const PAPER = '#f9f5ee';

/** The part of the drawing that is seen, drawing units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Warm paper with a fine grain. */
export function paper(defs: Defs, view: View, random: Random): string {
  const grain = random.fork('grain');
  const speck = (): string => `M${n1(grain.next() * 160)} ${n1(grain.next() * 160)}h${n1(0.6 + grain.next())}`;
  const dark = Array.from({ length: 150 }, speck).join('');
  const light = Array.from({ length: 120 }, speck).join('');
  const id = defs.add(
    `<pattern id="ID" patternUnits="userSpaceOnUse" width="160" height="160"><path d="${dark}" stroke="#8a7a66" stroke-width=".8" stroke-opacity=".22"/><path d="${light}" stroke="#fff" stroke-width="1" stroke-opacity=".7"/></pattern>`,
  );
  const box = `x="${view.x}" y="${view.y}" width="${view.width}" height="${view.height}"`;
  return `<rect ${box} fill="${PAPER}"/><rect ${box} fill="url(#${id})"/>`;
}
