import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'disabled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Where one thing's events go, and the secret that signs them. */
@Entity('webhook_endpoint')
@Index('webhook_endpoint_owner', ['owner'])
@Index('webhook_endpoint_expires', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
export class WebhookEndpoint {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'webhook_endpoint_pk' })
  id: string;

  /** `account:<id>`: whose it is. */
  @Column('text')
  owner: string;

  @Column('text')
  url: string;

  /** `whsec_…` by AES-256-GCM under a key derived from a pepper. */
  @Column('bytea')
  secret: Buffer;

  /** Name of that pepper; null: made before peppers had names. */
  @Column('text', { nullable: true })
  pepper: string | null;

  /** The receiver has answered 410. */
  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  /** When it may be forgotten; null: never. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** One event on its way to one endpoint: the log of its deliveries. */
@Entity('webhook_delivery')
@Index('webhook_delivery_endpoint', ['endpointId'])
@Index('webhook_delivery_age', ['createdAt'], { where: "status <> 'pending'" })
export class WebhookDelivery {
  /** `msg_…`: the webhook-id, the same in every attempt. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'webhook_delivery_pk' })
  id: string;

  @Column('text')
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'webhook_delivery_endpoint_fk' })
  endpoint?: WebhookEndpoint;

  /** `design.completed`, `arena.fills`, … */
  @Column('text')
  type: string;

  /** `json`, not `jsonb`: the bytes that are signed are the same in every attempt. */
  @Column('json')
  body: { type: string; timestamp: string; data: object };

  @Column('text', { default: 'pending' })
  status: DeliveryStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** HTTP status of the last attempt; null when there was no answer. */
  @Column('integer', { nullable: true })
  lastStatus: number | null;

  /** Why the last attempt had no answer. */
  @Column('text', { nullable: true })
  lastError: string | null;

  /** Of the next attempt. */
  @Column('timestamptz', { nullable: true })
  nextAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;
}
