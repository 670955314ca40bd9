import { withRow } from '../parts/closing/row-marks.js';
import type { Cut } from '../../../cut/cut.js';
import { armBands } from '../parts/arm-bands.js';
import { openFold } from '../pieces/alter.js';
import { runLength } from '../checks.js';
import { SLEEVE_SHARE } from '../../../cut/sleeve.js';
import { byFit, has, lengthBonus } from '../lengths/lengths.js';
import { canCutNeck, cutNeck } from '../pieces/neckline.js';
import { offsetLoop } from '../pieces/offset.js';
import { cut, rectangle } from '../pieces/panel.js';
import type { NeckSite } from '../parts/collars.js';
import { rowPockets } from '../parts/pockets.js';
import { shawlBand } from '../parts/shawl-band.js';
import type { SleeveSite } from '../parts/sleeves.js';
import type { Piece, Run } from '../pieces/piece.js';
import { Notes, type Alteration, type Body, type Options, type Recipe, type RecipeMaker } from '../recipe.js';
import { run } from '../rules/kit.js';
import { hasPouch, HOODIE_POCKETS, hoodieNotes, neckEase, zipHoodie, zipKnit } from './zip-front.js';
import { commonTopNotes, fullSleeves, neckFinish, onShoulder, slashed, shoulderClosing, sleeveLength } from './tops.js';

const SVEN_NECK: NeckSite = {
  front: { piece: 'sven.front', shoulder: 'hps', centre: 'cfNeck', outer: 'shoulder' },
  back: { piece: 'sven.back', shoulder: 'hps', centre: 'cbNeck', outer: 'shoulder' },
  openBack: false,
  knit: true,
};

const armhole = (piece: string) => run(piece, 'armhole', 's3ArmholeSplit', 'armholePitch');
const SVEN_SLEEVE: SleeveSite = {
  sleeve: 'sven.sleeve',
  armholes: [armhole('sven.front'), armhole('sven.back')],
  cuff: { id: 'sven.cuff', run: run('sven.cuff', 'topLeft', 'bottomLeft'), stretch: 0.15 },
};

const PLAIN = ['crew', 'round', 'jewel', 'collarless', 'turtleneck', 'mock-neck', 'funnel'] as const;

/** Sweater and sweatshirt. */
export const sweater: RecipeMaker = (spec, body) => {
  if (has(spec.closure, 'zip')) return zipKnit(spec, body);
  if (spec.sleeve.type === 'raglan') return raglanSweater(spec, body);
  const notes = new Notes();
  notes.add(
    spec.neckline &&
      !has(spec.neckline, ...PLAIN) &&
      !canCutNeck(spec.neckline) &&
      `The ${spec.neckline} neckline is drafted as a crew neck.`,
  );
  notes.add(has(spec.sleeve.type, 'dolman', 'batwing') && `The ${spec.sleeve.type} sleeve is drafted set-in.`);
  commonTopNotes({ ...spec, sleeve: { ...spec.sleeve, type: plainSleeve(spec) } }, notes, {
    hood: true,
    sleeves: true,
  });
  return {
    base: 'sven',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'sven', options: svenOptions(spec, body) }],
    alter: [
      ...svenNeck(spec),
      ...(isSleeveless(spec) ? [armBands('sven')] : fullSleeves(spec, SVEN_SLEEVE)),
      ...neckFinish(spec, SVEN_NECK),
      ...shoulderClosing(spec, run('sven.front', 'hps', 'shoulder'), run('sven.back', 'hps', 'shoulder')),
      ...(has(spec.closure, 'half-zip', 'buttons') && !onShoulder(spec) ? [slashed('sven.front', spec)] : []),
      ...rowPockets(spec),
    ],
  };
};

/** Dolman and batwing are named by their own note. */
const isSleeveless = ({ sleeve }: Cut): boolean => sleeve.length === 'sleeveless';

const plainSleeve = (spec: Cut) => (has(spec.sleeve.type, 'dolman', 'batwing') ? null : spec.sleeve.type);

const svenNeck = (spec: Cut): Alteration[] =>
  spec.neckline && canCutNeck(spec.neckline)
    ? [cutNeck(spec.neckline, { front: 'sven.front', back: 'sven.back' })]
    : [];

function svenOptions(spec: Cut, body: Body): Options {
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'long'];
  return {
    chestEase: byFit(spec, [0, 0.08, 0.15, 0.2, 0.27, 0.35]),
    hipsEase: byFit(spec, [0, 0.04, 0.08, 0.12, 0.16, 0.2]),
    ribbing: !has(spec.hem, 'raw', 'straight', 'slit'),
    ribbingStretch: 0.15,
    collarEase: neckEase(body, 0.22),
    lengthBonus: lengthBonus(spec, body, 0.15),
    sleeveLengthBonus: Math.round((share - 1 + (share === 1 ? 0.03 : 0)) * 1000) / 1000,
  };
}

const RAGLAN_NECK: NeckSite = {
  front: { piece: 'hugo.front', shoulder: 'raglanTipFront', centre: 'cfNeck', outer: 'armhole' },
  back: { piece: 'hugo.back', shoulder: 'raglanTipBack', centre: 'cbNeck', outer: 'armhole' },
  between: [run('hugo.sleeve', 'raglanTipFront', 'raglanTipBack', undefined, 2)],
  openBack: false,
  knit: true,
};

/** Raglan sweatshirt: the raglan hoodie with a neckband in place of the hood. */
function raglanSweater(spec: Cut, body: Body): Recipe {
  const base = pulloverHoodie({ ...spec, hood: null, pockets: [] }, body);
  const notes = new Notes();
  notes.add(...base.deviations);
  const high = has(spec.neckline, 'turtleneck', 'mock-neck', 'funnel');
  notes.add(
    spec.neckline &&
      !high &&
      !has(spec.neckline, ...PLAIN) &&
      `The ${spec.neckline} neckline is drafted as a crew neck.`,
  );
  return {
    ...base,
    status: notes.status(),
    deviations: notes.deviations,
    orders: base.orders.map((o) => ({ ...o, without: /^library\.hood|^hugo\.pocket/ })),
    alter: [...neckFinish(spec, RAGLAN_NECK), ...rowPockets(spec)],
  };
}

/** Cardigan: the sweater with its front opened and bands added; a V falls to the first button. */
export const cardigan: RecipeMaker = (spec, body) => {
  if (has(spec.closure, 'wrap')) return wrapCardigan(spec, body);
  if (has(spec.closure, 'zip')) return zipKnit(spec, body);
  const shawl = has(spec.collar, 'shawl');
  const vee = shawl || has(spec.neckline, 'v-neck', 'deep-v', 'surplice', 'plunging');
  const base = sweater(
    { ...spec, neckline: vee ? 'v-neck' : null, closure: null, pockets: [], collar: null, hood: null },
    body,
  );
  const notes = new Notes();
  notes.add(...base.deviations);
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(
    spec.collar && !has(spec.collar, 'shawl', 'rib') && `The ${spec.collar} collar is drafted as a plain band.`,
  );
  notes.add(
    spec.neckline &&
      !vee &&
      !has(spec.neckline, 'crew', 'round', 'jewel', 'collarless') &&
      `The ${spec.neckline} neckline is drafted round.`,
  );
  const open: Alteration = (pieces, _, sa) =>
    pieces.filter((p) => p.id !== 'own.collar').map((p) => (p.id === 'sven.front' ? openedFront(p, sa, spec) : p));
  return {
    ...base,
    status: notes.status(),
    deviations: notes.deviations,
    alter: [...(base.alter ?? []), open, shawl ? shawlCollar(spec) : frontBand(spec), ...rowPockets(spec)],
  };
};

const wrapCardigan = (spec: Cut, body: Body): Recipe => {
  const base = cardigan({ ...spec, closure: 'open-front' }, body);
  return {
    ...base,
    status: 'approximate',
    deviations: ['The fronts meet edge to edge; a belt holds them.', ...base.deviations],
  };
};

/** The front in halves; where all its edges are seams the cutting line runs around anew, also in the corner of the V. */
const openedFront = (front: Piece, sa: number, { hem }: Cut): Piece => {
  const opened = openFold(front, sa);
  const seamsOnly = sa > 0 && !has(hem, 'raw', 'straight', 'slit');
  return seamsOnly ? { ...opened, cutLoop: offsetLoop(front.loop, () => sa) } : opened;
};

/** Half of the edge that a band goes along: the front, its neck, the back neck. */
const BANDED: Run[] = [
  run('sven.front', 'cfNeck', 'cfHem'),
  run('sven.front', 'hps', 'cfNeck'),
  run('sven.back', 'hps', 'cbNeck'),
];

const bandedEdges = (pieces: readonly Piece[]): number[] => BANDED.map((edge) => runLength(pieces, edge) ?? 0);

/** How far from the hem and from the neck the row ends, mm. */
const [ABOVE_HEM, BELOW_NECK] = [20, 12];

/** One rib band up each front and around the neck, joined at the centre back; its hem end comes first. */
const frontBand =
  (spec: Cut): Alteration =>
  (pieces, _, sa) => {
    const edges = bandedEdges(pieces);
    const band = rectangle({
      id: 'own.band',
      title: 'Front and neck band, half (folded lengthwise)',
      width: 60,
      length: edges.reduce((sum, edge) => sum + edge, 0),
      cuts: [cut(2, 'ribbing')],
      sa,
      seams: [{ name: 'Band to front and neck', a: [run('own.band', 'b', 'c')], b: BANDED }],
    });
    return [...pieces, withRow(band, spec, { x: 45, first: ABOVE_HEM, last: edges[0] - BELOW_NECK })];
  };

const shawlCollar =
  (spec: Cut): Alteration =>
  (pieces, _, sa) => {
    const [front, vee, backNeck] = bandedEdges(pieces);
    const band = withRow(shawlBand({ front, vee, backNeck }, BANDED, sa), spec, {
      x: -20,
      first: BELOW_NECK,
      last: front - ABOVE_HEM,
    });
    return [...pieces, { ...band, shows: ['collar=shawl'] }];
  };

/** The raglan draft always ends in ribs. */
const isRibless = ({ hem }: Cut): boolean => has(hem, 'raw', 'straight', 'slit');

/** Hoodie: raglan pullover, zip front with set-in sleeves, or draped open front. */
export const hoodie: RecipeMaker = (spec, body) => {
  if (has(spec.closure, 'open-front') || has(spec.silhouette, 'asymmetric')) return drapedHoodie(spec, body);
  const zip = has(spec.closure, 'zip', 'snaps', 'toggles', 'buttons');
  const setIn = has(spec.sleeve.type, 'set-in', 'drop-shoulder') || isRibless(spec);
  return zip || setIn ? zipHoodie(spec, body, zip) : pulloverHoodie(spec, body);
};

function pulloverHoodie(spec: Cut, body: Body): Recipe {
  const notes = hoodieNotes(spec);
  const share = SLEEVE_SHARE[sleeveLength(spec) ?? 'long'];
  notes.add(share < 1 && !spec.lengths_cm?.sleeve && `The sleeves are drafted long; shorten them.`);
  notes.add(has(spec.silhouette, 'boxy') && 'The body is shaped by its rib, not boxy.');
  const options: Options = {
    chestEase: byFit(spec, [0.04, 0.06, 0.08, 0.12, 0.16, 0.2]),
    hipsEase: byFit(spec, [0.04, 0.08, 0.12, 0.15, 0.18, 0.2]),
    collarEase: neckEase(body, 0.3, 0.8),
    lengthBonus: lengthBonus(spec, body, 0),
  };
  return {
    base: 'hugo',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'hugo', options, ...(hasPouch(spec) ? {} : { without: /hugo\.pocket/ }) }],
    alter: rowPockets(spec, HOODIE_POCKETS),
  };
}

function drapedHoodie(spec: Cut, body: Body): Recipe {
  const notes = hoodieNotes(spec);
  notes.add('The draped front is drafted with buttons at the neck.');
  return {
    base: 'yuri',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [{ design: 'yuri', options: { chestEase: byFit(spec, [0.1, 0.12, 0.15, 0.2, 0.25, 0.3]) } }],
    nearest: () => zipHoodie(spec, body, true),
  };
}
