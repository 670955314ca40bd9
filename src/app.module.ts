import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommonModule } from './common/common.module.js';
import type { Config, ServiceName } from './common/config/env.js';
import { postgresOptions } from './common/db/data-source.js';
import { McpModule } from './mcp/mcp.module.js';
import { PagesModule } from './pages/pages.module.js';
import { OperatorModule } from './operator/operator.module.js';
import { StatusModule } from './status/status.module.js';
import { BillingModule } from './tools/billing/billing.module.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Only what SERVICES names is loaded: the engines of the others would cost a start half a second of its processor. */
const features: Record<ServiceName, () => Promise<{ forRoot(config: Config): DynamicModule }>> = {
  arena: async () => (await import('./arena/arena.module.js')).ArenaModule,
  cognitive: async () => (await import('./cognitive/cognitive.module.js')).CognitiveModule,
  design: async () => (await import('./design/design.module.js')).DesignModule,
  tools: async () => (await import('./tools/tools.module.js')).ToolsModule,
};

/** Only loads what the process will need: nothing is begun. */
export async function loadFeatures({ services }: Pick<Config, 'services'>): Promise<void> {
  for (const name of services) await features[name]();
}

/** One process: what all share, and the interfaces that SERVICES names. */
@Module({})
export class AppModule {
  static async forRoot(config: Config): Promise<DynamicModule> {
    const loaded: DynamicModule[] = [];
    for (const name of config.services) loaded.push((await features[name]()).forRoot(config));
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({ ...postgresOptions(config, entities, migrations), retryAttempts: 20, retryDelay: 500 }),
        CommonModule.forRoot(config),
        BillingModule.forRoot(config), // refusals of all interfaces point to /api/pricing
        ...loaded,
        ...(config.role === 'worker' ? [] : [McpModule.forRoot(config), PagesModule, OperatorModule, StatusModule]),
      ],
    };
  }
}
