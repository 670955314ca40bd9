import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiKeyOrSession, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { SHOWCASE_ID } from '../design-id.js';
import { GalleryQuery, GalleryView, ListingDto, ListingView } from '../dto/gallery.dto.js';
import { Gallery } from './gallery.service.js';

@ApiTags('Design')
@Controller('api/v1')
export class GalleryController {
  constructor(private readonly gallery: Gallery) {}

  @Get('gallery')
  @ApiOperation({ summary: 'Designs that their makers have listed', description: 'Listed last first.' })
  @ApiOkResponse({ type: GalleryView })
  page(@Query() query: GalleryQuery): Promise<GalleryView> {
    return this.gallery.page(query);
  }

  @Put('design/:id/listing')
  @ApiKeyOrSession()
  @ApiOperation({
    summary: 'Put your design in the gallery, or take it back',
    description: 'Everybody sees text and pictures of a listed design until you take it back, which counts at once.',
  })
  @ApiParam({ name: 'id', example: SHOWCASE_ID })
  @ApiOkResponse({ type: ListingView })
  @ApiConflictResponse({ description: '`design_not_completed`' })
  @ApiGoneResponse({ description: 'The design was removed.' })
  list(
    @Param('id') id: string,
    @CurrentPrincipal() principal: Principal,
    @Body() { listed }: ListingDto,
  ): Promise<ListingView> {
    return this.gallery.list(id, principal, listed);
  }
}
