import { type Mention, outside, stretches } from './mention.js';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;
const URL = /\bhttps?:\/\/[^\s<>"')\]]{1,500}/gu;
const PHONE =
  /(?<![\w.#-])(?:\+\d{1,3}[\s-]?)(?:\(?\d{1,4}\)?[\s-]?){2,5}\d(?![\w])|(?<=(?:phone|tel|telefon|rückruf|call|mobile|ring|téléphone|teléfono|móvil|anruf)\p{L}{0,6}[:.]?\s(?:\p{L}{1,8}\s){0,2})\d[\d\s()/-]{5,18}\d|(?<=\s(?:at|on|under|på|auf|au|al)\s)0\d[\d\s()/-]{6,16}\d(?![\w])/giu;
/** Letters and digits with a hyphen, or a `#` before digits: what numbers of orders and invoices look like. */
const CODE =
  /(?<![\w-])(?:#\d{3,12}|[A-Z]{1,6}-?\d{2,12}(?:-[A-Z\d]{1,8})*|[A-Z]{2,6}-[A-Z\d]{2,12}|\d{1,3}[A-Z]{1,3}-?\d{2,10}|\d{3,10}-[A-Z]{1,4}\d{0,6})(?![\w-])/gu;
/** "Order 7781,", "Invoice 2026-118.": bare digits after what they are the number of. */
const NUMBERED =
  /(?<=(?<!\p{L})(?:(?:[Oo]rder|[Bb]ooking|[Tt]icket|[Cc]ase|[Rr]eservation|[Bb]estellung|[Cc]ommande|[Pp]edido)\s?(?:number|no\.?|nr\.?|id|n[°º])\s?[:#]?\s?|(?:[Nn][úu]mero de pedido|[Nn]um[ée]ro de commande|[Oo]rdre|[Bb]eställning(?:snummer)?)\s?[:#]?\s?|(?:Order|Booking|Ticket|Case|Bestellung|Commande|Pedido|[Ii]nvoice|[Ff]aktura|[Rr]echnung|[Ff]acture|[Ff]actura|[Oo]rdernummer|[Bb]estellnummer|[Rr]ef(?:erence)?\.?)\s?[:#]?\s?))(?:\d{3,12}(?:-\d{1,8})?(?![\w-]|[.,]\d|\s(?!(?:of|from|dated|by|for|was|is|has|vom|från|är|av|du|del|de|ist|est|es|was)\s)\p{Ll})|\d{1,3}-\d{2,8}(?![\w-]|[.,]\d))|(?<=(?:order|booking|ticket|case|invoice|parcel|reservation|beställning|bestellung|commande|pedido|faktura|rechnung|facture|factura)\s)\d{1,6}-\d{2,8}(?![\w-]|[.,]\d)/gu;
/** "Order 55120 goes back", "(order 88213)": four digits or more beside the small word, where no plural follows that they could count. */
const OF_ORDER =
  /(?<=(?<!\p{L})(?<!(?<!\p{L})(?:to|and|i|we|you|please|would|will|can|want|a|att|zu)\s)(?:order|booking|ticket|case|invoice|beställning|bestellung|commande|pedido|faktura|rechnung|facture|factura|ref)\s?(?:no\.?\s|nr\.?\s|number\s|n[°º]\s|is\s|was\s|number\sis\s|no\.?\s|är\s|ist\s|est\s|es\s)?[:#]?\s?)\d{4,12}(?![\w-]|[.,]\d)(?=\s(?:dated|vom|den|av|goes|came|comes|arriv|should|shall|needs?|has|had|have|will|would|with|to|and|but|or|is|was|are|instead|please|back|because|since|in|on|at|by|from|for|of|contains|must|can|could|did|does|not|never|still|again|today|twice|ska|kom|har|och|till|är|med|från|soll|kam|ist|hat|mit|und|bitte|zurück|nach|an|est|et|à|avec|doit|llegó|y|con|para|a|es|ha|debe)(?!\p{L})|\W*$|[^\s\w]|\s[\p{Lu}\d])/giu;
/** A street with its number, a code before or after a town. */
const STREET =
  /(?<![\p{L}\d])(?:(?:Rua|Rue|Calle|Via|Avenida|Avenue|Plaza|Piazza|Boulevard|Place|Av\.)\s(?:\p{L}[\p{L}.'’-]{0,30}\s){1,4}|\p{Lu}[\p{L}.'’ -]{0,30}(?:gatan|gata|vägen|väg|gränd|torget|[Ss]traße|[Ss]trasse|[Ss]tr\.|[Ww]eg|[Gg]asse|platz|allee|laan|straat|gade|vej|veien)\s)\d{1,4}\s?[A-Za-z]?(?![\p{L}\d])|(?<![\p{L}\d])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|impasse|allée|chemin|quai)\s(?:(?:de|du|des|la|le|les|l['’]|d['’])\s?){0,2}\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?|(?<![\p{L}\d])\d{1,4}\s(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,2}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Square|Drive|Way)(?!\p{L})/gu;
const POSTCODE =
  /(?<![\p{L}\d-])(?:\d{4}-\d{3}|\d{3}\s\d{2}|\d{5}|\d{4}(?:\s?[A-Z]{2})?|[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})(?=\s\p{Lu}\p{Ll}|,|\n|$)/gu;

/** `EU 40`, `W32`: sizes look alike. */
const NO_CODE = /^(?:EU|US|UK|W|L|FR|IT|DE)\s?-?\d{1,2}$/;

/** Addresses, numbers of telephones and of orders. */
export function contactsIn(text: string): Mention[] {
  const emails = stretches(EMAIL, text).map((at): Mention => ({
    kind: 'email',
    value: at.text.replace(/\.$/, ''),
    ...place(at),
  }));
  const urls = stretches(URL, text).map((at): Mention => ({
    kind: 'url',
    value: at.text.replace(/[.,;:!?]+$/, ''),
    ...place(at),
  }));
  const taken = [...emails, ...urls];
  const phones = outside(stretches(PHONE, text), taken).map((at): Mention => ({
    kind: 'phone',
    value: at.text.trim(),
    ...place(at),
  }));
  const codes = outside(stretches(CODE, text), [...taken, ...phones])
    .filter((at) => !NO_CODE.test(at.text))
    .map((at): Mention => ({ kind: 'code', value: at.text, ...place(at) }));
  const numbered = outside(stretches(NUMBERED, text), [...taken, ...phones, ...codes]).map((at): Mention => ({
    kind: 'code',
    value: at.text,
    ...place(at),
  }));
  const ofOrders = outside(stretches(OF_ORDER, text), [...taken, ...phones, ...codes, ...numbered]).map(
    (at): Mention => ({ kind: 'code', value: at.text, ...place(at) }),
  );
  const exact = [...taken, ...phones, ...codes, ...numbered, ...ofOrders];
  return [...exact, ...addressesIn(text, exact)];
}

/** Streets, and the codes that stand in one line with a street. */
function addressesIn(text: string, taken: readonly Mention[]): Mention[] {
  const streets = outside(stretches(STREET, text), taken).map((at): Mention => ({
    kind: 'street',
    value: at.text.trim(),
    ...place(at),
  }));
  const isNear = (start: number, end: number): boolean =>
    streets.some((street) => start - street.end < NEAR && street.start - end < NEAR);
  const codes = outside(stretches(POSTCODE, text), [...taken, ...streets])
    .filter(
      ({ start, end }) =>
        isNear(start, end) ||
        /(?:zip|post(?:al)?\s?code|postnummer|plz|code postal|código postal)\W{0,3}$/iu.test(text.slice(0, start)),
    )
    .map((at): Mention => ({ kind: 'postcode', value: at.text.trim(), ...place(at) }));
  return [...streets, ...codes];
}

/** Characters between a street and its code. */
const NEAR = 12;

const place = ({ text, start, end }: { text: string; start: number; end: number }) => ({ text, start, end });
