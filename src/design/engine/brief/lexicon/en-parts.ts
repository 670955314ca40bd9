import { facts, parts } from '../lexeme.js';

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
  strap: 'strap|handle|handles',
  shoulder: 'shoulder|shoulders|shouldered',
  trim: 'trim|trims|trimming|edging|binding|stitching|edges|edge|accents|accent|details|detail|trimmed|detailing|seams|outline|contrast|hardware trim|logo trim',
  print: 'print|pattern|patterned|motif|motifs',
  closure: 'closure|fastening|fastenings|closures|opening|fastener',
  lining: 'inside lining',
  fabric: 'fabric|material|cloth|textile|fibre|fiber|yarn|blend',
});

const MIXED = facts([
  [
    'broderie anglaise|broderie anglaise cotton|eyelet embroidery|eyelet fabric|eyelet cotton|eyelet|english embroidery|hålbroderi|engelsk brodyr|lochstickerei',
    'fabrics=cotton; details=embroidery',
  ],
  [
    'hugs the body|hugs the figure|hugs every curve|hugs the curves|clings to the body|skin tight|close to the body',
    'fit=tight',
  ],
  ['groom|bridegroom|groomsman|groomsmen', 'occasion=wedding; gender=men'],
  ['clasp|clasps|cloak clasp|metal clasp|agraffe', 'closure=hooks'],
  [
    'pressed crease|pressed creases|front crease|front creases|centre crease|center crease|sharp crease|ironed crease',
    'part=leg',
  ],
  ['woven braid|braid trim|braided trim|braid|braiding|soutache|rickrack|ric rac', 'details=contrast-trim'],
  ['natural canvas|undyed canvas|unbleached canvas', 'colors=ecru; fabrics=canvas'],
  ['natural linen|undyed linen|unbleached linen', 'colors=ecru; fabrics=linen'],
  ['natural cotton|undyed cotton|unbleached cotton', 'colors=ecru; fabrics=cotton'],
  ['v instead|a v instead', 'neckline=v-neck'],
  ['lace front|lace up front|laced front|lace fly', 'closure=lace-up'],
  ['zip up hood', 'hood=hood; closure=zip'],
  [
    'sherpa lining|shearling lining|shearling lined|sherpa lined|faux fur lining|faux fur lined|fur lined|fur lining|teddy lining',
    'details=lining; details=fur-trim',
  ],
  ['getting married|gets married|get married|ties the knot', 'occasion=wedding'],
  ['summer wedding', 'season=summer; occasion=wedding'],
  ['beach wedding', 'occasion=beach; occasion=wedding'],
  ['boyfriend fit|boyfriend style|boyfriend cut|borrowed from the boys', 'fit=relaxed'],
  [
    'asymmetric zip|asymmetric zipper|diagonal zip|off centre zip|asymmetrical zip|asymmetrical zipper',
    'closure=zip; details=asymmetry',
  ],
  ['bootcut leg', 'leg=bootcut'],
  [
    'wide belt|chain belt|belt with a buckle|belt with buckle|buckle belt|buckled belt|narrow belt|thin belt|skinny belt',
    'waistline=belted; details=belt',
  ],
  [
    'button placket|buttoned placket|hidden button placket|concealed button placket|covered button placket|half button placket',
    'closure=buttons; details=placket',
  ],
  ['drapey|drapy|slinky|floaty|swishy|crisp|structured fabric', 'part=fabric'],
  ['belt loops|belt loop|belt carriers|belt carrier', 'part=belt-loop'],
  [
    'waterproof|water resistant|water repellent|windproof|weatherproof|showerproof|water proof|shower proof|water repelling|wind proof|wind resistant',
    '~fabrics=softshell',
  ],
  [
    'pear shaped|pear shape|apple shaped|apple shape|hourglass figure|hourglass shape|hourglass shaped|rectangle shaped|full figured|body shape|well fitted|long legged',
    'part=fabric',
  ],
  ['self tie belt|tie belt|self tied belt|sash belt|tie sash', 'waistline=belted; ~details=self-tie'],
  ['with flap|with flaps|with button flap|with button flaps|with buttoned flaps', 'pockets=flap'],
  ['pearl snap|pearl snaps|pearl snap buttons|pearl poppers', 'closure=snaps'],
  [
    'buckle at the back|buckle at back|back buckle|adjustable back buckle|adjustable buckle at the back|back cinch|cinch back',
    'part=trim',
  ],
  [
    'quick dry|quick drying|moisture wicking|wicking|sweat wicking|wicking fabric|performance fabric',
    '~fabrics=spandex',
  ],
  [
    'neckline at the back|v at the back|v neckline at the back|low v back|deep v at the back|low at the back|open at the back|bare at the back',
    'details=open-back',
  ],
  [
    'ankle zip|ankle zips|ankle zipper|ankle zippers|zips at the ankle|zips at the ankles|zipped ankle|zipped ankles',
    'part=trim',
  ],
  [
    'five pocket jeans|5 pocket jeans|five pocket style|5 pocket|five pocket|five pockets|5 pockets',
    'pockets=@curved; pockets=@back; pockets=@coin; part=pocket',
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

/** English names of parts, and phrases that say several things at once. */
export const EN_PARTS = [...PARTS, ...MIXED];
