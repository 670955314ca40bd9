import { type Amount, exact, type Problem, type Solved } from './problem.js';

const LESS =
  /(?<!\p{L})(?:used?|using|sold|sell|gave|given|sent out|went|lost|threw|thrown|shipped|took|taken|broke|broken|cut|spent|spend|spends|handed out|returned to the supplier|verbraucht|verkauft|gegeben|verschickt|verloren|abgegeben|utilisée?s?|vendue?s?|donnée?s?|perdue?s?|expédiée?s?|usad\p{L}*|usamos|usé|vendid\p{L}*|vendimos|vendí|gastad\p{L}*|gastamos|gasté|gastó|vendí|regalé|rompieron|utilicé|dépensée?s?|dépensé|spenderade|gav ut|ausgegeben|bezahlt|paid|payé|pagué|betalade|perdid\p{L}*|gasto|gasta|gastamos|spenderar|gebe|dépense|använt|använde|sålt|sålde|gav|skickat|skickade|förlorade)(?!\p{L})/iu;
const MORE =
  /(?<!\p{L})(?:came in|came back|come in|arrived|received|bought|added|delivered|restocked|returned|got|gained|another|more came|dazu|dazugekommen|kamen|geliefert|bekommen|gekauft|arrivée?s?|reçue?s?|achetée?s?|ajoutée?s?|llegaron|llegado|recibid\p{L}*|recibimos|comprad\p{L}*|compramos|kom in|kommit|fick|fått|köpte|köpt|levererades)(?!\p{L})/iu;
const HAD =
  /(?<!\p{L})(?:had|has|have|budget is|budget of|got|tengo|tiene|jag har|ich habe|j[’']ai|budget est de|started with|start with|began with|there were|stock of|hatten|haben|hatte|hab|waren|avions|avait|avais|il y avait|avons|teníamos|tenía|tenemos|había|hade|har|fanns)\s(?:a stock of\s|about\s)?$/iu;
const ASKS_NOW =
  /(?<!\p{L})(?:how many|how much|wie ?viele?|combien|cuánt[oa]s?|hur (?:många|mycket))(?!\p{L})[^?]{0,60}(?:now|still|left|in stock|have|remain|today|jetzt|noch|übrig|nun|maintenant|reste\p{L}*|avons|ahora|quedan?|hay|tenemos|nu|kvar|har)(?!\p{L})|^[^?]{0,12}(?:how many|wie ?viele?|combien|cuánt[oa]s?|hur många)\s(?:now|jetzt|maintenant|ahora|nu)/iu;
const MOST_APART = 60;

/** "We had 120 zips, used 74, then 30 more came in": what there is after each step; open where a step says neither. */
export function running({ text, amounts, question }: Problem): Solved {
  const [first, ...steps] = amounts;
  if (first === undefined || steps.length < 1 || steps.length > 5 || !HAD.test(first.before.slice(-40)))
    return undefined;
  if (!ASKS_NOW.test(question) || steps.some(({ unit }) => unit !== undefined && unit.unit !== first.unit?.unit))
    return undefined;
  if (steps.length === 1) return ofOneStep(first, steps[0], question);
  const signs: (-1 | 0 | 1)[] = [];
  for (const [i, one] of steps.entries()) {
    const own = signOf(one, i === 0 ? first : steps[i - 1], text, first.unit?.currency === true);
    signs.push(own === 0 && i > 0 && GOES_ON.test(text.slice(steps[i - 1].end, one.start)) ? signs[i - 1] : own);
  }
  if (signs.some((sign) => sign === 0)) return undefined;
  const value = steps.reduce((all, one, i) => all + signs[i] * one.value, first.value);
  return value < 0 ? null : { value: exact(value), ...(first.unit ? { unit: first.unit.unit } : {}) };
}

/** "23.50 on fruit and 12 on bread": no verb between them. */
const GOES_ON =
  /^(?:\s(?:for|on|to|in|i|på|till|für|an|pour|en|à|por|para)\s\p{L}+)?(?:,\s(?:and\s|och\s|und\s|et\s|y\s)?|\s(?:and|och|und|et|y)\s)(?:(?:\p{L}+\s){1,3}(?:for|för|für|pour|por)\s)?(?:[$€£]\s?)?$/iu;

/** "There were 75, 52 have been delivered: how many are still there?": what went is taken off where what stayed is asked for. */
function ofOneStep(first: Amount, step: Amount, question: string): Solved {
  const said = step.after.split(/[.,;!?](?:\s|$)/u)[0];
  const isGone = [said, step.before.slice(-30)].some((one) => LESS.test(one) || GONE.test(one));
  if (
    !isGone ||
    !STILL.test(question) ||
    step.value > first.value ||
    (step.unit?.unit !== first.unit?.unit && !(step.unit === undefined && first.unit?.currency))
  )
    return undefined;
  return { value: exact(first.value - step.value), ...(first.unit ? { unit: first.unit.unit } : {}) };
}
const GONE =
  /(?<!\p{L})(?:delivered|collected|picked up|handed over|returned|broke|tore|levererats|hämtats|ausgeliefert|abgeholt|livrés?|retirés?|entregad\p{L}*|recogid\p{L}*|rompieron)(?!\p{L})/iu;
const STILL =
  /(?<!\p{L})(?:still|left|remain|remaining|kvar|fortfarande|noch|übrig|reste\p{L}*|encore|quedan?|todavía)(?!\p{L})/iu;

/** What is bought takes off money, and puts to a stock. */
const BOUGHT =
  /(?<!\p{L})(?:bought|buy|buying|gekauft|kaufte?|achetée?s?|acheté|compré|compró|comprad\p{L}*|compramos|köpte|köpt)(?!\p{L})/iu;

/** Whether a step takes off or puts to: by the words before it, else by those behind it. */
function signOf({ start, end, after }: Amount, last: Amount, text: string, isMoney: boolean): -1 | 0 | 1 {
  const before =
    text
      .slice(last.end, start)
      .split(/[.,;]\s|\s(?:and|then|but|und|dann|et|puis|y|luego|och|sedan)\s/iu)
      .at(-1) ?? '';
  const behind = after.slice(0, MOST_APART).split(/[.,;!?](?:\s|$)/u)[0];
  const own = sideOf(before, isMoney);
  return end > start && own !== 0 ? own : sideOf(behind, isMoney);
}

function sideOf(said: string, isMoney: boolean): -1 | 0 | 1 {
  if (isMoney && BOUGHT.test(said)) return -1;
  const [less, more] = [LESS.test(said), MORE.test(said)];
  return less === more ? 0 : less ? -1 : 1;
}
