import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { QuotaReceipt } from '../../common/quota/quota.types.js';
import type { DesignStage, DesignStatus } from '../design.states.js';
import type { StoredResult } from '../design.result.js';
import type { Garment } from '../engine/garments/spec.js';
import type { Member } from '../engine/read/words/mentions.js';
import type { Change, Revisable, Wanted } from '../engine/revise/index.js';

/** What the caller asked for beyond the text. */
export interface DesignRequest {
  measurements?: Record<string, number>;
  size?: string;
  gender?: 'women' | 'men' | 'child';
  seed?: number;
  /** which garment of the text it is, where several are designed */
  member?: Member;
}

/** A design of an outfit. */
export interface OutfitLink {
  id: string;
  garment: Garment;
}

/** What a revision starts from, so that it does not depend on the life of its parent. */
export interface RevisionBase {
  parent: Revisable | null;
  /** What the parent itself was revised from. */
  earlier: Revisable | null;
  /** What that was revised from, and so on: undo goes one further back each time. Absent where it was made before this was kept. */
  further?: Revisable[];
  /** what shall be otherwise, where it was said by attributes */
  wanted?: Wanted;
}

/** One design: what was asked, how far it is, and what came of it. */
@Entity('design_submission')
@Index('design_submission_owner_open', ['accountId'], { where: "status IN ('queued', 'processing')" })
@Index('design_submission_queue', ['createdAt'], { where: "status = 'queued'" })
@Index('design_submission_listed', ['listedAt', 'id'], { where: 'listed_at IS NOT NULL' })
@Index('design_submission_outfit', ['outfitId'], { where: 'outfit_id IS NOT NULL' })
@Index('design_submission_age', ['createdAt'], { where: 'erased_at IS NULL' })
export class DesignSubmission {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'design_submission_pk' })
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text', { default: 'queued' })
  status: DesignStatus;

  /** Percent, 0–100. */
  @Column('integer', { default: 0 })
  progress: number;

  @Column('text', { nullable: true })
  stage: DesignStage | null;

  /** Verbatim: evidence quotes it by position. */
  @Column('text')
  description: string;

  @Column('text', { nullable: true })
  style: string | null;

  @Column('jsonb', { default: {} })
  request: DesignRequest;

  @Column('integer', { default: 1 })
  version: number;

  /** The design that this one revises. */
  @Column('text', { nullable: true })
  parentId: string | null;

  /** The instructions that led here from version 1, its own last. */
  @Column('jsonb', { default: [] })
  revisions: Array<{ version: number; instruction: string }>;

  @Column('json', { nullable: true })
  base: RevisionBase | null;

  /** What a completed design was made from: revisions start there. */
  @Column('json', { nullable: true })
  madeFrom: Revisable | null;

  /** What differs from the parent. */
  @Column('json', { nullable: true })
  diff: Change[] | null;

  /** The first design of an outfit, which names the whole; null for a text with one garment. */
  @Column('text', { nullable: true })
  outfitId: string | null;

  /** The designs of the outfit in the order of the text, itself among them: as they were when this one was ordered. */
  @Column('json', { nullable: true })
  outfit: OutfitLink[] | null;

  /** The use that paid for it, for giving it back. */
  @Column('jsonb', { default: [] })
  receipts: QuotaReceipt[];

  @Column('jsonb', { nullable: true })
  error: { code: string; message: string } | null;

  /** `json`, not `jsonb`: members keep their order. */
  @Column('json', { nullable: true })
  result: StoredResult | null;

  /** Endpoint that is told of its end. */
  @Column('text', { nullable: true })
  webhookId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** When someone last asked for a file that was still to be made: it goes before those nobody waits for. */
  @Column('timestamptz', { nullable: true })
  filesWantedAt: Date | null;

  /** When making its late files was last given up. */
  @Column('timestamptz', { nullable: true })
  filesFailedAt: Date | null;

  /** Why it cannot be draped, as it turned out when that was tried: it is not tried again. */
  @Column('text', { nullable: true })
  wornRefused: string | null;

  /** Since when it stands in the gallery; its owner put it there. */
  @Column('timestamptz', { nullable: true })
  listedAt: Date | null;

  /** Removed by its owner or past retention; text and result are gone, the id stays 410. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
