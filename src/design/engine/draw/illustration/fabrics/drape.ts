import type { Fabric } from '../../../garments/spec.js';

export type Tile =
  | 'none'
  | 'linen'
  | 'poplin'
  | 'twill'
  | 'denim'
  | 'jersey'
  | 'rib'
  | 'knit'
  | 'cable'
  | 'tweed'
  | 'boucle'
  | 'corduroy'
  | 'lace'
  | 'mesh'
  | 'sequin'
  | 'fur'
  | 'brocade'
  | 'seersucker'
  | 'crochet'
  | 'ripstop'
  | 'felt'
  | 'terry'
  | 'leather'
  | 'quilt'
  | 'crepe';

/** How a fabric hangs and looks. */
export interface Drape {
  readonly tile: Tile;
  /** 0 falls in many small folds … 1 stands in few. */
  readonly stiffness: number;
  /** Thickness of the edge: 0 chiffon … 1 coat. */
  readonly body: number;
  readonly shine: number;
  readonly opacity: number;
  readonly tuft: number;
}

const d = (tile: Tile, stiffness: number, body: number, shine = 0.15, opacity = 1, tuft = 0): Drape => ({
  tile,
  stiffness,
  body,
  shine,
  opacity,
  tuft,
});

const DRAPES: Readonly<Record<Fabric, Drape>> = {
  cotton: d('poplin', 0.5, 0.35),
  'cotton-poplin': d('poplin', 0.6, 0.3, 0.25),
  'organic-cotton': d('poplin', 0.5, 0.35),
  oxford: d('poplin', 0.6, 0.4),
  chambray: d('linen', 0.5, 0.35),
  denim: d('denim', 0.8, 0.65),
  canvas: d('twill', 0.85, 0.65),
  twill: d('twill', 0.65, 0.5),
  gabardine: d('twill', 0.65, 0.5, 0.25),
  corduroy: d('corduroy', 0.7, 0.65, 0.3),
  flannel: d('felt', 0.5, 0.5, 0.05),
  jersey: d('jersey', 0.2, 0.3),
  interlock: d('jersey', 0.3, 0.4),
  'rib-knit': d('rib', 0.25, 0.5),
  'french-terry': d('jersey', 0.45, 0.6),
  'sweatshirt-fleece': d('jersey', 0.5, 0.7),
  fleece: d('felt', 0.6, 0.8, 0.05),
  linen: d('linen', 0.6, 0.4),
  hemp: d('linen', 0.65, 0.45),
  ramie: d('linen', 0.6, 0.35, 0.2),
  viscose: d('crepe', 0.15, 0.2, 0.3),
  modal: d('jersey', 0.15, 0.25, 0.25),
  tencel: d('twill', 0.2, 0.3, 0.35),
  bamboo: d('jersey', 0.15, 0.25, 0.25),
  crepe: d('crepe', 0.25, 0.3, 0.15),
  chiffon: d('none', 0.08, 0.1, 0.25, 0.8),
  georgette: d('crepe', 0.12, 0.15, 0.15, 0.88),
  organza: d('none', 0.85, 0.15, 0.6, 0.72),
  tulle: d('mesh', 0.7, 0.1, 0.15, 0.72),
  satin: d('none', 0.2, 0.3, 1),
  charmeuse: d('none', 0.1, 0.2, 1),
  silk: d('none', 0.15, 0.2, 0.8),
  velvet: d('felt', 0.4, 0.6, 0.75),
  velour: d('felt', 0.35, 0.6, 0.6),
  lace: d('lace', 0.3, 0.25, 0.1, 0.86),
  mesh: d('mesh', 0.3, 0.2, 0.15, 0.8),
  wool: d('felt', 0.55, 0.65, 0.1),
  merino: d('jersey', 0.25, 0.4),
  cashmere: d('knit', 0.25, 0.5, 0.1, 1, 1),
  mohair: d('knit', 0.35, 0.7, 0.1, 1, 4),
  alpaca: d('knit', 0.35, 0.7, 0.1, 1, 3),
  tweed: d('tweed', 0.75, 0.75, 0.05),
  boucle: d('boucle', 0.7, 0.8, 0.05, 1, 3),
  melton: d('felt', 0.8, 0.9, 0.1),
  felt: d('felt', 0.85, 0.85, 0.05),
  knit: d('knit', 0.35, 0.6, 0.1),
  'cable-knit': d('cable', 0.5, 0.8, 0.1),
  crochet: d('crochet', 0.4, 0.5, 0.1, 0.92),
  leather: d('leather', 0.7, 0.7, 1),
  'faux-leather': d('leather', 0.7, 0.65, 1),
  suede: d('felt', 0.6, 0.65, 0.1),
  'faux-fur': d('fur', 0.7, 1, 0.3, 1, 9),
  shearling: d('leather', 0.75, 1, 0.4, 1, 2),
  nylon: d('none', 0.6, 0.35, 0.7),
  ripstop: d('ripstop', 0.65, 0.4, 0.4),
  polyester: d('crepe', 0.35, 0.3, 0.4),
  softshell: d('none', 0.7, 0.6, 0.35),
  neoprene: d('none', 0.9, 0.8, 0.3),
  spandex: d('none', 0.1, 0.25, 0.6),
  lurex: d('sequin', 0.3, 0.4, 0.8),
  brocade: d('brocade', 0.85, 0.6, 0.6),
  jacquard: d('brocade', 0.7, 0.5, 0.5),
  seersucker: d('seersucker', 0.6, 0.35),
  muslin: d('linen', 0.35, 0.25),
  voile: d('none', 0.15, 0.12, 0.15, 0.85),
  batiste: d('poplin', 0.3, 0.18),
  'waxed-cotton': d('twill', 0.75, 0.65, 0.7),
  down: d('quilt', 0.8, 1, 0.55),
  sequin: d('sequin', 0.4, 0.4, 1),
  taffeta: d('none', 0.85, 0.35, 0.8),
  terry: d('terry', 0.5, 0.75, 0.05),
  ponte: d('jersey', 0.5, 0.5),
  cupro: d('crepe', 0.15, 0.2, 0.6),
  acetate: d('none', 0.2, 0.25, 0.85),
  'recycled-polyester': d('crepe', 0.4, 0.35, 0.35),
};

export const drapeOf = (fabric: Fabric): Drape => DRAPES[fabric];
