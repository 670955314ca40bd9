import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import type { Cut } from '../cut/cut.js';
import { isWaistApron } from '../cut/waist-apron.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

function cut(description: string): Cut {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(reading.reason);
  return cutOf(completedOf(reading.brief));
}

const paths = (svg: string): number => svg.split('<path').length;

it.each([
  'a half apron in denim',
  "a waiter's apron, black",
  'bistro apron with two pockets',
  'an olive linen apron without a bib',
  'ett midjeförkläde i linne',
  'Kellnerschürze schwarz',
  'un tablier de serveur noir',
  'un delantal de camarero',
])('"%s" hangs from the waist', (text) => expect(isWaistApron(cut(text))).toBe(true));

it.each(['an apron', 'a bib apron in ticking', 'a chef apron', 'ett förkläde med bröstlapp', 'a waist-length jacket'])(
  '"%s" does not',
  (text) => expect(isWaistApron(cut(text))).toBe(false),
);

it('is drawn without what lies above the waist', () => {
  const [waist, bib] = [cut('a black half apron, no pockets'), cut('a black apron, no pockets')];
  const height = (of: Cut): number => {
    const ys = [...drawFlat(of).frontSvg.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map((m) => Number(m[1]));
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(height(waist)).toBeLessThan(0.7 * height(bib));
  const [short, long] = [waist, bib].map((of) =>
    illustrate(of, { width: 300, height: 450, seed: 3, palette: ['#222222'] }),
  );
  expect(paths(short.svg)).toBeLessThan(paths(long.svg));
});
