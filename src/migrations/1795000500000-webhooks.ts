import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing was delivered before: addresses of challengers are registered anew, with a secret that is sealed. */
export class Webhooks1795000500000 implements MigrationInterface {
  name = 'Webhooks1795000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "webhook_endpoint" ("id" text NOT NULL, "owner" text NOT NULL, "url" text NOT NULL, "secret" bytea NOT NULL, "disabled_at" TIMESTAMP WITH TIME ZONE, "expires_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "webhook_endpoint_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "webhook_endpoint_expires" ON "webhook_endpoint" ("expires_at") WHERE expires_at IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX "webhook_endpoint_owner" ON "webhook_endpoint" ("owner")`);
    await runner.query(
      `CREATE TABLE "webhook_delivery" ("id" text NOT NULL, "endpoint_id" text NOT NULL, "type" text NOT NULL, "body" json NOT NULL, "status" text NOT NULL DEFAULT 'pending', "attempts" integer NOT NULL DEFAULT '0', "last_status" integer, "last_error" text, "next_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "delivered_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "webhook_delivery_pk" PRIMARY KEY ("id"), CONSTRAINT "webhook_delivery_endpoint_fk" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
    );
    await runner.query(
      `CREATE INDEX "webhook_delivery_age" ON "webhook_delivery" ("created_at") WHERE status <> 'pending'`,
    );
    await runner.query(`CREATE INDEX "webhook_delivery_endpoint" ON "webhook_delivery" ("endpoint_id")`);
    await runner.query(`ALTER TABLE "arena_participant" DROP COLUMN "webhook_secret"`);
    await runner.query(`ALTER TABLE "arena_participant" DROP COLUMN "webhook_url"`);
    await runner.query(`ALTER TABLE "arena_participant" ADD "webhook_id" text`);
    await runner.query(`ALTER TABLE "design_submission" ADD "webhook_id" text`);
    await runner.query(`ALTER TABLE "tools_image_job" ADD "webhook_id" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tools_image_job" DROP COLUMN "webhook_id"`);
    await runner.query(`ALTER TABLE "design_submission" DROP COLUMN "webhook_id"`);
    await runner.query(`ALTER TABLE "arena_participant" DROP COLUMN "webhook_id"`);
    await runner.query(`ALTER TABLE "arena_participant" ADD "webhook_url" text`);
    await runner.query(`ALTER TABLE "arena_participant" ADD "webhook_secret" text`);
    await runner.query('DROP TABLE "webhook_delivery"');
    await runner.query('DROP TABLE "webhook_endpoint"');
  }
}
