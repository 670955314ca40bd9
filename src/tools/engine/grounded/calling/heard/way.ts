import { wordsOfName } from '../../property.js';

const VERBS =
  '[Gg]et|[Gg]o|[Tt]ravel|[Dd]rive|[Ww]alk|[Cc]ycle|[Rr]oute|[Dd]irections|[Kk]omme?n?|[Ff]ahre?n?|[Gg]ehe?n?|[Ww]eg|[Tt]ar|[Åå]ker|[Kk]ommer|[Vv]ägen|[Aa]ller|[Vv]ais|[Ii]tinéraire|[Ii]r|[Vv]oy|[Ll]leg\\p{L}{1,2}|[Rr]uta';
const WAY = new RegExp(
  String.raw`(?<!\p{L})(?:${VERBS})(?!\p{L})[^?]{0,40}\s(?:from|von|från|de|desde)\s\p{Lu}[^?]{1,40}\s(?:to|nach|till|à|a|hasta)\s\p{Lu}`,
  'u',
);
const TELLS =
  /^(?:directions?|routes?|routing|navigate|navigation|journeys?|itinerary|route_planner|wegbeschreibung|vägbeskrivning)$/u;

/** "How do I get from Leeds to York?": whether the way between two places is asked for. */
export const asksWay = (text: string): boolean => WAY.test(text);

/** `get_directions`: whether a function tells a way. */
export const tellsWay = ({ name }: { name: string }): boolean => wordsOfName(name).some((word) => TELLS.test(word));
