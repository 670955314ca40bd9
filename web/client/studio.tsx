import './lib/page.js';
import { Studio } from '../islands/studio.js';
import type { StudioView } from '../studio/doing.js';
import { doing } from './lib/design-api.js';
import { takeOver } from './lib/island.js';
import { one } from './lib/page.js';

const typed = one<HTMLTextAreaElement>('#description')?.value;

takeOver<StudioView>('studio', (view) => <Studio view={view} doing={doing} typed={typed} />);
