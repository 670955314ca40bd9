import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DesignFiles1795000210000 implements MigrationInterface {
  name = 'DesignFiles1795000210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "design_submission" ADD "files_wanted_at" TIMESTAMP WITH TIME ZONE, ADD "files_failed_at" TIMESTAMP WITH TIME ZONE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "design_submission" DROP COLUMN "files_failed_at", DROP COLUMN "files_wanted_at"`);
  }
}
