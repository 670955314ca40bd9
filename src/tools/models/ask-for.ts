import { textLanguage, type TextLanguage } from '../engine/grounded/index.js';

type Sentence = (name: string, wanted: string) => string;

const SENTENCES: Readonly<Record<TextLanguage, Sentence>> = {
  en: (name, wanted) => `For ${name} I need to know: ${wanted}. What shall it be?`,
  sv: (name, wanted) => `För ${name} behöver jag veta: ${wanted}. Vad ska det vara?`,
  de: (name, wanted) => `Für ${name} fehlt mir noch: ${wanted}. Was soll es sein?`,
  fr: (name, wanted) => `Pour ${name}, il me manque : ${wanted}. Que dois-je mettre ?`,
  es: (name, wanted) => `Para ${name} me falta saber: ${wanted}. ¿Qué pongo?`,
};

/**
 * What a function needs and nobody has said, asked in the language of the question.
 * @param missing names of arguments, `delivery_address`; they are told as words, as the caller has named them
 */
export function askFor(question: string, { name, missing }: { name: string; missing: readonly string[] }): string {
  const wanted = missing.map((one) => one.replace(/[_-]+/g, ' ')).join(', ');
  return SENTENCES[textLanguage(question)](`\`${name}\``, wanted);
}
