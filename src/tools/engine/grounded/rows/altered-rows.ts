import type { Span } from '../clause.js';
import type { Reading } from '../reading.js';
import type { Row } from './row.js';

const THE = '(?:the|my|his|her|both|die|den|das|der|le|la|les|las|los|el)';
/** "Shorten the sleeves by 2 cm", "die Ärmel um 2 cm kürzen", "korta ärmarna 2 cm". */
const ALTERED = new RegExp(
  String.raw`(?<!\p{L})(?:(\p{L}{3,12}(?:\s(?:in|out|up|down|upp|ut))?)\s)?(?:${THE}\s(\p{L}[\p{L} -]{1,28}?)|(\p{Ll}{2,20}(?:arna|orna|erna|en|et|an|n)))\s(?:(?:by|um|de|med|en)\s)?(\d{1,3}(?:[.,]\d{1,2})?\s?(?:cm|mm|in|inch(?:es)?|tum|zoll)(?!\p{L}))(?:\s(\p{Ll}{3,12}))?`,
  'giu',
);
const WORKS =
  /^(?:shorten|lengthen|narrow|widen|raise|lower|hem|let|take|drop|cut|trim|extend|reduce|slim|taper|korta|förläng|sy|släpp|lägg|kürzen|kürzer|verlängern|verlängert|enger|weiter|raccourcir|rallonger|cintrer|élargir|reprendre|acortar|alargar|estrechar|ensanchar|meter|sacar)/iu;

/** What a text wants altered, each with by how much; the head is the part of the garment, its cell what is done. */
export function alteredRows({ text }: Reading, { start, end }: Span): Row[] {
  return [...text.slice(start, end).matchAll(ALTERED)].flatMap((found) => {
    const [said, before = '', called, plain, amount, behind = ''] = found;
    if (
      /(?<!\p{L})(?:not|nicht|inte|pas|no)\s$|n['’]t\s$/iu.test(
        text.slice(Math.max(0, start + found.index - 8), start + found.index),
      )
    )
      return [];
    const work = [before, behind].find((one) => WORKS.test(one));
    const at = start + found.index;
    return work === undefined
      ? []
      : [{ head: called ?? plain, cells: [work, amount], start: at, end: at + said.length }];
  });
}
