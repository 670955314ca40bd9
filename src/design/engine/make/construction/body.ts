import { hasShoulderPads } from '../../cut/shoulder-pads.js';
import { openingIn } from '../pattern/index.js';
import { closurePlaceOf } from '../../cut/closure-place.js';
import { upperFront } from '../../cut/lap.js';
import { piece } from '../materials/index.js';
import { closes, tiesOf } from './lower.js';
import { names, openedAt, withStand, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';
import type { Seam } from './types.js';

const list = (...steps: (StepDraft | false | null)[]): StepDraft[] => steps.filter((s): s is StepDraft => Boolean(s));

/** Panels of one side, sewn before anything is set on them. */
export const panels: Operation = (kit) => {
  const parts = kit.of('panel', 'side', 'gusset').filter((p) => !/^(bruce|onyx|hortensia|florent|holmes)\./.test(p.id));
  if (parts.length === 0) return [];
  const corset = parts.every((p) => p.role === 'panel') && kit.spec.garment === 'corset';
  const met = parts.every((p) => p.role === 'side') ? kit.of('front') : kit.of('front', 'back');
  const bodies = corset ? [] : met.filter((p) => !p.id.startsWith('simon.'));
  return list({
    phase: 'panels',
    title: corset ? 'Join the panels' : 'Sew the panel seams',
    text: corset
      ? `Join ${names(parts)} in order from centre front to centre back; clip the curves and press over a ham. Repeat for the backing layer.`
      : `Join ${names(parts)}${bodies.length > 0 ? ` to ${names(bodies)}` : ''}, notch to notch; clip curves${
          kit.seams.strong.seam === '2.04' ? ' and topstitch twice' : ' and press'
        }.`,
    uses: [...parts, ...bodies],
    joins: /^Panel \d|^Princess|^Front to side panel|^Back panel to side|^Pocket bag/,
    seams: [kit.seams.strong],
    minutes: 1.3 * parts.length + 0.6,
  });
};

/** Boning of corsets. */
export const boning: Operation = (kit) => {
  if (kit.spec.garment !== 'corset' && !kit.spec.details.includes('corsetry')) return [];
  const uses = kit.of('panel', 'front').slice(0, 6);
  if (uses.length === 0) return [];
  return list({
    phase: 'panels',
    title: 'Channels and boning',
    text: `Stitch boning channels over the seams of ${names(uses)}, cut the bones 5 mm short of the seam lines, tip and insert them.`,
    uses,
    seams: [kit.seams.topstitch],
    minutes: 12,
  });
};

const enclosed = (kit: Kit): Seam => ({ ...kit.seams.turned, seam_name: 'edges enclosed between both layers' });

export const yokes: Operation = (kit) => {
  const uses = kit.of('yoke');
  if (uses.length === 0) return [];
  const fronted = uses.some((p) => /front/i.test(p.name));
  const bodies = kit.of('back', 'panel').filter((p) => /back/i.test(p.name) || (fronted && /front/i.test(p.name)));
  const fronts = kit.of('front').filter((p) => !p.id.startsWith('devon.'));
  const double = uses.some((p) => p.cut >= 2 && p.id.startsWith('simon'));
  return list({
    phase: 'shoulders',
    title: 'Set the yoke',
    text: double
      ? `Sandwich ${names(bodies)} between both layers of ${names(uses)} and stitch; then close the shoulders of ${names(fronts)} between the layers (burrito), press and edge-stitch.`
      : `Join ${names(uses)} to ${names(bodies)}, press the allowance towards the yoke and topstitch.`,
    uses: [...uses, ...bodies, ...(double ? fronts : [])],
    joins: double ? /^Back to yoke|to yoke$/ : /to yoke$/,
    seams: [double ? enclosed(kit) : kit.seams.strong, kit.seams.topstitch],
    minutes: double ? 3.2 : 1.6,
  });
};

/** The sleeve reaches the neck: there is no shoulder seam. */
export const isRaglan = (kit: Kit): boolean => kit.pieces.some((p) => /raglan|^hugo\./i.test(p.id));

/** Strapless, on straps or tied at the neck: there is no shoulder seam and no armhole. */
export const endsUnderArms = (kit: Kit): boolean =>
  kit.pieces.some((p) => /top facing/i.test(p.name) || p.id === 'own.shoulderBand');

const SHOULDERS = /^(Bodice s|S)houlder$/;

export const shoulders: Operation = (kit) => {
  if (kit.pieces.some((p) => p.role === 'yoke' && p.id.startsWith('simon'))) return [];
  const fronts = kit.of('front');
  const backs = kit.of('back');
  const yokes_ = kit.of('yoke');
  const strapless = ['strapless', 'sweetheart', 'straight-across', 'off-shoulder'].includes(kit.spec.neckline ?? '');
  const met = [...fronts, ...backs, ...yokes_];
  const bothSides = yokes_.length > 1 || (fronts.length > 0 && backs.length + yokes_.length > 0);
  if (isRaglan(kit) || (strapless && !kit.seamed(SHOULDERS)) || endsUnderArms(kit) || !bothSides) return [];
  return list({
    phase: 'shoulders',
    title: 'Close the shoulders',
    text: `Sew ${names(met)} at the shoulders, easing the back where it is longer${
      kit.knit && fronts.length + backs.length > 0 ? '; catch the stay tape' : ''
    }${openedAt(kit, 'shoulder') ? '; leave the left shoulder open' : ''}.`,
    uses: met,
    ...closes(SHOULDERS, openedAt(kit, 'shoulder') !== null),
    seams: [kit.seams.join],
    minutes: 0.9,
  });
};

/** Jackets that ask for vents have them in the side seams, not in the centre. */
const ventedAside = (kit: Kit): boolean =>
  kit.spec.details.includes('vent') && kit.pieces.some((p) => p.id === 'jaeger.back' && !/vent\b/.test(p.name));

const vented = (kit: Kit, backs: readonly { name: string }[]): boolean =>
  !ventedAside(kit) &&
  (backs.some((p) => /vent\b/.test(p.name)) || (kit.spec.details.includes('vent') && !kit.has('tail')));

/** Whether a dress is closed by something other than buttons in its centre back seam. */
const opensAtBack = ({ spec }: Kit): boolean =>
  ['dress', 'one-piece'].includes(spec.category) &&
  ['zip', 'invisible-zip', 'hooks', 'lace-up', 'tie'].includes(spec.closure ?? '') &&
  closurePlaceOf(spec) === 'back';

export const centreBack: Operation = (kit) => {
  const uses = kit.of('back').filter((p) => !p.on_fold && p.cut >= 2 && !p.cuts.every((c) => c.material === 'lining'));
  const buttoned = withStand(kit).some((p) => uses.includes(p));
  if (uses.length === 0 || kit.has('leg') || buttoned) return [];
  const zip = openedAt(kit, 'back') !== null || opensAtBack(kit);
  const end = /zip/.test(kit.spec.closure ?? '') ? 'zip notch' : 'end of the opening';
  return list({
    phase: 'panels',
    title: 'Centre back seam',
    text: zip
      ? `Neaten the centre back edges of ${names(uses)}; sew only below the ${end}.`
      : `Sew the centre back seam of ${names(uses)}${vented(kit, uses) ? ' down to the vent and turn the vent' : ''}.`,
    uses,
    ...closes(/^Centre seam$/, zip || vented(kit, uses)),
    seams: zip ? [kit.seams.neaten, kit.seams.join] : [kit.seams.join],
    minutes: 1.1,
  });
};

/** The lower back of long coats, cut apart at the waist and laid in a pleat. */
export const tail: Operation = (kit) => {
  const uses = kit.of('tail').filter((p) => !/^(bruce|onyx|hortensia|florent|holmes)\./.test(p.id));
  if (uses.length === 0) return [];
  const backs = kit.of('back');
  const seamed = uses.some((p) => p.cut >= 2 && !p.on_fold);
  return list({
    phase: 'panels',
    title: 'Set the tail',
    text: `${seamed ? `Join the halves of ${names(uses)} at the centre and lay the pleat` : `Lay the pleats of ${names(uses)}`}; sew it to the lower edge of ${names(backs) || 'the back'} and press the allowance upwards.`,
    uses: [...uses, ...backs],
    seams: [kit.seams.strong],
    minutes: 2.6,
  });
};

const flatInsertion = (kit: Kit): boolean =>
  kit.knit ||
  kit.pieces.some((p) =>
    /^(simon|simone|teagan|bibi|sven|huey|hugo|yuri|devon)\.|^own\.(robe|kimono|caftan)Sleeve$/.test(p.id),
  );

/** Flaps and tabs that are caught in the seams of shoulder and armhole. */
const CAUGHT: ReadonlyArray<readonly [id: string, text: (part: string) => string, buttons: number]> = [
  [
    'own.epaulette',
    (p) => `Lay ${p} on the shoulder seams, baste its open end to the armhole; button the point at the neck.`,
    2,
  ],
  ['own.sleeveStrap', (p) => `Catch ${p} in the seam of each sleeve above the wrist; button its point.`, 2],
  ['own.stormFlap', (p) => `Lay ${p} on the right front, baste it to shoulder and armhole.`, 0],
];

export const tabs: Operation = (kit) =>
  CAUGHT.flatMap(([id, text, buttons]) => {
    const uses = kit.pieces.filter((p) => p.id === id);
    if (uses.length === 0) return [];
    return list({
      phase: 'sleeves',
      title: `Baste the ${uses[0].name.replace(/ \(.*/, '').toLowerCase()}`,
      text: text(names(uses)),
      uses,
      takes: buttons > 0 ? [piece('button 15 mm', buttons, names(uses).toLowerCase())] : [],
      seams: [kit.seams.stay],
      minutes: 1.5,
    });
  });

export const sleevePlackets: Operation = (kit) => {
  const uses = kit.of('sleeve-placket');
  if (uses.length === 0) return [];
  const sleeves = kit.of('sleeve');
  return list({
    phase: 'sleeves',
    title: 'Sleeve plackets',
    text: `Slash the opening in ${names(sleeves)}; bind the short side and box-stitch the tower with ${names(uses)}.`,
    uses: [...uses, ...sleeves],
    seams: [kit.seams.attach],
    minutes: 2.6,
  });
};

export const sleevesFlat: Operation = (kit) => {
  const sleeves = kit.of('sleeve');
  if (sleeves.length === 0 || kit.tailored || !flatInsertion(kit)) return [];
  return list(sleeveSeams(kit), setIn(kit, 'flat, before the side seams are closed'));
};

export const sleevesRound: Operation = (kit) => {
  const sleeves = kit.of('sleeve');
  if (sleeves.length === 0 || (!kit.tailored && flatInsertion(kit))) return [];
  return list(
    sleeveSeams(kit),
    twoPiece(kit)
      ? null
      : {
          phase: 'sleeves',
          title: 'Underarm seams',
          text: `Close the underarm seams of ${names(sleeves)}.`,
          uses: sleeves,
          joins: /^Sleeve underarm$|^Closed to a ring$/,
          seams: [kit.seams.join],
          minutes: 1,
        },
    setIn(kit, 'in the round, easing the cap between the notches'),
  );
};

const twoPiece = (kit: Kit): boolean => kit.of('sleeve').some((p) => /under/i.test(p.id));

/** Two-piece sleeves are made up before they are set. */
function sleeveSeams(kit: Kit): StepDraft | null {
  if (!twoPiece(kit)) return null;
  const uses = kit.of('sleeve');
  const flat = flatInsertion(kit) && !kit.tailored;
  return {
    phase: 'sleeves',
    title: 'Make up the sleeves',
    text: `Join ${names(uses)} along the elbow seam${flat ? '; leave the underarm seam open' : ', then along the inner seam; turn up and press the hem'}.`,
    uses,
    joins: flat ? /^Sleeve, (elbow|slit)/ : /^Sleeve, (elbow|inner|slit)/,
    seams: [kit.seams.strong],
    minutes: 2.4,
  };
}

function setIn(kit: Kit, how: string): StepDraft {
  const sleeves = kit.of('sleeve');
  const whole = kit.of('front', 'back', 'yoke', 'side');
  const bodies = whole.some((p) => p.role !== 'yoke') ? whole : [...whole, ...kit.of('panel')];
  const raglan = isRaglan(kit);
  const pads = hasShoulderPads(kit.spec);
  return {
    phase: 'sleeves',
    title: raglan ? 'Sew the raglan seams' : 'Set the sleeves',
    text: raglan
      ? `Join ${names(sleeves)} to ${names(bodies)} along the raglan seams, front notches to the front.`
      : `Set ${names(sleeves)} into the armholes ${how}.${pads ? ' Set sleeve heads and shoulder pads.' : ''}`,
    uses: [...sleeves, ...bodies.slice(0, 4)],
    joins: raglan ? /^Raglan/ : /^Sleeve (cap )?to( left)? armhole$/,
    seams: [kit.seams.join],
    minutes: kit.tailored ? 9 : flatInsertion(kit) ? 2 : 3.4,
  };
}

/** What is said of the side that stays open. */
function openAside(kit: Kit): string {
  const zipped = /zip/.test(kit.spec.closure ?? '') && closurePlaceOf(kit.spec) === 'side';
  if (openedAt(kit, 'side')) return ', the left one only outside the notches of its opening';
  return zipped && kit.pieces.every((p) => !openingIn(p.name)) ? ', the left one only below the end of the zip' : '';
}

const SIDES = /^(Bodice s|S)ide seam(,( left)? front to back)?$|^Back to side panel|^Sleeve underarm$|^Sleeve, inner/;

export const sideSeams: Operation = (kit) => {
  const whole = kit.of('front', 'back', 'side');
  const bodies = whole.length > 0 ? whole : kit.of('panel').filter((p) => /outside|side/i.test(p.name));
  if (bodies.length === 0 || kit.has('cup')) return [];
  const flat = kit.has('sleeve') && !kit.tailored && flatInsertion(kit);
  const slit = kit.spec.details.includes('slit') && !kit.has('skirt');
  const slotted = tiesOf(kit).length > 0 && !kit.has('waistband');
  return list({
    phase: 'sides',
    title: flat ? 'Close side and underarm seams' : 'Close the side seams',
    text: `Sew ${names(bodies)} at the sides${openAside(kit)}${slotted ? `, the ${upperFront(kit.spec)} one only down to 40 mm above the waist: the slot for the tie` : ''}${
      flat ? `, on through the underarm of ${names(kit.of('sleeve'))} in one run, armhole seams meeting` : ''
    }.${slit ? ' End at the slit notches.' : ''}${ventedAside(kit) ? ' At the back end at the vents and turn them.' : ''}`,
    uses: [...bodies, ...(flat ? kit.of('sleeve') : [])],
    ...closes(SIDES, slit || slotted || openAside(kit) !== ''),
    seams: [
      kit.pieces.some((p) => p.id.startsWith('simon')) && !kit.knit && kit.kind !== 'sheer' && kit.kind !== 'leather'
        ? {
            ...kit.seams.strong,
            stitch: '401',
            stitch_name: 'two-thread chainstitch',
            seam: '2.04',
            seam_name: 'lap-felled seam, two needles',
          }
        : kit.seams.join,
    ],
    minutes: flat ? 2.6 : 1.6,
  });
};

/** A bib of two layers that is caught in the waistband. */
const facedBib = (kit: Kit, uses: UsedPiece[]): StepDraft => ({
  phase: 'waist',
  title: 'Bib',
  text: `Sew the two layers of ${names(uses)} right sides together along top and sides, turn, press and topstitch; baste the lower edge to the outer waistband, centres meeting, so that it is caught when the band is closed.`,
  uses,
  joins: /^Bib to facing$/,
  seams: [kit.seams.join, kit.seams.topstitch],
  minutes: 4,
});

export const bib: Operation = (kit) => {
  const uses = kit.of('bib', 'side-placket');
  if (uses.length === 0) return [];
  if (uses.some((p) => p.id === 'own.bib')) return list(facedBib(kit, uses));
  const plackets = kit.of('side-placket');
  const straps = kit.has('strap') ? [] : kit.of('leg-back').filter((p) => p.id.startsWith('opal.'));
  return list({
    phase: 'waist',
    title: 'Bib and side openings',
    text: `Hem the bib's sides and top; ${
      plackets.length > 0 ? `bind the side openings with ${names(plackets)}` : 'hem the side openings'
    } and set the bib to the front waist edge.${straps.length > 0 ? ` Face or turn in the straps that ${names(straps)} ends in and topstitch them.` : ''}`,
    uses: [...uses, ...kit.of('leg-front'), ...straps],
    seams: [kit.seams.attach, kit.seams.topstitch],
    minutes: 5,
  });
};

/** Crotch gusset of bodysuits and leotards. */
export const crotchGusset: Operation = (kit) => {
  const uses = kit.of('gusset').filter((p) => /onyx|shelly/.test(p.id) || kit.spec.garment === 'bodysuit');
  if (uses.length === 0) return [];
  const bodies = kit.of('front', 'back');
  return list({
    phase: 'crotch',
    title: 'Crotch gusset',
    text: `Set ${names(uses)} between ${names(bodies)} at the crotch${
      kit.spec.closure === 'snaps' ? ', leaving the front edge open for the snaps' : ''
    }; turn the leg openings over soft elastic.`,
    uses: [...uses, ...bodies],
    seams: [kit.seams.join, kit.seams.elastic],
    minutes: 3.5,
  });
};
