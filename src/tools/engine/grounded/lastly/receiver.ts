import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';

const RECEIVER = /^(?:recipient|receiver|addressee|consignee)$/u;
const HOUSE = String.raw`(?:förskolan|skolan|hotellet|hotell|restaurangen|firman|företaget|butiken|föreningen|die Firma|das Hotel|die Schule|die Kita|den Verein|das Restaurant|die Praxis|la maison|l['’]hôtel|l['’]école|la société|la boutique|le restaurant|l['’]association|el hotel|la escuela|el colegio|la empresa|la tienda|el restaurante|the hotel|the school|the firm|the shop)`;
const TO = new RegExp(
  String.raw`(?<!\p{L})(?:till|an|à|a|para|für|pour|to|åt)\s(${HOUSE}\s\p{Lu}[\p{L}&’'-]*(?:\s\p{Lu}[\p{L}&’'-]*){0,2})`,
  'gu',
);

/** "Till förskolan Gläntan": a house that something goes to, by what it is and its name. */
export function receiverIn({ words }: Property, text: string): Grounded | null {
  if (!words.some((word) => RECEIVER.test(word))) return null;
  const found = [...text.matchAll(TO)].map(([, name]) => name.replace(/^(?:die|das|den|la|le|el|the)\s/u, ''));
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
