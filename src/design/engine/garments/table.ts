/** Every garment, in the order in which lists of them are given: a file each. */
import shirt from './shirt.yaml.js';
import blouse from './blouse.yaml.js';
import tShirt from './t-shirt.yaml.js';
import polo from './polo.yaml.js';
import tunic from './tunic.yaml.js';
import tankTop from './tank-top.yaml.js';
import top from './top.yaml.js';
import corset from './corset.yaml.js';
import sweater from './sweater.yaml.js';
import cardigan from './cardigan.yaml.js';
import sweatshirt from './sweatshirt.yaml.js';
import hoodie from './hoodie.yaml.js';
import waistcoat from './waistcoat.yaml.js';
import blazer from './blazer.yaml.js';
import jacket from './jacket.yaml.js';
import denimJacket from './denim-jacket.yaml.js';
import bolero from './bolero.yaml.js';
import bomber from './bomber.yaml.js';
import parka from './parka.yaml.js';
import trenchCoat from './trench-coat.yaml.js';
import coat from './coat.yaml.js';
import cape from './cape.yaml.js';
import kimono from './kimono.yaml.js';
import dress from './dress.yaml.js';
import jumpsuit from './jumpsuit.yaml.js';
import overalls from './overalls.yaml.js';
import bodysuit from './bodysuit.yaml.js';
import trousers from './trousers.yaml.js';
import jeans from './jeans.yaml.js';
import leggings from './leggings.yaml.js';
import joggers from './joggers.yaml.js';
import wideLegTrousers from './wide-leg-trousers.yaml.js';
import wrapTrousers from './wrap-trousers.yaml.js';
import haremTrousers from './harem-trousers.yaml.js';
import shorts from './shorts.yaml.js';
import skirt from './skirt.yaml.js';
import underwear from './underwear.yaml.js';
import swimwear from './swimwear.yaml.js';
import scarf from './scarf.yaml.js';
import tie from './tie.yaml.js';
import bowTie from './bow-tie.yaml.js';
import hat from './hat.yaml.js';
import apron from './apron.yaml.js';
import bag from './bag.yaml.js';
import socks from './socks.yaml.js';
import pyjamas from './pyjamas.yaml.js';
import robe from './robe.yaml.js';
import poncho from './poncho.yaml.js';
import gloves from './gloves.yaml.js';
import belt from './belt.yaml.js';
import tights from './tights.yaml.js';
import legWarmers from './leg-warmers.yaml.js';
import headband from './headband.yaml.js';
import shoes from './shoes.yaml.js';
import glasses from './glasses.yaml.js';
import watch from './watch.yaml.js';
import umbrella from './umbrella.yaml.js';

export const TABLE = {
  shirt,
  blouse,
  't-shirt': tShirt,
  polo,
  tunic,
  'tank-top': tankTop,
  top,
  corset,
  sweater,
  cardigan,
  sweatshirt,
  hoodie,
  waistcoat,
  blazer,
  jacket,
  'denim-jacket': denimJacket,
  bolero,
  bomber,
  parka,
  'trench-coat': trenchCoat,
  coat,
  cape,
  kimono,
  dress,
  jumpsuit,
  overalls,
  bodysuit,
  trousers,
  jeans,
  leggings,
  joggers,
  'wide-leg-trousers': wideLegTrousers,
  'wrap-trousers': wrapTrousers,
  'harem-trousers': haremTrousers,
  shorts,
  skirt,
  underwear,
  swimwear,
  scarf,
  tie,
  'bow-tie': bowTie,
  hat,
  apron,
  bag,
  socks,
  pyjamas,
  robe,
  poncho,
  gloves,
  belt,
  tights,
  'leg-warmers': legWarmers,
  headband,
  shoes,
  glasses,
  watch,
  umbrella,
};
