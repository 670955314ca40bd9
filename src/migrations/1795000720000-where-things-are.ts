import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a deployment is recognised by, and holders of leases that name their host and process. */
export class WhereThingsAre1795000720000 implements MigrationInterface {
  name = 'WhereThingsAre1795000720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "installation" ("name" text NOT NULL, "value" text NOT NULL, CONSTRAINT "installation_pk" PRIMARY KEY ("name"))',
    );
    await runner.query('ALTER TABLE "lease" ALTER COLUMN "holder" TYPE text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "lease" ALTER COLUMN "holder" TYPE uuid USING right("holder", 36)::uuid');
    await runner.query('DROP TABLE "installation"');
  }
}
