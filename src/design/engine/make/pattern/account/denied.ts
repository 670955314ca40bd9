import { withoutPlaces } from '../pieces/pocket-places.js';
import type { Assembled } from '../assemble.js';
import { openingIn } from '../parts/closing/opening-title.js';
import type { MarkKind, Piece } from '../pieces/piece.js';

interface Denial {
  /** what the text rules out */
  key: RegExp;
  /** pieces that only make that part, and can simply be left out */
  out?: RegExp;
  /** marks of that part on pieces that stay */
  unmarked?: MarkKind;
  /** what shows that the part is in the draft all the same */
  left?: (made: Assembled) => boolean;
  words: string;
}

const id =
  (pattern: RegExp) =>
  ({ pieces }: Assembled): boolean =>
    pieces.some((p) => pattern.test(p.id));
const base =
  (pattern: RegExp) =>
  ({ recipe }: Assembled): boolean =>
    pattern.test(recipe.base);
const buttoned = ({ pieces }: Assembled): boolean =>
  pieces.some((p) => p.marks.some((m) => m.kind.startsWith('button')));

const zipped = (made: Assembled): boolean =>
  made.pieces.some((p) => openingIn(p.title)?.zip || (p.id === 'huey.front' && !p.on_fold && !buttoned(made)));

/** Patched on, set into a slit or hung in a seam: without them the garment is whole. */
const POCKET_PIECES =
  /^own\.(pocket\w*|\w*Pocket|cargo\w*|coin|bellows\w*|welt\w*|jet\w*|flap|chestFlap|kangaroo)$|^(jaeger|carlton|carlita|huey|hugo|albert|paco|wahid)\.(pocket|chestPocket|innerPocket|frontPocket|backPocket)\w*$|^charlie\.backPocket\w*$|^devon\.pocket\w*$|^opal\.pocket(Back|Bib|Carpenter)\w*$/;

const DENIALS: readonly Denial[] = [
  {
    key: /^pockets$/,
    out: POCKET_PIECES,
    left: id(/pocket|slash|^devon\.frontSidePanel$/i),
    words: 'Front pockets are in this draft though not wanted: sew the front to its pocket facing without the bags.',
  },
  {
    key: /^pockets=back$/,
    out: /\.(backPocket|pocketBack)\w*$/,
    words: 'Back pockets are in this draft though not wanted.',
  },
  {
    key: /^pockets=chest$/,
    out: /\.chest(Pocket|Flap)\w*$/,
    words: 'A chest pocket is in this draft though not wanted.',
  },
  { key: /^pockets=flap$/, out: /flap$/i, words: 'Pocket flaps are in this draft though not wanted.' },
  {
    key: /^collar$/,
    left: id(/collar(stand)?$/i),
    words: 'A collar is in this draft though not wanted: leave it out and bind the neck edge.',
  },
  {
    key: /^cuff$/,
    left: id(/cuff(?!Facing)/i),
    words: 'Cuffs are in this draft though not wanted: lengthen the sleeves by their height and hem them.',
  },
  {
    key: /^hood$/,
    left: id(/hood/i),
    words: 'A hood is in this draft though not wanted: leave it out and bind the neck edge.',
  },
  {
    key: /^(details=belt|waistline=belted|closure=belt)$/,
    out: /^own\.belt$|\.belt$|beltLoops$/i,
    words: 'A belt is in this draft though not wanted.',
  },
  { key: /^details=belt-loops$/, out: /beltLoops$/i, words: 'Belt loops are in this draft though not wanted.' },
  { key: /^details=epaulettes$/, out: /^own\.epaulette$/, words: 'Epaulettes are in this draft though not wanted.' },
  {
    key: /^(closure|closure=(invisible-)?zip)$/,
    left: zipped,
    words: 'The draft opens with a zip though none is wanted: it cannot be put on without an opening.',
  },
  {
    key: /^(closure|closure=buttons)$/,
    left: buttoned,
    words: 'The draft closes with buttons though none are wanted: another closing has to be set at the same edges.',
  },
  {
    key: /^details=darts$/,
    left: (made) => base(/^(bella|penelope|wahid|carlita|charlie|simone)/)(made) && !id(/^own\.seatYoke$/)(made),
    words: 'Darts are in this draft though not wanted.',
  },
  {
    key: /^details=yoke$/,
    left: id(/yoke/i),
    words: 'A yoke is in this draft though not wanted: lay it on the back along their seam and cut both in one.',
  },
  {
    key: /^details=placket$/,
    left: id(/placket/i),
    words: 'A placket is in this draft though not wanted: without it neck or cuff has no opening.',
  },
  {
    key: /^waistline(=waist)?$/,
    left: id(/\.(waistband\w*|ribbing)$/i),
    words: 'A band at the waist is in this draft though not wanted: face or hem the edge instead.',
  },
  {
    key: /^fabrics=rib-knit$/,
    left: ({ pieces }) => pieces.some((p) => p.cuts.some((c) => c.material === 'ribbing')),
    words: 'Ribs are in this draft though not wanted: cut their edges longer by their height and hem them.',
  },
  {
    key: /^lapel$/,
    left: (made) => base(/^(jaeger|carl(ton|ita))/)(made) && id(/\.collar$/)(made),
    words: 'Lapels are in this draft though not wanted: the front has to be drawn up to the neck.',
  },
  {
    key: /^sleeve\.(type|length)$/,
    left: id(/\.\w*sleeve$/i),
    words: 'Sleeves are in this draft though not wanted: leave them out and face the armholes.',
  },
  {
    key: /^(details=drawcord|(closure|waistline)=drawstring)$/,
    out: /^own\.casing$/,
    unmarked: 'eyelet',
    words: 'A casing for a cord is in this draft though not wanted.',
  },
  { key: /^details=vent$/, left: () => false, words: 'A vent is in this draft though not wanted.' },
];

/**
 * The draft held against what its text rules out: pieces of denied parts go where the garment is whole without them; what
 * remains is named.
 */
export function withoutDenied(made: Assembled, denied: readonly string[]): Assembled {
  return DENIALS.filter(({ key }) => denied.some((d) => key.test(d))).reduce(without, made);
}

function without(made: Assembled, { out, unmarked, left, words }: Denial): Assembled {
  const whole = out ? leaving(made, (piece) => !out.test(piece.id)) : made;
  const less = unmarked ? { ...whole, pieces: whole.pieces.map((p) => withoutMarks(p, unmarked)) } : whole;
  return left?.(less) ? { ...less, deviations: [...less.deviations, words] } : less;
}

const withoutMarks = (piece: Piece, kind: MarkKind): Piece => ({
  ...piece,
  marks: piece.marks.filter((mark) => mark.kind !== kind),
});

function leaving(made: Assembled, kept: (piece: Piece) => boolean): Assembled {
  const pieces = withoutPlaces(made.pieces.filter(kept));
  const gone = made.pieces.filter((p) => !kept(p)).map((p) => p.id);
  const { seams, outlines } = made.checks;
  const of = (name: string) => made.rules.seams.find((rule) => rule.name === name);
  const touches = (name: string) =>
    [...(of(name)?.a ?? []), ...(of(name)?.b ?? [])].some((r) => gone.includes(r.piece));
  return {
    ...made,
    pieces,
    checks: {
      ...made.checks,
      seams: seams.filter((s) => !touches(s.name)),
      outlines: { ...outlines, pieces: outlines.pieces.filter((o) => !gone.includes(o.piece)) },
    },
  };
}
