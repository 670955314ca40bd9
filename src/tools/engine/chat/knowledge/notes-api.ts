import { note, type Note } from './note.js';

/** Particular questions about the four interfaces. */
export const NOTES_API: readonly Note[] = [
  note(
    'api-key',
    [
      'key|nyckel|api key|sign up|register|registrera|nyckeln|apikey',
      'get|how|need|want|obtain|create|where|instant|skaffa|får|hur|behöver|var|free|gratis|registrera|register',
      '!lost|rotate|revoke|delete|arena|bot|agent|design|leaked|challenger|tappat|byta|ta bort|webhook|fighter|cost|kostar|keyhole|limits',
    ],
    'The quickest is GET {url}/api/register: it answers with an instant key without e-mail (three per address and day). With POST {url}/api/register and {"email":"you@example.com","name":"You"} the key is bound to your e-mail. Send it as the header X-API-Key; it is shown only once, so keep it.',
    'Snabbast är GET {url}/api/register: den svarar med en nyckel direkt, utan e-post (tre per adress och dag). Med POST {url}/api/register och {"email":"du@example.com","name":"Du"} knyts nyckeln till din e-post. Skicka den i huvudet X-API-Key; den visas bara en gång, så spara den.',
  ),
  note(
    'api-key-lost',
    [
      'key|nyckel|nyckeln|api key|token',
      'lost|forgot|forgotten|leaked|stolen|compromised|tappat|tappade|glömt|läckt|läckte|stulen|borta',
    ],
    'A key is shown once and only its hash is stored, so a lost one cannot be read back. If it leaked and you still have it, POST {url}/api/keys/rotate gives you a new one while the old works an hour longer; DELETE {url}/api/keys/me revokes it at once. If it is gone, register anew: GET {url}/api/register gives one without e-mail.',
    'En nyckel visas en gång och bara dess hash sparas, så en tappad går inte att läsa tillbaka. Har den läckt men du har den kvar ger POST {url}/api/keys/rotate en ny medan den gamla gäller en timme till; DELETE {url}/api/keys/me spärrar den direkt. Är den borta registrerar du en ny: GET {url}/api/register ger en utan e-post.',
  ),
  note(
    'api-key-rotate',
    ['rotate|rotera|renew|replace|byta|byt|förnya', 'key|nyckel|nyckeln|keys'],
    'POST {url}/api/keys/rotate with your key in X-API-Key. The answer holds the new key, and the old one works for an hour more, so you can change over without a gap.',
    'POST {url}/api/keys/rotate med din nyckel i X-API-Key. Svaret innehåller den nya nyckeln, och den gamla gäller en timme till så att du hinner byta utan avbrott.',
  ),
  note(
    'api-key-delete',
    [
      'delete|revoke|remove|erase|ta bort|radera|spärra',
      'key|account|nyckel|nyckeln|konto|kontot|my data|mina uppgifter|personal data',
      '!stain',
    ],
    'DELETE {url}/api/keys/me with your key revokes it at once; with ?erase=true your e-mail and content are erased, too.',
    'DELETE {url}/api/keys/me med din nyckel spärrar den direkt; med ?erase=true raderas även din e-post och ditt innehåll.',
  ),
  note(
    'api-auth',
    [
      'header|authorization|authenticate|authentication|bearer|auth|huvud|autentisera|send the key|send my key|skickar jag nyckeln',
      '!webhook|signature|arena|rate|limit',
    ],
    'Send your key as X-API-Key: <key>; the OpenAI routes also take Authorization: Bearer <key>, and every call takes ?api_key= as a last resort (a header wins). Arena agents use X-Arena-Key instead.',
    'Skicka nyckeln som X-API-Key: <nyckel>; OpenAI-vägarna tar även Authorization: Bearer <nyckel>, och alla anrop tar ?api_key= i nödfall (huvudet vinner). Arenans agenter använder X-Arena-Key.',
  ),
  note(
    'api-free-calls',
    [
      'free|limit|limits|quota|per day|daily|allowance|calls remaining|calls left|anrop kvar|gratis|gräns|gränser|kvot|kvoter|per dag|om dagen',
      'calls|call|requests|request|limit|limits|quota|anrop|many|much|how|hur många|chat|images|vad|what|are',
      '!429|error|arena|odour|key|hand|fabric|webhook|pattern|bot|smell|upgrade|wrinkle',
    ],
    'Free, you have 10 fashion calls (concepts and images) and 3 chat calls per UTC day, per address even without a key. Pro raises both to 100 a day, and a chat pack adds 100 calls that never expire. X-RateLimit-Remaining in each answer tells you what is left.',
    'Gratis har du 10 modeanrop (koncept och bilder) och 3 chattanrop per UTC-dygn, per adress även utan nyckel. Pro höjer båda till 100 om dagen, och ett chattpaket ger 100 anrop som aldrig går ut. X-RateLimit-Remaining i varje svar visar vad som är kvar.',
  ),
  note(
    'api-429',
    ['429|too many requests|rate limited|limit reached|insufficient_quota|out of calls|slut på anrop|för många anrop'],
    'A 429 with code insufficient_quota means that the day’s calls are spent: it clears at midnight UTC, and upgrade_url in the body leads to Pro or a chat pack. With rate_limit_exceeded you were only too fast; wait the seconds in Retry-After and go on. Retrying a spent quota in a loop does not help.',
    'En 429 med koden insufficient_quota betyder att dagens anrop är slut: den släpper vid midnatt UTC, och upgrade_url i svaret leder till Pro eller ett chattpaket. Med rate_limit_exceeded var du bara för snabb; vänta sekunderna i Retry-After och fortsätt. Att försöka om och om igen när kvoten är slut hjälper inte.',
  ),
  note(
    'api-price',
    [
      'price|prices|pricing|cost|costs|how much|paid|upgrade|subscription|kostar|pris|priser|uppgradera|betala|prenumeration',
      'pro|enterprise|plan|plans|api|key|it|pack|packs|upgrade|chat|calls|nyckel|paket|det|plan|planer|service|tjänsten|how|image|images|what',
      '!fabric|cloth|shrink|ease|dress|shirt|jeans|btc|bitcoin|eth|sol|allowance|tyg|coat|skirt|wool|silk|trousers|sweater|hem',
    ],
    'Getting a key and the daily free calls cost nothing. What you can add is listed with today’s prices at {url}/api/pricing: the plans tools-pro, tools-enterprise and design-pro, and the pack chat-100, which is 100 chat calls for 1 USD that never expire.',
    'Nyckeln och dagens gratisanrop kostar inget. Vad du kan lägga till står med aktuella priser på {url}/api/pricing: planerna tools-pro, tools-enterprise och design-pro, och paketet chat-100, som är 100 chattanrop för 1 USD och aldrig går ut.',
  ),
  note(
    'api-openai',
    ['openai|base url|base_url|sdk|langchain|vercel|ai sdk|compatible|kompatibel|litellm', '!are you|är du|made by'],
    'Point any OpenAI client at base URL {url}/v1, give your key as its API key and atelier-embedded as the model. /v1/chat/completions, /v1/responses, /v1/models and /v1/images/generations answer in OpenAI’s shapes, with streaming. Unknown parameters are ignored; what is not supported is refused with its name in param.',
    'Peka en OpenAI-klient mot bas-URL {url}/v1, ge din nyckel som dess API-nyckel och atelier-embedded som modell. /v1/chat/completions, /v1/responses, /v1/models och /v1/images/generations svarar i OpenAI:s format, även strömmande. Okända parametrar hoppas över; det som inte stöds avvisas med namn i param.',
  ),
  note(
    'api-system',
    [
      'system message|system messages|system prompt for|developer message|systemmeddelande|instructions field|set instructions',
    ],
    'Send it as the first of messages, with role system or developer, to {url}/v1/chat/completions (or as instructions to {url}/v1/responses). I follow what it asks for as to language and length; a model upstream gets all of it.',
    'Skicka det först i messages, med rollen system eller developer, till {url}/v1/chat/completions (eller som instructions till {url}/v1/responses). Jag följer vad det ber om i fråga om språk och längd; en modell uppströms får hela texten.',
  ),
  note(
    'api-image-count',
    [
      'how many images|how many pictures|several images|more than one image|hur många bilder|flera bilder',
      'call|one|at once|request|job|anrop|på en gång|jobb|per',
    ],
    'Up to four: n from 1 to 4 in {url}/api/generate and in {url}/v1/images/generations. In a job they cost one fashion call together, in /v1 each costs one.',
    'Upp till fyra: n från 1 till 4 i {url}/api/generate och i {url}/v1/images/generations. I ett jobb kostar de tillsammans ett modeanrop, i /v1 kostar var och en ett.',
  ),
  note(
    'api-kept',
    [
      'how long|hur länge|retention|lagras|sparas',
      'kept|keep|stored|store|jobs|images|conversations|data|sparas|lagras|bilder|jobb|samtal',
      '!fabric|wool|suit|last|wash|cold',
    ],
    'Jobs, images and conversations are kept for 30 days unless whoever runs this server has set another RETENTION_DAYS, and then removed. DELETE {url}/api/keys/me?erase=true takes what is yours away at once.',
    'Jobb, bilder och samtal sparas i 30 dagar om den som driver servern inte har valt annat i RETENTION_DAYS, och tas sedan bort. DELETE {url}/api/keys/me?erase=true tar bort ditt genast.',
  ),
  note(
    'api-stream',
    ['stream|streaming|strömma|strömmande|sse|server sent events|event stream|realtime|real time'],
    'For chat, send "stream": true to {url}/v1/chat/completions (or /v1/responses): the answer comes as server-sent events and ends with data: [DONE]. With stream_options {"include_usage": true} the last chunk carries the usage.',
    'För chatt: skicka "stream": true till {url}/v1/chat/completions (eller /v1/responses), så kommer svaret som server-sent events och slutar med data: [DONE]. Med stream_options {"include_usage": true} har sista delen åtgången.',
  ),
  note(
    'api-mcp',
    ['mcp|model context protocol|claude desktop|agent tools|llms|llms txt'],
    'Yes, there is an MCP endpoint: connect your client to {url}/mcp (streamable HTTP) with your key in X-API-Key. It offers tools for all four interfaces, and each tool counts as the call it makes. {url}/llms.txt sums everything up for an agent.',
    'Ja, det finns en MCP-ändpunkt: anslut din klient till {url}/mcp (streamable HTTP) med nyckeln i X-API-Key. Den har verktyg för alla fyra gränssnitten, och varje verktyg räknas som det anrop det gör. {url}/llms.txt sammanfattar allt för en agent.',
  ),
  note(
    'api-webhook-verify',
    [
      'webhook|webhooks',
      'verify|signature|sign|signed|check|secret|validate|verifiera|signatur|signaturen|kontrollera|hemlighet|äkta',
    ],
    'Webhooks follow Standard Webhooks. Compute HMAC-SHA256 over "{webhook-id}.{webhook-timestamp}.{body}" with the webhook_secret (the base64 part after whsec_), and compare it in constant time with what follows v1, in the header webhook-signature. Refuse old timestamps; any standardwebhooks library does all of it.',
    'Webhooks följer Standard Webhooks. Beräkna HMAC-SHA256 över "{webhook-id}.{webhook-timestamp}.{body}" med webhook_secret (base64-delen efter whsec_) och jämför i konstant tid med det som följer på v1, i huvudet webhook-signature. Avvisa gamla tidsstämplar; vilket standardwebhooks-bibliotek som helst gör allt detta.',
  ),
  note(
    'api-webhook',
    ['webhook|webhooks|callback|callback url|webhook_url|notify me|notification|notifications'],
    'Send webhook_url with an image or design job (it takes a key), and the creating answer carries a webhook_secret. When the job is done we POST to your address, signed by Standard Webhooks; any 2xx counts as received, failures are retried over some hours, and private addresses are refused.',
    'Skicka webhook_url med ett bild- eller designjobb (det kräver nyckel), så finns webhook_secret i svaret. När jobbet är klart gör vi POST till din adress, signerat enligt Standard Webhooks; alla 2xx räknas som mottaget, fel försöks om under några timmar, och privata adresser avvisas.',
  ),
  note(
    'api-design',
    [
      'design|designs|design job|designjobb|tech pack|pattern from text|text to pattern|designen',
      'api|job|jobs|submit|create|send|how|make|via|post|skapa|skapar|skickar|hur|generate|endpoint|key|service|tjänst|beta',
      '!fabric|cancel|webhook|concept|image|picture|what is a design|revise|change',
    ],
    'Three steps: POST {url}/api/v1/keys/request with {"email":"you@example.com","plan":"beta"} gives a beta key with ten uses. POST {url}/api/v1/design with the header X-API-Key and {"description":"linen shirt with a band collar","style":"minimalist"} gives an id. Then poll GET {url}/api/design/{id} until completed: you get the spec, pattern, flats, an illustration and a tech pack.',
    'Tre steg: POST {url}/api/v1/keys/request med {"email":"du@example.com","plan":"beta"} ger en betanyckel med tio användningar. POST {url}/api/v1/design med huvudet X-API-Key och {"description":"linneskjorta med murarkrage","style":"minimalist"} ger ett id. Fråga sedan GET {url}/api/design/{id} tills status är completed: du får specifikation, mönster, skisser, illustration och tech pack.',
  ),
  note(
    'api-design-revise',
    ['revise|change|modify|edit|ändra|revidera|justera', 'design|designs|designen|design job|dsn'],
    'POST {url}/api/v1/design/{id}/revise with {"instruction":"make it longer and add pockets"} and the same key. It makes a new version, costs one use, and tells in diff what changed.',
    'POST {url}/api/v1/design/{id}/revise med {"instruction":"gör den längre och lägg till fickor"} och samma nyckel. Det blir en ny version, kostar en användning och visar i diff vad som ändrades.',
  ),
  note(
    'api-image',
    [
      'image|images|picture|pictures|png|bild|bilder|bilden|illustration',
      'generate|create|make|get|how|api|endpoint|skapa|skapar|generera|hur|få|draw',
      '!cancel|avbryt|size|sizes|openai|webhook|see|stain|my photo',
    ],
    'POST {url}/api/generate with {"description":"red wool coat with a hood"} answers with a job_id; poll GET {url}/api/status/{job_id} until it is completed and fetch image_url, a PNG. POST {url}/api/generate-fashion-image waits up to ten seconds and often hands you the finished picture, and {url}/v1/images/generations does it in OpenAI’s shape.',
    'POST {url}/api/generate med {"description":"röd yllekappa med huva"} svarar med ett job_id; fråga GET {url}/api/status/{job_id} tills status är completed och hämta image_url, en PNG. POST {url}/api/generate-fashion-image väntar upp till tio sekunder och ger ofta den färdiga bilden, och {url}/v1/images/generations gör det i OpenAI:s format.',
  ),
  note(
    'api-cancel',
    ['cancel|abort|stop|avbryt|avbryta|ångra', 'job|image|picture|design|jobb|jobbet|bild|order|generation|bildjobb'],
    'DELETE {url}/api/status/{job_id} with the key or address that made it cancels an image job, and the unit comes back if it had not started. A design is cancelled with DELETE {url}/api/design/{id}.',
    'DELETE {url}/api/status/{job_id} med samma nyckel eller adress avbryter ett bildjobb, och enheten ges tillbaka om det inte hade börjat. En design avbryts med DELETE {url}/api/design/{id}.',
  ),
  note(
    'api-arena-register',
    [
      'register|join|enter|sign up|add|anmäla|anmäl|registrera|gå med|delta|ansluta|start',
      'arena|league|bot|agent|challenger|fighter|ligan|liga|utmanare|botten',
      '!leads|leader',
    ],
    'POST {url}/api/v1/agents with {"name":"my-agent"} gives you an api_key. Then POST {url}/api/v1/agents/heartbeat with that key in X-Arena-Key puts you into the ring; repeat it at least every 600 seconds. Orders go to {url}/api/v1/agents/decide.',
    'POST {url}/api/v1/agents med {"name":"min-agent"} ger dig en api_key. Sedan sätter POST {url}/api/v1/agents/heartbeat med nyckeln i X-Arena-Key dig i ringen; upprepa minst var 600:e sekund. Order skickas till {url}/api/v1/agents/decide.',
  ),
  note(
    'api-arena-decide',
    [
      'buy|sell|order|orders|decide|decision|decisions|trade|trades|signal|close|short|long|köpa|köp|sälja|sälj|handla|beslut|köporder',
      'bot|agent|arena|league|api|send|push|how do i|place|via|skickar|min bot|endpoint|botten|ligan',
      '!leads|leading|why|shirt|fabric|dress|bitcoin price|seam',
    ],
    'POST {url}/api/v1/agents/decide with your key in X-Arena-Key and, for a purchase, {"symbol":"BTC/USD","signal":"buy_to_enter","notional_usd":500}. It is carried out at the next tick; an entry names exactly one of quantity, notional_usd and equity_pct. The agent must be active, so send heartbeats.',
    'POST {url}/api/v1/agents/decide med nyckeln i X-Arena-Key och, för ett köp, {"symbol":"BTC/USD","signal":"buy_to_enter","notional_usd":500}. Det utförs vid nästa tick; ett inträde anger exakt en av quantity, notional_usd och equity_pct. Agenten måste vara aktiv, så skicka heartbeat.',
  ),
  note(
    'api-arena-heartbeat',
    ['heartbeat|heartbeats|hjärtslag'],
    'POST {url}/api/v1/agents/heartbeat with X-Arena-Key both shows that your agent lives and takes it into the ring. Repeat it at least every 600 seconds, or the agent is set aside until the next one.',
    'POST {url}/api/v1/agents/heartbeat med X-Arena-Key visar att din agent lever och tar in den i ringen. Upprepa minst var 600:e sekund, annars ställs agenten åt sidan tills nästa.',
  ),
  note(
    'api-arena-money',
    ['real money|riktiga pengar|real trading|riktig handel|paper trading|pappershandel', '!invest'],
    'No money is moved: the league is paper trading on its own simulated market, and every participant begins with the same pretended capital.',
    'Inga pengar rör sig: ligan är pappershandel på en egen simulerad marknad, och alla deltagare börjar med samma låtsaskapital.',
  ),
  note(
    'api-idempotency',
    [
      'idempotency|idempotent|idempotency key|retry|retries|retry safely|twice|försöka igen|omförsök|dubbelt',
      '!wash|sew|stitch|hem',
    ],
    'Put an Idempotency-Key header on the POST. If you send the same request again with the same key within 24 hours, you get the first answer back, marked Idempotent-Replayed: true, and it costs nothing. The same key with another body is refused with 422.',
    'Sätt huvudet Idempotency-Key på ditt POST. Skickar du samma anrop igen med samma nyckel inom 24 timmar får du tillbaka första svaret, märkt Idempotent-Replayed: true, utan kostnad. Samma nyckel med annat innehåll avvisas med 422.',
  ),
  note(
    'api-session',
    [
      'session|session_id|remember|conversation|history|samtal|minns|kommer du ihåg|historik',
      '!fabric|old conversation|shape',
    ],
    'In POST {url}/api/chat send back the session_id of the first answer, and I keep the thread: “and silk?” or “why?” then work. With /v1/chat/completions you send the earlier messages along yourself, as with any OpenAI client.',
    'I POST {url}/api/chat skickar du tillbaka session_id från första svaret, så håller jag tråden: ”och siden?” eller ”varför?” fungerar då. Med /v1/chat/completions skickar du själv med de tidigare meddelandena, som med alla OpenAI-klienter.',
  ),
  note(
    'api-concept',
    ['concept|concepts|koncept|modekoncept', '!colour|art'],
    'POST {url}/api/fashion-concept with {"style":"minimalist","count":3,"seed":7} answers with that many different concepts, each with name, category and description. Count goes from 1 to 20, the same seed gives the same ideas, and it works without a key.',
    'POST {url}/api/fashion-concept med {"style":"minimalist","count":3,"seed":7} svarar med så många olika koncept, vart och ett med namn, kategori och beskrivning. Antalet går från 1 till 20, samma seed ger samma idéer, och det fungerar utan nyckel.',
  ),
  note(
    'api-json',
    [
      'json mode|json_object|json_schema|response_format|structured output|function calling|tool calling|tools',
      'json|schema|format|support|function|tools|structured|calling|stöd|output',
      '!sewing|sew|hand',
    ],
    'On {url}/v1/chat/completions response_format json_object and json_schema give an answer that validates. Function tools the embedded model does not do: it refuses them with param "tools" rather than pretend.',
    'På {url}/v1/chat/completions ger response_format json_object och json_schema ett svar som validerar. Funktionsverktyg klarar den inbyggda modellen inte: den avvisar dem med param "tools" i stället för att låtsas.',
  ),
  note(
    'api-docs',
    ['docs|documentation|swagger|openapi|postman|endpoints|dokumentation|ändpunkter|openapi spec', '!openai'],
    'Interactive documentation is at {url}/docs, the OpenAPI file at {url}/openapi.json, a Postman collection at {url}/postman_collection.json, and {url}/api links to everything.',
    'Interaktiv dokumentation finns på {url}/docs, OpenAPI-filen på {url}/openapi.json, en Postman-samling på {url}/postman_collection.json, och {url}/api länkar till allt.',
  ),
  note(
    'api-cognitive',
    [
      'cognitive|kognitiva|kognitiv|engine state|snapshot|ögonblicksbild|motorns tillstånd',
      'api|endpoint|get|call|read|how do i|hur läser|läser|hämtar|anropar|where',
    ],
    'GET {url}/api/cognitive is the live snapshot of the engine, no key needed. GET {url}/api/{persona}-say lets it speak Swedish, and POST {url}/api/{persona}-demo with {"text":"…"} shows how it reads a text, ten times a day for free.',
    'GET {url}/api/cognitive är den levande bilden av motorn, ingen nyckel behövs. GET {url}/api/{persona}-say låter den tala svenska, och POST {url}/api/{persona}-demo med {"text":"…"} visar hur den läser en text, tio gånger om dagen gratis.',
  ),

  note(
    'api-is-it-free',
    [
      'is it free|is this free|free to use|for free|är det gratis|kostar det något|does it cost|gratis',
      '!shipping|hand|wrinkle|crease|limit|limits|calls|anrop',
    ],
    'Yes, to begin with: a key costs nothing, and every day you have 10 fashion calls and 3 chat calls free. The league and the engine’s snapshot can be read without a key. More is listed at {url}/api/pricing.',
    'Ja, till att börja med: en nyckel kostar inget, och varje dag har du 10 modeanrop och 3 chattanrop gratis. Ligan och motorns läge går att läsa utan nyckel. Vill du ha mer står det på {url}/api/pricing.',
  ),
  note(
    'api-reset',
    [
      'reset|resets|renew|renews|refill|nollställs|förnyas|återställs',
      'limit|limits|quota|calls|when|how long|kvot|gräns|gränsen|anrop|när',
    ],
    'Daily limits reset at midnight UTC; X-RateLimit-Reset gives the moment in Unix seconds. Chat packs do not reset, they last until they are used.',
    'Dagens gränser nollställs vid midnatt UTC; X-RateLimit-Reset anger ögonblicket i Unixsekunder. Chattpaket nollställs inte, de räcker tills de är slut.',
  ),
  note(
    'api-market-real',
    [
      'btc|bitcoin|eth|market|prices|price|marknad|marknaden|kurs|kurserna|money|pengar',
      'real|simulated|fake|live|true|riktig|riktiga|simulerad|på riktigt|verklig|äkta',
      '!wool|silk|leather',
    ],
    'It is the league’s own market, and no money is moved: all of it is paper trading, so its prices are not an exchange’s unless the operator has connected a live feed.',
    'Det är ligans egen marknad, och inga pengar rör sig: allt är pappershandel, så kurserna är inte börsens om inte driften har kopplat in ett verkligt flöde.',
  ),
  note(
    'api-what-for',
    [
      'what can i do with|what is it for|use it for|what does the key|vad kan jag göra med|vad kan jag använda',
      'key|api|it|nyckel|nyckeln|den|det',
    ],
    'With the key you can ask for fashion concepts, have pictures of garments made, chat here or through any OpenAI client, and connect an agent over MCP. Designs with patterns and the trading league have keys of their own. {url}/docs lets you try each call.',
    'Med nyckeln kan du be om modekoncept, få bilder av plagg, chatta här eller genom en OpenAI-klient, och ansluta en agent via MCP. Designer med mönster och handelsligan har egna nycklar. På {url}/docs kan du prova alla anrop.',
  ),
];
