import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is made under a pepper names it. Rows from before keep none: it was the first. */
export class PepperNames1795960000000 implements MigrationInterface {
  name = 'PepperNames1795960000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['api_key', 'webhook_endpoint', 'mail_message'])
      await runner.query(`ALTER TABLE "${table}" ADD "pepper" text`);
    await runner.query('ALTER TABLE "secret_proof" ADD "used_at" TIMESTAMP WITH TIME ZONE');
    await runner.query('UPDATE "secret_proof" SET "used_at" = "created_at"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "secret_proof" DROP COLUMN "used_at"');
    for (const table of ['mail_message', 'webhook_endpoint', 'api_key'])
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "pepper"`);
  }
}
