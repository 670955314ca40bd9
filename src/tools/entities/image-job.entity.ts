import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { QuotaReceipt } from '../../common/quota/quota.types.js';

export const JOB_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export interface ImageRequest {
  style?: string;
  width: number;
  height: number;
  seed?: number;
  n: number;
}

/** One order of fashion images. */
@Entity('tools_image_job')
@Index('tools_image_job_owner_open', ['owner'], { where: "status IN ('queued', 'processing')" })
@Index('tools_image_job_queue', ['createdAt'], { where: "status = 'queued'" })
@Index('tools_image_job_done', ['completedAt'], { where: "status = 'completed'" })
@Index('tools_image_job_age', ['createdAt'], { where: 'erased_at IS NULL' })
export class ImageJob {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'tools_image_job_pk' })
  id: string;

  /** `account:<id>`, or the hashed client address of a caller without a key. */
  @Column('text')
  owner: string;

  @Column('text', { default: 'queued' })
  status: JobStatus;

  /** Percent, 0–100. */
  @Column('integer', { default: 0 })
  progress: number;

  @Column('text')
  description: string;

  @Column('jsonb')
  request: ImageRequest;

  @Column('jsonb', { default: [] })
  receipts: QuotaReceipt[];

  @Column('jsonb', { nullable: true })
  error: { code: string; message: string } | null;

  /** Who drew each picture, in order, as far as they are there. */
  @Column('jsonb', { default: [] })
  generatedBy: string[];

  /** What the text asks for and our pen does not draw, as it is told; it quotes the text and is erased with it. */
  @Column('jsonb', { default: [] })
  warnings: string[];

  /** Endpoint that is told of its end. */
  @Column('text', { nullable: true })
  webhookId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** Past retention, or erased with its key; the id stays 410. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
