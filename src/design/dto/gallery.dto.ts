import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { PageQuery } from '../../common/http/queries/page-query.js';
import { WholeBetween } from '../../common/http/queries/whole-number.js';
import { IllustrationView } from './design.dto.js';

export class ListingDto {
  @ApiProperty({ example: true })
  @IsBoolean()
  listed: boolean;
}

export class ListingView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ example: true })
  listed: boolean;

  @ApiProperty({ type: String, nullable: true, example: '2027-01-16T00:00:00.000Z' })
  listed_at: string | null;
}

export class GalleryQuery extends PageQuery {
  @ApiPropertyOptional({ type: 'integer', default: 24, minimum: 1, maximum: 60 })
  @IsOptional()
  @WholeBetween(1, 60)
  override limit: number = 24;
}

export class GalleryDesignView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ example: 'A knee-length A-line dress in sage green linen' })
  description: string;

  @ApiProperty({ type: String, nullable: true, example: 'minimalist' })
  style: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  listed_at: string;

  @ApiProperty({ type: IllustrationView })
  illustration: IllustrationView;
}

export class GalleryView {
  @ApiProperty({ type: [GalleryDesignView], description: 'Listed last first.' })
  designs: GalleryDesignView[];

  @ApiProperty({ type: String, nullable: true, example: null })
  next_cursor: string | null;
}
