import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lookOf } from '../arena/agents/name-key.js';

/** No two names look alike from now on: of those that do already, the first registered has the look, the others keep their names. */
export class Looks1796910000000 implements MigrationInterface {
  name = 'Looks1796910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arena_participant" ADD "look" text');
    const rows: { id: string; name: string }[] = await runner.query(
      `SELECT "id", "name" FROM "arena_participant" ORDER BY "kind" = 'house' DESC, "registered_at", "id"`,
    );
    const first = new Map<string, string>();
    for (const { id, name } of rows) if (!first.has(lookOf(name))) first.set(lookOf(name), id);
    await runner.query(
      `UPDATE "arena_participant" p SET "look" = f."look"
       FROM unnest($1::text[], $2::text[]) AS f("look", "id") WHERE p."id" = f."id"`,
      [[...first.keys()], [...first.values()]],
    );
    await runner.query('CREATE UNIQUE INDEX "arena_participant_look" ON "arena_participant" ("look")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "arena_participant_look"');
    await runner.query('ALTER TABLE "arena_participant" DROP COLUMN "look"');
  }
}
