import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';

const CAUSE =
  /(?<!\p{L})(?:because of|due to|owing to|caused by|på grund av|wegen|à cause de|debido a)\s((?:\p{L}[\p{L}’'-]*\s){0,4}?\p{L}[\p{L}’'-]*)(?=[.,;!?]|$)/iu;

const OF_CAUSE = /^(?:cause|reason|orsak|grund|cause_of_delay|raison|motivo|causa)$/;
const OF_JOB = /^(?:role|job|position|job title|vacancy|profession|occupation)$/;

const JOB =
  /(?<!\p{L})(?:wanted|vacancy|looking for|hiring|seeking|recruiting|söker|gesucht|wir suchen)\s?:?\s(?:an?\s|en\s|eine?n?\s)?((?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)(?=\s(?:for|in|at|to|with|who|till|i|för|für|mit)\s|[,.;(]|$)/iu;

/** "Wanted: pattern cutter for our studio": what somebody is to be. */
export function jobIn({ words }: Property, text: string): Grounded | null {
  const name = words.join(' ');
  const found = OF_JOB.test(name) ? JOB.exec(text) : OF_CAUSE.test(name) ? CAUSE.exec(text) : null;
  return found && fromText(found[1], found[0]);
}
