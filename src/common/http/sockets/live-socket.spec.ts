import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import { LiveSocket } from './live-socket.js';

/** The other side: what it does, and what is done to it. */
class Peer extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  readonly got: unknown[] = [];
  pings = 0;
  ended: 'terminated' | number | null = null;

  send = (frame: unknown): void => void this.got.push(frame);
  ping = (): void => void (this.pings += 1);
  terminate = (): void => this.end('terminated');
  close = (code: number): void => this.end(code);

  private end(how: 'terminated' | number): void {
    this.ended = how;
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
  }
}

describe('a live socket', () => {
  let peer: Peer;
  let socket: LiveSocket;
  const heard: string[] = [];
  const closed = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    heard.length = 0;
    closed.mockClear();
    peer = new Peer();
    socket = new LiveSocket(peer as unknown as WebSocket, { message: (text) => heard.push(text), closed });
  });
  afterEach(() => jest.useRealTimers());

  it('is left when it does not answer a ping, and not before', () => {
    jest.advanceTimersByTime(20_000);
    peer.emit('pong');
    jest.advanceTimersByTime(20_000);
    expect([peer.pings, peer.ended]).toEqual([2, null]);
    jest.advanceTimersByTime(20_000);
    expect([peer.pings, peer.ended]).toEqual([2, 'terminated']);
    expect(closed).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(peer.pings).toBe(2); // who has left is not asked again
  });

  it('is left when more than a megabyte waits for it', () => {
    peer.bufferedAmount = 1024 * 1024;
    socket.send('one');
    expect([peer.got, peer.ended]).toEqual([['one'], null]);
    peer.bufferedAmount += 1;
    socket.send('two');
    expect([peer.got, peer.ended]).toEqual([['one'], 'terminated']);
    socket.send('three');
    expect(peer.got).toEqual(['one']);
  });

  it('is left when it says more than ten messages in a second', () => {
    for (let n = 0; n < 10; n++) peer.emit('message', Buffer.from(`${n}`));
    expect([heard.length, peer.ended]).toEqual([10, null]);
    peer.emit('message', Buffer.from('too many'));
    expect([heard.length, peer.ended]).toEqual([10, 1008]);
  });
});
