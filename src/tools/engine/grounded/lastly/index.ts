import { byEvidence } from '../sorting/by-evidence.js';
import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Schema, typeOf } from '../schema.js';
import { countOfLetter, totalOfLetter } from '../priced/index.js';
import { ownedFirst, ownedNumber } from '../owned/index.js';
import { placeOfShop } from '../text/place-of-shop.js';
import { dayInstead, dayOfDeed, sizeOfDeed } from '../deeds/index.js';
import { starsGiven } from '../problems/told-numbers.js';
import { numberOfShape, ofShape } from '../shapes/index.js';
import { boundFor, endOfJourney, trainOf } from '../journeys/index.js';
import { addresseeOf } from './address-block.js';
import { addressOfRole } from './address-of-role.js';
import { bookedService } from './booked-service.js';
import { faultOfThing } from './fault-of-thing.js';
import { firmSigned } from './firm-signed.js';
import { firmOfAddress } from './firm-of-address.js';
import { goalsOfSide } from './goals-of-side.js';
import { houseNumber } from './house-number.js';
import { personOfHouse } from './person-of-house.js';
import { timeAfter } from './time-after.js';

import { reasonClause } from './reason-clause.js';
import { whoOnDay } from './who-on-day.js';
import { ageAfterName } from './age-after-name.js';
import { forSale } from './for-sale.js';
import { inPortions } from './in-portions.js';
import { movedWeekday } from './moved-weekday.js';
import { yearOfDeed } from './year-of-deed.js';
import { educationOf, graduatedIn } from './education.js';
import { cityOfChange } from './city-of-change.js';
import { joinsAs } from './joins-as.js';
import { materialOfPart } from './material-of-part.js';
import { numberBehind } from './number-behind.js';
import { townOfNoun } from './town-of-noun.js';
import { ofBareBill } from './bare-bill.js';
import { calledName } from './called-name.js';
import { eventOf } from './event-of.js';
import { patientOf } from './patient-of.js';
import { shipsTo } from './ships-to.js';
import { endOfSizes } from './end-of-sizes.js';
import { sumForWhom } from './sum-for-whom.js';
import { calledUnitPrice } from './called-unit-price.js';
import { ofTwoSides } from './of-two-sides.js';
import { stateOfAddress } from './state-of-address.js';
import { townAfterPerson } from './town-after-person.js';
import { allGoods } from './all-goods.js';
import { cutGoods } from './cut-goods.js';
import { dayOfLabel } from './day-of-label.js';
import { dishHeaded } from './dish-headed.js';
import { employerOffered, jobOffered } from './job-offered.js';
import { mailHeader } from './mail-header.js';
import { markedThing } from './marked-thing.js';
import { refundWay } from './refund-way.js';
import { alteredBy } from './altered-by.js';
import { alteredFromTo } from './altered-from-to.js';
import { makerOf } from './brand.js';
import { complainedOf } from './complained-of.js';
import { contactOf } from './contact.js';
import { countedNoun } from './counted-noun.js';
import { dayBy } from './day-by.js';
import { daySince } from './day-since.js';
import { deadlineOf } from './deadline.js';
import { byPeriod, onlyArea } from './by-period.js';
import { behindPhrase } from './behind-phrase.js';
import { brokenPart } from './broken-part.js';
import { forAllPieces } from './for-all-pieces.js';
import { inNameOf } from './in-name-of.js';
import { inHeading } from './in-heading.js';
import { inflected } from './inflected.js';
import { jobTitleOf, signerOf } from './job-title.js';
import { letterheadOf } from './letterhead.js';
import { lowerName } from './lower-name.js';
import { metWith } from './met-with.js';
import { namedGarment } from './named-garment.js';
import { namedHouse } from './named-house.js';
import { numberedWare } from './numbered-ware.js';
import { ofDimensions } from './of-dimensions.js';
import { ofInvoice } from './of-invoice.js';
import { ofOrder } from './of-order.js';
import { ofPriceCut } from './of-price-cut.js';
import { ofInstructions } from '../filling/of-instructions.js';
import { onAxis } from './on-axis.js';
import { onlyUrl } from './only-url.js';
import { onlySum } from './only-sum.js';
import { orderedAndReceived } from './ordered-and-received.js';
import { orderedOrWanted } from './ordered-or-wanted.js';
import { ofPacks } from './packs.js';
import { dueDate, paperDate } from './paper-date.js';
import { paperNumber } from './paper-number.js';
import { customerBilled, partyOfPaper } from './paper-party.js';
import { portOf } from './port.js';
import { partWorkedOn } from './part-worked-on.js';
import { rateTimes } from './rate-times.js';
import { receiverIn } from './receiver.js';
import { schoolSubject } from './school-subject.js';
import { dayOfTable, houseOfTable, tableFor } from './table-booked.js';
import { servedBy } from './served-by.js';
import { speakerOf } from './speaker.js';
import { standIn } from './stand-in.js';
import { statedTotal } from './stated-total.js';
import { townBeforeCode } from './town-before-code.js';
import { titledCustomer } from './titled-customer.js';
import { toldByDescription } from './told-by-description.js';
import { topOfList } from './top-of-list.js';
import { subjectOf } from './subject.js';
import { codeOfDeed, thingOfDeed } from './thing-of-deed.js';
import { signedBy } from './signed.js';
import { toldMeasure } from './told-measure.js';
import { toldUnitPrice } from './told-unit-price.js';
import { tradeTerm } from './trade-term.js';
import { wareIn } from './ware.js';
import { skyIn, windIn } from './weather-line.js';
import { wholeAddress } from './whole-address.js';
import { ofCommaLine, titleOfLine } from './plain-lines.js';
import { eventGoneTo, livesIn, personSoOld, reviewedBy } from './told-of-people.js';
import { workedAt } from './worked-at.js';

export type Way = (property: Property, reading: Reading, scope: Span) => Grounded | null;

const textOf = ({ text }: Reading, { start, end }: Span): string => text.slice(start, end);
const ofPaper: Way = (property, reading, scope) => paperNumber(property, textOf(reading, scope));
const NUMBERS: readonly Way[] = [
  toldMeasure,
  numberBehind,
  ageAfterName,
  (property, reading, scope) => asNumber(ofPaper(property, reading, scope)),
  (property, reading) => asNumber(orderedOrWanted(property, reading)),
  onAxis,
  ofDimensions,
  alteredBy,
  countedNoun,
  allGoods,
  rateTimes,
  totalOfLetter,
  onlySum,
  numberOfShape,
  tradeTerm,
  toldUnitPrice,
  ownedNumber,
];
const WORDS: readonly Way[] = [
  signedBy,
  (property, reading, scope) => (property.kind === 'date' ? dayOfDeed(property, reading, scope) : null),
  ofPaper,
  orderedOrWanted,
  makerOf,
  inHeading,
  brokenPart,
  subjectOf,
  wareIn,
  (property, reading, scope) => placeOfShop(property, textOf(reading, scope)),
  partWorkedOn,
  lowerName,
  namedGarment,
  complainedOf,
  (property, reading, scope) => receiverIn(property, textOf(reading, scope)),
  portOf,
  onlyUrl,
  signerOf,
  titledCustomer,
  behindPhrase,
  deadlineOf,
  bookedService,
  faultOfThing,
  firmOfAddress,
  timeAfter,
  townAfterPerson,
  whoOnDay,
  reasonClause,
  cutGoods,
  markedThing,
];

/** What a text says in a form of its own for a slot that nothing else has filled; null where it says no such thing. */
export function lastly(property: Property, schema: Schema, reading: Reading, scope: Span): Grounded | null {
  if (Array.isArray(schema.enum)) return ofValues(property, schema.enum, reading, scope);
  const told = first(waysOf(schema), property, reading, scope);
  const asked = told ?? ofInstructions(property, reading);
  return asked ?? (typeOf(schema) === 'string' ? toldByDescription(schema, reading, scope) : null);
}

/** What the text has a value in another form of, unless its evidence leaves that open. */
const ofValues = (property: Property, values: readonly unknown[], reading: Reading, scope: Span): Grounded | null =>
  byEvidence(property, values, reading, scope) === null ? null : inflected(values, reading);

function first(ways: readonly Way[], property: Property, reading: Reading, scope: Span): Grounded | null {
  for (const way of ways) {
    const found = way(property, reading, scope);
    if (found) return found;
  }
  return null;
}

function waysOf(schema: Schema): readonly Way[] {
  if (schema.format !== undefined)
    return schema.format === 'date'
      ? [dayInstead, dayOfDeed, daySince, dayOfTable, dayOfLabel, dayBy, paperDate, dueDate]
      : [];
  const type = typeOf(schema);
  return type === 'number' || type === 'integer' ? NUMBERS : type === 'string' ? WORDS : [];
}

const asNumber = (found: Grounded | null): Grounded | null =>
  found !== null && /^\d{1,15}$/u.test(String(found.value)) ? { ...found, value: Number(found.value) } : null;

/** What words and no other rule are asked of. */
const FIRST_WORDS: readonly Way[] = [
  forSale,
  inPortions,
  calledName,
  eventOf,
  patientOf,
  shipsTo,
  joinsAs,
  materialOfPart,
  townOfNoun,
  cityOfChange,
  educationOf,
  movedWeekday,
  endOfSizes,
  stateOfAddress,
  ofTwoSides,
  endOfJourney,
  boundFor,
  trainOf,
  schoolSubject,
  houseOfTable,
  namedHouse,
  metWith,
  skyIn,
  mailHeader,
  firmSigned,
  refundWay,
  dishHeaded,
  jobOffered,
  employerOffered,
  townBeforeCode,
  brokenPart,
  partyOfPaper,
  customerBilled,
  topOfList,
  sizeOfDeed,
  ofShape,
  speakerOf,
  contactOf,
  wholeAddress,
  addresseeOf,
  numberedWare,
  inNameOf,
  jobTitleOf,
  codeOfDeed,
  thingOfDeed,
  letterheadOf,
  standIn,
  servedBy,
  addressOfRole,
  houseNumber,
  personOfHouse,
  personSoOld,
  reviewedBy,
  titleOfLine,
  ofCommaLine,
  eventGoneTo,
  workedAt,
  livesIn,
];

/** What stands in a form of its own that other rules would take for something else. */
export const firstWords = (property: Property, reading: Reading, scope: Span): Grounded | null =>
  first(FIRST_WORDS, property, reading, scope);

const SUMS: readonly Way[] = [
  ofBareBill,
  (property, reading) => starsGiven(property, reading) ?? null,
  workedAt,
  yearOfDeed,
  graduatedIn,
  sumForWhom,
  calledUnitPrice,
  tableFor,
  windIn,
  goalsOfSide,
  byPeriod,
  onlyArea,
  alteredFromTo,
  statedTotal,
  ofInvoice,
  ofOrder,
  ownedFirst,
  countOfLetter,
  ofPriceCut,
  forAllPieces,
];

/** What no other rule for numbers is asked of: the number of a paper, what packs hold. */
export function firstly(property: Property, reading: Reading, scope: Span): Grounded | null {
  const paper = isOfPaper(property) ? asNumber(ofPaper(property, reading, scope)) : null;
  const own = paper ?? first(SUMS, property, reading, scope);
  if (own !== null || reading.language === 'en') return own;
  return ofPacks(property, reading) ?? orderedAndReceived(property, reading);
}

const PAPER = /^(?:order|invoice|case|ticket|purchase|reference|contract|booking)$/u;
const NUMBERED = /^(?:number|no|nr|id|code)$/u;

/** Whether a name asks for the number of a paper, which nothing else is. */
const isOfPaper = ({ words }: Property): boolean =>
  PAPER.test(words[0] ?? '') && (words.length === 1 || (words.length === 2 && NUMBERED.test(words[1])));
