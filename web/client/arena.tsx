import './lib/page.js';
import type { News } from '../arena/live.js';
import type { ArenaView } from '../arena/view.js';
import { Arena, type Listen } from '../islands/arena.js';
import { takeOver } from './lib/island.js';
import { leagueLine } from './lib/league-line.js';
import { looking } from './lib/league-looking.js';

const EVENTS: readonly News['event'][] = ['tick', 'trade', 'chat', 'standings'];

/** When a match ends every page is read anew: not all in the same second. */
const SPREAD_MS = 8000;

let isComing = false;

function anew(): void {
  if (isComing) return;
  isComing = true;
  setTimeout(() => location.reload(), Math.random() * SPREAD_MS);
}

/** The browser connects anew by itself and says what it saw last; where the stream cannot go on from there the page is read anew. */
const listen: Listen = (tell, state) =>
  leagueLine({ events: EVENTS, heard: (event, data) => tell({ event, data } as News), state, missed: anew });

takeOver<ArenaView>('arena', (view) => <Arena view={view} listen={listen} looking={looking} reload={anew} />);
