import { ApiProperty } from '@nestjs/swagger';

export class CandleDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T23:00:00.000Z', description: 'Start of the interval.' })
  time: string;
  @ApiProperty({ example: 96000, description: 'The last price before the interval.' }) open: number;
  @ApiProperty({ example: 96100 }) high: number;
  @ApiProperty({ example: 95900 }) low: number;
  @ApiProperty({ example: 96050 }) close: number;
  @ApiProperty({ example: 13_000_000 }) volume_usd: number;
}
