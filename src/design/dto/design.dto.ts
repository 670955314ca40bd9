import { ApiProperty } from '@nestjs/swagger';
import type { Change } from '../engine/revise/index.js';
import type { Unused } from '../engine/read/types.js';
import type { StoredResult } from '../design.result.js';
import { DESIGN_STAGES, DESIGN_STATUSES } from '../design.states.js';
import type { DesignStage, DesignStatus } from '../design.states.js';
import { CareView, ConstructionView, CostView } from './making.dto.js';
import { PatternEdgeView, PatternSeamView } from './seams.dto.js';
import { PaletteView } from './palette.dto.js';

const FILES = 'http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files';
const open = { type: 'object', additionalProperties: true } as const;

export const UNUSED = {
  type: 'array' as const,
  items: {
    type: 'object' as const,
    properties: {
      text: { type: 'string' as const },
      span: { type: 'array' as const, items: { type: 'integer' as const }, minItems: 2, maxItems: 2 },
    },
  },
  example: [{ text: 'action back', span: [14, 25] }],
  description:
    'Words that no design follows: every word of the text is evidence, a stop word (`GET /api/v1/design/stop-words`) or stands here.',
};

export class DesignErrorView {
  @ApiProperty({ example: 'not_a_garment' })
  code: string;

  @ApiProperty({ example: 'No garment was found in the text.' })
  message: string;
}

export class SketchView {
  @ApiProperty({ example: `${FILES}/front.svg` })
  front_svg: string;

  @ApiProperty({ example: `${FILES}/back.svg` })
  back_svg: string;
}

export class PreviewView {
  @ApiProperty({ example: `${FILES}/illustration-512.jpg` })
  jpg: string;

  @ApiProperty({ type: 'integer', example: 512 })
  width: number;

  @ApiProperty({ type: 'integer', example: 768 })
  height: number;
}

export class IllustrationView {
  @ApiProperty({ example: `${FILES}/illustration.png` })
  png: string;

  @ApiProperty({ type: 'integer', example: 1024 })
  width: number;

  @ApiProperty({ type: 'integer', example: 1536 })
  height: number;

  @ApiProperty({
    required: false,
    example: `${FILES}/outfit.png`,
    description: 'All garments of the outfit on one figure. The first request may wait until it is drawn.',
  })
  outfit_png?: string;

  @ApiProperty({
    type: [PreviewView],
    description: 'The same picture for pages, the narrowest first: a tenth of its bytes, and to be kept for ever.',
  })
  previews: PreviewView[];
}

export class PatternFilesView {
  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern.svg`,
    description: 'Null when there is no pattern.',
  })
  svg: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-a4.pdf`,
    description: 'At true scale, tiled over A4 pages. The first request may wait until it is made; so for each PDF.',
  })
  pdf_a4: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-a0.pdf`,
    description: 'At true scale on A0 sheets, for copy shops.',
  })
  pdf_a0: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-letter.pdf`,
    description: 'At true scale, tiled over US Letter pages.',
  })
  pdf_letter: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-graded.svg`,
    description: 'XS to 3XL and the own size laid over each other, cutting lines. May wait like a PDF.',
  })
  graded_svg: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-graded-a0.pdf`,
    description: 'The nested sizes on A0 sheets.',
  })
  graded_pdf_a0: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-projector.pdf`,
    description:
      'One page at true scale to cast on cloth: a layer for each size, names, grid and scale check. Made when first asked for, as are all below.',
  })
  pdf_projector: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-graded.dxf`,
    description:
      'All sizes for garment CAD: the sample size with the number of a grade rule at each point (ANSI/AAMA, ASTM D6673).',
  })
  graded_dxf: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-graded.rul`,
    description: 'The table of those grade rules: how far each point moves in each size, mm.',
  })
  graded_rules: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/marker-90.svg`,
    description: 'How all pieces lie on cloth 90 cm wide, at true scale.',
  })
  marker_90: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/marker-90.pdf`,
    description: 'The same, a page for each material, to scale.',
  })
  marker_90_pdf: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/marker-140.svg`,
    description: 'How all pieces lie on cloth 140 cm wide, at true scale.',
  })
  marker_140: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/marker-140.pdf`,
    description: 'The same, a page for each material, to scale.',
  })
  marker_140_pdf: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/marker-150.svg`,
    description: 'How all pieces lie on cloth 150 cm wide, at true scale.',
  })
  marker_150: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/marker-150.pdf`,
    description: 'The same, a page for each material, to scale.',
  })
  marker_150_pdf: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/steps.svg`,
    description: 'A drawing of each sewing step whose seams the pattern knows: which edges meet and where to stitch.',
  })
  steps_svg: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern-measurements.json`,
    description:
      'Which measurements of the body move the sewing line of which piece: `{tried_cm, pieces: [{id, name, measurements}]}`. Each was made `tried_cm` larger (degrees of `shoulderSlope`), what had been estimated from it followed, and the garment was drafted again; a line that is off by more than 0.5 mm has moved. All other measurements stayed; a revision that gives one alone estimates the others anew. Made when it is first asked for.',
  })
  measurements: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/pattern.dxf`,
    description: 'The pieces for garment CAD, layers as in ASTM D6673.',
  })
  dxf: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/garmentcode.json`,
    description:
      'For GarmentCode: `design`, its parameters nearest to the spec, and `pattern`, the drafted panels with their stitches in its pattern format (cm). Null for garments that it has no components for.',
  })
  garmentcode: string | null;
}

export class TechpackView {
  @ApiProperty({
    example: `${FILES}/techpack.pdf`,
    description: 'Specification for a maker. The first request may wait until it is made.',
  })
  pdf: string;
}

export class PatternView {
  @ApiProperty({ enum: ['exact', 'approximate', 'block_only', 'none'], example: 'exact' })
  status: StoredResult['pattern']['status'];

  @ApiProperty({ example: 'bella+sandy', description: 'The base designs drafted from.' })
  base: string;

  @ApiProperty({ type: [String], example: [], description: 'Where the draft differs from the spec.' })
  deviations: string[];

  @ApiProperty({ type: 'array', items: open, example: [{ name: 'Front', cut: 1, on_fold: true, material: 'fabric' }] })
  pieces: StoredResult['pattern']['pieces'];

  @ApiProperty({
    ...open,
    example: { ok: true, seams: [], outlines: { ok: true, pieces: [] }, finished_measures: [] },
    description: 'Measured on the draft: paired seams, closed outlines, finished girths.',
  })
  checks: StoredResult['pattern']['checks'];

  @ApiProperty({ ...open, example: { width_mm: 1420, height_mm: 980 }, description: 'The sheet at true scale.' })
  sheet: StoredResult['pattern']['sheet'];

  @ApiProperty({ type: [PatternSeamView], description: 'Which edge meets which.' })
  seams: PatternSeamView[];

  @ApiProperty({ type: [PatternEdgeView], description: 'Every edge of every piece.' })
  edges: PatternEdgeView[];

  @ApiProperty({ type: PatternFilesView })
  files: PatternFilesView;
}

export class WornView {
  @ApiProperty({
    enum: ['available', 'unavailable'],
    example: 'available',
    description: '`unavailable` where its pieces cannot be sewn up and draped, or where that was tried in vain.',
  })
  status: 'available' | 'unavailable';

  @ApiProperty({ required: false, example: 'Collar: no seam holds it to the rest.', description: 'When unavailable.' })
  reason?: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/worn.glb`,
    description: 'glTF 2.0: the form and a mesh for each panel; variants `cloth` and `fit`.',
  })
  glb: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/worn.png`,
    description: 'Front, back and three quarters.',
  })
  png: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/fit.json`,
    description:
      'How it fits (FitReportView): girths with their ease, where it pulls and stands away, its hem, what has to pass when it is put on.',
  })
  fit: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: `${FILES}/fit.png`,
    description: 'The same views, coloured by fit: red pulls, blue stands away.',
  })
  fit_png: string | null;
}

export class ResultView {
  @ApiProperty({
    ...open,
    example: {
      garment: 'dress',
      category: 'dress',
      silhouette: 'a-line',
      length: 'knee',
      neckline: 'boat',
      sleeve: { type: null, length: 'short' },
      pockets: ['seam'],
    },
    description: 'Null or empty where the text neither says nor implies.',
  })
  spec: StoredResult['spec'];

  @ApiProperty({
    ...open,
    example: { neckline: { source: 'stated', span: [62, 71], text: 'boat neck', confidence: 0.98, value: 'boat' } },
    description: 'Per attribute: where it comes from; `text` is description.slice(...span) in UTF-16 units.',
  })
  evidence: StoredResult['evidence'];

  @ApiProperty({ type: PaletteView })
  palette: PaletteView;

  @ApiProperty({
    ...open,
    example: {
      fabrics: [{ name: 'linen', weight_gsm: 175, metres: { '90': 2.9, '140': 1.85, '150': 1.8 } }],
      lining: [],
      interfacing: [],
      notions: [],
    },
  })
  materials: StoredResult['materials'];

  @ApiProperty({ type: ConstructionView, description: 'How it is sewn, from the pieces of the pattern.' })
  construction: ConstructionView;

  @ApiProperty({ type: CareView, description: 'Per process the strictest of all components.' })
  care: CareView;

  @ApiProperty({ type: CostView, description: 'An estimate; the prices assumed are named.' })
  cost: CostView;

  @ApiProperty({
    ...open,
    example: { gender: 'women', size: 'EU 38', unit: 'cm', values: { chest: 88 }, given: [], estimated: ['chest'] },
  })
  measurements: StoredResult['measurements'];

  @ApiProperty({
    ...open,
    example: { unit: 'cm', gender: 'women', sizes: [{ size: 'M', measurements: { chest: 92 } }] },
  })
  size_chart: StoredResult['size_chart'];

  @ApiProperty({ type: PatternView })
  pattern: PatternView;

  @ApiProperty({ type: SketchView })
  sketch: SketchView;

  @ApiProperty({ type: IllustrationView })
  illustration: IllustrationView;

  @ApiProperty({ type: TechpackView })
  techpack: TechpackView;

  @ApiProperty({
    type: WornView,
    description:
      'The garment on a form of these measurements. Its files are made together when one is first asked for.',
  })
  worn: WornView;

  @ApiProperty(UNUSED)
  unused: Unused[];

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'string' }, garment: { type: 'string' } } },
    example: [
      { id: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n', garment: 'shirt' },
      { id: 'dsn_5g7r1x2zyl3w0n4d8q6c9s1v3p', garment: 'skirt' },
    ],
    description:
      'The designs of a text with several garments, itself among them; one picture and one bill: `GET /api/design/{id}/outfit`.',
  })
  outfit?: Array<{ id: string; garment: string }>;

  @ApiProperty({ type: [String], example: [] })
  warnings: string[];

  @ApiProperty({
    example: 'embedded',
    description: 'Who read the text: `embedded`, or the model upstream (`TEXT_PROVIDER`)',
  })
  generated_by: string;
}

export class DesignView {
  @ApiProperty({ example: 'dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  id: string;

  @ApiProperty({ enum: DESIGN_STATUSES, example: 'completed' })
  status: DesignStatus;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 100 })
  progress: number;

  @ApiProperty({ type: String, enum: [...DESIGN_STAGES, null], nullable: true, example: null })
  stage: DesignStage | null;

  @ApiProperty({ example: 'A knee-length A-line dress in sage green linen with a boat neck' })
  description: string;

  @ApiProperty({
    example: 'A knee-length A-line dress in sage green linen with a boat neck',
    description: 'One line for cards and lists: the text of version 1, of a later one what its spec has become.',
  })
  summary: string;

  @ApiProperty({ type: String, nullable: true, example: 'minimalist' })
  style: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  parent_id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'What was asked to be changed of the parent; null for version 1.',
  })
  instruction: string | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', properties: { version: { type: 'integer' }, instruction: { type: 'string' } } },
    example: [],
    description: 'Every instruction since version 1; `evidence.<attribute>.revised` quotes that of its version.',
  })
  revisions: Array<{ version: number; instruction: string }>;

  @ApiProperty({
    type: 'array',
    nullable: true,
    items: open,
    example: null,
    description:
      'What differs from the parent, once completed: `{attribute, before, after, assumed?, negated?, text}`; `text` are the words of the instruction, `assumed` is what the parent was drawn with where `before` is open, `negated` says that `after` is empty because there shall be no such thing. Null for version 1.',
  })
  diff: Change[] | null;

  @ApiProperty({ example: false, description: 'Whether its maker has put it in the gallery.' })
  listed: boolean;

  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  created_at: string;

  @ApiProperty({ type: String, nullable: true, example: '2027-01-16T00:00:00.120Z' })
  started_at: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2027-01-16T00:00:01.480Z' })
  completed_at: string | null;

  @ApiProperty({ required: false, type: 'integer', example: 1, description: 'While it is queued.' })
  queue_position?: number;

  @ApiProperty({ required: false, type: DesignErrorView, description: 'When it failed.' })
  error?: DesignErrorView;

  @ApiProperty({ required: false, type: ResultView, description: 'When it is completed.' })
  result?: ResultView;
}
