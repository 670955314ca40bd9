import { createServer, type RequestListener, type Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type Application } from 'express';
import { AppModule } from './app.module.js';
import { concerns } from './common/config/concerns.js';
import type { Config } from './common/config/env.js';
import { assertDatabase } from './common/db/start-check.js';
import { ApiDocument } from './common/http/documents/api-document.js';
import { answerClientError } from './common/http/problems/client-error.js';
import { Entry } from './common/http/entry.js';
import { Front } from './common/http/front.js';
import { namesTwoHosts, twoHosts } from './common/http/host.js';
import { HotReads } from './common/http/hot-reads/hot-reads.js';
import { Upgrades } from './common/http/sockets/upgrades.js';
import { closeUnlessRead } from './common/http/bodies/unread-body.js';
import { tellBuild } from './common/telemetry/build-info.js';
import { PinoLogger } from './common/telemetry/pino-logger.js';
import { migrations } from './migrations/index.js';
import { documentOf } from './openapi.js';

const LONGER_THAN_A_GATEWAY_MS = 75_000;
/** A client that takes longer to say what it wants holds a connection, and up to a body of memory, for nothing. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;
const LOOK_MS = 5000;

export interface RunningApp {
  app: NestExpressApplication;
  server: Server;
}

/** The application with everything in front of Nest's routes, not yet listening. */
export async function createApp(config: Config): Promise<RunningApp> {
  const logger = new PinoLogger(config.logLevel);
  for (const concern of concerns(config)) logger.warn(concern, 'Start');
  tellBuild();
  await assertDatabase(config, migrations);
  const routes = expressOfExactPaths();
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config), new ExpressAdapter(routes), {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
  const entry = app.get(Entry);
  app.use(entry.handle.bind(entry));
  if (config.role !== 'worker') app.get(ApiDocument).set(documentOf(app, config));
  await app.init();
  const server = serverOf(routes, app.get(Front), app.get(HotReads));
  app.get(Upgrades).listen(server);
  return { app, server };
}

/** `/metrics` is neither `/METRICS` nor `/metrics/`: what a gateway closes is closed. Express asks before the first route only. */
const expressOfExactPaths = (): Application =>
  express()
    .enable('case sensitive routing')
    .enable('strict routing')
    .set('query parser', 'simple')
    .disable('x-powered-by')
    .disable('etag');

/** Prepared reads are answered before Express is entered. */
function serverOf(routes: Application, front: Front, hot: HotReads): Server {
  const patience = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS };
  const answer: RequestListener = (request, response) => {
    closeUnlessRead(request, response);
    if (namesTwoHosts(request)) front.refuse(request, response, twoHosts());
    else if (!hot.offer(request, response)) routes(request, response);
  };
  const server = createServer(patience, answer);
  server.on('checkContinue', answer); // who asks first is told to go on when its body is taken
  server.on('clientError', answerClientError);
  server.keepAliveTimeout = LONGER_THAN_A_GATEWAY_MS;
  return server;
}
