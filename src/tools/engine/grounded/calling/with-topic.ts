import type { Ground } from '../filling/ground.js';
import type { FunctionTool } from '../matching.js';
import { wordsOfName } from '../property.js';
import { isSchema, typeOf } from '../schema.js';
import type { Call } from './call.js';
import { filledBy } from './heard/fill.js';
import { deedsOf, onlyTells } from './heard/deeds.js';
import { type Text, textOf } from './heard/text.js';
import { parametersOf, requiredOf } from './made.js';
import type { CallAnswer, CallQuestion } from './question.js';
import { books, entersCalendar, reminds, topicOf } from './topic.js';

const TOPIC =
  /^(?:title|summary|event|event_?(?:name|title)|topic|purpose|what|task|text|reminder|reminder_?text|label|service|service_?(?:name|type)|titel|titre|título|titulo|tjänst|leistung|prestation|servicio|rubrik|betreff)$/iu;
const SCHEDULES =
  /^(?:event|events|calendar|appointment|appointments|meeting|reminder|reminders|remind|todo|task|tasks|termin|kalender|möte|påminnelse|händelse|erinnerung|cita|evento|recordatorio|rdv|rappel|événement|agenda|book|booking|schedule)$/iu;

const topicIn = (tool: FunctionTool): string | null => {
  const { properties } = parametersOf(tool);
  const isText = (own: unknown): boolean => isSchema(own) && typeOf(own) === 'string' && !Array.isArray(own.enum);
  const names = Object.entries(isSchema(properties) ? properties : {}).filter(
    ([name, own]) => TOPIC.test(name) && isText(own),
  );
  return names.length === 1 && schedules(tool) ? names[0][0] : null;
};

/** Whether a function keeps what is to be at a time. */
export const keepsTopic = (tool: FunctionTool): boolean => topicIn(tool) !== null;

const schedules = (tool: FunctionTool): boolean =>
  wordsOfName(tool.name).some((word) => SCHEDULES.test(word)) &&
  !TAKES_AWAY.test(wordsOfName(tool.name)[0] ?? '') &&
  !onlyTells(deedsOf(tool));
const TAKES_AWAY =
  /^(?:delete|remove|cancel|clear|drop|ta|radera|avboka|lösche?n?|entfernen?|supprimer|annuler|borrar|eliminar|cancelar)$/iu;

/** An answer with what an event, an appointment or a reminder is for, in full. */
export function withTopic(
  heard: CallAnswer,
  { tools, question, today }: CallQuestion,
  house: Ground['house'],
): CallAnswer {
  const { reading } = textOf(question, today);
  const toolOf = (called: string): FunctionTool | undefined => tools.find(({ name }) => name === called);
  const isOther =
    heard.kind === 'calls' && entersCalendar(question) && tools.some((tool) => topicIn(tool) !== null)
      ? heard.calls.every(({ name }) => tools.every((tool) => tool.name !== name || topicIn(tool) === null))
      : false;
  const answer: CallAnswer = isOther ? { kind: 'none' } : heard;
  if (answer.kind === 'calls' && answer.calls.length === 1) {
    const tool = toolOf(answer.calls[0].name);
    const topic = tool ? topicIn(tool) : null;
    return topic === null ? answer : { kind: 'calls', calls: [inFull(answer.calls[0], topic, reading)] };
  }
  const open =
    answer.kind === 'missing'
      ? toolOf(answer.name)
      : answer.kind === 'none'
        ? keeperOf(tools, question, today)
        : undefined;
  return (open ? completed(open, textOf(question, today), house) : null) ?? heard;
}

/** Functions without those that remind, where something is put into a calendar and another one keeps that. */
export function withoutReminding(tools: readonly FunctionTool[], question: string): readonly FunctionTool[] {
  const isOne = (tool: FunctionTool, words: RegExp): boolean =>
    topicIn(tool) !== null && wordsOfName(tool.name).some((word) => words.test(word));
  const kept = entersCalendar(question) ? tools.filter((tool) => !isOne(tool, REMINDS)) : tools;
  return kept.some((tool) => isOne(tool, EVENTS)) ? kept : tools;
}
const REMINDS = /^(?:remind|påminn|erinner|rappel|recordatorio|todo|task)/iu;
const EVENTS =
  /^(?:event|calendar|appointment|meeting|termin|kalender|möte|händelse|cita|evento|rdv|événement|agenda)/iu;

/** The one function that may keep a reminder, or what is booked for a day. */
function keeperOf(tools: readonly FunctionTool[], question: string, today?: string): FunctionTool | undefined {
  const isDated = textOf(question, today).reading.mentions.some(({ kind }) => kind === 'date');
  const all = reminds(question) || (isDated && books(question)) ? tools.filter((tool) => topicIn(tool) !== null) : [];
  return all.length === 1 ? all[0] : undefined;
}

/** "Clara" of "a fitting with Clara": all of what it is. */
function inFull(call: Call, name: string, reading: Parameters<typeof topicOf>[0]): Call {
  const value = call.arguments[name];
  const others = call.evidence.filter(({ path }) => path !== `/${name}`).map(({ quote = '' }) => quote);
  const topic = topicOf(reading, others);
  const isPart =
    topic !== null && typeof value === 'string' && (holds(topic, value) || holdsTimes(value, topic, reading));
  return isPart
    ? {
        ...call,
        arguments: { ...call.arguments, [name]: topic },
        evidence: [
          ...call.evidence.filter(({ path }) => path !== `/${name}`),
          { path: `/${name}`, source: 'text', quote: topic },
        ],
      }
    : call;
}

/** "Water the ferns the day after tomorrow at 8": what it is for, with when. */
const holdsTimes = (value: string, topic: string, { mentions }: Parameters<typeof topicOf>[0]): boolean =>
  holds(value, topic) &&
  mentions.some(({ kind, text }) => (kind === 'date' || kind === 'time') && holds(value, text) && !holds(topic, text));

const holds = (whole: string, part: string): boolean => ` ${whole.toLowerCase()} `.includes(` ${part.toLowerCase()} `);

/** A function without the argument that says what it is for. */
function withoutTopic(tool: FunctionTool, topic: string): FunctionTool {
  const { properties, ...schema } = parametersOf(tool);
  const others = Object.entries(isSchema(properties) ? properties : {}).filter(([name]) => name !== topic);
  const required = requiredOf(schema).filter((name) => name !== topic);
  return { ...tool, parameters: { ...schema, properties: Object.fromEntries(others), required } };
}

/** A call of which what it is for was open, or what else it lacks. */
function completed(tool: FunctionTool, said: Text, house: Ground['house']): CallAnswer | null {
  const name = topicIn(tool);
  if (name === null) return null;
  const own = filledBy(withoutTopic(tool, name), said, {
    reading: said.reading,
    before: null,
    house,
    plans: null,
    wishes: true,
  });
  const topic = topicOf(
    said.reading,
    own.evidence.map(({ quote = '' }) => quote),
  );
  if (topic === null || own.several.size > 0) return null;
  if (own.missing.length > 0) return { kind: 'missing', name: tool.name, missing: own.missing };
  const call = {
    name: tool.name,
    arguments: { ...own.values, [name]: topic },
    evidence: [...own.evidence, { path: `/${name}`, source: 'text', quote: topic }],
  };
  return { kind: 'calls', calls: [call] };
}
