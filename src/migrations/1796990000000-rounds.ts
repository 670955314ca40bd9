import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rounds of models that take part as guests of the house. */
export class Rounds1796990000000 implements MigrationInterface {
  name = 'Rounds1796990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "arena_round" ("id" text NOT NULL, "participant_id" text NOT NULL,
         "opened_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "asked_at" TIMESTAMP WITH TIME ZONE, "outcome" text,
         "calls" integer NOT NULL DEFAULT '0', "tokens_in" integer NOT NULL DEFAULT '0', "tokens_out" integer NOT NULL DEFAULT '0',
         "cost_usd" double precision NOT NULL DEFAULT '0', "latency_ms" integer NOT NULL DEFAULT '0',
         "prompt" jsonb, "answers" jsonb, "problems" jsonb, CONSTRAINT "arena_round_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      'CREATE UNIQUE INDEX "arena_round_open" ON "arena_round" ("participant_id") WHERE outcome IS NULL',
    );
    await runner.query('CREATE INDEX "arena_round_asked" ON "arena_round" ("participant_id", "asked_at") ');
    await runner.query('CREATE INDEX "arena_round_opened" ON "arena_round" ("opened_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "arena_round"');
  }
}
