import { contextual, facts, parts, values } from '../lexeme.js';

const LENGTHS = values('length', {
  micro: 'micro length|micro mini',
  mini: 'mini length|mini|upper thigh length|very short',
  crop: 'crop|crop length|cropped at the waist|bare midriff|midriff baring|belly baring|above the waist|cropped length',
  waist: 'waist length|to the waist|ends at the waist|hits at the waist|above the hip|above the hips',
  hip: 'hip length|to the hip|to the hips|hits at the hip|hits at the hips|at the hip|at the hips|falls to the hip',
  thigh: 'thigh length|mid thigh|mid thigh length|midthigh|to the thigh|to mid thigh|upper thigh',
  'above-knee':
    'above the knee|above knee|above the knee length|above knee length|just above the knee|above the knees|over the knee',
  knee: 'knee length|to the knee|to the knees|at the knee|hits the knee|falls to the knee|kneelength|knee skimming|knee high length|ends at the knee|reaching the knee|reaches the knee',
  'below-knee':
    'below the knee|below knee|below the knee length|just below the knee|past the knee|under the knee|below the knees',
  midi: 'midi|midi length|mid length|mid calf|mid calf length|tea length|midcalf|ballerina length|to mid calf',
  calf: 'calf length|to the calf|below the calf|cropped at the calf',
  ankle:
    'ankle length|to the ankle|to the ankles|ankle grazing|ankle skimming|7/8 length|7/8|ankle|seven eighths|grazes the ankle',
  maxi: 'maxi|maxi length|full maxi',
  floor:
    'floor length|to the floor|floor sweeping|floor skimming|floor grazing|full length gown|sweeping the floor|reaches the floor|sweeps the floor|to the ground|puddle length',
});

const NECKLINES = values('neckline', {
  crew: 'crew neck|crewneck|crew neckline|crew necked|crew',
  round:
    'round neck|round neckline|roundneck|rounded neck|rounded neckline|round necked|oval neck|oval neckline|o neck',
  'v-neck':
    'v neck|vneck|v neckline|vee neck|v necked|v shaped neck|v shaped neckline|v cut neck|v cut neckline|vee neckline|v cut',
  'deep-v':
    'deep v|deep v neck|deep v neckline|low v neck|deep vneck|plunging v|plunging v neck|plunging v neckline|low cut v neck',
  scoop: 'scoop neck|scoop neckline|scoopneck|scooped neck|scooped neckline|scoop|scoop necked',
  square: 'square neck|square neckline|squared neckline|square necked|square cut neckline|squareneck|square cut neck',
  boat: 'boat neck|boatneck|boat neckline|bateau|bateau neck|bateau neckline|sabrina neckline|slash neck',
  sweetheart: 'sweetheart|sweetheart neck|sweetheart neckline|heart shaped neckline|sweetheart shaped neckline',
  halter: 'halter|halter neck|halterneck|halter neckline|halter style|haltered',
  'off-shoulder':
    'off the shoulder|off shoulder|off shoulders|bardot|bardot neckline|bardot neck|off the shoulders|shoulder baring|carmen neckline|bare shoulders|bare shouldered',
  'one-shoulder': 'one shoulder|one shouldered|single shoulder|one shoulder neckline|oneshoulder',
  strapless: 'strapless|bandeau neckline|without straps|no straps|strapless neckline',
  cowl: 'cowl neck|cowl neckline|cowlneck|cowl|draped neckline|draped neck|draped cowl',
  turtleneck:
    'turtle neck|turtleneck|turtle necked|turtleneck collar|polo necked|rolled neck|turtleneck neckline|roll collar',
  'mock-neck':
    'mock neck|mockneck|mock turtleneck|mock turtle neck|mock collar|high neck|high neckline|highneck|high necked|mock neckline',
  funnel: 'funnel neck|funnel collar|funnelneck|funnel neckline',
  keyhole: 'keyhole|keyhole neck|keyhole neckline|keyhole front|key hole neckline|teardrop neckline',
  surplice:
    'surplice|surplice neck|surplice neckline|crossover neck|crossover neckline|cross over neckline|wrap neckline|wrap neck|cross neckline|wrapped neckline',
  asymmetric: 'asymmetric neckline|asymmetrical neckline|asymmetric neck|asymmetrical neck',
  collarless: 'collarless',
  jewel: 'jewel neck|jewel neckline',
  'queen-anne': 'queen anne|queen anne neck|queen anne neckline',
  'u-neck': 'u neck|u neckline|u shaped neck|u shaped neckline|uneck',
  plunging:
    'plunging neckline|plunge neckline|plunging neck|plunging|plunge|plunge neck|deep neckline|low neckline|low cut neckline|low cut|deep cut neckline|decollete|décolletage|décolleté',
  'straight-across': 'straight across neck|straight across neckline|straight across|straight neckline',
  choker: 'choker neck|choker neckline|choker|choker collar',
  illusion: 'illusion neck|illusion neckline|illusion|sheer neckline|sheer yoke neckline',
});

const COLLARS = values('collar', {
  shirt: 'shirt collar|shirt style collar|classic shirt collar',
  'button-down': 'button down collar|buttondown collar|button down collars',
  spread: 'spread collar|wide spread collar',
  cutaway: 'cutaway collar|cut away collar',
  band: 'band collar|banded collar|grandad collar|granddad collar|grandfather collar|collar band|nehru collar|mao collar',
  mandarin: 'mandarin collar|mandarin|mandarin neck|chinese collar',
  'peter-pan': 'peter pan collar|peter pan|rounded collar|round collar|peterpan collar|peter pan collars',
  shawl: 'shawl collar|shawl neck|shawl collared',
  notched: 'notch collar|notched collar|notch lapel collar|tailored collar|revere collar',
  polo: 'polo collar|polo style collar',
  bow: 'bow collar|pussy bow|pussybow|neck bow|bow at the neck|tie neck|neck tie bow|pussycat bow|pussy bow collar|bow neck|bow tie neck|bow tie neckline|tie at the neck|tie neck collar',
  sailor: 'sailor collar|middy collar|matelot collar',
  chelsea: 'chelsea collar',
  stand:
    'stand collar|stand up collar|standing collar|standup collar|stand away collar|upright collar|high collar|funnel stand collar',
  wing: 'wing collar|wingtip collar|winged collar',
  camp: 'camp collar|cuban collar|open collar|resort collar|bowling collar|revere camp collar',
  ruffle:
    'ruffle collar|ruffled collar|frilled collar|frill collar|jabot|jabot collar|ruff|ruff collar|ruffled neck|frilly collar|pierrot collar|frill neck|ruffle neck',
  rib: 'rib collar|ribbed collar|ribbed neck|ribbed neckline|rib neck|rib knit collar|knit collar',
  oversized:
    'oversized collar|big collar|large collar|statement collar|puritan collar|bib collar|dagger collar|huge collar|wide collar|exaggerated collar|oversize collar|bertha collar',
  regular: 'regular collar|collar|collared|pointed collar|point collar|classic collar|collars|with collar',
  storm: 'storm collar',
});

const LAPELS = values('lapel', {
  notched:
    'notched lapel|notch lapel|notched lapels|notch lapels|napoleon lapel|oversized lapel|wide lapel|wide lapels|lapel|lapels|lapelled',
  peak: 'peak lapel|peaked lapel|peak lapels|peaked lapels|pointed lapel|pointed lapels',
  shawl: 'shawl lapel|shawl lapels|tuxedo lapel|tuxedo lapels|rounded lapel',
});

const SLEEVE_TYPES = values('sleeve.type', {
  'set-in': 'set in sleeve|set in',
  raglan: 'raglan|raglan sleeve|raglan sleeved|raglan shoulder',
  dolman: 'dolman|dolman sleeve|magyar sleeve|dolman sleeved',
  batwing: 'batwing|batwing sleeve|bat wing sleeve|bat sleeve|batwing sleeved|bat wing',
  kimono: 'kimono sleeve|kimono sleeved|kimono style sleeve|grown on sleeve',
  puff: 'puff sleeve|puffed sleeve|puffy sleeve|puff shoulder|puff shoulders|puffed shoulders|puff sleeved|puffsleeve|puff sleeve detail|puffball sleeve|statement sleeve|gathered sleeve|puffed shoulder|puffy shoulders',
  bishop: 'bishop sleeve|bishop|blouson sleeve|bishop sleeved',
  bell: 'bell sleeve|trumpet sleeve|flared sleeve|bell shaped sleeve|angel sleeve|bell sleeved|fluted sleeve|flare sleeve|pagoda sleeve',
  balloon:
    'balloon sleeve|billowing sleeve|voluminous sleeve|balloon sleeved|billowy sleeve|blousy sleeve|ballooning sleeve',
  lantern: 'lantern sleeve',
  'leg-of-mutton': 'leg of mutton|leg of mutton sleeve|leg o mutton sleeve|gigot sleeve|gigot|mutton sleeve',
  flutter: 'flutter sleeve|fluttery sleeve|flutter|fluttering sleeve|angel flutter sleeve',
  'cold-shoulder':
    'cold shoulder|cold shoulder sleeve|open shoulder|cut out shoulder|cutout shoulder|cut out shoulders|cold shoulders',
  'drop-shoulder':
    'drop shoulder|dropped shoulder|drop shoulder sleeve|dropped shoulder sleeve|dropped shoulders|drop shoulders|drop sleeve|dropped sleeve',
  petal: 'petal sleeve|overlapping sleeve',
  tulip: 'tulip sleeve',
  poet: 'poet sleeve|poet',
  ruffle: 'ruffle sleeve|ruffled sleeve|frilled sleeve|frill sleeve|frilly sleeve|tiered sleeve',
  strap:
    'spaghetti strap|thin strap|skinny strap|shoestring strap|shoulder strap|straps|strappy|spaghetti straps|thin straps|wide straps|delicate straps|narrow straps|adjustable straps|cross back straps|crossed straps|tie straps|noodle straps',
  circular: 'circular flounce|circular flounce sleeve|flounce sleeve|circle sleeve|circular sleeve|flounced sleeve',
  juliet: 'juliet sleeve',
});

const SLEEVE_LENGTHS = values('sleeve.length', {
  sleeveless:
    'sleeveless|sleevless|no sleeves|without sleeves|armless|zero sleeves|bare arms|bare armed|sleeve less|without any sleeves|no sleeve',
  short:
    'short sleeve|short sleeved|half sleeve|half sleeved|short sleeves|shortsleeve|shortsleeved|short sleeve length',
  elbow:
    'elbow length sleeve|elbow sleeve|elbow length|to the elbow|elbow length sleeved|sleeves to the elbow|sleeve to the elbow|elbow',
  'three-quarter':
    '3/4 sleeve|3/4 length sleeve|three quarter sleeve|three quarter length sleeve|three quarter|three quarter length|3/4 length|3/4 sleeved|bracelet sleeve|bracelet length sleeve|three quarters sleeve|three quarter sleeved|3/4|bracelet length',
  long: 'long sleeve|long sleeved|full sleeve|full length sleeve|longsleeved|full sleeved|long arms|long sleeves|full sleeves|longsleeve sleeve',
  wrist: 'wrist length|wrist length sleeve|to the wrist|sleeves to the wrist|to the wrists',
  'extra-long':
    'extra long sleeve|overlong sleeve|extra long sleeved|extra long sleeves|very long sleeve|sleeves past the hands',
});

const CUFFS = values('cuff', {
  barrel: 'barrel cuff|button cuff|buttoned cuff|buttoned cuffs|shirt cuff|button cuffs',
  french: 'french cuff|double cuff|french cuffs|cufflink cuff|cufflinks',
  rib: 'rib cuff|ribbed cuff|knit cuff|ribbed cuffs|rib cuffs|rib knit cuff|ribbed trims|ribbed trim|ribbed cuffs and hem|ribbing',
  elastic:
    'elastic cuff|elasticated cuff|elasticated ankle|elasticated ankles|elastic ankle|elasticized cuff|cuffed ankle|cuffed ankles|elasticised cuff|gathered cuff|elastic at the wrist|elastic wrist',
  'turn-up':
    'turn up cuff|turned up cuff|turned back cuff|turn back cuff|rolled cuff|rolled cuffs|folded cuff|rolled sleeve|rolled sleeves|rolled up sleeves',
  tab: 'tab cuff|tabbed cuff|velcro cuff|adjustable cuff|roll tab sleeve|roll tab|roll tabs',
  ruffle: 'ruffle cuff|ruffled cuff|frilled cuff|frill cuff|ruffled cuffs|frilly cuff|lace cuff',
});

const LEGS = values('leg', {
  straight: 'straight leg|straight legged|straight cut leg|straight legs',
  slim: 'slim leg|narrow leg|slim legged|slim cut leg|cigarette leg|stovepipe',
  skinny: 'skinny leg|skinny legged|drainpipe',
  wide: 'wide leg|wide legged|wide cut leg|wide legs|baggy leg|loose leg|flowing leg|flowing legs',
  flared:
    'flared leg|flare leg|flared legs|bell bottom|bell bottomed|flared bottom|flared hem leg|kick flare|flared from the knee|flare bottom',
  bootcut: 'bootcut|boot cut|boot leg|bootleg',
  tapered:
    'tapered leg|tapered|peg leg|pegged leg|carrot leg|carrot fit|tapering|tapers|peg|tapered legs|tapered ankle|tapered at the ankle',
  barrel: 'barrel leg|horseshoe leg|barrel shape leg|barrel legs|balloon leg',
  palazzo: 'palazzo leg|palazzo style',
  cropped: 'cropped leg|cropped legs',
});

const CLOSURES = values('closure', {
  buttons:
    'buttons|button|button front|button through|buttoned|button closure|button fastening|buttoned front|button placket|button down front|buttons down the front|buttons up the front|front buttons|button up front|row of buttons|pearl buttons|horn buttons|shell buttons|covered buttons|wooden buttons|button fly|mother of pearl buttons|buttons at the front|button up closure|buttoning|fastened with buttons|buttons down the back|single button|one button|two button|three button|2 button|3 button',
  'single-breasted': 'single breasted|single breast|singlebreasted',
  'double-breasted': 'double breasted|double breast|doublebreasted|double row of buttons|two rows of buttons',
  zip: 'zip|zipper|zip front|zip up|zipped|zip fastening|front zip|full zip|zip through|zippered|zip closure|metal zip|exposed zip|exposed zipper|side zip|back zip|zipper closure|zip fastener|zipper front|zippers|zips|zips up|two way zip',
  'invisible-zip': 'invisible zip|concealed zip|hidden zip|invisible zipper|concealed zipper|hidden zipper',
  'half-zip': 'half zip|quarter zip|1/4 zip|1/2 zip|half zipper|quarter zipper|half zipped|zip neck|troyer neck',
  fly: 'fly|zip fly|fly front|fly opening|concealed fly',
  snaps:
    'snap|snaps|press stud|press studs|popper|poppers|snap button|snap buttons|snap closure|snap fasteners|snap fastening',
  hooks: 'hook and eye|hooks|hook and eyes|hook closure|hooks and eyes|hook|frog closure|frog closures|frog fastening',
  'lace-up': 'lace up|laced up|laces|lace up front|lace up back|lacing|laced front|laced back|laced|lace up closure',
  tie: 'tie waist|tie front|ties|tie closure|tied|tie at the waist|tie fastening|tie belt waist|ties at the waist|tie up|self tie|side tie|tie side|tied at the waist|ties at the front|ties at the side|ties at the back|tied at the back|tied at the side|tie back|ribbon tie|waist tie|tie detail|tied front|knotted at the front',
  wrap: 'wrapping|wrap front|wrap closure|wrap style|wraparound|wrap around|wraps around|wrapped front|wrap over|crossover front|cross over front|wrapped',
  belt: 'belted closure|belt closure|closes with a belt|fastened with a belt|belt fastening',
  drawstring: 'drawstring closure|drawstring',
  elastic: 'elastic closure|pull on',
  toggles:
    'toggle|toggles|toggled|horn toggles|toggle closure|toggle fastening|wooden toggles|toggle buttons|toggled opening',
  pullover: 'no opening|pull over|over the head|slips over the head|slip over head|pullover style|pulls over the head',
  buckle: 'buckle|buckled|buckles|buckle fastening|buckled opening',
  velcro: 'velcro|hook and loop',
  'open-front':
    'open front|open fronted|edge to edge|no closure|without closure|without fastening|waterfall front|no fastening|without fastenings|open at the front',
  chain: 'chained|chain closure|chain fastening|chained opening|chains',
});

const POCKETS = values('pockets', {
  patch: 'patch pocket|patched pocket|applied pocket',
  welt: 'welt pocket|welted pocket',
  flap: 'flap pocket|flapped pocket|flaps over the pockets|pocket flap|pocket flaps',
  kangaroo:
    'kangaroo pocket|pouch pocket|kangaroo pouch|front pouch|front pouch pocket|muff pocket|kangaroo|pouch front|belly pocket|hand pouch',
  slash:
    'slash pocket|slant pocket|slanted pocket|side slash pocket|diagonal pocket|hip pocket|front pocket|trouser pocket|angled pocket|slit pocket|hand pocket|handwarmer pocket|hand warmer pocket',
  seam: 'seam pocket|in seam pocket|inseam pocket|side seam pocket|hidden pocket|invisible pocket|side pocket|concealed pocket|pockets in the side seams|pockets in the seams|pocket in the side seam|deep side pocket|inset pocket|pockets hidden in the seams',
  cargo: 'cargo pocket|thigh pocket|leg pocket|cargo|utility pocket|combat pocket|big side pocket|tactical pocket',
  chest:
    'chest pocket|breast pocket|pocket on the chest|pocket on the breast|pocket at the chest|pockets on the chest|bust pocket|chest patch pocket',
  back: 'back pocket|rear pocket|pocket at the back|pockets on the back',
  coin: 'coin pocket|watch pocket|ticket pocket|fifth pocket|five pocket',
  zip: 'zip pocket|zipped pocket|zipper pocket|zippered pocket|pockets with zips|pockets with zippers|zip up pocket',
  bellows: 'bellows pocket|gusset pocket|expandable pocket|gusseted pocket|bellow pocket',
  curved: 'curved pocket|western pocket|rounded pocket|curved front pocket',
  besom: 'besom pocket|jetted pocket|piped pocket|double welt pocket',
});

const HOODS = values('hood', {
  hood: 'hood|hooded|with hood',
  oversized: 'oversized hood|large hood|big hood|deep hood|roomy hood|huge hood',
  'fur-trimmed':
    'fur trimmed hood|fur hood|faux fur hood|fur lined hood|hood with fur|hood with faux fur|hood with a fur trim|fur trim hood|hood trimmed with fur|hood with fur trim|hood edged with fur|faux fur trimmed hood|hood with faux fur trim|faux fur trim hood',
  detachable: 'detachable hood|removable hood|zip off hood|snap off hood|hood that can be removed',
  drawstring: 'drawstring hood|hood with drawstring|hood with a drawstring|drawcord hood|adjustable hood',
});

const WAISTLINES = values('waistline', {
  high: 'high waist|high waisted|high rise|highwaist|highwaisted|highrise|high waistline|high cut waist|ultra high rise|super high waist|waist is high|waist high',
  natural:
    'natural waist|normal waist|mid rise|regular waist|regular rise|natural waistline|mid waist|medium rise|midrise|defined waist|nipped in waist|nipped waist|cinched waist|fitted waist|waisted|waist defined|cinched at the waist|nipped in at the waist|fitted at the waist|fitted through the waist|shaped waist|tailored waist|gathered waist|darted waist',
  low: 'low waist|low rise|low waisted|lowrise|hipster waist|low slung|low cut waist|lowwaist|sits on the hips|sits low on the hips',
  empire:
    'empire waist|empire waistline|empire line|empire waisted|empire cut|empire|high empire waist|under bust seam|underbust seam|imperial waist',
  dropped: 'drop waist|dropped waist|dropped waistline|drop waisted|low slung waistline|drop waistline|dropwaist',
  basque: 'basque waist|basque waistline|basque|v shaped waist|pointed waist',
  elastic:
    'elastic waist|elasticated waist|elastic waistband|elasticated waistband|stretch waist|stretchy waist|elasticised waist|elasticized waist|elastic in the waist|stretchy waistband|elastic at the waist|stretch waistband|elasticized waistband|elasticised waistband|shirred waist|smocked waist',
  paperbag: 'paperbag|paper bag waist|paperbag waist|paper bag|paperbag waistband|paper bag waistband',
  drawstring:
    'drawstring waist|drawstring waistband|drawcord waist|drawcord waistband|tie string waist|waist with a drawstring|waist with drawstring|drawstring at the waist|adjustable waist',
  belted:
    'belted|belted waist|belt at the waist|belted at the waist|waist belt detail|wide belt at the waist|cinched with a belt|self belt|fabric belt|tie belt|sash|self tie belt|with a belt|matching belt|sash belt|leather belt|waist belt|obi belt|removable belt|belt loops and belt|belted at waist|a belt|belt',
  none: 'no waistline|no waist|undefined waist|waistless|no waist seam|without a waistline|without waist seam',
});

const HEMS = values('hem', {
  curved:
    'curved hem|shirttail hem|rounded hem|shirt tail hem|shirttail|curved hemline|dipped hem|round hem|scooped hem',
  'high-low':
    'high low|high low hem|hi lo|hi low hem|fishtail hem|longer at the back|dip hem|mullet hem|high low hemline|longer in the back|hilow|shorter in front|shorter at the front|longer back|hi lo hem',
  asymmetric:
    'asymmetric hem|asymmetrical hem|asymmetric hemline|asymmetrical hemline|uneven hem|diagonal hem|slanted hem',
  handkerchief: 'handkerchief hem|hanky hem|handkerchief hemline|pointed hem',
  scalloped:
    'scalloped hem|scallop hem|scalloped edge|scalloped|scalloped edges|scallop edge|scalloped hemline|scallops',
  ruffled:
    'ruffle hem|ruffled hem|frill hem|frilled hem|flounce hem|ruffled hemline|flounced hem|ruffle at the hem|ruffles at the hem|frill at the hem|peplum hem|ruffled edge|flounce at the hem',
  raw: 'raw hem|raw edge|raw edges|frayed hem|unfinished hem|cut off hem|frayed edges|raw edged|raw cut|frayed edge|raw cut hem',
  rib: 'ribbed hem|rib hem|ribbed waistband|ribbed bottom|rib hem band|ribbed hemline|rib waistband|ribbed band at the hem|ribbed bottom band|ribbed welt',
  'turn-up':
    'turn up hem|turned up hem|cuffed hem|rolled hem trousers|turn ups|turnups|rolled up hem|cuffed legs|cuffed bottom|folded hem|turned up cuffs at the hem',
  slit: 'slit hem|split hem|side split hem|hem slit|step hem|slits at the hem|vented hem',
  fringed:
    'fringed hem|fringe hem|fringed edge|fringe along the hem|fringe at the hem|fringed bottom|fringing at the hem',
  lettuce: 'lettuce hem|lettuce edge|lettuce edged|lettuce edges',
  straight: 'straight hem|level hem|straight hemline|even hem|straight bottom',
});

const SILHOUETTES = values('silhouette', {
  'a-line': 'a line|aline|a line shape|a shape|a line silhouette|a line cut',
  'fit-and-flare':
    'fit and flare|fitted and flared|fit flare|fit n flare|flared from the waist|flares from the waist|flares out from the waist|full skirted|fitted bodice and flared skirt|flares out at the waist',
  sheath: 'sheath silhouette|sheath cut|column|columnar|column silhouette|column dress silhouette',
  shift: 'shift silhouette|shift cut|shift shape',
  mermaid:
    'mermaid|fishtail|trumpet|mermaid silhouette|trumpet silhouette|mermaid skirt|trumpet skirt|mermaid style|fishtail skirt|mermaid cut',
  'ball-gown': 'ball gown silhouette|ballgown silhouette|princess silhouette|princess style|ballgown skirt silhouette',
  bodycon: 'body con|figure hugging|bodyconscious|body hugging|body conscious|curve hugging|second skin',
  boxy: 'boxy|boxy cut|boxy silhouette|boxy fit|boxy shape|box cut|square cut|boxy shaped',
  cocoon: 'cocoon|cocoon shape|cocoon silhouette|egg shaped|cocoon shaped',
  trapeze: 'trapeze|swing|swing cut|swingy|trapeze shape|trapeze cut|trapeze silhouette',
  tent: 'tent|tent shaped|tent shape|tent silhouette',
  tailored:
    'tailored|structured|sharply cut|hourglass|sharp tailoring|tailored cut|sculpted|tailored silhouette|tailored fit|curved fit|sharply tailored|hourglass silhouette|structured silhouette|sharp cut',
  asymmetric: 'asymmetric|asymmetrical|asymmetric cut|asymmetrically cut',
  circle: 'full circle|circle cut|half circle|circular cut|semi circle',
  straight: 'straight cut|straight silhouette|h line|straight fit|straight shape|straight lined|symmetrical',
  balloon: 'balloon shape|bubble|bubble shape|puffball|balloon silhouette|bubble hem|balloon hem|balloon cut',
  gathered: 'gathered waist skirt',
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
    'polka dot|polka dots|dotted|dots|spotted|spots|polkadot|polkadots|dot|dot print|spotty|polka dotted|polka|pin dots|pin dot|polka dot print',
  floral:
    'floral|flowered|flowery|flower print|florals|flower pattern|rose print|daisy print|poppy print|floral print|floral pattern|cherry blossom print|flower printed|blossom print|floral motif|flower motif|with flowers printed|tulip print|sunflower print|peony print|flower patterned|printed with flowers|roses print|sunflowers|daisies|liberty print',
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
  'tie-dye': 'tie dye|tie dyed|tiedye|tie dye print|shibori|dip dye|dip dyed|acid wash tie dye|tie die|tiedyed',
  ombre: 'ombre|ombré|gradient|dégradé|fading from|gradient colour|gradient color|ombre effect',
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

const DETAILS = values('details', {
  pleats:
    'pleat|pleated|pleats|box pleat|knife pleat|inverted pleat|plisse|plissé|box pleated|pleating|front pleats|accordion pleat|accordion pleats|pintuck|pintucks|pin tuck|pin tucks|tucks|pintucked|knife pleated|kick pleat|micro pleated|sunray pleats|accordion pleated|single pleat|double pleats|pleat detail|box pleats|knife pleats',
  darts: 'dart|darts|bust dart|bust darts|waist darts',
  gathers: 'gather|gathered|gathers|gathering|gathered detail|shirring detail|gathered yoke',
  ruffles:
    'ruffle|ruffled|ruffles|frill|frilled|frills|frilly|flounce|flounced|flounces|ruffle trim|ruffle detail|ruffly|ruche frill|ruffle details|cascading ruffles|tiered ruffles|volants|flouncy',
  smocking: 'smocking|smocked|shirred|shirring|smocked bodice|shirred bodice',
  ruching: 'ruched|ruching|rouched|ruche|ruched sides|ruching at the side|ruched bodice',
  tiers: 'tier|tiered|tiers|layered tiers|three tiers|tiered skirt part|layered ruffles',
  slit: 'slit|side slit|thigh slit|front slit|back slit|high slit|split|side split|slits|side slits|thigh high slit|leg slit|front split|centre slit|side splits|thigh split|splits',
  vent: 'vent|vents|back vent|side vent|double vent|double vented|single vent|centre vent|center vent|vented|side vents',
  yoke: 'yoke|western yoke|back yoke|yoked|front yoke|yoke detail|shoulder yoke',
  topstitching:
    'topstitching|top stitching|topstitched|top stitched|visible stitching|decorative stitching|saddle stitching',
  'contrast-stitching':
    'contrast stitching|contrasting stitching|contrast stitch|contrast topstitching|contrasting topstitching|contrasting stitches|contrast stitches',
  'self-tie': 'self tie detail|waist ties|front tie|back tie|tie detail at the back',
  bow: 'bow|bows|big bow|back bow|bow detail|bow at the back|bow at the waist|bow back|ribbon bow|oversized bow|bow at the front|ribbon|ribbons|ribbon detail',
  embroidery:
    'embroidery|embroidered|broderie|cross stitch|hand embroidered|embroideries|chikankari|folk embroidery|floral embroidery|sashiko|needlework|cross stitched|floral embroidered|embroidered flowers|smøyg',
  applique: 'applique|appliqué|appliques|appliqués|appliqued|patches|badge|badges|applique patch|crest',
  beading:
    'bead|beads|beaded|beading|pearls|pearl|pearl beading|hand beaded|beadwork|bugle beads|crystal beading|pearl embellishment|pearl trim|pearl details',
  sequins: 'sequin trim|sequin detail|sequin embellishment|paillettes|sequin details|sequined trim|sequins',
  gems: 'gem|gems|rhinestone|rhinestones|crystal|crystals|jewelled|jeweled|diamante|swarovski|jewels|studded with crystals|gemstone|gemstones|bejewelled|bejeweled|strass|embellished',
  'lace-trim':
    'lace trim|lace trimmed|lace edge|lace edging|lace detail|lace details|lace inserts|lace insert|trimmed with lace|lace insets|lace panel|lace panels|lace hem|edged with lace|lace trimming|lace yoke|lace collar|lace back',
  piping: 'piping|piped|piped edges|contrast piping|piped seams|contrasting piping|piping detail',
  fringe: 'fringe|fringed|fringes|fringing|fringe trim|fringe detail|fringe details',
  tassels: 'tassel|tassels|tasseled|tasselled',
  'pom-poms': 'pom pom|pom poms|pompom|pompoms|bobble trim|pom pom trim',
  'cut-out':
    'cut out|cutout|cut outs|cutouts|cut out detail|cutaway sides|waist cutouts|side cutouts|peekaboo|cut out waist|cut out details|cut out back',
  quilting:
    'quilted|quilting|padded|diamond quilted|quilt|channel quilted|puffer style|wadded|diamond quilting|channel quilting|puffed up padding',
  lining:
    'lined|lining|fully lined|satin lining|silk lining|lined with|partially lined|half lined|lined in|fleece lined|fleece lining|contrast lining|self lined|warm lining|printed lining|inner lining',
  'shoulder-pads':
    'shoulder pads|padded shoulders|strong shoulders|power shoulders|broad shoulders|structured shoulders|shoulder pad|padded shoulder|sharp shoulders|power shoulder|strong shoulder|shoulderpads',
  epaulettes: 'epaulette|epaulettes|epaulet|epaulets|shoulder tabs|shoulder straps military|shoulder tab',
  'elbow-patches': 'elbow patch|elbow patches|patches on the elbows|patched elbows',
  'princess-seams':
    'princess seam|princess seams|princess line|princess lines|princess cut|princess seamed|panel seams',
  peplum: 'peplum|peplum waist|peplum detail|peplum hem detail',
  'open-back':
    'open back|backless|low back|bare back|keyhole back|v back|cut out at the back|open backed|exposed back|low cut back|deep back|criss cross back|crisscross back|cross back|scoop back|strappy back|racer back|racerback style|plunging back|deep v back',
  'side-stripes':
    'side stripe|side stripes|stripe down the side|stripes down the side|tuxedo stripe|contrast side stripe|side panels stripe|stripes along the sides|stripe down each leg|stripes down the legs|racing stripe|racing stripes|stripes on the sleeves|stripe on the sleeve|sleeve stripes|three stripes|side panel stripe|stripes down the sleeves|stripe down the leg',
  'reflective-trim':
    'reflective|reflective trim|reflective strips|high visibility|hi vis|reflective details|reflective piping|reflective tape|reflective stripes|high vis|reflective strip',
  studs: 'stud|studs|studded|spikes|spiked|metal studs',
  rivets: 'rivet|rivets|riveted|copper rivets',
  distressed:
    'distressed|ripped|destroyed|holes|worn look|rips|tears|ripped knees|torn|shredded|ripped knee|distressing|worn in|ripped at the knees|holey',
  drape: 'drape|draped|draping|drapes|drapey|drapery|waterfall|draped detail|grecian drape|draped front|cascading',
  'storm-flap': 'storm flap|storm flaps|gun flap|storm shield|rain flap',
  thumbholes: 'thumbhole|thumbholes|thumb hole|thumb holes|thumb loops|thumb loop|thumb cutouts',
  suspenders: 'suspenders|braces|crossed suspenders',
  corsetry:
    'boned|boning|corset waist|corset style|corseted|corset back|corset bodice|boned bodice|corset detail|corset lacing|corset like',
  asymmetry:
    'asymmetric front|asymmetric zip|asymmetrical closure|asymmetric closure|asymmetric zipper|asymmetrical zip|off centre zip|diagonal zip|asymmetry|asymmetric button placket|asymmetrical zipper',
  patchwork: 'patchwork|patch work|patched together|pieced',
  drawcord: 'drawcord|draw cord|drawcords|drawstrings|cord stopper|drawstring detail|drawcord hem|drawstring hem',
  'turn-up': 'turn up|rolled up|rolled up legs|turned up',
  placket:
    'placket|hidden placket|half placket|covered placket|concealed placket|partial placket|button placket detail|henley placket',
  'cable-knit': 'cable|cables|cable pattern|cable stitch|cabled|cable stitches|cable knitting',
  'fur-trim':
    'fur trim|fur trimmed|fur collar|fur cuffs|faux fur collar|fur trimmed collar|fur lined|shearling collar|fur trimming|sherpa collar|faux fur trim|sherpa lined|fur edge|faux fur cuffs|faux fur trimmed|shearling trim|teddy collar|sherpa lining|shearling lining|shearling lined|faux fur lining|faux fur lined',
  feathers: 'feather|feathers|feathered|ostrich feather|marabou|feather trim|ostrich feathers|marabou trim',
  'buttons-decorative':
    'decorative buttons|button detail|button details|ornamental buttons|contrast buttons|contrasting buttons|statement buttons|fabric covered buttons|big buttons|oversized buttons|large buttons',
  'contrast-trim':
    'contrast trim|contrasting trim|tipped|tipping|contrast tipping|contrast collar|contrasting collar|contrast binding|contrast cuffs|contrast edge|contrast edging|contrast hem|contrasting cuffs|contrast details|contrast detail|contrast trims|tipped collar|contrast sleeve|contrast sleeves|contrasting edges',
  knots:
    'knot|knots|knotted|twist front|twisted front|twist detail|front knot|knot detail|twist knot|knotted front|twist',
  crochet: 'crochet detail|crochet trim|crochet inserts|crochet lace|macrame|macramé',
  panels:
    'panelled|paneled|panels|mesh panels|panelling|contrast panels|side panels|sheer panels|leather panels|mesh insert|mesh inserts|panel|mesh panel|sheer panel',
  godets: 'godet|godets',
  train: 'train|chapel train|cathedral train|sweep train|with a train|court train|long train',
  flowers:
    '3d flowers|fabric flowers|flower applique|flower appliques|rosette|rosettes|flower|corsage|floral applique|3d floral|flower appliqué|floral appliqués|flowers',
  embossed: 'embossed|embossing|debossed',
  perforated: 'perforated|laser cut|lasercut|perforation|laser cut pattern|eyelets|eyelet holes|grommets',
  burnout: 'burnout|burn out|devoré|devore',
  washed:
    'washed|stonewashed|stone washed|acid wash|acid washed|garment dyed|faded|prewashed|enzyme washed|enzyme wash|stonewash|bleached|light wash|dark wash|medium wash|vintage wash|mid wash|washed out',
  frayed: 'frayed|fraying',
  'metal-trim':
    'metal|metallic hardware|metal hardware|silver hardware|gold hardware|brass hardware|metal details|chain detail|metal buttons|metal zipper|metal rings|o ring|d ring|d rings|hardware|eyelets metal',
  'plastic-trim': 'plastic|pvc trim|plastic buttons',
  'rubber-trim': 'rubber|rubberised|rubberized|rubber patch',
  'wood-trim': 'wood|wooden|wooden beads',
  'bone-trim': 'bone|bone buttons|whalebone',
  'ivory-trim': 'ivory buttons',
  belt: 'belt loops|belt loop|half belt|back belt|martingale belt|belt at the back|d ring belt|buckle belt|buckled belt|wide belt|chain belt|belt with a buckle|belt detail|belt with buckle',
});

/** English words for parts: what other words are said of. */
const PARTS = parts({
  sleeve: 'sleeve|sleeves|arms|sleeved',
  neckline: 'neckline|neck|necked',
  leg: 'leg|legs|legged|trouser leg|trouser legs|pant leg|pant legs',
  hem: 'hem|hemline|hems|bottom edge|hemmed|bottom hem',
  pocket: 'pocket|pockets|pocketed',
  waist: 'waist|waistline|waistband|waisted',
  cuff: 'cuff|cuffs|cuffed|wrists|ankles',
  bodice: 'bodice|bust|upper body|torso|upper part|top half part',
  back: 'back|rear',
  strap: 'strap',
  shoulder: 'shoulder|shoulders|shouldered',
  trim: 'trim|trims|trimming|edging|binding|stitching|edges|edge|accents|accent|details|detail|trimmed|detailing|seams|outline|contrast|hardware trim|logo trim',
  print: 'print|pattern|patterned|motif|motifs',
  closure: 'closure|fastening|fastenings|closures|opening|fastener',
  lining: 'inside lining',
  fabric: 'fabric|material|cloth|textile|fibre|fiber|yarn|blend',
});

/** Words whose meaning depends on what they describe. */
const CONTEXT = contextual({
  long: {
    sleeve: 'sleeve.length=long',
    garment: 'length=@long',
    skirt: 'length=maxi',
    leg: 'length=full',
    hem: 'length=@long',
  },
  short: {
    sleeve: 'sleeve.length=short',
    garment: 'length=@short',
    skirt: 'length=mini',
    leg: 'length=@short',
    hem: 'length=@short',
  },
  'full length': { sleeve: 'sleeve.length=long', garment: 'length=@full', skirt: 'length=maxi', leg: 'length=full' },
  'extra long|super long|overlong|longline|long line|elongated': {
    sleeve: 'sleeve.length=extra-long',
    garment: 'length=@long',
  },
  cropped: { sleeve: 'sleeve.length=three-quarter', garment: 'length=@cropped', leg: 'length=@cropped; ~leg=cropped' },
  'half length': { sleeve: 'sleeve.length=elbow' },
  'regular length|normal length|standard length|medium length': {
    garment: 'length=@regular',
    sleeve: 'part=sleeve',
    leg: 'length=full',
    skirt: 'length=knee',
  },
  elbow: { sleeve: 'sleeve.length=elbow' },
  puffed: { sleeve: 'sleeve.type=puff', shoulder: 'sleeve.type=puff' },
  'puffy|puff|voluminous puff': {
    sleeve: 'sleeve.type=puff',
    shoulder: 'sleeve.type=puff',
    garment: 'details=quilting',
  },
  'bell|bell shaped|trumpet shaped': {
    sleeve: 'sleeve.type=bell',
    skirt: 'silhouette=flared',
    garment: 'silhouette=flared',
  },
  'flared|flare|flaring|flares out|flowy|flowing': {
    sleeve: 'sleeve.type=bell',
    leg: 'leg=flared',
    skirt: 'silhouette=@flared',
    garment: 'silhouette=@flared',
    hem: 'silhouette=@flared',
    cuff: 'sleeve.type=bell',
  },
  balloon: {
    sleeve: 'sleeve.type=balloon',
    leg: 'leg=barrel',
    skirt: 'silhouette=balloon',
    garment: 'silhouette=balloon',
  },
  'billowing|billowy|voluminous|full': {
    sleeve: 'sleeve.type=balloon',
    skirt: 'silhouette=@full',
    garment: 'silhouette=@full',
    leg: 'leg=wide',
  },
  lantern: { sleeve: 'sleeve.type=lantern' },
  cap: { sleeve: 'sleeve.length=cap; ~sleeve.type=cap' },
  'cap sleeve|cap sleeves|cap sleeved|capped sleeve|capped sleeves': {
    garment: 'sleeve.length=cap; sleeve.type=cap',
    sleeve: 'sleeve.length=cap; sleeve.type=cap',
  },
  tulip: { sleeve: 'sleeve.type=tulip', garment: 'silhouette=asymmetric' },
  circular: { sleeve: 'sleeve.type=circular' },
  kimono: { sleeve: 'sleeve.type=kimono' },
  raglan: { sleeve: 'sleeve.type=raglan', garment: 'sleeve.type=raglan' },
  'dropped|drop': {
    shoulder: 'sleeve.type=drop-shoulder',
    waist: 'waistline=dropped',
    sleeve: 'sleeve.type=drop-shoulder',
  },
  'ruffled|frilled|ruffle|frilly': {
    sleeve: 'sleeve.type=ruffle',
    hem: 'hem=ruffled',
    collar: 'collar=ruffle',
    cuff: 'cuff=ruffle',
    neckline: 'collar=ruffle',
    garment: 'details=ruffles',
    skirt: 'details=ruffles',
    shoulder: 'details=ruffles',
    trim: 'details=ruffles',
    strap: 'details=ruffles',
    bodice: 'details=ruffles',
    pocket: 'details=ruffles',
    closure: 'details=ruffles',
    back: 'details=ruffles',
  },
  'wide|loose': {
    leg: 'leg=wide',
    sleeve: 'part=sleeve',
    garment: 'fit=loose',
    skirt: 'silhouette=@flared',
    collar: 'collar=oversized',
    lapel: 'lapel=notched',
    neckline: 'neckline=boat',
    strap: 'sleeve.type=strap',
    waist: 'part=waist',
    cuff: 'part=cuff',
    hem: 'part=hem',
    trim: 'part=trim',
    print: 'part=print',
  },
  'loose fit|loose fitting|loosely fitted|loose cut|flowing fit|easy fit|airy fit|loose silhouette|loosely cut|slouchy fit|loosely':
    { garment: 'fit=loose' },
  'relaxed|roomy|easy fit|comfortable fit|relaxed fit|slouchy|relaxed cut|generous fit|comfort fit|easy fitting|relaxed silhouette|laid back fit':
    {
      garment: 'fit=relaxed',
      leg: 'fit=relaxed',
      sleeve: 'part=sleeve',
      shoulder: 'part=shoulder',
      waist: 'part=waist',
      neckline: 'part=neckline',
    },
  baggy: { garment: 'fit=loose; ~silhouette=baggy', leg: 'leg=wide', sleeve: 'part=sleeve' },
  'baggy fit': { garment: 'fit=loose; ~silhouette=baggy' },
  'oversized|oversize|over sized|extra large fit|super sized': {
    garment: 'fit=oversized',
    collar: 'collar=oversized',
    hood: 'hood=oversized',
    sleeve: 'part=sleeve',
    lapel: 'lapel=notched',
    pocket: 'part=pocket',
    print: 'part=print',
    cuff: 'part=cuff',
    trim: 'part=trim',
    closure: 'part=closure',
  },
  'oversized fit|oversize fit': { garment: 'fit=oversized' },
  'tight|tightly fitted|close fitting|tight fitting|tight fit|figure hugging fit|skin tight|skintight|form fitting|snug|clingy|close fit|snug fit|body skimming|hugging':
    {
      garment: 'fit=tight',
      sleeve: 'part=sleeve',
      leg: 'leg=skinny',
      waist: 'part=waist',
      cuff: 'part=cuff',
      bodice: 'part=bodice',
      skirt: 'fit=tight',
      neckline: 'part=neckline',
      hem: 'part=hem',
    },
  'slim|slim fit|slim fitting|slim cut|narrow fit|slimfit|narrow|slim fitted|sleek fit|trim fit|slender': {
    garment: 'fit=slim',
    leg: 'leg=slim',
    sleeve: 'part=sleeve',
    lapel: 'lapel=notched',
    collar: 'part=collar',
    waist: 'part=waist',
    skirt: 'fit=slim',
    strap: 'part=strap',
  },
  'fitted|semi fitted|close cut|fitted fit|fitted cut|shaped': {
    garment: 'fit=slim',
    bodice: 'part=bodice',
    waist: 'waistline=natural',
    sleeve: 'part=sleeve',
    leg: 'leg=slim',
    skirt: 'fit=slim',
    cuff: 'part=cuff',
  },
  'skinny|skinny fit': {
    garment: 'fit=tight; leg=skinny',
    leg: 'leg=skinny',
    strap: 'sleeve.type=strap',
    lapel: 'lapel=notched',
  },
  'regular fit|standard fit|classic fit|normal fit|regular cut|true to size|regular|classic cut': {
    garment: 'fit=regular',
    leg: 'leg=straight',
    waist: 'waistline=natural',
    collar: 'collar=regular',
    sleeve: 'part=sleeve',
    hem: 'part=hem',
  },
  straight: {
    leg: 'leg=straight',
    garment: 'silhouette=straight',
    skirt: 'silhouette=straight',
    hem: 'hem=straight',
    sleeve: 'part=sleeve',
    neckline: 'neckline=straight-across',
    waist: 'part=waist',
  },
  tapered: {
    leg: 'leg=tapered',
    garment: 'leg=tapered',
    sleeve: 'part=sleeve',
    cuff: 'leg=tapered',
    waist: 'part=waist',
  },
  'pencil|pencil shaped': { garment: 'silhouette=pencil', skirt: 'silhouette=pencil' },
  circle: { garment: 'silhouette=circle', skirt: 'silhouette=circle', print: 'print=geometric' },
  wrap: {
    garment: 'silhouette=wrap; ~closure=wrap',
    bodice: 'closure=wrap',
    skirt: 'silhouette=wrap',
    neckline: 'neckline=surplice',
    closure: 'closure=wrap',
    waist: 'closure=wrap',
  },
  halter: {
    garment: 'neckline=halter',
    neckline: 'neckline=halter',
    strap: 'neckline=halter',
    bodice: 'neckline=halter',
  },
  round: { neckline: 'neckline=round', collar: 'collar=peter-pan', hem: 'hem=curved' },
  'deep|low|plunging': {
    neckline: 'neckline=plunging',
    waist: 'waistline=low',
    back: 'details=open-back',
    bodice: 'neckline=plunging',
    pocket: 'part=pocket',
  },
  'square|squared': { neckline: 'neckline=square' },
  'rounded|curved': {
    neckline: 'neckline=round',
    collar: 'collar=peter-pan',
    hem: 'hem=curved',
    pocket: 'pockets=curved',
    lapel: 'lapel=shawl',
    garment: 'silhouette=tailored',
  },
  'high|tall|raised': { neckline: 'neckline=mock-neck', collar: 'collar=stand', waist: 'waistline=high' },
  'v|v shaped': { neckline: 'neckline=v-neck', back: 'details=open-back' },
  'u|u shaped': { neckline: 'neckline=u-neck', back: 'details=open-back' },
  'boat|bateau': { neckline: 'neckline=boat' },
  scoop: { neckline: 'neckline=scoop', back: 'details=open-back' },
  'asymmetric|asymmetrical|uneven': {
    neckline: 'neckline=asymmetric',
    hem: 'hem=asymmetric',
    closure: 'details=asymmetry',
    garment: 'silhouette=asymmetric',
    skirt: 'hem=asymmetric',
    collar: 'collar=regular; ~details=asymmetry',
    lapel: 'details=asymmetry',
  },
  'pointed|pointy': {
    collar: 'collar=regular',
    lapel: 'lapel=peak',
    waist: 'waistline=basque',
    hem: 'hem=handkerchief',
    cuff: 'part=cuff',
  },
  spread: { collar: 'collar=spread' },
  'mandarin|chinese': { collar: 'collar=mandarin', neckline: 'collar=mandarin' },
  shawl: { collar: 'collar=shawl', lapel: 'lapel=shawl', neckline: 'collar=shawl' },
  'notched|notch': { collar: 'collar=notched', lapel: 'lapel=notched', neckline: 'neckline=keyhole' },
  'peaked|peak': { lapel: 'lapel=peak', collar: 'lapel=peak' },
  'peter pan': { collar: 'collar=peter-pan', neckline: 'collar=peter-pan', garment: 'collar=peter-pan' },
  'stand up|standing|stand': { collar: 'collar=stand', neckline: 'collar=stand' },
  'ribbed|rib': {
    cuff: 'cuff=rib',
    hem: 'hem=rib',
    collar: 'collar=rib',
    neckline: 'collar=rib',
    garment: 'fabrics=rib-knit',
    waist: 'hem=rib',
    sleeve: 'part=sleeve',
    fabric: 'fabrics=rib-knit',
    trim: 'cuff=rib',
    skirt: 'fabrics=rib-knit',
  },
  'elastic|elasticated|elasticised|elasticized|stretchy': {
    waist: 'waistline=elastic',
    cuff: 'cuff=elastic',
    hem: 'part=hem',
    sleeve: 'cuff=elastic',
    leg: 'cuff=elastic',
    garment: 'fabrics=spandex',
    fabric: 'fabrics=spandex',
  },
  patch: { pocket: 'pockets=patch' },
  flap: { pocket: 'pockets=flap' },
  'welt|welted': { pocket: 'pockets=welt' },
  cargo: { pocket: 'pockets=cargo', garment: 'pockets=cargo', leg: 'leg=cargo' },
  'slanted|slash|slant|diagonal': { pocket: 'pockets=slash', closure: 'details=asymmetry', hem: 'hem=asymmetric' },
  'zipped|zip|zippered|zip up|zipper': { pocket: 'pockets=zip', garment: 'closure=zip', closure: 'closure=zip' },
  kangaroo: { pocket: 'pockets=kangaroo' },
  'chest|breast': { pocket: 'pockets=chest' },
  'side|hidden|concealed|invisible|discreet': { pocket: 'pockets=seam', closure: 'part=closure', back: 'part=back' },
  'back|rear': { pocket: 'pockets=back' },
  tiered: {
    skirt: 'details=tiers',
    sleeve: 'sleeve.type=ruffle',
    garment: 'details=tiers; ~silhouette=tiered',
    hem: 'details=tiers',
  },
  gathered: {
    skirt: 'silhouette=@gathered; details=gathers',
    waist: 'details=gathers',
    sleeve: 'sleeve.type=puff',
    garment: 'details=gathers',
    neckline: 'details=gathers',
    cuff: 'details=gathers',
    shoulder: 'details=gathers',
    hem: 'details=gathers',
    bodice: 'details=gathers',
  },
  pleated: {
    skirt: 'details=pleats',
    garment: 'details=pleats',
    waist: 'details=pleats',
    sleeve: 'details=pleats',
    leg: 'details=pleats',
    back: 'details=pleats',
    bodice: 'details=pleats',
    hem: 'details=pleats',
    closure: 'details=pleats',
    neckline: 'details=pleats',
    fabric: 'details=pleats',
  },
  french: { cuff: 'cuff=french' },
  double: { cuff: 'cuff=french' },
  'tie|tied': {
    waist: 'closure=tie',
    neckline: 'collar=bow',
    closure: 'closure=tie',
    back: 'closure=tie',
    hem: 'closure=tie',
    strap: 'sleeve.type=strap',
    shoulder: 'closure=tie',
    cuff: 'closure=tie',
    sleeve: 'closure=tie',
  },
  'drawstring|drawcord': {
    waist: 'waistline=drawstring',
    hood: 'hood=drawstring',
    hem: 'details=drawcord',
    garment: 'closure=drawstring',
    cuff: 'details=drawcord',
    closure: 'closure=drawstring',
    neckline: 'closure=drawstring',
  },
  'sheer|see through|transparent|translucent': {
    garment: 'fabrics=chiffon',
    sleeve: 'part=sleeve',
    fabric: 'fabrics=chiffon',
    neckline: 'neckline=illusion',
    back: 'part=back',
  },
  'level|even': { skirt: 'hem=straight', hem: 'hem=straight' },
  'detachable|removable': { hood: 'hood=detachable', collar: 'part=collar', lining: 'details=lining' },
  'lined|fully lined': { hood: 'hood=hood', garment: 'details=lining', pocket: 'part=pocket' },
});

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
  crepe: 'crepe|crêpe|crepe de chine|crêpe de chine|wool crepe|silk crepe',
  chiffon: 'chiffon|silk chiffon|chiffons',
  georgette: 'georgette',
  organza: 'organza|silk organza|gazar',
  tulle: 'tulle|netting|net tulle|soft tulle',
  satin: 'satin|duchess satin|silk satin|duchesse satin|satiny|satins|silky|satin finish|duchesse|liquid satin',
  charmeuse: 'charmeuse|silk charmeuse',
  silk: 'silk|raw silk|dupioni|silk blend|pure silk|mulberry silk|washed silk|silks|habotai|dupion|silk dupioni|wild silk',
  velvet: 'velvet|crushed velvet|velvety|velvets|panne velvet|silk velvet|devoré velvet|velveteen|cotton velvet',
  velour: 'velour',
  lace: 'lace|lacy|guipure|chantilly|chantilly lace|lace fabric|guipure lace|broderie anglaise|eyelet lace|eyelet fabric|eyelet cotton|eyelet|leavers lace|lace overlay|crochet lace fabric|broderie anglaise cotton',
  mesh: 'mesh|net|power mesh|fishnet|airtex|sports mesh|netted',
  wool: 'wool|woollen|woolen|virgin wool|wool blend|lambswool|lamb wool|wool mix|woolly|worsted|tropical wool|shetland wool|pure wool|boiled wool|worsted wool|loden|wools|lambs wool|recycled wool|heavy wool|merino wool blend|wool cashmere|shetland',
  merino: 'merino|merino wool|superfine merino',
  cashmere: 'cashmere|cashmere blend|cashmere wool',
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
    'softshell|soft shell|gore tex|goretex|waterproof fabric|hardshell|technical fabric|waterproof|water resistant|water repellent|three layer shell|windproof|weatherproof|waterproof shell|tech fabric|showerproof|water proof',
  neoprene: 'neoprene|scuba',
  spandex:
    'spandex|lycra|elastane|stretch fabric|compression fabric|activewear fabric|stretch nylon|sports stretch|performance fabric|moisture wicking|quick dry|wicking fabric|sweat wicking',
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

const CONTEXTS = [
  ...values('season', {
    spring: 'spring|springtime|for spring|easter|spring like',
    summer:
      'summer|summery|hot weather|warm weather|hot days|summertime|heatwave|hot climate|midsummer|warm days|hot day|tropical weather|hot summer',
    autumn:
      'autumn|autumnal|fall season|in the fall|for fall|this fall|halloween|fall weather|early fall|late fall|transitional',
    winter:
      'winter|wintry|cold weather|snow|freezing|christmas|cold days|winters|wintertime|snowy|cold winter|subzero|freezing cold|frosty|xmas|arctic',
  }),
  ...values('occasion', {
    everyday:
      'everyday|casual|day to day|daily|daywear|weekend|errands|every day|casual wear|leisure|day wear|brunch|coffee run|weekends',
    work: 'work|office|business|professional|boardroom|smart casual|business casual|corporate|meetings|office wear|the office|business meeting',
    formal:
      'formal|black tie|gala|red carpet|ceremony|opera|white tie|black tie event|galas|formal event|formal occasion|awards ceremony|funeral',
    evening: 'evening|evening wear|night out|eveningwear|evenings|dinner party|after dark|theatre|an evening out',
    cocktail: 'cocktail|cocktails|cocktail party|semi formal',
    wedding:
      'wedding|wedding guest|weddings|bridesmaid|mother of the bride|summer wedding|garden wedding|a wedding|beach wedding',
    bridal: 'bridal|bride|wedding day|for a bride|brides',
    party:
      "party|clubbing|birthday|new year|disco|nightclub|prom|parties|new years eve|birthday party|new year's eve|club night|graduation|homecoming",
    sport:
      'sport|sports|sporty|gym|workout|athletic|training|fitness|tennis|golf|activewear|sportswear|cycling|football|basketball|crossfit|workouts|pilates|exercise|badminton|equestrian|riding|athleisure|volleyball|climbing',
    running: 'running|jogging|runner|marathon|runs|trail running|runners|jog',
    yoga: 'yoga',
    outdoor:
      'outdoor|outdoors|camping|fishing|bushcraft|forest walks|gardening|hunting|sailing|outdoorsy|mountaineering',
    hiking: 'hiking|trekking|hike|mountain|hikes|mountains|trails',
    beach: 'beach|seaside|pool|swimming|resort|vacation|holiday|beachwear|poolside|cruise|beach days|swim',
    travel: 'travel|travelling|traveling|commuting|commuter|long flights|commute|long haul flights',
    lounge:
      'lounge|loungewear|lounging|at home|relaxing|homewear|home wear|cozy evenings|lazy days|lazy sundays|around the house|work from home',
    sleep: 'sleep|sleeping|bedtime|bed|night time',
    school: 'school|school uniform|campus|college|university',
    festival: 'festival|coachella|burning man|concert|festivals|music festival|rave',
    workwear:
      'workwear|utility|work wear|workshop|utilitarian|carpentry|carpenter|construction site|chef|farm work|mechanic',
    maternity: 'maternity|pregnant|pregnancy|nursing|breastfeeding|expecting',
    dance: 'dance|dancing|ballet|dancer|salsa|flamenco|tango|ballroom|swing dancing',
    rain: 'rain|rainy|wet weather|rainwear|rainy days|downpour|rainproof|drizzle|rainy day',
    ski: 'ski|skiing|snowboard|snowboarding|apres ski|après ski|slopes',
    date: "date|date night|first date|romantic dinner|valentine|valentines day|valentine's day",
    interview: 'interview|job interview',
  }),
  ...values('era', {
    victorian: 'victorian|steampunk victorian|19th century|nineteenth century|1800s|victorian era',
    edwardian: 'edwardian|1900s|1910s|titanic era',
    '1920s': '1920s|20s|twenties|flapper|gatsby|roaring twenties|jazz age|great gatsby|roaring 20s',
    '1930s': '1930s|30s|thirties',
    '1940s': '1940s|40s|forties|wartime|land girl|land army',
    '1950s': '1950s|50s|fifties|rockabilly|new look dior|pin up|pinup|mid century|grease era|dior new look',
    '1960s': '1960s|60s|sixties|mod|space age|swinging sixties|jackie kennedy|twiggy',
    '1970s': '1970s|70s|seventies|hippie|hippy|studio 54|woodstock',
    '1980s': '1980s|80s|eighties|power dressing',
    '1990s': '1990s|90s|nineties|grunge',
    '2000s': '2000s|y2k|noughties|00s|early 2000s',
    medieval: 'medieval|renaissance|viking|middle ages|elven|mediaeval',
    regency: 'regency|jane austen|bridgerton|empire era|georgian|regency era',
    futuristic:
      'futuristic|cyberpunk|sci fi|science fiction|cyber|space suit style|techwear futuristic|retrofuturistic|post apocalyptic',
  }),
  ...values('gender', {
    women:
      "women|woman|womens|women's|ladies|lady|female|feminine fit|for her|woman's|ladies'|mother|wife|girlfriend|mum|mom|grandmother|sister|bride to be|she|her",
    men: "men|man|mens|men's|male|gentleman|gentlemen|for him|man's|masculine fit|father|husband|boyfriend|dad|grandfather|brother|groom|groom's|he|his|gents|guys|menswear",
    unisex: 'unisex|gender neutral|genderless|all genders|gender fluid|nonbinary|non binary|androgynous|genderfree',
    girls: "girls|girl|girl's|daughter|little girl|toddler girl|my daughter|flower girl",
    boys: "boys|boy|boy's|son|little boy|toddler boy|my son",
    children: "children|kids|kid|child|children's|kid's|toddler|baby|child's|toddlers|infant|newborn|babies|kids'",
  }),
  ...values('weight', {
    light:
      'lightweight|light weight|airy|breathable|light fabric|featherweight|gauzy light|lightweight fabric|thin fabric|light as air',
    heavy: 'heavyweight|heavy weight|heavy|thick|sturdy|hard wearing|dense|thick fabric|heavy duty|hefty|durable',
    warm: 'warm|insulated|cosy|cozy|toasty|thermal|insulating',
  }),
];

const MIXED = facts([
  ['zip up hood', 'hood=hood; closure=zip'],
  ['bootcut leg', 'leg=bootcut'],
  [
    'five pocket jeans|5 pocket jeans|five pocket style|5 pocket|five pockets jeans',
    'pockets=coin; pockets=back; pockets=slash',
  ],
  [
    'patch chest pocket|chest patch pocket|patch pocket on the chest|patch pockets on the chest',
    'pockets=chest; pockets=patch',
  ],
  [
    'chest flap pocket|flap chest pocket|flap pockets on the chest|chest pockets with flaps|chest flap pockets',
    'pockets=chest; pockets=flap',
  ],
  ['pockets with flaps|pocket with a flap|pocket with flap|flapped patch pocket', 'pockets=flap'],
  ['cape sleeve|cape sleeves|caped sleeves', 'sleeve.type=flutter'],
  [
    'ribbed cuffs and waistband|ribbed cuffs and hem|ribbed hem and cuffs|ribbed waistband and cuffs|rib cuffs and hem|ribbed cuffs and bottom|ribbed cuffs and a ribbed hem',
    'cuff=rib; hem=rib',
  ],
  [
    'ribbed collar cuffs and hem|ribbed collar cuffs and waistband|ribbed neck cuffs and hem|ribbed neckline cuffs and hem',
    'collar=rib; cuff=rib; hem=rib',
  ],
  [
    'elastic waist and cuffs|elasticated waist and cuffs|elastic waistband and cuffs',
    'waistline=elastic; cuff=elastic',
  ],
  ['quilted lining|padded lining', 'details=quilting; details=lining'],
  ['flared skirt', 'silhouette=@flared'],
  ['full skirt|swirling skirt|swishy skirt|twirly skirt|voluminous skirt|wide skirt', 'silhouette=@full'],
  ['gathered skirt part', 'silhouette=@gathered'],
  ['button down back', 'closure=buttons'],
  ['polo neck', 'neckline=turtleneck'],
  ['napoleon lapel|oversized lapel', 'lapel=notched'],
  ['stand away', 'collar=stand'],
  ['curved fit', 'silhouette=tailored'],
  ['no special manufacturing technique|no non textile material', 'part=trim'],
]);

export const EN_ATTRIBUTES = [
  ...PARTS,
  ...LENGTHS,
  ...NECKLINES,
  ...COLLARS,
  ...LAPELS,
  ...SLEEVE_TYPES,
  ...SLEEVE_LENGTHS,
  ...CUFFS,
  ...LEGS,
  ...CLOSURES,
  ...POCKETS,
  ...HOODS,
  ...WAISTLINES,
  ...HEMS,
  ...SILHOUETTES,
  ...PRINTS,
  ...DETAILS,
  ...CLOTHS,
  ...CONTEXTS,
  ...MIXED,
  ...CONTEXT,
];
