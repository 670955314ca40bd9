import { slotsNamed } from '../text/words-of.js';
import data from '../words/journeys.yaml.js';

export type JourneyList =
  | 'leaves'
  | 'arrives'
  | 'at'
  | 'outPlace'
  | 'inPlace'
  | 'outTime'
  | 'inTime'
  | 'outObject'
  | 'inObject'
  | 'howLong'
  | 'trains'
  | 'called'
  | 'bound'
  | 'towns'
  | 'fromTo'
  | 'denied';
export const journeyWords = data as Record<JourneyList, string>;

/** The names of a list, without accents. */
export const namesOf = (list: JourneyList): ReadonlySet<string> => slotsNamed(journeyWords[list]);
