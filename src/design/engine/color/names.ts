/** Curated fashion colours, written for this project; families from light to dark. */
const FAMILIES: readonly string[] = [
  // white and cream
  'white #fdfdfb, off-white #f5f1e6, ivory #f6f0dc, cream #f3e8cf, ecru #e6dcc3, eggshell #efe8d6',
  'pearl #ece7df, snow white #fbfcfd, alabaster #edeae0, chalk #eeece4, milk #f9f6ee, vanilla #f3e3b3',
  'bone #e3dac5, oyster #dcd3c2, antique white #f2e6d4, porcelain #f0f1ee, linen #ebe1d0',
  'winter white #f1eee5, magnolia #f1e7d8, champagne #ecd8b4, parchment #eee3c8',
  // grey and black
  'light grey #cfd0d1, pale grey #dcdddd, silver #bfc3c7, dove grey #b4b1ac, ash #b3b3ad',
  'pearl grey #c9c8c3, platinum #dedcd6, grey #8c8e91, heather grey #a9abad, stone grey #9d9890',
  'pewter #85878a, steel #71797f, slate #5f6b76, slate grey #646d75, gunmetal #4a4f55, charcoal #3d4044',
  'graphite #45474a, anthracite #34373b, dark grey #55585b, smoke #77797b, concrete #98978f, black #17171a',
  'jet black #0c0c0e, onyx #1b1c1e, ebony #26221f, ink #1d2330, off-black #242427, soot #2c2b2b',
  'raven #202026, caviar #2a292b',
  // beige and brown
  'beige #d8c4a3, sand #d3bd94, stone #c3b8a3, taupe #8f8073, greige #b5aa9a, oatmeal #d9cdb6, oat #dccfb4',
  'nude #e0bfa4, buff #d9b982, khaki #a99a6c, camel #b98a54, tan #c49a6c, fawn #c5a177, biscuit #d9b98b',
  'wheat #e2c68f, honey #c98f32, caramel #b0733a, toffee #9a6534, latte #bd9a78, mocha #7b5a46',
  'coffee #5b4032, espresso #3a2a23, chocolate #4b2e20, brown #6b4429, chestnut #6e3626, walnut #5d4330',
  'cognac #934a22, tobacco #77532c, hazelnut #a57c54, cinnamon #a0522d, sienna #96502f, umber #5f4632',
  'sepia #66492f, russet #7d3f22, rust #a5482a, copper #b0683f, bronze #8a6535, mahogany #5a2a22',
  'saddle brown #7d4a24, cocoa #6a4534, almond #e3cfb2, mushroom #b3a394, clay #b07457, terracotta #bf6244',
  'adobe #bb6a4c, brick #9b3f32, brick red #9b3b30, ginger #b06028, chai #bc9873, fudge #57402f',
  'nutmeg #85563a, teak #946b44, desert #d2b083, dune #cdb68e, putty #c8b99e, pebble #aaa394',
  'driftwood #9c8a73, peanut #a97c4c, molasses #462c20, dark brown #452c1d, light brown #a37a54',
  'maple #b5773d, oak #a98554, sable #4a3a31, mink #8a7364',
  // red
  'red #c8202f, bright red #e0202b, scarlet #cf2318, crimson #a8142c, cherry red #b3122f, cherry #a5142f',
  'ruby #9b1139, garnet #7a1a28, cardinal #ad1b34, burgundy #6b1228, wine #6a1b33, maroon #6b1a24',
  'oxblood #5a1620, bordeaux #641729, merlot #5c1a2d, claret #74182f, blood red #7f0f14, vermilion #d93e23',
  'tomato red #d1402b, tomato #d1402b, poppy #dc3a2a, fire engine red #ce1920, lipstick red #b90f33',
  'cranberry #8f1d38, raspberry #b0234e, strawberry #d23b50, chilli red #b92a20, paprika #b0432a',
  'rosewood #73303a, dark red #7e1420, currant #641a2c, pomegranate #9d1f38, rouge #a33046, sangria #7c1733',
  'carmine #9f1a31',
  // orange and yellow
  'orange #e77a23, burnt orange #b9541c, tangerine #ee8030, apricot #f0b183, peach #f5bd9a, coral #f0745c',
  'salmon #ee8e78, melon #f3a384, papaya #f28b55, pumpkin #cf6a1e, persimmon #dc5f33, mandarin #ec7a31',
  'amber #d78a1b, saffron #e6a52b, marigold #e59a1c, ochre #bf8528, cantaloupe #f2b07c, flame #dd5026',
  'blood orange #cf4124, cayenne #a83c28, living coral #f5776b, carrot #e5802c, mustard #c6962a',
  'gold #c49a3a, old gold #b38b2d, yellow #f2cc38, lemon #f4e05d, canary #f6dd45, butter #f5e3a1',
  'butter yellow #f5e3a1, buttercup #f0c23c, sunflower #eab42a, daffodil #f3d33f, straw #dfc77c',
  'primrose #f2e29a, maize #efc75a, custard #f3dd92, banana #f4df80, pale yellow #f6eaa7, sunshine #f5c92f',
  'corn #eac251, turmeric #d29a24, neon yellow #e6f52c, chartreuse #b9c934, brass #a98a3e, citrine #d6b83a',
  'citron #d8d153, dijon #b88f2f',
  // green
  'green #2f7d46, light green #a3cf9b, dark green #1d4a31, lime #a3cc39, lime green #97c83a',
  'neon green #5cf03a, pistachio #b3ca91, mint #b2dfc8, mint green #aadcc1, seafoam #a5d5c1',
  'celadon #aac8ae, sage #a3ad91, sage green #9caa8b, eucalyptus #88a596, moss #6f7a3d, moss green #6c7640',
  'olive #6a6a34, olive green #666a37, army green #535838, khaki green #747045, military green #515a3b',
  'avocado #71803a, fern #5d8650, grass #5a9b3d, grass green #579a3f, apple #86b846, apple green #83b745',
  'pea #8fa64a, emerald #117a55, emerald green #117a55, jade #3a9c78, malachite #1c8157, viridian #3b7a68',
  'kelly green #24924b, forest #22502f, forest green #23512f, hunter green #2b5139, bottle green #123f2f',
  'racing green #134534, pine #234b3b, pine green #214c3b, spruce #2f5349, juniper #425f4c, ivy #3c5c37',
  'basil #53683f, artichoke #8a9a78, matcha #a9bb78, lichen #a4ad85, spearmint #62b58e',
  'spring green #7cc97a, shamrock #1f9455, sea green #3b8f76, algae #577a4d, kale #4b6547, cypress #4e5b3c',
  'thyme #66725a, british racing green #134534, celery #c3ca83, agave #72907f, laurel #687a58',
  // teal and turquoise
  'teal #14717a, dark teal #0e4c54, turquoise #37b6b4, aqua #62cdcf, aquamarine #79d3bf, cyan #27b8d0',
  'petrol #155765, petrol blue #15566a, peacock #0d6f80, lagoon #2d8b93, verdigris #4b9a93',
  'duck egg #c0d8d4, duck egg blue #bdd6d6, robin egg blue #83cfcf, tiffany #82d0c6, ice mint #cfe8df',
  'ocean #1f6f8b, lake #4a8d9f',
  // blue
  'blue #2a5caa, light blue #a7c8e8, pale blue #c5dbec, baby blue #b5d3ec, powder blue #b6cfe0',
  'ice blue #d3e5ef, sky blue #86bfe6, cornflower #6c92d6, cornflower blue #6c92d6, periwinkle #9aa3dc',
  'steel blue #507a9f, denim blue #48678c, denim #48678c, dusty blue #8fa6ba, french blue #3e68b0',
  'azure #3d8fd9, cerulean #3a87b7, cobalt #1d47a6, cobalt blue #1d47a6, royal blue #2446b4',
  'electric blue #1c4cf0, ultramarine #2a2fa4, klein blue #1330a8, sapphire #1d3f94, dark blue #1c2f5c',
  'navy #1b2846, midnight #181f36, midnight blue #181f3a, indigo #32356f, marine #1d3557',
  'marine blue #1d3a63, prussian blue #16324d, air force blue #5d7a95, slate blue #5c7290, bluebell #8b94cf',
  'oxford blue #1a2b4c, ink blue #212c4a, glacier #bcd6dd, storm blue #546879, chambray #8097b3',
  'hyacinth #7c86c4, bright blue #1f6ae0, neon blue #2b63ff, delft blue #2f4878, wedgwood #6c8ebb',
  'swedish blue #1a5ba0, pigeon blue #7f92a8, arctic #dbe7ec, cadet blue #5a7d8c, cambridge blue #8fbca6',
  'woad #5b7286, egyptian blue #2440a0, lapis #26549c',
  // purple
  'purple #6a3a8c, violet #7548a8, lilac #c5aedb, lavender #b9aad6, mauve #ac8aa6, plum #5e2750',
  'aubergine #3f1f38, eggplant #42233e, grape #573069, amethyst #8a5fb5, orchid #c27bc4, wisteria #ac9bd2',
  'heather #a58bab, mulberry #7d2b56, royal purple #56309a, dark purple #3d2254, iris #625fb5',
  'thistle #c9b3cb, damson #4b2740, byzantium #662c60, ultra violet #5d4b8d, light purple #b39bcf',
  'blackberry #432c42, fig #55394a, grape juice #603049, boysenberry #793355, raisin #4a2b38, prune #4c2638',
  // pink
  'pink #f09ab3, light pink #f8cdd6, pale pink #f7d8dc, baby pink #f6c6d1, blush #efcabf',
  'blush pink #f0c8c4, powder pink #eccac9, dusty pink #d2a09d, dusty rose #c68d8c, rose #d97b8e',
  'rose pink #e38aa0, rose gold #c98d7d, old rose #bd7e80, hot pink #ee3d96, neon pink #ff3ea0',
  'fuchsia #cf2490, magenta #c21a7f, shocking pink #f2278c, cerise #c8245f, bubblegum #f58fbd',
  'bubblegum pink #f58fbd, candy pink #ef7ca0, flamingo #f2849a, peony #df7ba5, carnation #ee9fa6',
  'millennial pink #f0bfb8, ballet pink #f5d6d5, shell pink #f5d2c5, salmon pink #f09585',
  'coral pink #f28478, watermelon #ee5c6d, bright pink #f0509a, barbie pink #e93b94, punch #d9495f',
  'tea rose #eebfb4, mallow #a55a92, dark pink #b8476f, rhubarb #b5485a, beetroot #71203f, azalea #e2568a',
  'nude pink #e3bcb0, petal #f2d0d5, quartz #e6cdcb',
];

/** Other spellings: `spelling = name`. */
const SPELLINGS: readonly string[] = [
  'tobacco brown = tobacco, gray = grey, light gray = light grey, dark gray = dark grey, charcoal grey = charcoal',
  'charcoal gray = charcoal, offwhite = off-white, off white = off-white, off black = off-black',
  'ecrue = ecru, heather gray = heather grey, slate gray = slate grey, dove gray = dove grey',
  'grey marl = heather grey, gray marl = heather grey, egg shell = eggshell, navy blue = navy',
  'bluish = blue, reddish = red, greenish = green, fuschia = fuchsia, fuchsia pink = fuchsia',
  'turquoise blue = turquoise, teal blue = teal, teal green = teal, aqua blue = aqua, wine red = wine',
  'ruby red = ruby, burgundy red = burgundy, mustard yellow = mustard, lemon yellow = lemon',
  'canary yellow = canary, sunflower yellow = sunflower, sunshine yellow = sunshine, camel brown = camel',
  'chocolate brown = chocolate, coffee brown = coffee, rust red = rust, rust orange = rust, rusty = rust',
  'sapphire blue = sapphire, jade green = jade, electric-blue = electric blue, cerulean blue = cerulean',
  'azure blue = azure, petrol green = petrol, rose red = cerise, rosé = rose, plum purple = plum',
  'lavender purple = lavender, lilac purple = lilac, golden = gold, silvery = silver, creamy = cream',
  'creme = cream, crème = cream, eau de nil = celadon, sky = sky blue, baby-blue = baby blue',
  'sea foam = seafoam, seafoam green = seafoam, forest-green = forest green, pistachio green = pistachio',
  'army-green = army green, olive drab = army green, gun metal = gunmetal, terra cotta = terracotta',
  'ocher = ochre, oxblood red = oxblood, bordeaux red = bordeaux, scarlet red = scarlet',
  'crimson red = crimson, coral red = coral, coral orange = coral, peachy = peach',
  'natural white = off-white, pure white = white, bright white = white, optic white = white',
  'crisp white = white, all black = black, all white = white, pitch black = jet black, jet = jet black',
  'cream white = cream, creamy white = cream, undyed = ecru, unbleached = ecru, sandy = sand',
  'sand beige = sand, kaki = khaki, cocoa brown = cocoa, chestnut brown = chestnut, copper brown = copper',
  'honey yellow = honey, amber yellow = amber, violet blue = ultramarine, cobalt-blue = cobalt',
  'pinkish = pink, greyish = grey, purplish = purple, yellowish = yellow, pink rose = rose pink',
  'dusky pink = dusty pink, dusky rose = dusty rose, dusky blue = dusty blue, ash grey = ash',
  'ash gray = ash, steel grey = steel, steel gray = steel, powderpuff pink = powder pink',
  'sorbet pink = candy pink, indigo blue = indigo, ultramarine blue = ultramarine, orchid purple = orchid',
  'mauve pink = mauve, lavender grey = thistle, grass-green = grass green, racing-green = racing green',
  'cognac brown = cognac, tan brown = tan, brick-red = brick red, blood-red = blood red',
  'tomato-red = tomato red, pumpkin orange = pumpkin, saffron yellow = saffron, marigold yellow = marigold',
  'champagne gold = champagne, multicolour = coral, multicoloured = coral, multicolor = coral',
  'multicolored = coral, rainbow = coral',
];

const pairs = (lines: readonly string[], separator: RegExp): Record<string, string> =>
  Object.fromEntries(lines.flatMap((line) => line.split(', ')).map((entry) => entry.split(separator)));

/** Name → `#rrggbb`. */
export const COLOR_NAMES: Readonly<Record<string, string>> = pairs(FAMILIES, / (?=#)/);

/** Other spellings and plural names → a name above. */
export const COLOR_ALIASES: Readonly<Record<string, string>> = pairs(SPELLINGS, / = /);
