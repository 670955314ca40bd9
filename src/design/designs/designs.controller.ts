import { Controller, Delete, Get, Header, Headers, Param, Req, Res } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiGoneResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiServiceUnavailableResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiKeyOrSession, CurrentCaller, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Produces } from '../../common/http/admission.guard.js';
import { saysWaited } from '../../common/http/streams/prefer-wait.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { Designs } from './designs.service.js';
import { SHOWCASE_ID } from '../design-id.js';
import { FILE_NAMES, SMALL_PICTURES } from '../design.result.js';
import { DesignView } from '../dto/design.dto.js';
import { FitReportView } from '../dto/fit-report.view.js';
import { OutfitView } from '../dto/outfit.dto.js';
import { SmallPictures } from './small-pictures.service.js';
import { FOR_EVER, sendArtefact } from '../../common/storage/send-artefact.js';

const TEXT = { schema: { type: 'string' } } as const;
const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** What files of a design are, by media type. */
const FILE_CONTENT = {
  'image/svg+xml': TEXT,
  'image/png': BINARY,
  'image/jpeg': BINARY,
  'application/pdf': BINARY,
  'application/dxf': TEXT,
  'text/plain': TEXT,
  'model/gltf-binary': BINARY,
  'application/json': {
    schema: { anyOf: [{ $ref: getSchemaPath(FitReportView) }, { type: 'object', additionalProperties: true }] },
  },
};

const ID = { name: 'id', example: SHOWCASE_ID };

@ApiTags('Design')
@ApiExtraModels(FitReportView)
@Controller('api/design')
export class DesignsController {
  constructor(
    private readonly designs: Designs,
    private readonly files: SmallPictures,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @ApiOperation({ summary: 'How a design stands', description: 'Poll until `completed`, or send `Prefer: wait=n`.' })
  @ApiParam(ID)
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description: '`wait=n`: hold the answer up to n ≤ 30 seconds until the design is final.',
  })
  @ApiOkResponse({ type: DesignView })
  @ApiGoneResponse({ description: 'Removed, or past retention.' })
  async read(
    @Param('id') id: string,
    @Headers('prefer') prefer: string | undefined,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DesignView> {
    const design = await this.designs.read(id, prefer, caller.client);
    saysWaited(response, prefer);
    return design;
  }

  @Get(':id/outfit')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    summary: 'The outfit that a design belongs to',
    description: 'One picture and one bill of the garments that the text names, of one as well.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: OutfitView })
  @ApiGoneResponse({ description: 'Removed, or past retention.' })
  outfit(@Param('id') id: string): Promise<OutfitView> {
    return this.designs.outfit(id);
  }

  @Delete(':id')
  @ApiKeyOrSession()
  @ApiOperation({
    summary: 'Cancel an open design, or remove a final one with its files',
    description:
      'Owner only. A queued or processing design stops and stays readable as `cancelled`; its use comes back when it had not started. A final one is removed with its files: 410 afterwards.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: DesignView })
  @ApiGoneResponse({ description: 'Already removed.' })
  remove(@Param('id') id: string, @CurrentPrincipal() principal: Principal): Promise<DesignView> {
    return this.designs.remove(id, principal);
  }

  @Get(':id/files/:name')
  @Produces(...Object.keys(FILE_CONTENT))
  @ApiOperation({
    summary: 'A file of a completed design',
    description:
      'PDFs are made after the design is completed, markers, the projector file, graded DXF and what shows it worn when they are first asked for: a request that comes first waits up to 25 seconds, then answers 503 with `Retry-After`. What cannot be draped answers 404 `worn_unavailable`; an address has 20 garments draped an hour.',
  })
  @ApiParam(ID)
  @ApiParam({ name: 'name', enum: FILE_NAMES, example: 'front.svg' })
  @ApiHeader({
    name: 'Cache-Control',
    required: false,
    description:
      '`only-if-cached`: a file that is not made yet is neither ordered nor waited for (503 `file_not_ready`).',
  })
  @ApiOkResponse({
    description: 'The drawing or document.',
    content: FILE_CONTENT,
  })
  @ApiServiceUnavailableResponse({ description: '`file_not_ready`, `file_failed`: come back after `Retry-After`.' })
  @ApiGoneResponse({ description: 'The design was removed.' })
  async file(
    @Param('id') id: string,
    @Param('name') name: string,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const isStoredOnly = /\bonly-if-cached\b/i.test(request.headers['cache-control'] ?? '');
    const isKept = SMALL_PICTURES.some(({ file }) => file === name);
    sendArtefact(
      request,
      response,
      await this.files.get(id, name, caller.client, isStoredOnly),
      isKept ? FOR_EVER : undefined,
    );
  }
}
