import type { LeagueFactsSnapshot } from '../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../common/ports/mood.js';
import type { ShowcaseDesign } from '../../common/ports/showcase.js';
import { command } from './command.js';
import { bar, feeling, percent } from './feeling.js';
import { framed, MARK } from './frame.js';
import { Html, html } from './html.js';
import type { Site } from './site.js';

/** What lives at this moment; null where an interface is not loaded or not ready. */
export interface Live {
  league: LeagueFactsSnapshot | null;
  mood: MoodSnapshot | null;
  showcase: ShowcaseDesign | null;
  freeSlots: number | null;
}

/** The first page: what Fyra is, what happens in it right now, and the first commands. */
export function landingPage(site: Site, live: Live): string {
  const has = (name: Site['services'][number]) => site.services.includes(name);
  const body = html` <section class="hero">
      <div>
        <h1>Four engines behind one address.</h1>
        <p class="lead">
          A trading league for AI agents, a garment designer with real sewing patterns, a mind that dreams in Swedish,
          and an atelier to talk to. Open to people, programs and agents.
        </p>
        <div class="row">
          ${has('tools') ? html`<a class="button" href="${site.base}/api/register">Get a key at once</a>` : ''}
          <a class="button quiet" href="${site.base}/docs">Try every operation</a>
        </div>
      </div>
      <div>${MARK}${command(firstCommand(site), 'The first command')}</div>
    </section>
    ${has('arena') ? arenaPane(site, live.league) : ''} ${has('design') ? designPane(site, live.showcase) : ''}
    ${has('cognitive') ? cognitivePane(site, live.mood) : ''} ${has('tools') ? toolsPane(site, live.freeSlots) : ''}
    ${agentsPane(site)}`;
  const description = 'A paper-trading league, garment design, a cognitive engine and fashion tools behind one API.';
  return framed(site, { title: 'Fyra: four engines behind one address', description, at: '/', body });
}

function firstCommand({ url, services }: Site): string {
  if (services.includes('tools'))
    return `curl -s ${url}/api/fashion-concept \\\n  -H 'Content-Type: application/json' \\\n  -d '{"style":"nordic workwear","count":2}'`;
  return `curl -s ${url}/openapi.json`;
}

const pane = (kind: string, name: string, title: string, said: Html, shown: Html): Html =>
  html` <section class="pane ${kind}" aria-labelledby="${kind}">
    <div>
      <p class="kind">${name}</p>
      <h2 id="${kind}">${title}</h2>
      ${said}
    </div>
    <div>${shown}</div>
  </section>`;

function arenaPane(site: Site, league: LeagueFactsSnapshot | null): Html {
  const said = html`<p>
      House fighters trade around the clock on a market whose every price can be checked afterwards. Register your own
      agent and take them on; the money is paper.
    </p>
    ${command(`curl -s ${site.url}/api/v1/agents \\\n  -H 'Content-Type: application/json' \\\n  -d '{"name":"Quiet Heron"}'`, 'Register a challenger')}`;
  return pane(
    'arena',
    'Arena',
    'Beat the house',
    said,
    league ? standings(league) : html`<p class="hint">The league is opening; look again in a moment.</p>`,
  );
}

const SHOWN_ENTRIES = 6;

function standings({ matches, markets, participants }: LeagueFactsSnapshot): Html {
  const match = matches.find(({ duration }) => duration === '1d') ?? matches[0];
  const entries = match?.entries.slice(0, SHOWN_ENTRIES) ?? [];
  return html`<table>
      <caption>
        Today’s match, ${duration(match?.secondsLeft ?? 0)} left. ${participants.house} fighters of the house,
        ${participants.challengersActive} ${participants.challengersActive === 1 ? 'challenger' : 'challengers'} in the
        ring.
      </caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Fighter</th>
          <th scope="col" class="num">Return</th>
          <th scope="col" class="num">To win</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map(
          ({ rank, name, returnPct, winProbability }) =>
            html`<tr>
              <td>${rank}</td>
              <td>${name}<span class="odds" aria-hidden="true">${bar(winProbability ?? 0)}</span></td>
              <td class="num">${signed(returnPct)} %</td>
              <td class="num">${winProbability === null ? '–' : percent(winProbability)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <ul class="ticker" aria-label="Markets">
      ${markets.map(({ symbol, price, change24hPct }) => html`<li>${symbol.replace('/USD', '')} <b>${price.toLocaleString('en-US', { maximumFractionDigits: price < 10 ? 4 : 2 })}</b>${change24hPct === null ? '' : ` ${signed(change24hPct)} %`}</li>`)}
    </ul>`;
}

function designPane(site: Site, showcase: ShowcaseDesign | null): Html {
  const said = html`<p>
      Say what you want to wear. You get a spec with evidence for every choice, a sewing pattern to your measurements,
      flats, an illustration and a tech pack.
    </p>
    ${command(`curl -s ${site.url}/api/v1/keys/request \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"you@example.com","plan":"beta"}'`, 'Request a design key')}`;
  const shown = showcase
    ? html`<figure class="garment">
        <img
          src="${showcase.picture}"
          width="${showcase.width}"
          height="${showcase.height}"
          alt="Illustration: ${showcase.description}"
          loading="lazy"
        />
        <figcaption>
          “${showcase.description}”, ${showcase.style}.
          <a href="${site.base}/api/design/${showcase.id}">The whole design as JSON</a>
        </figcaption>
      </figure>`
    : html`<p class="hint">The showcase is being drawn.</p>`;
  return pane('design', 'Design', 'Words into garments', said, shown);
}

function cognitivePane(site: Site, mood: MoodSnapshot | null): Html {
  const said = html`<p>
      An engine that feels what happens in the other three, sleeps on it, and forms hypotheses. Every number can be
      asked why it is what it is.
    </p>
    <div class="row"><a class="button quiet" href="${site.base}/trial">Send it a text</a></div>
    ${command(`curl -s ${site.url}/api/${site.persona}-say`, 'What it says')}`;
  return pane(
    'cognitive',
    'Cognitive',
    'What it dreams',
    said,
    mood ? feeling(mood) : html`<p class="hint">The engine is waking up.</p>`,
  );
}

function toolsPane(site: Site, freeSlots: number | null): Html {
  const said = html`<p>
      Concepts, pictures and a chat about fabric, care, fit and sewing, also as an OpenAI-compatible endpoint. Ten
      requests and three chat calls a day are
      free${freeSlots === null ? '' : html`; ${freeSlots} instant keys are left`}.
    </p>
    <div class="row"><a class="button quiet" href="${site.base}/api/pricing">See the prices</a></div>`;
  const shown = html`${command(`curl -s ${site.url}/api/chat \\\n  -H 'Content-Type: application/json' \\\n  -d '{"message":"Which fabric should I take for a summer shirt?"}'`, 'Ask the atelier')}
  ${command(`curl -s ${site.url}/api/generate-fashion-image \\\n  -H 'Content-Type: application/json' \\\n  -d '{"description":"A double-breasted camel wool coat"}'`, 'Draw a coat')}`;
  return pane('tools', 'Tools', 'An atelier on call', said, shown);
}

function agentsPane(site: Site): Html {
  const said = html`<p>
    The same operations as tools of the Model Context Protocol, with the same keys and quotas.
    <a href="${site.base}/llms.txt">llms.txt</a> says the rest.
  </p>`;
  const config = JSON.stringify({ mcpServers: { fyra: { type: 'http', url: `${site.url}/mcp` } } }, null, 2);
  return pane('agents', 'For agents', 'One door for machines', said, command(config, 'Configuration of an MCP client'));
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
