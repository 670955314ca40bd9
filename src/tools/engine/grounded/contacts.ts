import { type Mention, outside, stretches } from './mention.js';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;
const URL = /\bhttps?:\/\/[^\s<>"')\]]{1,500}/gu;
const PHONE =
  /(?<![\w.#-])(?:\+\d{1,3}[\s-]?)(?:\(?\d{1,4}\)?[\s-]?){2,5}\d(?![\w])|(?<=(?:phone|tel|telefon|rückruf|call|mobile|ring|téléphone|teléfono|móvil|anruf)\p{L}{0,6}[:.]?\s(?:\p{L}{1,8}\s){0,2})\d[\d\s()/-]{5,18}\d|(?<![\w.#+-])0\d{1,4}[\s-]\d{2,4}(?:[\s-]\d{2,4}){1,3}(?![\w-])|(?<=\s(?:at|on|under|på|auf|au|al)\s)0\d[\d\s()/-]{6,16}\d(?![\w])|(?<![\w.#+-])0\d{2,4}[\s-]\d{5,8}(?![\w-])|(?<=(?:my|call|phone|meine|mein|mon|mi|mitt)\s(?:number|nummer|numéro|número|cell|handy|portable)(?:\s(?:is|ist|est(?:\sle)?|es(?:\sel)?|är))?:?\s)\+?\d[\d\s()/-]{4,18}\d(?![\w-])/giu;
/** Letters and digits with a hyphen, or a `#` before digits: what numbers of orders and invoices look like. */
const CODE =
  /(?<![\w-])(?:#\d{3,12}|[A-Z]{2}\d{6,10}[A-Z]{2}|[A-Z]{1,6}-?\d{2,12}(?:[-/][A-Z\d]{1,8})*|#\d{1,6}-\d{1,8}|[A-Z]{2,6}\/\d{2,8}(?:\/\d{1,8})?|[a-z]{2,12}_[a-z\d]{0,12}\d[a-z\d]{0,12}|[a-z]{2,6}-\d{3,8}(?:-\d{1,8})?|[A-Z]{2,6}-[A-Z\d]{2,12}|\d{1,3}[A-Z]{1,3}-?\d{2,10}|\d{3,10}-[A-Z]{1,4}\d{0,6}|[A-Z]{1,4}\.\d{2,7}(?:[-.]\d{1,6}){0,3})(?![\w-])/gu;
/** "Order 7781,", "Invoice 2026-118.": bare digits after what they are the number of. */
const NUMBERED =
  /(?<=(?<!\p{L})(?:(?:[Oo]rder|[Bb]ooking|[Tt]icket|[Cc]ase|[Rr]eservation|[Bb]estellung|[Cc]ommande|[Pp]edido)\s?(?:number|no\.?|nr\.?|id|n\.?[°º])\s?[:#]?\s?|(?:[Nn][úu]mero de pedido|[Nn]um[ée]ro de commande|[Oo]rdre|[Bb]eställning(?:snummer)?)\s?[:#]?\s?|(?:Order|Booking|Ticket|Case|Bestellung|Commande|Pedido|[Ii]nvoice|[Ff]aktura|[Rr]echnung|[Ff]acture|[Ff]actura|[Oo]rdernummer|[Bb]estellnummer|[Rr]ef(?:erence)?\.?)\s?[:#]?\s?))(?:\d{3,12}(?:-\d{1,8})?(?![\w-]|[.,]\d|\s(?!(?:of|from|dated|by|for|was|is|has|vom|från|är|av|du|del|de|ist|est|es|was)\s)\p{Ll})|\d{1,3}-\d{2,8}(?![\w-]|[.,]\d))|(?<=(?:order|booking|ticket|case|invoice|parcel|reservation|beställning|bestellung|commande|pedido|faktura|rechnung|facture|factura|ORDER|INVOICE|TICKET|BOOKING|RECHNUNG|FACTURE|FACTURA|FAKTURA|BESTELLUNG|COMMANDE|PEDIDO)\s)\d{1,6}-\d{2,8}(?![\w-]|[.,]\d)/gu;
/** "Order 55120 goes back", "(order 88213)": four digits or more beside the small word, where no plural follows that they could count. */
const OF_ORDER =
  /(?<=(?<!\p{L})(?<!(?<!\p{L})(?:to|and|i|we|you|please|would|will|can|want|a|att|zu)\s)(?:order|booking|ticket|case|invoice|beställning|bestellung|commande|pedido|faktura|rechnung|facture|factura|ref)\s?(?:no\.?\s|nr\.?\s|number\s|n[°º]\s|is\s|was\s|number\sis\s|no\.?\s|är\s|ist\s|est\s|es\s)?[:#]?\s?)\d{4,12}(?![\w-]|[.,]\d)(?=\s(?:dated|vom|den|av|goes|came|comes|arriv|should|shall|needs?|has|had|have|will|would|with|to|and|but|or|is|was|are|instead|please|back|because|since|in|on|at|by|from|for|of|contains|must|can|could|did|does|not|never|still|again|today|twice|ska|kom|har|och|till|är|med|från|soll|kam|ist|hat|mit|und|bitte|zurück|nach|an|est|et|à|avec|doit|llegó|y|con|para|a|es|ha|debe)(?!\p{L})|\W*$|[^\s\w]|\s[\p{Lu}\d])/giu;
/** "PO#77/A-3", "ev_9k2-x", "1Z-00F7", "D-4", "40-7719": parts with a mark between them and a figure in one of them. */
const PARTED =
  /(?<![\w@.#/+-])(?=[\w#:/-]{0,30}\d)(?:[A-Za-z\d]{1,12}(?:[#/_-]{1,2}[A-Za-z\d]{1,12}){1,4}|\d{2,4}-\d{4,8}|[a-z]{2,6}:\d{2,10}|#\d{1,6}-\d{1,8})(?![\w@#/-]|[.,]\d)/gu;
/** "Factura 2025/88", "Rechnung Nr. 118/25": a year and a number after the paper that has them. */
const OF_YEAR =
  /(?<=(?<!\p{L})(?:invoice|rechnung|faktura|facture|factura|order|bestellung|commande|pedido|beställning|lieferschein|albarán|följesedel|bon de livraison|offerte|angebot|devis|presupuesto|offert)\s(?:(?:no\.?|nr\.?|number|n[°º]\.?|núm\.?|numéro|número|nummer)\s)?)(?:\d{2,4}\/\d{1,6}|\d{1,6}\/\d{2,4})(?![\d/-])/giu;
/** "14-day", "mid-2026", "covid-19", "3/4", "10-18", "24/7", "EU-40": words, days and sizes. */
const NO_ID =
  /^(?:\d+[/-]\p{Ll}+(?:-\p{Ll}+)*|\p{L}{3,}-(?:19|20)\d\d|\p{Ll}{3,}-\d{1,2}|\d{1,4}\/\d{1,4}(?:\/\d{2,4})?|\d\/\d{1,2}(?:in|inch|inches|yd|yards?|cm|oz|lb)|\d{1,3}-\d{1,3}(?:-\d{1,4})?|\d{4}-\d{1,2}(?:-\d{1,2})?|\d{4}-\d{3,4}|(?:EU|US|UK|FR|IT|DE)[ -/]\d{1,2}|0\d{1,4}-\d+|(?:xs|s|m|l|xl)[/-](?:xs|s|m|l|xl)|[\p{L}]+[/-]\p{L}+\d?)$/iu;

/** "Orders 5510 and 5511": each of them. */
const SEVERAL_NUMBERED =
  /(?<!\p{L})(?:orders|tickets|invoices|cases|parcels|articles|bookings|returns|beställningar(?:na)?|ordrar(?:na)?|bestellungen|aufträge|commandes|pedidos)\s((?:\d{3,12}(?:,\s|,?\s(?:and|or|och|und|et|y|&)\s)){1,8}\d{3,12})(?![\w-])/giu;

const severalIn = (text: string): { text: string; start: number; end: number }[] =>
  stretches(SEVERAL_NUMBERED, text).flatMap(({ text: whole, start, groups: [list] }) =>
    stretches(/\d+/gu, list).map((at) => {
      const from = start + whole.length - list.length + at.start;
      return { text: at.text, start: from, end: from + at.text.length };
    }),
  );

/** "SKU 88-X", "flight SK 1420": what stands after a word for a thing that has such a number, with a figure in it. */
const CALLED =
  /(?<=(?<!\p{L})(?:sku|item no\.?|part no\.?|part number|model|serial no\.?|serial number|batch|lot|policy|reference|voucher|coupon|code|kod|artikelnummer|artikelnr|design|order|booking|ticket|case)\s(?:is\s|number\s|no\.?\s|code\s)?[:#]?\s?)(?=[\p{L}-]{0,12}\d)(?:[A-Za-z\d]{1,12}(?:[-_/][A-Za-z\d]{1,12}){1,4}|[A-Z]{1,6}\d{1,12}[A-Z\d]{0,6}|\d{1,8}[A-Z]{1,4})(?![\w-])|(?<=(?:[Ff]light|[Tt]rain|[Ff]lyg|[Ff]lug|[Tt]åg)\s)[A-Z]{1,3}\s?\d{2,4}(?!\w)/gu;
/** A street with its number, a code before or after a town. */
const STREET =
  /(?<![\p{L}\d])(?:(?:Rua|Rue|[Cc]alle|Via|Avenida|Avenue|Plaza|Piazza|Boulevard|Place|Av\.)\s(?:\p{L}[\p{L}.'’-]{0,30}\s){1,4}|\p{Lu}[\p{L}.'’ -]{0,30}(?:gatan|gata|vägen|väg|gränd|torget|torg|kaj|kajen|backen|stigen|[Ss]traße|[Ss]trasse|[Ss]tr\.|[Ww]eg|[Gg]asse|platz|allee|laan|straat|gade|vej|veien)\s)\d{1,4}(?:\s?(?:[A-Z]|(?<=\d)[a-z]|(?<=\s)[b-hj-n]))?(?![\p{L}\d])|(?<![\p{L}\d])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Ii]mpasse|[Aa]llée|[Cc]hemin|[Qq]uai)\s(?:(?:de|du|des|la|le|les|l['’]|d['’])\s?){0,2}\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?|(?<![\p{L}\d])\d{1,4}\s(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,2}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Square|Drive|Way|Close|Court|Crescent|Terrace|Place|Grove|Hill|Row|Gardens|Mews|Walk)(?!\p{L})|(?<=(?<!\p{L})(?:[Ii]n|[Oo]n|[Aa]t)\s(?:the\s)?)(?:\p{Lu}[\p{L}.'’-]{1,30}\s){1,2}(?:Street|Road|Avenue|Lane|Square|Drive)(?!\p{L})|(?<=,\s)\p{Lu}\p{L}{1,20}(?:\s\p{L}{2,20}){0,2}\s\d{1,4}[a-z]?(?=,\s(?:\d{3}\s\d{2}|\d{4,5})\s\p{Lu})/gu;
const POSTCODE =
  /(?<![\p{L}\d-])(?:(?:\d{4}-\d{3}|\d{3}\s\d{2}|\d{5}|\d{4}(?:\s?[A-Z]{2})?)(?=\s\p{Lu}\p{Ll}|,|\n|$)|[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}(?=[\s.,;]|$)|(?<=,\s\p{Lu}[\p{L} ]{1,24},\s[A-Z]{2}\s)\d{5}(?:-\d{4})?(?=[\s.,;]|$))/gu;

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
  const long = stretches(PARTED, text).filter((at) => !NO_ID.test(at.text));
  const ofYears = outside(stretches(OF_YEAR, text), [...taken, ...phones]).map((at): Mention => ({
    kind: 'code',
    value: at.text,
    ...place(at),
  }));
  taken.push(...ofYears);
  const codes = outside(stretches(CODE, text), [...taken, ...phones])
    .filter(
      (at) =>
        !NO_CODE.test(at.text) &&
        !/^\s\d[A-Z]{2}(?!\w)/u.test(text.slice(at.end)) &&
        !long.some((one) => one.start <= at.start && at.end <= one.end && one.text.length > at.text.length),
    )
    .map((at): Mention => ({ kind: 'code', value: at.text, ...place(at) }));
  const numbered = outside(stretches(NUMBERED, text), [...taken, ...phones, ...codes]).map((at): Mention => ({
    kind: 'code',
    value: at.text,
    ...place(at),
  }));
  const ofOrders = outside(stretches(OF_ORDER, text), [...taken, ...phones, ...codes, ...numbered]).map(
    (at): Mention => ({ kind: 'code', value: at.text, ...place(at) }),
  );
  const called = outside(stretches(CALLED, text), [...taken, ...phones, ...codes, ...numbered, ...ofOrders]).map(
    (at): Mention => ({ kind: 'code', value: at.text, ...place(at) }),
  );
  const named = [...taken, ...phones, ...codes, ...numbered, ...ofOrders, ...called];
  const parted = outside([...long, ...severalIn(text)], named).map((at): Mention => ({
    kind: 'code',
    value: at.text,
    ...place(at),
  }));
  const exact = [...named, ...parted];
  return [...exact, ...addressesIn(text, exact)];
}

/** "Send a courier to Hafenstraße 12": what leads to a street is no part of it. */
function withoutWay<T extends { text: string; start: number }>(at: T): T {
  const way =
    /^.{1,30}\s(?:to|at|in|from|till|på|från|nach|zur?|aus|an|in) (?:(?:die|den|das|der|dem|the) )?(?=\p{Lu})/u.exec(
      at.text,
    )?.[0].length ?? 0;
  return { ...at, text: at.text.slice(way), start: at.start + way };
}

const UNIT = /(?<!\p{L})(?:Unit|Flat|Apt\.?|Apartment|Suite)\s$/u;
/** "Unit 7 Mill Road": the number is that of the unit, and the street has none. */
const withUnit = <T extends { text: string; start: number }>(text: string, at: T): T => {
  const unit = /^\d/u.test(at.text) ? (UNIT.exec(text.slice(Math.max(0, at.start - 12), at.start))?.[0] ?? '') : '';
  return { ...at, text: unit + at.text, start: at.start - unit.length };
};

/** Streets, and the codes that stand in one line with a street. */
function addressesIn(text: string, taken: readonly Mention[]): Mention[] {
  const streets = outside(stretches(STREET, text).map(withoutWay), taken).map((one): Mention => {
    const at = withUnit(text, one);
    return { kind: 'street', value: at.text.trim(), ...place(at) };
  });
  const isNear = (start: number, end: number): boolean => {
    const near = /^[A-Z]/u.test(text[start]) ? NEAR_OF_LETTERS : NEAR;
    return streets.some((street) => start - street.end < near && street.start - end < NEAR);
  };
  const codes = outside(stretches(POSTCODE, text), [...taken, ...streets])
    .filter(
      ({ start, end }) =>
        isNear(start, end) ||
        /,\s[A-Z]{2}\s$/u.test(text.slice(Math.max(0, start - 5), start)) ||
        /(?:zip|post(?:al)?\s?code|postnummer|plz|code postal|código postal)\W{0,3}$/iu.test(text.slice(0, start)),
    )
    .map((at): Mention => ({ kind: 'postcode', value: at.text.trim(), ...place(at) }));
  return [...streets, ...codes];
}

/** Characters between a street and its code. */
const NEAR = 12;
/** "7 Mill Road, Cambridge CB1 2AD": codes with letters are no other number. */
const NEAR_OF_LETTERS = 32;

const place = ({ text, start, end }: { text: string; start: number; end: number }) => ({ text, start, end });
