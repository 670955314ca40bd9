import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The engine's new version goes on from the newest checkpoint. What earlier ones would lead to under it is not what was
 * shown then, so they go, and with them the log that only they could use.
 */
export class ReBasedMind1796400000000 implements MigrationInterface {
  name = 'ReBasedMind1796400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DELETE FROM "cognitive_checkpoint" WHERE "second" < (SELECT max("second") FROM "cognitive_checkpoint")',
    );
  }

  async down(): Promise<void> {
    // What was deleted had no other use.
  }
}
