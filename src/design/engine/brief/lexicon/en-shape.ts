import { values } from '../lexeme.js';

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

const WAISTLINES = values('waistline', {
  high: 'high waist|hi waist|hi waisted|hi rise|high waisted|high rise|highwaist|highwaisted|highrise|high waistline|high cut waist|ultra high rise|super high waist|waist is high|waist high',
  natural:
    'natural waist|normal waist|mid rise|regular waist|regular rise|natural waistline|mid waist|medium rise|midrise|defined waist|nipped in waist|nipped waist|cinched waist|fitted waist|waisted|waist defined|cinched at the waist|nipped in at the waist|fitted at the waist|fitted through the waist|shaped waist|tailored waist|gathered waist|darted waist',
  low: 'low waist|low rise|low waisted|lowrise|hipster waist|low slung|low cut waist|lowwaist|sits on the hips|sits low on the hips',
  empire:
    'empire waist|empire waistline|empire line|empire waisted|empire cut|empire|high empire waist|under bust seam|underbust seam|imperial waist',
  dropped: 'drop waist|dropped waist|dropped waistline|drop waisted|low slung waistline|drop waistline|dropwaist',
  basque: 'basque waist|basque waistline|basque|v shaped waist|pointed waist',
  elastic:
    'elastic waist|elasticated waist|elastic waistband|elasticated waistband|stretch waist|stretchy waist|elasticised waist|elasticized waist|elastic in the waist|stretchy waistband|elastic at the waist|stretch waistband|elasticized waistband|elasticised waistband|shirred waist|smocked waist|elastic at the back|elastic in the back|elastic back|elasticated back|elasticated at the back|back elastic',
  paperbag: 'paperbag|paper bag waist|paperbag waist|paper bag|paperbag waistband|paper bag waistband',
  drawstring:
    'drawstring waist|drawstring waistband|drawcord waist|drawcord waistband|tie string waist|waist with a drawstring|waist with drawstring|drawstring at the waist|adjustable waist',
  belted:
    'belted|belted waist|belt at the waist|belted at the waist|waist belt detail|wide belt at the waist|cinched with a belt|self belt|fabric belt|sash|matching belt|leather belt|waist belt|obi belt|removable belt|belt loops and belt|belted at waist|belt',
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

/** English words for length, outline, legs, waist and hem. */
export const EN_SHAPE = [...LENGTHS, ...SILHOUETTES, ...LEGS, ...WAISTLINES, ...HEMS];
