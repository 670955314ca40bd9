import { namedIn } from '../../design-vocabulary.js';
import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/fibre-origins.yaml.js';

type Origin = 'animal' | 'plant' | 'synthetic' | 'regenerated';
const ROWS = data as unknown as Record<Origin, { names: string; fibres: string }> & { plants: Record<string, string> };
const ORIGINS = (['animal', 'plant', 'synthetic', 'regenerated'] as const).map((origin) => ({
  origin,
  names: listOf(ROWS[origin].names),
  fibres: new Set(listOf(ROWS[origin].fibres)),
}));
const NATURAL = /^(?:is|a|natural|fibre|fiber|material|fabric|product)$/u;

const fibresIn = ({ mentions }: Reading): string[] => [
  ...new Set(mentions.filter(({ attribute }) => attribute === 'fabrics').map(({ value }) => String(value))),
];
const originOf = (fibre: string | undefined): Origin | undefined =>
  ORIGINS.find(({ fibres }) => fibre !== undefined && fibres.has(fibre))?.origin;

/** `wool` of an enumeration of origins: what a fibre that a name calls and a question speaks of comes from. */
export function originKnown(values: readonly unknown[], { words }: Property, reading: Reading): Grounded | null {
  if (!reading.text.includes('?')) return null;
  const told = fibresIn(reading);
  const named = namedIn(words.join(' '))
    .filter(({ attribute }) => attribute === 'fabrics')
    .map(({ value }) => String(value));
  const own = named.length === 1 ? told.filter((fibre) => fibre === named[0]) : named.length === 0 ? told : [];
  const origin = own.length === 1 ? ORIGINS.find(({ fibres }) => fibres.has(own[0])) : undefined;
  const value =
    origin && values.find((one) => origin.names.includes(String(one).toLowerCase().replaceAll(/[_-]/gu, ' ')));
  return value === undefined ? null : from(`knowledge:fabric/${own[0]}`, value);
}

/** Whether the one fibre that a question names is a natural one; of regenerated ones one may say either. */
export function isNaturalFibre(words: readonly string[], reading: Reading): Grounded | null {
  if (!words.includes('natural') || !words.every((word) => NATURAL.test(word)) || !reading.text.includes('?'))
    return null;
  const fibres = fibresIn(reading);
  const origin = fibres.length === 1 ? originOf(fibres[0]) : undefined;
  return origin === undefined || origin === 'regenerated'
    ? null
    : from(`knowledge:fabric/${fibres[0]}`, origin !== 'synthetic');
}

/** The plant that the one fibre of a question is made of. */
export function plantKnown({ words }: Property, reading: Reading): Grounded | null {
  if (!words.includes('plant') || words.length > 2 || !reading.text.includes('?')) return null;
  const fibres = fibresIn(reading);
  const plant = fibres.length === 1 ? ROWS.plants[fibres[0]] : undefined;
  return plant === undefined ? null : from(`knowledge:fabric/${fibres[0]}`, plant);
}
