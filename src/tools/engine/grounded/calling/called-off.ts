import { wordsOfName } from '../property.js';
import type { FunctionTool } from '../matching.js';
import data from './called-off.yaml.js';

const CALLED_OFF = new RegExp(String.raw`(?<!\p{L})(?:${(data as string[]).join('|')})(?!\p{L})`, 'iu');
const TAKES_OFF = /^(?:cancel|leave|remove|drop|withdraw|unsubscribe|delete)$/u;
const TAKES_ON = /^(?:book|reserve|schedule|join|add|enrol|enroll|register|sign|subscribe|put)$/u;

const doesFirst = ({ name }: FunctionTool, deeds: RegExp): string | undefined =>
  wordsOfName(name)
    .slice(0, 1)
    .find((word) => deeds.test(word));

/** "I won't make it on Friday": whether somebody says that they do not come. */
export const isCalledOff = (text: string): boolean => CALLED_OFF.test(text);

/** "Ada won't make it to pilates" says "Ada cancel pilates" where one function takes off what was booked. */
export function inWordsOfDeed(tools: readonly FunctionTool[], text: string): string {
  const [deed, ...more] = tools.flatMap((tool) => doesFirst(tool, TAKES_OFF) ?? []);
  return deed === undefined || more.length > 0 ? text : text.replace(CALLED_OFF, deed);
}

/** Whether a function takes somebody on who says that they do not come. */
export const takesOn = (tool: FunctionTool): boolean => doesFirst(tool, TAKES_ON) !== undefined;
