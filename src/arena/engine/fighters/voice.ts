import type { Random } from '../../../common/kernel/random.js';
import { rolePlayed } from './chat-event.js';
import type { ChatEvent, Slots } from './chat-event.js';
import type { Memory } from './fighter.js';
import { fighterById } from './roster.js';
import type { Role, VoiceBook } from './voice-book.js';

/** A line is not said again within this many of the fighter's lines. */
export const REMEMBERED_LINES = 40;
const REMEMBERED_PARTS = 14;
const ATTEMPTS = 30;
const LONGEST = 280;

interface Said {
  /** the last lines, oldest first */
  lines: readonly string[];
  /** keys of the last templates, openers and closers, oldest first */
  parts: readonly string[];
}

/**
 * What a house fighter says to an event, in its own voice; null when it is none of its business, when it has no
 * voice, or when all it could say it has said within its last forty lines. Keep the returned memory (JSON-safe,
 * `{}` at first) apart from the fighter's trading memory. Equal arguments give equal lines. Names are stripped of
 * anything but letters, digits and plain punctuation; nothing else that a challenger wrote ever reaches a line.
 */
export function speak(
  fighterId: string,
  event: ChatEvent,
  memory: Memory,
  random: Random,
): { text: string; memory: Memory } | null {
  const voice = fighterById(fighterId)?.voice;
  const played = rolePlayed(fighterId, event);
  if (!voice || !played) return null;
  const said = saidOf(memory);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const line = compose(voice, played.role, played.slots, said, random);
    if (line.text.length > LONGEST || said.lines.includes(line.text)) continue;
    return { text: line.text, memory: after(said, line) };
  }
  return null;
}

/**
 * Who should answer an event: those it is about first, then others as talkative as they are; at most `most`.
 * @param ids fighters present
 */
export function speakersFor(event: ChatEvent, ids: readonly string[], most: number, random: Random): string[] {
  const concerned: string[] = [];
  const others: string[] = [];
  for (const id of random.shuffle(ids)) {
    const voice = fighterById(id)?.voice;
    const played = voice && rolePlayed(id, event);
    if (!played) continue;
    if (ABOUT_SELF.has(played.role)) concerned.push(id);
    else if (random.chance(voice.chatty * 0.5)) others.push(id);
  }
  return [...concerned, ...others].slice(0, most);
}

const ABOUT_SELF: ReadonlySet<Role> = new Set<Role>([
  'won_match',
  'took_lead',
  'lost_lead',
  'passed',
  'passing',
  'win',
  'loss',
  'liquidated',
  'funding_paid',
  'funding_earned',
]);

function saidOf(memory: Memory): Said {
  const known = memory as unknown as Partial<Said>;
  return { lines: known.lines ?? [], parts: known.parts ?? [] };
}

interface Line {
  text: string;
  parts: string[];
}

function compose(voice: VoiceBook, role: Role, slots: Slots, said: Said, random: Random): Line {
  const core = fresh(voice.lines[role], `${role}.`, said, random);
  const dress = random.next();
  const opener = dress < 0.35 ? fresh(voice.openers, 'o', said, random) : null;
  const closer = dress > 0.25 && dress < 0.6 ? fresh(voice.closers, 'c', said, random) : null;
  const chosen = [opener, core, closer].filter((part) => part !== null);
  const text = sentences(chosen.map((part) => filled(part.text, slots, random)).join(' '));
  return { text, parts: chosen.map((part) => part.key) };
}

/** One of the list, preferring what has not been used lately. */
function fresh(list: readonly string[], prefix: string, said: Said, random: Random): { key: string; text: string } {
  const all = list.map((text, i) => ({ key: `${prefix}${i}`, text }));
  const unused = all.filter(({ key }) => !said.parts.includes(key));
  return random.pick(unused.length > 0 ? unused : all);
}

/** Alternatives `[a|b]` decided, then slots filled; a value is never read as a template. */
const filled = (template: string, slots: Slots, random: Random): string =>
  template
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');

/** Capitals for "the hour" and its like, and for "the rest", where a slot begins a sentence. */
const sentences = (text: string): string =>
  text.replace(/(^|[.!?)] )the (?=hour|day|week|rest)/g, (_, before: string) => `${before}The `);

const after = (said: Said, line: Line): Memory => ({
  lines: [...said.lines, line.text].slice(-REMEMBERED_LINES),
  parts: [...said.parts, ...line.parts].slice(-REMEMBERED_PARTS),
});
