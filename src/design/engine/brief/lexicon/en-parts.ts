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
  strap: 'strap',
  shoulder: 'shoulder|shoulders|shouldered',
  trim: 'trim|trims|trimming|edging|binding|stitching|edges|edge|accents|accent|details|detail|trimmed|detailing|seams|outline|contrast|hardware trim|logo trim',
  print: 'print|pattern|patterned|motif|motifs',
  closure: 'closure|fastening|fastenings|closures|opening|fastener',
  lining: 'inside lining',
  fabric: 'fabric|material|cloth|textile|fibre|fiber|yarn|blend',
});

const MIXED = facts([
  ['zip up hood', 'hood=hood; closure=zip'],
  [
    'sherpa lining|shearling lining|shearling lined|sherpa lined|faux fur lining|faux fur lined|fur lined|fur lining|teddy lining',
    'details=lining; details=fur-trim',
  ],
  ['summer wedding', 'season=summer; occasion=wedding'],
  ['beach wedding', 'occasion=beach; occasion=wedding'],
  ['boyfriend fit|boyfriend style|boyfriend cut|borrowed from the boys', 'fit=relaxed'],
  [
    'asymmetric zip|asymmetric zipper|diagonal zip|off centre zip|asymmetrical zip|asymmetrical zipper',
    'closure=zip; details=asymmetry',
  ],
  ['bootcut leg', 'leg=bootcut'],
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
