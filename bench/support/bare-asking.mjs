/**
 * The floor of a GET with a key that tells what PostgreSQL holds: bare Nest on Express that asks one prepared question for each
 * request, by itself, and answers the given JSON. It counts nothing, and looks up no key.
 */
export async function asking(value, { databaseUrl }) {
  await import('reflect-metadata');
  const { Controller, Get, Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const text = 'SELECT tier, created_at FROM account WHERE id = $1';
  const [{ id }] = (await pool.query('SELECT id FROM account LIMIT 1')).rows;
  class Asking {
    async tell() {
      await pool.query({ name: 'asking', text, values: [id] });
      return value;
    }
  }
  Get()(Asking.prototype, 'tell', Object.getOwnPropertyDescriptor(Asking.prototype, 'tell'));
  Controller()(Asking);
  class AskingModule {}
  Module({ controllers: [Asking] })(AskingModule);
  const app = await NestFactory.create(AskingModule, { logger: false });
  await app.init();
  return app.getHttpAdapter().getInstance();
}
