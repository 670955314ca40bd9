import { ValidateIf } from 'class-validator';

const NULLABLE = Symbol('fyra:nullable');

/** A member of a body whose null says something else than its absence: elsewhere null is taken for absent. */
export const IsNullable = (): PropertyDecorator => (target, property) => {
  ValidateIf((_object: object, value: unknown) => value !== null)(target, property);
  const known = (Reflect.getMetadata(NULLABLE, target) ?? []) as (string | symbol)[];
  Reflect.defineMetadata(NULLABLE, [...known, property], target);
};

/** @param type class of a body */
export const nullableOf = (type: unknown): readonly (string | symbol)[] =>
  typeof type === 'function'
    ? ((Reflect.getMetadata(NULLABLE, type.prototype as object) ?? []) as (string | symbol)[])
    : [];
