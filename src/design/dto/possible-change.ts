import { ValidateBy } from 'class-validator';
import { problemOf } from '../engine/index.js';
import type { WantedChange } from '../engine/index.js';

const isValue = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.length <= 20 && value.every((one) => typeof one === 'string'));

function problemWith(change: WantedChange): string | null {
  if (typeof change.attribute !== 'string') return 'attribute must be a string';
  return isValue(change.value) ? problemOf(change) : 'value must be a string, a list of strings or null';
}

/** The attribute has that value in the vocabulary. */
export const IsPossibleChange = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPossibleChange',
    validator: {
      validate: (_, args) => problemWith(args?.object as WantedChange) === null,
      defaultMessage: (args) => problemWith(args?.object as WantedChange) ?? '',
    },
  });

const WAYS = ['undo', 'changes', 'measurements', 'size'] as const;

/** `undo: false` asks for nothing. */
const isUnsaid = (value: unknown): boolean => value === undefined || value === null || value === false;

/** Said in words or by attributes or undone, not more than one of these. */
export const OneWay = (): PropertyDecorator =>
  ValidateBy({
    name: 'oneWay',
    validator: {
      validate: (_, args) =>
        WAYS.every((way) => isUnsaid((args?.object as Record<string, unknown> | undefined)?.[way])),
      defaultMessage: () => `instruction stands alone: without ${WAYS.join(', ')}`,
    },
  });
