import { TABLE } from './table.js';

/**
 * The one description of a garment that text reading produces and everything else (pattern, flats, illustration,
 * materials, tech pack) consumes. JSON-safe. A value is null (a list empty) where it is neither stated nor implied.
 * The vocabularies are the closed lists below: reading never invents a word outside them.
 */

/** What the maker would call the piece: a file each in garments/. */
export const GARMENTS = Object.keys(TABLE) as readonly Garment[];
export type Garment = keyof typeof TABLE;

export const CATEGORIES = [
  'shirt',
  'top',
  'knitwear',
  'jacket',
  'outerwear',
  'dress',
  'one-piece',
  'trousers',
  'shorts',
  'skirt',
  'underwear',
  'swimwear',
  'accessory',
  'bag',
  'headwear',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const SILHOUETTES = [
  'straight',
  'a-line',
  'fit-and-flare',
  'sheath',
  'shift',
  'empire',
  'mermaid',
  'ball-gown',
  'bodycon',
  'oversized',
  'boxy',
  'cocoon',
  'trapeze',
  'tent',
  'peplum',
  'wrap',
  'tailored',
  'pencil',
  'circle',
  'flared',
  'pleated',
  'tiered',
  'gathered',
  'balloon',
  'tapered',
  'wide',
  'bootcut',
  'skinny',
  'baggy',
  'asymmetric',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

export const FITS = ['tight', 'slim', 'regular', 'relaxed', 'loose', 'oversized'] as const;
export type Fit = (typeof FITS)[number];

/** Of the garment from its top: crop … floor. For trousers and skirts the hem's place on the leg. */
export const LENGTHS = [
  'micro',
  'mini',
  'crop',
  'waist',
  'hip',
  'thigh',
  'above-knee',
  'knee',
  'below-knee',
  'midi',
  'calf',
  'ankle',
  'full',
  'maxi',
  'floor',
] as const;
export type Length = (typeof LENGTHS)[number];

export const NECKLINES = [
  'crew',
  'round',
  'v-neck',
  'deep-v',
  'scoop',
  'square',
  'boat',
  'sweetheart',
  'halter',
  'off-shoulder',
  'one-shoulder',
  'strapless',
  'cowl',
  'turtleneck',
  'mock-neck',
  'funnel',
  'keyhole',
  'surplice',
  'asymmetric',
  'collarless',
  'jewel',
  'queen-anne',
  'u-neck',
  'plunging',
  'straight-across',
  'choker',
  'illusion',
] as const;
export type Neckline = (typeof NECKLINES)[number];

export const COLLARS = [
  'shirt',
  'button-down',
  'spread',
  'cutaway',
  'band',
  'mandarin',
  'peter-pan',
  'shawl',
  'notched',
  'polo',
  'bow',
  'sailor',
  'chelsea',
  'stand',
  'wing',
  'camp',
  'ruffle',
  'rib',
  'oversized',
  'regular',
  'storm',
] as const;
export type Collar = (typeof COLLARS)[number];

export const LAPELS = ['notched', 'peak', 'shawl'] as const;
export type Lapel = (typeof LAPELS)[number];

export const SLEEVE_TYPES = [
  'set-in',
  'raglan',
  'dolman',
  'batwing',
  'kimono',
  'puff',
  'bishop',
  'bell',
  'balloon',
  'lantern',
  'leg-of-mutton',
  'flutter',
  'cap',
  'cold-shoulder',
  'drop-shoulder',
  'petal',
  'poet',
  'ruffle',
  'strap',
  'circular',
  'tulip',
  'juliet',
] as const;
export type SleeveType = (typeof SLEEVE_TYPES)[number];

export const SLEEVE_LENGTHS = [
  'sleeveless',
  'cap',
  'short',
  'elbow',
  'three-quarter',
  'long',
  'wrist',
  'extra-long',
] as const;
export type SleeveLength = (typeof SLEEVE_LENGTHS)[number];

export const CUFFS = ['barrel', 'french', 'rib', 'elastic', 'turn-up', 'none', 'tab', 'ruffle'] as const;
export type Cuff = (typeof CUFFS)[number];

export const LEGS = [
  'straight',
  'slim',
  'skinny',
  'wide',
  'flared',
  'bootcut',
  'tapered',
  'cropped',
  'barrel',
  'palazzo',
  'cargo',
] as const;
export type Leg = (typeof LEGS)[number];

export const CLOSURES = [
  'buttons',
  'single-breasted',
  'double-breasted',
  'zip',
  'invisible-zip',
  'half-zip',
  'fly',
  'snaps',
  'hooks',
  'lace-up',
  'tie',
  'wrap',
  'belt',
  'drawstring',
  'elastic',
  'toggles',
  'pullover',
  'buckle',
  'velcro',
  'open-front',
  'chain',
] as const;
export type Closure = (typeof CLOSURES)[number];

export const POCKETS = [
  'patch',
  'welt',
  'flap',
  'kangaroo',
  'slash',
  'seam',
  'cargo',
  'chest',
  'back',
  'coin',
  'zip',
  'bellows',
  'curved',
  'besom',
] as const;
export type Pocket = (typeof POCKETS)[number];

export const HOODS = ['hood', 'oversized', 'fur-trimmed', 'detachable', 'drawstring'] as const;
export type Hood = (typeof HOODS)[number];

export const WAISTLINES = [
  'high',
  'natural',
  'low',
  'empire',
  'dropped',
  'basque',
  'elastic',
  'paperbag',
  'drawstring',
  'belted',
  'none',
] as const;
export type Waistline = (typeof WAISTLINES)[number];

export const HEMS = [
  'straight',
  'curved',
  'high-low',
  'asymmetric',
  'handkerchief',
  'scalloped',
  'ruffled',
  'raw',
  'rib',
  'turn-up',
  'slit',
  'fringed',
  'lettuce',
] as const;
export type Hem = (typeof HEMS)[number];

/** Construction and decoration beyond the attributes above. */
export const DETAILS = [
  'pleats',
  'darts',
  'gathers',
  'ruffles',
  'smocking',
  'ruching',
  'tiers',
  'slit',
  'vent',
  'yoke',
  'topstitching',
  'belt',
  'self-tie',
  'bow',
  'embroidery',
  'applique',
  'beading',
  'sequins',
  'lace-trim',
  'piping',
  'fringe',
  'cut-out',
  'quilting',
  'lining',
  'shoulder-pads',
  'epaulettes',
  'elbow-patches',
  'princess-seams',
  'peplum',
  'open-back',
  'side-stripes',
  'reflective-trim',
  'studs',
  'rivets',
  'distressed',
  'contrast-stitching',
  'drape',
  'tassels',
  'pom-poms',
  'storm-flap',
  'thumbholes',
  'suspenders',
  'corsetry',
  'asymmetry',
  'patchwork',
  'drawcord',
  'turn-up',
  'placket',
  'cable-knit',
  'fur-trim',
  'feathers',
  'buttons-decorative',
  'contrast-trim',
  'knots',
  'crochet',
  'panels',
  'godets',
  'train',
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
  'racerback',
  'high-leg',
  'low-leg',
] as const;
export type Detail = (typeof DETAILS)[number];

export const PRINTS = [
  'solid',
  'stripes',
  'pinstripe',
  'breton',
  'vertical-stripes',
  'checks',
  'gingham',
  'plaid',
  'tartan',
  'houndstooth',
  'herringbone',
  'polka-dots',
  'floral',
  'ditsy',
  'tropical',
  'animal',
  'leopard',
  'zebra',
  'snake',
  'camouflage',
  'paisley',
  'geometric',
  'abstract',
  'tie-dye',
  'ombre',
  'argyle',
  'chevron',
  'fair-isle',
  'toile',
  'batik',
  'ikat',
  'graphic',
  'letters',
  'cartoon',
  'stars',
  'hearts',
  'color-block',
  'marl',
  'botanical',
  'cheetah',
  'giraffe',
  'peacock',
  'crocodile',
] as const;
export type Print = (typeof PRINTS)[number];

export const FABRICS = [
  'cotton',
  'cotton-poplin',
  'organic-cotton',
  'oxford',
  'chambray',
  'denim',
  'canvas',
  'twill',
  'gabardine',
  'corduroy',
  'flannel',
  'jersey',
  'interlock',
  'rib-knit',
  'french-terry',
  'sweatshirt-fleece',
  'fleece',
  'linen',
  'hemp',
  'ramie',
  'viscose',
  'modal',
  'tencel',
  'bamboo',
  'crepe',
  'chiffon',
  'georgette',
  'organza',
  'tulle',
  'satin',
  'charmeuse',
  'silk',
  'velvet',
  'velour',
  'lace',
  'mesh',
  'wool',
  'merino',
  'cashmere',
  'mohair',
  'alpaca',
  'tweed',
  'boucle',
  'melton',
  'felt',
  'knit',
  'cable-knit',
  'crochet',
  'leather',
  'faux-leather',
  'suede',
  'faux-fur',
  'shearling',
  'nylon',
  'ripstop',
  'polyester',
  'softshell',
  'neoprene',
  'spandex',
  'lurex',
  'brocade',
  'jacquard',
  'seersucker',
  'muslin',
  'voile',
  'batiste',
  'waxed-cotton',
  'down',
  'sequin',
  'taffeta',
  'terry',
  'ponte',
  'cupro',
  'acetate',
  'recycled-polyester',
] as const;
export type Fabric = (typeof FABRICS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const OCCASIONS = [
  'everyday',
  'work',
  'formal',
  'evening',
  'cocktail',
  'wedding',
  'bridal',
  'party',
  'sport',
  'running',
  'yoga',
  'outdoor',
  'hiking',
  'beach',
  'travel',
  'lounge',
  'sleep',
  'school',
  'festival',
  'workwear',
  'maternity',
  'dance',
  'rain',
  'ski',
  'date',
  'interview',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const ERAS = [
  'victorian',
  'edwardian',
  '1920s',
  '1930s',
  '1940s',
  '1950s',
  '1960s',
  '1970s',
  '1980s',
  '1990s',
  '2000s',
  'medieval',
  'regency',
  'futuristic',
] as const;
export type Era = (typeof ERAS)[number];

export const GENDERS = ['women', 'men', 'unisex', 'girls', 'boys', 'children'] as const;
export type Gender = (typeof GENDERS)[number];

/** Where a garment is opened and closed. */
export const CLOSURE_PLACES = ['front', 'back', 'side', 'shoulder'] as const;
export type ClosurePlace = (typeof CLOSURE_PLACES)[number];

/** Where a picture lies that is not in front. */
export type MotifPlace = 'back' | 'sleeves';

export const COLOR_ROLES = ['main', 'secondary', 'accent', 'trim'] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

/** Where a value comes from: said in the text, implied by another word of it, chosen by the style, or a stated default. */
export type Source = 'stated' | 'implied' | 'style' | 'default';

/** Where a colour, a cloth or a length may be said to be. */
export const SPEC_PARTS = [
  'bodice',
  'skirt',
  'sleeve',
  'leg',
  'back',
  'shoulder',
  'hood',
  'collar',
  'lapel',
  'cuff',
  'pocket',
  'neckline',
  'waist',
  'hem',
  'strap',
  'belt',
  'drawcord',
  'closure',
  'trim',
  'lining',
  'print',
] as const;
export type SpecPart = (typeof SPEC_PARTS)[number];

export interface SpecColor {
  name: string;
  /** `#rrggbb`, lower case. */
  hex: string;
  role: ColorRole;
  source: Source;
  /** The parts that have it; absent where it is said of the whole. `print`: the figure of a print, not its ground. */
  parts?: SpecPart[];
}

export interface SpecFabric {
  name: Fabric;
  /** grams per square metre */
  weight_gsm: number;
  /** e.g. `100 % cotton` */
  composition: string;
  source: Source;
  /** Absent means the main fabric; `trim` is said of a part only ("leather collar"). */
  role?: 'main' | 'trim' | 'lining';
  /** The parts that are of it; absent where it is said of the whole. */
  parts?: SpecPart[];
}

/** Finished lengths that the text gives, centimetres. */
export interface Lengths {
  /** from the top of the garment (waist of skirts and trousers) to its hem */
  garment?: number;
  sleeve?: number;
  inseam?: number;
}

/** The trade name of a garment of its kind, where the text gives one: a pea jacket, a pencil skirt, a cheongsam. Lower case. */
export type Variant = string;

/** How many of a thing the text asks for. */
export interface Counts {
  /** that close the front; two rows count both */
  buttons?: number;
  /** on the outside, all together */
  pockets?: number;
}

export type PartPlace = 'side' | 'back' | 'front';

/** Slits or vents as the text places them. */
export interface Slits {
  at: PartPlace;
  count: number;
}

export type PleatKind = 'box' | 'inverted' | 'knife';

/** A skirt's pleats, as the text says them. */
export interface Pleats {
  kind: PleatKind;
  /** how many lie in front, and as many behind */
  per_side?: number;
}

/** What buttons look like, as the text says it. */
export interface ButtonLook {
  size?: 'small' | 'large';
  /** what they are made of: `horn`, `gold`, `covered` */
  of?: string;
  /** of another colour than the cloth, which the text does not name */
  contrast?: boolean;
}

/** Attributes of a spec that have one value or none, and whose kinds of garment `applies` knows. */
export const SINGLE_ATTRIBUTES = [
  'silhouette',
  'fit',
  'length',
  'neckline',
  'collar',
  'lapel',
  'cuff',
  'leg',
  'closure',
  'hood',
  'waistline',
  'hem',
] as const;
