import { ApiProperty } from '@nestjs/swagger';
import type { FitReport } from '../engine/drape/fit/fit-report.js';

/** A number with its unit in its name. */
const figure = (example: number, description?: string) => ApiProperty({ example, description });
const REGIONS = ['torso', 'skirt', 'left-leg', 'right-leg', 'left-arm', 'right-arm', 'neck', 'head'] as const;

class GirthFitView {
  @ApiProperty({ enum: ['chest', 'underbust', 'waist', 'hips', 'seat', 'thigh', 'knee'], example: 'seat' })
  at: string;

  @figure(800, 'Above the floor.')
  height_mm: number;

  @figure(1040.3, 'A tape round the form.')
  body_mm: number;

  @figure(1129.8, 'The cloth at that height, as it was cut.')
  cut_mm: number;

  @figure(1131.2, 'The same as it is worn.')
  worn_mm: number;

  @ApiProperty({ type: Number, nullable: true, example: 1129.6, description: 'The finished measure of the pattern; null where it declares none, or on other cloth than the tape lies on.' }) // prettier-ignore
  declared_mm: number | null;

  @figure(89.5, 'Cut less body.')
  ease_mm: number;

  @figure(0.086, 'The same as a share of the body.')
  ease: number;

  @figure(0.0012, 'Worn by cut, less one.')
  strain: number;
}

class MeasureFitView {
  @ApiProperty({ example: 'chest', description: 'As `finished_measures` of the pattern.' })
  name: string;

  @figure(1075.2, 'The finished measure of the pattern.')
  declared_mm: number;

  @figure(1077.9, 'A tape along the line on which the pattern measures it, wherever that lies on the body.')
  worn_mm: number;

  @ApiProperty({ type: [Number], minItems: 2, maxItems: 2, example: [1075.2, 1075.2], description: 'Least and most that is right where it lies: as declared; as wide as the body there where that stretches it; where ribbing is sewn on beside it, from as far as that draws it in.' }) // prettier-ignore
  expected_mm: [number, number];

  @figure(1214.5, 'Mean height of that line above the floor.')
  height_mm: number;

  @figure(0.0025, 'Worn by declared, less one: what it is stretched by.')
  strain: number;
}

class LengthFitView {
  @ApiProperty({ enum: ['front', 'back'], example: 'front' })
  at: 'front' | 'back';

  @figure(650, 'The finished length of the pattern there.')
  declared_mm: number;

  @figure(652.3, 'A tape drawn tight over the garment to its hem: from the shoulder at the neck, or from the upper edge at the waist.') // prettier-ignore
  worn_mm: number;
}

class PullView {
  @ApiProperty({ example: 'back#1' })
  panel: string;

  @ApiProperty({ example: 'back' })
  piece: string;

  @ApiProperty({ example: 'seat', description: 'The landmark of the body that is nearest; `sleeve` on an arm.' })
  at: string;

  @figure(812.4, 'Above the floor.')
  height_mm: number;

  @figure(0.071)
  strain: number;

  @figure(0.06)
  comfortable: number;
}

class AwayAtView {
  @ApiProperty({ example: 'seat' })
  at: string;

  @figure(800)
  height_mm: number;

  @figure(12.3)
  mean: number;

  @figure(31)
  most: number;
}

class StandsAwayView {
  @figure(24.1)
  mean: number;

  @figure(118.2)
  most: number;

  @ApiProperty({ type: [AwayAtView], description: 'At each height where there is cloth.' })
  at: AwayAtView[];
}

const side = ApiProperty({ type: Number, nullable: true, example: 402.5 });

class HemHeightsView {
  @side front: number | null;
  @side left: number | null;
  @side back: number | null;
  @side right: number | null;
}

class PassingView {
  @ApiProperty({ enum: ['neck', 'waist', 'wrist', 'ankle'], example: 'waist' })
  opening: 'neck' | 'waist' | 'wrist' | 'ankle';

  @ApiProperty({ enum: ['head', 'seat', 'chest', 'hand', 'foot'], example: 'seat' })
  passes: 'head' | 'seat' | 'chest' | 'hand' | 'foot';

  @figure(1040, 'Girth of what has to pass.')
  body_mm: number;

  @figure(1132, 'As far as it gives.')
  opens_mm: number;

  @ApiProperty({ required: false, example: 'a zip of 16 cm at the centre back' })
  by?: string;

  @ApiProperty({ required: false, description: 'That was not asked for.' })
  added?: boolean;

  @ApiProperty({ example: true })
  ok: boolean;
}

class PutOnView {
  @ApiProperty({ example: true })
  ok: boolean;

  @ApiProperty({ type: [PassingView] })
  openings: PassingView[];
}

class SeamGapView {
  @ApiProperty({ example: 'Side seam' })
  name: string;

  @figure(0)
  gap_mm: number;
}

class SpreadView {
  @figure(0.004)
  mean: number;

  @figure(0.021, 'What 95 % of the area do not exceed.')
  most: number;
}

class PanelFitView {
  @ApiProperty({ example: 'back#1' })
  panel: string;

  @ApiProperty({ example: 'back' })
  piece: string;

  @ApiProperty({ enum: REGIONS, example: 'skirt' })
  region: (typeof REGIONS)[number];

  @figure(0.06, 'The strain that its cloth bears in comfort.')
  comfortable: number;

  @ApiProperty({ type: SpreadView })
  warp: SpreadView;

  @ApiProperty({ type: SpreadView })
  weft: SpreadView;

  @figure(0.012, 'Share of its area that is strained more than that.')
  pulls: number;

  @figure(21.4)
  stands_away_mm: number;
}

/** `fit.json` */
export class FitReportView implements FitReport {
  @ApiProperty({ enum: [3] })
  version: 3;

  @ApiProperty({ enum: ['mm'] })
  unit: 'mm';

  @ApiProperty({ type: [GirthFitView], description: 'Where the garment goes all the way round the body.' })
  girths: GirthFitView[];

  @ApiProperty({ type: [MeasureFitView], description: 'What the pattern declares, each along its own line.' })
  measures: MeasureFitView[];

  @ApiProperty({ type: [LengthFitView], description: 'The length that the text gives, in front and behind; none where it gives none, nor of legs.' }) // prettier-ignore
  lengths: LengthFitView[];

  @ApiProperty({ type: [PullView], description: 'Where cloth is strained more than is comfortable, the worst first.' })
  pulls: PullView[];

  @ApiProperty({ type: StandsAwayView, description: 'Distance from the form.' })
  stands_away_mm: StandsAwayView;

  @ApiProperty({ type: HemHeightsView, description: 'Lowest cloth above the floor, without sleeves.' })
  hem_mm: HemHeightsView;

  @ApiProperty({ type: PutOnView, description: 'What has to pass where nothing else opens.' })
  put_on: PutOnView;

  @ApiProperty({ type: [SeamGapView], description: 'What is sewn together lies apart by.' })
  seams: SeamGapView[];

  @ApiProperty({ type: [PanelFitView] })
  panels: PanelFitView[];

  @ApiProperty({ type: [String], example: ['Its pleats are shown without their folds.'], description: 'What is shown otherwise than it will be worn: measures of which the tape reads more than 1 % more or less than the pattern declares, folds finer than are shown, and pieces that are left off, such as pockets and belts. Empty where nothing is.' }) // prettier-ignore
  approximate: string[];
}
