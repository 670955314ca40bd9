import { Module } from '@nestjs/common';
import { Probes } from './probes.js';
import { Signs } from './signs.js';
import { StatusBook } from './status-book.js';
import { StatusController } from './status.controller.js';
import { Status } from './status.service.js';
import { Watch } from './watch.js';

/** How the product has been; asks the interfaces as their callers do, and so stands above them. */
@Module({ controllers: [StatusController], providers: [Probes, Signs, Status, StatusBook, Watch], exports: [Signs] })
export class StatusModule {}
