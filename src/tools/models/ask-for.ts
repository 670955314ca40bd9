import { type FunctionTool, textLanguage, type TextLanguage } from '../engine/grounded/index.js';

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
 * @param missing names of arguments, `delivery_address`; they are told as the caller describes them, else by their words
 */
export function askFor(
  question: string,
  { name, missing }: { name: string; missing: readonly string[] },
  tools: readonly FunctionTool[],
): string {
  const properties = tools.find((tool) => tool.name === name)?.parameters.properties;
  const wanted = missing.map((one) => described(properties, one) ?? one.replace(/[_-]+/g, ' ')).join(', ');
  return SENTENCES[textLanguage(question)](`\`${name}\``, wanted);
}

/** What somebody is asked for in a breath. */
const LONGEST = 70;
/** What a description goes on with behind what it names: an example, a form, a remark. */
const REMARK =
  /\s*(?:[(;:]|\.(?=\s|$)|,?\s(?:e\.g\.|i\.e\.|z\.\s?B\.|t\.ex\.|p\.\s?ex\.|such as|for example|as in)|,\s(?=[A-Z]{2,}|\w+-\w+-)).*$/su;
/** "The number of the order": without its article, as it stands in a list. */
const ARTICLE = /^(?:the|an?)\s/iu;

/** What the description of an argument names, for the middle of a sentence; undefined where it says too much or nothing. */
function described(properties: unknown, name: string): string | undefined {
  const own = isFields(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!isFields(own) || typeof own.description !== 'string') return undefined;
  const said = own.description.trim().replace(REMARK, '').replace(ARTICLE, '');
  if (said === '' || said.length > LONGEST || !/\p{L}{2}/u.test(said)) return undefined;
  return textLanguage(said) === 'de' || /^\p{Lu}{2}/u.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
