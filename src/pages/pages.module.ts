import { Module } from '@nestjs/common';
import { AccountPageController } from './account.controller.js';
import { ApiReads } from './api-reads.js';
import { ArenaPagesController } from './arena.controller.js';
import { CardsController } from './cards/cards.controller.js';
import { Cards } from './cards/cards.service.js';
import { FirstDrawing } from './first-drawing.service.js';
import { GuideController } from './guide/guide.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { StudioController } from './studio.controller.js';
import { MindPagesController } from './mind.controller.js';
import { LiveFigures } from './live.service.js';
import { PagesController } from './pages.controller.js';
import { DesignPagesController } from './design-pages.controller.js';
import { OperatorModule } from '../operator/operator.module.js';
import { OperatorProviderController } from './operator-provider.controller.js';
import { OperatorPagesController } from './operator.controller.js';
import { StatusPagesController } from './status.controller.js';
import { SiteFilesController } from './site-files.controller.js';

/** What people see; stands above the features and shows what they answer. */
@Module({
  imports: [OperatorModule],
  controllers: [
    PagesController,
    ArenaPagesController,
    MindPagesController,
    AccountPageController,
    StudioController,
    DesignPagesController,
    StatusPagesController,
    OperatorPagesController,
    GuideController,
    SitemapController,
    OperatorProviderController,
    CardsController,
    SiteFilesController,
  ],
  providers: [LiveFigures, ApiReads, FirstDrawing, Cards],
})
export class PagesModule {}
