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
import { landingWords } from '../words/landing.js';

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

/** The first page: draw a garment, see the league and the engine move, talk; each with its command to copy. */
export const landingPage = (site: Site, live: Live, tried: LandingTried): string =>
  documentOf(
    <Page
      site={site}
      title={landingWords().title}
      description={landingWords().description}
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

function Try({ site, tried }: { site: Site; tried: NonNullable<LandingTried> }) {
  const { base, url } = site;
  const view: Tried = {
    base,
    url,
    ...tried,
    examples: landingWords()
      .examples.filter((example) => example !== tried.text)
      .slice(0, 3),
  };
  return (
    <section class="trying" id="try">
      <div class="opening">
        <h1>{landingWords().heading}</h1>
        <p class="lead">{landingWords().lead}</p>
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
      <h1>{landingWords().heading}</h1>
      <p class="lead">{landingWords().lead}</p>
      <div class="row">
        {site.services.includes('tools') && site.open && (
          <a class="button" href={`${site.base}/api/register`}>
            {landingWords().getKey}
          </a>
        )}
        <a class="button quiet" href={`${site.base}/docs`}>
          {landingWords().tryAll}
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
      name={landingWords().firstCommand}
      asking={{ method: 'POST', address: `${url}/api/fashion-concept`, body: { style: 'nordic workwear', count: 2 } }}
    />
  ) : (
    <Command name={landingWords().firstCommand} text={`curl -s ${url}/openapi.json`} />
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
    name={landingWords().arena}
    title={landingWords().beat}
    shown={
      league ? (
        <Strip view={{ base: site.base, league: shownOf(league) }} />
      ) : (
        <Waiting>{landingWords().opening}</Waiting>
      )
    }
  >
    <p>{landingWords().aboutArena}</p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/arena`}>
        {landingWords().watch}
      </a>
    </div>
    {site.open && (
      <CopyAs
        id="register"
        name={landingWords().register}
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
    name={landingWords().cognitive}
    title={landingWords().says}
    shown={
      mood ? <Speaking persona={site.persona} view={{ mood, said }} /> : <Waiting>{landingWords().waking}</Waiting>
    }
  >
    <p>{landingWords().aboutMind}</p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/trial`}>
        {landingWords().sendText}
      </a>
    </div>
    <CopyAs
      id="say"
      name={landingWords().says}
      asking={{ method: 'GET', address: `${site.url}/api/${site.persona}-say` }}
    />
  </Pane>
);

const Speaking = ({ persona, view }: { persona: string; view: MindView }) => (
  <Island id="mind" data={{ persona, ...view }}>
    <Mind {...view} />
  </Island>
);

function ToolsPane({ site, live: { freeSlots } }: LandingProps) {
  const view: TalkView = { url: site.url, base: site.base, questions: landingWords().questions };
  return (
    <Pane
      kind="tools"
      name={landingWords().tools}
      title={landingWords().talk}
      shown={
        <Island id="talk" data={view}>
          <Talk {...view} />
        </Island>
      }
    >
      <p>{landingWords().aboutTools(site.open ? freeSlots : null)}</p>
      <div class="row">
        {site.open && (
          <a class="button" href={`${site.base}/api/register`}>
            {landingWords().getKey}
          </a>
        )}
        <a class="button quiet" href={`${site.base}/api/pricing`}>
          {landingWords().prices}
        </a>
        <a class="button quiet" href={`${site.base}/account`}>
          {landingWords().keepKeys}
        </a>
      </div>
    </Pane>
  );
}

const DesignPane = ({ site, live: { showcase } }: LandingProps) => (
  <Pane
    kind="design"
    name={landingWords().design}
    title={landingWords().pattern}
    shown={showcase ? <Garment site={site} {...showcase} /> : <Waiting>{landingWords().drawing}</Waiting>}
  >
    <p>{landingWords().aboutDesign}</p>
    <div class="row">
      <a class="button quiet" href={`${site.base}/studio`}>
        {landingWords().openStudio}
      </a>
    </div>
    {site.open && (
      <CopyAs
        id="key"
        name={landingWords().designKey}
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
      alt={landingWords().illustration(description)}
      isLater
    />
    <figcaption>
      <span lang="en">
        “{description}”, {style}.
      </span>{' '}
      <a href={`${site.base}/d/${id}`}>{landingWords().wholeDesign}</a>,{' '}
      <a href={`${site.base}/api/design/${id}`}>{landingWords().asJson}</a>
    </figcaption>
  </figure>
);

const AgentsPane = ({ site }: { site: Site }) => (
  <Pane
    kind="agents"
    name={landingWords().agents}
    title={landingWords().oneDoor}
    shown={
      <Command
        name={landingWords().mcp}
        text={JSON.stringify({ mcpServers: { fyra: { type: 'http', url: `${site.url}/mcp` } } }, null, 2)}
      />
    }
  >
    <p>{landingWords().aboutAgents(<a href={`${site.base}/llms.txt`}>llms.txt</a>)}</p>
  </Pane>
);
