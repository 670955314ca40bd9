import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Cognitive1795000300000 implements MigrationInterface {
  name = 'Cognitive1795000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "cognitive_batch" ("second" bigint NOT NULL, "first_seq" bigint NOT NULL, "last_seq" bigint NOT NULL, CONSTRAINT "cognitive_batch_pk" PRIMARY KEY ("second"))`,
    );
    await runner.query(
      `CREATE TABLE "cognitive_checkpoint" ("second" bigint NOT NULL, "seq" bigint NOT NULL, "state" text NOT NULL, "hash" text NOT NULL, CONSTRAINT "cognitive_checkpoint_pk" PRIMARY KEY ("second"))`,
    );
    await runner.query(
      `CREATE TABLE "cognitive_head" ("id" smallint NOT NULL, "genesis" bigint NOT NULL, "seed" text NOT NULL, "kappa" double precision NOT NULL, "second" bigint NOT NULL, "seq" bigint NOT NULL, "made_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "cognitive_head_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "cognitive_history" ("seconds" integer NOT NULL, "start" bigint NOT NULL, "numbers" double precision array NOT NULL, CONSTRAINT "cognitive_history_pk" PRIMARY KEY ("seconds", "start"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "cognitive_history"');
    await runner.query('DROP TABLE "cognitive_head"');
    await runner.query('DROP TABLE "cognitive_checkpoint"');
    await runner.query('DROP TABLE "cognitive_batch"');
  }
}
