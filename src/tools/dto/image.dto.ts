import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import { WebhookSecret, WebhookUrl } from '../../common/webhooks/webhook-url.js';
import { JOB_STATUSES, type JobStatus } from '../entities/image-job.entity.js';

export const IMAGE_SIZES = ['auto', '512x768', '768x1152', '1024x1024', '1024x1536'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

export class ImageDto {
  @ApiProperty({ example: 'A double-breasted camel wool coat with wide lapels', minLength: 3, maxLength: 2000 })
  @IsString()
  @Length(3, 2000)
  @Matches(/\S\s*\S\s*\S/u, { message: 'description must hold at least 3 visible characters' })
  description: string;

  @ApiProperty({ required: false, example: 'minimalist', minLength: 1, maxLength: 80 })
  @IsOptional()
  @IsString()
  @Length(1, 80)
  style?: string;

  @ApiProperty({ required: false, enum: IMAGE_SIZES, default: 'auto', example: '768x1152' })
  @IsOptional()
  @IsIn(IMAGE_SIZES)
  image_size?: ImageSize;

  @ApiProperty({ required: false, type: 'integer', minimum: 0, maximum: 2147483647, example: 7 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  seed?: number;

  @IsOptional()
  @WebhookUrl('Needs a key. Told of the end of the job: `image.completed`, `image.failed` or `image.cancelled`.')
  webhook_url?: string;
}

export class ImagesDto extends ImageDto {
  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: 4, default: 1, example: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(4)
  n?: number;
}

export class JobError {
  @ApiProperty({ example: 'not_a_garment' }) code: string;
  @ApiProperty({ example: 'No garment was found in the description.' }) message: string;
}

export class QueuedJobView {
  @ApiProperty({ example: 'img_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) job_id: string;
  @ApiProperty({ enum: ['queued'], example: 'queued' }) status: 'queued';
  @ApiProperty({ type: 'integer', example: 2 }) estimated_seconds: number;
  @ApiProperty({ example: 'http://localhost:3000/api/status/img_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) status_url: string;
  @WebhookSecret() webhook_secret?: string;
}

export class JobView {
  @ApiProperty({ example: 'img_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) job_id: string;
  @ApiProperty({ enum: JOB_STATUSES, example: 'completed' }) status: JobStatus;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 100 }) progress: number;
  @ApiProperty({ required: false, type: 'integer', example: 1, description: 'While queued; 1 is next.' })
  queue_position?: number;
  @ApiProperty({ required: false, type: 'integer', example: 2, description: 'Until it is done.' })
  estimated_seconds?: number;
  @ApiProperty({ required: false, example: 'http://localhost:3000/api/images/img_4f6q0w1yxk2v9m3c7p5b8r0t2n/1.png' })
  image_url?: string;
  @ApiProperty({ required: false, type: [String], description: 'All of them.' }) image_urls?: string[];
  @ApiProperty({
    required: false,
    example: 'atelier-embedded',
    description: 'Who drew it: ours, or the model upstream.',
  })
  generated_by?: string;
  @ApiProperty({
    required: false,
    type: [String],
    description: 'What the text asks for and the pictures do not show, of ours, once they are there.',
  })
  warnings?: string[];
  @ApiProperty({ required: false, type: JobError }) error?: JobError;
  @ApiProperty({ example: '2026-01-01T00:00:00.000Z' }) created_at: string;
  @ApiProperty({ required: false, example: '2026-01-01T00:00:02.000Z' }) completed_at?: string;
  @ApiProperty({
    required: false,
    example: 'This job was cancelled already; nothing has changed.',
    description: 'Of a DELETE that came when the job was final.',
  })
  note?: string;
  @WebhookSecret() webhook_secret?: string;
}
