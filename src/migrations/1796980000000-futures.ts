import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The futures protocol: an account's leverage by market, and the fills of an order that rested. */
export class Futures1796980000000 implements MigrationInterface {
  name = 'Futures1796980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "arena_futures_leverage" ("participant_id" text NOT NULL, "market" smallint NOT NULL, "leverage" smallint NOT NULL,
         CONSTRAINT "arena_futures_leverage_pk" PRIMARY KEY ("participant_id", "market"))`,
    );
    await runner.query('CREATE INDEX "arena_fill_order" ON "arena_fill" ("order_id") WHERE order_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "arena_fill_order"');
    await runner.query('DROP TABLE "arena_futures_leverage"');
  }
}
