import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a design could not be draped, once that was tried. */
export class Worn1797000000000 implements MigrationInterface {
  name = 'Worn1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "design_submission" ADD "worn_refused" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "design_submission" DROP COLUMN "worn_refused"');
  }
}
