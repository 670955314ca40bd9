import type { Cut } from '../../../cut/cut.js';
import { atTerm, bellyLength, isMaternity } from '../../../cut/maternity.js';
import { bellyFront, bellyPanel, bellyRoom } from '../parts/belly.js';
import type { GirthRule } from '../checks.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body, Recipe, RecipeMaker } from '../recipe.js';
import { run } from '../rules/kit.js';
import { isEmpire } from './bodice.js';
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

/** The upper edge of the gathered skirt goes over the belly at term. */
const bellyUnderSeam = (pieces: readonly Piece[], body: Body): GirthRule => ({
  name: 'belly',
  body_mm: atTerm(body).waist,
  ease_mm: 0,
  tolerance_mm: null,
  least_mm: atTerm(body).waist * 1.02,
  parts: [{ run: run(SKIRT, 'a', 'b'), times: pieces.find((p) => p.id === SKIRT)?.cuts[0].count ?? 1 }],
});

const SKIRT = 'own.tier1';
const showsRoom: Alteration = (pieces) =>
  pieces.map((p) => (p.id === SKIRT ? { ...p, shows: [...(p.shows ?? []), 'occasion=maternity'] } : p));

/** A woven dress has its seam under the bust and a gathered skirt from there; the bodice has room for the bust at term. */
function overDress(maker: RecipeMaker, spec: Cut, body: Body): Recipe {
  const recipe = maker({ ...spec, fit: 'loose' }, body);
  if (recipe.base !== 'bella+own' || !isEmpire(spec) || !spec.details.includes('gathers'))
    return overTop(maker(spec, body));
  const { joins } = recipe;
  const longer = Math.round(bellyLength(atTerm({ ...body })) / 5) * 5;
  return noted(
    {
      ...recipe,
      alter: [...(recipe.alter ?? []), showsRoom],
      joins: (pieces, b) => {
        const own = joins?.(pieces, b);
        return { seams: own?.seams ?? [], girths: [...(own?.girths ?? []), bellyUnderSeam(pieces, b)] };
      },
    },
    [`The belly lifts the hem in front: cut the front panel of the skirt ${longer} mm longer at its upper edge.`],
  );
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
    if (TROUSERS.has(spec.garment)) return overTrousers(spec, body);
    return spec.garment === 'dress' ? overDress(maker, spec, body) : overTop(maker(spec, body));
  };
