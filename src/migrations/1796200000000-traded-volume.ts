import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Under version 2 of the market volume is no longer made of published prices, so each tick keeps its own. */
export class TradedVolume1796200000000 implements MigrationInterface {
  name = 'TradedVolume1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_tick" ADD "volumes" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_tick" DROP COLUMN "volumes"');
  }
}
