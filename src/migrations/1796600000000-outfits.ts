import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Designs of one text know each other: the first names the outfit, each lists its designs. */
export class Outfits1796600000000 implements MigrationInterface {
  name = 'Outfits1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "design_submission" ADD "outfit_id" text');
    await runner.query('ALTER TABLE "design_submission" ADD "outfit" json');
    await runner.query(
      'CREATE INDEX "design_submission_outfit" ON "design_submission" ("outfit_id") WHERE outfit_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "design_submission_outfit"');
    await runner.query('ALTER TABLE "design_submission" DROP COLUMN "outfit"');
    await runner.query('ALTER TABLE "design_submission" DROP COLUMN "outfit_id"');
  }
}
