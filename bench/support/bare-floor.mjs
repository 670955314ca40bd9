/**
 * The floor of a request that is counted and paid for: bare Nest on Express that parses a body, asks Redis once whether it may, and
 * changes one row in PostgreSQL, each request by itself.
 */
export async function floor(value, { databaseUrl, redisUrl }) {
  await import('reflect-metadata');
  const { Controller, HttpCode, Module, Post } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { Redis } = await import('ioredis');
  const { default: pg } = await import('pg');
  const redis = new Redis(redisUrl, { enableAutoPipelining: true });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('CREATE UNLOGGED TABLE IF NOT EXISTS bench_floor (id int PRIMARY KEY, used int NOT NULL)');
  await pool.query('INSERT INTO bench_floor SELECT n, 0 FROM generate_series(0, 63) n ON CONFLICT DO NOTHING');
  const text = 'UPDATE bench_floor SET used = used + 1 WHERE id = $1 RETURNING used';
  let turn = 0;
  class Floor {
    async take() {
      await redis.incr('bench:floor');
      await pool.query({ name: 'floor', text, values: [turn++ % 64] });
      return value;
    }
  }
  const descriptor = Object.getOwnPropertyDescriptor(Floor.prototype, 'take');
  for (const decorate of [Post(), HttpCode(200)]) decorate(Floor.prototype, 'take', descriptor);
  Controller()(Floor);
  class FloorModule {}
  Module({ controllers: [Floor] })(FloorModule);
  const app = await NestFactory.create(FloorModule, { logger: false });
  await app.init();
  return app.getHttpAdapter().getInstance();
}
