import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DesignRevisions1795000220000 implements MigrationInterface {
  name = 'DesignRevisions1795000220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "design_submission" ADD "revisions" jsonb NOT NULL DEFAULT '[]', ADD "base" json, ADD "made_from" json, ADD "diff" json`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "design_submission" DROP COLUMN "diff", DROP COLUMN "made_from", DROP COLUMN "base", DROP COLUMN "revisions"`,
    );
  }
}
