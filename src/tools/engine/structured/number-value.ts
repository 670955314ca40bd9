import { CannotBeMet, type Schema } from './schema.js';

const at = (schema: Schema, name: string): number | undefined =>
  typeof schema[name] === 'number' ? schema[name] : undefined;

/** The wanted number if the schema allows it, else the nearest to it that does. @throws CannotBeMet */
export function numberValue(schema: Schema, wanted: number | undefined, whole: boolean): number {
  const step = at(schema, 'multipleOf') ?? (whole ? 1 : undefined);
  const [low, high] = boundsOf(schema, step ?? 0);
  if (low > high) throw new CannotBeMet('bounds that no number keeps');
  const near = Math.min(high, Math.max(low, wanted ?? (low <= 1 && high >= 1 ? 1 : low > 1 ? low : high)));
  if (step === undefined) return near;
  const down = Number((Math.floor(near / step) * step).toPrecision(15));
  const up = Number((Math.ceil(near / step) * step).toPrecision(15));
  const fit = [down, up].find((value) => value >= low && value <= high && (!whole || Number.isInteger(value)));
  if (fit === undefined) throw new CannotBeMet('steps that no number within the bounds keeps');
  return fit;
}

/** Exclusive bounds are kept by a step, or by half of what is left. */
function boundsOf(schema: Schema, step: number): [low: number, high: number] {
  const low = at(schema, 'minimum') ?? -Infinity;
  const high = at(schema, 'maximum') ?? Infinity;
  const above = at(schema, 'exclusiveMinimum');
  const below = at(schema, 'exclusiveMaximum');
  const room = above !== undefined && below !== undefined ? (below - above) / 4 : 0.5;
  const inside = step || Math.min(room, 0.5);
  return [
    Math.max(low, above === undefined ? -Infinity : above + inside),
    Math.min(high, below === undefined ? Infinity : below - inside),
  ];
}
