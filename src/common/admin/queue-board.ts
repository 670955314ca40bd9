import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { IServerAdapter } from '@bull-board/api/typings/app';
import type { Express } from 'express';
import { CONFIG, type Config } from '../config/env.js';
import { knownQueues } from '../jobs/queues.js';

export const BOARD_PATH = '/api/admin/queues/ui';

/** Bull's dashboard of this process's queues, to look at only; its library is loaded by the first who looks. */
@Injectable()
export class QueueBoard {
  private app: Promise<Express> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly modules: ModuleRef,
  ) {}

  express(): Promise<Express> {
    return (this.app ??= this.open());
  }

  private async open(): Promise<Express> {
    const [{ createBullBoard }, { BullAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullAdapter'),
      import('@bull-board/express'),
    ]);
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(new URL(this.config.publicUrl).pathname.replace(/\/$/, '') + BOARD_PATH);
    const queues = [...knownQueues(this.modules).values()].map(
      (queue) => new BullAdapter(queue, { readOnlyMode: true, allowRetries: false }),
    );
    const options = { uiConfig: { boardTitle: 'Fyra: queues' } };
    // The adapter's own copy of the interface's types is one patch older.
    createBullBoard({ queues, serverAdapter: serverAdapter as unknown as IServerAdapter, options });
    return withoutStrangers(serverAdapter.getRouter() as Express).disable('x-powered-by');
  }
}

const FOREIGN_STYLE = /\s*<link href="https:[^>]*rel="stylesheet">/g;

/** Its page asks a stranger for fonts, which our policy forbids; its styles name others that every machine has. */
function withoutStrangers(app: Express): Express {
  const render = app.render.bind(app) as (
    name: string,
    data: object,
    done: (error: Error, page?: string) => void,
  ) => void;
  app.render = ((name: string, data: object, done: (error: Error, page?: string) => void) =>
    render(name, data, (error, page) => done(error, page?.replace(FOREIGN_STYLE, '')))) as Express['render'];
  return app;
}
