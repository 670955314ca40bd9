import type { Fabric } from '../../garments/spec.js';
import { FABRIC_FACTS } from './fabrics.js';
import type { Care } from './fabrics.js';

/** What a cloth is spun from, as a care label names it. */
const FIBRE_OF_CLOTH = {
  cotton: 'cotton',
  'organic-cotton': 'organic cotton',
  linen: 'linen',
  hemp: 'hemp',
  ramie: 'ramie',
  viscose: 'viscose',
  modal: 'modal',
  tencel: 'lyocell',
  bamboo: 'bamboo viscose',
  silk: 'silk',
  wool: 'wool',
  merino: 'merino wool',
  cashmere: 'cashmere',
  mohair: 'mohair',
  alpaca: 'alpaca',
  nylon: 'polyamide',
  polyester: 'polyester',
  'recycled-polyester': 'recycled polyester',
  spandex: 'elastane',
  cupro: 'cupro',
  acetate: 'acetate',
} as const satisfies Partial<Record<Fabric, string>>;

export type Fibre = (typeof FIBRE_OF_CLOTH)[keyof typeof FIBRE_OF_CLOTH];

/** The fibre that a cloth's name is ("silk"), or null for a weave, a knit or a finish ("crepe"). */
export const fibreOf = (fabric: Fabric): Fibre | null =>
  (FIBRE_OF_CLOTH as Partial<Record<Fabric, Fibre>>)[fabric] ?? null;

/** The plain cloth of a fibre. */
export const clothOf = (fibre: Fibre): Fabric =>
  (Object.keys(FIBRE_OF_CLOTH) as Array<keyof typeof FIBRE_OF_CLOTH>).find((f) => FIBRE_OF_CLOTH[f] === fibre) ??
  'cotton';

/** Label text of named fibres: shares are given only where they follow from the text. */
export const compositionOf = (fibres: readonly Fibre[], blended: boolean): string =>
  fibres.length === 1 && !blended ? `100 % ${fibres[0]}` : `${fibres.join('/')} blend, shares not stated`;

const CARES: readonly Care[] = ['machine-40', 'machine-30', 'delicate-30', 'hand', 'dry-clean', 'wipe'];

/** What a construction asks for whatever it is spun from. */
const BY_CONSTRUCTION: Partial<Record<Fabric, Care>> = {
  crepe: 'delicate-30',
  satin: 'delicate-30',
  charmeuse: 'delicate-30',
  velvet: 'delicate-30',
  taffeta: 'delicate-30',
  mesh: 'machine-30',
  chiffon: 'hand',
  georgette: 'hand',
  organza: 'hand',
  tulle: 'hand',
  lace: 'hand',
  'cable-knit': 'hand',
  sequin: 'hand',
  brocade: 'dry-clean',
  tweed: 'dry-clean',
  boucle: 'dry-clean',
  melton: 'dry-clean',
  felt: 'dry-clean',
};

const KNITTED_WOOL: Care = 'hand';

const fibreCare = (fibre: Fibre, knit: boolean): Care => {
  const care = FABRIC_FACTS[clothOf(fibre)].care;
  return care === 'dry-clean' && knit ? KNITTED_WOOL : care;
};

const named = (composition: string): Fibre[] =>
  Object.values(FIBRE_OF_CLOTH)
    .filter((fibre) => new RegExp(`(?<!\\p{L})${fibre}(?!\\p{L})`, 'u').test(composition))
    .filter((fibre, _, all) => !all.some((other) => other !== fibre && other.includes(fibre)));

/**
 * Care of a cloth of that make-up: the gentlest that its fibres and its construction ask for.
 * @param composition as in the spec; the cloth's usual one gives its usual care
 */
export function careFor(fabric: Fabric, composition: string): Care {
  const facts = FABRIC_FACTS[fabric];
  const fibres = named(composition).filter((fibre) => fibre !== 'elastane');
  if (composition === facts.composition || fibres.length === 0) return facts.care;
  const asked = [BY_CONSTRUCTION[fabric] ?? 'machine-40', ...fibres.map((fibre) => fibreCare(fibre, facts.knit))];
  return asked.reduce((a, b) => (CARES.indexOf(b) > CARES.indexOf(a) ? b : a));
}

/** Flannel of wool is a suiting of some 280 g/m², that of cotton a shirting of 170. */
const IN_WOOL: Partial<Record<Fabric, number>> = { flannel: 1.65 };

/** Silk yarn is finer than the cotton or viscose that the usual weights are of, wool may be coarser: share of the usual weight. */
export function weightShare(fabric: Fabric, fibres: readonly Fibre[]): number {
  if (fibres.some((fibre) => fibre.includes('wool'))) return IN_WOOL[fabric] ?? 1;
  return fibres.length === 1 && fibres[0] === 'silk' && !FABRIC_FACTS[fabric].composition.includes('silk') ? 0.6 : 1;
}
