import './lib/page.js';
import { Mind, type MindView, type Said } from '../islands/feeling.js';
import { Playground, type Atelier, type Tried } from '../islands/playground.js';
import { Standings, type StandingsView } from '../islands/standings.js';
import { Talk, type Reply, type TalkView } from '../islands/talk.js';
import type { LineState } from '../arena/line.js';
import type { LeagueNews } from '../landing/league.js';
import { sketchOf } from '../parts/picture.js';
import { readingOf, type ReadingAnswer } from '../studio/view.js';
import { ask, base, reached, refusalOf } from './lib/ask.js';
import { takeOver } from './lib/island.js';
import { leagueLine } from './lib/league-line.js';
import { named } from './lib/value-names.js';
import { whileSeen } from './lib/while-seen.js';

const atelier: Atelier = {
  read: async (description) =>
    readingOf(await named(ask<ReadingAnswer>('/api/v1/design/read', { method: 'POST', body: { description } }))),
  draw: async (text) => {
    const address = sketchOf(base, text);
    const answer = await reached(address);
    if (answer.ok) return address;
    throw await refusalOf(answer);
  },
};

const LEAGUE: readonly LeagueNews['event'][] = ['tick', 'standings'];

/** The league, while somebody looks: browsers hold few connections to one place. */
function league(tell: (news: LeagueNews) => void, state: (state: LineState) => void): () => void {
  const heard = (event: string, data: unknown) => tell({ event, data } as LeagueNews);
  return whileSeen(() => leagueLine({ events: LEAGUE, heard, state }));
}

/** Its sentence changes with what happens: every few seconds is often enough to read it. */
const SENTENCE_MS = 7000;

interface Snapshot extends Omit<MindView['mood'], 'edePhase' | 'currentDream'> {
  ede_phase: string;
  current_dream: string;
}

function mind(persona: string) {
  return (tell: (news: Partial<MindView>) => void): (() => void) =>
    whileSeen(() => {
      const hear = async (): Promise<void> => {
        const [said, { ede_phase: edePhase, current_dream: currentDream, ...mood }] = await Promise.all([
          ask<Said>(`/api/${persona}-say`),
          ask<Snapshot>('/api/cognitive'),
        ]);
        tell({ said, mood: { ...mood, edePhase, currentDream } });
      };
      const timer = setInterval(() => void hear().catch(() => undefined), SENTENCE_MS);
      return () => clearInterval(timer);
    });
}

const send = (message: string, session: string | undefined): Promise<Reply> =>
  ask<Reply>('/api/chat', { method: 'POST', body: session ? { message, session_id: session } : { message } });

takeOver<Tried>('playground', (tried) => <Playground tried={tried} atelier={atelier} />);
takeOver<StandingsView>('standings', (view) => <Standings {...view} listen={league} />);
takeOver<MindView & { persona: string }>('mind', ({ persona, ...view }) => <Mind {...view} listen={mind(persona)} />);
takeOver<TalkView>('talk', (view) => <Talk {...view} send={send} />);
