import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedAnswer } from '../../common/http/hot-reads/prepared-answer.js';
import { oddsCourseOf, type OddsCourse } from '../engine/league/index.js';
import { KeptAnswers } from './kept-answers.js';
import { ShownMatches, type ShownMatch } from './shown-match.js';
import { readCourseTexts, readSamples } from './stored-course.js';

/** ms */
const FRESH_MS = { running: 5_000, over: 3_600_000 };
const KEPT = 48;

/** How the odds of a match went: of a running one until now, of a settled one as its record covers them. */
@Injectable()
export class MatchOdds {
  private readonly answers = new KeptAnswers(KEPT);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly matches: ShownMatches,
  ) {}

  /** @throws DomainError not_found */
  async of(id: string): Promise<PreparedAnswer> {
    const match = await this.matches.of(id);
    const fresh = match.status === 'settled' ? FRESH_MS.over : FRESH_MS.running;
    return this.answers.of(`${match.id} ${match.status}`, fresh, () => this.draw(match));
  }

  /** The board is looked at once: who comes in while the samples are read is in the next answer. */
  private async draw(match: ShownMatch): Promise<PreparedAnswer> {
    const board = this.matches.board(match);
    const names = new Map(board.map(({ id, name, kind }) => [id, { name, kind }]));
    const { odds, ...course } = await this.course(match, [...names.keys()]);
    return PreparedAnswer.json({
      match_id: match.id,
      duration: match.duration,
      status: match.status,
      ...course,
      odds: odds.map((one) => ({ ...one, ...names.get(one.participant_id) })),
    });
  }

  private async course(match: ShownMatch, ids: readonly string[]): Promise<OddsCourse> {
    const texts = await readCourseTexts(this.db.manager, match.id);
    if (texts) return JSON.parse(texts.odds) as OddsCourse;
    return oddsCourseOf(match.duration, ids, await readSamples(this.db.manager, match.id));
  }
}
