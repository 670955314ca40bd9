import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and Stripe's messages, mails and the links in them, and whose a stored answer is. */
export class Orders1795000420000 implements MigrationInterface {
  name = 'Orders1795000420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "tools_order" ("id" text NOT NULL, "account_id" uuid NOT NULL, "item" text NOT NULL, "amount_cents" integer NOT NULL, "currency" text NOT NULL DEFAULT 'usd', "billing" text NOT NULL, "status" text NOT NULL DEFAULT 'pending', "checkout_url" text, "session_id" text, "payment_intent" text, "customer_id" text, "subscription_id" text, "confirmed_by" text, "refunded_cents" integer NOT NULL DEFAULT '0', "calls_granted" integer NOT NULL DEFAULT '0', "calls_taken_back" integer NOT NULL DEFAULT '0', "base_tier" text, "valid_until" TIMESTAMP WITH TIME ZONE, "ended_at" TIMESTAMP WITH TIME ZONE, "note" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "paid_at" TIMESTAMP WITH TIME ZONE, "refunded_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "tools_order_session" UNIQUE ("session_id"), CONSTRAINT "tools_order_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "tools_order_open" ON "tools_order" ("created_at") WHERE status = 'pending'`);
    await runner.query(
      `CREATE INDEX "tools_order_running" ON "tools_order" ("valid_until") WHERE status = 'paid' AND ended_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "tools_order_subscription" ON "tools_order" ("subscription_id")`);
    await runner.query(`CREATE INDEX "tools_order_customer" ON "tools_order" ("customer_id")`);
    await runner.query(`CREATE INDEX "tools_order_payment" ON "tools_order" ("payment_intent")`);
    await runner.query(`CREATE INDEX "tools_order_account" ON "tools_order" ("account_id", "created_at")`);
    await runner.query(
      `CREATE TABLE "tools_billing_event" ("id" text NOT NULL, "type" text NOT NULL, "order_id" text, "payment_intent" text, "subscription_id" text, "refunded_cents" integer, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "tools_billing_event_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "tools_billing_event_subscription" ON "tools_billing_event" ("subscription_id") WHERE subscription_id IS NOT NULL AND order_id IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "tools_billing_event_payment" ON "tools_billing_event" ("payment_intent") WHERE payment_intent IS NOT NULL AND order_id IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "tools_email_link" ("hash" bytea NOT NULL, "account_id" uuid NOT NULL, "purpose" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "tools_email_link_pk" PRIMARY KEY ("hash"))`,
    );
    await runner.query(`CREATE INDEX "tools_email_link_account" ON "tools_email_link" ("account_id", "created_at")`);
    await runner.query(
      `CREATE TABLE "mail_message" ("id" text NOT NULL, "owner" text NOT NULL, "kind" text NOT NULL, "content" bytea, "status" text NOT NULL DEFAULT 'pending', "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "mail_message_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "mail_message_age" ON "mail_message" ("created_at") WHERE status <> 'pending'`);
    await runner.query(`CREATE INDEX "mail_message_owner" ON "mail_message" ("owner") WHERE status = 'pending'`);
    await runner.query(`ALTER TABLE "idempotency_record" ADD "owner" uuid`);
    await runner.query(
      `CREATE INDEX "idempotency_record_owner" ON "idempotency_record" ("owner") WHERE owner IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "idempotency_record" DROP COLUMN "owner"`);
    await runner.query('DROP TABLE "mail_message"');
    await runner.query('DROP TABLE "tools_email_link"');
    await runner.query('DROP TABLE "tools_billing_event"');
    await runner.query('DROP TABLE "tools_order"');
  }
}
