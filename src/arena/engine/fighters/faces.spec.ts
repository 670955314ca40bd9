import { Resvg } from '@resvg/resvg-js';
import { FIGHTERS } from './roster.js';

describe('faces', () => {
  const drawn = FIGHTERS.map(({ id, face }) => [id, face] as const);

  it.each(drawn)('%s is a self-contained picture with many colours', (id, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|<script|href=/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.every((one) => one.startsWith(`${id}-`))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: 64 }, font: { loadSystemFonts: false } }).render();
    const colours = new Set<number>();
    for (let i = 0; i < image.pixels.length; i += 4) colours.add(image.pixels.readUInt32BE(i));
    expect(image.width).toBe(64);
    expect(colours.size).toBeGreaterThan(300);
  });

  it('differ from each other', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(FIGHTERS.length);
  });
});
