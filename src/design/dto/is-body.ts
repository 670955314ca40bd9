import { registerDecorator } from 'class-validator';
import { measurementProblems } from '../engine/pattern/index.js';

const problemsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? measurementProblems(value as Record<string, unknown>).map(({ path, message }) => `${path} ${message}`)
    : ['measurements must be an object of numbers in cm'];

/** Body measurements that the patterns know, within the ranges of a body. */
export const IsBody = (): PropertyDecorator => (target, property) => {
  registerDecorator({
    name: 'isBody',
    target: target.constructor,
    propertyName: property as string,
    validator: {
      validate: (value: unknown) => problemsIn(value).length === 0,
      defaultMessage: (at) => problemsIn(at?.value).slice(0, 5).join('; '),
    },
  });
};
