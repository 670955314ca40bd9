import { claims, values } from '../lexeme.js';
import type { Lexeme } from '../lexeme.js';

const CLOSURES = values('closure', {
  buttons:
    'buttons|button|button front|button through|buttoned|button closure|button fastening|buttoned front|button down front|buttons down the front|buttons up the front|front buttons|button up front|row of buttons|pearl buttons|horn buttons|shell buttons|covered buttons|wooden buttons|button fly|mother of pearl buttons|buttons at the front|button up closure|buttoning|fastened with buttons|buttons down the back|single button|one button|two button|three button|2 button|3 button',
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
    'open front|open fronted|edge to edge|no closure|without closure|without fastening|waterfall front|no fastening|without fastenings|open at the front|worn open|left open|hangs open|hanging open|wears open|to wear open',
  chain: 'chained|chain closure|chain fastening|chained opening|chains',
});

const POCKETS = values('pockets', {
  patch: 'patch pocket|patched pocket|applied pocket',
  welt: 'welt pocket|welted pocket',
  flap: 'flap pocket|flapped pocket|flaps over the pockets|pocket flap|pocket flaps',
  kangaroo:
    'kangaroo pocket|pouch pocket|kangaroo pouch|front pouch|front pouch pocket|muff pocket|kangaroo|pouch front|belly pocket|hand pouch',
  slash:
    'slash pocket|slant pocket|slanted pocket|side slash pocket|diagonal pocket|hip pocket|trouser pocket|angled pocket|slit pocket|hand pocket|handwarmer pocket|hand warmer pocket',
  seam: 'seam pocket|in seam pocket|inseam pocket|side seam pocket|hidden pocket|invisible pocket|side pocket|concealed pocket|pockets in the side seams|pockets in the seams|pocket in the side seam|deep side pocket|inset pocket|pockets hidden in the seams',
  cargo: 'cargo pocket|thigh pocket|leg pocket|cargo|utility pocket|combat pocket|big side pocket|tactical pocket',
  chest:
    'chest pocket|breast pocket|pocket on the chest|pocket on the breast|pocket at the chest|pockets on the chest|bust pocket|chest patch pocket',
  back: 'back pocket|rear pocket|pocket at the back|pockets on the back',
  coin: 'coin pocket|watch pocket|ticket pocket|fifth pocket',
  zip: 'zip pocket|zipped pocket|zipper pocket|zippered pocket|pockets with zips|pockets with zippers|zip up pocket',
  bellows: 'bellows pocket|gusset pocket|expandable pocket|gusseted pocket|bellow pocket',
  curved: 'curved pocket|western pocket|rounded pocket|curved front pocket',
  besom: 'besom pocket|jetted pocket|piped pocket|double welt pocket',
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
  vent: 'vent|vents|walking slit|back vent|side vent|double vent|double vented|single vent|centre vent|center vent|vented|side vents',
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
    'lined|lining|fully lined|lined with|partially lined|half lined|lined in|contrast lining|self lined|warm lining|printed lining|inner lining',
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
  drape: 'drape|draped|draping|drapes|drapery|waterfall|draped detail|grecian drape|draped front|cascading',
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
    'fur trim|fur trimmed|fur collar|fur cuffs|faux fur collar|fur trimmed collar|shearling collar|fur trimming|sherpa collar|faux fur trim|fur edge|faux fur cuffs|faux fur trimmed|shearling trim|teddy collar',
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
    '3d flowers|fabric flowers|flower applique|flower appliques|rosette|rosettes|corsage|floral applique|3d floral|flower appliqué|floral appliqués',
  embossed: 'embossed|embossing|debossed',
  perforated: 'perforated|laser cut|lasercut|perforation|laser cut pattern|eyelets|eyelet holes|grommets',
  burnout: 'burnout|burn out|devoré|devore',
  washed:
    'washed|stonewashed|stone washed|acid wash|acid washed|garment dyed|faded|prewashed|enzyme washed|enzyme wash|stonewash|bleached|light wash|dark wash|medium wash|vintage wash|mid wash|washed out',
  frayed: 'frayed|fraying',
  'metal-trim':
    'metal|metallic hardware|metal hardware|silver hardware|gold hardware|brass hardware|metal details|chain detail|metal buttons|chain trim|gold chain trim|metal zipper|metal rings|o ring|d ring|d rings|hardware|eyelets metal',
  'plastic-trim': 'plastic|pvc trim|plastic buttons',
  'rubber-trim': 'rubber|rubberised|rubberized|rubber patch',
  'wood-trim': 'wood|wooden|wooden beads',
  'bone-trim': 'bone|bone buttons|whalebone',
  'ivory-trim': 'ivory buttons',
  belt: 'half belt|back belt|martingale belt|belt at the back|d ring belt|belt detail|belt at the hem|belted hem|hem belt|belt at the bottom',
});

/** "Big buttons", "metal buttons" also close; decorative ones need not. */
function thatClose(lexeme: Lexeme): Lexeme {
  const buttons = lexeme.words.at(-1) === 'buttons' && !/^(decorative|ornamental)$/.test(lexeme.words[0]);
  if (!buttons) return lexeme;
  const [reading, ...rest] = lexeme.readings;
  return { ...lexeme, readings: [{ ...reading, claims: [...reading.claims, ...claims('~closure=buttons')] }, ...rest] };
}

/** English words for closures, pockets and details. */
export const EN_CLOSURE_AND_DETAIL = [...CLOSURES, ...POCKETS, ...DETAILS.map(thatClose)];
