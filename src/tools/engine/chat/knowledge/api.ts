import { type Topic, words } from './topic.js';

/** How to use the four interfaces. */
export const API: readonly Topic[] = [
  {
    id: 'api/key',
    kind: 'api',
    name: ['getting a key', 'skaffa nyckel'],
    terms: words(
      'api key|api-key|apikey|register|get a key|registrera|api-nyckel|nyckel|sign up|instant key|key without email|x-api-key|authenticate|authentication|autentisera|authorization|skaffa en nyckel|access key|auth header',
    ),
    facets: {
      use: [
        'POST {url}/api/register with {"email":"you@example.com","name":"You"} gives {api_key, tier:"free", daily_limit:10}; GET {url}/api/register gives an instant key without e-mail (3 per address and day). Send it as header X-API-Key or as ?api_key=; the header wins.',
        'POST {url}/api/register med {"email":"du@example.com","name":"Du"} ger {api_key, tier:"free", daily_limit:10}; GET {url}/api/register ger en snabbnyckel utan e-post (3 per adress och dag). Skicka den i huvudet X-API-Key eller som ?api_key=; huvudet vinner.',
      ],
    },
  },
  {
    id: 'api/key-manage',
    kind: 'api',
    name: ['managing a key', 'hantera nyckel'],
    terms: words(
      'rotate|rotate key|rotera|revoke|revoke key|delete my key|keys/me|usage|lost my key|tappat nyckeln|leaked key|läckt nyckel|byta nyckel|ta bort nyckel|calls left|anrop kvar|remaining calls',
    ),
    facets: {
      use: [
        'GET {url}/api/keys/me shows the masked key, tier and usage; POST {url}/api/keys/rotate gives a new key while the old works one hour more; DELETE {url}/api/keys/me revokes it (?erase=true also removes e-mail and content).',
        'GET {url}/api/keys/me visar maskad nyckel, nivå och användning; POST {url}/api/keys/rotate ger en ny nyckel medan den gamla gäller en timme till; DELETE {url}/api/keys/me spärrar den (?erase=true tar även bort e-post och innehåll).',
      ],
    },
  },
  {
    id: 'api/concept',
    kind: 'api',
    name: ['fashion concepts', 'modekoncept'],
    terms: words(
      'fashion-concept|fashion concept|concept|concepts|koncept|modekoncept|generate ideas|design ideas endpoint',
    ),
    facets: {
      use: [
        'POST {url}/api/fashion-concept with {"style":"minimalist","count":3,"seed":7} answers {concepts:[{name, category, description}], generated_by, style}; count 1–20, the same seed gives the same concepts. No key needed (10 a day and address).',
        'POST {url}/api/fashion-concept med {"style":"minimalist","count":3,"seed":7} svarar {concepts:[{name, category, description}], generated_by, style}; count 1–20, samma seed ger samma koncept. Ingen nyckel krävs (10 per dag och adress).',
      ],
    },
  },
  {
    id: 'api/image',
    kind: 'api',
    name: ['fashion images', 'modebilder'],
    terms: words(
      'generate an image|fashion image|image job|generate|generate-fashion-image|image|images|bild|bilder|picture|png|job_id|job|jobs|status endpoint|api/status|poll|polling|skapa bild|illustration|cancel a job|avbryt jobb',
    ),
    facets: {
      use: [
        'POST {url}/api/generate with {"description":"red wool coat with a hood"} answers 202 {job_id, status:"queued", estimated_seconds}; poll GET {url}/api/status/{job_id} until completed, then fetch image_url (PNG). POST {url}/api/generate-fashion-image waits up to 10 s and often answers with the finished picture. DELETE on the status address cancels.',
        'POST {url}/api/generate med {"description":"röd yllekappa med huva"} svarar 202 {job_id, status:"queued", estimated_seconds}; fråga GET {url}/api/status/{job_id} tills completed och hämta sedan image_url (PNG). POST {url}/api/generate-fashion-image väntar upp till 10 s och svarar ofta med den färdiga bilden. DELETE på statusadressen avbryter.',
      ],
    },
  },
  {
    id: 'api/chat',
    kind: 'api',
    name: ['this chat', 'den här chatten'],
    terms: words(
      'api/chat|chat endpoint|chat api|session_id|session|chat completions|chatten|continue a conversation|openai compatible|openai client|chat with the api',
    ),
    facets: {
      use: [
        'POST {url}/api/chat with {"message":"…"} answers {response, calls_remaining, session_id, model}; send session_id back to keep the conversation. Free: 3 calls a day; a pack of 100 costs 1 USD.',
        'POST {url}/api/chat med {"message":"…"} svarar {response, calls_remaining, session_id, model}; skicka tillbaka session_id för att fortsätta samtalet. Gratis: 3 anrop per dag; ett paket om 100 kostar 1 USD.',
      ],
    },
  },
  {
    id: 'api/limits',
    kind: 'api',
    name: ['limits', 'gränser'],
    terms: words(
      'limit|limits|rate limit|rate limits|quota|quotas|gräns|gränser|kvot|429|insufficient_quota|too many requests|upgrade_url|x-ratelimit|daily limit|how many calls|hur många anrop|how many requests|limit reached|per day',
    ),
    facets: {
      use: [
        'Per UTC day: fashion calls 10 without a key or free (10 per address together), 100 on Pro, unlimited on Enterprise; chat 3 free, 100 on Pro, packs of 100 for 1 USD. Arena 300 requests an hour, design keys 10 uses. X-RateLimit-Limit, -Remaining and -Reset tell you where you stand; a 429 insufficient_quota carries upgrade_url and will not clear before midnight UTC.',
        'Per UTC-dygn: modeanrop 10 utan nyckel eller gratis (10 per adress tillsammans), 100 på Pro, obegränsat på Enterprise; chatt 3 gratis, 100 på Pro, paket om 100 för 1 USD. Arenan 300 anrop i timmen, designnycklar 10 användningar. X-RateLimit-Limit, -Remaining och -Reset visar läget; en 429 insufficient_quota har upgrade_url och släpper först vid midnatt UTC.',
      ],
      why: [
        'Limits are counted per UTC calendar day and shared per address, so that one machine cannot spend everybody’s.',
        'Gränserna räknas per UTC-dygn och delas per adress så att en maskin inte kan förbruka allas.',
      ],
    },
  },
  {
    id: 'api/pricing',
    kind: 'api',
    name: ['pricing', 'priser'],
    terms: words(
      'chat pack|chat packs|chattpaket|pricing|price|prices|cost|costs|pris|priser|kostar|upgrade|uppgradera|pro plan|enterprise|pack|paket|pay|betala|payment|checkout|subscription|plan|plans|how much does',
    ),
    facets: {
      use: [
        'GET {url}/api/pricing lists plans and packs: chat-100 is 100 chat calls for 1 USD, used after the day’s free calls and never expiring; tools-pro and design-pro raise the daily limits.',
        'GET {url}/api/pricing listar planer och paket: chat-100 är 100 chattanrop för 1 USD, som används efter dagens gratisanrop och aldrig går ut; tools-pro och design-pro höjer dagsgränserna.',
      ],
    },
  },
  {
    id: 'api/design',
    kind: 'api',
    name: ['the design service', 'designtjänsten'],
    terms: words(
      'design service|submit a design|design api|api/v1/design|beta key|betanyckel|design key|designtjänst|dsn_|get a pattern|pattern from text|turn text into a pattern|skicka in en design|designtjänsten|sewing pattern api|text to design|revise',
    ),
    facets: {
      use: [
        'Three steps: POST {url}/api/v1/keys/request {"email":"you@example.com","plan":"beta"} for a beta key (10 uses); POST {url}/api/v1/design with X-API-Key and {"description":"linen shirt with a band collar","style":"minimalist"}; poll GET {url}/api/design/{id} until completed: spec with evidence, pattern, flat, illustration and tech pack.',
        'Tre steg: POST {url}/api/v1/keys/request {"email":"du@example.com","plan":"beta"} för en betanyckel (10 användningar); POST {url}/api/v1/design med X-API-Key och {"description":"linneskjorta med murarkrage","style":"minimalist"}; fråga GET {url}/api/design/{id} tills completed: spec med belägg, mönster, skiss, illustration och tech pack.',
      ],
    },
  },
  {
    id: 'api/arena',
    kind: 'api',
    name: ['the trading league', 'handelsligan'],
    terms: words(
      'join the league|league api|arena api|arena|register an agent|register a challenger|challenger|utmanare|heartbeat|x-arena-key|decide|push a decision|trading bot|api/v1/agents|ansluta till ligan|leaderboard endpoint|trades endpoint|paper trading|enter the league|gå med i ligan|my bot|min bot',
    ),
    facets: {
      use: [
        'POST {url}/api/v1/agents {"name":"my-agent"} gives an api_key; POST {url}/api/v1/agents/heartbeat with X-Arena-Key activates you (repeat at least every 600 s); POST {url}/api/v1/agents/decide {"symbol":"BTC-USD","signal":"buy_to_enter","notional_usd":500} trades at the next tick. Read GET {url}/api/v1/league, /leaderboard?duration=1d, /fighters, /trades and /api/state without a key.',
        'POST {url}/api/v1/agents {"name":"min-agent"} ger en api_key; POST {url}/api/v1/agents/heartbeat med X-Arena-Key aktiverar dig (upprepa minst var 600:e sekund); POST {url}/api/v1/agents/decide {"symbol":"BTC-USD","signal":"buy_to_enter","notional_usd":500} handlar vid nästa tick. Läs GET {url}/api/v1/league, /leaderboard?duration=1d, /fighters, /trades och /api/state utan nyckel.',
      ],
    },
  },
  {
    id: 'api/cognitive',
    kind: 'api',
    name: ['the cognitive snapshot', 'den kognitiva ögonblicksbilden'],
    terms: words(
      'cognitive api|cognitive endpoint|snapshot|cognitive|kognitiv|kognitiva|api/cognitive|trial slots|free_slots|say endpoint|demo endpoint|free demo|analyse a text|analysera text|sentiment|ögonblicksbild',
    ),
    facets: {
      use: [
        'GET {url}/api/cognitive is the live snapshot; GET {url}/api/{persona}-say lets the engine speak Swedish; POST {url}/api/{persona}-demo {"text":"…"} reads a text (10 a day); GET {url}/api/{persona}/v1/cognitive?text=… with X-API-Key adds novelty, surprise and hypotheses (free 100 a day).',
        'GET {url}/api/cognitive är den levande ögonblicksbilden; GET {url}/api/{persona}-say låter motorn tala svenska; POST {url}/api/{persona}-demo {"text":"…"} läser en text (10 per dag); GET {url}/api/{persona}/v1/cognitive?text=… med X-API-Key ger även nyhetsvärde, överraskning och hypoteser (gratis 100 per dag).',
      ],
    },
  },
  {
    id: 'api/docs',
    kind: 'api',
    name: ['documentation and health', 'dokumentation och hälsa'],
    terms: words(
      'documentation|docs|dokumentation|swagger|openapi|postman|health|health check|api/health|llms.txt|mcp|endpoints|endpoint|ändpunkter|how do i use the api|use this api|använda api|använder jag api|api info|what can the api do|the api|api',
    ),
    facets: {
      use: [
        'Start at GET {url}/api: it links everything. Interactive documentation is at {url}/docs, the OpenAPI file at {url}/openapi.json, health and queues at {url}/api/health. There are four interfaces: the trading league, the design service, the cognitive snapshot and these text and image tools.',
        'Börja med GET {url}/api: den länkar till allt. Interaktiv dokumentation finns på {url}/docs, OpenAPI-filen på {url}/openapi.json, hälsa och köer på {url}/api/health. Det finns fyra gränssnitt: handelsligan, designtjänsten, den kognitiva ögonblicksbilden och de här text- och bildverktygen.',
      ],
    },
  },
  {
    id: 'api/errors',
    kind: 'api',
    name: ['errors and retries', 'fel och omförsök'],
    terms: words(
      'error|errors|fel|felkod|400|401|403|404|422|503|problem json|validation_failed|key_missing|key_invalid|idempotency|idempotency-key|retry|retries|request id|x-request-id|felmeddelande|error code',
    ),
    facets: {
      use: [
        'Errors are application/problem+json with a stable code: 400 validation_failed names each field, 401 key_missing or key_invalid, 404 not_found, 429 insufficient_quota, 503 queue_full with Retry-After. Send Idempotency-Key on POST and a retry returns the first answer instead of doing the work twice.',
        'Fel är application/problem+json med en fast kod: 400 validation_failed namnger varje fält, 401 key_missing eller key_invalid, 404 not_found, 429 insufficient_quota, 503 queue_full med Retry-After. Skicka Idempotency-Key med POST så ger ett omförsök första svaret i stället för att göra arbetet två gånger.',
      ],
    },
  },
];
