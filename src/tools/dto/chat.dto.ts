import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Length, Matches } from 'class-validator';

export class ChatDto {
  @ApiProperty({ example: 'Which fabric should I take for a summer shirt?', minLength: 1, maxLength: 8000 })
  @IsString()
  @Length(1, 8000)
  @Matches(/\S/u, { message: 'message must hold a visible character' })
  message: string;

  @ApiProperty({
    required: false,
    description: 'From the last answer, for follow-up questions; absent begins a new conversation.',
  })
  @IsOptional()
  @IsString()
  @Matches(/^chs_[0-9a-hjkmnp-tv-z]{26}$/, { message: 'session_id must be one that an answer gave' })
  session_id?: string;
}

export class ChatView {
  @ApiProperty({ example: 'For a summer shirt take linen or cotton poplin …' }) response: string;
  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Free calls of the day and calls of packs; 2147483647 without limit.',
  })
  calls_remaining: number;
  @ApiProperty({ example: 'chs_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) session_id: string;
  @ApiProperty({ example: 'atelier-embedded' }) model: string;
  @ApiProperty({
    example: true,
    description:
      'False where the answer says no more than that it does not know or that this is not its field: 20 such a day and client cost no call.',
  })
  understood: boolean;
}
