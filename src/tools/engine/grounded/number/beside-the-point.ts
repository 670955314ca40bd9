import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { rateOf } from '../reckoning/rate.js';
import { unitNamed } from '../units.js';

/** "250 g per metre" is no weight, where the name does not ask by what it is. */
export const isRate = (one: Mention, { words, kind }: Property, { text }: Reading): boolean =>
  one.unit !== undefined &&
  unitNamed(one.unit)?.currency !== true &&
  !words.some((word) => /^(per|rate|density|gsm|grammage|speed|pace|each|consumption|usage)$/.test(word)) &&
  (rateOf(text, one) !== null ||
    FOR_EACH.test(text.slice(one.end)) ||
    (kind === 'fabric' && EACH.test(text.slice(one.end))));

const EACH = /^\s(?:each|apiece|vardera|var|pro stück|chacune?|cada un[oa])(?!\p{L})/iu;

/** "4.5 metres of tulle for each veil". */
const FOR_EACH =
  /^(?:\s(?:of|av|von|de)\s\p{L}+(?:\s\p{L}+)?)?\s(?:for (?:each|every|one)|to each|till varje|för varje|für jede[ns]?|pour chaque|por cada|para cada)\s/iu;

const MORE =
  /^\s(?:more(?! than)|less(?! than)|cheaper|dearer|more expensive|extra|mer(?! än)|mindre(?! än)|dyrare|billigare|mehr(?! als)|weniger(?! als)|teurer|billiger|de plus(?! de)|de moins|plus cher|más(?! de)|menos(?! de))(?!\p{L})/iu;

/** "The red one is 20 EUR more": how much one thing is beyond another is not what it is. */
export const isMoreThan = (one: Mention, { words }: Property, { text }: Reading): boolean =>
  one.unit !== undefined &&
  MORE.test(text.slice(one.end)) &&
  !words.some((word) =>
    /^(more|extra|less|difference|surcharge|increase|decrease|skillnad|differenz|cheaper|saving|savings)$/.test(word),
  );

const PAPER =
  /(?<!\p{L})(delivery note|packing slip|despatch note|po|p\.o\.|purchase order|sales order|rma|sku|invoice|receipt|voucher|article|batch|lot|ticket|page|room|table|gate|platform|flight|locker|följesedel|faktura|kvitto|artikel|rum|bord|sida|lieferschein|rechnung|zimmer|facture|factura)\s(?:no\.?\s|nr\.?\s|number\s|#)?$/iu;

/** What is numbered in the thousands, and counted in less. */
const ORDERED =
  /(?<!\p{L})(purchase|order|parcel|case|bestellung|auftrag|vorgang|sendung|commande|colis|dossier|beställning|ärende|pedido|expediente|compra)\s(?:no\.?\s|nr\.?\s|n[°º]\.?\s|number\s|#)?$/iu;
const LONG = 1000;

/** "Delivery note 5512: …": what a paper or a room is called is no amount, where the name does not ask for it. */
export function isNameOfPaper({ unit, start, value }: Mention, { words }: Property, text: string): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const long = Number(value) >= LONG ? ORDERED.exec(before)?.[1] : undefined;
  const paper = unit === undefined ? (PAPER.exec(before)?.[1] ?? long)?.toLowerCase() : undefined;
  return (
    paper !== undefined &&
    !paper.split(' ').some((word) => words.includes(word)) &&
    !words.some((word) => NUMBERED.test(word))
  );
}

const NUMBERED = /^(?:id|no|nr|number|nummer|code|reference|ref)$/;

const COSTS = /(?<!\p{L})(?:costs?|cost|kostar|kostade|kostet|kostete|coûte|cuesta)\s(?:\p{L}+\s)?(?:[$€£]\s?)?$/iu;

/** "It costs 64 euros. Refund the order": what a thing costs is not how much of it is meant. */
export const isPriceOnly = ({ start }: Mention, { words }: Property, text: string): boolean =>
  words.includes('amount') && COSTS.test(text.slice(Math.max(0, start - 40), start));

const CHANGES =
  /(?<!\p{L})(?:lower|raise|increase|reduce|decrease|cut|drop|put up|mark down|mark up|sänk|höj|minska|öka|senke?|erhöhe?|baisse|augmente|baja|sube)(?!\p{L})[^.!?;]*\s(?:by|med|um|de|en)\s(?:[$€£]\s?)?$/iu;
const STATES = /^(?:price|pris|preis|prix|precio|temperature|temperatur|brightness|level|volume|balance|limit)$/;

/** "Lower the price by 5 EUR": by how much is not to what. */
export const isChangeOf = ({ start }: Mention, { words }: Property, text: string): boolean =>
  words.some((word) => STATES.test(word)) && CHANGES.test(text.slice(Math.max(0, start - 120), start));
