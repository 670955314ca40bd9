import './lib/page.js';
import { SharedDesign, type DesignPageView } from '../islands/design.js';
import { fitOf, follow, loaded as load, openTurntable, sizeOf } from './lib/design-api.js';
import { drawingOf } from './lib/drawing.js';
import { takeOver } from './lib/island.js';

takeOver<DesignPageView>('design', (view) => (
  <SharedDesign view={view} looking={{ follow, load, drawingOf, sizeOf, openTurntable, fitOf }} />
));
