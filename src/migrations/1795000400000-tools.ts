import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tools1795000400000 implements MigrationInterface {
  name = 'Tools1795000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "tools_chat_session" ("id" text NOT NULL, "owner" text NOT NULL, "turns" jsonb NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "tools_chat_session_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "tools_chat_session_used" ON "tools_chat_session" ("used_at")`);
    await runner.query(
      `CREATE TABLE "tools_image_job" ("id" text NOT NULL, "owner" text NOT NULL, "status" text NOT NULL DEFAULT 'queued', "progress" integer NOT NULL DEFAULT '0', "description" text NOT NULL, "request" jsonb NOT NULL, "receipts" jsonb NOT NULL DEFAULT '[]', "error" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "started_at" TIMESTAMP WITH TIME ZONE, "completed_at" TIMESTAMP WITH TIME ZONE, "erased_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "tools_image_job_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "tools_image_job_age" ON "tools_image_job" ("created_at") WHERE erased_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "tools_image_job_done" ON "tools_image_job" ("completed_at") WHERE status = 'completed'`,
    );
    await runner.query(
      `CREATE INDEX "tools_image_job_queue" ON "tools_image_job" ("created_at") WHERE status = 'queued'`,
    );
    await runner.query(
      `CREATE INDEX "tools_image_job_owner_open" ON "tools_image_job" ("owner") WHERE status IN ('queued', 'processing')`,
    );
    await runner.query(
      `CREATE TABLE "tools_registration" ("email" text NOT NULL, "account_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "tools_registration_pk" PRIMARY KEY ("email"))`,
    );
    await runner.query(
      `CREATE TABLE "tools_instant_key" ("account_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "tools_instant_key_pk" PRIMARY KEY ("account_id"))`,
    );
    await runner.query(`CREATE INDEX "tools_instant_key_created" ON "tools_instant_key" ("created_at")`);
    await runner.query(
      `CREATE TABLE "tools_chat_pack" ("account_id" uuid NOT NULL, "calls" integer NOT NULL, CONSTRAINT "tools_chat_pack_pk" PRIMARY KEY ("account_id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "tools_chat_pack"');
    await runner.query('DROP TABLE "tools_instant_key"');
    await runner.query('DROP TABLE "tools_registration"');
    await runner.query('DROP TABLE "tools_image_job"');
    await runner.query('DROP TABLE "tools_chat_session"');
  }
}
