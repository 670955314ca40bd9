import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Executions that an outage of the store of files ended do not count against their job. */
export class ExcusedExecutions1795000700000 implements MigrationInterface {
  name = 'ExcusedExecutions1795000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "outbox_job" ADD "excused" integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "outbox_job" DROP COLUMN "excused"');
  }
}
