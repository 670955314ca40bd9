/** What a pattern piece is for. */
export type Role =
  | 'front'
  | 'back'
  | 'side'
  | 'yoke'
  | 'panel'
  | 'sleeve'
  | 'collar'
  | 'hood'
  | 'neckband'
  | 'arm-binding'
  | 'facing'
  | 'neck-facing'
  | 'arm-facing'
  | 'zip-cover'
  | 'casing'
  | 'ruffle'
  | 'hem-band'
  | 'godet'
  | 'placket'
  | 'front-band'
  | 'side-placket'
  | 'sleeve-placket'
  | 'cuff'
  | 'sleeve-facing'
  | 'waistband'
  | 'fly'
  | 'belt-loop'
  | 'belt'
  | 'tab'
  | 'pocket'
  | 'pocket-part'
  | 'pocket-flap'
  | 'lining'
  | 'support'
  | 'gusset'
  | 'strap'
  | 'bib'
  | 'tail'
  | 'skirt'
  | 'leg-front'
  | 'leg-back'
  | 'leg'
  | 'cup'
  | 'other';

/** What the role of a piece is told by. */
export interface NamedPiece {
  id: string;
  /** as printed on the sheet */
  name: string;
  cuts: readonly { material: string }[];
}

/** By the part's own name or its title (lower case, no spaces); the first that fits. */
const BY_NAME: ReadonlyArray<readonly [RegExp, Role]> = [
  [/^shalwarleg/, 'leg-front'],
  [/^shalwargore/, 'leg-back'],
  [/^seatyoke/, 'leg-back'],
  [/beltloop/, 'belt-loop'],
  [/hammerloop|tab$|epaulette|sleevestrap|^bow(knot)?$|stormflap|elbowpatch/, 'tab'],
  [/^belt/, 'belt'],
  [/pocket.*flap|flap$/, 'pocket-flap'],
  [/pocketgusset/, 'pocket'],
  [/pocket.*(welt|interfac|facing|shield|bag|lining|slash)|^facing(front|back)$|^welt|^jet|^seampocket/, 'pocket-part'],
  [/pocket|kangaroo|bellows|^cargo|^coin$/, 'pocket'],
  [/sleeve.*placket/, 'sleeve-placket'],
  [/bibplacket/, 'side-placket'],
  [/placket|^buttonstand|^underlap|^lapfacing/, 'placket'],
  [/^neckslit/, 'placket'],
  [/zipcover|^zipfly/, 'zip-cover'],
  [/(?<!waist)casing$/, 'casing'],
  [/(robe|kimono)band|frontandneckband|^band$|frontband/, 'front-band'],
  [/neckfacing|topfacing/, 'neck-facing'],
  [/arm(hole)?facing/, 'arm-facing'],
  [/neck(band|binding|rib)|^neckopening|^shoulderband/, 'neckband'],
  [/arm(hole)?(binding|band)/, 'arm-binding'],
  [/necktie|bandtie|strap|^braces|^ties?$|string|handle/, 'strap'],
  [/collar/, 'collar'],
  [/hood/, 'hood'],
  [/cufffacing/, 'sleeve-facing'],
  [/ruffle/, 'ruffle'],
  [/hemband/, 'hem-band'],
  [/lowersleeve|lanterncuff/, 'sleeve'],
  [/sleeveband|cuff/, 'cuff'],
  [/waistband|waistcasing|bellypanel|ribbing$/, 'waistband'],
  [/^fly/, 'fly'],
  [/lining$/, 'lining'],
  [/chestpiece|stay$|interfacing|canvas|reinforcement/, 'support'],
  [/facing/, 'facing'],
  [/godet/, 'godet'],
  [/yoke/, 'yoke'],
  [/^kilt(apron|pleats)|peplum|^circle|^tier\d|^pleats|gore|skirt|^wrap(front|back)/, 'skirt'],
  [/sleeve/, 'sleeve'],
  [/gusset|inset/, 'gusset'],
  [/^bib$/, 'bib'],
  [/^tail$/, 'tail'],
  [/^cup/, 'cup'],
  [/^pants|^leg(?!warmer)/, 'leg'],
  [
    /^sar(i|ong)$|^kimono(body|overlap)|front.*(panel|inside)|back(panel|side)|^panel|princess|(front|back)side(?!dart)/,
    'panel',
  ],
  [/^side/, 'side'],
  [/^(caftan)?front/, 'front'],
  [/^(caftan)?back/, 'back'],
];

/** Designs whose fronts and backs are legs, and those whose fronts and backs are skirts. */
const LEGS = /^(charlie|titan|lily|paco|shin|lumina|opal|cornelius|collab)\./;
const SKIRTS = /^(penelope|sandy|sarah)\./;

const onlyOf = (piece: NamedPiece, material: RegExp): boolean => piece.cuts.every((cut) => material.test(cut.material));

function byName(piece: NamedPiece): Role {
  const part = piece.id.slice(piece.id.indexOf('.') + 1).toLowerCase();
  const title = piece.name.toLowerCase().replaceAll(/^.*: |\(.*|[^a-z0-9]/g, '');
  const role = BY_NAME.find(([pattern]) => pattern.test(part) || pattern.test(title))?.[1] ?? 'other';
  if (role === 'pocket' && onlyOf(piece, /^lining$/)) return 'pocket-part';
  return role;
}

/** Role of a piece from its id, its design and what it is cut from. */
export function roleOf(piece: NamedPiece): Role {
  const role = byName(piece);
  if (LEGS.test(piece.id) && (role === 'front' || role === 'back')) return role === 'front' ? 'leg-front' : 'leg-back';
  if (SKIRTS.test(piece.id) && ['front', 'back', 'panel', 'side'].includes(role)) return 'skirt';
  if (role === 'other' && onlyOf(piece, /^lining$/)) return 'lining';
  if (role === 'other' && onlyOf(piece, /interfacing|canvas/i)) return 'support';
  return role;
}
