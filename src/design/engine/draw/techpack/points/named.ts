import type { DraftedPiece } from './ruler.js';

/** Points of a draft that points of measure are taken between, or that tell how a piece is worn when it is draped (its centre, lapel, opening, knot, what is turned in); the others only the pattern's own checks need. */
const MEASURED: ReadonlySet<string> = new Set(
  [
    'cfHem cbNeck cbHem',
    'openTop openLow standTop knot midLeft midRight panelPocketTop frontHemSidePanel cfPocketTop mirroredCfPocketTop',
    'pocketFlapTopIn pocketFlapBottomIn pocketFlapTopOut',
    'ventTop ventEdge ventSlopeStart hemLeft center button bottomLeft bottomRight',
    'lapelBreakPoint shoulderRoll collarstandTip notch rollLineStart rollLineEnd shawlCentre',
    'hps neck cfNeck shoulder armhole underarm raglanTipFront',
    'bicepsLeft bicepsRight tsLeftEdge tsRightEdge usLeftEdge usRightEdge',
    'tsWristLeft tsWristRight usWristLeft usWristRight',
    'in1 ex1 ex1c ex2 waistMiddle hemMiddle lHem rHem',
    'inseamHem outseamHem waist cfWaist slashSide slashTop topSide outseamTop outseamWaist strapEndInside strapEndOutside',
    'bibHexagonTop bibHexagonBottom bibHexagonUpperInside bibHexagonUpperOutside',
    'floorOut styleWaistOut waistCenter styleWaistInLily styleWaistIn waistIn fork crotchSeamCurveMax crossSeamCurveMax knee cbYoke cbWaist',
  ].flatMap((names) => names.split(' ')),
);

/** Of a piece that is kept to be measured again later. */
export const measurable = (points: DraftedPiece['points']): DraftedPiece['points'] =>
  Object.fromEntries(Object.entries(points).filter(([name]) => MEASURED.has(name)));
