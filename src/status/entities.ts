import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an interface answered in an hour, a minute a place. */
@Entity('probe_hour')
export class ProbeHourRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'probe_hour_pk' })
  interface: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'probe_hour_pk' })
  hour: Date;

  /** Of each of its sixty minutes: milliseconds until the answer, −1 where it failed, null where nobody asked. */
  @Column('smallint', { array: true })
  answers: (number | null)[];
}

/** A time in which something was wrong, as the product itself noticed it. */
@Entity('incident')
@Index('incident_open', ['cause'], { unique: true, where: 'closed_at IS NULL' })
@Index('incident_opened', ['openedAt'])
export class IncidentRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'incident_pk' })
  id: string;

  /** @see Cause */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  openedAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
