import { panel, cut } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';

/** Poncho: two panels with shoulder and neck, open sides. */
export function poncho(length: number, body: Body, sa: number): Piece[] {
  const overHead = (body.head + 30) / 3.5 - 50;
  const neck = Math.round(Math.max(body.neck / 5 + 22, overHead));
  const half = body.shoulderToShoulder / 2 + body.shoulderToWrist * 0.55;
  const slope = half * 0.16;
  const one = (id: string, title: string, depth: number): Piece =>
    panel({
      id,
      title,
      start: { name: 'centreNeck', at: { x: 0, y: depth } },
      edges: [
        { name: 'neck', to: { x: neck, y: 0 }, cp1: { x: neck * 0.6, y: depth }, cp2: { x: neck, y: depth * 0.5 } },
        { name: 'shoulder', to: { x: half, y: slope } },
        { name: 'sideHem', to: { x: half, y: Math.max(slope + 150, length * 0.9) }, finish: 'hem' },
        {
          name: 'centreHem',
          to: { x: 0, y: length },
          cp1: { x: half * 0.7, y: length * 0.99 },
          cp2: { x: half * 0.3, y: length },
          finish: 'hem',
        },
        { name: 'centreNeck', to: { x: 0, y: depth }, finish: 'fold' },
      ],
      cuts: [cut(1)],
      sa,
      hem: 20,
      seams: [],
    });
  const [front, back] = [one('own.ponchoFront', 'Front', 95), one('own.ponchoBack', 'Back', 28)];
  const shoulder = (piece: string) => [{ piece, from: 'neck', to: 'shoulder' }];
  return [{ ...front, seams: [{ name: 'Shoulder', a: shoulder(front.id), b: shoulder(back.id) }] }, back];
}
