import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { seal, unseal } from '../idempotency/sealing.js';
import { pepperOf, underPepper, type Pepper } from './pepper.js';
import { knownPeppers } from './pepper-proof.js';

const DAY_MS = 86_400_000;

/** Something encrypted, and the pepper under whose key; null: made before peppers had names. */
export interface Sealed {
  bytes: Buffer;
  pepper: string | null;
}

/**
 * The peppers of this process: what is made is made under KEY_PEPPER, what was made under KEY_PEPPER_ALSO is still known.
 * Which of the two is the older one the database says, so that processes which are given them the other way round agree.
 */
@Injectable()
export class Peppers implements OnModuleInit {
  readonly current: Pepper;
  readonly also: Pepper | undefined;
  /** Milliseconds since the epoch at which the database first heard of a pepper, by its name. */
  private readonly since = new Map<string, number>();

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'keyPepper' | 'keyPepperAlso'>,
    @InjectDataSource() private readonly db: DataSource,
  ) {
    this.current = pepperOf(config.keyPepper);
    this.also = config.keyPepperAlso === undefined ? undefined : pepperOf(config.keyPepperAlso);
  }

  async onModuleInit(): Promise<void> {
    for (const { name, since } of await knownPeppers(this.db.manager)) this.since.set(name, since.getTime());
  }

  /** The present one first. */
  get all(): Pepper[] {
    return this.also === undefined ? [this.current] : [this.current, this.also];
  }

  /** The one whose work is to be done anew under the present one; undefined where the other one is still to come. */
  get retiring(): Pepper | undefined {
    return this.also !== undefined && this.age(this.also) < this.age(this.current) ? this.also : undefined;
  }

  hash(text: string): Buffer {
    return underPepper(this.current, text);
  }

  /** What the text may be known by, the present pepper's hash first. */
  hashes(text: string): Buffer[] {
    return this.all.map((pepper) => underPepper(pepper, text));
  }

  /**
   * For what is counted by the UTC day: the newest pepper that the day began with, so that no count starts anew within it and
   * all processes count as one. @param now ms since the epoch
   */
  ofDay(now: number): Pepper {
    const today = now - (now % DAY_MS);
    const byAge = this.all.sort((a, b) => this.age(a) - this.age(b));
    return byAge.filter((pepper) => this.age(pepper) < today).at(-1) ?? byAge[0];
  }

  seal(text: string, salt: Buffer, purpose: string): Sealed {
    return { bytes: seal(text, this.current.secret, salt, purpose), pepper: this.current.name };
  }

  /** @throws when it was sealed under neither pepper, for another purpose, or was changed */
  unseal({ bytes, pepper }: Sealed, salt: Buffer, purpose: string): string {
    if (pepper !== null) return unseal(bytes, this.named(pepper).secret, salt, purpose);
    try {
      return unseal(bytes, this.current.secret, salt, purpose);
    } catch (error) {
      if (this.also === undefined) throw error;
      return unseal(bytes, this.also.secret, salt, purpose);
    }
  }

  private named(name: string): Pepper {
    const pepper = this.all.find((one) => one.name === name);
    if (pepper) return pepper;
    throw new Error(`sealed under the pepper ${name}, which is neither KEY_PEPPER nor KEY_PEPPER_ALSO`);
  }

  private age({ name }: Pepper): number {
    return this.since.get(name) ?? Number.POSITIVE_INFINITY;
  }
}
