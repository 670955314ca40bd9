import type { GarmentSpec } from '../garments/garment-spec.js';
import type { SpecPart } from '../garments/spec.js';

/** Parts that this garment does not have. */
const LACKS: ReadonlyArray<readonly [SpecPart, (spec: GarmentSpec) => boolean, string]> = [
  ['cuff', ({ sleeve }) => sleeve.length === 'sleeveless', 'a sleeveless garment has no cuffs'],
  ['sleeve', ({ sleeve }) => sleeve.length === 'sleeveless', 'a sleeveless garment has no sleeves'],
  ['leg', ({ category }) => category === 'skirt' || category === 'dress', 'this garment has no legs'],
];

/** Colours and cloths of parts that the garment does not have. */
export const unplaced = (spec: GarmentSpec): string[] =>
  LACKS.flatMap(([part, lacks, why]) =>
    [...spec.colors, ...spec.fabrics]
      .filter(({ parts }) => lacks(spec) && parts?.includes(part))
      .map(({ name }) => `"${name}" is said of a part (${part}) that is not there: ${why}.`),
  );

/** Details of work wear and the like that have no name in the spec; each is told of once. */
const UNKNOWN = [
  /knee[- ]?pad(?:s| pockets?)?|knee pockets?|knäfick(?:a|or)|knäskydd\p{L}*|knietaschen?/iu,
  /hammer[- ]?loops?|tool loops?|hammarhank\p{L}*|hammarhållare|hammerschlaufen?/iu,
  /(?:tool|ruler|phone|pen|pencil|thermometer|map|ticket|holster|nail)[- ]pockets?|(?:verktygs|tumstocks|telefon|mobil|penn|spik|hölster)fick(?:a|or)/iu,
  /(?:zipped |zip )?pockets? on (?:the|each|one) (?:left |right )?(?:upper )?(?:sleeve|arm)s?|sleeve pockets?|ärmfick(?:a|or)|ärmeltaschen?|poches? (?:sur la|de) manche|bolsillos? en la manga/iu,
  /(?:heart|star|moon|cloud|flower|round|pointed)[- ]shaped (?:\p{L}+ )?pockets?|hjärtformade fickor|herzförmige taschen|poches en (?:forme de )?cœur/iu,
  /(?:extra[- ])?(?:wide|broad|narrow|slim|skinny|oversized|exaggerated) (?:\p{L}+ )?lapels?|bre(?:da|tt|d) (?:slag|revers)|breite[mns]? revers|breiten aufschlägen|larges? revers|revers larges?|solapas? anchas?/iu,
  /(?:snaps?|poppers?|press studs?|buttons?) (?:at|along|in|on|down) the (?:crotch|inseam|inside legs?)|(?:crotch|inseam) (?:snaps?|poppers?)|tryckknappar i (?:grenen|skrevet)|grenknäppning|druckknöpfe im schritt|pressions (?:à|sur|dans) l'entrejambe/iu,
  /keyhole (?:opening )?(?:at|in|on) the back|back keyhole|keyhole back|nyckelhål (?:bak|i ryggen)/iu,
  /quilted (?:\p{L}+ ){0,2}lining|quiltat foder|kviltat foder|steppfutter|doublure (?:matelassée|piquée)|forro acolchado/iu,
  /knot(?:ted)? buttons?|knutknappar|knotenknöpfe/iu,
  /cross(?:ed|[- ]over)?[- ](?:back )?(?:leather )?straps?|cross[- ]back|korsade (?:axelband|hängslen)/iu,
  /high[- ]cut legs?|högt skurna ben/iu,
  /contrast(?:ing)? lapels?|throat latch|gun flap/iu,
  /(?:detachable|removable|avtagbar[at]?) (?:fur|collar|lining|krage|päls\p{L}*|foder)/iu,
].map(({ source }) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu'));
/** A hood that comes off is drawn as one that stays on. */
const DETACHABLE_HOOD =
  /(?<!\p{L})(?:(?:detachable|removable|zip-off) hood|(?:av|lös)tagbar[at]? (?:huva|luva|kapuschong)|abnehmbare[nr]? kapuze|capuche amovible|capucha desmontable)(?!\p{L})/iu;

export function attachedHood(text: string): string[] {
  const found = DETACHABLE_HOOD.exec(text);
  return found ? [`"${found[0]}": the hood is drawn as one that stays on.`] : [];
}

const DENIED = /(?:\bno|\bwithout|\butan|\binga|\bohne|\bsans|\bsin)\s+(?:\p{L}+\s+)?$/iu;

const quoted = (warning: string): string => /^"([^"]+)"/.exec(warning)?.[1].toLowerCase() ?? '';

/** Details that the text names and that nothing of the design follows. @param told warnings that may name them already */
export const unknownDetails = (text: string, told: readonly string[] = []): string[] =>
  UNKNOWN.flatMap((pattern) => {
    const found = pattern.exec(text);
    const isTold = told.some((warning) => quoted(warning).includes(found?.[0].toLowerCase() ?? ''));
    return found && !isTold && !DENIED.test(text.slice(0, found.index))
      ? [`"${found[0]}" is not in the vocabulary; the design does not show it.`]
      : [];
  });

const LEG_LENGTH = /(?<!\p{L})(?:benlängd|leg length|beinlänge)\s*(?:på\s*)?:?\s*(\d{2,3})\s*cm/iu;

/** A length of legs is none that the spec holds. */
export function unkeptLength(text: string): string[] {
  const found = LEG_LENGTH.exec(text);
  return found ? [`"${found[0]}" was not followed; give the inseam or the whole length.`] : [];
}

const CHEST_PAIR = /(?<!\p{L})(?:chest|breast) pockets(?!\p{L})|bröstfickor(?!\p{L})|brusttaschen(?!\p{L})/iu;

/** "Chest pockets" are two where they are the only ones. */
export function chestPair(
  text: string,
  { pockets }: GarmentSpec,
): { count: 2; of: null; start: number; end: number } | null {
  const found = CHEST_PAIR.exec(text);
  const only = pockets.includes('chest') && pockets.every((kind) => ['chest', 'flap', 'patch'].includes(kind));
  return found && only ? { count: 2, of: null, start: found.index, end: found.index + found[0].length } : null;
}
