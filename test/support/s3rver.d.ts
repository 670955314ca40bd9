declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Options {
    port: number;
    address: string;
    directory: string;
    silent: boolean;
    resetOnClose: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    readonly httpServer?: Server;
    constructor(options: Options);
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
