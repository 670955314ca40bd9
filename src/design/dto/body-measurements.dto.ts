import { IsOptional, registerDecorator } from 'class-validator';
import type { ValidationArguments } from 'class-validator';
import { MEASUREMENTS, measurementProblems } from '../engine/make/pattern/bodies/measurements.js';

/** Body measurements that the patterns know, within the ranges of a body: cm, `shoulderSlope` in degrees. */
export class BodyMeasurements {
  [name: string]: number;
}

function problemOf(body: unknown, name: string): string | undefined {
  const found = measurementProblems(body as Record<string, unknown>).find(
    ({ path }) => path === `measurements.${name}`,
  );
  return found?.message;
}

const validator = (name: string) => ({
  validate: (_value: unknown, at?: ValidationArguments) => problemOf(at?.object, name) === undefined,
  defaultMessage: (at?: ValidationArguments) => problemOf(at?.object, name) ?? '',
});

for (const name of Object.keys(MEASUREMENTS)) {
  IsOptional()(BodyMeasurements.prototype, name);
  registerDecorator({
    name: 'isMeasurement',
    target: BodyMeasurements,
    propertyName: name,
    validator: validator(name),
  });
}
