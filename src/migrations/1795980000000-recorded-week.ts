import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the replayed week stands until its rows do. */
export class RecordedWeek1795980000000 implements MigrationInterface {
  name = 'RecordedWeek1795980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "arena_week" ("tick" bigint NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "lease_epoch" bigint NOT NULL, "commands_after" bigint NOT NULL, "postings_after" bigint NOT NULL, "rows" bytea NOT NULL, CONSTRAINT "arena_week_pk" PRIMARY KEY ("tick"))`,
    );
    await runner.query('ALTER TABLE "arena_week" ALTER COLUMN "rows" SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "arena_week"');
  }
}
