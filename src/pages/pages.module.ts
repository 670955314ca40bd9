import { Module } from '@nestjs/common';
import { ApiReads } from './api-reads.js';
import { ArenaPagesController } from './arena.controller.js';
import { FirstDrawing } from './first-drawing.service.js';
import { LiveFigures } from './live.service.js';
import { PagesController } from './pages.controller.js';
import { SiteFilesController } from './site-files.controller.js';

/** What people see; stands above the features and shows what they answer. */
@Module({
  controllers: [PagesController, ArenaPagesController, SiteFilesController],
  providers: [LiveFigures, ApiReads, FirstDrawing],
})
export class PagesModule {}
