import type { Said } from '../../garments/unsaid.js';
import { plainCut } from '../../cut/plain.js';
import { isGilet } from '../../cut/gilet.js';
import { isBibDress } from '../../cut/bib-dress.js';
import { isAoDai } from '../../cut/cheongsam.js';
import { lowerHalf, upperHalf } from '../../cut/halves.js';
import type { PictureEntry } from '../../garments/entry.js';
import { GARMENT } from '../../garments/index.js';
import type { Fabric, Print } from '../../garments/spec.js';
import { hexOf, lchOf } from './color/oklch.js';
import { clothOf } from './fabrics/cloth.js';
import type { Shoe } from './figure/shoes/shoe.js';
import { apron, bag, bowTie, cape, scarf, socks, tie } from './garments/accessories.js';
import { hat } from './garments/hats.js';
import { skirtPieces, trouserPieces } from './garments/bottoms.js';
import { dress } from './garments/dress.js';
import { jacket } from './garments/jacket.js';
import { bibDress, jumpsuit, overalls } from './garments/one-piece.js';
import { belt, gloves, headband, legWarmers, poncho, tights, umbrella, watch } from './garments/small-accessories.js';
import { swim, withSmallWear } from './garments/swim.js';
import { hemHeight, type Tailor } from './garments/tailor.js';
import { top, TUCKED } from './garments/top.js';
import type { Piece } from './paint/piece.js';

/** Drawings under the names that garments' files give them. */
export const DRAWERS: Readonly<Record<string, (t: Tailor) => Piece[]>> = {
  top,
  jacket,
  cape: (t) => cape(t, hemHeight(t.spec)),
  poncho,
  trousers: trouserPieces,
  skirt: skirtPieces,
  dress: (t) => (isBibDress(t.spec) ? bibDress(t) : dress(t)),
  jumpsuit,
  overalls,
  pyjamas,
  swim,
  scarf,
  tie,
  'bow-tie': bowTie,
  hat,
  bag,
  socks,
  apron,
  gloves,
  belt,
  tights,
  'leg-warmers': legWarmers,
  headband,
  watch,
  umbrella,
};

const pictureOf = ({ spec }: Tailor): PictureEntry =>
  isGilet(spec)
    ? { ...GARMENT.jacket.picture, wearer: GARMENT.waistcoat.picture.wearer }
    : GARMENT[spec.garment].picture;

/** Bib and straps are worn over something. */
const hasBib = ({ spec }: Tailor): boolean => spec.garment === 'overalls' || isBibDress(spec);

/** Everything worn: the designed garment and quiet pieces that complete it. */
export function outfit(t: Tailor): Piece[] {
  const { worn, drawn = '' } = pictureOf(t);
  const own = (): Piece[] => DRAWERS[drawn]?.(t) ?? [];
  switch (worn) {
    case 'top':
      return [...own(), ...(t.spec.garment === 'waistcoat' ? companionTop(t, 'shirt') : []), ...companionBottom(t)];
    case 'outer':
      return [...own(), ...companionTop(t), ...companionBottom(t)];
    case 'bottom':
      return [...own(), ...companionTop(t)];
    case 'swim':
      return [...own(), ...(t.spec.garment === 'bodysuit' ? companionBottom(t) : beneath(t))];
    case 'accessory':
      return [
        ...companionTop(t, t.spec.garment === 'tie' || t.spec.garment === 'bow-tie' ? 'shirt' : undefined),
        ...companionBottom(t),
        ...own(),
      ];
    case 'both':
      return own();
    case 'whole':
      if (isAoDai(t.spec)) return [...own(), ...wideTrousers(t)];
      return hasBib(t) ? [...own(), ...companionTop(t)] : own();
  }
}

/** Garments that were designed together, each with its pieces, and what completes them. */
export function wornTogether(tailors: readonly Tailor[]): Array<{ t: Tailor; pieces: Piece[] }> {
  const worn = (...ways: ReadonlyArray<PictureEntry['worn']>): Tailor[] =>
    tailors.filter((t) => ways.includes(pictureOf(t).worn));
  const [first] = tailors;
  const outer = worn('outer')[0];
  const vest = tailors.find(({ spec }) => spec.garment === 'waistcoat');
  const isInner = (t: Tailor): boolean => pictureOf(t).worn === 'top' && t !== vest && Boolean(outer ?? vest);
  const inner = tailors.some(isInner) || worn('whole', 'both').length > 0;
  const own = (t: Tailor): Piece[] =>
    isInner(t) && pictureOf(t).drawn === 'top'
      ? top(t, { ...TUCKED, sleeves: outer === undefined })
      : (DRAWERS[pictureOf(t).drawn ?? '']?.(t === outer && vest ? { ...t, open: true } : t) ?? []);
  const above =
    inner || (worn('top').length > 0 && !vest) ? [] : companionTop(outer ?? first, vest ? 'shirt' : undefined);
  const below = worn('bottom', 'whole', 'both', 'swim').length > 0 ? [] : companionBottom(first);
  return tailors.map((t) => ({ t, pieces: t === first ? [...own(t), ...above, ...below] : own(t) }));
}

/** A jacket over trousers. */
function pyjamas(t: Tailor): Piece[] {
  return [...top({ ...t, spec: upperHalf(t.spec) }), ...trouserPieces({ ...t, spec: lowerHalf(t.spec) })];
}

/** A bra is not worn alone, nor briefs by a woman. */
const beneath = (t: Tailor): Piece[] =>
  withSmallWear(
    t,
    companion(t, { garment: 'underwear' }, neutral(t, ['ivory', 'stone', 'charcoal'], 'beneath'), 'jersey'),
  );

/** An ao dai is worn over wide trousers. */
const wideTrousers = (t: Tailor): Piece[] =>
  trouserPieces(companion(t, { garment: 'wide-leg-trousers' }, neutral(t, ['ivory', 'black'], 'trousers'), 'satin'));

/** Neutrals that stand back from any garment. */
const NEUTRALS = {
  ivory: '#f1ebe0',
  stone: '#cfc5b4',
  camel: '#b4936b',
  slate: '#5a626d',
  charcoal: '#3b3b42',
  navy: '#2f3a55',
  denim: '#607a9a',
  black: '#2a2a2e',
} as const;

/** The neutral that is farthest in tone from the subject, some chance among the best. */
function neutral(t: Tailor, from: readonly (keyof typeof NEUTRALS)[], label: string): string {
  const l = lchOf(t.cloth.hex).l;
  const ranked = from.toSorted((a, b) => Math.abs(lchOf(NEUTRALS[b]).l - l) - Math.abs(lchOf(NEUTRALS[a]).l - l));
  return NEUTRALS[t.random.fork(label).pick(ranked.slice(0, Math.min(2, ranked.length)))];
}

/** A tailor for a companion garment: plain cloth, not the subject. */
function companion(t: Tailor, said: Said, hex: string, fabric: Fabric, print: Print | null = null): Tailor {
  const cloth = clothOf(hex, fabric, print, ['#3b4560']);
  return {
    ...t,
    spec: plainCut({ gender: t.spec.gender, ...said }),
    cloth,
    trim: clothOf(hex, fabric),
    random: t.random.fork(`companion ${said.garment}`),
    subject: false,
  };
}

function companionTop(t: Tailor, want?: 'shirt'): Piece[] {
  const outer = pictureOf(t).worn === 'outer';
  const hex = neutral(
    t,
    outer ? ['ivory', 'charcoal', 'slate', 'black'] : ['ivory', 'charcoal', 'black', 'navy'],
    'inner',
  );
  const suited = t.figure.body.presents === 'man' && t.spec.garment === 'blazer';
  if (want === 'shirt' || suited) {
    const quiet = companion(
      t,
      { garment: 'shirt', length: 'waist' },
      t.spec.garment === 'waistcoat' || suited ? '#f4f0e8' : neutral(t, ['ivory', 'slate'], 'shirt'),
      'cotton-poplin',
    );
    return [
      ...top(quiet, { ...TUCKED, sleeveZ: 59, collarZ: 41, sleeves: !suited && !outer }),
      ...(suited && t.random.fork('tie').chance(0.6) ? tie({ ...quiet, cloth: clothOf(tieHex(t), 'silk') }) : []),
    ];
  }
  const warm = t.spec.season.includes('winter') || ['coat', 'parka'].includes(t.spec.garment);
  const kind = t.figure.body.presents === 'man' ? 1 : t.random.fork('inner kind').int(3);
  const said: Said = hasBib(t)
    ? { garment: 't-shirt', sleeve: { type: null, length: 'short' }, length: 'waist' }
    : warm
      ? { garment: 'sweater', neckline: 'turtleneck', fit: 'slim', length: 'waist' }
      : outer
        ? {
            garment: 't-shirt',
            neckline: kind === 0 ? 'mock-neck' : 'crew',
            fit: 'slim',
            length: 'waist',
            sleeve: { type: null, length: 'short' },
          }
        : {
            garment: 't-shirt',
            neckline: kind === 0 ? 'boat' : kind === 1 ? 'crew' : 'scoop',
            fit: 'slim',
            length: 'waist',
            sleeve: { type: null, length: t.spec.garment === 'apron' || kind === 2 ? 'three-quarter' : 'short' },
          };
  const striped =
    hasBib(t) ||
    (!outer && kind === 0 && pictureOf(t).worn === 'bottom' && (t.spec.print === null || t.spec.print === 'solid'));
  const sleeves = !outer;
  return top(companion(t, said, striped ? '#f3eee4' : hex, 'jersey', striped ? 'breton' : null), {
    ...TUCKED,
    sleeves,
  });
}

/** A tie that keeps to the jacket's tone. */
const tieHex = (t: Tailor): string => {
  const { l, c, h } = lchOf(t.cloth.hex);
  return l < 0.28 ? '#26262b' : hexOf({ l: 0.34, c: Math.max(0.05, c), h });
};

function companionBottom(t: Tailor): Piece[] {
  const { spec, figure } = t;
  const random = t.random.fork('bottom');
  const woman = figure.body.presents === 'woman';
  const { beside } = pictureOf(t);
  const formal = beside === 'formal';
  const suit = spec.garment === 'blazer' && (!woman || random.chance(0.4));
  if (suit)
    return trouserPieces({
      ...companion(t, { garment: 'trousers', leg: 'straight' }, t.cloth.hex, 'gabardine'),
      cloth: t.cloth,
    });
  const hex = neutral(
    t,
    formal ? ['charcoal', 'stone', 'camel', 'navy', 'ivory'] : ['denim', 'charcoal', 'stone', 'ivory', 'navy'],
    'bottom colour',
  );
  if (spec.garment === 'tights')
    return skirtPieces(companion(t, { garment: 'skirt', silhouette: 'a-line', length: 'mini' }, hex, 'wool'));
  if (beside === 'short') return trouserPieces(companion(t, { garment: 'shorts', length: 'above-knee' }, hex, 'twill'));
  if (woman && formal && random.chance(0.28))
    return skirtPieces(companion(t, { garment: 'skirt', silhouette: 'pencil', length: 'knee' }, hex, 'gabardine'));
  if (formal)
    return trouserPieces(
      companion(
        t,
        {
          garment: 'trousers',
          leg: woman ? random.pick(['straight', 'wide', 'slim'] as const) : random.pick(['straight', 'slim'] as const),
        },
        hex,
        'gabardine',
      ),
    );
  const blue = hex === NEUTRALS.denim || hex === NEUTRALS.navy;
  return trouserPieces(
    companion(
      t,
      {
        garment: blue ? 'jeans' : 'trousers',
        leg: woman ? random.pick(['straight', 'slim', 'wide'] as const) : random.pick(['straight', 'slim'] as const),
      },
      hex,
      blue ? 'denim' : 'twill',
    ),
  );
}

const NAMED_SHOES: Readonly<Record<string, Shoe>> = {
  sneakers: 'sneaker',
  boots: 'boot',
  'knee boots': 'knee-boot',
  sandals: 'sandal',
  loafers: 'loafer',
  heels: 'pump',
};

/** Shoes that suit the garment and the wearer. */
export function shoeFor(t: Tailor): { shoe: Shoe; color: string } {
  const random = t.random.fork('shoes');
  const { spec, figure } = t;
  const who = figure.body.presents;
  const { shoes } = pictureOf(t);
  const grand = shoes === 'grand';
  if (spec.garment === 'shoes')
    return {
      shoe:
        (spec.variant === 'boots' && spec.fabrics.some((f) => f.name === 'spandex')
          ? 'chelsea'
          : NAMED_SHOES[spec.variant ?? '']) ??
        random.pick(
          who === 'man'
            ? (['derby', 'loafer', 'sneaker', 'chelsea'] as const)
            : (['pump', 'sneaker', 'boot', 'loafer'] as const),
        ),
      color: t.cloth.hex,
    };
  const dark = random.pick(['#2b2728', '#5a3a28', '#2f2a33']);
  if (shoes === 'none') return { shoe: 'barefoot', color: dark };
  if (who === 'child')
    return {
      shoe: spec.gender === 'boys' ? 'sneaker' : random.pick(['sneaker', 'ballerina'] as const),
      color: random.pick(['#c75d4d', '#48607f', '#e3dccf']),
    };
  if (shoes === 'sporty') return { shoe: 'sneaker', color: random.pick(['#ece7dd', '#3b3b42', '#d8cdb9']) };
  if (who === 'man')
    return {
      shoe: random.pick(['derby', 'loafer', 'chelsea'] as const),
      color: random.pick(['#4a3022', '#2b2728', '#6b452c']),
    };
  if (grand && spec.occasion.some((o) => ['evening', 'cocktail', 'wedding', 'party', 'formal', 'bridal'].includes(o)))
    return { shoe: random.pick(['sandal', 'pump'] as const), color: random.pick(['#c2a878', '#2b2728', '#d9cbb8']) };
  if (grand)
    return {
      shoe: random.pick(
        spec.season.includes('winter') || spec.season.includes('autumn')
          ? (['knee-boot', 'pump'] as const)
          : (['pump', 'sandal', 'ballerina', 'pump'] as const),
      ),
      color: random.pick([dark, '#b08a63', '#d8c7b0']),
    };
  return { shoe: random.pick(['pump', 'loafer', 'pump'] as const), color: dark };
}
