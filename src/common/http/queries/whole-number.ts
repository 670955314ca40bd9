import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** A query's text as the number its decimal digits are; what is written otherwise (`0x10`, `1e2`, `5.0`) stays text and is refused. */
export const readWhole = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** An integer query parameter; whatever else stands there is answered by what may, as text, too large or too small. */
export function WholeBetween(least: number, most: number): PropertyDecorator {
  const message = `must be a whole number from ${least} to ${most}`;
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => readWhole(value)),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );
}
