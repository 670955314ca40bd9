import { names, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

/** Collars and lapels of tailored fronts: facing and collar are one seam. */
export const tailoredCollar: Operation = (kit) => {
  if (!kit.tailored) return [];
  const collars = kit.of('collar');
  const isStanding = kit.spec.lapel === null && collars.some(({ id }) => id === 'own.collar');
  if (collars.length === 0) return [facedFronts(kit, kit.spec.lapel === null ? 'bare' : 'turned')];
  return [
    isStanding ? standing(kit, collars) : rolled(kit, collars),
    facedFronts(kit, isStanding ? 'standing' : 'collared'),
  ];
};

const rolled = (kit: Kit, collars: readonly UsedPiece[]): StepDraft => ({
  phase: 'neck',
  title: 'Collar',
  text: `Pad-stitch or fuse the under layer, join ${names(collars)} along the outer edge, grade, turn and press over the roll line; set it to the neckline.`,
  uses: [...collars],
  joins: /^Collar (stand )?to (neckline|stand)$/,
  seams: [kit.seams.turned],
  minutes: 7,
});

const standing = (kit: Kit, collars: readonly UsedPiece[]): StepDraft => ({
  phase: 'neck',
  title: 'Stand collar',
  text: `Fold ${names(collars)} lengthwise right sides together, close the ends, turn and press; baste it to the neckline from one centre front to the other.`,
  uses: [...collars, ...kit.of('front')],
  joins: /^Collar to neckline$/,
  seams: [kit.seams.turned],
  minutes: 5,
});

/** How the facings meet the neck: there is no collar, one lies between, or it meets them at the notch of a lapel. */
const FACED = {
  bare: ['Front facings', '; grade the allowances; turn and press.'],
  standing: ['Front facings', ' and over the collar along the neck; grade the allowances; turn and press.'],
  turned: [
    'Facings and lapels',
    '; grade the allowances, favouring the lapel to the outside above the break; turn and press.',
  ],
  collared: [
    'Facings and lapels',
    ', gorge seams of collar and facing meeting at the notch; grade the allowances, favouring the lapel to the outside above the break; turn and press.',
  ],
} as const;

function facedFronts(kit: Kit, neck: keyof typeof FACED): StepDraft {
  const [title, rest] = FACED[neck];
  const facings = kit.of('facing');
  return {
    phase: 'neck',
    title,
    text: `Sew ${names(facings)} to the front edges${rest}`,
    uses: [...facings, ...kit.of('front')],
    joins: /^Facing to front edge$|^Lapel: facing to front$/,
    seams: [kit.seams.turned],
    minutes: title === 'Front facings' ? 4 : 9,
  };
}
