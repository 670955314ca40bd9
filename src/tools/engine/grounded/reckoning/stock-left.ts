import type { Mention } from '../mention.js';
import { clauseAt } from '../clause.js';
import { asks, exact, isCount, type Question, type Reckoned } from './asked.js';

const ASKS = /^(?:stock|shelf|inventory|lager|bestand|now|hand|available|kvar)$/;
const HAD =
  /(?<!\p{L})(?:had|have|began with|started with|start|opening stock|there were|hade|började med|hatten|anfangs|avions|teníamos)(?!\p{L})/iu;
const OUT =
  /(?<!\p{L})(?:sold|gave away|shipped|sent out|used|lost|damaged|scrapped|donated|took out|sålde|sålt|verkauft|verschickt|vendu\p{L}*|vend\p{L}+)(?!\p{L})/iu;
const BACK =
  /(?<!\p{L})(?:returned|came back|put back|received|restocked|delivered|arrived|added|bought|kom tillbaka|fick in|zurückgekommen|erhalten|geliefert|rendu\p{L}*|reçu\p{L}*|devuelt\p{L}+|recibi\p{L}+)(?!\p{L})/iu;

type Way = 'had' | 'out' | 'back';

const OPEN =
  /(?<!\p{L})(?:will be|may|might|on order|next week|tomorrow|customers?|shops?|damaged|nächste|morgen|werden|kunden|nästa|imorgon|kunder|prochaine|clients?|próxima|clientes?)(?!\p{L})|(?:have|has|haben|har)\s\d[^.;]{0,40}\s(?:now|jetzt|nu)(?!\p{L})/iu;

/** What happens with a count: by the verb of its clause, else as with the count before it. */
function wayOf(text: string, { start, end }: Mention, before: Way | undefined): Way | undefined {
  const clause = clauseAt(text, start);
  const said = text.slice(clause.start, Math.max(clause.end, end));
  const found = [BACK.test(said) && 'back', OUT.test(said) && 'out', HAD.test(said) && 'had'].filter(Boolean) as Way[];
  return found.length === 0 ? before : found[0];
}

/** "We had 120, sold 37 and then 45, and 8 were returned": how many there are now. */
export function stockLeft({ property, text, numbers }: Question): Reckoned {
  if (property.unit !== null || !(asks(property, 'Left') || property.words.some((word) => ASKS.test(word))))
    return undefined;
  const counts = numbers.filter(isCount);
  if (OPEN.test(text)) return counts.length > 2 && OUT.test(text) && BACK.test(text) ? null : undefined;
  if (counts.length < 3 || counts.length !== numbers.length) return undefined;
  const ways: (Way | undefined)[] = [];
  for (const count of counts) ways.push(wayOf(text, count, ways.at(-1)));
  const isWhole = ways[0] === 'had' && ways.slice(1).every((way) => way === 'out' || way === 'back');
  if (!isWhole || !ways.includes('back') || !ways.includes('out')) return undefined;
  const left = counts.reduce((sum, { value }, i) => sum + (ways[i] === 'out' ? -1 : 1) * Number(value), 0);
  return left < 0 ? null : { value: exact(left) };
}
