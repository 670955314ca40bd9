import { Resvg } from '@resvg/resvg-js';
import { FIGHTERS } from '../roster.js';
import { avatarSvg } from './index.js';

describe('avatars', () => {
  const drawn = FIGHTERS.map(({ id }) => [id, avatarSvg(id) ?? ''] as const);

  it.each(drawn)('%s is a self-contained picture with many colours', (id, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|<script|href=/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.every((one) => one.startsWith(`${id}-`))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: 64 } }).render();
    const colours = new Set<number>();
    for (let i = 0; i < image.pixels.length; i += 4) colours.add(image.pixels.readUInt32BE(i));
    expect(image.width).toBe(64);
    expect(colours.size).toBeGreaterThan(300);
  });

  it('differ from each other and never from themselves', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(FIGHTERS.length);
    for (const [id, svg] of drawn) expect(avatarSvg(id)).toBe(svg);
    expect(avatarSvg('nobody')).toBeNull();
  });
});
