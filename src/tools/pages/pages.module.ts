import { Module } from '@nestjs/common';
import { LiveFigures } from './live.service.js';
import { PagesController } from './pages.controller.js';

/** Pages of what is loaded; they stand wherever HTTP is answered, also without the rest of the tools. */
@Module({ controllers: [PagesController], providers: [LiveFigures] })
export class PagesModule {}
