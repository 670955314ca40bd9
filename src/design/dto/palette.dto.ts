import { ApiProperty } from '@nestjs/swagger';
import type { StoredResult } from '../design.result.js';

type Reference = StoredResult['palette']['main']['reference'];

export class NearestColorView {
  @ApiProperty({ enum: ['CSS Color 4'], example: 'CSS Color 4' })
  system: 'CSS Color 4';

  @ApiProperty({ example: 'darkseagreen' })
  name: string;

  @ApiProperty({ example: 9.2, description: 'ΔE2000.' })
  difference: number;
}

export class ColorReferenceView {
  @ApiProperty({ type: [Number], example: [156, 170, 139] })
  rgb: Reference['rgb'];

  @ApiProperty({ type: [Number], example: [68.1, -8.9, 14.3], description: 'CIELAB, D65.' })
  lab: Reference['lab'];

  @ApiProperty({
    type: 'array',
    items: { type: 'number', nullable: true },
    example: [0.718, 0.047, 126],
    description: 'OKLCH; the hue of greys is null.',
  })
  oklch: Reference['oklch'];

  @ApiProperty({ type: NearestColorView })
  nearest: NearestColorView;
}

export class PaletteColorView {
  @ApiProperty({ example: 'sage green' })
  name: string;

  @ApiProperty({ example: '#9caa8b' })
  hex: string;

  @ApiProperty({ enum: ['stated', 'implied', 'style', 'default'], example: 'stated' })
  source: StoredResult['palette']['main']['source'];

  @ApiProperty({ type: ColorReferenceView })
  reference: ColorReferenceView;
}

export class ContrastView {
  @ApiProperty({ example: 3.1, description: 'WCAG 2 contrast ratio of main and secondary, 1–21.' })
  main_secondary: number;

  @ApiProperty({ example: 24.6, description: 'ΔE2000.' })
  difference: number;

  @ApiProperty({ enum: ['low', 'medium', 'high'], example: 'medium' })
  level: 'low' | 'medium' | 'high';
}

export class PaletteView {
  @ApiProperty({ type: PaletteColorView })
  main: PaletteColorView;

  @ApiProperty({ type: PaletteColorView })
  secondary: PaletteColorView;

  @ApiProperty({ type: PaletteColorView })
  accent: PaletteColorView;

  @ApiProperty({ type: [PaletteColorView] })
  neutrals: PaletteColorView[];

  @ApiProperty({
    enum: ['monochrome', 'neutral', 'analogous', 'complementary', 'triadic', 'contrasting'],
    example: 'contrasting',
  })
  harmony: StoredResult['palette']['harmony'];

  @ApiProperty({ type: ContrastView })
  contrast: ContrastView;
}
