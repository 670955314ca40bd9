import type { DraftView } from './draft-view.js';

type Test = (d: DraftView) => boolean;
/** What shows that a value is drafted; a value without a row is evidenced by nothing but a piece that says so. */
export type Table = Readonly<Record<string, Test>>;

const base =
  (pattern: RegExp): Test =>
  (d) =>
    d.base(pattern);
const piece =
  (pattern: RegExp, material?: RegExp): Test =>
  (d) =>
    d.piece(pattern, material);
const either =
  (...tests: Test[]): Test =>
  (d) =>
    tests.some((t) => t(d));
const always: Test = () => true;

const buttoned: Test = (d) => d.marked(/^(button|buttonhole|snap)$/) || d.piece(/^own\.(placket|buttonStand)$/);
const banded = piece(/^own\.band$/);
const tied = piece(/(^|\.)(ties|belt|neckTie|bandTie|strapFront|sash)$|tie/i);
const pulled = piece(/waistband|casing/i);
const wraps: Test = (d) =>
  d.point('wrapEnd') || d.piece(/^own\.(wrapFront|kiltApron|robeFront|kimonoOverlap)$|^waralee\.pants$/);
export const CLOSURES: Table = {
  buttons: either(buttoned, banded),
  'single-breasted': (d) => d.base(/^(jaeger|wahid)$/) || d.shows('closure=single-breasted'),
  'double-breasted': (d) =>
    d.shows('closure=double-breasted') ||
    (d.base(/^carl(ton|ita)$/) && !d.shows('closure=single-breasted') && !d.shows('closure=wrap')),
  snaps: either(buttoned, base(/^onyx$/)),
  zip: base(/^huey$/),
  fly: piece(/fly/i),
  hooks: piece(/^own\.(capeFront|wrapFront)$/),
  'lace-up': base(/^cathrin$/),
  tie: tied,
  wrap: wraps,
  belt: piece(/^own\.(belt|sash|ties)$/),
  drawstring: pulled,
  elastic: either(pulled, base(/^(bruce|lily)$/)),
  pullover: base(/^(teagan|toni|bibi|aaron|sven|hugo|titan|lily|paco|shin|bruce|own|onyx)/),
  buckle: base(/^opal$/),
  'open-front': either(banded, base(/^yuri$/), piece(/^own\.(robeFront|capeFront|kimonoBody)$/)),
};

const shown =
  (feature: string): Test =>
  (d) =>
    d.shows(feature);

/** Base designs that are opened where the draft puts it; all others open in front if anywhere. */
const OPENED_ANYWHERE = /^(bella|bibi|sandy|penelope|sarah|titan)/;

export const CLOSURE_PLACES: Table = {
  'front opening': either(shown('closure_place=front'), wraps, (d) => !d.base(OPENED_ANYWHERE)),
  'back opening': either(shown('closure_place=back'), base(/^(cathrin|own|onyx)$/)),
  'side opening': shown('closure_place=side'),
  'shoulder opening': shown('closure_place=shoulder'),
};

const ownSkirt = piece(/^own\.(gore|circle|pleats|tier1|wrapBack|peplum)/);
const flares = either(base(/\bsandy\b/), ownSkirt);

export const SILHOUETTES: Table = {
  straight: (d) => !d.base(/sandy/) && !d.piece(/^own\.(circle|gore)/),
  'a-line': either(flares, piece(/^own\.capeBack$/)),
  'fit-and-flare': flares,
  sheath: base(/penelope|cathrin/),
  pencil: base(/penelope/),
  tailored: base(/^(jaeger|carlton|carlita|wahid|simone?|charlie)\b|penelope/),
  bodycon: base(/^(penelope|lily|aaron|cathrin)$/),
  oversized: either(
    (d) => d.shows('silhouette=oversized'),
    base(/^(simone?|teagan|toni|sven|hugo|huey|yuri|jaeger|carlton|carlita|devon|own)$/),
  ),
  boxy: base(/^(simone?|teagan|sven|huey|sarah|devon|jaeger)$/),
  peplum: piece(/^own\.peplum$/),
  wrap: wraps,
  circle: either((d) => d.shows('silhouette=circle'), piece(/^own\.circle/)),
  flared: either(flares, (d) => d.shows('leg=flared')),
  pleated: piece(/^own\.(pleats|kilt)/),
  tiered: piece(/^own\.tier2$/),
  gathered: piece(/^own\.tier1$/),
  balloon: piece(/^own\.hemBand$/),
  mermaid: piece(/^own\.gore$/),
  'ball-gown': piece(/^own\.circle/),
  tapered: base(/^(paco|charlie|titan)$/),
  wide: either(base(/^(charlie|titan|waralee)$/), base(/titan/)),
  bootcut: (d) => d.shows('leg=bootcut'),
  skinny: either(base(/^lily$/), (d) => d.shows('leg=skinny')),
  baggy: base(/^(charlie|titan|paco)$/),
  asymmetric: piece(/^own\.circleFront$/),
};

const plainNeck: Test = (d) =>
  d.base(/^(teagan|toni|bibi|sven|hugo|yuri|bella|onyx)/) || d.piece(/^own\.(poncho|caftan)Front$/) || d.base(/^huey$/);
const collared: Test = (d) => d.spec.collar !== null && d.base(/^(simone?|devon|huey)\b/);
const highBand = piece(/^own\.collar$/);
const crossed = either((d) => d.point('wrapEnd'), piece(/^own\.(robeFront|kimonoBody)$/));

export const NECKLINES: Table = {
  round: either(plainNeck, collared, (d) => d.piece(/hood/i)),
  crew: either(plainNeck, collared),
  jewel: either(plainNeck, collared),
  collarless: (d) => !d.piece(/collar(Stand)?$/i) || d.titled(/neckband/i),
  choker: highBand,
  scoop: base(/^(teagan|bibi|aaron)$/),
  'u-neck': base(/^(teagan|bibi|aaron)$/),
  boat: base(/^(teagan|bibi)$/),
  'v-neck': either(base(/^(teagan|bibi|wahid|jaeger|carlton|carlita)$/), crossed),
  'deep-v': base(/^teagan$/),
  plunging: base(/^teagan$/),
  surplice: crossed,
  turtleneck: highBand,
  'mock-neck': either(highBand, piece(/^simone?\.collarStand$/)),
  funnel: highBand,
  'straight-across': either(base(/^(cathrin|opal)$/)),
  strapless: base(/^cathrin$/),
  square: base(/^opal$/),
};

const shirtCollar = either(piece(/^simone?\.collar$/), piece(/^devon\.upperCollar$/));
const stand = either(piece(/^simone?\.collarStand$/), piece(/^own\.collar$/));
const tailored = base(/^(jaeger|carlton|carlita)$/);

export const COLLARS: Table = {
  shirt: shirtCollar,
  regular: either(shirtCollar, base(/^carl(ton|ita)$/)),
  spread: shirtCollar,
  cutaway: shirtCollar,
  'button-down': piece(/^simone?\.collar$/),
  wing: piece(/^simone?\.collar$/),
  band: stand,
  mandarin: stand,
  stand,
  notched: tailored,
  shawl: piece(/^own\.robeBand$/),
  rib: either(piece(/^own\.(band|collar)$/, /ribbing/), piece(/^own\.collar$/)),
  storm: base(/^carl(ton|ita)$/),
};

export const LAPELS: Table = {
  notched: tailored,
  shawl: piece(/^own\.(robeBand|shawl)$/),
};

const sleeved = piece(/sleeve/i);
const setIn: Test = (d) => sleeved(d) && !d.base(/^(hugo|own|onyx)$/);

export const SLEEVE_TYPES: Table = {
  'set-in': setIn,
  raglan: either(base(/^(hugo|onyx)$/), (d) => d.shows('sleeve.type=raglan')),
  dolman: (d) => d.shows('sleeve.type=dolman'),
  batwing: (d) => d.shows('sleeve.type=dolman'),
  kimono: either(piece(/^own\.(robe|kimono)Sleeve$/), (d) => d.shows('sleeve.type=dolman')),
  'drop-shoulder': piece(/^own\.(robe|kimono)Sleeve$/),
  strap: either(base(/^(aaron|bibi|opal|bee|bella-straps)$/), piece(/^own\.strap$/)),
};

const long: Test = sleeved;
const shortenable: Test = (d) =>
  (sleeved(d) && d.base(/^(simone?|teagan|toni|bibi|sven|huey|bella|own)/)) || d.shows('sleeve.length=short');

export const SLEEVE_LENGTHS: Table = {
  sleeveless: (d) => !sleeved(d),
  cap: (d) => d.shows('sleeve.type=cap') || d.base(/^(teagan|toni|bibi)$/),
  short: shortenable,
  elbow: shortenable,
  'three-quarter': shortenable,
  long: either(long, (d) => d.shows('sleeve.type=dolman')),
  wrist: either(long, (d) => d.shows('sleeve.type=dolman')),
  'extra-long': either(shortenable),
};

export const CUFFS: Table = {
  barrel: either(piece(/^(simone?|devon)\.cuff$/), piece(/^own\.sleeveBand$/)),
  french: (d) => d.shows('cuff=french'),
  rib: either(piece(/cuff/i, /ribbing/), base(/^paco$/)),
  elastic: either(base(/^paco$/), piece(/^own\.cuffCasing$/)),
  tab: piece(/^own\.sleeveStrap$/),
  ruffle: piece(/^own\.sleeveRuffle$/),
  none: always,
};

const plainLegs = base(/^(charlie|titan|waralee|shin|bella\+titan|opal|bruce)$|\+titan$/);

export const LEGS: Table = {
  straight: plainLegs,
  slim: either(base(/^(charlie|titan|lily)$/)),
  skinny: base(/^lily$/),
  wide: base(/^(charlie|titan|waralee)$|titan$/),
  palazzo: base(/^(charlie|titan|waralee)$|titan$/),
  tapered: base(/^paco$/),
  cropped: base(/^(charlie|titan|waralee|lily)$/),
  cargo: piece(/^own\.cargo$/),
};

export const POCKETS: Table = {
  patch: piece(
    /^own\.(pocket|backPocket|chestPocket)$|^(jaeger|carlton|carlita|albert)\.pocket$|^opal\.pocket|^devon\.pocket$/,
  ),
  welt: piece(/^(?!.*innerPocket).*welt/i),
  flap: piece(/flap/i),
  kangaroo: piece(/^(own\.kangaroo|hugo\.pocket|huey\.pocket)$/),
  slash: either(piece(/^own\.welt$|slash|frontPocket|^devon\.frontSidePanel$/i), base(/^(waralee|huey)$/)),
  seam: either(piece(/^own\.seamPocket$/), base(/^(charlie|paco|waralee)$/)),
  curved: either(piece(/^own\.(seamPocket|frontPocketBag)$/), base(/^(charlie|paco)$/)),
  cargo: piece(/^own\.cargo$/),
  chest: piece(/chestPocket|^opal\.pocketBib$|^devon\.pocket$/),
  back: piece(/backPocket|^opal\.pocketBack$/i),
  coin: piece(/^own\.coin$/),
  zip: piece(/^own\.jet$/),
  bellows: piece(/^own\.bellows$/),
  besom: piece(/^own\.jet$|backPocketWelt/),
};

export const HOODS: Table = { hood: piece(/hood/i) };

const trouserWaist = base(/^(charlie|lily)$/);

export const WAISTLINES: Table = {
  natural: always,
  none: always,
  high: either(trouserWaist, piece(/^own\.highWaist$/)),
  low: trouserWaist,
  elastic: either(piece(/waistband|casing/i), base(/^(lily|bruce)$/)),
  drawstring: piece(/waistband|casing/i),
  belted: piece(/^own\.(belt|sash|ties)$|beltLoops/),
};

const ribbed = piece(/waistband|hemRib/i, /ribbing/);

export const HEMS: Table = {
  straight: always,
  raw: always,
  rib: ribbed,
  curved: base(/^simone?$|^wahid$/),
  'high-low': piece(/^own\.circleFront$/),
  asymmetric: piece(/^own\.circleFront$/),
  ruffled: piece(/^own\.hemRuffle$/),
  slit: (d) => d.shows('hem=slit'),
};

/** Done on the cut cloth, or bought: no pattern piece is asked for. */
const SURFACE = [
  'topstitching',
  'embroidery',
  'applique',
  'beading',
  'sequins',
  'lace-trim',
  'piping',
  'fringe',
  'side-stripes',
  'reflective-trim',
  'studs',
  'rivets',
  'distressed',
  'contrast-stitching',
  'tassels',
  'pom-poms',
  'cable-knit',
  'fur-trim',
  'feathers',
  'buttons-decorative',
  'contrast-trim',
  'crochet',
  'flowers',
  'gems',
  'embossed',
  'perforated',
  'burnout',
  'washed',
  'frayed',
  'metal-trim',
  'plastic-trim',
  'rubber-trim',
  'wood-trim',
  'bone-trim',
  'ivory-trim',
] as const;

export const DETAILS: Table = {
  ...Object.fromEntries(SURFACE.map((detail) => [detail, always])),
  pleats: either(piece(/^own\.(pleats|kilt)/), (d) => d.shows('details=pleats')),
  darts: (d) => d.base(/^(bella|simone|penelope|wahid|carlita|charlie)/) && !d.piece(/seatYoke/),
  gathers: (d) => d.gathered(),
  ruffles: piece(/ruffle/i),
  tiers: piece(/^own\.tier2$/),
  slit: either(wraps, (d) => d.shows('hem=slit')),
  vent: either(base(/^jaeger$/), (d) => d.shows('details=vent')),
  yoke: either(piece(/yoke/i)),
  belt: piece(/^own\.(belt|sash|ties)$|beltLoops/),
  'self-tie': tied,
  bow: either((d) => d.shows('collar=bow'), piece(/^own\.bow$/)),
  lining: (d) => d.piece(/^(?!.*(pocket|bag|welt))/i, /lining/),
  epaulettes: piece(/^own\.epaulette$/),
  'princess-seams': base(/^(carlita|cathrin|noble)$/),
  peplum: piece(/^own\.peplum$/),
  corsetry: base(/^cathrin$/),
  asymmetry: piece(/^own\.circleFront$/),
  'storm-flap': piece(/^own\.(stormFlap|zipFly)$/),
  suspenders: either(base(/^opal$/), piece(/^own\.braces$/)),
  drawcord: either(piece(/casing|^own\.hemCasing$/), base(/^(paco|shin)$/)),
  placket: either(piece(/placket/i), base(/^simone?$/)),
  panels: either(piece(/^own\.gore$/), base(/^(carlita|cathrin|devon)$/)),
  godets: piece(/^own\.godet$/),
  train: (d) => d.shows('details=train'),
  'shoulder-pads': tailored,
  'elbow-patches': piece(/^own\.elbowPatch$/),
};
