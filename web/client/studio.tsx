import './lib/page.js';
import { Studio, type StudioView } from '../islands/studio.js';
import { doing } from './lib/design-api.js';
import { takeOver } from './lib/island.js';

takeOver<StudioView>('studio', (view) => <Studio view={view} doing={doing} />);
