/** The market's own walk: what recomputes a price must be what made it. Loaded when somebody asks for it. */
export { recompute } from '../../../src/arena/engine/market/path.js';
