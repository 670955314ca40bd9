import { registerDecorator, type ValidationArguments } from 'class-validator';

/** Heights of children, 92 to 164 cm, six apart. */
const CHILD = new Set(Array.from({ length: 13 }, (_, i) => String(92 + 6 * i)));

const fits = (size: unknown, { gender }: { gender?: unknown }): boolean =>
  typeof size !== 'string' || CHILD.has(size.trim()) === (gender === 'child');

/** Heights are sizes of children, and children have no others. */
export const SizeOfWearer =
  (): PropertyDecorator =>
  (target, property): void =>
    registerDecorator({
      name: 'sizeOfWearer',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (size: unknown, about?: ValidationArguments) => fits(size, about?.object ?? {}),
        defaultMessage: () => 'size 92 to 164 belongs to gender child, and a child has no other',
      },
    });
