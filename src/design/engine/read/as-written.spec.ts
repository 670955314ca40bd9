import type { Brief } from './index.js';
import { readDesign } from './read-design.js';

const read = (description: string): Brief => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(`${description}: ${result.reason}`);
  return result.brief;
};

describe('a denial is of the part that it names', () => {
  it.each([
    ['a hoodie without ribbing at the hem', 'hem=rib', 'hood'],
    ['a sweatshirt with no ribbing on the cuffs', 'cuff=rib', 'hem'],
    ['kjol med fickor, resår går bort', 'waistline=elastic', 'pockets'],
    ['kjol med fickor, resår ska bort', 'waistline=elastic', 'pockets'],
    ['an anorak with laces at the sides and no front opening', 'closure_place=front', 'closure'],
  ])('%s', (text, denied, kept) => {
    const { denied: all, evidence } = read(text);
    expect(all).toContain(denied);
    expect(evidence[kept].negated).toBeUndefined();
  });

  it('no strap of a waistcoat bares no shoulders', () =>
    expect(read('a waistcoat, no strap and buckle behind').spec.neckline).toBeNull());
});

describe('words that say something else here', () => {
  it.each([
    [
      'a three quarter length wool coat',
      { garment: 'coat', length: 'above-knee', sleeve: { type: null, length: null } },
    ],
    ['a coat with three quarter length sleeves', { sleeve: { type: null, length: 'three-quarter' } }],
    ['a navy polo, s/s', { sleeve: { length: 'short' } }],
    ['a navy top, L/S', { sleeve: { length: 'long' } }],
    ['mens coat DB, CB vent, wool', { closure: 'double-breasted', details: ['vent'] }],
    ['LS tee, crew nk, drop shldr', { garment: 't-shirt', sleeve: { type: 'drop-shoulder', length: 'long' } }],
    ['a dress, s/less, v/neck', { neckline: 'v-neck', sleeve: { length: 'sleeveless' } }],
    ['SS28 sweatshirt', { sleeve: { length: null } }],
    ['Hose RV seitlich', { closure_place: 'side' }],
    ['en kappa, det ska vara en med huva', { hood: 'hood' }],
    ["men's woven short, 7 inch inseam", { garment: 'shorts' }],
    ['a red dress, not short', { garment: 'dress' }],
    ['a fleece with a chest pocket', { garment: 'jacket', fabrics: [{ name: 'fleece' }] }],
    ['a coat lined in fleece', { garment: 'coat' }],
    ['jag vill ha en kappa', { garment: 'coat' }],
    ['fleece 1/4 zip with a chest pocket', { garment: 'jacket', closure: 'half-zip' }],
    ['I collect mushrooms: canvas trousers', { print: null }],
    ['I work with wood, a canvas apron', { details: [] }],
    ['for the train to work a wool coat', { details: [] }],
    ['a dress with a train', { details: ['train'] }],
    ['he plays the trumpet: a black shirt', { silhouette: null }],
    ['please check the length of this navy skirt', { print: null }],
    ['my old coat has holes, make me a wool coat', { details: [] }],
    ['a coat like my old one with holes', { details: ['distressed'] }],
    ['my name is Crystal: a black dress', { details: [] }],
    ['the zip always breaks so a wrap dress', { closure: 'wrap' }],
    ['cabin crew blazer, aubergine', { neckline: null }],
    ['flowers on it: I play in a band, a dress with daisies', { print: 'floral' }],
    ["men's trunks, modal", { garment: 'underwear' }],
    ['swim trunks in cotton', { garment: 'swimwear' }],
    ['a linen blouse for my husband', { garment: 'shirt' }],
    ['a dress, liquid silver', { colors: [{ name: 'silver' }] }],
    ['vestido azul empolvado', { colors: [{ name: 'dusty blue' }] }],
    ['justaucorps bordeaux manches longues', { colors: [{ name: 'bordeaux', role: 'main' }] }],
    ["marinière boutonnée à l'épaule", { closure: 'buttons' }],
    ["W's tee, crew", { gender: 'women' }],
    ['a cropped zip up, grey', { garment: 'sweatshirt', closure: 'zip' }],
    ['cargo trousers with a zip', { closure: 'zip' }],
    ['a tunic, pull on', { closure: 'pullover', waistline: null }],
    ['trousers, pull on', { closure: 'elastic', waistline: 'elastic' }],
    ['a gilet, elasticated armholes', { waistline: null }],
    ['a skirt with an elasticated hem', { waistline: null }],
    ['a skort, white, elasticated', { waistline: 'elastic' }],
    ['cargo trousers, toggles at ankle', { length: null, closure: 'toggles' }],
    ['trousers, at the ankle', { length: 'ankle' }],
    ['stuck on my coat toile, purple melton', { print: null }],
    ['a toile dress', { print: 'toile' }],
    ['a forget-me-not print dress', { print: 'floral' }],
    ['kimono, black tie belt', { occasion: [], details: ['self-tie'] }],
    ['a suit, black tie', { occasion: ['formal'] }],
    ['apron, colour flax', { colors: [{ name: 'flax' }] }],
    ['polo shirt, col: kelly', { colors: [{ name: 'kelly green' }] }],
    ['a skirt, zip with hook and eye', { closure: 'zip' }],
    ['box pleated skirt', { silhouette: 'pleated' }],
    ['a nightshirt, long cuffed sleeves', { sleeve: { length: 'long' } }],
    ['a dress for a big bust and wide hips', { fit: null }],
    ['a coat, embroidery round the neck', { neckline: null }],
    ["a coat, he's 6'4", { gender: 'men' }],
    ['a fleece lined waterproof for her', { garment: 'jacket', occasion: ['rain'] }],
    ['white dress with a tulle skirt', { garment: 'dress', fabrics: [{ name: 'tulle' }] }],
    ['brudklänning, tyllkjol i flera lager', { garment: 'dress', fabrics: [{ name: 'tulle' }] }],
    ['kofta, hjärtformade knappar', { neckline: null }],
    ['kjol strax över knät', { length: 'above-knee' }],
    ['overall till min lilla kille', { gender: 'boys' }],
    ['klänning för stor byst', { fit: null }],
    ['a safari jacket with snaps', { closure: 'snaps' }],
    ['a waistcoat, loop for a name badge', { details: [] }],
    ['a suit with matching burgundy ties', { garment: 'blazer', closure: null }],
    ['a linen dress, the skirt flares', { garment: 'dress' }],
    ['a dress in apple green', { colors: [{ name: 'apple green' }], print: null }],
    ['livstycke till dräkten, rött ylle', { garment: 'corset' }],
    ['una túnica blanca', { garment: 'tunic' }],
    ['une veste en galon', { fabrics: [{ source: 'default' }] }],
    ['pyjamas, drawstring trousers, jacket with a revere collar', { garment: 'pyjamas', collar: 'notched' }],
    ['a cloak that closes at the throat with a chain', { closure: 'chain' }],
    ['a skirt like in films, cream blouse for work', { garment: 'blouse' }],
    ['a coat, 320g wool', { fabrics: [{ weight_gsm: 320 }] }],
    ['a blouse. Colourway: rust / cream', { print: null }],
    ['a polo, colours navy, bottle', { colors: [{ name: 'navy' }, { name: 'bottle green' }] }],
    ['a cotton dress with lace round the neck', { details: ['lace-trim'], fabrics: [{ name: 'cotton' }] }],
    ['a cotton dress, sizes 34-46', { size: null }],
    ['a coat, sizes S-5XL', { size: null }],
    ['a dress in size s', { size: 'S' }],
    ['a coat, 12 yrs, navy', { size: '152' }],
    ['a coat like one that I wore for 10 yrs', { size: null }],
    ['a satin skirt that can twirl', { fabrics: [{ name: 'satin' }] }],
    ['un mono beige, cinturón del mismo tejido', { fabrics: [{ source: 'default' }] }],
    ['a baby romper in terry with ducks', { fabrics: [{ name: 'terry' }], print: 'animal' }],
    ['brudtärneklänning i dammrosa chiffong, osynlig blixtlås', { garment: 'dress', closure: 'invisible-zip' }],
    ['a dress with side slits to the waist', { length: null }],
    ['satin trousers with ankle ties', { length: null }],
    ['swim shorts, drawstring, back pocket with velcro', { closure: 'drawstring' }],
    ['a housecoat where she kept her mints', { colors: [{ source: 'default' }] }],
    ['Er ist sehr dünn: ein Sakko für ihn', { fabrics: [{ source: 'default' }] }],
    ['Ein Kleid fürs Büro', { fabrics: [{ source: 'default' }] }],
    ['a jacket for a chef who sweats a lot', { garment: 'jacket' }],
    ['I was asked to dress a choir in blue tunics', { garment: 'tunic' }],
    ['He hates hats: a blue shirt', { garment: 'shirt' }],
    ['un manteau pour l’hiver', { garment: 'coat', season: ['winter'] }],
    ['a jacket with a chin guard', { garment: 'jacket' }],
    ['un justaucorps au dos croisé', { closure: null }],
    ['a tunic with an oak leaf applique', { colors: [{ source: 'default' }] }],
    ['bikini bottoms with side ties', { garment: 'swimwear' }],
    ['a cardigan with football buttons', { occasion: [] }],
    ['a coat in pink fleece, down past the knee', { fabrics: [{ name: 'fleece' }], length: 'below-knee' }],
    ['a jacket in fluffy pink fleece', { fabrics: [{ name: 'fleece' }] }],
    ['a gilet with a chunky white zip', { fabrics: [{ source: 'default' }] }],
    ['a top with cuffs long enough to fold', { length: null }],
    ['une jupe longue, bien ajustée aux hanches', { length: 'maxi' }],
    ['une tunique longue, ajustée aux hanches', { fit: 'slim' }],
    ['soy profe de infantil y quiero una falda', { gender: null }],
    ['en tröja som när jag var liten', { season: [] }],
    ['mallas negras con costuras planas', { print: null }],
    ['han är lång: en skjorta', { length: null }],
    ['a waistcoat, six buttons, plain back with a buckle', { closure: 'buttons' }],
    ['a show jacket, age 11, 140 cm', { length: null, size: '140' }],
    ['a dress with raven feathers at the hem', { print: null }],
    ['a prom dress, corset top, full skirt', { garment: 'dress', details: ['corsetry'] }],
    ['a jacket, ribbed navy collar and cuffs', { collar: 'rib', cuff: 'rib' }],
    ["my nan's 80th is coming: a jumpsuit for me", { gender: null, occasion: ['party'] }],
    ['an ao dai in red silk, white trousers underneath', { colors: [{ name: 'red' }] }],
    ['an old-school sweatshirt', { occasion: [] }],
    ['a white satin jacket, full zip. medium', { length: null, size: 'M' }],
    ['a duffle coat, toggles, 7 yo', { size: '122', gender: 'children' }],
    ['Westen, hinten schwarzes Futter mit Schnalle, sechs Knöpfe', { closure: 'buttons' }],
    ['we pull ropes all evening: a shirt', { print: null, occasion: [] }],
    ['a coat, stripes running round the bottom', { occasion: [] }],
    ['shorts, resår vid benen', { leg: null }],
    ['en islandströja fast som kofta', { garment: 'cardigan' }],
    ['ein Kleid aus fließender Viskose, nichts Kurzes', { fit: null, length: null }],
    ['un blouson gris imperméable', { garment: 'jacket', colors: [{ name: 'grey' }] }],
    ['a kaftan in peacock blue georgette', { print: null }],
    ["a t-shirt for him. He's 9, 134 cm", { length: null, size: '134', gender: 'boys' }],
    ['eine Jacke mit Hirschhornknöpfen', { closure: 'buttons' }],
    ["my late father's ties are to become a waistcoat", { garment: 'waistcoat', gender: null }],
    ['old jeans turned into an apron', { garment: 'apron' }],
    ['a cape type thing, green', { garment: 'cape' }],
    ['a skirt in linen, colours rust and teal', { print: null }],
    ['a scarf jumper like this grey one but i want it in pink', { colors: [{ name: 'pink' }] }],
    ['a coat in grey dark', { colors: [{ name: 'dark grey' }] }],
    ['a skirt in a light shade of blue', { colors: [{ name: 'light blue' }] }],
    ['a skirt with a slit that goes up to mid thigh', { length: null, details: ['slit'] }],
    ['a skirt that goes down to my ankles', { length: 'ankle' }],
    ['ein Kleid, aber nicht für mich', { gender: null }],
    ['a blouse with a zip at the back, a chest pocket', { closure: 'zip', pockets: ['chest'] }],
    ['a shirt with a stand collar and polka dots', { print: 'polka-dots' }],
    ['jacka med broderi på manschetterna', { cuff: null }],
    ['blouse no pockets elastic waist relaxed fit', { pockets: [], waistline: 'elastic' }],
    ['blus ingen krage blommig', { print: 'floral', collar: null }],
    ['en klänning, glöm inte rosett', { details: ['bow'] }],
    ['a skirt. She is pregnant', { occasion: ['maternity'] }],
    ['robe rouge à volants', { garment: 'dress', colors: [{ name: 'red' }] }],
  ])('%s', (text, expected) => expect(read(text).spec).toMatchObject(expected));
});

describe('words that say nothing of the garment beside these neighbours', () => {
  it.each([
    ['a waistcoat with a cinch strap at the back', { sleeve: { type: null } }],
    ['a coat with cuff straps and a throat strap', { sleeve: { type: null } }],
    ['a tunic in ivory silk with gold zari work', { occasion: [] }],
    ['a dress with whitework embroidery', { colors: [], occasion: [] }],
    ['a cotton dress for work', { occasion: ['work'] }],
    ['trousers with button-through back pockets', { closure: null, pockets: ['back'] }],
    ['trousers with brace buttons', { closure: null }],
    ['a shirt with cocktail cuffs', { occasion: [], cuff: 'turn-up' }],
    ['a shirt with a split yoke', { details: ['yoke'] }],
    ['leggings in jersey, room for a cloth nappy', { fabrics: [{ name: 'jersey' }] }],
    ['a shirt for the puppy club', { print: null }],
    ['leggings, buttery soft', { colors: [] }],
    ['a linen shirt for an alien', { silhouette: null }],
    ['a shirt with fish-eye darts', { print: null, details: ['darts'] }],
    ['a navy dress with a gathered skirt', { details: ['gathers'] }],
    ['a skirt, short at front long at back', { hem: 'high-low', length: null }],
    ['trousers with a drawstring and elastic waist', { closure: 'drawstring', waistline: 'elastic' }],
    ['a linen dres', { garment: 'dress' }],
    ['a satin dress with a sash in green that ties in a bow', { closure: null }],
    ['forestry trousers in orange ripstop', { colors: [{ name: 'orange' }] }],
    ['a kilt jacket in tweed', { garment: 'jacket', print: null, details: [] }],
    ['a dress with sleeves in illusion lace and a plunging neckline', { neckline: 'plunging' }],
    ['en arbetsbyxa i svart', { garment: 'trousers', occasion: ['workwear'] }],
  ])('%s', (text, expected) => {
    const { spec } = read(text);
    const said = (list: ReadonlyArray<{ source: string }>) =>
      list.filter(({ source }) => source === 'stated' || source === 'implied');
    expect({ ...spec, colors: said(spec.colors), fabrics: said(spec.fabrics) }).toMatchObject(expected);
  });

  it.each(['a pleated midi skirt', 'en midikjol, plisserad', 'une jupe midi plissée', 'falda midi plisada'])(
    'a skirt is of the shape of its adjective: %s',
    (text) => expect(read(text).spec).toMatchObject({ silhouette: 'pleated', details: ['pleats'] }),
  );
});

describe('measures as people write them', () => {
  it.each([
    ['trousers, waist 84, hips 104, inseam 78', { waist: 84, hips: 104, inseam: 78 }],
    ['a dress for bust 92 waist 74 hip 100, height 170', { chest: 92, waist: 74, hips: 100, height: 170 }],
    ['jeans, midja 86, innerben 81', { waist: 86, inseam: 81 }],
    ['ein Hemd, er ist 1,78 groß', { height: 178 }],
    ['a 32 inch waist pair of jeans', { waist: 81.3 }],
    ['jeans with waist 32', { waist: 81.3 }],
    ['en jacka. Han har 112 i bröst och 104 i midja', { chest: 112, waist: 104 }],
    ['a cloak for an actor who is 185 tall', { height: 185 }],
    ['a cape over a 46 chest', { chest: 116.8 }],
  ])('%s', (text, expected) =>
    expect(Object.fromEntries(read(text).measurements.map(({ name, value }) => [name, value]))).toEqual(expected),
  );
});

describe('who it is for', () => {
  it.each([
    ['a pinafore for a four year old', 'children'],
    ['Un pantalon pour mon mari', 'men'],
    ['Quiero un abrigo para mi madre', 'women'],
    ['Ein Anzug für meinen Sohn', 'boys'],
    ['En jacka till min man', 'men'],
    ['a coat for a 40 year old car', null],
  ])('%s', (text, gender) => expect(read(text).spec.gender).toBe(gender));
});
