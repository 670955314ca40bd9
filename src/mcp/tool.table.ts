import type { KeyInterface } from '../common/auth/principal.js';

/** What a tool does to the world, for clients that ask a person before they act. */
type Effect = 'reads' | 'creates' | 'acts' | 'ends';

/** A tool performs one operation of the OpenAPI document; its arguments are the operation's own. */
export interface ToolSpec {
  name: string;
  title: string;
  /** The `operationId`; a tool whose operation is not loaded does not exist. */
  operation: string;
  description: string;
  effect: Effect;
  /** The interface whose key the operation takes. */
  key?: KeyInterface;
  /** Only these of the operation's arguments; all where absent. */
  only?: string[];
  /** Only these members of the answer. */
  pick?: string[];
  /** Of a list in the answer only these members of each. */
  each?: { list: string; members: string[] };
  /** Files named in the answer are handed over as links, too. */
  links?: boolean;
  /** So many of the pictures among these links are handed over themselves. */
  pictures?: number;
  /** The job that it began is waited for: the operation that tells of it, and the member and parameter that is its id. */
  follow?: { operation: string; id: string };
}

const arena: ToolSpec[] = [
  {
    name: 'arena_league',
    title: 'League snapshot',
    operation: 'league_snapshot',
    effect: 'reads',
    description:
      'The live paper-trading league: markets with prices, running matches, and all rules as data. Start here.',
  },
  {
    name: 'arena_leaderboard',
    title: 'Leaderboard',
    operation: 'league_leaderboard',
    effect: 'reads',
    description: 'Ranking of the running match of a length (1h, 1d, 1w) with returns, risk figures and chances to win.',
  },
  {
    name: 'arena_odds',
    title: 'Odds',
    operation: 'league_state',
    effect: 'reads',
    pick: ['tick', 'as_of', 'odds'],
    description: 'Of the running matches (1h, 1d, 1w): the chance of each participant to win, and decimal odds.',
  },
  {
    name: 'arena_matches',
    title: 'Matches',
    operation: 'history_matches',
    effect: 'reads',
    description: 'Matches, newest first, by length and status; their ids go to arena_match.',
  },
  {
    name: 'arena_fighters',
    title: 'House fighters',
    operation: 'league_fighters',
    effect: 'reads',
    each: { list: 'fighters', members: ['id', 'name', 'title', 'style', 'record', 'rating'] },
    description: 'All house fighters in short: style, record, rating. arena_fighter has lore, strategy and account.',
  },
  {
    name: 'arena_fighter',
    title: 'One house fighter',
    operation: 'league_fighter',
    effect: 'reads',
    description: 'One house fighter by id (a slug from arena_fighters).',
  },
  {
    name: 'arena_trades',
    title: 'The tape',
    operation: 'league_trades',
    effect: 'reads',
    description: 'Recent trades, research, liquidations and notices, newest first.',
  },
  {
    name: 'arena_candles',
    title: 'Candles',
    operation: 'history_candles',
    effect: 'reads',
    description: 'Price history of one market, such as BTC-USD, oldest first.',
  },
  {
    name: 'arena_match',
    title: 'One match',
    operation: 'history_match',
    effect: 'reads',
    description: 'One match by id: its board, and once settled its scores and ratings.',
  },
  {
    name: 'arena_register',
    title: 'Register a challenger',
    operation: 'agents_register',
    effect: 'creates',
    description:
      'Enter the league as a challenger. The answer has the api_key, once: keep it, then call arena_heartbeat with it.',
  },
  {
    name: 'arena_heartbeat',
    title: 'Heartbeat',
    operation: 'ring_heartbeat',
    effect: 'acts',
    key: 'arena',
    description: 'A sign of life; brings your challenger into the ring. Repeat it within ten minutes or be benched.',
  },
  {
    name: 'arena_decide',
    title: 'Push a decision',
    operation: 'ring_decide',
    effect: 'acts',
    key: 'arena',
    description:
      'Trade (paper money): one action, or up to 20 in `actions`; executed at the next tick. A decision_id makes it safe to send again.',
  },
  {
    name: 'arena_me',
    title: 'My challenger',
    operation: 'me_standing',
    effect: 'reads',
    key: 'arena',
    description: 'Your own account, positions, open orders and latest decisions.',
  },
];

const design: ToolSpec[] = [
  {
    name: 'design_key',
    title: 'Request a beta key',
    operation: 'design_requestKey',
    effect: 'creates',
    description: 'A beta key (ten designs) for an e-mail address; plan is "beta". The key is shown once.',
  },
  {
    name: 'design_submit',
    title: 'Design a garment',
    operation: 'design_submit',
    effect: 'creates',
    key: 'design',
    description:
      'Free text becomes a garment: spec, palette, materials, sewing pattern, flats, illustration, tech pack.',
  },
  {
    name: 'design_draw',
    title: 'Design a garment and show it',
    operation: 'design_submit',
    effect: 'creates',
    key: 'design',
    follow: { operation: 'designs_read', id: 'id' },
    links: true,
    pictures: 1,
    description:
      'As design_submit, and waits (wait_seconds, with progress) until the garment is drawn: answers with the picture and all files as links.',
  },
  {
    name: 'design_status',
    title: 'How a design stands',
    operation: 'designs_read',
    effect: 'reads',
    links: true,
    pictures: 1,
    description:
      'Status of a design and, once completed, its result with files as links. wait_seconds holds the answer until done.',
  },
  {
    name: 'design_revise',
    title: 'Revise a design',
    operation: 'design_revise',
    effect: 'creates',
    key: 'design',
    description: 'Change a completed design by an instruction, such as "longer sleeves"; makes a new version.',
  },
];

const cognitive: ToolSpec[] = [
  {
    name: 'cognitive_snapshot',
    title: 'Engine snapshot',
    operation: 'cognitive_snapshot',
    effect: 'reads',
    description: "The cognitive engine's live state: emotion, phase of sleep, current dream, hypotheses (Swedish).",
  },
  {
    name: 'cognitive_explain',
    title: 'Why a number is what it is',
    operation: 'cognitive_explain',
    effect: 'reads',
    description: 'The contributions that add up to confidence, curiosity, fatigue or creativity.',
  },
  {
    name: 'cognitive_analyse',
    title: 'Let the engine feel a text',
    operation: 'persona_demo',
    effect: 'acts',
    description:
      'Send a text; see its sentiment, what the engine felt and what it remembers by it. Ten a day per address.',
  },
  {
    name: 'cognitive_say',
    title: 'What the engine says',
    operation: 'persona_say',
    effect: 'reads',
    description: 'One sentence in Swedish about what moves the engine just now, with the reasons.',
  },
];

const tools: ToolSpec[] = [
  {
    name: 'fashion_key',
    title: 'Instant key',
    operation: 'registration_instant',
    effect: 'creates',
    only: [],
    description: 'A free key for the fashion tools at once, without an e-mail address; takes a trial slot. Shown once.',
  },
  {
    name: 'fashion_concepts',
    title: 'Fashion concepts',
    operation: 'concepts_plan',
    effect: 'creates',
    key: 'tools',
    description:
      'Different fashion concepts in a style: name, category, description. A description can go to design_submit.',
  },
  {
    name: 'fashion_image',
    title: 'Order a fashion image',
    operation: 'images_generate',
    effect: 'creates',
    key: 'tools',
    description: 'Draws a garment from a description; answers with a job_id for fashion_image_status.',
  },
  {
    name: 'fashion_draw',
    title: 'Draw a fashion image and show it',
    operation: 'images_generate',
    effect: 'creates',
    key: 'tools',
    follow: { operation: 'images_status', id: 'job_id' },
    links: true,
    pictures: 4,
    description:
      'As fashion_image, and waits (wait_seconds, with progress) until it is drawn: answers with the picture itself.',
  },
  {
    name: 'fashion_image_status',
    title: 'How an image stands',
    operation: 'images_status',
    effect: 'reads',
    links: true,
    pictures: 4,
    description:
      'Status of an image job; once completed, links to the PNG images. wait_seconds holds the answer until done.',
  },
  {
    name: 'fashion_chat',
    title: 'Ask the atelier',
    operation: 'chat_reply',
    effect: 'acts',
    key: 'tools',
    only: ['message', 'session_id', 'idempotency_key'],
    description:
      'Questions about clothes, fabric, care, sizing, sewing, the league or the engine; English, Swedish, German, French or Spanish.',
  },
  {
    name: 'fashion_usage',
    title: 'My key',
    operation: 'keys_me',
    effect: 'reads',
    key: 'tools',
    description: "Tier, the day's usage and packs of your key of the fashion tools.",
  },
  {
    name: 'pricing',
    title: 'Prices',
    operation: 'info_pricing',
    effect: 'reads',
    description: 'Plans, packs and how to buy them.',
  },
];

export const TOOLS: readonly ToolSpec[] = [...arena, ...design, ...cognitive, ...tools];
