import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';

const CAUSE =
  /(?<!\p{L})(?:because of|due to|owing to|caused by|på grund av|wegen|à cause de|debido a)\s((?:\p{L}[\p{L}’'-]*\s){0,4}?\p{L}[\p{L}’'-]*)(?=[.,;!?]|$)/iu;

const OF_CAUSE = /^(?:cause|reason|orsak|grund|cause_of_delay|raison|motivo|causa)$/;
const OF_JOB = /^(?:role|job|position|job title|vacancy|profession|occupation)$/;

const JOB =
  /(?<!\p{L})(?:wanted|vacancy|looking for|hiring|seeking|recruiting|söker|gesucht|wir suchen)\s?:?\s(?:an?\s|en\s|eine?n?\s)?((?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)(?=\s(?:for|in|at|to|with|who|till|i|för|für|mit)\s|[,.;(]|$)/iu;

const OF_ORIGIN =
  /^(?:origin|country of origin|made in|country|manufactured in|ursprung|ursprungsland|herkunft|origine|origen)$/;
const MADE_IN =
  /(?<!\p{L})(?:[Mm]ade|[Pp]roduced|[Ww]oven|[Ss]ewn|[Kk]nitted|[Mm]anufactured|[Tt]illverkad|[Vv]ävd|[Ss]ydd|[Hh]ergestellt|[Gg]ewebt|[Ff]abriquée?|[Tt]issée?|[Hh]ech[oa]|[Ff]abricad[oa])\s(?:in|i|en|au|aux)\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u;
const OF_ISSUER = /^(?:seller|supplier|vendor|issuer|issued by|from|sender|säljare|leverantör|lieferant)$/;
const ISSUED =
  /(?<!\p{L})(?:[Ii]nvoice|[Bb]ill|[Rr]eceipt|[Qq]uote|[Qq]uotation|[Ff]aktura|[Kk]vitto|[Rr]echnung|[Ff]acture|[Ff]actura)\s(?:(?:no\.?|nr\.?|number)\s)?[\p{L}\d-]{0,20}\d\s(?:from|by|från|av|von|de)\s(\p{Lu}[\p{L}&’'-]+(?:\s(?:&\s)?\p{Lu}[\p{L}&’'-]+){0,3})/u;
const OF_CARRIER =
  /^(?:carrier|courier|shipping company|shipped with|parcel service|delivery company|transportör|fraktbolag|spediteur|versanddienst|paketdienst|transporteur|transportista)$/;
const CARRIER =
  /(?<!\p{L})(DHL|UPS|FedEx|DPD|GLS|TNT|USPS|PostNord|Royal Mail|Parcelforce|Hermes|Evri|Bring|Schenker|DB Schenker|Correos|Seur|La Poste|Colissimo|Chronopost|Mondial Relay|Deutsche Post|An Post|Posti|InPost|Budbee|Instabox|Kuehne\+Nagel|Maersk)(?!\p{L})/u;
const OF_TITLE = /^(?:job title|title|position|role|function)$/;
/** A line of a signature: what somebody is, below the name. */
const TITLE =
  /\n((?:(?:Senior|Junior|Assistant|Deputy|Chief|Group|Regional|General|Managing|Executive|Creative|Pattern|Technical|Customer|Service|Fabric|Purchasing|Sales|Store|Shop|Studio|Production|Operations|Marketing|Product|Brand)\s){0,3}(?:Head|Director|Manager|Buyer|Owner|Founder|Co-Founder|Partner|Designer|Merchandiser|Officer|Assistant|Coordinator|Executive|Engineer|Developer|Tailor|Cutter)(?:\s(?:of|for|,)\s?\p{Lu}[\p{L}&-]*(?:\s(?:and\s|&\s)?\p{Lu}[\p{L}&-]*){0,2})?)(?=,|\n|$)/u;
const PHRASES: readonly (readonly [name: RegExp, phrase: RegExp])[] = [
  [OF_JOB, JOB],
  [OF_CAUSE, CAUSE],
  [OF_ORIGIN, MADE_IN],
  [OF_ISSUER, ISSUED],
  [OF_CARRIER, CARRIER],
  [OF_TITLE, TITLE],
];

/** "Wanted: pattern cutter for our studio": what somebody is to be; why, where from, by whom. */
export function afterPhrase({ words }: Property, text: string): Grounded | null {
  const name = words.join(' ');
  const found = PHRASES.find(([asked]) => asked.test(name))?.[1].exec(text) ?? null;
  return found && fromText(found[1], found[0]);
}
