import type { Candidate } from './candidates.js';
import writers from '../words/writers.yaml.js';

const WRITERS = new Map(Object.entries(writers as unknown as Record<string, string[]>));

/** Whether what a slot asks for is who writes: always, or by a word of what is written. */
export function isWriter(head: string, said: ReadonlySet<string>): boolean {
  const signs = WRITERS.get(head);
  if (signs === undefined) return false;
  return signs.length === 0 || signs.some((sign) => said.has(sign) || said.has(`${sign}s`));
}

/** Whether a slot may call who writes, whatever is written. */
export const isWritten = (head: string): boolean => WRITERS.has(head);

const INTRO =
  /(?:(?:[Tt]his is|[Ii]t['’]s|[Mm]y name is|[Nn]ame['’]s|[Tt]he name is|[Ii] am|[Ii]['’]m|[Hh]ier ist|[Hh]ier spricht|[Hh]ier|[Jj]ag heter|[Ii]ch heiße|[Mm]ein Name ist|[Mm]itt namn är|[Jj]e m['’]appelle|[Dd]et här är|[Jj]e suis|[Ss]oy|[Mm]e llamo|[Ii]ci|[Dd]et är|[Aa]quí|[Cc]['’]est|[Aa] nombre de|[Aa]u nom de|[Aa]uf den Namen|[Ii]n the name of|[Uu]nder the name|[Ii] namnet)\s(?:Familie\s)?|(?:[Rr]egards|[Ww]ishes|[Ss]incerely|[Tt]hanks|[Tt]hank you|[Cc]heers|[Hh]älsningar|[Mm]vh|[Gg]rüßen|[Gg]rüße|[Gg]ruß|[Cc]ordialement|[Mm]erci(?: d[’']avance)?|[Ss]aludos?|[Aa]tentamente|[Aa]brazo|[Vv]änligen|[Ss]alutations|[Bb]ien à vous|[Hh]ochachtungsvoll|[Gg]rüsse|[Gg]racias|[Yy]ours|[Ff]aithfully|[Tt]ack|[Tt]hx|[Tt]hnx|[Tt]ks|[Gg]reetings|[Rr]gds|[Bb]est|BR|LG|VG|[Dd]anke|[Vv]ielen Dank|[Gg]rüsse|[Bb]ises|[Bb]isous|[Ss]alut|[Bb]ien cordialement|[Cc]on cariño|[Kk]ram|[Vv]h|[Tt]ack på förhand),?\s{1,3}|\s\/\s?)$/u;

/** "Desmond Achebe here". */
const IS_HERE = /^\s(?:here|speaking|hier|ici|aquí|här)(?=[.,!;:]|\s[–-])/u;

/** Whether a name is how a letter begins or is signed. */
export function isWriting({ start, end, part, text: name }: Candidate, text: string): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const isLast = /^[.!\s"”]*$/u.test(text.slice(end));
  const isSigned =
    isLast &&
    (/\n\s*(?:[-–—/]\s?)?$/u.test(before) ||
      /\s[-–—]\s?$/u.test(before) ||
      (/[.!?]\s{1,3}$/u.test(before) && name.includes(' ')));
  return part === 'whole' && (INTRO.test(before) || isSigned || IS_HERE.test(text.slice(end, end + 12)));
}
