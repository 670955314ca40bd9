import type { Detail, Era, Fabric, Fit, Occasion, Print } from '../../spec.js';

/** What a style leans to where the text leaves things open. */
export interface StyleBias {
  /** Colour names, main first. */
  colors: readonly string[];
  /** In order of preference; the first that suits the kind of garment is taken. */
  fabrics: readonly Fabric[];
  fit?: Fit;
  print?: Print;
  details?: readonly Detail[];
  era?: Era;
  occasion?: Occasion;
}

export interface Row extends StyleBias {
  words: string;
}

const row = (
  words: string,
  colors: string,
  fabrics: readonly Fabric[],
  more: Omit<StyleBias, 'colors' | 'fabrics'> = {},
): Row => ({
  words,
  colors: colors.split(', '),
  fabrics,
  ...more,
});

/** Style names and their leanings. The phrases are alternatives for one style; the first is its name. */
export const ROWS: readonly Row[] = [
  row(
    'minimalist|minimalistic|minimal|minimalism|clean lines|pared back|minimalistisk|minimaliste|minimalista',
    'off-white, charcoal, stone',
    ['cotton-poplin', 'wool', 'crepe', 'ponte', 'jersey'],
    { print: 'solid', fit: 'regular' },
  ),
  row(
    'streetwear|street style|urban|street|hypebeast|skater style|skate',
    'black, heather grey, orange',
    ['sweatshirt-fleece', 'jersey', 'denim', 'nylon'],
    { fit: 'oversized' },
  ),
  row(
    'cottagecore|cottage core|cottage|rural romantic|farmhouse',
    'cream, sage, dusty rose',
    ['cotton', 'linen', 'muslin', 'wool', 'knit'],
    { print: 'ditsy' },
  ),
  row(
    'nordic|scandinavian|scandi|nordisk|skandinavisk|hygge|nordique',
    'off-white, slate blue, light grey',
    ['wool', 'linen', 'organic-cotton', 'merino'],
    { print: 'solid', fit: 'relaxed' },
  ),
  row('art deco|deco|gatsby style', 'black, gold, emerald', ['satin', 'velvet', 'silk', 'brocade'], {
    era: '1920s',
    print: 'geometric',
  }),
  row(
    'bohemian|boho|boho chic|bohemisk|bohème|boheme|bohemio|hippie style',
    'terracotta, cream, mustard',
    ['viscose', 'cotton', 'linen', 'suede', 'crochet'],
    { fit: 'relaxed' },
  ),
  row(
    'gothic|goth|gotisk|dark romantic|vampire|gotico',
    'black, burgundy, dark purple',
    ['velvet', 'lace', 'leather', 'satin', 'jersey'],
    {},
  ),
  row('punk|punk rock|pop punk', 'black, red, white', ['leather', 'denim', 'cotton', 'jersey'], {
    print: 'tartan',
    details: ['studs'],
  }),
  row('grunge style|grungy', 'charcoal, forest green, burgundy', ['flannel', 'denim', 'jersey', 'knit'], {
    print: 'plaid',
    fit: 'oversized',
    era: '1990s',
  }),
  row(
    'preppy|prep|ivy league|collegiate style|varsity style|old money|quiet luxury|stealth wealth',
    'navy, cream, burgundy',
    ['oxford', 'wool', 'twill', 'cotton', 'knit'],
    { fit: 'regular' },
  ),
  row(
    'classic|timeless|traditional|klassisk|klassisch|classique|clásico|clasica|clásica',
    'navy, white, camel',
    ['wool', 'cotton-poplin', 'gabardine', 'cotton'],
    { fit: 'regular', print: 'solid' },
  ),
  row(
    'elegant|chic|sophisticated|refined|graceful|polished|elegante|élégant|élégante|stylish',
    'black, ivory, champagne',
    ['silk', 'crepe', 'satin', 'wool'],
    { print: 'solid' },
  ),
  row(
    'romantic|romantisk|romantique|romantisch|dreamy|whimsical|ethereal|fairytale|fairy|romántico|romantica',
    'blush, ivory, dusty rose',
    ['chiffon', 'lace', 'silk', 'voile', 'cotton'],
    {},
  ),
  row(
    'vintage style|retro|vintage inspired|old fashioned|vintage look',
    'mustard, teal, rust',
    ['cotton', 'wool', 'crepe', 'viscose'],
    {},
  ),
  row(
    'avant garde|avantgarde|deconstructed|conceptual|experimental|sculptural',
    'black, white, graphite',
    ['wool', 'neoprene', 'cotton-poplin', 'felt'],
    { details: ['asymmetry'] },
  ),
  row(
    'techwear|gorpcore|tech wear|tactical|technical style|urban tech',
    'black, graphite, neon green',
    ['softshell', 'nylon', 'ripstop'],
    {},
  ),
  row(
    'athleisure style|athletic style|sporty chic|sport luxe',
    'black, light grey, white',
    ['ponte', 'french-terry', 'jersey', 'spandex'],
    { fit: 'regular' },
  ),
  row(
    'workwear style|heritage|rugged|americana|utility style|industrial',
    'tobacco, indigo, ecru',
    ['canvas', 'denim', 'twill', 'flannel'],
    { details: ['topstitching'], fit: 'relaxed' },
  ),
  row(
    'military style|army style|utilitarian style|safari style',
    'army green, khaki, tan',
    ['twill', 'canvas', 'gabardine', 'cotton'],
    {},
  ),
  row(
    'nautical|marine style|sailor style|coastal|maritime|marin stil',
    'navy, white, red',
    ['cotton', 'jersey', 'twill', 'linen', 'wool'],
    { print: 'breton' },
  ),
  row(
    'western|cowboy|rodeo|country|cowgirl|wild west',
    'denim blue, tan, cream',
    ['denim', 'suede', 'cotton', 'leather'],
    { details: ['yoke'] },
  ),
  row(
    'japanese|wabi sabi|japandi|zen|tokyo minimal|kyoto|japansk',
    'indigo, ecru, ink',
    ['linen', 'cotton', 'hemp', 'wool'],
    { fit: 'relaxed', print: 'solid' },
  ),
  row(
    'harajuku|kawaii|cute|decora|fairy kei|sweet',
    'baby pink, mint, lavender',
    ['cotton', 'jersey', 'tulle', 'faux-fur'],
    {},
  ),
  row('lolita|gothic lolita|doll like|dollcore', 'ivory, black, baby pink', ['cotton', 'lace', 'velvet'], {
    details: ['ruffles'],
  }),
  row('korean|k fashion|seoul|k pop', 'cream, light blue, grey', ['wool', 'cotton', 'jersey', 'knit'], {
    fit: 'oversized',
  }),
  row(
    'parisian|french|french girl|parisienne|parisisk|french chic',
    'black, ecru, navy',
    ['wool', 'silk', 'cotton', 'crepe', 'knit'],
    { fit: 'regular' },
  ),
  row(
    'italian|riviera|mediterranean|dolce vita|sicilian',
    'white, terracotta, cobalt',
    ['linen', 'silk', 'cotton', 'wool'],
    {},
  ),
  row(
    'british|english country|countryside|heritage british|tweedy style',
    'moss green, camel, burgundy',
    ['tweed', 'wool', 'corduroy', 'flannel'],
    {},
  ),
  row(
    'dark academia|academia|scholarly|light academia|academic|librarian',
    'chocolate, moss green, cream',
    ['tweed', 'wool', 'corduroy', 'cotton'],
    { print: 'checks' },
  ),
  row(
    'glam|glamorous|glamour|hollywood|diva|luxurious|opulent|luxury|lavish|glam rock',
    'gold, black, ruby',
    ['satin', 'velvet', 'sequin', 'silk', 'lurex'],
    {},
  ),
  row('disco style|studio style|party glam', 'silver, fuchsia, royal purple', ['lurex', 'sequin', 'satin', 'velvet'], {
    era: '1970s',
  }),
  row(
    'psychedelic style|hippie look|flower power|groovy',
    'burnt orange, mustard, teal',
    ['viscose', 'cotton', 'corduroy', 'jersey'],
    { print: 'paisley', era: '1970s' },
  ),
  row('mod style|mod fashion|sixties style', 'white, black, tangerine', ['wool', 'cotton', 'ponte'], {
    era: '1960s',
    print: 'geometric',
  }),
  row('rockabilly style|pin up style', 'cherry red, black, white', ['cotton', 'cotton-poplin', 'denim'], {
    era: '1950s',
    print: 'polka-dots',
  }),
  row(
    'futurism|cyberpunk style|sci fi style|space|cyber style|futuristic style',
    'silver, black, electric blue',
    ['neoprene', 'faux-leather', 'nylon', 'lurex'],
    { era: 'futuristic' },
  ),
  row('steampunk', 'umber, copper, black', ['wool', 'brocade', 'leather', 'cotton'], { era: 'victorian' }),
  row(
    'victorian style|edwardian style|historical|period costume',
    'burgundy, ivory, black',
    ['wool', 'taffeta', 'velvet', 'cotton'],
    { era: 'victorian' },
  ),
  row(
    'regencycore|regency style|austen|bridgerton style',
    'powder blue, ivory, lilac',
    ['muslin', 'voile', 'silk', 'cotton'],
    { era: 'regency' },
  ),
  row(
    'medieval style|fantasy|elvish|renaissance fair|fairycore|viking style|renaissance style',
    'forest green, burgundy, ecru',
    ['linen', 'wool', 'velvet'],
    { era: 'medieval' },
  ),
  row('y2k style|y2k|mcbling|2000s style', 'hot pink, baby blue, silver', ['jersey', 'denim', 'velour', 'lurex'], {
    era: '2000s',
    fit: 'tight',
  }),
  row(
    'normcore|basic|everyday basics|simple|no frills|understated|enkel|einfach|simple style|sencillo|subtle',
    'heather grey, white, navy',
    ['cotton', 'jersey', 'denim', 'wool'],
    { fit: 'regular', print: 'solid' },
  ),
  row(
    'maximalist|maximalism|eclectic|colourful|colorful|bold style|dopamine dressing|färgglad|loud|playful|dopamine',
    'fuchsia, tangerine, cobalt',
    ['cotton', 'satin', 'viscose', 'wool', 'jersey'],
    { print: 'abstract' },
  ),
  row(
    'tropical style|resort style|vacation style|island|caribbean',
    'turquoise, coral, white',
    ['viscose', 'linen', 'cotton'],
    { print: 'tropical' },
  ),
  row(
    'sustainable|eco|eco friendly|slow fashion|ecological|hållbar|nachhaltig|zero waste|earthy style|organic style',
    'ecru, moss green, clay',
    ['organic-cotton', 'linen', 'hemp', 'tencel', 'wool'],
    {},
  ),
  row(
    'business style|corporate style|professional style|office style|office siren|power dressing style',
    'charcoal, white, navy',
    ['wool', 'cotton-poplin', 'crepe', 'gabardine'],
    { fit: 'slim', print: 'solid' },
  ),
  row(
    'biker style|rocker|rock|rock n roll|rock chic|edgy|heavy metal',
    'black, gunmetal, red',
    ['leather', 'denim', 'jersey', 'faux-leather'],
    { fit: 'slim' },
  ),
  row(
    'coquette|girly|feminine|balletcore|ballet core|coquettish|flirty|feminin',
    'ballet pink, ivory, cherry red',
    ['satin', 'lace', 'cotton', 'knit', 'tulle'],
    { details: ['bow'] },
  ),
  row('barbiecore|barbie', 'barbie pink, hot pink, white', ['satin', 'cotton', 'crepe', 'ponte'], {}),
  row('mermaidcore|oceanic|siren|sea inspired', 'seafoam, pearl, turquoise', ['satin', 'sequin', 'chiffon'], {}),
  row(
    'goblincore|forestcore|witchy|woodland|witchcore|whimsigoth',
    'moss, umber, plum',
    ['velvet', 'linen', 'wool', 'knit'],
    {},
  ),
  row(
    'brutalist|architectural|bauhaus|constructivist|geometric style',
    'concrete, black, red',
    ['wool', 'neoprene', 'cotton-poplin', 'felt'],
    {},
  ),
  row(
    'art nouveau|pre raphaelite|arts and crafts|jugend',
    'sage, old gold, plum',
    ['silk', 'velvet', 'viscose', 'cotton'],
    { print: 'botanical', era: 'edwardian' },
  ),
  row('surfer|beachy|californian|surf', 'sky blue, sand, coral', ['cotton', 'terry', 'linen', 'jersey'], {
    fit: 'relaxed',
  }),
  row(
    'casual style|smart casual style|laid back|effortless|comfy|avslappnad stil|relaxed style|comfortable|cosy style',
    'navy, oatmeal, denim blue',
    ['cotton', 'jersey', 'denim', 'knit', 'wool'],
    { fit: 'relaxed' },
  ),
  row(
    'monochrome|monochromatic|black and white style|noir',
    'black, white, grey',
    ['cotton', 'wool', 'crepe', 'jersey'],
    { print: 'solid' },
  ),
  row('african|afrocentric|afro|west african', 'saffron, cobalt, brick red', ['cotton', 'brocade'], { print: 'batik' }),
  row('indian|bollywood|desi', 'magenta, saffron, gold', ['silk', 'brocade', 'cotton', 'chiffon'], {
    details: ['embroidery'],
  }),
  row('folk|folklore|ethnic|peasant style|slavic|folklig', 'ecru, red, navy', ['linen', 'cotton', 'wool'], {
    details: ['embroidery'],
  }),
  row(
    'festive|holiday style|christmas style|festlig',
    'ruby, emerald, gold',
    ['velvet', 'satin', 'taffeta', 'wool'],
    {},
  ),
  row('sexy|sensual|seductive|sultry|daring', 'black, ruby, wine', ['satin', 'lace', 'jersey', 'velvet'], {
    fit: 'tight',
  }),
];
