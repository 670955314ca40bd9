import { BlockList } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { Allowance, CapName } from '../../config/allowances.js';
import { CONFIG, type Config } from '../../config/env.js';

/** Clients whose network is not looked up anew. */
const REMEMBERED = 10_000;

/** What the operator allows the addresses of networks that it has named, beyond what everybody may do. */
@Injectable()
export class Allowances {
  private readonly networks: { allowance: Allowance; contains: (client: string) => boolean }[];
  private readonly known = new Map<string, Allowance | undefined>();

  constructor(@Inject(CONFIG) { allowances }: Pick<Config, 'allowances'>) {
    this.networks = allowances.map((allowance) => ({ allowance, contains: membership(allowance) }));
  }

  /** The cap of a client address as limits count it (an IPv6 one by its /64): never less than the usual one. */
  cap(name: CapName, client: string, usual: number): number {
    if (this.networks.length === 0) return usual;
    const allowance = this.of(client);
    return allowance ? Math.max(usual, allowance.caps[name] ?? usual * allowance.factor) : usual;
  }

  /** The narrowest network that holds the address. */
  private of(client: string): Allowance | undefined {
    if (this.known.has(client)) return this.known.get(client);
    if (this.known.size >= REMEMBERED) this.known.clear();
    const found = this.networks.find(({ contains }) => contains(client))?.allowance;
    this.known.set(client, found);
    return found;
  }
}

function membership({ address, bits, version }: Allowance): (client: string) => boolean {
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const block = new BlockList();
  block.addSubnet(address, bits, family);
  return (client) => client.includes(':') === (version === 6) && block.check(client.replace('/64', ''), family);
}
