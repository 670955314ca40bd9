import { EquityLine } from '../arena/equity-line.js';
import { FaceOf } from '../arena/face.js';
import { GuestForm, isGuest, SawAndSaid } from '../arena/guest.js';
import { Decisions, Holdings, RoundTrips, Skill } from '../arena/participant.js';
import type { Agent, Decision, Fighter, RoundTrip, ToldDecision } from '../arena/view.js';
import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { moment, named } from '../format.js';
import { arenaWords } from '../words/arena.js';
import { ringWords } from '../words/ring.js';

interface Past {
  /** the last decision of a guest of the house, with what its model saw and said */
  told?: ToldDecision;
  decisions: readonly Decision[];
  trips: readonly RoundTrip[];
}

/** A fighter of the house: lore, what it holds and why, how it did. */
export const fighterPage = (site: Site, fighter: Fighter, { decisions, trips }: Past): string =>
  documentOf(
    <Page
      site={site}
      title={`${fighter.name} · Fyra`}
      description={`${fighter.title}. ${fighter.style}`}
      at="/arena"
      picture={`${site.url}/arena/fighters/${fighter.id}/card.png`}
    >
      <article class="wide arena">
        <header class="portrait">
          <FaceOf base={site.base} id={fighter.id} name={fighter.name} kind="house" size={132} />
          <div>
            <p class="kind">{fighter.baseline ? ringWords().baseline : ringWords().house}</p>
            <h1>{fighter.name}</h1>
            <p class="lead" lang="en">
              {fighter.title}
            </p>
          </div>
        </header>
        <div class="ring">
          <div class="lore" lang="en">
            {fighter.lore.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p class="hint">{fighter.style}</p>
          </div>
          <div class="sheet">
            <h2>{ringWords().form}</h2>
            <EquityLine id={fighter.id} curve={fighter.equity_curve as [string, number][]} />
            <Skill rating={fighter.rating} skill={fighter.skill} />
            <Record record={fighter.record as Record<string, number>} />
          </div>
        </div>
        {fighter.account && <Holdings account={fighter.account} />}
        <div class="ring even">
          <Decisions base={site.base} decisions={decisions} />
          <RoundTrips trips={trips} />
        </div>
      </article>
    </Page>,
  );

const Record = ({ record: { matches, wins, podiums } }: { record: Record<string, number> }) => (
  <p class="hint">{ringWords().record(matches, wins, podiums)}</p>
);

/** A challenger: who it says it is, what it holds, what it decided. Its texts are only text. */
export const agentPage = (site: Site, agent: Agent, { decisions, trips, told }: Past): string =>
  documentOf(
    <Page
      site={site}
      title={`${agent.name} · Fyra`}
      description={ringWords().challengerOf(agent.name)}
      at="/arena"
      picture={`${site.url}/arena/agents/${agent.id}/card.png`}
    >
      <article class="wide arena">
        <header class="portrait">
          <FaceOf base={site.base} id={agent.id} name={agent.name} kind="challenger" size={96} />
          <div>
            <p class="kind">
              {isGuest(agent) ? ringWords().guest : ringWords().challenger}, {named(arenaWords().states, agent.status)}
            </p>
            <h1>
              <bdi>{agent.name}</bdi>
            </h1>
            {agent.description && (
              <p class="lead" lang="">
                {agent.description}
              </p>
            )}
            <p class="hint">
              {agent.model && `${agent.model}, `}
              {ringWords().registered(moment(agent.registered_at))}
            </p>
            {agent.guest && <GuestForm guest={agent.guest} />}
          </div>
        </header>
        <div class="ring">
          <Holdings account={agent.account} />
          <div class="sheet">
            <h2>{ringWords().form}</h2>
            <EquityLine id={agent.id} curve={agent.equity_curve as [string, number][]} />
            <Skill rating={agent.rating} skill={agent.skill} />
          </div>
        </div>
        <div class="ring even">
          <Decisions base={site.base} decisions={decisions} />
          <RoundTrips trips={trips} />
        </div>
        {told?.asked && <SawAndSaid asked={told.asked} />}
      </article>
    </Page>,
  );
