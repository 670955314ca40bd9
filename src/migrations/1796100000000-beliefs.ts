import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rateAnew } from '../arena/ratings/rate-anew.js';

/** Ratings are beliefs about skill from every settled hour; those of a league that is older are made anew from its boards. */
export class Beliefs1796100000000 implements MigrationInterface {
  name = 'Beliefs1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_participant" ADD "rating" jsonb, ADD "evidence" jsonb');
    await runner.query('ALTER TABLE "arena_participant" DROP COLUMN "mu", DROP COLUMN "sigma"');
    await runner.query(
      'ALTER TABLE "arena_rating_change" ADD "estimate" double precision, ADD "low" double precision, ADD "high" double precision',
    );
    await runner.query('ALTER TABLE "arena_rating_change" DROP COLUMN "mu", DROP COLUMN "sigma"');
    await rateAnew(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "arena_rating_change" ADD "mu" double precision NOT NULL DEFAULT 25, ADD "sigma" double precision NOT NULL DEFAULT 8.333333333333334`,
    );
    await runner.query('ALTER TABLE "arena_rating_change" ALTER "mu" DROP DEFAULT, ALTER "sigma" DROP DEFAULT');
    await runner.query(
      'ALTER TABLE "arena_rating_change" DROP COLUMN "estimate", DROP COLUMN "low", DROP COLUMN "high"',
    );
    await runner.query(
      `ALTER TABLE "arena_participant" ADD "mu" double precision NOT NULL DEFAULT '25', ADD "sigma" double precision NOT NULL DEFAULT '8.333333333333334'`,
    );
    await runner.query('ALTER TABLE "arena_participant" DROP COLUMN "rating", DROP COLUMN "evidence"');
  }
}
