import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventLog } from '../common/events/event-log.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import type { ConceptDto, ConceptList } from './dto/concept.dto.js';
import { EMBEDDED_MODEL } from './engine/chat/index.js';
import { planConcepts, worldLabel } from './engine/concepts/index.js';

@Injectable()
export class ConceptsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: EventLog,
  ) {}

  plan({ style, count, seed }: ConceptDto): Promise<ConceptList> {
    const concepts = planConcepts(style, count, seed ?? randomInt(2 ** 31));
    return this.work.commit(async (manager) => {
      await this.events.emit(manager, { type: 'concepts_planned', style: worldLabel(style), count });
      return { concepts, generated_by: EMBEDDED_MODEL, style };
    });
  }
}
