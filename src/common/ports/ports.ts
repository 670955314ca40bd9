import { Injectable } from '@nestjs/common';

/** The name of a read-only question that one feature asks and another answers. */
export interface Port<T> {
  readonly name: string;
  /** Never set; carries the type. */
  readonly answers?: T;
}

export const port = <T>(name: string): Port<T> => ({ name });

/** Who answers which port in this process; a feature that is not loaded answers nothing. */
@Injectable()
export class Ports {
  private readonly providers = new Map<string, unknown>();

  /** Called by the answering feature when its module starts. */
  provide<T>(port: Port<T>, provider: T): void {
    this.providers.set(port.name, provider);
  }

  /** The answering feature, or null where it is not loaded. Ask per use, not in a constructor. */
  ask<T>(port: Port<T>): T | null {
    return (this.providers.get(port.name) as T | undefined) ?? null;
  }
}
