import data from './persona.yaml.js';

/** What a shop is asked about: `asks` are how a question says it, `states` how a sentence of the instructions does. */
export interface Matter {
  asks: RegExp;
  states: RegExp;
  /** Only a shop can tell it. */
  ofShop: boolean;
  /** … even where no instructions say whose shop it is. */
  always: boolean;
}

type Word = 'ofTheShop' | 'ofApi' | 'shop' | 'range' | 'priceOfPiece' | 'orders' | 'leans' | 'days';

const { matters, kinds, words } = data as {
  matters: Readonly<Record<string, { asks: string; states: string; ofShop?: boolean; always?: boolean }>>;
  kinds: Readonly<Record<string, { asks: string; holds: string }>>;
  words: Readonly<Record<Word, string>>;
};
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

export const MATTERS: readonly Matter[] = Object.values(matters).map(
  ({ asks, states, ofShop = false, always = false }) => ({
    asks: pattern(asks),
    states: pattern(states),
    ofShop,
    always,
  }),
);

/** Kinds of answer: how a question asks for one, and what a sentence of that kind holds. */
export const KINDS: readonly { asks: RegExp; holds: RegExp }[] = Object.values(kinds).map(({ asks, holds }) => ({
  asks: pattern(asks),
  holds: pattern(holds),
}));

/** Whether a question asks how a shop is paid. */
export const PAYMENT = pattern(matters.payment.asks);
/** Whether a question asks when a shop is open. */
export const HOURS = pattern(matters.hours.asks);
/** What has times of its own beside how long the work takes. */
export const MATTERS_OF_TIME: readonly RegExp[] = [matters.return, matters.refund, matters.rental, matters.cancel].map(
  ({ states }) => pattern(states),
);
/** Whether a question is of what is lent. */
export const HIRES = pattern(matters.rental.asks);
export const OF_THE_SHOP = pattern(words.ofTheShop);
export const SHOP = pattern(words.shop);
export const OF_API = pattern(words.ofApi);
export const RANGE = pattern(words.range);
export const PRICE_OF_PIECE = pattern(words.priceOfPiece);
export const ORDERS = pattern(words.orders);
export const LEANS = pattern(words.leans);
export const DAY = pattern(words.days);
/** A sentence that says how far something goes answers for each place. */
export const BOUNDS =
  /\b(outside|only (?:to|within|in)|worldwide|anywhere|utanför|endast (?:till|inom)|bara (?:till|inom)|hela världen|innerhalb|weltweit|europaweit|partout|monde entier|todo el mundo|toda españa|europe|europa|the eu)\b/i;
