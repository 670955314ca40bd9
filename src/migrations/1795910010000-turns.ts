import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs know at whose instance they are done, and take turns; keys that the operator has issued are known as such. */
export class Turns1795910010000 implements MigrationInterface {
  name = 'Turns1795910010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "outbox_job" ADD "ticket" uuid, ADD "network" text NOT NULL DEFAULT '', ADD "address" text NOT NULL DEFAULT '',
         ADD "payer" text NOT NULL DEFAULT '', ADD "free" boolean NOT NULL DEFAULT false,
         ADD "awaited_until" TIMESTAMP WITH TIME ZONE, ADD "turn" bigint`,
    );
    await runner.query(`CREATE INDEX "outbox_job_line" ON "outbox_job" ("queue", "ref") WHERE done_at IS NULL`);
    await runner.query(`CREATE INDEX "outbox_job_turn" ON "outbox_job" ("queue", "turn") WHERE turn IS NOT NULL`);
    await runner.query(`CREATE INDEX "outbox_job_ticket" ON "outbox_job" ("ticket") WHERE ticket IS NOT NULL`);
    await runner.query(`ALTER TABLE "account" ADD "granted" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `UPDATE "account" a SET "granted" = true FROM "audit_entry" e WHERE e.action = 'key.issue' AND e.target = a.id::text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "account" DROP COLUMN "granted"');
    await runner.query('DROP INDEX "outbox_job_ticket"');
    await runner.query('DROP INDEX "outbox_job_turn"');
    await runner.query('DROP INDEX "outbox_job_line"');
    for (const column of ['turn', 'awaited_until', 'free', 'payer', 'address', 'network', 'ticket'])
      await runner.query(`ALTER TABLE "outbox_job" DROP COLUMN "${column}"`);
  }
}
