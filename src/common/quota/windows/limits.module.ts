import { Module, type DynamicModule } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/env.js';
import { limitsClient, REDIS } from '../../redis/redis.js';
import { Allowances } from './allowances.js';
import { Burst } from './burst.js';
import { LimitStorage } from './limit.storage.js';
import { WindowLimiter } from './window-limiter.js';

/** The window limits, apart from the rest because Throttler's own module needs them first. */
@Module({})
export class LimitsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: LimitsModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: REDIS, useFactory: () => limitsClient(config) },
        Allowances,
        Burst,
        WindowLimiter,
        LimitStorage,
      ],
      exports: [Allowances, Burst, REDIS, WindowLimiter, LimitStorage],
    };
  }
}
