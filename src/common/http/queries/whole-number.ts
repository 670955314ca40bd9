import { Transform } from 'class-transformer';

/** A query's text as the number its decimal digits are; what is written otherwise (`0x10`, `1e2`, `5.0`) stays text and is refused. */
export const readWhole = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Reads an integer query parameter; the rules of the number follow (`@IsInt`, `@Min`, `@Max`). */
export const WholeNumber = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => readWhole(value));
