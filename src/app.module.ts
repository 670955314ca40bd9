import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArenaModule } from './arena/arena.module.js';
import { CognitiveModule } from './cognitive/cognitive.module.js';
import { CommonModule } from './common/common.module.js';
import type { Config, ServiceName } from './common/config/env.js';
import { postgresOptions } from './common/db/data-source.js';
import { DesignModule } from './design/design.module.js';
import { ToolsModule } from './tools/tools.module.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

type FeatureModule = { forRoot(config: Config): DynamicModule };

const features: Partial<Record<ServiceName, FeatureModule>> = {
  arena: ArenaModule,
  cognitive: CognitiveModule,
  design: DesignModule,
  tools: ToolsModule,
};

/** One process: what all share, and the interfaces that SERVICES names. */
@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const loaded = config.services.map((name) => features[name]).filter((feature) => feature !== undefined);
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({ ...postgresOptions(config, entities, migrations), retryAttempts: 20, retryDelay: 500 }),
        CommonModule.forRoot(config),
        ...loaded.map((feature) => feature.forRoot(config)),
      ],
    };
  }
}
