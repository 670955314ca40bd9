import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Showcases } from '../../common/jobs/showcases.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from '../design.jobs.js';
import { SHOWCASE_ID } from '../design-id.js';

const DESCRIPTION =
  'A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets in the side seams';
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The design whose id stands in the documentation. */
@Injectable()
export class Showcase implements OnApplicationBootstrap {
  constructor(private readonly showcases: Showcases) {}

  onApplicationBootstrap(): void {
    this.showcases.order(
      `INSERT INTO design_submission (id, account_id, description, style, request) VALUES ($1, $2, $3, 'minimalist', '{"seed": 7}')
       ON CONFLICT (id) DO NOTHING RETURNING 1`,
      [SHOWCASE_ID, NOBODY, DESCRIPTION],
      { queue: DESIGN_QUEUE, name: MAKE_DESIGN, ref: SHOWCASE_ID },
    );
  }
}
