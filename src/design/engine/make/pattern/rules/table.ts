import type { DesignName } from '../library/library.js';
import type { Draft } from '../library/sewing.js';
import type { Body, RuleMaker, Rules } from './kit.js';
import { circle, leggings, overalls, pacoLegs, pencil, straightSkirt, trousers, trunks } from './lower.js';
import { blazer, denimJacket, overcoat, princessCoat, waistcoat } from './tailored.js';
import {
  bodice,
  bodyOnBlock,
  corset,
  fittedTop,
  knitDress,
  raglanHoodie,
  raglanSuit,
  shirt,
  tank,
  tee,
} from './tops.js';

const none: RuleMaker = () => ({ seams: [], girths: [] });

const MAKERS: Partial<Record<DesignName, RuleMaker>> = {
  simon: shirt,
  simone: shirt,
  teagan: tee,
  toni: fittedTop,
  bibi: knitDress,
  bella: bodice,
  cathrin: corset,
  sven: bodyOnBlock('sven', { centreFront: 'cfNeck', centreBack: 'cbNeck', hem: 'hem' }),
  huey: bodyOnBlock('huey', { centreFront: 'cfNeck', centreBack: 'cbNeck', hem: 'hem' }),
  yuri: bodyOnBlock('yuri', { centreFront: 'cbNeck', centreBack: 'cbNeck', hem: 'bottom' }),
  hugo: raglanHoodie,
  aaron: tank,
  charlie: trousers('charlie', { front: ['styleWaistIn', 'slantTop'], back: ['styleWaistIn', 'slantOut'] }),
  titan: trousers('titan', { front: ['styleWaistIn', 'styleWaistOut'], back: ['styleWaistIn', 'styleWaistOut'] }),
  lily: leggings,
  paco: pacoLegs,
  penelope: pencil,
  sandy: circle,
  shin: trunks,
  sarah: straightSkirt,
  wahid: waistcoat,
  jaeger: blazer,
  devon: denimJacket,
  carlton: overcoat,
  carlita: princessCoat,
  opal: overalls,
  onyx: raglanSuit('onyx'),
  shelly: raglanSuit('shelly'),
};

/** Seam and girth rules of a drafted design; designs without rules are checked for outlines only. */
export const rulesOf = (draft: Draft, body: Body): Rules => (MAKERS[draft.design] ?? none)(draft, body);
