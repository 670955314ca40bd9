import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { ConceptDto, ConceptList } from '../dto/concept.dto.js';
import { EMBEDDED_MODEL } from '../engine/chat/index.js';
import { interpretationOf, planConcepts, worldLabel } from '../engine/concepts/index.js';

@Injectable()
export class ConceptsService {
  constructor(private readonly work: UnitOfWork) {}

  plan({ style, count, seed }: ConceptDto): Promise<ConceptList> {
    const concepts = planConcepts(style, count, seed ?? randomInt(2 ** 31));
    const { interpreted_as, warnings } = interpretationOf(style, count);
    const answer = {
      concepts,
      generated_by: EMBEDDED_MODEL,
      style,
      interpreted_as,
      ...(warnings.length > 0 ? { warnings } : {}),
    };
    return this.work.settle(answer, { type: 'concepts_planned', style: worldLabel(style), count });
  }
}
