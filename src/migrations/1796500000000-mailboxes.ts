import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of one confirmed e-mail address few entries count; of what was said and is erased no hash stays by which it could be guessed. */
export class Mailboxes1796500000000 implements MigrationInterface {
  name = 'Mailboxes1796500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_participant" ADD "mailbox" text');
    await runner.query(
      `UPDATE "arena_command" SET "body_hash" = NULL WHERE "body_hash" IS NOT NULL
       AND "seq" <= (SELECT "value"::bigint FROM "installation" WHERE "name" = 'texts forgotten in arena_command')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_participant" DROP COLUMN "mailbox"');
  }
}
