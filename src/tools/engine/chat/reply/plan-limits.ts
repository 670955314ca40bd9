import type { ChatFacts } from '../facts.js';
import type { Spoken } from '../text.js';
import { filled } from './abroad-say.js';
import data from './plan-limits.yaml.js';

type Kind = 'chat' | 'fashion';
type Sentence = Kind | 'free' | 'plan' | 'unlimited' | 'left';

const { asks, free, kinds, calls, beside, said } = data as unknown as Readonly<
  Record<'asks' | 'free' | 'calls' | 'beside', string>
> & { kinds: Readonly<Record<Kind, string>>; said: Readonly<Record<Spoken, Readonly<Record<Sentence, string>>>> };

/** Whole words, wherever they stand. */
const whole = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu');
const [ASKS, FREE, CALLS] = [whole(asks), whole(free), whole(calls)];
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['chat', whole(kinds.chat)],
  ['fashion', whole(kinds.fashion)],
];
const BESIDE = new Set(beside.split(' '));
const LONGEST = 120;

const finds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** How much a day allows of what is asked, free or by a plan that is named; null where more is asked than that. */
export function tellPlanLimits(message: string, { offers, publicUrl }: ChatFacts, speak: Spoken): string | null {
  if (!offers || message.length > LONGEST || !finds(ASKS, message)) return null;
  const asked = KINDS.filter(([, pattern]) => finds(pattern, message)).map(([kind]) => kind);
  if (asked.length === 0 && !finds(CALLS, message)) return null;
  const plan = offers.plans.find((one) => 'chat_daily' in one.limits && isNamed(one, message));
  if ((plan === undefined) !== finds(FREE, message) || hasMore(message, plan)) return null;
  const limits: Readonly<Record<Kind, number | 'unlimited'>> = plan
    ? { chat: plan.limits.chat_daily, fashion: plan.limits.fashion_daily }
    : offers.free;
  const list = (asked.length > 0 ? asked : KINDS.map(([kind]) => kind)).map((kind) =>
    counted(kind, limits[kind], speak),
  );
  const named = plan ? filled(said[speak].plan, { name: plan.name, list: list.join(', ') }) : null;
  return `${named ?? filled(said[speak].free, { list: list.join(', ') })} ${filled(said[speak].left, { url: publicUrl })}`;
}

type Plan = NonNullable<ChatFacts['offers']>['plans'][number];

const tierOf = ({ name }: Plan): string => name.split(' ').at(-1)?.toLowerCase() ?? '';

/** By its tier; the preposition of German is none. */
const isNamed = (plan: Plan, message: string): boolean => finds(whole(tierOf(plan)), message.replace(OF_EACH, ' '));
const OF_EACH = /(?<!\p{L})pro (?:monat|tag|jahr|stück|bild|anruf)/giu;

function hasMore(message: string, plan: Plan | undefined): boolean {
  const patterns = [ASKS, FREE, CALLS, ...KINDS.map(([, pattern]) => pattern)];
  const rest = patterns.reduce((text, pattern) => text.replace(pattern, ' '), message.toLowerCase());
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => !BESIDE.has(word) && !(plan && tierOf(plan) === word));
}

const counted = (kind: Kind, count: number | 'unlimited', speak: Spoken): string =>
  filled(said[speak][kind], { count: count === 'unlimited' ? said[speak].unlimited : count });
