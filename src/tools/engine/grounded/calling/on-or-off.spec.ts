import type { Call } from './call.js';
import { onOrOff } from './on-or-off.js';

const tool = (name: string) => ({ name, description: '', parameters: {} });
const TOOLS = ['turn_on_light', 'turn_off_light', 'set_thermostat'].map(tool);
const call = (name: string, room: string, quote: string): Call => ({
  name,
  arguments: { room },
  evidence: [{ path: '/room', source: 'text', quote }],
});

describe('on and off', () => {
  it.each([
    ['Mach das Licht in der Küche aus.', 'Küche', 'turn_off_light'],
    ['Turn the light in the kitchen on.', 'kitchen', 'turn_on_light'],
    ['Släck i köket.', 'köket', 'turn_off_light'],
    ['Éteins la lumière de la cuisine.', 'cuisine', 'turn_off_light'],
    ['Enciende la luz de la cocina.', 'cocina', 'turn_on_light'],
  ])('%s', (text, quote, name) =>
    expect(
      ['turn_on_light', 'turn_off_light'].map((one) => onOrOff([call(one, 'kitchen', quote)], TOOLS, text)),
    ).toEqual([[call(name, 'kitchen', quote)], [call(name, 'kitchen', quote)]]),
  );

  it('by its own part of a text, each call once', () => {
    const text = 'Turn off the light in the hall and turn on the light in the kitchen.';
    const calls = [
      call('turn_on_light', 'hall', 'hall'),
      call('turn_off_light', 'hall', 'hall'),
      call('turn_on_light', 'kitchen', 'kitchen'),
    ];
    expect(onOrOff(calls, TOOLS, text)).toEqual(calls.slice(1));
  });

  it('nothing where a function has no opposite', () => {
    const calls = [call('set_thermostat', 'hall', 'hall')];
    expect(onOrOff(calls, TOOLS, 'Turn off the heating in the hall.')).toEqual(calls);
  });
});
