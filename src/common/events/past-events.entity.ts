import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a feature's past would have told, had somebody read the log then. Goes once the engine has lived through it. */
@Entity('past_events')
export class PastEventsRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'past_events_pk' })
  feature: string;

  /** JSON: second and event, oldest first. */
  @Column('text')
  events: string;
}
