/** Forty in trades not met before, written before names were read by a lexicon; half of them are to be refused. */
import { s, b, date, one, any, strict, REFUSE } from './case.mjs';
const VET = 'Rex, a beagle that belongs to Maria Lund, was vaccinated on 4 May 2027 by Dr. Osei. He did not bleed.';
const FERRY = 'The ferry sailed from Kiel on 9 June 2027 with Captain Storm and reached Oslo the next morning.';
const LOAN = "Peter Vogel borrowed 'The Tin Drum' on 3 March 2027 and brought it back on 24 March 2027.";
const CAR = 'The spare tyre is missing and the tank is empty. The windscreen has no cracks.';
const VASE = 'The vase was donated by Helena Brandt in memory of her father. It got a little damage on the way here.';
const DOOR = 'The front door was unlocked when we got there, and nobody had forced the window.';
const COURT = 'His lawyer, Ruth Abel, will appeal against the sentence of 12 January 2027.';
const BREAD = 'The rye loaf contains no nuts and is baked without sugar.';
const FIRE = 'At 02:10 a neighbour, Lotte Hansen, phoned us about smoke in the stairwell. Nobody was hurt.';
const GYM = 'My membership expired on 31 January 2027 and I have not renewed it.';
const FLAT = 'The flat is furnished and the heating is included. Smokers are not wanted.';
const FLIGHT = 'Flight SK 1420 took off from Bergen with a delay of an hour.';
const PLAY = 'The play was written by Ulla Berg and directed by Samir Nader.';
const DEED = 'The deed was signed on 14 April 2027 and the notary was Greta Holm.';
export const CASES = [
  strict(VET, { owner: s }, { owner: 'Maria Lund' }),
  strict(
    VET,
    { vaccination_date: date, veterinarian: s },
    { vaccination_date: '2027-05-04', veterinarian: any('Dr. Osei', 'Osei') },
  ),
  strict(VET, { bleeding: b }, { bleeding: false }),
  strict(VET, { breeder: s }, REFUSE),
  strict(VET, { next_appointment: date }, REFUSE),
  strict(FERRY, { departure: date }, { departure: '2027-06-09' }),
  strict(FERRY, { destination: s }, { destination: 'Oslo' }),
  strict(FERRY, { return_date: date }, REFUSE),
  strict(FERRY, { cook: s }, REFUSE),
  strict(LOAN, { borrower: s }, { borrower: 'Peter Vogel' }),
  strict(LOAN, { return_date: date }, { return_date: '2027-03-24' }),
  strict(LOAN, { purchase_date: date }, REFUSE),
  strict(LOAN, { author: s }, REFUSE),
  strict(CAR, { cracked_windscreen: b, tank_full: b }, { cracked_windscreen: false, tank_full: false }),
  strict(CAR, { insured: b }, REFUSE),
  strict(VASE, { donor: s }, { donor: 'Helena Brandt' }),
  strict(VASE, { condition: one('intact', 'damaged', 'restored') }, { condition: 'damaged' }),
  strict(VASE, { potter: s }, REFUSE),
  strict(DOOR, { locked: b }, { locked: false }),
  strict(DOOR, { alarm: b }, REFUSE),
  strict(COURT, { attorney: s }, { attorney: 'Ruth Abel' }),
  strict(COURT, { prosecutor: s }, REFUSE),
  strict(COURT, { appeal_date: date }, REFUSE),
  strict(BREAD, { contains_nuts: b }, { contains_nuts: false }),
  strict(BREAD, { sweetened: b }, REFUSE),
  strict(FIRE, { caller: s, injured: b }, { caller: 'Lotte Hansen', injured: false }),
  strict(FIRE, { arrival_time: s }, REFUSE),
  strict(FIRE, { firefighter: s }, REFUSE),
  strict(GYM, { expiry: date, renewal: b }, { expiry: '2027-01-31', renewal: false }),
  strict(GYM, { cancellation_date: date }, REFUSE),
  strict(FLAT, { furniture: b, smoking: b }, { furniture: true, smoking: false }),
  strict(FLAT, { elevator: b }, REFUSE),
  strict(FLAT, { parking_included: b }, REFUSE),
  strict(FLIGHT, { delayed: b }, { delayed: true }),
  strict(FLIGHT, { pilot: s }, REFUSE),
  strict(PLAY, { writer: s, director: s }, { writer: 'Ulla Berg', director: 'Samir Nader' }),
  strict(PLAY, { producer: s }, REFUSE),
  strict(DEED, { signature_date: date }, { signature_date: '2027-04-14' }),
  strict(DEED, { purchase_date: date }, REFUSE),
  strict(DEED, { seller: s }, REFUSE),
];
