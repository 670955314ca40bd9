import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** What this deployment is recognised by, written down once by the first process that needs it. */
@Injectable()
export class Installation {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The fact of this name; the first who asks finds it, while the others wait, and nobody ever changes it. */
  once(name: string, find: () => Promise<string>): Promise<string> {
    return this.db.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`installation ${name}`]);
      const known = await manager.query<{ value: string }[]>('SELECT value FROM installation WHERE name = $1', [name]);
      if (known.length > 0) return known[0].value;
      const value = await find();
      await manager.query('INSERT INTO installation (name, value) VALUES ($1, $2)', [name, value]);
      return value;
    });
  }
}
