import type { ComponentChildren } from 'preact';
import { Board } from '../arena/board.js';
import { EquityLine } from '../arena/equity-line.js';
import { Feed } from '../arena/feed.js';
import { MatchChart } from '../arena/match-chart.js';
import { Candles } from '../charts/candles.js';
import { documentOf } from '../document.js';
import { Choices } from '../landing/choices.js';
import { CopyAs } from '../parts/copy-as.js';
import { Feeling } from '../parts/feeling.js';
import { Page } from '../parts/page.js';
import { Trouble } from '../parts/trouble.js';
import { CANDLES, CHOICES, CURVE, ENTRIES, LINES, MIDDLE, READING, TAPE, TEXT } from '../sheet/samples.js';
import type { Site } from '../site.js';
import { ChoiceList } from '../studio/choice-list.js';
import { choicesOf } from '../studio/choices.js';
import { Understood } from '../studio/compose.js';
import { MarkedText } from '../studio/marked-text.js';
import { Stages } from '../studio/stages.js';
import { Versions } from '../studio/versions.js';

/** Every component with what it shows at its edges, for who changes one; not in production. */
export const componentsPage = (site: Site): string =>
  documentOf(
    <Page site={site} title="Components · Fyra" description="The parts that pages are made of." hidden>
      <div class="wide arena studio">
        <h1>Components</h1>
        <p class="lead">What pages are made of, with long names, what is missing and what is hostile.</p>
        <Basics />
        <OfTheArena base={site.base} />
        <OfTheStudio />
      </div>
    </Page>,
  );

const Shown = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="specimen">
    <h2 class="kind">{name}</h2>
    {children}
  </div>
);

const nothing = (): void => undefined;

const Basics = () => (
  <>
    <Shown name="Buttons">
      <p class="row">
        <button type="button">Make it</button>
        <button type="button" class="quiet">
          Cancel
        </button>
        <button type="button" disabled>
          Not now
        </button>
        <a class="button quiet" href="#main">
          A link
        </a>
      </p>
    </Shown>
    <Shown name="Fields">
      <label for="one">A field</label>
      <input id="one" placeholder="minimalist" />
    </Shown>
    <Shown name="Notices">
      <p class="notice">
        <strong>Sandbox: no money moves.</strong> Nothing is charged.
      </p>
      <Trouble base="" trouble={{ said: 'One design an hour is made without a key.', wait: 1380 }} />
      <p>
        <span class="stamp">paid</span> <span class="stamp open">pending</span>
      </p>
    </Shown>
    <Shown name="A command">
      <CopyAs id="sheet" name="Ask" asking={{ method: 'POST', address: '/api/chat', body: { message: TEXT } }} />
    </Shown>
    <Shown name="The engine">
      <Feeling
        mood={{
          confidence: 0,
          curiosity: 1,
          fatigue: 0.4,
          creativity: 0.999,
          emotion: 'curious',
          edePhase: 'wake',
          health: 'ok',
          currentDream: 'Jag visste att jag drömde.',
        }}
      />
    </Shown>
  </>
);

const OfTheArena = ({ base }: { base: string }) => (
  <>
    <Shown name="A match">
      <div class="ring">
        <MatchChart
          base={base}
          lines={LINES}
          from={LINES.times[0]}
          until={LINES.times.at(-1)!}
          pips={[{ id: 'p', participantId: ENTRIES[0].id, at: MIDDLE, side: 'buy' }]}
          title="Scores of a match"
        />
        <Board base={base} entries={ENTRIES} caption="A board" />
      </div>
    </Shown>
    <Shown name="Before there is anything">
      <MatchChart base={base} lines={{ ...LINES, times: [], lines: [] }} from={0} until={3_600_000} title="No scores" />
      <EquityLine id="x" curve={[]} />
    </Shown>
    <Shown name="Money, and prices around a trade">
      <div class="ring even">
        <EquityLine id={ENTRIES[0].id} curve={CURVE} />
        <Candles candles={CANDLES} at={MIDDLE} paid={100.4} side="buy" />
      </div>
    </Shown>
    <Shown name="Trades">
      <Feed base={base} tape={TAPE} onLook={nothing} />
    </Shown>
  </>
);

const OfTheStudio = () => (
  <>
    <Shown name="A text that was read">
      <blockquote class="said">
        <MarkedText text={TEXT} reading={READING} chosen="garment" />
      </blockquote>
      <Understood reading={READING} isBehind={false} />
    </Shown>
    <Shown name="Choices">
      <ChoiceList choices={[...choicesOf(READING), ...CHOICES]} chosen="fit" />
      <Choices reading={READING} onChoose={nothing} />
    </Shown>
    <Shown name="A design under way">
      <Stages status="queued" stage={null} place={3} onCancel={nothing} />
      <Stages status="processing" stage="drafting" />
    </Shown>
    <Shown name="Versions">
      <Versions
        versions={[
          { id: 'b', version: 2, parent_id: 'a', instruction: TEXT, status: 'completed', listed: true },
          { id: 'a', version: 1, parent_id: null, instruction: null, status: 'failed', listed: false },
        ]}
        now="b"
        left={1}
        canUndo
        canRedo={false}
        busy={false}
        onUndo={nothing}
        onRedo={nothing}
        onGo={nothing}
      />
    </Shown>
  </>
);
