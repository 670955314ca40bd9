import { type SizeRow, WOMEN } from '../../women-sizes.js';
import type { Question } from '../question.js';
import { convert } from './conversion.js';
import { figure } from './say.js';
import type { Language } from '../text.js';

/** An answer that is a calculation, when the question carries the numbers for one. */
export function calculate(question: Question): string | null {
  const text = question.raw
    .slice(0, 1000)
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2');
  const ids = question.topics.map((topic) => topic.id);
  const { language } = question;
  if (ids.includes('garment/circle-skirt')) return circleSkirt(text, question.before, language);
  return (
    braSize(text, language) ??
    byMeasures(text, question) ??
    convert(text, language) ??
    suit(text, ids, language) ??
    inches(text, language)
  );
}

/** Another part of a circle, of which a note tells. */
const QUARTER = /\b(?:quarter|kvarts\w*)\b/;

/** @param before what it goes on from: "and if it is a half circle?" is of the waist named there */
function circleSkirt(text: string, before: string, language: Language): string | null {
  if (QUARTER.test(text)) return null;
  const named = NAMED_LENGTHS.find(([cue]) => cue.test(text))?.[1];
  const waist =
    numberBy(text, WAIST) ??
    (named === undefined ? waistIn(text) : USUAL_WAIST) ??
    (/\b(?:half|halv\w*|full|hel\w*|quarter)\b/.test(text) ? waistIn(before) : null);
  if (waist === null || waist < 30 || waist > 200) return null;
  const half = /\bhal[fv]/.test(text);
  const radius = waist / (half ? Math.PI : 2 * Math.PI);
  const length = numberBy(text, 'length|long|längd|lång') ?? named ?? 60;
  const cloth = clothFor(radius + length, half, text, language);
  const width = 2 * (radius + length);
  const r = figure(radius, 1, language);
  const kind = half
    ? language === 'sv'
      ? 'halvcirkel'
      : 'half circle'
    : language === 'sv'
      ? 'helcirkel'
      : 'full circle';
  return language === 'sv'
    ? `Midja ${waist} cm ger för en ${kind} radien ${waist} ÷ ${half ? 'π' : '2π'} = ${r} cm. Med längden ${length} cm blir cirkelns diameter ${figure(width, 0, language)} cm; klipp två halvor om tyget är smalare, och lägg till sömsmån och fåll.${cloth}`
    : `A waist of ${waist} cm gives for a ${kind} the radius ${waist} ÷ ${half ? 'π' : '2π'} = ${r} cm. At a length of ${length} cm the circle is ${figure(width, 0, language)} cm across; cut two halves if the cloth is narrower, and add seam allowance and hem.${cloth}`;
}

/** Usual lengths from the waist, cm, and the waist that is reckoned with where only the length is named. */
const NAMED_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/\bmini/, 45],
  [/\bmidi/, 75],
  [/\bmaxi/, 100],
];
const USUAL_WAIST = 72;
const USUAL_WIDTH = 150;

/** How much cloth a circle takes: one square where its diameter fits the width, else its halves one after the other. */
function clothFor(outer: number, half: boolean, text: string, language: Language): string {
  const width = numberOf(/(\d{2,3})\s*(?:cm)?[\s-]*(?:wide|width|bredd|brett)/, text) ?? USUAL_WIDTH;
  if (outer > width) return '';
  const pieces = half || 2 * outer <= width ? 1 : 2;
  const metres = figure((pieces * 2 * outer) / 100, 1, language);
  return language === 'sv'
    ? ` På ${width} cm bredd går det åt ${metres} m.`
    : ` At a width of ${width} cm that takes ${metres} m of cloth.`;
}

const WAIST = 'waist|midja|midjemått|midjan';
const waistIn = (text: string): number | null =>
  numberBy(text, WAIST) ?? numberOf(/(\d{2,3}(?:\.\d)?)\s*(?:cm|centi)/, text);

const OF_BRA = /\b(bras?|bh|cup|kupa)\b/;
const CUPS = ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** European bra size (EN 13402): the band is the measure under the bust, a cup begins every 2 cm from 10 cm of difference. */
function braSize(text: string, language: Language): string | null {
  const under =
    numberBy(text, 'under ?bust|under the bust|underbyst|underbysten|under bysten|underbröst') ??
    (OF_BRA.test(text) ? numberBy(text, 'under|below|underneath') : null);
  const bust =
    numberOf(
      /(?<!under[ -]?)(?<!under the )(?:bust|byst(?:en)?|bröst)\s{0,9}(?:is|of|är|=|:|på)?\s{0,9}(\d{2,3}(?:\.\d)?)/,
      text,
    ) ??
    numberOf(/(\d{2,3}(?:\.\d)?)\s*(?:cm)?\s*(?:in |i |over |över |around |the )*(?:bust|bysten|byst)\b/, text) ??
    (OF_BRA.test(text) ? numberBy(text, 'over|above|across|över|fullest(?: part)?') : null);
  if (under === null || bust === null || under < 55 || under > 130) return null;
  const band = Math.round(under / 5) * 5;
  const cup = CUPS[Math.floor((bust - under - 10) / 2)];
  if (cup === undefined) return null;
  const gap = figure(bust - under, Number.isInteger(bust - under) ? 0 : 1, language);
  return language === 'sv'
    ? `Ta ${band}${cup}: bandet är underbystens ${under} cm rundat till ${band}, och skillnaden på ${gap} cm ger kupa ${cup}. Sitter bandet löst, prova ${band - 5} med en kupa större.`
    : `Take ${band}${cup}: the band is the ${under} cm under the bust rounded to ${band}, and a difference of ${gap} cm makes cup ${cup}. Where the band is loose, try ${band - 5} with one cup more.`;
}

/** Men's letters by chest: S is EU 44–46, then two sizes each. */
const MEN = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
export const menLetter = (eu: number): string => MEN[Math.max(0, Math.min(MEN.length - 1, Math.floor((eu - 40) / 4)))];

function menSize(chest: number, language: Language): string | null {
  if (chest < 76 || chest > 150) return null;
  const eu = Math.round(chest / 4) * 2;
  return language === 'sv'
    ? `Bröstvidd ${chest} cm är herrstorlek EU ${eu} (UK/US ${eu - 10}), i bokstäver vanligen ${menLetter(eu)}; märken avviker.`
    : `A chest of ${chest} cm is men’s EU ${eu} (UK/US ${eu - 10}), in letters usually ${menLetter(eu)}; brands differ.`;
}

function byMeasures(text: string, question: Question): string | null {
  const { language, forMan } = question;
  const chest = numberBy(text, 'chest|bröst(?:vidd|mått|måttet|omfång)?');
  const ofMan = forMan || /\b(men|mens|man|herr|herrar|male)\b/.test(text.replace(/['’]/g, ''));
  if (
    chest !== null &&
    !question.topics.some(({ id }) => id === 'garment/blazer') &&
    !/\b(dress|skirt|woman|women|dam|klänning|hips?|höft)\b/.test(text)
  ) {
    const men = menSize(chest, language);
    if (men && (ofMan || !/\b(bust|byst|waist|midja)\b/.test(text))) return men;
  }
  const bust = numberBy(text, 'bust|byst(?:mått|måttet|vidd)?|chest|bröst(?:vidd|mått|måttet)?');
  const waist = numberBy(text, 'waist|midja|midjan|midjemått|midjemåttet');
  const hips = numberBy(text, 'hips?|höft|höfter|höftmått|höftmåttet');
  const given = [bust, waist, hips].filter((value) => value !== null);
  const one = question.intents.includes('size') && !ofMan && !LENGTHS.test(text);
  if (given.length < (one ? 1 : 2) || given.some((value) => value < LEAST_GIRTH)) return null;
  const nearest = (value: number | null, key: 'bust' | 'waist' | 'hips'): SizeRow | null =>
    value === null ? null : WOMEN.reduce((a, b) => (Math.abs(b[key] - value) < Math.abs(a[key] - value) ? b : a));
  const rows = [nearest(bust, 'bust'), nearest(waist, 'waist'), nearest(hips, 'hips')];
  const largest = rows.filter((row) => row !== null).reduce((a, b) => (b.eu > a.eu ? b : a));
  return sized(rows, largest, language);
}

/** What is less is a size, not a girth: "my hips are a 44". */
const LEAST_GIRTH = 50;

/** Where a girth is the measure of a piece, not of a body. */
const LENGTHS =
  /\b(length|elastic|skirt|radius|belt|inseam|inch|inches|suit|shoe|resår|kjol|längd|skärp|bälte|tum|kostym)\b/;

function sized([bust, waist, hips]: readonly (SizeRow | null)[], row: SizeRow, language: Language): string {
  const part = (name: string, at: SizeRow | null): string => (at ? `${name} EU ${at.eu}` : '');
  const sv = language === 'sv';
  const parts = [
    part(sv ? 'byst' : 'bust', bust),
    part(sv ? 'midja' : 'waist', waist),
    part(sv ? 'höft' : 'hips', hips),
  ]
    .filter((p) => p !== '')
    .join(', ');
  const alone = [bust, waist, hips].filter((at) => at !== null).length === 1;
  const base = `EU ${row.eu} = UK ${row.uk} = US ${row.us} (${row.bust}/${row.waist}/${row.hips} cm)`;
  if (alone)
    return sv
      ? `Efter ${parts.replace(/ EU.*/, 'måttet')} är det närmast dam ${base}. Mät fler mått om du kan: det största avgör.`
      : `By the ${parts.replace(/ EU.*/, '')} alone it is nearest to women’s ${base}. Measure the others if you can: the largest decides.`;
  return sv
    ? `Efter måtten: ${parts}. Ta ${base} som klarar det största måttet och ta in resten; i stickat eller stretch räcker en storlek mindre.`
    : `By the measures: ${parts}. Take ${base}, which clears the largest measure, and take in the rest; in knits or stretch one size less will do.`;
}

function suit(text: string, ids: readonly string[], language: Language): string | null {
  const chest = numberBy(text, 'chest|bröst(?:vidd|mått|måttet|omfång)?');
  if (chest === null || chest < 76 || chest > 150 || !ids.includes('garment/blazer')) return null;
  const eu = Math.round(chest / 4) * 2;
  return language === 'sv'
    ? `Bröstvidd ${chest} cm: kavaj EU ${eu}, UK/US ${eu - 10}. Normallängd är C, kort D (${eu / 2}), lång 150-serien.`
    : `Chest ${chest} cm: jacket EU ${eu}, UK/US ${eu - 10}. C is the regular length, D short (${eu / 2}), the 150s long.`;
}

function inches(text: string, language: Language): string | null {
  const from = numberOf(/(\d{1,3}(?:\.\d)?)\s*(?:inch|inches|tum|")/, text);
  if (from === null) return null;
  const cm = figure(from * 2.54, 1, language);
  return language === 'sv'
    ? `${from} tum är ${cm} cm (1 tum = 2,54 cm).`
    : `${from} inches are ${cm} cm (1 inch = 2.54 cm).`;
}

function numberBy(text: string, names: string): number | null {
  return (
    numberOf(new RegExp(`(?:${names})(?:\\s+(?:is|of|are|på|är|med|=|:))*\\s*:?\\s*(\\d{2,3}(?:\\.\\d)?)`), text) ??
    numberOf(
      new RegExp(`(\\d{2,3}(?:\\.\\d)?)\\s*(?:cm|centimetres|centimeter)?\\s*(?:in |i |around the )?(?:${names})`),
      text,
    )
  );
}

function numberOf(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text);
  return found ? Number(found[1]) : null;
}
