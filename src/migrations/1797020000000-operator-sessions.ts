import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers in which an operator has signed in. */
export class OperatorSessions1797020000000 implements MigrationInterface {
  name = 'OperatorSessions1797020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "operator_session" ("hash" bytea NOT NULL, "operator" text NOT NULL, "mark" text NOT NULL,
         "csrf" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
         "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "operator_session_pk" PRIMARY KEY ("hash"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "operator_session"');
  }
}
