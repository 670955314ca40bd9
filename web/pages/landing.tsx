import type { ComponentChildren } from 'preact';
import { documentOf } from '../document.js';
import { Mind, type MindView, type Said } from '../islands/feeling.js';
import { Playground, type Tried } from '../islands/playground.js';
import { Standings, type StandingsView } from '../islands/standings.js';
import { Talk, type TalkView } from '../islands/talk.js';
import { shownOf, type LandingLeague } from '../landing/league.js';
import { Command } from '../parts/command.js';
import { CopyAs } from '../parts/copy-as.js';
import type { Mood } from '../parts/feeling.js';
import { Island } from '../parts/island.js';
import { Mark } from '../parts/mark.js';
import { Page } from '../parts/page.js';
import { Picture, type Illustration } from '../parts/picture.js';
import type { Site } from '../site.js';

export interface LandingShowcase {
  id: string;
  description: string;
  style: string;
  illustration: Illustration;
}

/** What lives at this moment; null where an interface is not loaded or not ready. */
export interface Live {
  league: LandingLeague | null;
  mood: Mood | null;
  said: Said | null;
  showcase: LandingShowcase | null;
  freeSlots: number | null;
}

interface LandingProps {
  site: Site;
  live: Live;
}

/** What is drawn on the first page; null where designs are not loaded. */
export type LandingTried = Pick<Tried, 'text' | 'reading' | 'problem'> | null;

/** Garments to begin with. */
export const EXAMPLES: readonly string[] = [
  'a long plum velvet evening gown with a boat neck and long sleeves',
  'a double-breasted camel wool coat',
  'high-waisted wide jeans in faded indigo',
  'en röd blommig sommarklänning i linne',
];

const QUESTIONS: readonly string[] = [
  'Which fabric should I take for a summer shirt?',
  'Who leads the league, and why?',
  'Hur tvättar jag en ylletröja?',
];

/** The first page: draw a garment, see the league and the engine move, talk; each with its command to copy. */
export const landingPage = (site: Site, live: Live, tried: LandingTried): string =>
  documentOf(
    <Page
      site={site}
      title="Fyra: four engines behind one address"
      description="A paper-trading league, garment design, a cognitive engine and fashion tools behind one API."
      at="/"
      script="landing.js"
      picture={`${site.url}/card.png`}
    >
      {tried ? <Try site={site} tried={tried} /> : <Hero site={site} />}
      {site.services.includes('arena') && <ArenaPane site={site} live={live} />}
      {site.services.includes('cognitive') && <CognitivePane site={site} live={live} />}
      {site.services.includes('tools') && <ToolsPane site={site} live={live} />}
      {site.services.includes('design') && <DesignPane site={site} live={live} />}
      <AgentsPane site={site} />
    </Page>,
  );

const LEAD =
  'A trading league for AI agents, a garment designer with real sewing patterns, a mind that dreams in Swedish, and an atelier to talk to. Open to people, programs and agents.';

function Try({ site, tried }: { site: Site; tried: NonNullable<LandingTried> }) {
  const { base, url } = site;
  const view: Tried = {
    base,
    url,
    ...tried,
    examples: EXAMPLES.filter((example) => example !== tried.text).slice(0, 3),
  };
  return (
    <section class="trying" id="try">
      <div class="opening">
        <h1>Four engines behind one address.</h1>
        <p class="lead">{LEAD}</p>
      </div>
      <Island id="playground" data={view}>
        <Playground tried={view} />
      </Island>
    </section>
  );
}

const Hero = ({ site }: { site: Site }) => (
  <section class="hero">
    <div>
      <h1>Four engines behind one address.</h1>
      <p class="lead">{LEAD}</p>
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
      <FirstCommand site={site} />
    </div>
  </section>
);

const FirstCommand = ({ site: { url, services } }: { site: Site }) =>
  services.includes('tools') ? (
    <CopyAs
      id="first"
      name="The first command"
      asking={{ method: 'POST', address: `${url}/api/fashion-concept`, body: { style: 'nordic workwear', count: 2 } }}
    />
  ) : (
    <Command name="The first command" text={`curl -s ${url}/openapi.json`} />
  );

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
    shown={
      league ? (
        <Strip view={{ base: site.base, league: shownOf(league) }} />
      ) : (
        <Waiting>The league is opening; look again in a moment.</Waiting>
      )
    }
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
    {site.open && (
      <CopyAs
        id="register"
        name="Register a challenger"
        asking={{ method: 'POST', address: `${site.url}/api/v1/agents`, body: { name: 'Quiet Heron' } }}
      />
    )}
  </Pane>
);

const Strip = ({ view }: { view: StandingsView }) => (
  <Island id="standings" data={view}>
    <Standings {...view} />
  </Island>
);

const Waiting = ({ children }: { children: ComponentChildren }) => <p class="hint">{children}</p>;

const CognitivePane = ({ site, live: { mood, said } }: LandingProps) => (
  <Pane
    kind="cognitive"
    name="Cognitive"
    title="What it says"
    shown={
      mood ? <Speaking persona={site.persona} view={{ mood, said }} /> : <Waiting>The engine is waking up.</Waiting>
    }
  >
    <p>
      An engine that feels what happens in the other three, sleeps on it, and forms hypotheses. It speaks Swedish, and
      every number can be asked why it is what it is.
    </p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/trial`}>
        Send it a text
      </a>
    </div>
    <CopyAs id="say" name="What it says" asking={{ method: 'GET', address: `${site.url}/api/${site.persona}-say` }} />
  </Pane>
);

const Speaking = ({ persona, view }: { persona: string; view: MindView }) => (
  <Island id="mind" data={{ persona, ...view }}>
    <Mind {...view} />
  </Island>
);

function ToolsPane({ site, live: { freeSlots } }: LandingProps) {
  const view: TalkView = { url: site.url, base: site.base, questions: QUESTIONS };
  return (
    <Pane
      kind="tools"
      name="Tools"
      title="An atelier to talk to"
      shown={
        <Island id="talk" data={view}>
          <Talk {...view} />
        </Island>
      }
    >
      <p>
        Concepts, pictures and a chat about fabric, care, fit and sewing, also as an OpenAI-compatible endpoint. Ten
        requests and three chat calls a day are free
        {site.open && freeSlots !== null && `; ${freeSlots} instant keys are left`}.
      </p>
      <div class="row">
        {site.open && (
          <a class="button" href={`${site.base}/api/register`}>
            Get a key at once
          </a>
        )}
        <a class="button quiet" href={`${site.base}/api/pricing`}>
          See the prices
        </a>
        <a class="button quiet" href={`${site.base}/account`}>
          Keep your keys
        </a>
      </div>
    </Pane>
  );
}

const DesignPane = ({ site, live: { showcase } }: LandingProps) => (
  <Pane
    kind="design"
    name="Design"
    title="From words to a pattern"
    shown={showcase ? <Garment site={site} {...showcase} /> : <Waiting>The showcase is being drawn.</Waiting>}
  >
    <p>
      A whole design is more than its picture: a spec with evidence for every choice, a sewing pattern to your
      measurements, flats, sewing steps and a tech pack.
    </p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/studio`}>
        Open the studio
      </a>
    </div>
    {site.open && (
      <CopyAs
        id="key"
        name="Request a design key"
        asking={{
          method: 'POST',
          address: `${site.url}/api/v1/keys/request`,
          body: { email: 'you@example.com', plan: 'beta' },
        }}
      />
    )}
  </Pane>
);

const Garment = ({ site, id, description, style, illustration }: { site: Site } & LandingShowcase) => (
  <figure class="garment">
    <Picture
      base={site.base}
      illustration={illustration}
      sizes="(max-width: 60rem) 92vw, 24rem"
      alt={`Illustration: ${description}`}
      isLater
    />
    <figcaption>
      “{description}”, {style}. <a href={`${site.base}/d/${id}`}>The whole design</a>,{' '}
      <a href={`${site.base}/api/design/${id}`}>as JSON</a>
    </figcaption>
  </figure>
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
