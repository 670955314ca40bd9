import { tokensOf } from './text.js';

export const MAN =
  /\b(i am|im|for|as|on|jag är|till|åt|för|som|på) (a |an |my |the |en |min )?(very |really |ganska |väldigt )?(tall |short |big |slim |young |old |lång |kort |stor |smal )?(man|guy|bloke|husband|boyfriend|son|groom|father|dad|brother|gentleman|kille|pojkvän|make|brudgum|pappa|bror|farfar)\b|\b(does|do|should|can|must|would) (a |most )?(man|men|guys?|gentlem[ae]n|grooms?) (wear|dress|put|have|go)\b|\b(ska|bör|kan|har|bär) (en man|män|killar|herrar|en kille)\b|\b(en|min|som) (man|pojkvän|kille|make)\b|\b(for|of|on) men\b|\b(my|min) (husband|boyfriend|son|brother|father|dad|groom|pojkvän|make|bror|pappa)\b|\bmens\b|\b(herr|herrar|herrkläder|herrmodell|menswear)\b|^(and |what about )?(men|him|for him)$|\bför (en )?(man|herrar|honom|män)\b/;

export const WOMAN =
  /\b(i am|im|for|as|jag är|till|åt|för|som) (a |my |the |en |min )?(woman|her|women|girl|wife|girlfriend|daughter|kvinna|tjej|fru|flickvän|dotter)\b/;

/** A message that says who asks and nothing else. */
export const saysOnlyWho = (text: string): boolean =>
  text.length <= 80 &&
  /^(?:and |but |by the way |btw |oh |och |men |förresten )*(?:(?:i am|im|its for|it is for|this is for|jag är|det är (?:för|till)) (?:a |an |my |en |min )?(?:man|guy|woman|girl|boy|lady|husband|wife|boyfriend|girlfriend|kille|tjej|kvinna|man|fru|flickvän|pojkvän))(?: by the way| btw| though| förresten)?$/.test(
    tokensOf(text).join(' '),
  );
