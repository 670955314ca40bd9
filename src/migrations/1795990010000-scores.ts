import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches that begin from now on are ordered by score; those that were running end by the rules they began with. */
export class Scores1795990010000 implements MigrationInterface {
  name = 'Scores1795990010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "arena_match" ADD "rules" integer NOT NULL DEFAULT '1'`);
    await runner.query(`ALTER TABLE "arena_match" ADD "odds_by_return" jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_match" DROP COLUMN "odds_by_return"');
    await runner.query('ALTER TABLE "arena_match" DROP COLUMN "rules"');
  }
}
