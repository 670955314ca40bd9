#!/usr/bin/env node
/** Whether concepts keep their style: some two hundred styles, each concept looked at for the cloth, the kind of clothes and the season that it names and for what it rules out. Run after `node scripts/build.mjs`; `--show` prints what is not kept. */
const { planConcepts } = await import('../dist/src/tools/engine/concepts/index.js');

/** What the description has to say of each kind, and what of each cloth; what no season says. Written apart from the planner's lists. */
const KINDS = {
  sportswear: /jogger|legging|shorts|track jacket|hoodie|sweatshirt|tank|T-shirt|jersey top|polo|bodysuit|rain jacket/i,
  beachwear: /swim|wrap|shirt|shorts|tunic|tank|dress|skirt|harem|tote|hat/i,
  lingerie: /bodysuit|corset|slip dress|tank|pyjama|top/i,
  loungewear: /pyjama|jogger|hoodie|sweatshirt|kimono|cardigan|tank|jersey top|legging|trousers|dress/i,
  knitwear: /sweater|cardigan|knit|scarf|roll-neck|turtleneck/i,
  coats: /coat|parka|cape|trench|jacket/i,
  suits: /blazer|waistcoat|trousers|skirt|coat|shorts/i,
  dresses: /dress|gown|pinafore/i,
  skirts: /skirt/i,
  trousers: /trousers|jeans|joggers/i,
  jackets: /jacket|blazer|bomber|kimono/i,
  shirts: /shirt/i,
  kimonos: /kimono|wrap/i,
  hoodies: /hoodie|sweatshirt/i,
};
const CLOTHS = {
  linen: /linen/i,
  wool: /wool/i,
  denim: /denim/i,
  leather: /leather/i,
  silk: /silk/i,
  velvet: /velvet/i,
  tweed: /tweed/i,
  cotton: /cotton|poplin|voile|drill|oxford/i,
  corduroy: /corduroy/i,
  cashmere: /cashmere/i,
};
const SEASONS = {
  summer: /melton|flannel|down-filled|puffer|duffle|parka|fleece|alpaca|mohair/i,
  winter: /swimsuit|swim shorts|voile|seersucker|organza|camp-collar/i,
};
const MEN = /dress|skirt|gown|corset|blouse|bodysuit/i;

const styles = [];
const add = (style, holds, never = []) => styles.push({ style, holds, never });
for (const [kind, pattern] of Object.entries(KINDS)) {
  add(kind, [pattern]);
  add(`90s ${kind}`, [pattern]);
  for (const world of ['minimalist', 'luxury', 'parisian']) add(`${world} ${kind}`, [pattern]);
}
const FIT = {
  coats: 'wool',
  suits: 'tweed',
  dresses: 'silk',
  skirts: 'denim',
  trousers: 'corduroy',
  jackets: 'leather',
  shirts: 'linen',
};
for (const kind of ['coats', 'suits', 'dresses', 'skirts', 'trousers', 'jackets', 'shirts'])
  for (const cloth of [FIT[kind], 'wool', 'cotton', 'velvet'])
    add(
      `${cloth} ${kind}`,
      kind === 'shirts' && (cloth === 'wool' || cloth === 'velvet') ? [CLOTHS[cloth]] : [CLOTHS[cloth], KINDS[kind]],
    );
for (const [cloth, pattern] of Object.entries(CLOTHS)) {
  add(cloth, [pattern]);
  add(`nordic ${cloth}`, [pattern]);
  add(`${cloth} for men`, [pattern], [MEN]);
  add(`punk without ${cloth}`, [], [pattern]);
  add(`romantic, no ${cloth}`, [], [pattern]);
}
for (const season of ['summer', 'winter'])
  for (const world of [
    'streetwear',
    'boho',
    'business',
    'japanese',
    'workwear',
    'romantic',
    'preppy',
    'punk',
    'western',
    'gothic',
  ])
    add(`${season} ${world}`, [], [SEASONS[season]]);
for (const world of [
  'streetwear',
  'boho',
  'business',
  'japanese',
  'workwear',
  'romantic',
  'preppy',
  'punk',
  'western',
  'gothic',
  'victorian',
  'luxury',
])
  add(`${world} menswear`, [], [MEN]);
for (const [colour, other] of [
  ['black', 'gothic'],
  ['red', 'punk'],
  ['navy', 'nautical'],
  ['pink', 'romantic'],
  ['green', 'military'],
])
  add(`${other} but not ${colour}`, [], [new RegExp(`\\b${colour}\\b`, 'i')]);
const FOREIGN = [
  ['sommarklänning i linne', [KINDS.dresses, CLOTHS.linen]],
  ['klänningar i siden', [KINDS.dresses, CLOTHS.silk]],
  ['kappor i ull', [KINDS.coats, CLOTHS.wool]],
  ['sportkläder', [KINDS.sportswear]],
  ['badkläder', [KINDS.beachwear]],
  ['Mäntel aus Wolle', [KINDS.coats, CLOTHS.wool]],
  ['Kleider aus Leinen', [KINDS.dresses, CLOTHS.linen]],
  ['Bademode', [KINDS.beachwear]],
  ['robes en soie', [KINDS.dresses, CLOTHS.silk]],
  ['manteaux en laine', [KINDS.coats, CLOTHS.wool]],
  ['vestidos de lino', [KINDS.dresses, CLOTHS.linen]],
  ['ropa de playa', [KINDS.beachwear]],
  ['kimono-inspired', [KINDS.kimonos]],
  ['tweed', [CLOTHS.tweed]],
  ['gym', [KINDS.sportswear]],
  ['black tie', [/gown|dress|top|jumpsuit|cape|blazer|trousers|skirt/i]],
  ['no dresses, boho', [], [KINDS.dresses]],
  ['streetwear ohne Jeans', [], [/jeans/i]],
];
for (const [style, holds, never] of FOREIGN) add(style, holds, never ?? []);

let [kept, all, against, alike] = [0, 0, 0, 0];
for (const { style, holds, never } of styles) {
  const concepts = planConcepts(style, 5, 11);
  if (new Set(concepts.map(({ name }) => name)).size < concepts.length) alike += 1;
  for (const { name, description } of concepts) {
    const missing = holds.filter((pattern) => !pattern.test(description));
    const wrong = never.filter((pattern) => pattern.test(`${name} ${description}`));
    all += 1;
    if (missing.length === 0 && wrong.length === 0) kept += 1;
    if (wrong.length > 0) against += 1;
    if ((missing.length > 0 || wrong.length > 0) && process.argv.includes('--show'))
      process.stdout.write(`${style}: ${name}: ${description}\n`);
  }
}
process.stdout.write(
  `styles ${styles.length}: concepts that keep theirs ${kept} of ${all} (${((100 * kept) / all).toFixed(1)} %), against it ${against}, with doubles ${alike}\n`,
);
