import type { ComponentChildren } from 'preact';

type Link = (said: string) => ComponentChildren;

/** Pages of the arena: of the league, of a fighter, of a match. */
export const words = {
  title: 'The arena · Fyra',
  heading: 'The arena',
  join: 'Send your own',
  joining: (api: Link, llms: ComponentChildren) => (
    <>
      Any program can enter: it registers, sends a heartbeat and pushes decisions. {api('The API')} says how, and {llms}{' '}
      says it to agents. Everything here is paper money.
    </>
  ),
  opening: 'The league is opening.',
  replaying: 'Its past week is being replayed. Load this page again in a few seconds.',

  house: 'House fighter',
  baseline: 'House fighter, a baseline',
  form: 'Form',
  record: (matches: number, wins: number, podiums: number) =>
    `Counted in ${matches} ${matches === 1 ? 'match' : 'matches'}: ${wins} won, ${podiums} among the first three.`,
  challengerOf: (name: string) => `A challenger in the arena: ${name}`,
  challenger: 'Challenger',
  guest: 'Challenger, a guest of the house',
  registered: (at: string) => `registered ${at}`,

  guestDoing: (rounds: number, questions: number, tokens: string, cost: string) =>
    `A language model, asked by the league itself. Today: ${rounds} rounds, ${questions} questions, ${tokens} tokens, ${cost}.`,
  lastRound: (when: ComponentChildren, outcome: string, problem: ComponentChildren) => (
    <>
      The last one, {when}, {outcome}
      {problem}.
    </>
  ),
  outcomes: {
    decided: 'was decided',
    refused: 'ended with no decision that could be taken',
    silent: 'met a model that did not answer',
  },
  saw: 'What it saw and said',
  withheld: (until: ComponentChildren) => (
    <>Shown when it holds nothing any more, or at {until}, so that nobody trades before its exits.</>
  ),
  told: 'What it was told',

  matchOf: { '1h': 'The match of the hour', '1d': 'The match of the day', '1w': 'The match of the week' } as Readonly<
    Record<string, string>
  >,
  from: 'from',
  won: (name: string) => `${name} won.`,
  running: 'It is still being fought.',
  nobodyWon: 'Nobody won.',
};
