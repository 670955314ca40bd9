/** A server of nothing but given bytes, in a process of its own: node:http, or Express with `res.send` or `res.end`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';

const [{ kind, body }] = await once(process, 'message');
const bytes = Buffer.from(body);
const type = 'application/json; charset=utf-8';

const handlers = {
  http: () => (request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
    response.end(bytes);
  },
  express: () => express().get('/', (request, response) => void response.type('json').send(bytes)),
  'express-end': () =>
    express().get('/', (request, response) => {
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Length', bytes.length);
      response.end(bytes);
    }),
};

const server = createServer(handlers[kind]()).listen(0, '127.0.0.1');
await once(server, 'listening');
let usage = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(usage);
  usage = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
process.send({ port: server.address().port });
