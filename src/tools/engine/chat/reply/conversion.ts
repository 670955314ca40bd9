import { type SizeRow, WOMEN } from '../../women-sizes.js';
import type { Language } from '../text.js';
import type { SizeSystem } from './conversion.words.js';
import { LABELS, SYSTEMS } from './conversion.words.js';

/** A size as one system writes it. */
interface Sized {
  system: SizeSystem;
  size: number;
}

/** Women's sizes from the European row, as makers commonly set them side by side. */
const WOMEN_IN: Readonly<Record<SizeSystem, (row: SizeRow) => number>> = {
  eu: ({ eu }) => eu,
  uk: ({ uk }) => uk,
  us: ({ us }) => us,
  fr: ({ eu }) => eu + 2,
  it: ({ eu }) => eu + 6,
  jp: ({ uk }) => uk - 1,
};
/** Men's jackets: half the chest in cm; British and American in inches. Japan writes letters. */
const MEN_IN: Readonly<Partial<Record<SizeSystem, (eu: number) => number>>> = {
  eu: (eu) => eu,
  it: (eu) => eu,
  fr: (eu) => eu,
  uk: (eu) => eu - 10,
  us: (eu) => eu - 10,
};
const MEN_EU = [42, 44, 46, 48, 50, 52, 54, 56, 58, 60];
const OF_OTHERS =
  /\b(shoes?|boots?|sneakers?|skor?|skostorlek\w*|skonummer|schuh\w*|stiefel|chaussures?|zapatos?|kind\w*|enfants?|niñ[oa]s?|child\w*|kids?|baby|boys?|girls?|barn\w*|bra|bras|bh|kupa|cup|gloves?|hats?|rings?|socks?|jeans|collar|neck|waist|leverage|hävstång\w*|hebel|levier|apalancamiento|\d+x|midja|l\d\d|w\d\d|inch\w*|tum|cm)\b/;
const OF_MEN =
  /\b(men|mens|man|male|husband|boyfriend|suits?|jackets?|blazers?|herr\w*|männer|hommes?|hombres?|costumes?|trajes?|anz[uü]g\w*|sakko|kostym\w*|kavaj\w*|killar?|pojkvän|make)\b/;

/** "40R": a man's jacket for a usual length; how long it is changes nothing of the chest. */
const LENGTH_OF_ARM = /(?<!\d)(3[2-9]|4\d|5[0-6])\s?(?:r|s|l|xl|reg|regular|short|long)(?![\p{L}\d])/gu;

/** How much of something a size takes is no question of systems. */
const OF_CLOTH =
  /\b(how (much|many) (fabric|cloth|material|met(er|re)s?|yards?|yarn)|hur (mycket|många) (tyg|meter|garn))\b/;

/** A size in several systems, and the body it is for, cm. */
export type Converted = { list: string } & ({ row: SizeRow; chest?: undefined } | { row?: undefined; chest: number });

/** A size of one country in another's; null where the question holds no such thing, or it is of shoes, children and the like. */
export function converted(given: string): Converted | null {
  const text = given.replace(LENGTH_OF_ARM, '$1');
  if (OF_OTHERS.test(text) || OF_CLOTH.test(text)) return null;
  const from = sizedIn(text);
  if (!from) return null;
  const to = wantedIn(text, from.system);
  return OF_MEN.test(text.replace(/\bwom[ae]n(s|'s)?\b/g, '')) ? ofMan(from, to) : ofWoman(from, to);
}

/** The same in words. */
export function convert(text: string, language: Language): string | null {
  const found = converted(text);
  if (!found) return null;
  const { list, row, chest } = found;
  const sv = language === 'sv';
  const isSame = sameSize(text, list);
  if (isSame !== null) return `${yesOrNo(isSame, language)} ${told(list, row === undefined, sv)}`;
  if (row)
    return sv
      ? `Dam ${list}: byst ${row.bust}, midja ${row.waist}, höft ${row.hips} cm. Märken avviker; gå efter måtten.`
      : `Women’s ${list}: bust ${row.bust}, waist ${row.waist}, hips ${row.hips} cm. Brands differ; go by the measures.`;
  return sv
    ? `Herr, kavaj eller kostym: ${list}, bröstvidd ${chest} cm. Märken avviker; gå efter måtten.`
    : `Men’s jackets and suits: ${list}, chest ${chest} cm. Brands differ; go by the measures.`;
}

const told = (list: string, isOfMen: boolean, sv: boolean): string =>
  sv
    ? `${isOfMen ? 'herr, kavaj eller kostym' : 'dam'} ${list}. Märken avviker; gå efter måtten.`
    : `${isOfMen ? 'men’s jackets and suits' : 'women’s'} ${list}. Brands differ; go by the measures.`;
const yesOrNo = (is: boolean, language: Language): string =>
  language === 'sv' ? (is ? 'Ja:' : 'Nej:') : is ? 'Yes:' : 'No:';

const SAME =
  /(?<!\p{L})(?:the same (?:size )?as|the same|equal to|equivalent to|samma (?:storlek )?som|samma|motsvarar)(?!\p{L})/u;
const SIZE_OF =
  /(?<!\p{L})(?<system>uk|us|eu|fr|it|jp)[\s-]{0,3}(?:(?:dress|size|storlek)\s){0,2}(?<size>\d{1,2})(?!\d)/gu;

/** "Is a US 8 the same as a UK 8?": whether two sizes that are named are one; null where that is not asked. */
function sameSize(text: string, list: string): boolean | null {
  const sizes = [...text.matchAll(SIZE_OF)].map(({ groups }) => groups as { system: string; size: string });
  if (!SAME.test(text) || sizes.length !== 2 || sizes[0].system === sizes[1].system) return null;
  const parts = list.toLowerCase().split(' = ');
  return sizes.every(({ system, size }) => parts.includes(`${system} ${size}`));
}

/** A number beside the name of a system; alone where its size can be of one system only, and another is asked for. */
function sizedIn(text: string): Sized | null {
  for (const [system, names] of SYSTEMS) {
    const found = new RegExp(
      `(?<![\\p{L}])(?:${names})[\\s-]{0,3}(?:(?:dress|suit|trouser|jacket|size|sizes|storlek|women['’]?s|womens|ladies|men['’]?s|mens|a|en)[\\s-]{1,3}){0,3}(\\d{1,2})(?!\\d)|(?<!\\d)(\\d{1,2})[\\s-]{0,3}(?:in |i |en |de |del |du |von |aus |från |from )?(?:the )?(?:${names})(?![\\p{L}])(?! size)`,
      'u',
    ).exec(text);
    const size = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
    if (found && (!isTarget(found[0], size) || isWornIn(text, found, system))) return { system, size };
  }
  const alone = /(?<!\d)(\d{2})(?!\d)/.exec(text);
  if (alone && INCHES.test(text) && OF_MEN.test(text)) return { system: 'us', size: Number(alone[1]) };
  return alone && Number(alone[1]) >= EUROPEAN ? { system: 'eu', size: Number(alone[1]) } : null;
}

/** A man’s chest of such a number is told in inches, as jackets are in Britain and America. */
const INCHES = /\bchest (?:size )?(?:of )?(?:3[4-9]|4\d|5[0-4])\b/;
/** From here on a size by itself is a European one. */
const EUROPEAN = 32;
/** `A 10 in the UK, what about Italy?`: no system stands before the number, and another is asked for after it. */
const isWornIn = (text: string, { index, 0: { length } }: RegExpExecArray, own: SizeSystem): boolean =>
  index > 0 &&
  SYSTEMS.every(([, names]) => !pattern(names).test(text.slice(0, index))) &&
  SYSTEMS.some(([system, names]) => system !== own && pattern(names).test(text.slice(index + length)));

/** `38 in US`: the number stands before what it is to become. */
const isTarget = (found: string, size: number): boolean => /\d[\s-]{0,3}(?:in|i|en) /.test(found) || Number.isNaN(size);

function wantedIn(text: string, from: SizeSystem): readonly SizeSystem[] {
  const named = SYSTEMS.filter(([system, names]) => system !== from && pattern(names).test(text)).map(([one]) => one);
  return [...new Set([...named, ...ALL])].filter((one) => one !== from);
}
const pattern = (names: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, 'u');
const ALL: readonly SizeSystem[] = ['eu', 'uk', 'us'];

function ofWoman({ system, size }: Sized, to: readonly SizeSystem[]): Converted | null {
  const row = WOMEN.find((one) => WOMEN_IN[system](one) === size);
  return row ? { row, list: [system, ...to].map((one) => `${LABELS[one]} ${WOMEN_IN[one](row)}`).join(' = ') } : null;
}

function ofMan({ system, size }: Sized, to: readonly SizeSystem[]): Converted | null {
  const own = MEN_IN[system];
  const eu = own && MEN_EU.find((one) => own(one) === size);
  if (eu === undefined || to.some((one) => MEN_IN[one] === undefined)) return null;
  return { chest: eu * 2, list: [system, ...to].map((one) => `${LABELS[one]} ${MEN_IN[one]!(eu)}`).join(' = ') };
}
