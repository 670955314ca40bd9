/** A server of nothing but given JSON, in a process of its own: node:http, Express with `res.send` or `res.end`, Nest, or Nest and its stores. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { asking } from './bare-asking.mjs';
import { floor } from './bare-floor.mjs';

const [{ kind, body, stores }] = await once(process, 'message');
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

/** Nest on Express as it comes: one controller with one route that returns an object. */
async function nest() {
  await import('reflect-metadata');
  const { Controller, Get, Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const value = JSON.parse(body);
  class Bare {
    read() {
      return value;
    }
  }
  Get()(Bare.prototype, 'read', Object.getOwnPropertyDescriptor(Bare.prototype, 'read'));
  Controller()(Bare);
  class BareModule {}
  Module({ controllers: [Bare] })(BareModule);
  const app = await NestFactory.create(BareModule, { logger: false });
  await app.init();
  return app.getHttpAdapter().getInstance();
}

const made = {
  ...handlers,
  nest,
  floor: () => floor(JSON.parse(body), stores),
  asking: () => asking(JSON.parse(body), stores),
};
const server = createServer({ keepAliveTimeout: 60_000 }, await made[kind]()).listen(0, '127.0.0.1');
await once(server, 'listening');
let usage = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(usage);
  usage = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
process.send({ port: server.address().port });
