import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';

/** "Rechnung RE-5530 vom 7. April 2025", "facture F-2091 du 15 janvier 2025": a paper and its day. */
const OF_PAPER =
  /(?<!\p{L})(?:invoice|bill|receipt|document|letter|quote|\p{L}*rechnung|quittung|beleg|angebot|schreiben|facture|reçu|devis|courrier|factura|recibo|presupuesto|faktura|kvitto|offert)(?:\s(?:no\.?|nr\.?|n[°º]\.?|núm\.?|number|nummer))?\s?(?:[\p{L}\d/-]{0,20}\d,?)?\s(?:of|from|vom|du|del|de|från(?: den)?|av den)\s(?:the\s|el\s|día\s)?$/iu;

/** Whether a paper bears a day. */
export const issuedOn = ({ start }: Mention, { text }: Reading): boolean =>
  OF_PAPER.test(text.slice(Math.max(0, start - 80), start));
