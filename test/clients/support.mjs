/** What the scripts beside this share: they run a client against BASE with KEY and print what came of it as JSON. */
export const { BASE, KEY } = process.env;
export const QUESTION = 'Which fabric should I take for a summer shirt?';
export const GARMENT = {
  type: 'object',
  properties: {
    garment: { type: 'string' },
    fabric: { type: 'string', enum: ['wool', 'silk', 'linen'] },
    has_pockets: { type: 'boolean' },
  },
  required: ['garment', 'fabric', 'has_pockets'],
  additionalProperties: false,
};
/** A caller's own functions; what the first returns has to come back in the answer. */
export const WEATHER = {
  name: 'get_weather',
  description: 'Get the current weather for a city',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
    additionalProperties: false,
  },
};
export const TWO_CITIES = 'What is the weather in Paris and in Oslo?';
export const weatherIn = ({ city }) => ({ city, celsius: city === 'Paris' ? 18 : 7, sky: 'drizzle' });
export const DRESS = 'A red linen summer dress with pockets';

/** Runs every named piece in turn; what one throws is told as it is. */
export async function report(pieces) {
  const told = {};
  for (const [name, piece] of Object.entries(pieces)) {
    const began = Date.now();
    told[name] = await piece().catch((error) => ({ thrown: error.constructor.name, ...plain(error) }));
    told[name].ms = Date.now() - began;
  }
  process.stdout.write(JSON.stringify(told));
  process.exit(0);
}

const plain = ({ message, status, statusCode, code, param, type, error, isRetryable, reason }) => ({
  message,
  status: status ?? statusCode,
  code,
  param,
  type,
  error,
  isRetryable,
  reason,
});

/** The client's own fetch, counting requests. */
export function countingFetch() {
  const counting = (...args) => {
    counting.requests++;
    return fetch(...args);
  };
  counting.requests = 0;
  return counting;
}
