import { techPackFonts } from '../../../making/techpack.fonts.js';
import { constructionOf } from '../../make/construction/index.js';
import { GARMENTS } from '../../garments/spec.js';
import { inputFrom } from './input.fixture.js';
import { setTechPack } from './tech-pack.js';
import { PAGE } from './theme.js';

describe('a tech pack of every garment', () => {
  it.each([...GARMENTS])('%s: all text on its pages, every piece sewn', async (garment) => {
    const input = await inputFrom(`A navy ${garment.replaceAll('-', ' ')}`);
    const { placed, bytes, pages } = await setTechPack(input, await techPackFonts());
    const off = placed.filter(
      (t) => t.x < 20 || t.y < 20 || t.x + t.width > PAGE.width - 20 || t.y + t.height > PAGE.height - 10,
    );
    expect(off.map((t) => `${t.page}: ${t.text}`)).toEqual([]);
    expect(pages).toBeGreaterThanOrEqual(10);
    expect(bytes.length).toBeLessThan(1_500_000);
    const { steps } = constructionOf(input.completed, input.pattern.pieces, input.pattern.sa_mm, false);
    expect(steps.map((s) => s.title)).not.toContain('Remaining parts');
  });
});
