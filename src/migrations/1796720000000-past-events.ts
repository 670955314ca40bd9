import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The past of a new deployment, for the engine to live through before it is first shown. An engine that lives goes on from its
 * newest checkpoint; what earlier ones would lead to under the new rules is not what was shown then.
 */
export class PastEvents1796720000000 implements MigrationInterface {
  name = 'PastEvents1796720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DELETE FROM "cognitive_checkpoint" WHERE "second" < (SELECT max("second") FROM "cognitive_checkpoint")',
    );
    await runner.query(
      `CREATE TABLE "past_events" ("feature" text NOT NULL, "events" text NOT NULL, CONSTRAINT "past_events_pk" PRIMARY KEY ("feature"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "past_events"');
  }
}
