import { type Grounded, from } from '../grounded.js';
import { plannedList, plannedNumber, plannedText } from '../plan-slot.js';
import type { Facts } from '../planned.js';
import { type Property, propertyOf } from '../property.js';
import type { Place } from './place.js';

export function planned(plan: Facts, property: Property, type: string): Grounded | null {
  if (type === 'number' || type === 'integer') return plannedNumber(plan, property);
  if (type !== 'boolean') return plannedText(plan, property);
  const [word] = property.words.filter((one) => !/^(is|has|with|have)$/.test(one));
  const told = plan.words[(propertyOf(word ?? '').kind ?? word ?? '').replace(/s$/, '')];
  return told === undefined ? null : from('plan', told.length > 0);
}

export function plannedChoice(values: readonly unknown[], { property, plan }: Place): Grounded | null {
  const told = plan ? plannedList(plan, property) : [];
  const value = values.find((one) =>
    told.some((word) => String(word.value).toLowerCase() === String(one).toLowerCase()),
  );
  return value === undefined ? null : from('plan', value);
}
