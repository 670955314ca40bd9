import type { MigrationInterface, QueryRunner } from 'typeorm';

const ONLY_ADDED = ['arena_posting', 'arena_seal', 'arena_record_key'];
const BOOKS = [...ONLY_ADDED, 'arena_fill', 'arena_tape'];

/**
 * The chain of signed records; books to which nothing but additions are possible. Of fills and tape lines the words may go, and
 * research of challengers as a whole.
 */
export class SealedRecords1796000000000 implements MigrationInterface {
  name = 'SealedRecords1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "arena_seal" ("seq" bigint NOT NULL, "match_id" text NOT NULL, "previous" text NOT NULL, "body_hash" text NOT NULL, "hash" text NOT NULL, "key_id" text NOT NULL, "signature" text NOT NULL, "sealed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "arena_seal_pk" PRIMARY KEY ("seq"))',
    );
    await runner.query('CREATE UNIQUE INDEX "arena_seal_match" ON "arena_seal" ("match_id")');
    await runner.query(
      'CREATE TABLE "arena_record_key" ("id" text NOT NULL, "public_key" text NOT NULL, "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "vouched_by" text, "vouch" text, CONSTRAINT "arena_record_key_pk" PRIMARY KEY ("id"))',
    );
    await runner.query(
      `CREATE FUNCTION arena_only_added() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME; END $$`,
    );
    for (const table of ONLY_ADDED) await this.guard(runner, table, 'only_added', 'UPDATE OR DELETE', 'STATEMENT');
    for (const table of BOOKS) await this.guard(runner, table, 'not_emptied', 'TRUNCATE', 'STATEMENT');
    await this.guard(runner, 'arena_fill', 'kept', 'DELETE', 'STATEMENT');
    await this.guard(
      runner,
      'arena_fill',
      'only_words',
      'UPDATE',
      'ROW',
      `NEW.reasoning IS NOT NULL OR to_jsonb(OLD) - 'reasoning' IS DISTINCT FROM to_jsonb(NEW) - 'reasoning'`,
    );
    await this.guard(
      runner,
      'arena_tape',
      'kept',
      'DELETE',
      'ROW',
      `OLD.type <> 'research' OR OLD.participant_id NOT LIKE 'agt\\_%'`,
    );
    await this.guard(
      runner,
      'arena_tape',
      'only_words',
      'UPDATE',
      'ROW',
      `NEW.entry ->> 'reasoning' IS NOT NULL OR to_jsonb(OLD) #- '{entry,reasoning}' IS DISTINCT FROM to_jsonb(NEW) #- '{entry,reasoning}'`,
    );
  }

  /** Nobody changes these rows in this way, whoever asks. */
  private async guard(
    runner: QueryRunner,
    table: string,
    name: string,
    events: string,
    each: 'ROW' | 'STATEMENT',
    when?: string,
  ): Promise<void> {
    await runner.query(
      `CREATE TRIGGER ${table}_${name} BEFORE ${events} ON "${table}" FOR EACH ${each} ${when ? `WHEN (${when})` : ''} EXECUTE FUNCTION arena_only_added()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION arena_only_added CASCADE');
    await runner.query('DROP TABLE "arena_record_key"');
    await runner.query('DROP TABLE "arena_seal"');
  }
}
