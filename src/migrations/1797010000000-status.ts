import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the product's own probes measured, and the incidents that it noticed. */
export class Status1797010000000 implements MigrationInterface {
  name = 'Status1797010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "probe_hour" ("interface" text NOT NULL, "hour" TIMESTAMP WITH TIME ZONE NOT NULL,
         "answers" smallint array NOT NULL, CONSTRAINT "probe_hour_pk" PRIMARY KEY ("interface", "hour"))`,
    );
    await runner.query(
      `CREATE TABLE "incident" ("id" uuid NOT NULL, "cause" text NOT NULL, "opened_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         "closed_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "incident_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query('CREATE UNIQUE INDEX "incident_open" ON "incident" ("cause") WHERE closed_at IS NULL');
    await runner.query('CREATE INDEX "incident_opened" ON "incident" ("opened_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "incident"');
    await runner.query('DROP TABLE "probe_hour"');
  }
}
