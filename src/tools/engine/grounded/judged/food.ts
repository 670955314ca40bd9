import type { Span } from '../clause.js';
import { isRelated } from '../../lexicon/index.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { anyWordOf } from '../text/words-of.js';
import dishWords from '../words/dish-words.yaml.js';
import data from '../words/foods.yaml.js';
import { isSame } from './meets.js';
import { listOf } from './phrase.js';
import { statementsIn } from './statements.js';

/** Kinds of ingredients by the foods that hold them. */
const FOODS = data as unknown as Readonly<Record<string, string>>;
const KINDS = new Map<string, Set<string>>();
for (const [kind, list] of Object.entries(FOODS))
  for (const food of listOf(list)) KINDS.set(food, (KINDS.get(food) ?? new Set()).add(kind));

const LONGEST = 3;
const MEAT = ['meat', 'fish', 'shellfish'];
const ALL_NUTS = ['nuts', 'peanut'];
/** What a name keeps away, by its words. */
const DIETS: Readonly<Record<string, readonly string[]>> = {
  vegetarian: MEAT,
  vegan: [...MEAT, 'dairy', 'egg', 'honey'],
  pescatarian: ['meat'],
};
const CALLED: Readonly<Record<string, readonly string[]>> = {
  nut: ALL_NUTS,
  nuts: ALL_NUTS,
  seafood: ['fish', 'shellfish'],
  lactose: ['dairy'],
  milk: ['dairy'],
  eggs: ['egg'],
  peanuts: ['peanut'],
  wheat: ['gluten'],
  soya: ['soy'],
};
const NO_WHEAT = /(?<!\p{L})gluten-?\s?fr\p{L}{1,3}(?!\p{L})/iu;

/** What a name asks of a dish: which kinds of ingredients, and whether it is that they are there or that they are not. */
function askedBy(words: readonly string[]): { kinds: readonly string[]; isFree: boolean; named: string | null } | null {
  const own = words.filter(
    (word) =>
      !/^(?:is|suitable|for|contains?|has|with|the|a|dish|recipe|vegetarians|vegans|friendly|ok|safe|any)$/.test(word),
  );
  const diet = words.map((word) => word.replace(/s$/u, '')).find((word) => Object.hasOwn(DIETS, word));
  if (diet !== undefined) return own.length <= 1 ? { kinds: DIETS[diet], isFree: true, named: null } : null;
  const isFree = own.includes('free') || own.includes('no') || own.includes('without');
  const isHeld = words.some((word) => /^(?:contains?|has|with)$/.test(word));
  const [food, ...more] = own.filter((word) => !/^(?:free|no|without)$/.test(word));
  if (food === undefined || more.length > 0 || isFree === isHeld) return null;
  const kinds = CALLED[food] ?? (Object.hasOwn(FOODS, food) ? [food] : null);
  return kinds ? { kinds, isFree, named: null } : KINDS.has(food) ? { kinds: [], isFree, named: food } : null;
}

interface Item {
  said: string;
  kinds: ReadonlySet<string>;
  foods: ReadonlySet<string>;
  isKnown: boolean;
}

const WORDS = dishWords as Record<'dishes' | 'cooked', string>;
const LISTS =
  /(?::\s|(?<!\p{L})(?:ingredients?|made (?:of|from|with)|contains?|consists of|filled with|topped with|with|ingredienser|innehåller|med|zutaten|enthält|aus|mit|ingrédients|avec|contient|ingredientes|con)(?!\p{L})\s?)/giu;
const OUT = /^(?:no|without|free from|not|utan|ohne|sans|sin|kein\p{L}{0,2})\s|(?:-free|\sfree|fri|frei)$/iu;

/** `vegetarian` of a list of ingredients: no where one is of what is kept away, yes where all are known and none is. */
export function ofFood(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const asked = askedBy(words);
  const list = asked && itemsIn(reading, scope);
  if (!asked) return null;
  const isOf = ({ kinds, foods }: Item): boolean =>
    asked.named === null
      ? asked.kinds.some((kind) => kinds.has(kind))
      : [...foods].some((food) => isSame(asked.named ?? '', food));
  const dish = dishIn(reading, scope);
  const found = [...(list?.items ?? []), ...(dish === null ? [] : [itemOf(dish)])].find(isOf);
  if (found && !(asked.kinds.includes('gluten') && NO_WHEAT.test(reading.text)))
    return fromText(!asked.isFree, found.said);
  if (!list) return null;
  const isWhole = list.isList && list.items.length > 1 && list.items.every(({ isKnown }) => isKnown);
  return !found && isWhole ? fromText(asked.isFree, list.quote) : null;
}

const DISH = /^[\p{Lu}][\p{L}’' -]{2,50}$/u;
/** A dish of which that is denied or made of something else. */
const NO_DISH =
  /(?<!\p{L})(?:no|not|without|never|vegan|veggie|vegetarian|plant-based|meatless|meat-free|mock|fake|style|inte|utan|ingen|vegansk\p{L}?|vegetarisk\p{L}?|nicht|ohne|kein\p{L}{0,2}|vegan\p{L}{1,2}|vegetarisch\p{L}{0,2}|sans|pas|végétarien\p{L}{0,2}|végétal\p{L}?|sin|no|vegan[oa]|vegetarian[oa]|or|we|i|you|is|are|was|have|has|eat|like|love|want)(?!\p{L})/iu;

/** "Grilled chicken with rice": the dish that a text of one phrase is called; null where it is no such phrase. */
function dishIn({ text }: Reading, { start, end }: Span): string | null {
  const own = text.slice(start, end).trim().replace(/[.]$/u, '');
  const head = own.split(/(?:,|\s(?:with|med|mit|avec|con|and|och|und|et|y))\s/u)[0];
  return own.length < 100 && DISH.test(head) && !NO_DISH.test(own) && isDish(head) ? head : null;
}

const COOKED = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.cooked)})(?!\p{L})`, 'iu');
const DISHES = new RegExp(String.raw`(?:^|\s)(?:${anyWordOf(WORDS.dishes)})$`, 'iu');

/** "Chicken farmers" are no dish: what is cooked, a kind of dish, or the food alone. */
const isDish = (head: string): boolean =>
  COOKED.test(head) || DISHES.test(head) || itemOf(head.split(' ').slice(-1).join(' ')).foods.size > 0;

function itemsIn(reading: Reading, scope: Span): { items: Item[]; isList: boolean; quote: string } | null {
  const told = statementsIn(reading, scope).map(({ text, before }) => before.slice(-60) + text);
  const lists = told.flatMap((text) => {
    const marks = [...text.matchAll(LISTS)];
    const from = marks.length === 0 ? -1 : marks[0].index + marks[0][0].length;
    return from < 0 ? [] : [text.slice(from)];
  });
  if (lists.length === 0) return null;
  const quote = lists.join(', ');
  const items = quote
    .split(/[,;()]|\s(?:and|with|plus|och|med|und|mit|et|avec|y|con)\s/iu)
    .map((one) => one.trim().replace(/[.]$/u, ''))
    .filter((one) => /\p{L}{2}/u.test(one) && !OUT.test(one))
    .map(itemOf);
  return { items, isList: items.length > 1, quote: quote.slice(0, 120) };
}

function itemOf(said: string): Item {
  const words = said.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];
  const foods = new Set<string>();
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at);
    if (found) foods.add(found.food);
    at += found?.length ?? 1;
  }
  const kinds = new Set([...foods].flatMap((food) => [...(KINDS.get(food) ?? [])]));
  return { said, kinds, foods, isKnown: foods.size > 0 || isPlant(words.at(-1) ?? '') };
}

function longestAt(words: readonly string[], at: number): { food: string; length: number } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const own = words.slice(at, at + length).join(' ');
    const food = [own, own.replace(/s$/u, ''), own.replace(/es$/u, '')].find((one) => KINDS.has(one));
    if (food !== undefined) return { food, length };
  }
  return null;
}

/** A vegetable, a fruit or a spice that the list of foods lacks. */
const isPlant = (word: string): boolean =>
  ['vegetable', 'fruit', 'spice', 'herb', 'cereal', 'legume'].some((kind) => isRelated(kind, word)?.kind === 'kind-of');
