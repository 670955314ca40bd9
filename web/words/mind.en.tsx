import type { ComponentChildren } from 'preact';
import { counted } from '../format.js';
import type { Belief } from '../mind/view.js';

/** The page of the cognitive engine. */
export const words = {
  title: 'The mind · Fyra',
  heading: 'The mind',
  described: (doing: string, emotion: string) => `It is ${doing} and feels ${emotion}.`,
  what: 'What you are looking at',
  about: (links: { trial: string; docs: string }) => (
    <>
      An engine that lives through what happens here: trades, garments, errors, words. Sleep and wakefulness follow the
      two-process model, feelings follow appraised events, dreams are made of what it lived through. Every number can be
      opened, every moment of two days computed again. Its day is an hour.{' '}
      <a href={links.trial}>Send it a longer text</a>, or read <a href={links.docs}>the API</a>.
    </>
  ),
  starting: 'The engine is starting.',
  waking: 'It is waking up.',
  wait: 'It lives through the past week first. Load this page again in a few seconds.',

  doing: {
    awake: 'awake',
    drowsy: 'drowsy',
    nrem: 'asleep',
    rem: 'asleep and dreaming',
    lucid: 'dreaming, and aware of it',
  } as Readonly<Record<string, string>>,
  form: (doing: string, emotion: string) => `It is ${doing} and feels ${emotion}`,
  line: {
    live: 'live',
    waiting: 'as of',
    lost: 'The server is away; this page comes back by itself. So it was at',
    crowded: 'Too many pages of your network listen; this one waits for a place. So it was at',
  },
  now: (doing: string, emotion: string) => (
    <>
      It is <b>{doing}</b> and feels <b>{emotion}</b>.
    </>
  ),

  strip: 'Its last quarter of an hour',
  stripRegion: 'The strip',
  stripDrawn: 'The last fifteen minutes of its signals; their present values stand above',
  events: (count: number, at: string) => `${counted(count, 'event', 'events')} at ${at}`,
  fallsAsleep: 'falls asleep',
  wakes: 'wakes',
  pressure: (share: string) => `Sleep pressure ${share}`,
  you: (said: string) => `you: ${said}`,
  look: (at: string) => `Look at a moment: ${at} UTC`,
  computed: (at: string, events: number, hash: ComponentChildren) => (
    <>
      Computed again from the log at {at}, {counted(events, 'event', 'events')} after a checkpoint. Its state has the
      hash {hash}. The values above are of that moment.
    </>
  ),
  back: 'Back to now',

  /** It thinks in Swedish: beside that stands what it says. */
  isGlossed: true as boolean,

  dreams: 'What it dreamt',
  noDreams: 'It has not dreamt yet: it has to fall asleep first.',
  dreamTypes: {
    replay: 'replay',
    recombination: 'recombination',
    counterfactual: 'counterfactual',
    nightmare: 'nightmare',
    lucid: 'lucid',
  } as Readonly<Record<string, string>>,
  vivid: (type: string, at: string, share: string) => `${type}, ${at}, ${share} vivid`,
  madeOf: 'What it is made of',
  forgotten: 'What it was made of is forgotten.',
  surprise: (at: string, surprise: string) => `${at}, surprise ${surprise}`,
  vividness: 'What its vividness is made of',

  beliefs: 'What it believes',
  noBeliefs:
    'It believes nothing at the moment. A pattern is first named, and believed only when it has held on what came afterwards.',
  tested: 'Being tested',
  gone: (retracted: number, withdrawn: number) => `${retracted} taken back, ${withdrawn} never held`,
  compared: {
    sequence: ['After it', 'Before it'],
    league: ['This strategy', 'The others, in the same matches'],
    design: ['These garments', 'The other ones made just before'],
  } as Readonly<Record<Belief['compares'], readonly [string, string]>>,
  elsewhere: 'This strategy in other markets',
  probability: 'Probability',
  named: (chance: string, at: string) => `${chance}, named ${at}`,
  of: (good: number, all: number) => `${good} of ${all}`,

  why: (field: string, at: string | null) => `Why ${field}${at ? ` at ${at} UTC` : ''}?`,
  close: 'Close',
  parts: (field: string) => `What its ${field} is made of`,
  felt: (label: string, cause: ComponentChildren, mood: string) => (
    <>
      It feels <b>{label}</b> because of {cause}; beneath, its mood is {mood}.
    </>
  ),
  onlyMood: (label: string) => (
    <>
      Nothing it felt anything about is near: <b>{label}</b> is a mood.
    </>
  ),
  alsoFeels: 'What else it feels',
  because: (emotion: string, cause: ComponentChildren) => (
    <>
      {emotion}, because of {cause}
    </>
  ),
  cause: (kind: string, about: ComponentChildren, at: string, then: string, now: string) => (
    <>
      {kind}
      {about} at {at} UTC, {then} then, {now} now
    </>
  ),
  group: (group: string) => ` of ${group}`,
  kinds: {
    traffic: 'a request',
    error: 'an error',
    limit: 'a limit',
    trade: 'a trade',
    liquidation: 'a liquidation',
    lead: 'a change of the lead',
    match: 'a match',
    registration: 'a new challenger',
    key: 'a key',
    job: 'a job',
    concept: 'a concept',
    text: 'words',
    forecast: 'a pattern that came or did not',
  } as Readonly<Record<string, string>>,

  becauseOf: 'Because of',
  weighed: 'how much × weight',
  drawn: 'Drawn',
  makes: 'makes',
  together: 'Together',
  drivers: {
    certainty: 'certainty of its forecasts',
    skill_over_chance: 'skill of its forecasts over chance',
    error_free: 'freedom from errors',
    freshness: 'being rested',
  } as Readonly<Record<string, string>>,

  say: 'Say something to it',
  sayHere: 'Say something to it, in English or Swedish',
  sayIn: 'English or Swedish',
  sayIt: 'Say it',
  readAs: (label: string, compound: string, emotion: string) =>
    `It read this as ${label} (${compound}) and felt ${emotion}.`,
};
