import { registerDecorator } from 'class-validator';

/** At least `least` characters without the white space around them. */
export const HasText =
  (least: number): PropertyDecorator =>
  (target, property) => {
    registerDecorator({
      name: 'hasText',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.trim().length >= least,
        defaultMessage: () => `must have at least ${least} characters besides the white space around them`,
      },
    });
  };
