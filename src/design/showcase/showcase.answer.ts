import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Ports } from '../../common/ports/ports.js';
import { SHOWCASE, type ShowcaseDesign, type Showcases } from '../../common/ports/showcase.js';
import { SHOWCASE_ID } from '../design-id.js';
import { Designs } from '../designs/designs.service.js';

const OURSELVES = 'showcase';

/** Shows visitors the design that stands in the documentation. */
@Injectable()
export class ShowcaseAnswer implements OnModuleInit, Showcases {
  constructor(
    private readonly ports: Ports,
    private readonly designs: Designs,
  ) {}

  onModuleInit(): void {
    this.ports.provide(SHOWCASE, this);
  }

  async showcase(): Promise<ShowcaseDesign | null> {
    const { id, status, description, style, result } = await this.designs.read(SHOWCASE_ID, undefined, OURSELVES);
    if (status !== 'completed' || !result) return null;
    return { id, description, style: style ?? '', illustration: result.illustration };
  }
}
