import { STARTING_CASH_USD, type Command } from '../exchange/index.js';
import { newRating } from '../skill/index.js';
import type { Entrant, League, LeagueCommand, Participant } from './league.js';

/** What the exchange is to do for a command of the league; some concern only the league. */
export function exchangeCommands(command: LeagueCommand): Command[] {
  switch (command.kind) {
    case 'activate':
      return [{ kind: 'admit', participant_id: command.participant.id, cash: STARTING_CASH_USD * 1e6 }];
    case 'bench':
      return [{ kind: 'cancel_all', participant_id: command.participant_id, reason: 'benched' }];
    case 'retire':
      return [{ kind: 'wind_up', participant_id: command.participant_id }];
    case 'decide':
    case 'cancel_order':
      return [command];
    default:
      return [];
  }
}

/** What the exchange is to do for each of a tick's commands; nothing any more for those who have left before. */
export function planOf(league: League, commands: readonly LeagueCommand[]): Command[][] {
  let left: Set<string> | null = null;
  return commands.map((command) => {
    const id = participantOf(command);
    const gone = id !== null && (left?.has(id) || league.participants.get(id)?.retired === true);
    if (command.kind === 'retire') left = (left ?? new Set()).add(command.participant_id);
    return gone ? [] : exchangeCommands(command);
  });
}

/** Those who have left and still hold what they can leave now: a halted market has reopened since. */
export function leavings({ participants, book, tickers }: League): Command[] {
  const commands: Command[] = [];
  for (const { id, retired } of participants.values()) {
    if (!retired || !book.get(id)?.positions.some(({ market }) => !tickers[market].halted)) continue;
    commands.push({ kind: 'wind_up', participant_id: id });
  }
  return commands;
}

/** The participant a command speaks of; null for those of the league itself. */
export const participantOf = (command: LeagueCommand): string | null => {
  if (command.kind === 'activate') return command.participant.id;
  return command.kind === 'rated' ? null : command.participant_id;
};

/** Lists the participants whom the commands bring in. Returns those who are new. Changes the league. */
export function welcome(league: League, commands: readonly LeagueCommand[], time: number): string[] {
  return commands.flatMap((command) => {
    if (command.kind !== 'activate' || league.participants.has(command.participant.id)) return [];
    league.participants.set(command.participant.id, admitted(command.participant, time));
    return [command.participant.id];
  });
}

/** Takes into the league's list what a command says of participants known to it. Changes the league. */
export function noteParticipants(league: League, command: LeagueCommand): void {
  if (command.kind === 'retire') change(league, command.participant_id, { retired: true });
  if (command.kind === 'owned') {
    const { operator, mailbox, registeredAt } = command;
    change(league, command.participant_id, { operator, registeredAt, ...(mailbox ? { mailbox } : {}) });
  }
  if (command.kind === 'rated') {
    for (const { participant_id, ...rating } of command.ratings) {
      if ('estimate' in rating) change(league, participant_id, { rating }); // others were told before ratings were beliefs
    }
  }
}

const admitted = (who: Entrant, time: number): Participant => ({
  operator: null,
  address: null,
  registeredAt: time,
  ...who,
  admittedAt: time,
  retired: false,
  rating: newRating(),
  trades: 0,
});

function change(league: League, id: string, part: Partial<Participant>): void {
  const known = league.participants.get(id);
  if (known) league.participants.set(id, { ...known, ...part });
}
