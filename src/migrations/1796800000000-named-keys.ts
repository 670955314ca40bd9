import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several keys of an account, each on its own terms, and what they ask day by day. */
export class NamedKeys1796800000000 implements MigrationInterface {
  name = 'NamedKeys1796800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "api_key" ADD "name" text');
    await runner.query('ALTER TABLE "api_key" ADD "line" uuid');
    await runner.query('ALTER TABLE "api_key" ADD "scopes" text array');
    await runner.query('ALTER TABLE "api_key" ADD "caps" jsonb');
    await runner.query(`ALTER TABLE "api_key" ADD "limited" boolean NOT NULL DEFAULT false`);
    await runner.query('ALTER TABLE "api_key" ADD "replaced_at" TIMESTAMP WITH TIME ZONE');
    await runner.query(
      `UPDATE "api_key" SET "replaced_at" = "expires_at" - interval '1 hour' WHERE "expires_at" IS NOT NULL`,
    );
    await runner.query(
      'CREATE TABLE "key_usage" ("account_id" uuid NOT NULL, "day" date NOT NULL, "line" uuid NOT NULL, "operation" text NOT NULL, "requests" integer NOT NULL, "refused" integer NOT NULL, "failed" integer NOT NULL, "units" integer NOT NULL, CONSTRAINT "key_usage_pk" PRIMARY KEY ("account_id", "day", "line", "operation"))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "key_usage"');
    for (const column of ['replaced_at', 'limited', 'caps', 'scopes', 'line', 'name'])
      await runner.query(`ALTER TABLE "api_key" DROP COLUMN "${column}"`);
  }
}
