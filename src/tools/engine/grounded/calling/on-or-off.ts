import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import type { Call } from './call.js';
import { switched } from './switched.js';
import { partsOf } from './wishes.js';

const OTHER: Readonly<Record<string, string>> = { on: 'off', off: 'on', enable: 'disable', disable: 'enable' };

/** "Turn off the light in the kitchen": of `turn_on_light` and `turn_off_light` the one that is said, each call once. */
export function onOrOff(calls: readonly Call[], tools: readonly FunctionTool[], text: string): Call[] {
  const asSaid = calls.map((call) => {
    const other = oppositeOf(call.name, tools);
    const part = partsOf(text).filter((one) =>
      call.evidence.some(({ quote = '' }) => quote !== '' && one.includes(quote)),
    );
    const isOn = other ? switched('on', part.length > 0 ? part.join(' ') : text)?.value : undefined;
    return other && isOn !== undefined && isOn !== isForOn(call.name) ? { ...call, name: other } : call;
  });
  const keys = asSaid.map(({ name, arguments: args }) => JSON.stringify([name, args]));
  return asSaid.filter((_, i) => keys.indexOf(keys[i]) === i);
}

const isForOn = (name: string): boolean => wordsOfName(name).some((word) => word === 'on' || word === 'enable');

/** The function that is called alike but for on and off. */
function oppositeOf(name: string, tools: readonly FunctionTool[]): string | undefined {
  const turned = wordsOfName(name).map((word) => OTHER[word] ?? word);
  const other = tools.find((tool) => tool.name !== name && wordsOfName(tool.name).join() === turned.join());
  return other?.name;
}
