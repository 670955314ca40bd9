import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of one operator and of one address few entries count; of those registered before, the address is not known. */
export class Entries1796100010000 implements MigrationInterface {
  name = 'Entries1796100010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_participant" ADD "operator" text, ADD "address" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_participant" DROP COLUMN "operator", DROP COLUMN "address"');
  }
}
