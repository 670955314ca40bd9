import type { Cut } from '../../../cut/cut.js';
import { atTerm, isMaternity } from '../../../cut/maternity.js';
import { bellyFront, bellyPanel, bellyRoom } from '../parts/belly.js';
import type { Body, Recipe, RecipeMaker } from '../recipe.js';
import { elasticTrousers } from './bottoms.js';

const noted = (recipe: Recipe, words: string[]): Recipe => ({
  ...recipe,
  status: words.length > 0 && recipe.status === 'exact' ? 'approximate' : recipe.status,
  deviations: [...recipe.deviations, ...words],
});

const drafted = (recipe: Recipe): Recipe => ({
  ...recipe,
  orders: recipe.orders.map((order) => ({ ...order, body: (_, body) => atTerm(body) })),
});

/** A knitted top or dress with room over the belly at term; other bases keep their words that they have none. */
function overTop(recipe: Recipe): Recipe {
  const design = recipe.base;
  if (design !== 'teagan' && design !== 'bibi') return recipe;
  const { joins } = recipe;
  return {
    ...drafted(recipe),
    alter: [...(recipe.alter ?? []), bellyFront(design)],
    joins: (pieces, body) => {
      const own = joins?.(pieces, body);
      return { seams: own?.seams ?? [], girths: [...(own?.girths ?? []), bellyRoom(pieces, design, body)] };
    },
  };
}

/** Trousers are pulled on and end below the belly, with a panel over it. */
function overTrousers(spec: Cut, body: Body): Recipe {
  const term = atTerm(body);
  const recipe = elasticTrousers({ ...spec, waistline: 'elastic' }, { ...body, seat: term.seat, hips: term.hips });
  const jeans =
    spec.garment === 'jeans' ? ['Jeans are drafted as pull-on trousers: without fly, yoke and rivets.'] : [];
  return noted(
    {
      ...recipe,
      orders: recipe.orders.map((order) => ({
        ...order,
        body: (_, of) => ({ ...of, seat: atTerm(of).seat, hips: atTerm(of).hips }),
      })),
      alter: [...(recipe.alter ?? []), bellyPanel],
    },
    jeans,
  );
}

const TROUSERS: ReadonlySet<string> = new Set(['trousers', 'jeans', 'wide-leg-trousers', 'shorts']);

/** The recipe of a garment with room for a belly, where the text asks for it. */
export const withBelly =
  (maker: RecipeMaker): RecipeMaker =>
  (spec, body) => {
    if (!isMaternity(spec)) return maker(spec, body);
    return TROUSERS.has(spec.garment) ? overTrousers(spec, body) : overTop(maker(spec, body));
  };
