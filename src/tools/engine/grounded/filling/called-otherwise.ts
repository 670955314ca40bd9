import { otherNames } from '../naming/readings-of-name.js';
import { propertyIn } from '../property.js';
import type { Reading } from '../reading.js';
import type { Place } from './place.js';

/** A place as it is called otherwise: as the text spells its name, in English. Its own name stays that of the schema. */
export const calledOtherwise = (place: Place, schema: unknown, reading: Reading): Place[] =>
  otherNames(place.property.name, reading).map((name) => ({
    ...place,
    property: { ...propertyIn(name, schema), name: place.property.name },
  }));
