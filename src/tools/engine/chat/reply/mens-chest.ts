import type { Spoken } from '../text.js';
import { menLetter } from './measure.js';
import type { ToldAlike } from './told-alike.js';

const CHEST =
  /(?<!\p{L})(?:brust(?:umfang|weite|maß)?|oberweite|(?:tour de )?poitrine|(?:contorno de )?pecho)(?!\p{L})\D{0,16}(?<after>\d{2,3})|(?<before>\d{2,3})\s?(?:cm|zentimetern?|centimètres|centímetros)?\s?(?:(?:an|um|de|tour|contorno)\s){0,3}(?:die\s)?(?:brust(?:umfang|weite)?|poitrine|pecho)(?!\p{L})/iu;
const OF_MEN =
  /(?<!\p{L})(?:herren\p{L}*|männer\p{L}*|mann|sakko\p{L}*|herrenanzug|anzug\p{L}*|hommes?|mari|monsieur|veston|costume|hombres?|caballeros?|marido|americana|traje)(?!\p{L})/iu;
const OF_WOMEN = /(?<!\p{L})(?:damen\p{L}*|frau(?:en)?|kleid|femmes?|robe|mujer(?:es)?|señora|vestido)(?!\p{L})/iu;
const SIZE = /größe|groesse|taille|talla/iu;
const [LEAST, MOST] = [76, 150];
const SAID: Partial<Record<Spoken, (chest: number, eu: number) => string>> = {
  de: (chest, eu) =>
    `Herren: Brustumfang ${chest} cm ist Größe EU ${eu} (UK/US ${eu - 10}), in Buchstaben meist ${menLetter(eu)}; Marken weichen ab.`,
  fr: (chest, eu) =>
    `Hommes : ${chest} cm de tour de poitrine, c’est la taille EU ${eu} (UK/US ${eu - 10}), en lettres le plus souvent ${menLetter(eu)} ; les marques varient.`,
  es: (chest, eu) =>
    `Hombre: ${chest} cm de pecho es la talla EU ${eu} (UK/US ${eu - 10}), en letras normalmente ${menLetter(eu)}; las marcas varían.`,
};

/** A man's size by the girth of his chest in cm, in German, French or Spanish; half of it, in even numbers. */
export function tellMensChest(message: string, spoken: () => Spoken): ToldAlike | null {
  const { after, before } = CHEST.exec(message)?.groups ?? {};
  const chest = Number(after ?? before);
  const isAsked = OF_MEN.test(message) && !OF_WOMEN.test(message) && SIZE.test(message);
  if (!isAsked || !(chest >= LEAST && chest <= MOST)) return null;
  const speak = spoken();
  const text = SAID[speak]?.(chest, Math.round(chest / 4) * 2);
  return text === undefined ? null : { text, speak, topic: 'size/chart' };
}
