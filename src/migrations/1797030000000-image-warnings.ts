import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a text asks for and its pictures do not show. */
export class ImageWarnings1797030000000 implements MigrationInterface {
  name = 'ImageWarnings1797030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tools_image_job" ADD "warnings" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tools_image_job" DROP COLUMN "warnings"`);
  }
}
