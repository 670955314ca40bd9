import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What up to a hundred consecutive commands of a tick answered: a deflated JSON array, in their places' order. */
@Entity('arena_answer_page')
export class AnswerPageRow {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'arena_answer_page_pk' })
  tick: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'arena_answer_page_pk' })
  page: number;

  @Column('bytea')
  body: Buffer;
}
