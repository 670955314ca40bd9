import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Showcases } from '../../common/jobs/showcases.js';
import { DRAW_IMAGES, IMAGE_QUEUE, SHOWCASE_JOB } from '../tools.names.js';

const DESCRIPTION = 'A double-breasted camel wool coat with wide lapels';

/** The job whose id stands in the documentation. */
@Injectable()
export class ImageShowcase implements OnApplicationBootstrap {
  constructor(private readonly showcases: Showcases) {}

  onApplicationBootstrap(): void {
    this.showcases.order(
      `INSERT INTO tools_image_job (id, owner, description, request) VALUES ($1, 'showcase', $2, $3)
       ON CONFLICT (id) DO NOTHING RETURNING 1`,
      [SHOWCASE_JOB, DESCRIPTION, JSON.stringify({ width: 768, height: 1152, seed: 7, n: 1 })],
      { queue: IMAGE_QUEUE, name: DRAW_IMAGES, ref: SHOWCASE_JOB },
    );
  }
}
