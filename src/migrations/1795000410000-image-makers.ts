import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImageMakers1795000410000 implements MigrationInterface {
  name = 'ImageMakers1795000410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tools_image_job" ADD "generated_by" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tools_image_job" DROP COLUMN "generated_by"`);
  }
}
