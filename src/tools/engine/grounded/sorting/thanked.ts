/** What opens a word of thanks, in five languages. */
const THANKS =
  /(?<!\p{L})(?:(?:thanks|thank you|thankful|grateful)(?: (?:so|very) much| a lot| again)? for|(?:danke|dank|dankeschön)(?: schön| sehr| nochmals)? für|merci(?: beaucoup| encore)? (?:pour|de)|gracias(?: de nuevo)? por|tack(?: så mycket| snälla)? för)(?!\p{L})[^.!?;,\n]{0,80}$/iu;

/** "Thank you for your quick delivery": whether what stands at a place is only thanked for. */
export const isThanked = (text: string, at: number): boolean => THANKS.test(text.slice(Math.max(0, at - 120), at));

const CLAUSE =
  /(?<!\p{L})(?:thanks|thank you|danke|vielen dank|herzlichen dank|merci|gracias|tack)(?!\p{L})[^.!?;,\n]{0,120}[.!;,\n]/giu;

/** A text with blanks for its words of thanks, where it says more than these. */
export function withoutThanks(text: string): string {
  const rest = text.replace(CLAUSE, (said) => ' '.repeat(said.length));
  return (rest.match(/\p{L}{2,}/gu) ?? []).length >= 6 ? rest : text;
}
