import { Module } from '@nestjs/common';
import { StatusModule } from '../status/status.module.js';
import { ConsoleController } from './console.controller.js';
import { JobDesk } from './job-desk.service.js';
import { IdentityProvider } from './provider/identity-provider.js';
import { Overview } from './overview.service.js';
import { OperatorSessions } from './sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { Traffic } from './traffic.service.js';

/** What operators see and do beyond the features' own operations, and their sessions. */
@Module({
  imports: [StatusModule],
  controllers: [ConsoleController],
  providers: [IdentityProvider, JobDesk, OperatorSessions, Overview, SignIn, Traffic],
  exports: [IdentityProvider, OperatorSessions, SignIn],
})
export class OperatorModule {}
