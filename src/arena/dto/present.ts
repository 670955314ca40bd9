import { ValidateIf } from 'class-validator';

/** The field may be left out; null is not the same as absent and is refused by the rules that follow. */
export const IsDefinedOrAbsent = () => ValidateIf((_object: object, value: unknown) => value !== undefined);
