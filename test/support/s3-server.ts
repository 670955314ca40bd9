import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from './free-port.js';

const BUCKET = 'fyra-test';
/** The only pair of keys that it knows. */
const KEYS = 'S3RVER';

/** A local server that speaks S3, on a folder that survives its being stopped. */
export class S3Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fyra-s3-'));
  private server: S3rver | undefined;

  private constructor(readonly port: number) {}

  static async open(): Promise<S3Server> {
    const server = new S3Server(await freePort());
    await server.start();
    return server;
  }

  /** Settings of a process that keeps its artefacts here. @param port another one, to come through a proxy */
  settings(prefix = 'artefacts', port = this.port): Record<string, string> {
    return {
      STORAGE_URL: `s3://${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: KEYS,
      AWS_SECRET_ACCESS_KEY: KEYS,
    };
  }

  /** Whether it has this object, or any below it. */
  has(key: string): boolean {
    const path = join(this.folder, BUCKET, key);
    return existsSync(path) || existsSync(`${path}._S3rver_object`);
  }

  /** Loses one object without being asked to. */
  lose(key: string): void {
    for (const part of ['object', 'object.md5', 'metadata.json'])
      rmSync(join(this.folder, BUCKET, `${key}._S3rver_${part}`));
  }

  async start(): Promise<void> {
    this.server = new S3rver({
      port: this.port,
      address: '127.0.0.1',
      directory: this.folder,
      silent: true,
      resetOnClose: false,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    await this.server.run();
  }

  /** Kept connections end too: the machine is gone. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.httpServer?.closeAllConnections();
    await server?.close();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
