import { halfZipCm } from '../../cut/half-zip.js';
import { isCheongsam } from '../../cut/cheongsam.js';
import { cuffButtons } from '../../cut/cuff-buttons.js';
import { isWoundSkirt } from '../../cut/wound-skirt.js';
import { closurePlaceOf } from '../../cut/closure-place.js';
import { underFront, upperFront } from '../../cut/lap.js';
import { GARMENT } from '../../garments/index.js';
import { isBuckled } from '../../cut/buckled.js';
import { placeWords } from '../pattern/index.js';
import { cutFrom, names, openedAt, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

export const cuffs: Operation = (kit) => {
  const uses = kit.of('cuff', 'sleeve-facing');
  if (uses.length === 0) return [];
  const rib = uses.some((p) => p.cuts.some((c) => /rib/i.test(c.material)));
  const on = kit.has('sleeve') ? 'sleeve ends' : 'leg ends';
  const turnedUp = kit.pieces.some((p) => p.id === 'own.turnUpCuffFacing');
  const text = turnedUp
    ? `Close ${names(uses)} to a ring for each leg and fold it lengthwise; sew its raw edges inside the ${on}, seam to seam, turn it up over the right side and catch it at both seams.`
    : kit.has('sleeve-facing')
      ? `Face the ${on} with ${names(uses)}, understitch and turn the facing in.`
      : rib || kit.knit
        ? `Close ${names(uses)} to rings, fold and sew to the ${on}, stretched evenly.`
        : `Make up ${names(uses)}, pleat the ${on} to the notches, sew on and edge-stitch all round.`;
  return [
    {
      phase: 'cuffs',
      title: turnedUp ? 'Turn-ups' : kit.has('sleeve-facing') ? 'Face the sleeve ends' : 'Cuffs',
      text,
      uses,
      joins: / to rings/.test(text)
        ? /^Closed to a ring$|^Folded lengthwise$|(cuff to|to cuff)/i
        : /^Folded lengthwise$|(cuff to|to cuff)/i,
      seams: rib || kit.knit ? [kit.seams.attach] : [kit.seams.turned, kit.seams.attach],
      minutes: rib || kit.knit ? 1.6 : 4.2,
    },
  ];
};

/** Where a zip other than a fly goes. */
export const zips: Operation = (kit) => (BOTTOMS.includes(kit.spec.category) ? [] : zip(kit));

/** Bottoms get theirs before the waistband closes over it. */
export const skirtZip: Operation = (kit) => (BOTTOMS.includes(kit.spec.category) ? zip(kit) : []);

const BOTTOMS: readonly string[] = ['skirt', 'trousers', 'shorts'];

/** The zip of a side seam, left open for it on the wearer's left. */
function sideZip(kit: Kit, hidden: boolean): StepDraft {
  const uses = kit
    .of('front', 'back', 'skirt', 'leg-front', 'leg-back', 'leg')
    .filter((p) => !/\.tier[2-9]/.test(p.id));
  return {
    phase: 'zip',
    title: hidden ? 'Invisible zip in the side seam' : 'Zip in the side seam',
    text: `Into the opening that was left in the side seam of ${names(uses)}: ${
      hidden
        ? 'sew the zip face down to both edges with the invisible-zip foot'
        : 'lap the front edge over the zip and topstitch both sides'
    }; bar-tack the lower end.`,
    uses,
    seams: [kit.seams.zip],
    minutes: hidden ? 3.4 : 4.4,
  };
}

/** A zip as long as the draft leaves it open. */
function draftedZip(
  kit: Kit,
  { uses, cm, place }: NonNullable<ReturnType<typeof openedAt>>,
  hidden: boolean,
): StepDraft {
  const lap = place === 'side' ? 'lap the front edge over the zip' : 'centre the zip';
  const where = place === 'side' ? 'in the side seam' : `at ${placeWords(place)}`;
  return {
    phase: 'zip',
    title: `${hidden ? 'Invisible zip' : 'Zip'} ${where}`,
    text: `Into the opening of ${cm} cm that was left at ${placeWords(place)} of ${names(uses)}: ${
      hidden ? 'sew the zip face down to both edges with the invisible-zip foot' : `${lap} and topstitch both sides`
    }; ${hidden ? 'close the seam below its end' : 'bar-tack its lower end'}.`,
    uses,
    seams: [kit.seams.zip],
    minutes: hidden ? 3.4 : 4.4,
  };
}

/** Into a slit from the neck, which its facing finishes. */
function halfZip(kit: Kit, fronts: readonly UsedPiece[]): StepDraft {
  const uses = [...fronts, ...kit.of('placket')];
  return {
    phase: 'zip',
    title: 'Half zip',
    text: `Face the slit of ${names(fronts)}, ${halfZipCm(kit.spec)} cm deep, slash it, set the zip behind its edges and topstitch round; bar-tack the lower end.`,
    uses,
    seams: [kit.seams.zip],
    minutes: 4,
  };
}

const zip: Operation = (kit) => {
  const { closure, category, garment } = kit.spec;
  if (!['zip', 'invisible-zip', 'half-zip'].includes(closure ?? '') || kit.has('fly')) return [];
  if (['bag', 'headwear', 'accessory'].includes(category)) return [];
  const opening = category === 'dress' || garment === 'jumpsuit' ? kit.of('back') : kit.of('front');
  const low = kit.of('skirt', 'leg-front', 'leg').filter((p) => !/\.tier[2-9]/.test(p.id));
  const uses = BOTTOMS.includes(category) ? low : opening.length > 0 ? opening : kit.of('front', 'back', 'panel');
  const pulled = kit.knit && category === 'dress' && !kit.of('back').some((p) => !p.on_fold);
  if (uses.length === 0 || pulled) return [];
  const covers = kit.of('zip-cover');
  const hidden = closure === 'invisible-zip';
  const drafted = openedAt(kit, 'front', 'back', 'side');
  if (drafted?.zip) return [draftedZip(kit, drafted, hidden)];
  if (closurePlaceOf(kit.spec) === 'side') return [sideZip(kit, hidden)];
  if (closure === 'half-zip') return [halfZip(kit, uses)];
  return [
    {
      phase: 'zip',
      title: hidden ? 'Invisible zip' : 'Zip',
      text: hidden
        ? `Sew the zip face down to the opening of ${names(uses)} with the invisible-zip foot, seams meeting; close the seam below.`
        : `Set the zip ${BOTTOMS.includes(category) || kit.of('back').includes(uses[0]) ? 'into the opening' : 'to the front edges'} of ${names(uses)}, cover the tape and topstitch both sides.${covers.length > 0 ? ` Fold ${names(covers)} lengthwise and catch it behind the zip.` : ''}`,
      uses: [...uses, ...covers],
      seams: [kit.seams.zip],
      minutes: hidden ? 3 : 4,
    },
  ];
};

/** Cut from lining too, but made up before. */
const NOT_BAGGED: readonly string[] = ['tab', 'pocket', 'pocket-part', 'pocket-flap', 'lining'];

export const lining: Operation = (kit) => {
  const own = kit.of('lining');
  const shared = cutFrom(kit, /^lining$/).filter((p) => !NOT_BAGGED.includes(p.role));
  if (!kit.lined) return [];
  const uses = [...own, ...shared];
  const bodies = uses.length > 0 ? names(uses) : 'the lining, cut from the pieces of the shell less hems,';
  const hang = ['coat', 'trench-coat', 'parka', 'skirt', 'dress'].includes(kit.spec.garment);
  return [
    {
      phase: 'lining',
      title: 'Make up and bag the lining',
      text: `Sew ${bodies} like the shell with a pleat at the centre back; join to facings and hems and turn through a gap in one sleeve or side seam. ${
        hang ? 'Hem shell and lining apart, joined by thread chains.' : 'Leave a jump hem of 10 mm.'
      }`,
      uses,
      seams: [{ ...kit.seams.turned, allowance_mm: kit.sa_mm }],
      minutes: kit.has('sleeve') ? 14 : 7,
    },
  ];
};

export const hems: Operation = (kit) => {
  const cuffed = kit.has('cuff', 'sleeve-facing');
  const banded =
    kit.of('waistband').some((p) => p.cuts.some((c) => /rib/i.test(c.material))) ||
    kit.pieces.some((p) => p.id.startsWith('devon.waistband'));
  const torso = kit.of('front', 'back', 'tail', 'panel').filter((p) => !/^(bruce|onyx|opal)\./.test(p.id));
  const joined = kit.has('skirt', 'leg-front', 'leg-back', 'leg');
  const legs = kit.of('leg-front', 'leg-back', 'leg', 'bib').filter((p) => p.role !== 'bib');
  const steps: StepDraft[] = [...applied(kit)];
  if (kit.has('sleeve') && !cuffed) steps.push(hemStep(kit, 'Sleeve hems', kit.of('sleeve')));
  const skirts = kit.pieces.some((p) => p.id === 'own.hemRuffle') ? [] : kit.of('skirt');
  const tiers = skirts.filter((p) => /\.tier\d/.test(p.id));
  if (skirts.length > 0) steps.push(hemStep(kit, 'Hem', tiers.length > 0 ? tiers.slice(-1) : skirts));
  if (legs.length > 0 && !(cuffed && !kit.has('sleeve'))) steps.push(hemStep(kit, 'Leg hems', legs));
  const ownHem =
    torso.length > 0 &&
    !banded &&
    lowerBandOf(kit).length === 0 &&
    kit.spec.garment !== 'corset' &&
    (!joined || kit.spec.garment === 'pyjamas');
  if (ownHem) steps.push(hemStep(kit, 'Hem', torso));
  return steps;
};

function hemStep(kit: Kit, title: string, uses: StepDraft['uses']): StepDraft {
  const { hem, details } = kit.spec;
  const tailored =
    kit.tailored || kit.kind === 'pile' || (['coat', 'cape'].includes(kit.spec.garment) && kit.kind !== 'leather');
  const full = ['circle', 'ball-gown', 'fit-and-flare', 'flared'].includes(kit.spec.silhouette ?? '');
  const raw = hem === 'raw' || hem === 'fringed';
  const visible = kit.kind !== 'leather' && details.some((d) => d === 'topstitching' || d === 'contrast-stitching');
  const text = raw
    ? `Stitch once 10 mm above the edge of ${names(uses ?? [])} and ${hem === 'fringed' ? 'fray to the stitching' : 'leave it raw'}.`
    : `${full ? 'Let the garment hang 24 h and level the hem. ' : ''}Turn up the hem allowance of ${names(uses ?? [])} as drafted and ${
        visible
          ? `topstitch it ${kit.knit ? 'with two needles' : 'twice, 2 mm and 20 mm from the edge'}`
          : tailored
            ? 'blind-stitch'
            : kit.knit
              ? 'coverstitch'
              : kit.kind === 'leather'
                ? 'glue, then topstitch'
                : 'stitch'
      }.${hem === 'curved' ? ' Ease the curve with a gathering thread.' : ''}`;
  return {
    phase: 'hem',
    title,
    text,
    uses,
    seams: [raw ? kit.seams.topstitch : visible ? kit.seams.shownHem : tailored ? kit.seams.blindHem : kit.seams.hem],
    minutes: 1.5 + (full ? 1.5 : 0) + (tailored && !visible ? 1.5 : 0) + (visible ? 1 : 0),
  };
}

const FASTENERS: Readonly<Record<string, readonly [string, string, number]>> = {
  snaps: ['Snaps', 'Mark and press on the snaps, reinforced behind.', 2],
  hooks: ['Hooks and eyes', 'Sew on the hooks and eyes from inside.', 2],
  toggles: ['Toggles', 'Stitch the toggles and their loops of cord to the front edges.', 4],
  buckle: ['Buckles', 'Thread the buckles and box-stitch the strap ends.', 2],
  'lace-up': [
    'Eyelets and lacing',
    'Set the eyelets along the opening, evenly spaced, and lace with the cord from the top.',
    6,
  ],
  velcro: ['Hook-and-loop tape', 'Edge-stitch hook tape to the overlap and loop tape to the underlap.', 2],
  chain: ['Chain', 'Hand-sew the chain fastener to the neck edge.', 3],
};

const FROGS = [
  'Frogs',
  'Sew the knots along the diagonal edge and their loops to the underlap, the first at the collar, the last at the underarm.',
  8,
] as const;

/** A belt hangs in loops of thread, or in those that are cut; one with a buckle is finished with it. */
const belt = (kit: Kit): StepDraft[] => {
  const uses = kit.of('belt').filter((p) => p.id === 'own.belt');
  if (uses.length === 0 || kit.pieces.some((p) => p.id === 'own.kimonoBody')) return [];
  const buckled = isBuckled(kit.spec);
  return [
    {
      phase: 'fastening',
      title: 'Belt',
      text: `${kit.has('belt-loop') ? '' : `Work thread loops for ${names(uses)} at the side seams. `}${
        buckled ? 'Fold one end of it over the buckle and box-stitch; set the holes in the other.' : ''
      }`.trim(),
      uses,
      seams: [kit.seams.tack],
      minutes: 2,
    },
  ].filter(({ text }) => text !== '') as StepDraft[];
};

/** A kilt's straps are of leather and bought. */
const kiltStraps = (kit: Kit): StepDraft => ({
  phase: 'fastening',
  title: 'Straps and buckles',
  text: 'Sew two leather straps with their buckles to the ends of the apron at the waist and one at the hip; cut the slit in the band through which the inner one passes.',
  uses: [],
  seams: [kit.seams.tack],
  minutes: 10,
});

/** A zip that ends at a waistband or a neck is held above by a hook. */
function hooked(kit: Kit): StepDraft[] {
  const { category, closure } = kit.spec;
  const band = kit.of('waistband');
  const bottoms = ['skirt', 'trousers', 'shorts'].includes(category);
  if (!bottoms && category !== 'dress' && closure !== 'invisible-zip') return [];
  return [
    {
      phase: 'fastening',
      title: 'Hook and eye',
      text:
        bottoms && band.length > 0
          ? 'Sew the hook to the lap of the waistband and the eye to its underlap, so that the ends meet above the zip.'
          : 'Sew hook and eye above the zip, from inside.',
      uses: bottoms ? band : [],
      seams: [kit.seams.tack],
      minutes: 1,
    },
  ];
}

/** Ties that the pattern has no piece for are cut as strips. */
const tiesOfStrips = (kit: Kit): StepDraft => ({
  phase: 'fastening',
  title: 'Ties',
  text: 'The pattern has no piece for them: cut strips 70 mm wide, as long as the ties that the flats show and the bow needs, stitch, turn through and sew them to the edges where they meet.',
  seams: [kit.seams.turned, kit.seams.tack],
  minutes: 5,
});

const hasCuffHoles = (kit: Kit): boolean => kit.has('cuff') && cuffButtons(kit.spec)?.at === 'cuff';

/** Buttons of the sleeves that no step of the front's sews. */
function sleeveButtons(kit: Kit, buttoned: boolean): StepDraft[] {
  const held = cuffButtons(kit.spec);
  if (held === null || !kit.has('sleeve')) return [];
  const uses = kit.of(held.at === 'vent' ? 'sleeve' : 'cuff');
  const placket = held.placket > 0 && kit.has('sleeve-placket');
  const onCuff = held.at === 'cuff' && held.count > 0 && uses.length > 0;
  const words = [
    held.at === 'vent'
      ? `Lap the open end of each sleeve seam above the wrist towards the back and sew ${held.count} buttons along it, through both layers.`
      : '',
    onCuff && !buttoned ? `Work the buttonholes in ${names(uses)} at the marks and sew on the buttons.` : '',
    placket ? 'Work a buttonhole in the middle of each sleeve placket and sew a small button under it.' : '',
  ].filter((w) => w !== '');
  if (words.length === 0) return [];
  return [
    {
      phase: 'fastening',
      title: 'Buttons of the sleeves',
      text: words.join(' '),
      uses: held.at === 'cuff' && !onCuff ? kit.of('sleeve-placket') : uses,
      seams: held.at === 'vent' ? [kit.seams.button] : [kit.seams.buttonhole, kit.seams.button],
      minutes: 2,
    },
  ];
}

/** In which front the holes are worked, and on which the buttons are sewn. */
function buttonWords(kit: Kit): string {
  const cuffs = hasCuffHoles(kit) ? ' and in the cuffs' : '';
  const shank = 'with a shank as thick as the cloth';
  if (closurePlaceOf(kit.spec) !== 'front')
    return `Work the buttonholes on the overlap${cuffs} at the marks; sew on the buttons ${shank}.`;
  const [upper, under] = [upperFront(kit.spec), underFront(kit.spec)];
  const what = GARMENT[kit.spec.garment].short_placket ? 'half of the placket' : 'front';
  const outer = kit.spec.closure === 'double-breasted' ? `, the second column on the ${upper} one` : '';
  return `Close ${upper} over ${under}: work the buttonholes in the wearer's ${upper} ${what}${cuffs} at the marks; sew the buttons to the ${under} one${outer}, ${shank}.`;
}

export const fastenings: Operation = (kit) => {
  const { closure } = kit.spec;
  const flown = kit.has('fly');
  const accessory = ['accessory', 'bag', 'headwear'].includes(kit.spec.category);
  if (
    accessory ||
    isWoundSkirt(kit.spec) ||
    kit.pieces.some((p) => p.id === 'own.frame') ||
    kit.pieces.some((p) => p.id === 'own.sari')
  )
    return [];
  if (kit.spec.variant === 'kilt') return [kiltStraps(kit)];
  if (!closure) return [...sleeveButtons(kit, false), ...belt(kit)];
  const buttoned = ['buttons', 'single-breasted', 'double-breasted'].includes(closure) || flown;
  const steps: StepDraft[] = [];
  if (buttoned)
    steps.push({
      phase: 'fastening',
      title: 'Buttonholes and buttons',
      text: flown
        ? 'Work the buttonhole in the overlap of the waistband; sew the button to its underlap.'
        : closurePlaceOf(kit.spec) === 'shoulder'
          ? openedAt(kit, 'shoulder')
            ? 'Work the buttonholes in the front edge of the left shoulder at the marks of its facing; sew the buttons to the underlap.'
            : 'Open the left shoulder seam, face both edges with strips of the cloth and lap front over back; work buttonholes in the front edge, sew the buttons to the back.'
          : buttonWords(kit),
      uses:
        kit.of('waistband', 'fly').length > 0 && flown
          ? kit.of('waistband')
          : kit.of('front', 'placket', 'front-band', 'cuff'),
      seams: [kit.seams.buttonhole, kit.seams.button],
      minutes: flown ? 0.8 : 4,
    });
  if (closure === 'zip' || closure === 'invisible-zip') steps.push(...hooked(kit));
  const other = isCheongsam(kit.spec) && closure === 'toggles' ? FROGS : FASTENERS[closure];
  if (['wrap', 'tie'].includes(closure) && !kit.has('belt', 'strap')) steps.push(tiesOfStrips(kit));
  if (other)
    steps.push({
      phase: 'fastening',
      title: other[0],
      text: other[1],
      seams: closure === 'lace-up' ? [] : [kit.seams.tack],
      machine: closure === 'lace-up' || closure === 'snaps' ? 'press' : undefined,
      minutes: other[2],
    });
  return [...steps, ...sleeveButtons(kit, buttoned && !flown), ...belt(kit)];
};

/** Trims that go on last. */
export const trims: Operation = (kit) => {
  const riveted = ['jeans', 'denim-jacket'].includes(kit.spec.garment) && kit.pieces.length > 0;
  const details = riveted ? new Set([...kit.spec.details, 'rivets' as const]) : new Set(kit.spec.details);
  const last = [...details].filter((d) =>
    [
      'studs',
      'rivets',
      'lace-trim',
      'fringe',
      'tassels',
      'pom-poms',
      'fur-trim',
      'feathers',
      'bow',
      'buttons-decorative',
      'gems',
      'flowers',
    ].includes(d),
  );
  if (last.length === 0) return [];
  const words = last.map((d) => d.replaceAll('-', ' ')).join(', ');
  return [
    {
      phase: 'fastening',
      title: 'Trims',
      text: `Apply ${words} where the flats show them.`,
      seams: [],
      machine: last.some((d) => d === 'rivets' || d === 'studs') ? 'press' : 'by hand',
      minutes: 4 * last.length,
    },
  ];
};

const FINISH: Partial<Record<Kit['kind'], string>> = {
  leather: 'Trim glue and threads, brush the surface and hang up; do not press.',
  pile: 'Trim threads, steam from inside and brush the pile.',
};

export const finish: Operation = (kit) => [
  {
    phase: 'finish',
    title: kit.kind === 'leather' ? 'Inspect and finish' : 'Press and inspect',
    text: `${FINISH[kit.kind] ?? 'Trim all threads, press the whole garment on the form.'} Sew in brand, size, fibre and care labels; measure against the size chart.`,
    machine: kit.kind === 'leather' ? 'by hand' : 'iron or press',
    minutes: kit.tailored ? 8 : 2.5,
  },
];

const LOWER_BAND = 'Band to the edge below the bust';

/** The band that a body ends in, in place of a hem. */
const lowerBandOf = (kit: Kit): UsedPiece[] => (kit.seamed(new RegExp(`^${LOWER_BAND}$`)) ? kit.of('hem-band') : []);

/** It goes from one edge of the opening to the other, before that is closed. */
export const lowerBand: Operation = (kit) => {
  const uses = lowerBandOf(kit);
  if (uses.length === 0) return [];
  const opens = openedAt(kit, 'front', 'back', 'side') !== null || kit.spec.closure === 'buttons';
  return [
    {
      phase: 'waist',
      title: 'Band at the lower edge',
      text: `${opens ? `Sew ${names(uses)} to the lower edge of ${names(kit.of('front', 'back'))} from one edge of the opening to the other` : `Close ${names(uses)} to a ring and sew it to the lower edge of ${names(kit.of('front', 'back'))}`}; fold it lengthwise, turn its ends in and edge-stitch it inside.`,
      uses: [...uses, ...kit.of('front', 'back')],
      joins: new RegExp(`^${LOWER_BAND}$${opens ? '' : '|^Closed to a ring$'}|^Folded lengthwise$`),
      seams: [kit.seams.attach],
      minutes: 2.5,
    },
  ];
};

/** Ruffles and bands that end a hem or a sleeve. */
function applied(kit: Kit): StepDraft[] {
  const lower = lowerBandOf(kit);
  const uses = kit.of('ruffle', 'hem-band').filter((p) => !lower.includes(p));
  if (uses.length === 0) return [];
  return [
    {
      phase: 'edges',
      title: kit.has('ruffle') ? 'Ruffles' : 'Hem band',
      text: `${
        kit.pieces.some((p) => p.id === 'own.wrapFront')
          ? `Join ${names(uses)} to one strip and hem its ends; hem`
          : `Close ${names(uses)} to rings, hem`
      } or fold the outer edges and sew on along the lower edges, quarters meeting${
        kit.has('ruffle') ? ', the gathers spread evenly' : ''
      }.`,
      uses,
      joins: /^Closed to a ring$|^Ruffle to |^Hem to band$/,
      seams: [kit.seams.join],
      minutes: 2.5 * uses.length,
    },
  ];
}
