import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertOwner } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { Outfits } from '../designs/outfits.service.js';
import { Designs } from '../designs/designs.service.js';
import type { RevisionDto, SubmissionView } from '../dto/submission.dto.js';
import { isUndo, wordsFor, type Wanted } from '../engine/index.js';
import type { DesignSubmission, RevisionBase } from '../entities/design-submission.entity.js';
import { seedOf } from './seed.js';
import type { Entry } from './submission-ledger.js';
import { Submissions } from './submissions.service.js';

/** Takes instructions in that make a new version of a completed design. */
@Injectable()
export class Revisions {
  constructor(
    private readonly submissions: Submissions,
    private readonly designs: Designs,
    private readonly outfits: Outfits,
  ) {}

  /** @throws DomainError not_found, gone, not_owner, design_not_completed, too_many_open_jobs, queue_full */
  revise(id: string, caller: Required<Caller>, dto: RevisionDto): Promise<SubmissionView> {
    return this.submissions.accept(caller, async (manager) => {
      const parent = await this.parentOf(manager, id, caller.principal);
      return { ...entryOf(parent, dto), outfitId: parent.outfitId, outfit: await this.outfits.newest(manager, parent) };
    });
  }

  /** The parent, held as it is until the new version is written: one that is removed meanwhile is gone. */
  private async parentOf(manager: EntityManager, id: string, principal: Principal): Promise<DesignSubmission> {
    await manager.query('SELECT 1 FROM design_submission WHERE id = $1 FOR SHARE', [id]);
    const parent = await this.designs.find(id, manager);
    assertOwner(principal, parent.accountId);
    if (parent.status !== 'completed') throw notCompleted(parent.status);
    return parent;
  }
}

/** All that the new version needs of its parent is copied: the parent may be removed. */
function entryOf(parent: DesignSubmission, dto: RevisionDto): Entry {
  const version = parent.version + 1;
  const wanted = wantedOf(dto);
  const instruction = dto.undo === true ? 'undo' : wanted ? wordsFor(wanted) : (dto.instruction ?? '');
  return {
    description: parent.description,
    style: parent.style,
    request: { ...parent.request, seed: seedOf(parent) },
    version,
    parentId: parent.id,
    revisions: [...parent.revisions, { version, instruction }],
    base: { parent: parent.madeFrom, ...undoable(parent), ...(wanted ? { wanted } : {}) },
    webhookUrl: dto.webhook_url,
  };
}

/** What is said by attributes; null where it is said in words. */
function wantedOf({ changes = [], measurements, size }: RevisionDto): Wanted | null {
  if (changes.length === 0 && !measurements && size === undefined) return null;
  return {
    changes,
    ...(measurements ? { measurements: { ...measurements } as Record<string, number> } : {}),
    ...(size === undefined ? {} : { size }),
  };
}

/** Versions that can be gone back to. */
const MOST_KEPT = 20;

/** What undo goes back to from a design: of one that an undo made, what lies before that. */
function undoable({ base, revisions }: DesignSubmission): Omit<RevisionBase, 'parent'> {
  if (base === null) return { earlier: null, further: [] };
  const { parent, earlier, further = [] } = base;
  const before = [...(isUndo(revisions.at(-1)?.instruction ?? '') ? [] : [parent]), earlier, ...further];
  const [last = null, ...rest] = isUndo(revisions.at(-1)?.instruction ?? '') ? before.slice(1) : before;
  return { earlier: last, further: rest.filter((one) => one !== null).slice(0, MOST_KEPT) };
}

const notCompleted = (status: string): DomainError =>
  new DomainError(
    'conflict',
    'design_not_completed',
    `Only a completed design can be revised; this one is ${status}.`,
    {
      members: { status_of_design: status },
    },
  );
