import type { ChatFacts, Turn } from '../facts.js';
import { type SaidInAll, type Spoken, inSpoken } from '../text.js';
import { filled } from './abroad-say.js';

/** Asks for a price in any of the languages. */
const PRICE =
  /(?<!\p{L})(?:price|pricing|costs?|how much|kostar|pris|priset|kostet|kosten|preis|prix|coûte|cuesta|precio|vale|combien|cuánto)(?!\p{L})/iu;
const ALL_WORDS = /[\p{L}\p{N}-]+/gu;

/** What may stand beside a plan and its price. */
const BESIDE = new Set(
  'what whats s is the of a an for does do how much per month monthly plan plans subscription tier your you i it vad är på för en ett hur mycket i månaden per månad abonnemang prenumeration planen was ist der die das den ein eine einen wie viel im monat pro plan tarif abo quel est le la les du de un une par mois combien il elle et que c cuál es el los del por mes al cuánto qué plan price pricing cost costs kostar pris priset kostet kosten preis prix coûte cuesta precio vale combien cuánto tools design fyra api please bitte tack'.split(
    ' ',
  ),
);

const ONE: SaidInAll = [
  '{name} costs {usd} USD a month',
  '{name} kostar {usd} USD i månaden',
  '{name} kostet {usd} USD im Monat',
  '{name} coûte {usd} USD par mois',
  '{name} cuesta {usd} USD al mes',
];
const LISTED_AT: SaidInAll = [
  'All prices: {url}/api/pricing.',
  'Alla priser: {url}/api/pricing.',
  'Alle Preise: {url}/api/pricing.',
  'Tous les prix : {url}/api/pricing.',
  'Todos los precios: {url}/api/pricing.',
];

/** What the plan costs that is named, from what is sold; null where none is, or where more is asked. */
export function tellPlanPrice(message: string, { offers, publicUrl }: ChatFacts, speak: Spoken): string | null {
  if (!offers || message.length > LONGEST || !PRICE.test(message)) return null;
  const words = message.toLowerCase().match(ALL_WORDS) ?? [];
  const named = offers.plans.filter((plan) => isNamed(plan, words));
  const parts = new Set(offers.plans.flatMap(partsOf));
  if (named.length === 0 || words.some((word) => !BESIDE.has(word) && !parts.has(word))) return null;
  if (OF_PRO.test(message)) return null;
  const each = named.map(({ name, priceUsd }) => filled(inSpoken(ONE, speak), { name, usd: priceUsd }));
  return `${each.join('; ')}. ${filled(inSpoken(LISTED_AT, speak), { url: publicUrl })}`;
}

/** "And Design Pro?" after what another plan costs. */
export function tellOtherPlan(
  message: string,
  history: readonly Turn[],
  facts: ChatFacts,
  speak: Spoken,
): string | null {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const other = OTHER.exec(message)?.groups?.plan;
  if (other === undefined || tellPlanPrice(before, facts, speak) === null) return null;
  return tellPlanPrice(`price ${other}`, facts, speak);
}

const OTHER = /^[¿\s]*(?:and|what about|how about|och|und|et|y)\s(?<plan>\S{2,20}(?: \S{2,20}){0,3})$/iu;

const partsOf = ({ id, name }: Plan): string[] => [id, ...name.toLowerCase().split(' ')];

type Plan = NonNullable<ChatFacts['offers']>['plans'][number];

/** By its id, or by its tier unless another's interface is named. */
function isNamed(plan: Plan, words: readonly string[]): boolean {
  const [id, kind, tier] = partsOf(plan);
  if (words.includes(id)) return true;
  return words.includes(tier) && (words.includes(kind) || !INTERFACES.some((one) => words.includes(one)));
}
const INTERFACES = ['tools', 'design'];

const LONGEST = 120;

/** `pro` as the preposition of German. */
const OF_PRO = /(?<!\p{L})pro (?:monat|tag|jahr|stück|bild|anruf)/iu;
