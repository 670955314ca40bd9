import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Common1795000000000 implements MigrationInterface {
  name = 'Common1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "account" ("id" uuid NOT NULL, "interface" text NOT NULL, "tier" text NOT NULL, "email" text, "name" text, "instant" boolean NOT NULL DEFAULT false, "confirmed" boolean NOT NULL DEFAULT false, "overrides" jsonb NOT NULL DEFAULT '{}', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "account_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "account_email_interface" ON "account" ("email", "interface")`);
    await runner.query(
      `CREATE TABLE "api_key" ("id" uuid NOT NULL, "account_id" uuid NOT NULL, "hash" bytea NOT NULL, "last_four" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE, "revoked_at" TIMESTAMP WITH TIME ZONE, "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "api_key_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "api_key_account" ON "api_key" ("account_id")`);
    await runner.query(`CREATE UNIQUE INDEX "api_key_hash" ON "api_key" ("hash")`);
    await runner.query(
      `CREATE TABLE "audit_entry" ("id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "action" text NOT NULL, "target" text NOT NULL, "details" jsonb NOT NULL, CONSTRAINT "audit_entry_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "lease" ("name" text NOT NULL, "epoch" bigint NOT NULL, "holder" uuid NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "lease_pk" PRIMARY KEY ("name"))`,
    );
    await runner.query(
      `CREATE TABLE "domain_event" ("id" uuid NOT NULL, "type" text NOT NULL, "data" jsonb NOT NULL, "occurred_at" TIMESTAMP WITH TIME ZONE NOT NULL, "seq" bigint, CONSTRAINT "domain_event_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "domain_event_seq" ON "domain_event" ("seq") WHERE seq IS NOT NULL`);
    await runner.query(`CREATE INDEX "domain_event_pending" ON "domain_event" ("occurred_at") WHERE seq IS NULL`);
    await runner.query(
      `CREATE TABLE "idempotency_record" ("scope" bytea NOT NULL, "body_hash" bytea NOT NULL, "token" uuid NOT NULL, "locked_until" TIMESTAMP WITH TIME ZONE NOT NULL, "status" integer, "headers" jsonb NOT NULL DEFAULT '{}', "body" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "idempotency_record_pk" PRIMARY KEY ("scope"))`,
    );
    await runner.query(`CREATE INDEX "idempotency_record_created" ON "idempotency_record" ("created_at")`);
    await runner.query(
      `CREATE TABLE "outbox_job" ("id" uuid NOT NULL, "queue" text NOT NULL, "name" text NOT NULL, "ref" text NOT NULL, "traceparent" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "run_at" TIMESTAMP WITH TIME ZONE, "claimed_until" TIMESTAMP WITH TIME ZONE, "sent_at" TIMESTAMP WITH TIME ZONE, "attempt" integer NOT NULL DEFAULT '0', "started_at" TIMESTAMP WITH TIME ZONE, "swept_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "done_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "outbox_job_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "outbox_job_done" ON "outbox_job" ("done_at") WHERE done_at IS NOT NULL`);
    await runner.query(`CREATE INDEX "outbox_job_open" ON "outbox_job" ("swept_at") WHERE done_at IS NULL`);
    await runner.query(
      `CREATE INDEX "outbox_job_unsent" ON "outbox_job" ("created_at") WHERE sent_at IS NULL AND done_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "quota_counter" ("bucket" text NOT NULL, "subject" text NOT NULL, "window_start" TIMESTAMP WITH TIME ZONE NOT NULL, "used" integer NOT NULL, "returned" integer NOT NULL DEFAULT '0', CONSTRAINT "quota_counter_pk" PRIMARY KEY ("bucket", "subject", "window_start"))`,
    );
    await runner.query(
      `CREATE TABLE "quota_reservation" ("id" uuid NOT NULL, "bucket" text NOT NULL, "subject" text NOT NULL, "window_start" TIMESTAMP WITH TIME ZONE NOT NULL, "units" integer NOT NULL, "ceiling" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "quota_reservation_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "quota_reservation_created" ON "quota_reservation" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "quota_reservation"');
    await runner.query('DROP TABLE "quota_counter"');
    await runner.query('DROP TABLE "outbox_job"');
    await runner.query('DROP TABLE "idempotency_record"');
    await runner.query('DROP TABLE "domain_event"');
    await runner.query('DROP TABLE "lease"');
    await runner.query('DROP TABLE "audit_entry"');
    await runner.query('DROP TABLE "api_key"');
    await runner.query('DROP TABLE "account"');
  }
}
