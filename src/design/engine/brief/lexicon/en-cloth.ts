import { values } from '../lexeme.js';

const CLOTHS = values('fabrics', {
  cotton:
    'cotton|cotton blend|pure cotton|pima cotton|cottons|egyptian cotton|brushed cotton|supima|cotton mix|stretch cotton|heavy cotton|soft cotton|pima|cotton elastane|polycotton|poly cotton',
  'cotton-poplin':
    'poplin|cotton poplin|crisp cotton|cotton shirting|shirting|percale|broadcloth|cotton lawn|lawn|cotton sateen|sateen',
  'organic-cotton': 'organic cotton|bio cotton',
  oxford: 'oxford|oxford cloth|oxford cotton|oxford weave|pinpoint oxford',
  chambray: 'chambray',
  denim: 'denim|selvedge denim|raw denim|stretch denim|selvedge|jean fabric|selvage denim|rigid denim|japanese denim',
  canvas: 'canvas|duck canvas|cotton canvas|duck|duck cotton|sailcloth|cotton duck',
  twill: 'twill|cotton twill|drill|cavalry twill|cotton drill',
  gabardine: 'gabardine|gaberdine|wool gabardine|cotton gabardine',
  corduroy: 'corduroy|cord|needlecord|babycord|pincord|wide wale corduroy|wale corduroy|jumbo cord',
  flannel: 'flannel|flannelette|brushed flannel|cotton flannel|wool flannel',
  jersey:
    'jersey|cotton jersey|jersey knit|stretch jersey|single jersey|jersey fabric|viscose jersey|silk jersey|jersey cotton|t shirt fabric|matte jersey',
  interlock: 'interlock|double knit',
  'rib-knit':
    'rib knit|ribbed knit|ribbed jersey|rib jersey|ribbed cotton|ribbed fabric|ribbed knitted|ribbed wool|rib stitch',
  'french-terry': 'french terry|loopback|loopback cotton|loop back jersey|loopback jersey',
  'sweatshirt-fleece':
    'sweatshirt fleece|brushed fleece|cotton fleece|fleece back|sweatshirt fabric|sweatshirting|brushed back fleece|fleeceback|heavyweight fleece',
  fleece: 'fleece|polar fleece|sherpa|microfleece|polarfleece|sherpa fleece|micro fleece',
  linen: 'linen|linen blend|pure linen|washed linen|linen cotton|linens|irish linen|stonewashed linen|flax',
  hemp: 'hemp',
  ramie: 'ramie',
  viscose: 'viscose|rayon|ecovero|lenzing viscose',
  modal: 'modal',
  tencel: 'tencel|lyocell',
  bamboo: 'bamboo|bamboo viscose',
  crepe: 'crape|crepe|crêpe|crepe de chine|crêpe de chine|wool crepe|silk crepe',
  chiffon: 'chiffon|silk chiffon|chiffons',
  georgette: 'georgette',
  organza: 'organza|silk organza|gazar',
  tulle: 'tulle|netting|net tulle|soft tulle',
  satin: 'satin|duchess satin|silk satin|duchesse satin|satiny|satins|silky|satin finish|duchesse|liquid satin',
  charmeuse: 'charmeuse|silk charmeuse',
  silk: 'silk|raw silk|dupioni|silk blend|pure silk|mulberry silk|washed silk|silks|habotai|dupion|silk dupioni|wild silk',
  velvet: 'velvet|crushed velvet|velvety|velvets|panne velvet|silk velvet|devoré velvet|velveteen|cotton velvet',
  velour: 'velour',
  lace: 'lace|lacy|guipure|chantilly|chantilly lace|lace fabric|guipure lace|eyelet lace|leavers lace|lace overlay|crochet lace fabric',
  mesh: 'mesh|net|power mesh|fishnet|airtex|sports mesh|netted',
  wool: 'wool|woollen|woolen|virgin wool|wool blend|lambswool|lamb wool|wool mix|woolly|worsted|tropical wool|shetland wool|pure wool|boiled wool|worsted wool|loden|wools|lambs wool|recycled wool|heavy wool|merino wool blend|wool cashmere|shetland',
  merino: 'merino|merino wool|superfine merino',
  cashmere: 'cashmere|cashmir|cashmire|kashmir|cashmere blend|cashmere wool',
  mohair: 'mohair|angora',
  alpaca: 'alpaca|baby alpaca|alpaca wool',
  tweed: 'tweed|harris tweed|donegal tweed|donegal|tweedy',
  boucle: 'boucle|bouclé|boucle wool|bouclé wool',
  melton: 'melton|melton wool|wool melton',
  felt: 'felt|felted wool|felted',
  knit: 'knit|knitted|chunky knit|fine knit|knitwear fabric|chunky knitted|hand knitted|hand knit|waffle knit|pointelle|waffle|fine gauge knit|chunky|knits|pointelle knit|knitted fabric|fisherman rib|moss stitch|brioche stitch|fine gauge',
  'cable-knit': 'cable knit|cable knitted|cableknit|aran knit|chunky cable knit',
  crochet: 'crochet|crocheted|hand crocheted|granny square',
  leather:
    'leather|lambskin|nappa|cowhide|patent leather|calfskin|leather look real|nappa leather|calf leather|lamb leather|goatskin|horsehide',
  'faux-leather':
    'faux leather|vegan leather|pleather|leatherette|imitation leather|pu leather|vinyl|pvc|latex|patent|fake leather|artificial leather|leather look|mock leather',
  suede: 'suede|nubuck|faux suede|suedette|suede leather|vegan suede|microsuede|alcantara|ultrasuede',
  'faux-fur':
    'faux fur|fur|fake fur|teddy|teddy fleece|plush|imitation fur|furry|teddy fabric|boucle teddy|mink|fluffy|shaggy',
  shearling: 'shearling|sheepskin|faux shearling|lammy',
  nylon:
    'nylon|polyamide|taslan|cordura|parachute silk|econyl|parachute nylon|recycled nylon|parachute fabric|technical nylon',
  ripstop: 'ripstop|rip stop',
  polyester: 'polyester|poly|microfibre|microfiber|polyester blend',
  'recycled-polyester': 'recycled polyester|rpet|recycled plastic bottles',
  softshell:
    'softshell|soft shell|gore tex|goretex|waterproof fabric|hardshell|technical fabric|three layer shell|waterproof shell|tech fabric',
  neoprene: 'neoprene|scuba',
  spandex: 'spandex|lycra|elastane|stretch fabric|compression fabric|activewear fabric|stretch nylon|sports stretch',
  lurex:
    'lurex|metallic fabric|metallic|lamé|lame|glitter|glittery|glitter fabric|shimmery|shimmering|metallic knit|holographic|iridescent|sparkly|sparkling|foil|shiny metallic',
  brocade: 'brocade|damask',
  jacquard: 'jacquard|cloqué|matelassé',
  seersucker: 'seersucker|crinkle cotton|crinkled cotton|plissé cotton',
  muslin: 'muslin|double gauze|gauze|cotton gauze|cheesecloth|gauzy|cotton muslin',
  voile: 'voile|cotton voile',
  batiste: 'batiste|cambric|cotton batiste',
  'waxed-cotton': 'waxed cotton|oilcloth|waxed|wax cotton|oiled cotton|waxed canvas|oilskin fabric',
  down: 'down|down filled|goose down|down padding|duck down|down feather',
  sequin:
    'sequin|sequinned|sequined|sequin fabric|all over sequins|fully sequinned|covered in sequins|sequin covered|sequins all over',
  taffeta: 'taffeta|silk taffeta|moire|moiré',
  terry: 'terry|terry cloth|towelling|terrycloth|toweling|terry towelling|terry cotton',
  ponte: 'ponte|ponte roma|punto|punto roma|ponte knit',
  cupro: 'cupro|bemberg',
  acetate: 'acetate|triacetate',
});

const PRINTS = values('print', {
  solid:
    'solid|plain|solid colour|solid color|unpatterned|single colour|single color|monochrome solid|one colour|one color|self coloured|no pattern|no print|solid coloured|solid colored|plain coloured|block coloured solid|without pattern|without print|plain pattern|plain colored|all one colour',
  stripes:
    'stripe|striped|stripes|stripy|stripey|horizontal stripe|horizontally striped|candy stripe|candy striped|rugby stripe|bengal stripe|deckchair stripe|horizontal stripes|awning stripe',
  pinstripe: 'pinstripe|pin stripe|pinstriped|pin striped|chalk stripe|chalkstripe|chalk striped|pinstripes',
  breton: 'breton stripe|breton striped|nautical stripe|sailor stripe|marine stripe|breton stripes|nautical stripes',
  'vertical-stripes': 'vertical stripe|vertically striped|vertical striped|vertical stripes',
  checks:
    'check|checked|checks|chequered|checkered|checkerboard|windowpane check|windowpane|check pattern|check print|checkers|checked pattern|chequerboard|tattersall|glen check|prince of wales check|prince of wales',
  gingham: 'gingham|vichy|gingham check|gingham print',
  plaid: 'plaid|buffalo plaid|plaid pattern|lumberjack check|madras|buffalo check|madras check',
  tartan: 'tartan|black watch|scottish check|tartan check',
  houndstooth: 'houndstooth|hounds tooth|dogtooth|dog tooth|dogstooth|pied de poule|houndstooth check',
  herringbone: 'herringbone|herring bone',
  'polka-dots':
    'polka dot|polka dots|dotted|dots|spotted|spots|polkadot|polkadots|dot|dot print|spotty|polka dotted|polka|pin dots|pin dot|polka dot print|flocked dots|flocked spots',
  floral:
    'floral|flowered|flowery|flower|flowers|flower print|florals|flower pattern|rose print|daisy print|poppy print|floral print|floral pattern|cherry blossom print|cherry blossom|cherry blossoms|apple blossom|blossoms|flower printed|blossom print|floral motif|flower motif|with flowers printed|tulip print|sunflower print|peony print|flower patterned|printed with flowers|roses print|sunflowers|daisies|liberty print',
  ditsy:
    'ditsy|ditsy floral|ditsy print|small floral|tiny floral|tiny flowers|small flowers|millefleur|micro floral|little flowers',
  tropical:
    'tropical|palm print|palm tree|palm trees|hawaiian|jungle print|hibiscus print|pineapple print|palm leaf print|tropical print|parrot print|palm leaf|palm leaves|flamingo print|flamingos|pineapples',
  animal:
    'animal print|animal pattern|cow print|tiger print|tiger stripe|animal printed|tiger|cow pattern|dalmatian print|dalmatian',
  leopard: 'leopard|leopard print|leopard spots|jaguar print|leopard pattern|leopard printed|ocelot print',
  cheetah: 'cheetah|cheetah print',
  zebra: 'zebra|zebra print|zebra stripe|zebra stripes|zebra striped',
  giraffe: 'giraffe|giraffe print',
  peacock: 'peacock|peacock print|peacock feather print',
  snake: 'snake print|snakeskin|python print|snakeskin print|python|snake skin|snakeskin pattern',
  crocodile: 'crocodile|croc|crocodile print|croc embossed|alligator|mock croc|croc effect',
  camouflage: 'camouflage|camo|camo print|camouflage print|camouflaged',
  paisley: 'paisley|paisley print|paisley pattern|bandana print|bandana pattern',
  geometric:
    'geometric|geometrical|geometric print|geometric pattern|geo print|triangles|hexagons|diamond pattern|geometric shapes|diamond print|art deco pattern|grid pattern|grid print|cubes print|hexagonal pattern|circles print|mosaic print|greek key',
  abstract:
    'abstract|abstract print|abstract pattern|brushstroke print|watercolour print|watercolor print|marble print|swirl print|paint splatter|psychedelic|psychedelic print|marbled|splatter print|brush stroke print|squiggle print|swirls|painterly print|painterly',
  'tie-dye': 'tie dye|tie dyed|tiedye|tie dye print|shibori|acid wash tie dye|tie die|tiedyed',
  ombre:
    'ombre|dip dye|dip dyed|dip dye ombre|ombre dip dye|ombré|gradient|dégradé|fading from|gradient colour|gradient color|ombre effect',
  argyle: 'argyle|argyll|diamond argyle|argyle pattern|argyle check',
  chevron: 'chevron|zigzag|zig zag|chevrons|chevron stripe|zigzag pattern|chevron print|zig zag pattern',
  'fair-isle':
    'fair isle|fairisle|nordic pattern|norwegian pattern|snowflake pattern|fair isle pattern|nordic knit pattern|icelandic pattern|lopapeysa|snowflakes|reindeer pattern|reindeer|setesdal|scandinavian pattern|icelandic yoke',
  toile: 'toile|toile de jouy',
  batik: 'batik|batik print|ankara|wax print|ankara print|african print|kitenge|kente|african wax print|kente print',
  ikat: 'ikat|ikat print',
  graphic:
    'graphic|graphic print|logo|logo print|screen print|slogan|graphic design|printed|big logo|chest print|back print|screenprinted|screen printed|logo on the chest|printed logo|skull print|skulls|dragon print|skull',
  letters:
    'letters|letter print|lettering|typography|numbers|monogram print|typographic|text print|letter|monogram|number print|alphabet print|newspaper print',
  cartoon: 'cartoon|comic|cartoon print|comic print|anime print|mickey mouse|cartoon character|anime|comic strip print',
  stars:
    'star print|stars|starry|star pattern|constellation print|constellations|galaxy print|starry print|moon and stars|celestial print|celestial|galaxy|moons',
  hearts: 'heart print|hearts|heart pattern|heart motif|little hearts',
  'color-block':
    'colour block|color block|colourblock|colorblock|colour blocked|color blocked|colour blocking|color blocking|two tone|colorblocked|colourblocked|color blocking panels|bicolor|bi colour|bicolour|two toned|patchwork colours',
  marl: 'marl|heather knit|melange|marled|mélange|heathered|flecked|space dye|space dyed|salt and pepper|speckled|slub marl',
  botanical:
    'botanical|plant|plants|leaf print|leaves|fern print|leafy|foliage|leaf pattern|botanical print|plant print|fern|ferns|vines|leaf motif|lemon print|lemons|cherry print|cherries|strawberry print|strawberries|fruit print|mushroom print|mushrooms|herbs|ivy print',
});

/** English words for cloths and prints. */
export const EN_CLOTH = [...CLOTHS, ...PRINTS];
