#!/usr/bin/env node
/** `npm run replay -- <match id>`: plays a settled match again and compares it with what is stored. Exit code 0 when all agrees. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { dataSourceOf, opened } from './database-url.mjs';

const USAGE = `usage: npm run replay -- <match id> [--chapter=<n>] [--json]
  A match id is that of GET /api/v1/matches, such as 1h-2026-11-20T23. --chapter replays 3,600 of its ticks only.`;

const say = (line) => process.stdout.write(`${line}\n`);
const shown = (line) => (line === null ? 'nothing' : line.length > 400 ? `${line.slice(0, 400)}…` : line);

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { chapter: { type: 'string' }, json: { type: 'boolean' } },
    });
    const chapter = values.chapter === undefined ? undefined : Number(values.chapter);
    if (positionals.length !== 1 || (chapter !== undefined && !Number.isInteger(chapter))) return null;
    return { id: positionals[0], chapter, json: values.json === true };
  } catch {
    return null;
  }
}

/** One line now and then for those who wait. */
function progress(began) {
  let told = began;
  return (done, total) => {
    const now = performance.now();
    if (now - told < 2_000) return;
    told = now;
    const rate = done / ((now - began) / 1000);
    process.stderr.write(
      `  ${done} of ${total} ticks, ${Math.round(rate)}/s, about ${Math.ceil((total - done) / rate)} s left\n`,
    );
  };
}

function print(report) {
  const { difference, differing_chapter: chapter, state_difference: state } = report;
  say(`match        ${report.match}`);
  say(`stored       ${report.stored_hash}`);
  say(`replayed     ${report.replayed_hash ?? `(chapter hashes only)`}`);
  say(`chapters     ${report.chapters_replayed} of ${report.chapters} replayed`);
  say(`prices       ${report.ticks_from_seeds} of ${report.ticks} ticks recomputed from revealed seeds`);
  say(`states       ${report.states_compared} hourly states of all accounts compared`);
  say(
    `speed        ${report.ticks} ticks in ${report.took_ms} ms, ${Math.round((report.ticks * 1000) / report.took_ms)} ticks/s`,
  );
  for (const { epoch, reason } of report.broken_epochs) say(`epoch ${epoch}: ${reason}`);
  if (chapter)
    say(
      `chapter ${chapter.chapter} (ticks ${chapter.from_tick} to ${chapter.until_tick - 1}) hashes to something else`,
    );
  if (difference) {
    say(
      `first difference in chapter ${difference.chapter}, tick ${difference.tick}: ${difference.kind} ${difference.id ?? ''}`,
    );
    say(`  stored     ${shown(difference.stored)}`);
    say(`  replayed   ${shown(difference.replayed)}`);
  }
  if (state) say(`state after tick ${state.tick} differs: ${state.part}`);
  for (const one of (report.board_differences ?? []).slice(0, 20)) {
    say(`board: ${one.member} of ${one.participant_id} is stored as ${one.stored}, replayed as ${one.replayed}`);
  }
  say(report.equal ? 'equal' : 'DIFFERENT');
}

const asked = options();
if (!asked) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const { dist } = await build(join(resolve(process.env.DATA_DIR || 'data'), 'build'));
const load = (path) => import(pathToFileURL(join(dist, path)));
const database = await dataSourceOf(dist);
const { replayMatch } = await load('src/arena/matches/match-replay.js');
await opened(database);
try {
  const waiting = { chapter: asked.chapter, progress: progress(performance.now()) };
  const report = await replayMatch(database.manager, asked.id, waiting);
  if (asked.json) say(JSON.stringify(report, null, 2));
  else print(report);
  process.exitCode = report.equal ? 0 : 1;
} catch (error) {
  if (error.name !== 'NotReplayable') throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
