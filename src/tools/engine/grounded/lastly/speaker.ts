import { sideOf } from '../dialogue.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const NAME = String.raw`(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})`;
const IS = new RegExp(
  String.raw`(?<!\p{L})(?:[Mm]y name is|[Tt]his is|[Ii]t['’]s|[Ii]['’]m|[Ii] am|[Nn]ame['’]s|[Mm]ein Name ist|[Hh]ier ist|[Hh]ier spricht|[Ii]ch bin|[Ii]ch heiße|[Jj]e m['’]appelle|[Jj]e suis|[Ii]ci|[Mm]on nom est|[Mm]e llamo|[Ss]oy|[Mm]i nombre es|[Jj]ag heter|[Dd]et är|[Mm]itt namn är)\s${NAME}(?=[\s,.!?]|$)`,
  'gu',
);
const SPEAKS = new RegExp(String.raw`${NAME}\s(?:speaking|here|am Apparat|à l['’]appareil|hier|här)(?!\p{L})`, 'gu');
const PERSON = /^(?:name|names|full|first|person|id)$/u;

/** `agent_name` of "Agent: Odile speaking. …": what the speaker of a dialogue says that they are called. */
export function speakerOf({ words }: Property, { text, turns }: Reading): Grounded | null {
  const own = words.filter((word) => !PERSON.test(word));
  const side = own.length === 1 ? sideOf(own[0]) : own.length === 0 ? 'customer' : undefined;
  if (turns.length === 0 || side === undefined) return null;
  const said = turns.filter((turn) => turn.side === side).map(({ start, end }) => text.slice(start, end));
  const names = said.flatMap((line) => [...line.matchAll(IS), ...line.matchAll(SPEAKS)].map(([, name]) => name));
  return new Set(names).size === 1 ? fromText(names[0], names[0]) : null;
}
