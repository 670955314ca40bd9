import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Design1795000200000 implements MigrationInterface {
  name = 'Design1795000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "design_submission" ("id" text NOT NULL, "account_id" uuid NOT NULL, "status" text NOT NULL DEFAULT 'queued', "progress" integer NOT NULL DEFAULT '0', "stage" text, "description" text NOT NULL, "style" text, "request" jsonb NOT NULL DEFAULT '{}', "version" integer NOT NULL DEFAULT '1', "parent_id" text, "receipts" jsonb NOT NULL DEFAULT '[]', "error" jsonb, "result" json, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "started_at" TIMESTAMP WITH TIME ZONE, "completed_at" TIMESTAMP WITH TIME ZONE, "erased_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "design_submission_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "design_submission_age" ON "design_submission" ("created_at") WHERE erased_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "design_submission_queue" ON "design_submission" ("created_at") WHERE status = 'queued'`,
    );
    await runner.query(
      `CREATE INDEX "design_submission_owner_open" ON "design_submission" ("account_id") WHERE status IN ('queued', 'processing')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "design_submission"');
  }
}
