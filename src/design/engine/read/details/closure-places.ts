import type { ClosurePlace } from '../../garments/spec.js';
import { weakBreak } from '../words/tokens.js';
import { says } from '../words/units.js';
import type { Unit } from '../words/units.js';

/** What closes a garment. Folded. */
const CLOSES =
  /^(?:zips?|zippers?|zipped|unzips|buttons?|buttoned|buttoning|fastens?|fastened|fastening|fastener|closes?|closed|closing|closure|opens|opening|placket|laces?|laced|lacing|lacings|hooks?|snaps?|poppers?|ties?|tied|toggles|dragkedja|dragkedjan|blixtlas|blixtlaset|knapp|knappar|knapparna|knappt|knapps|knappning|knappningen|knapprad|stangning|stangs|oppning|oppnas|snorning|snorning|snors|snorad|hyskor|tryckknappar|reissverschluss|reissverschlusse|verschluss|knopf|knopfe|knopfen|knopfleiste|geknopft|geknopfte[mnrs]?|schnurung|geschnurt|verschliessbar|fermeture|zippee?|boutons?|boutonnage|boutonnee?s?|lacage|laceee?|laces|agrafes|ferme|fermee|s'ouvre|cremallera|cierre|cierra|botones|boton|botonadura|abotonad[oa]s?|abertura|cordones|lazada)$/;

const PLACES: Readonly<Record<ClosurePlace, RegExp>> = {
  back: /^(?:back|rear|behind|bak|baktill|baksidan|rygg|ryggen|hinten|rucken|ruckseite|ruckwartige[mnrs]?|hintere[mnrs]?|dos|derriere|arriere|espalda|detras|atras|traser[oa]s?|posterior)$/,
  side: /^(?:side|sides|sida|sidan|sidor|sidorna|sidsom|sidsommen|sidsommar|sido|seite|seiten|seitlich|seitliche[mnrs]?|seitennaht|cote|cotes|lateral|laterale|laterales|costado|costados|lado|hip|hoft|hoften)$/,
  shoulder: /^(?:shoulder|shoulders|axel|axeln|axlar|axlarna|schulter|schultern|(?:l'|d')?epaules?|hombros?)$/,
  front:
    /^(?:front|fram|framtill|framsidan|vorne|vorn|vordere[mnrs]?|devant|l'avant|avant|frontal|delante|delantero|delantera)$/,
};

/** May stand between what closes and where. */
const BETWEEN =
  /^(?:down|up|at|in|on|along|to|into|the|its|of|all|way|fully|centre|center|middle|left|right|left-hand|one|each|both|running|runs|run|going|goes|small|hidden|concealed|seam|long|full|length|i|pa|vid|mitt|langs|langsmed|hela|vagen|ner|ned|nerfor|nedfor|vanstra|hogra|vanster|hoger|den|ena|am|an|auf|im|in|der|dem|des|die|l|d|mittig|linken|rechten|entlang|au|aux|dans|le|la|les|sur|du|de|milieu|tout|gauche|droite?|long|en|el|los|las|del|al|por|a|lo|largo|toda|un|izquierdo|derecho|invisible|invisibles|eclair|glissiere|osynlig|dold|verdeckt|verdeckter|met\w*|och|gar)$/;
/** What makes "the back" that of something else. */
const OF_OTHER =
  /^(?:pockets?|yokes?|vents?|slits?|splits?|neck|neckline|belt|straps?|tabs?|fick\p{L}*|taschen?|poches?|bolsillos?|panels?|stripes?|pleats?|seams|hem)$/u;
const REACH = 7;

const placeNamed = (word: string): ClosurePlace | null =>
  (Object.keys(PLACES) as ClosurePlace[]).find((place) => PLACES[place].test(word)) ?? null;

const closes = ({ lexeme, words }: Unit): boolean =>
  words.some((word) => CLOSES.test(word)) &&
  (lexeme === null || lexeme.head === 'closure' || lexeme.readings.some((r) => r.claims.some(isClosing)));

const isClosing = ({ attribute }: { attribute: string }): boolean => attribute === 'closure';

/** "Zip down the back", "knäpps på axeln". */
function placeAfter(units: readonly Unit[], i: number): { place: ClosurePlace; end: number } | null {
  let steps = 0;
  for (let j = i + 1; j < units.length && !weakBreak(units[j].before); j++)
    for (const [k, word] of units[j].words.entries()) {
      const place = placeNamed(word);
      if (place)
        return OF_OTHER.test(units[j].words[k + 1] ?? nextWord(units, j)) ? null : { place, end: units[j].end };
      if (!BETWEEN.test(word) && !closes(units[j])) return null;
      if (++steps > REACH) return null;
    }
  return null;
}

const nextWord = (units: readonly Unit[], i: number): string =>
  units[i + 1] && !weakBreak(units[i + 1].before) ? units[i + 1].words[0] : '';

/** "Back zip", "seitlicher Reißverschluss"; the back of "open back, zip" is not the zip's. */
function placeBefore(units: readonly Unit[], i: number): { place: ClosurePlace; start: number } | null {
  if (weakBreak(units[i].before) || i === 0 || OF_OTHER.test(nextWord(units, i))) return null;
  const before = units[i - 1];
  const place = placeNamed(before.words[before.words.length - 1]);
  const other = before.lexeme !== null && before.words.length > 1 && says(before, 'details');
  return place && !other ? { place, start: before.start } : null;
}

/** Where the unit at `i` says that the garment is closed, with the span that says so; null where it says nothing of it. */
export function closurePlaceAt(
  units: readonly Unit[],
  i: number,
): { place: ClosurePlace; start: number; end: number } | null {
  const unit = units[i];
  if (!closes(unit)) return null;
  const own = unit.words.map(placeNamed).find((place) => place !== null);
  if (own) return { place: own, start: unit.start, end: unit.end };
  const after = placeAfter(units, i);
  if (after) return { place: after.place, start: unit.start, end: after.end };
  const before = placeBefore(units, i);
  return before && { place: before.place, start: before.start, end: unit.end };
}
