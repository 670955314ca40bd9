import type { Turn } from '../facts.js';
import type { Spoken } from '../text.js';
import { tellAltogether } from './altogether.js';
import { tellDelivery } from './delivery.js';
import { tellDifference } from './difference.js';
import { tellDiscount } from './discount.js';
import { tellDue } from './due.js';
import { tellHours } from './hours.js';
import { tellOtherDays } from './other-days.js';
import { tellPayment } from './payment.js';
import { tellPlace } from './place.js';
import { tellPrices } from './prices.js';
import { tellPutRight } from './put-right.js';
import { tellReckoned } from './reckoned.js';
import { questionOf, type ShopAnswer } from './shop-question.js';
import { tellSizes } from './sizes.js';
import { tellStaff } from './staff.js';
import { tellTurnaround } from './turnaround.js';
import { tellUntil } from './until.js';
import { tellWithSending } from './with-sending.js';

const TELL = [
  tellReckoned,
  tellDue,
  tellAltogether,
  tellPutRight,
  tellUntil,
  tellOtherDays,
  tellHours,
  tellPayment,
  tellPlace,
  tellStaff,
  tellSizes,
  tellDiscount,
  tellDifference,
  tellWithSending,
  tellDelivery,
  tellTurnaround,
  tellPrices,
];

/** What a shop answers in words of its own by the facts of its instructions: hours, prices and what is between them, sending, paying, taking back, discounts, place, staff, late fees and deposits; null where it is none of these, or a sentence has to be quoted. */
export function tellShop(
  asked: string,
  instructions: string,
  history: readonly Turn[],
  language: Spoken,
): ShopAnswer | null {
  const question = questionOf(asked, instructions, language, history);
  for (const tell of TELL) {
    const told = tell(question);
    if (told !== null) return told;
  }
  return null;
}
