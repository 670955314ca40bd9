import { ApiProperty } from '@nestjs/swagger';
import { DESIGN_STATUSES } from '../design.states.js';
import type { DesignStatus } from '../design.states.js';
import type { OutfitBill } from '../engine/make/outfit-bill.js';

const open = { type: 'object', additionalProperties: true } as const;
const range = {
  type: 'object' as const,
  properties: { low: { type: 'number' as const }, mid: { type: 'number' as const }, high: { type: 'number' as const } },
};

export class OutfitGarmentView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ example: 'shirt' })
  garment: string;

  @ApiProperty({ enum: DESIGN_STATUSES, example: 'completed' })
  status: DesignStatus;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ example: 'http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  status_url: string;
}

export class OutfitView {
  @ApiProperty({
    type: [OutfitGarmentView],
    description: 'In the order of the text; removed, cancelled and failed ones are left out.',
  })
  garments: OutfitGarmentView[];

  @ApiProperty({ example: true, description: 'Whether all of them are made.' })
  complete: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/outfit.png',
    description: 'All garments on one figure, once they are made. The first request may wait until it is drawn.',
  })
  picture: string | null;

  @ApiProperty({
    ...open,
    example: {
      fabrics: [{ name: 'wool', metres: { '90': 5.1, '140': 3.2, '150': 3 }, for: ['blazer', 'trousers'] }],
      lining: [],
      interfacing: [],
      notions: [],
    },
    description:
      'Of all garments that are made: the same cloth, colour or notion is one row, `for` names the garments. Metres are added; laid together they may take less.',
  })
  materials: OutfitBill['materials'];

  @ApiProperty({
    type: 'object',
    properties: {
      currency: { type: 'string' },
      total: range,
      garments: { type: 'array', items: { type: 'object', properties: { garment: { type: 'string' }, total: range } } },
    },
    example: { currency: 'EUR', total: { low: 60, mid: 95, high: 140 }, garments: [] },
    description: 'The sum of their estimates.',
  })
  cost: OutfitBill['cost'];
}
