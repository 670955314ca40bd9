import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { Upgrades } from '../../../common/http/sockets/upgrades.js';
import { MarketStreams } from './market-streams.js';
import { Subscriber } from './subscriber.js';
import { UserStreams } from './user-streams.js';

/** `/ws`, `/ws/<stream>`, `/stream?streams=…`, at the root or below what the protocol's newer addresses put before it. */
const PATH = /^\/(?:fapi\/)?(?:(?:public|market|private)\/)?(ws|stream)(?:\/([^/]{1,4000}))?\/?$/;

/** Where the futures protocol's sockets enter. */
@Injectable()
export class StreamDoor implements OnModuleInit {
  constructor(
    private readonly upgrades: Upgrades,
    private readonly market: MarketStreams,
    private readonly users: UserStreams,
  ) {}

  onModuleInit(): void {
    this.upgrades.define((url) => {
      const path = PATH.exec(url.pathname);
      return path ? (socket) => this.enter(socket, url, path[1] === 'stream', path[2]) : undefined;
    });
  }

  private enter(socket: WebSocket, url: URL, isCombined: boolean, inPath: string | undefined): void {
    const named = [inPath ?? '', url.searchParams.get('streams') ?? ''].flatMap((text) => decoded(text).split('/'));
    const asked = [...named, url.searchParams.get('listenKey') ?? ''].filter((name) => name !== '');
    const listenKeys = asked.filter((name) => this.users.isListenKey(name));
    const subscriber = new Subscriber(socket, this.market, isCombined, () => this.users.leave(subscriber));
    subscriber.begin(asked.filter((name) => !listenKeys.includes(name)));
    for (const listenKey of listenKeys) void this.users.follow(listenKey, subscriber);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
