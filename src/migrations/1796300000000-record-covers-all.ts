import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a record covers from now on: texts by salted hash, curves and the course of the odds. */
export class RecordCoversAll1796300000000 implements MigrationInterface {
  name = 'RecordCoversAll1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_command" ADD "salt" bytea');
    await runner.query('ALTER TABLE "arena_command" ADD "words_hash" text');
    await runner.query(`ALTER TABLE "arena_seal" ADD "format" integer NOT NULL DEFAULT '1'`);
    await runner.query('ALTER TABLE "arena_seal" ADD "books" jsonb');
    await runner.query(
      'CREATE TABLE "arena_match_sample" ("match_id" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "points" jsonb NOT NULL, "odds" jsonb, CONSTRAINT "arena_match_sample_pk" PRIMARY KEY ("match_id", "at"))',
    );
    await runner.query(
      'CREATE TABLE "arena_match_course" ("match_id" text NOT NULL, "curves" text NOT NULL, "odds" text NOT NULL, CONSTRAINT "arena_match_course_pk" PRIMARY KEY ("match_id"))',
    );
    await runner.query(
      `CREATE TRIGGER arena_match_course_only_added BEFORE UPDATE OR DELETE ON "arena_match_course" FOR EACH STATEMENT EXECUTE FUNCTION arena_only_added()`,
    );
    await runner.query(
      `CREATE TRIGGER arena_match_course_not_emptied BEFORE TRUNCATE ON "arena_match_course" FOR EACH STATEMENT EXECUTE FUNCTION arena_only_added()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "arena_match_course"');
    await runner.query('DROP TABLE "arena_match_sample"');
    await runner.query('ALTER TABLE "arena_seal" DROP COLUMN "books"');
    await runner.query('ALTER TABLE "arena_seal" DROP COLUMN "format"');
    await runner.query('ALTER TABLE "arena_command" DROP COLUMN "words_hash"');
    await runner.query('ALTER TABLE "arena_command" DROP COLUMN "salt"');
  }
}
