import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';

const WORKS =
  /(?<!\p{L})(?:work|works|worked|working|takes? (?:\p{L}+ ){1,3}\d* ?days|arbet\p{L}*|travail\p{L}*|trabaj\p{L}*)(?!\p{L})/iu;

/** "Worked for 14 days": no one works around the clock. */
export const isWorkedDays = ({ source, quote }: Grounded, { unit }: Property, text: string): boolean =>
  source === 'conversion' && unit?.dimension === 'duration' && DAYS.test(quote ?? '') && WORKS.test(text);
const DAYS = /(?:day|week|month|year|dag|veck|månad|tag|woche|monat|jour|semaine|mois|día|semana)/iu;
