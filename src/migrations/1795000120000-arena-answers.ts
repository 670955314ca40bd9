import { deflateRawSync } from 'node:zlib';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PER_PAGE = 100;

/** Answers of commands move from a column of their own into pages of a hundred; an index that nobody asks goes. */
export class ArenaAnswers1795000120000 implements MigrationInterface {
  name = 'ArenaAnswers1795000120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "arena_answer_page" ("tick" bigint NOT NULL, "page" integer NOT NULL, "body" bytea NOT NULL, CONSTRAINT "arena_answer_page_pk" PRIMARY KEY ("tick", "page"))`,
    );
    await runner.query(`ALTER TABLE "arena_answer_page" ALTER "body" SET STORAGE EXTERNAL`);
    await this.move(runner);
    await runner.query('ALTER TABLE "arena_command" DROP COLUMN "answer"');
    await runner.query('DROP INDEX "arena_standing_participant"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "arena_standing_participant" ON "arena_standing" ("participant_id")');
    await runner.query('ALTER TABLE "arena_command" ADD "answer" jsonb');
    await runner.query('DROP TABLE "arena_answer_page"');
  }

  private async move(runner: QueryRunner): Promise<void> {
    for (let after = '-1'; ;) {
      const rows = (await runner.query(
        `SELECT tick, place / ${PER_PAGE} AS page, jsonb_object_agg(place % ${PER_PAGE}, answer) AS answers FROM arena_command
         WHERE tick > $1 AND answer IS NOT NULL AND place IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2 LIMIT 500`,
        [after],
      )) as { tick: string; page: number; answers: Record<string, unknown> }[];
      const whole = rows.length < 500 ? rows : rows.filter(({ tick }) => tick !== rows[rows.length - 1].tick);
      if (whole.length === 0) return;
      for (const { tick, page, answers } of whole) await keep(runner, tick, page, answers);
      after = whole[whole.length - 1].tick;
    }
  }
}

function keep(runner: QueryRunner, tick: string, page: number, answers: Record<string, unknown>): Promise<unknown> {
  const list = Array.from({ length: 1 + Math.max(...Object.keys(answers).map(Number)) }, (_, i) => answers[i] ?? null);
  return runner.query('INSERT INTO arena_answer_page (tick, page, body) VALUES ($1, $2, $3)', [
    tick,
    page,
    deflateRawSync(JSON.stringify(list)),
  ]);
}
