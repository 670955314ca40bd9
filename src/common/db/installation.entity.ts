import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a deployment found once and must find again: a name for it, and how to recognise it. */
@Entity('installation')
export class InstallationFact {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'installation_pk' })
  name: string;

  @Column('text')
  value: string;
}
