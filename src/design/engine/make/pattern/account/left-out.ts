/**
 * What makes a garment of that name, where no cut of it is drafted here: named, so that a maker knows what to add.
 * Each sentence tells what is usual of the name; makers and regions differ.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  ruqun: 'A ruqun is a short crossed top and a long skirt tied over it; this draft is one robe.',
  agbada:
    'An agbada is one wide width of cloth folded at the shoulder, open at the sides and taken up over the arms; this draft is a tunic with sleeves.',
  deel: 'A deel’s front panel crosses to the right shoulder and side with loops, and a sash holds it; this draft is a robe.',
  chuba: 'A chuba is cut wide and long and taken up by its sash into a pouch; this draft is a robe.',
  sherwani:
    'A sherwani’s straight panelled body with a short opening and side vents from the hip is drafted as a coat.',
  anarkali: 'An anarkali’s many flared panels from under the bust are drafted as a bodice and one skirt.',
  angrakha: 'An angrakha’s rounded front that ties at the side of the breast is drafted as a plain front.',
  lehenga:
    'A lehenga’s many panels or pleats on a drawstring band are drafted as a usual skirt; the blouse is its own pattern.',
  sari: 'Only the cloth is drafted; blouse and petticoat are patterns of their own.',
  dhoti: 'A dhoti is a length of cloth wound between the legs; this draft is a skirt.',
  sharara: 'A sharara’s gathered flare from the knee is drafted as a wide leg.',
  hakama: 'A hakama’s pleats, open sides, back board and four ties are drafted as wide trousers.',
  samue:
    'A samue’s straight crossed jacket with inner ties is drafted as a usual jacket; its trousers are a pattern of their own.',
  'gi jacket':
    'A gi’s straight cut with a thick band along the crossing front and slits at the sides is drafted as a usual jacket.',
  'tang jacket':
    'A tang jacket’s sleeves cut on without a shoulder seam and its knots are drafted as set sleeves and a usual front.',
  'mao jacket': 'A Mao jacket’s turned-down close collar and four flap pockets are drafted as a usual jacket.',
  kebaya: 'A kebaya’s front band that runs from the neck to its pointed hem is drafted as a usual front.',
  terno: 'A terno’s flat, raised butterfly sleeves are drafted as usual sleeves.',
  barong: 'A barong’s sheer straight body with side slits and half front opening is drafted as a usual shirt.',
  kaba: 'A kaba is a shaped top over a narrow wrapped skirt; this draft is one dress.',
  gomesi: 'A gomesi’s square yoke, pointed shoulders and wide sash are drafted as a usual dress.',
  burnous: 'A burnous is cut in one half circle with its hood; this draft is a cape with a hood of its own.',
  huipil:
    'A huipil is made of straight widths with their selvedges, joined by hand, without shaping; this draft is a tunic with sleeves.',
  ruana: 'A ruana is a square of cloth open in front; its fringes and selvedges are not in this draft.',
  vyshyvanka: 'A vyshyvanka’s straight widths with gussets and gathered neck are drafted as a usual blouse or shirt.',
  kosovorotka: 'A kosovorotka’s slit beside the neck and its square gussets are drafted as a usual front and sleeve.',
  sarafan:
    'A sarafan’s pleated or gored skirt on broad straps from above the breast is drafted as a dress with a bodice.',
  fustanella: 'A fustanella’s some hundred gores are drafted as a usual skirt.',
  gákti: 'A gákti’s gores, standing neck and woven bands, which differ by place, are not in this draft.',
  'folk dress':
    'The pieces of a folk dress of one place (bodice, skirt, apron, shirt) and its trims are not in this draft.',
  lederhosen: 'Lederhosen’s fall front, braces with a breast bar and side lacing are drafted as usual shorts.',
  doublet:
    'A doublet’s padded front, shoulder wings, short skirts and eyelets for points are drafted as a usual jacket.',
  kirtle: 'A kirtle’s body laced to fit and its gores set into slits are drafted as a usual dress.',
  chiton: 'A chiton is two widths pinned along the shoulders and girt; this draft is a tunic with sleeves.',
  'court gown': 'The stays, stomacher, back pleats and hoops under a court gown are not in this draft.',
  'frock coat':
    'A frock coat’s waist seam with a skirt of its own and body panels is drafted as a coat cut in one length.',
  'hussar jacket':
    'A hussar jacket’s rows of braid with loops and its short back with points are drafted as a usual jacket.',
  'mess jacket':
    'A mess jacket ends at the waist with a point behind and is worn open; its back seams are drafted as a usual jacket’s.',
  'kilt jacket':
    'A kilt jacket is cut short and away at the front to show the kilt, with braided cuffs and shoulders; this draft is a usual jacket.',
  'norfolk jacket': 'A Norfolk jacket’s box pleats over belt and yoke are not in this draft.',
  'safari jacket': 'A safari jacket’s back pleats, yoke and bellows pockets are not all in this draft.',
  inverness: 'An Inverness’s cape set over an armless coat is drafted as a cape.',
  tutu: 'A tutu’s ten or more layers of net on a basque are not in this draft.',
  jodhpurs: 'Jodhpurs’ ballooned thigh, close calf and patches are drafted as usual trousers.',
  'plus-fours': 'Plus-fours’ fullness over a band below the knee is drafted as usual trousers.',
  'flamenco dress': 'A flamenco dress’s flounces cut in circles from the thigh down are not all in this draft.',
  "chef's jacket": 'A chef’s jacket’s two crossing fronts that change over are drafted as a usual double row.',
  'rugby shirt': 'A rugby shirt’s rubber buttons, woven collar and taped placket are not in this draft.',
  'western shirt': 'A western shirt’s pointed yokes are drafted as straight ones.',
  guayabera: 'A guayabera’s rows of tucks beside four pockets are not in this draft.',
};
