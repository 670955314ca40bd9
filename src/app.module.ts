import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommonModule } from './common/common.module.js';
import type { Config, ServiceName } from './common/config/env.js';
import { postgresOptions } from './common/db/data-source.js';
import { McpModule } from './mcp/mcp.module.js';
import { PagesModule } from './tools/pages/pages.module.js';
import { BillingModule } from './tools/billing/billing.module.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Only what SERVICES names is loaded: the engines of the others would cost a start half a second of its processor. */
const features: Partial<Record<ServiceName, (config: Config) => Promise<DynamicModule>>> = {
  arena: async (config) => (await import('./arena/arena.module.js')).ArenaModule.forRoot(config),
  cognitive: async (config) => (await import('./cognitive/cognitive.module.js')).CognitiveModule.forRoot(config),
  design: async (config) => (await import('./design/design.module.js')).DesignModule.forRoot(config),
  tools: async (config) => (await import('./tools/tools.module.js')).ToolsModule.forRoot(config),
};

async function featureOf(name: ServiceName, config: Config): Promise<DynamicModule[]> {
  const load = features[name];
  return load ? [await load(config)] : [];
}

/** One process: what all share, and the interfaces that SERVICES names. */
@Module({})
export class AppModule {
  static async forRoot(config: Config): Promise<DynamicModule> {
    const loaded: DynamicModule[] = [];
    for (const name of config.services) loaded.push(...(await featureOf(name, config)));
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({ ...postgresOptions(config, entities, migrations), retryAttempts: 20, retryDelay: 500 }),
        CommonModule.forRoot(config),
        BillingModule.forRoot(config), // refusals of all interfaces point to /api/pricing
        ...loaded,
        ...(config.role === 'worker' ? [] : [McpModule, PagesModule]),
      ],
    };
  }
}
