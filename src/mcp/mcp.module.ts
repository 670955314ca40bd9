import { Module } from '@nestjs/common';
import { McpController } from './mcp.controller.js';
import { McpService } from './mcp.service.js';
import { OriginGuard } from './origin.guard.js';

/** The agents' door; stands above the features and reaches them as every client does. */
@Module({ controllers: [McpController], providers: [McpService, OriginGuard] })
export class McpModule {}
