import type { ShopAnswer, ShopQuestion } from './shop-question.js';

const MISFITS =
  /(?<!\p{L})(?:too (?:tight|loose|small|big|large|long|short|wide)|(?:do|does)(?:n['’]?t| not) fit|(?:is|are)n['’]?t (?:my|the right) size|wrong size|för (?:trång|liten|litet|stor|stort|lång|kort|små|stora|trånga)\p{L}?|passar inte|zu (?:eng|klein|groß|gross|weit|lang|kurz)|passt nicht|trop (?:serrée?|petite?|grande?|large|longue?|courte?)s?|ne (?:me )?va pas|demasiado (?:pequeñ[oa]|grande|largo|corto|estrech[oa])|no (?:me )?(?:queda|vale) bien)(?!\p{L})/iu;
const CHANGES =
  /(?<!\p{L})(?:change|alter|adjust|resize|fix|make (?:it|them) (?:bigger|smaller|larger|tighter|looser)|take (?:it|them) in|let (?:it|them) out|ändra|justera|göra om|sy om|ändern|anpassen|enger machen|weiter machen|ajuster|retoucher|modifier|agrandir|rétrécir|ajustar|arreglar|cambiar|agrandar)(?!\p{L})/iu;
const TOLD =
  /(?<!\p{L})(?:resiz\p{L}+|alterations?|adjustments?|ändring\p{L}*|storleksändring\p{L}*|änderung\p{L}*|größenänderung\p{L}*|weitenänderung\p{L}*|retouches?|mises? à (?:la )?taille|ajustements?|arreglos?|ajustes?)(?!\p{L})/iu;

/** "If it is too tight, can you change it for free?": the one sentence that tells of resizing or altering. */
export function tellPutRight({ asked, sentences }: ShopQuestion): ShopAnswer | null {
  if (!MISFITS.test(asked) || !CHANGES.test(asked)) return null;
  const told = sentences.filter((one) => TOLD.test(one));
  return told.length === 1 ? { text: told[0].trim() } : null;
}
