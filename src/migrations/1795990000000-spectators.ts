import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Round trips, and what finds decisions and funding without reading everything. */
export class Spectators1795990000000 implements MigrationInterface {
  name = 'Spectators1795990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "arena_round_trip" ("entry_fill" text NOT NULL, "exit_fill" text, "participant_id" text NOT NULL, "symbol" text NOT NULL, "side" text NOT NULL, "opened_tick" bigint NOT NULL, "closed_tick" bigint, "entered_lots" bigint NOT NULL, "entered" bigint NOT NULL, "left_lots" bigint NOT NULL, "left" bigint NOT NULL, "realized" bigint NOT NULL, "fees" bigint NOT NULL, "funding" bigint NOT NULL, "fills" integer NOT NULL, CONSTRAINT "arena_round_trip_pk" PRIMARY KEY ("entry_fill"))',
    );
    await runner.query(
      'CREATE INDEX "arena_round_trip_open" ON "arena_round_trip"  ("opened_tick", "entry_fill") WHERE closed_tick IS NULL',
    );
    await runner.query(
      'CREATE INDEX "arena_round_trip_participant" ON "arena_round_trip"  ("participant_id", "closed_tick", "entry_fill") ',
    );
    await runner.query(
      'CREATE INDEX "arena_round_trip_closed" ON "arena_round_trip"  ("closed_tick", "entry_fill") WHERE closed_tick IS NOT NULL',
    );
    await runner.query(
      `CREATE INDEX "arena_command_decided" ON "arena_command"  ("participant_id", "tick", "place") WHERE kind = 'decide' AND tick IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "arena_posting_beside_trades" ON "arena_posting"  ("tick") WHERE kind NOT IN ('trade', 'fee')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "public"."arena_posting_beside_trades"');
    await runner.query('DROP INDEX "public"."arena_command_decided"');
    await runner.query('DROP INDEX "public"."arena_round_trip_closed"');
    await runner.query('DROP INDEX "public"."arena_round_trip_participant"');
    await runner.query('DROP INDEX "public"."arena_round_trip_open"');
    await runner.query('DROP TABLE "arena_round_trip"');
  }
}
