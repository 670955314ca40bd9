import { Account, ApiKeyRow, AuditEntry, SecretProof } from './auth/entities.js';
import { InstallationFact } from './db/installation.entity.js';
import { LeaseRow } from './db/lease.entity.js';
import { DomainEventRow } from './events/domain-event.entity.js';
import { PastEventsRow } from './events/past-events.entity.js';
import { IdempotencyRecord } from './idempotency/idempotency.entity.js';
import { MailMessage } from './mail/mail.entity.js';
import { OutboxJob } from './jobs/outbox.entity.js';
import { QuotaCounterRow, QuotaReservationRow } from './quota/entities.js';
import { KeyUsageRow } from './usage/key-usage.entity.js';
import { WebhookDelivery, WebhookEndpoint } from './webhooks/entities.js';

/** The tables that all four interfaces share. */
export const commonEntities = [
  Account,
  ApiKeyRow,
  AuditEntry,
  DomainEventRow,
  IdempotencyRecord,
  InstallationFact,
  KeyUsageRow,
  LeaseRow,
  MailMessage,
  OutboxJob,
  PastEventsRow,
  QuotaCounterRow,
  QuotaReservationRow,
  SecretProof,
  WebhookDelivery,
  WebhookEndpoint,
];
