/** What a text asks, and what it tells besides. */
export interface AskedAndTold {
  asked: string;
  told: string;
}

const isQuestion = (sentence: string): boolean => sentence.trimEnd().endsWith('?');

/** The sentences of a text that end in a question mark, and the others. */
export function askedAndTold(text: string): AskedAndTold {
  const sentences = text.split(/(?<=[.!?])(?=\s)|(?<=\n)/u);
  const [asked, told] = [true, false].map((side) => sentences.filter((one) => isQuestion(one) === side).join(''));
  return { asked, told };
}
