import { escaped } from '../expression-of.js';
import type { FunctionTool } from '../matching.js';
import data from './of-itself.yaml.js';

const { named, asks } = data as Readonly<{ named: string; asks: readonly string[] }>;
const OPENS = String.raw`^[¿\s]*(?:(?:hi|hello|hej|hallo|bonjour|hola|and|och|und|et|y|so|please)[,!]?\s){0,2}`;
const LONGEST = 120;
/** A name that is no word of a language: `get_weather`, `getWeather`. */
const WRITTEN = /_|\p{Ll}\p{Lu}/u;

/** "What does the get_weather tool do?": whether a function is asked about by its name as it is written, and nothing else. */
export const isOfItself = (question: string, tools: readonly FunctionTool[]): boolean =>
  question.length <= LONGEST &&
  tools.some(({ name }) => WRITTEN.test(name) && question.includes(name) && asked(name).test(question));

function asked(name: string): RegExp {
  const own = named.replace('{name}', escaped(name));
  return new RegExp(String.raw`${OPENS}(?:${asks.join('|').replaceAll('{named}', own)})[\s?.!]*$`, 'iu');
}
