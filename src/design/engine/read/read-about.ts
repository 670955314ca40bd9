import type { Garment, SpecFabric } from '../garments/spec.js';
import { withImplications } from './assemble.js';
import { CATEGORY } from '../garments/index.js';
import { ACCESSORY } from './categories.js';
import { colorPhrases } from './details/colors.js';
import type { ColorPhrase } from './details/colors.js';
import type { Draft } from './draft.js';
import { factsOf } from './facts.js';
import type { Fact } from './facts.js';
import { findComposition } from './details/fibres.js';
import { findLengths } from './details/lengths.js';
import type { FoundLength } from './details/lengths.js';
import { bodyMeasures, heightIn, lengthFacts, withoutMeasured } from './details/measured.js';
import { findOutfit } from './words/mentions.js';
import { findMotifs } from './details/motifs.js';
import { buttonLook, type FoundLook } from './details/button-look.js';
import { findPleats, type FoundPleats } from './details/pleats.js';
import { printScale } from './details/print-of.js';
import type { Mention } from './words/mentions.js';
import type { FoundMeasure } from './words/found-measure.js';
import { findButtons, findWeight } from './words/numbers.js';
import type { FoundButtons } from './words/numbers.js';
import { findSize } from './words/sizes.js';
import type { FoundSize } from './words/sizes.js';
import { specFabrics } from './spec-fabrics.js';
import { settledUnits } from './words/settle.js';
import type { Unit } from './words/units.js';
import { washed } from './details/washes.js';

/** A garment that the text names. */
export interface Named {
  garment: Garment;
  start: number;
  end: number;
}

/** What a text says of a garment that is known already. Positions are UTF-16 units of the text. */
export interface About {
  /** Said and implied, denied ones marked; values are those of the garment's category. */
  facts: Fact[];
  colors: ColorPhrase[];
  /** Cloths said, main first; without trims they are all main. */
  fabrics: SpecFabric[];
  /** grams per square metre */
  gsm: number | null;
  size: FoundSize | null;
  measurements: FoundMeasure[];
  buttons: FoundButtons | null;
  named: Named[];
  /** Finished lengths in centimetres; `facts` hold the classes they are taken as. */
  lengths: FoundLength[];
  /** What a print or an embroidery shows. */
  motif: string | null;
  printScale: 'fine' | 'bold' | null;
  buttonLook: FoundLook | null;
  pleats: FoundPleats | null;
}

/** Nothing of the text names the garment, so that its name implies nothing. */
const NOWHERE: Fact = {
  attribute: 'garment',
  value: '',
  implied: true,
  direct: true,
  negated: false,
  head: null,
  confidence: 0,
  index: -1,
  start: -1,
  end: -1,
};

/** Belts, ties and hoods are parts; a scarf or a bag is a thing of its own. */
const ownThing = (mention: Mention, garment: Garment): boolean =>
  ACCESSORY.has(mention.garment) &&
  mention.garment !== garment &&
  !['belt', 'tie', 'bow-tie'].includes(mention.garment);

function draftOf(text: string, garment: Garment, facts: Fact[]): Draft {
  return {
    description: text,
    garment,
    category: CATEGORY[garment],
    facts,
    colors: [],
    bias: null,
    weight: null,
    gsm: findWeight(text)?.gsm ?? null,
    composition: findComposition(text),
    evidence: {},
    denied: new Set(),
  };
}

function read(units: readonly Unit[], garment: Garment): Pick<About, 'facts' | 'colors' | 'named'> {
  const outfit = findOutfit(units);
  const mentions = [...(outfit.primary ? [outfit.primary] : []), ...outfit.others];
  const foreign = mentions.filter((m) => ownThing(m, garment));
  const mine = (i: number): boolean => !foreign.some((m) => i >= m.from && i < m.to);
  const facts = units.flatMap((_, i) => (mine(i) ? factsOf(units, i, CATEGORY[garment]) : []));
  return {
    facts: facts.filter((f) => f.attribute !== 'garment'),
    colors: washed(
      colorPhrases(units).filter((color) => mine(color.index)),
      units,
      garment,
    ),
    named: mentions.map(({ garment: name, index }) => ({
      garment: name,
      start: units[index].start,
      end: units[index].end,
    })),
  };
}

/** Reads what a text says of that garment: nothing is assumed, no style leans, and the garment's name implies nothing. */
export function readAbout(text: string, garment: Garment): About {
  const lengths = findLengths(text);
  const units = withoutMeasured(settledUnits(text).units, lengths);
  const { facts: told, colors, named } = read(units, garment);
  const facts = [...lengthFacts(lengths, CATEGORY[garment], heightIn(text, told)), ...told];
  const draft = draftOf(text, garment, facts);
  const whole = withImplications(draft, NOWHERE).filter((fact) => fact.start >= 0);
  const said = facts.some((fact) => fact.attribute === 'fabrics' && !fact.negated);
  return {
    facts: whole,
    colors,
    named,
    fabrics: said ? specFabrics(draft).filter(({ source }) => source === 'stated' || source === 'implied') : [],
    gsm: draft.gsm,
    size: findSize(text),
    measurements: bodyMeasures(text),
    buttons: findButtons(text),
    lengths,
    motif: findMotifs(units)[0]?.name ?? null,
    printScale: printScale(units),
    buttonLook: buttonLook(units, text),
    pleats: findPleats(units, text),
  };
}
