import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Designs without a key belong to a browser's session, and their makers may show them in the gallery. */
export class TrialSessions1796700000000 implements MigrationInterface {
  name = 'TrialSessions1796700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "design_session" ("hash" bytea NOT NULL, "account_id" uuid NOT NULL,
         "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "design_session_pk" PRIMARY KEY ("hash"))`,
    );
    await runner.query('CREATE INDEX "design_session_age" ON "design_session" ("created_at")');
    await runner.query('ALTER TABLE "design_submission" ADD "listed_at" TIMESTAMP WITH TIME ZONE');
    await runner.query(
      'CREATE INDEX "design_submission_listed" ON "design_submission" ("listed_at", "id") WHERE listed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "design_submission" DROP COLUMN "listed_at"');
    await runner.query('DROP TABLE "design_session"');
  }
}
