import { from, type Grounded } from '../grounded.js';
import { textByKin } from '../kin/index.js';
import type { House } from '../house.types.js';
import { numberFor } from '../number/number-for.js';
import { whenFor } from '../moments/when-for.js';
import type { Reading } from '../reading.js';
import type { Schema } from '../schema.js';
import { ENDS, STARTS } from '../text/ends.js';
import { textFor } from '../text/text-for.js';
import { weekdayIn } from '../text/weekday.js';
import { asSaid, isOfSearch, monthIn, withTitle } from './as-argument.js';
import { ofDevice } from './device.js';
import { FORMATS } from './formats.js';
import type { Ground } from './ground.js';
import { isCountAsCode, isSaidToBe } from './number-as-text.js';
import type { Place } from './place.js';
import { wish } from './wish.js';

/** A text: a mention of the kind that is asked for, a sum as words, or the answer in words. */
export function worded(
  ground: Ground,
  reading: Reading,
  place: Place,
  schema: Schema,
  isOwn: boolean,
): Grounded | null {
  const { property, scope } = place;
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined;
  const when =
    ground.wishes || (schema.format !== undefined && format === undefined)
      ? null
      : whenFor(property, format, reading, scope);
  if (when) return when;
  if (format !== undefined)
    return textFor({ ...property, kind: format }, reading, scope) ?? textByKin(property, format, reading, scope);
  if (schema.format !== undefined) return null;
  if (ground.wishes) return ofArgument(ground, reading, place, schema, isOwn);
  const text = textFor(property, reading, scope) ?? weekdayIn(property, reading, scope) ?? numberAsText(reading, place);
  const kin = text ?? textByKin(property, property.kind ?? property.weakKind, reading, scope);
  return kin ?? (isOwn && property.kind === 'prose' ? prose(ground.house) : null);
}

/** The text of an argument of a function: in the words of the text, or the wish itself. */
function ofArgument(
  { about }: Ground,
  reading: Reading,
  place: Place,
  schema: Schema,
  isOwn: boolean,
): Grounded | null {
  const { property, scope } = place;
  const text = textFor(property, reading, scope);
  if (text)
    return property.kind === 'fabric' || isOfSearch(property, schema)
      ? asSaid(text)
      : withTitle(text, property, reading.text);
  if (property.words.includes('month')) return monthIn(reading.text);
  const kin = textByKin(property, property.kind ?? property.weakKind, reading, scope);
  if (kin || !isOwn) return kin ?? numberAsText(reading, place);
  return wish(property, reading.text) ?? ofDevice(property, reading, about ?? '');
}

function numberAsText(reading: Reading, { property, scope }: Place): Grounded | null {
  if (property.words.some((word) => STARTS.has(word) || ENDS.has(word))) return null;
  const sum = numberFor(property, reading, scope, 'part');
  if (!sum || !isSaidToBe(property, sum, reading.text) || isCountAsCode(property, sum, reading, scope)) return null;
  return { ...sum, value: sum.source === 'text' ? sum.quote : String(sum.value) };
}

const prose = ({ answer: { text, sources } }: House): Grounded | null =>
  sources.length > 0 ? from(sources[0], text) : null;
