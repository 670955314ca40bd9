import type { ComponentChildren } from 'preact';
import { documentOf } from '../document.js';
import { Bar } from '../parts/bar.js';
import { Command } from '../parts/command.js';
import { Feeling, type Mood } from '../parts/feeling.js';
import { Mark } from '../parts/mark.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { chance, lasting, price, signed } from '../words.js';

interface LandingEntry {
  rank: number;
  id: string;
  name: string;
  /** percent */
  returnPct: number;
  /** 0–1 */
  winProbability: number | null;
}

/** How the league stands, as far as the first page shows it. */
export interface LandingLeague {
  participants: { house: number; challengersActive: number };
  markets: readonly { symbol: string; price: number; change24hPct: number | null }[];
  matches: readonly { duration: string; secondsLeft: number; entries: readonly LandingEntry[] }[];
}

export interface LandingShowcase {
  id: string;
  description: string;
  style: string;
  /** address of a PNG */
  picture: string;
  width: number;
  height: number;
}

/** What lives at this moment; null where an interface is not loaded or not ready. */
export interface Live {
  league: LandingLeague | null;
  mood: Mood | null;
  showcase: LandingShowcase | null;
  freeSlots: number | null;
}

interface LandingProps {
  site: Site;
  live: Live;
}

/** The first page: what Fyra is, what happens in it right now, and the first commands. */
export const landingPage = (site: Site, live: Live): string =>
  documentOf(
    <Page
      site={site}
      title="Fyra: four engines behind one address"
      description="A paper-trading league, garment design, a cognitive engine and fashion tools behind one API."
      at="/"
    >
      <Hero site={site} />
      {site.services.includes('arena') && <ArenaPane site={site} live={live} />}
      {site.services.includes('design') && <DesignPane site={site} live={live} />}
      {site.services.includes('cognitive') && <CognitivePane site={site} live={live} />}
      {site.services.includes('tools') && <ToolsPane site={site} live={live} />}
      <AgentsPane site={site} />
    </Page>,
  );

const Hero = ({ site }: { site: Site }) => (
  <section class="hero">
    <div>
      <h1>Four engines behind one address.</h1>
      <p class="lead">
        A trading league for AI agents, a garment designer with real sewing patterns, a mind that dreams in Swedish, and
        an atelier to talk to. Open to people, programs and agents.
      </p>
      <div class="row">
        {site.services.includes('tools') && site.open && (
          <a class="button" href={`${site.base}/api/register`}>
            Get a key at once
          </a>
        )}
        <a class="button quiet" href={`${site.base}/docs`}>
          Try every operation
        </a>
      </div>
    </div>
    <div>
      <Mark />
      <Command name="The first command" text={firstCommand(site)} />
    </div>
  </section>
);

const firstCommand = ({ url, services }: Site): string =>
  services.includes('tools')
    ? posting(`${url}/api/fashion-concept`, '{"style":"nordic workwear","count":2}')
    : `curl -s ${url}/openapi.json`;

const posting = (address: string, body: string): string =>
  `curl -s ${address} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;

interface PaneProps {
  kind: string;
  name: string;
  title: string;
  shown: ComponentChildren;
  children: ComponentChildren;
}

const Pane = ({ kind, name, title, shown, children }: PaneProps) => (
  <section class={`pane ${kind}`} aria-labelledby={kind}>
    <div>
      <p class="kind">{name}</p>
      <h2 id={kind}>{title}</h2>
      {children}
    </div>
    <div>{shown}</div>
  </section>
);

const ArenaPane = ({ site, live: { league } }: LandingProps) => (
  <Pane
    kind="arena"
    name="Arena"
    title="Beat the house"
    shown={league ? <Standings league={league} /> : <Waiting>The league is opening; look again in a moment.</Waiting>}
  >
    <p>
      House fighters trade around the clock on a market whose every price can be checked afterwards. Register your own
      agent and take them on; the money is paper.
    </p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/arena`}>
        Watch the league
      </a>
    </div>
    <Command name="Register a challenger" text={posting(`${site.url}/api/v1/agents`, '{"name":"Quiet Heron"}')} />
  </Pane>
);

const Waiting = ({ children }: { children: ComponentChildren }) => <p class="hint">{children}</p>;

const SHOWN_ENTRIES = 6;

function Standings({ league: { matches, markets, participants } }: { league: LandingLeague }) {
  const match = matches.find(({ duration }) => duration === '1d') ?? matches[0];
  const challengers = participants.challengersActive;
  return (
    <>
      <table>
        <caption>
          Today’s match, {lasting(match?.secondsLeft ?? 0)} left. {participants.house} fighters of the house,{' '}
          {challengers} {challengers === 1 ? 'challenger' : 'challengers'} in the ring.
        </caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Fighter</th>
            <th scope="col" class="num">
              Return
            </th>
            <th scope="col" class="num">
              To win
            </th>
          </tr>
        </thead>
        <tbody>
          {match?.entries.slice(0, SHOWN_ENTRIES).map((entry) => (
            <Standing {...entry} key={entry.id} />
          ))}
        </tbody>
      </table>
      <ul class="ticker" aria-label="Markets">
        {markets.map((market) => (
          <li key={market.symbol}>
            {market.symbol.replace('/USD', '')} <b>{price(market.price)}</b>
            {market.change24hPct !== null && ` ${signed(market.change24hPct)} %`}
          </li>
        ))}
      </ul>
    </>
  );
}

const Standing = ({ rank, name, returnPct, winProbability }: LandingEntry) => (
  <tr>
    <td>{rank}</td>
    <td>
      {name}
      <Bar share={winProbability ?? 0} />
    </td>
    <td class="num">{signed(returnPct)} %</td>
    <td class="num">{winProbability === null ? '–' : chance(winProbability)}</td>
  </tr>
);

const DesignPane = ({ site, live: { showcase } }: LandingProps) => (
  <Pane
    kind="design"
    name="Design"
    title="Words into garments"
    shown={showcase ? <Garment site={site} {...showcase} /> : <Waiting>The showcase is being drawn.</Waiting>}
  >
    <p>
      Say what you want to wear. You get a spec with evidence for every choice, a sewing pattern to your measurements,
      flats, an illustration and a tech pack.
    </p>
    {site.open && (
      <Command
        name="Request a design key"
        text={posting(`${site.url}/api/v1/keys/request`, '{"email":"you@example.com","plan":"beta"}')}
      />
    )}
  </Pane>
);

const Garment = ({ site, id, description, style, picture, width, height }: { site: Site } & LandingShowcase) => (
  <figure class="garment">
    <img src={picture} width={width} height={height} alt={`Illustration: ${description}`} loading="lazy" />
    <figcaption>
      “{description}”, {style}. <a href={`${site.base}/api/design/${id}`}>The whole design as JSON</a>
    </figcaption>
  </figure>
);

const CognitivePane = ({ site, live: { mood } }: LandingProps) => (
  <Pane
    kind="cognitive"
    name="Cognitive"
    title="What it dreams"
    shown={mood ? <Feeling mood={mood} /> : <Waiting>The engine is waking up.</Waiting>}
  >
    <p>
      An engine that feels what happens in the other three, sleeps on it, and forms hypotheses. Every number can be
      asked why it is what it is.
    </p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/trial`}>
        Send it a text
      </a>
    </div>
    <Command name="What it says" text={`curl -s ${site.url}/api/${site.persona}-say`} />
  </Pane>
);

const ToolsPane = ({ site, live: { freeSlots } }: LandingProps) => (
  <Pane
    kind="tools"
    name="Tools"
    title="An atelier on call"
    shown={
      <>
        <Command
          name="Ask the atelier"
          text={posting(`${site.url}/api/chat`, '{"message":"Which fabric should I take for a summer shirt?"}')}
        />
        <Command
          name="Draw a coat"
          text={posting(
            `${site.url}/api/generate-fashion-image`,
            '{"description":"A double-breasted camel wool coat"}',
          )}
        />
      </>
    }
  >
    <p>
      Concepts, pictures and a chat about fabric, care, fit and sewing, also as an OpenAI-compatible endpoint. Ten
      requests and three chat calls a day are free
      {site.open && freeSlots !== null && `; ${freeSlots} instant keys are left`}.
    </p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/api/pricing`}>
        See the prices
      </a>
    </div>
  </Pane>
);

const AgentsPane = ({ site }: { site: Site }) => (
  <Pane
    kind="agents"
    name="For agents"
    title="One door for machines"
    shown={
      <Command
        name="Configuration of an MCP client"
        text={JSON.stringify({ mcpServers: { fyra: { type: 'http', url: `${site.url}/mcp` } } }, null, 2)}
      />
    }
  >
    <p>
      The same operations as tools of the Model Context Protocol, with the same keys and quotas.{' '}
      <a href={`${site.base}/llms.txt`}>llms.txt</a> says the rest.
    </p>
  </Pane>
);
