import data from './words.yaml.js';

type Word =
  | 'when'
  | 'opens'
  | 'closes'
  | 'visit'
  | 'openWords'
  | 'closedWords'
  | 'otherDays'
  | 'now'
  | 'exceptions'
  | 'by'
  | 'price'
  | 'cheapest'
  | 'dearest'
  | 'notOne'
  | 'delivery'
  | 'duration'
  | 'free'
  | 'freeFrom'
  | 'above'
  | 'shipping'
  | 'who'
  | 'where'
  | 'size'
  | 'hasSize'
  | 'comesIn'
  | 'percent'
  | 'off'
  | 'onlyThose'
  | 'negates'
  | 'whichOf'
  | 'discount'
  | 'anyDiscount'
  | 'until'
  | 'givesBack'
  | 'payingBack'
  | 'sent'
  | 'contrasts'
  | 'cheaper'
  | 'dearer'
  | 'advice'
  | 'toShop'
  | 'staysHere'
  | 'morning'
  | 'afternoon'
  | 'evening';

const { means, mattersOfDays, forWhom, ...words } = data as unknown as Record<Word, string> &
  Record<'means' | 'mattersOfDays' | 'forWhom', readonly string[]>;

/** What customers ask a shop, and what its instructions say of it. */
export const SAYS = Object.fromEntries(
  Object.entries<string>(words).map(([name, source]) => [name, new RegExp(source, 'iu')]),
) as Record<Word, RegExp>;

const asPatterns = (sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'));
/** What can be paid with. */
export const MEANS = asPatterns(means);
/** What may have days of its own beside the hours of the shop. */
export const MATTERS_OF_DAYS = asPatterns(mattersOfDays);
/** For whom or for what a discount may be, a row for each kind. */
export const FOR_WHOM = asPatterns(forWhom);
