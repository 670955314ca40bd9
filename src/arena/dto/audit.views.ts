import { ApiProperty } from '@nestjs/swagger';

class LedgerDifferenceView {
  @ApiProperty({ example: 'accounts_from_postings' }) check: string;
  @ApiProperty({ example: 'ember-vane', description: 'A participant, account of the house, entry or fill.' })
  subject: string;
  @ApiProperty({ example: 'cash' }) member: string;
  @ApiProperty({ type: String, nullable: true, example: '10000000000', description: 'Micro-USD; positions in lots.' })
  stored: string | null;
  @ApiProperty({ type: String, nullable: true, example: '9999999999' }) rebuilt: string | null;
}

class AuditScopeView {
  @ApiProperty({ type: [String], example: ['cash_identity', 'entries_sum_to_zero'] }) checks: string[];
  @ApiProperty({ example: 17 }) accounts: number;
  @ApiProperty({ example: 74 }) positions: number;
  @ApiProperty({ example: 62814 }) postings: number;
  @ApiProperty({ example: 24652 }) entries: number;
  @ApiProperty({ example: 14552 }) fills: number;
}

export class LedgerAuditView {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T03:04:05.678Z' }) at: string;
  @ApiProperty({ example: 11556, description: 'The last tick that is in it.' }) tick: number;
  @ApiProperty({ type: AuditScopeView }) checked: AuditScopeView;
  @ApiProperty({ example: 0 }) difference_count: number;
  @ApiProperty({ type: [LedgerDifferenceView], description: 'The first hundred of each check.' })
  differences: LedgerDifferenceView[];
  @ApiProperty({ example: 171 }) took_ms: number;
}

export class LatestAuditView {
  @ApiProperty({ type: LedgerAuditView, nullable: true, description: 'Null before the first.' })
  audit: LedgerAuditView | null;
}
