import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Account } from '../../engine/exchange/index.js';
import { accountEvent, orderChanges, orderEvent, tradeOf, type OrderChange } from '../../engine/futures/index.js';
import { parseSymbol } from '../../engine/instruments.js';
import { PublicLeague, type News } from '../../league/public-league.js';
import { OrderRecords } from '../order-records.js';
import { LISTEN_KEY, ListenKeys } from './listen-keys.js';
import type { Subscriber } from './subscriber.js';

const LOOK_MS = 60_000;

interface Listener {
  listenKey: string;
  participantId: string;
  who: Subscriber;
}

interface Named {
  orderId: number;
  clientOrderId: string;
}

/** The streams of single accounts: what each tick changed of theirs, made from the account before it and after it. */
@Injectable()
export class UserStreams implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Streams');
  private readonly listeners = new Set<Listener>();
  private readonly before = new Map<string, Account>();
  private timer: NodeJS.Timeout | undefined;
  private stop: () => void = () => undefined;
  /** events leave in the order of the ticks, though their names are looked for */
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly keys: ListenKeys,
    private readonly projection: PublicLeague,
    private readonly records: OrderRecords,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.projection.subscribe((snapshot, news) => this.tell(Date.parse(snapshot.as_of), news));
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stop();
    for (const { who } of this.listeners) who.close(1001);
  }

  isListenKey(text: string): boolean {
    return LISTEN_KEY.test(text);
  }

  /** A key that listens to nobody closes the connection. */
  async follow(listenKey: string, who: Subscriber): Promise<void> {
    const participantId = await this.keys.holder(listenKey).catch(() => null);
    if (participantId === null) return who.close(1008, 'This listenKey does not exist.');
    this.before.set(participantId, this.before.get(participantId) ?? this.projection.account(participantId));
    this.listeners.add({ listenKey, participantId, who });
  }

  leave(who: Subscriber): void {
    for (const one of this.listeners) if (one.who === who) this.listeners.delete(one);
    const followed = new Set([...this.listeners].map(({ participantId }) => participantId));
    for (const id of this.before.keys()) if (!followed.has(id)) this.before.delete(id);
  }

  private tell(at: number, { tape }: News): void {
    for (const [id, before] of this.before) {
      const after = this.projection.account(id);
      if (after === before) continue;
      this.before.set(id, after);
      const trades = tape.filter((one) => one.type === 'trade' && one.participant_id === id).map(tradeOf);
      const account = accountEvent(before, after, this.projection.quoted, at);
      const changes = orderChanges(before, after, trades);
      this.telling = this.telling
        .then(() => this.send(id, at, account, changes))
        .catch((error: unknown) => {
          this.log.warn(`an account's stream has missed a tick: ${String(error)}`);
        });
    }
  }

  private async send(
    id: string,
    at: number,
    account: object | undefined,
    changes: readonly OrderChange[],
  ): Promise<void> {
    const names = await this.namesOf(id, changes);
    const events = [...(account ? [account] : []), ...changes.map((change, i) => orderEvent(change, at, names[i]))];
    const frames = events.map((event) => Buffer.from(JSON.stringify(event)));
    for (const { participantId, who } of this.listeners) {
      if (participantId === id) for (const frame of frames) who.send(frame);
    }
  }

  private async namesOf(id: string, changes: readonly OrderChange[]): Promise<Named[]> {
    const decisions = changes.flatMap(({ by }) => (by && 'decisionId' in by ? by.decisionId : []));
    const records = await this.records.named(id, [...new Set(decisions)]);
    return Promise.all(changes.map((change) => this.nameOf(id, change, records)));
  }

  private async nameOf(
    id: string,
    { by, symbol }: OrderChange,
    records: Awaited<ReturnType<OrderRecords['named']>>,
  ): Promise<Named> {
    if (by === null) return { orderId: 0, clientOrderId: 'autoclose' };
    const candidates =
      'exit' in by
        ? await this.records.settingExit(id, by.exit)
        : records.filter(({ decisionId }) => decisionId === by.decisionId);
    const found = candidates.find(({ action }) => parseSymbol(action.symbol) === symbol);
    return { orderId: found?.orderId ?? 0, clientOrderId: found?.decisionId ?? '' };
  }

  /** Whose key has ended is told so and left. */
  private async look(): Promise<void> {
    for (const { listenKey, who } of this.listeners) {
      if ((await this.keys.holder(listenKey)) !== null) continue;
      who.send(JSON.stringify({ e: 'listenKeyExpired', E: Date.now(), listenKey }));
      who.close(1000, 'listenKey expired');
    }
  }
}
