import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed what from where in the trail, to which nothing but additions are possible; proofs of secrets. */
export class OperatorsTrail1795000800000 implements MigrationInterface {
  name = 'OperatorsTrail1795000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "secret_proof" ("name" text NOT NULL, "proof" bytea NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "secret_proof_pk" PRIMARY KEY ("name"))`,
    );
    await runner.query('ALTER TABLE "audit_entry" ADD "actor" text, ADD "address" text, ADD "request_id" text');
    await runner.query('CREATE INDEX "audit_entry_at" ON "audit_entry" ("at", "id")');
    await runner.query(
      `CREATE FUNCTION audit_entry_kept() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'entries of audit_entry are only ever added'; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER audit_entry_kept BEFORE UPDATE OR DELETE ON "audit_entry"
       FOR EACH STATEMENT EXECUTE FUNCTION audit_entry_kept()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_entry_kept ON "audit_entry"');
    await runner.query('DROP FUNCTION audit_entry_kept');
    await runner.query('DROP INDEX "audit_entry_at"');
    await runner.query(
      'ALTER TABLE "audit_entry" DROP COLUMN "actor", DROP COLUMN "address", DROP COLUMN "request_id"',
    );
    await runner.query('DROP TABLE "secret_proof"');
  }
}
