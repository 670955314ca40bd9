import { bulkInsert, type Columns, type Statements } from '../../common/db/bulk-insert.js';
import { participantOf, type LeagueCommand } from '../engine/league/index.js';

/** Columns of a command that waits for its tick. */
export const COMMAND: Columns = { kind: 'text', participant_id: 'text', decision_id: 'text', payload: 'jsonb' };

export const rowOf = (command: LeagueCommand) => ({
  kind: command.kind,
  participant_id: participantOf(command),
  decision_id: command.kind === 'decide' ? command.decision_id : null,
  payload: command,
});

/** Adds commands that nobody waits for. */
export async function addCommands(manager: Statements, commands: readonly LeagueCommand[]): Promise<void> {
  await bulkInsert(manager, 'arena_command', COMMAND, commands.map(rowOf), 'ON CONFLICT DO NOTHING');
}
