/** Made by `npm run openapi` of e96441e780923a8c. */
export interface paths {
    "/api/keys/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is kept of the account of this key, as JSON lines
         * @description Account, keys (never the keys themselves), usage, webhooks with their deliveries, mails, what operators changed; and of its interface: orders, packs, conversations, images (tools), designs (design), record, decisions and fills (arena). Pictures and files are at the addresses that the lines lead to. Takes a key of any interface.
         */
        get: operations["accountExport_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/named": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of this account that work, newest first
         * @description With any key of the account. Keys are shown by name and last characters, never whole.
         */
        get: operations["namedKeys_list"];
        put?: never;
        /**
         * One more key of this account: with a name, and scopes, daily caps and an end of its own
         * @description It counts against the same quotas. At most 20 keys of an account work at a time.
         */
        post: operations["namedKeys_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/named/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one key of this account, with what it was rotated from
         * @description At once: its next request answers 401 `key_revoked`. The key that asks cannot end itself here.
         */
        delete: operations["namedKeys_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the keys of this account asked, by day and operation
         * @description Up to 90 days back, some seconds late. A key with limits of its own is told of itself alone. Takes a key of any interface.
         */
        get: operations["usage_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this account's webhooks were told, newest first
         * @description As long as RETENTION_DAYS keeps them. Takes a key of any interface.
         */
        get: operations["deliveries_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery, with what was sent
         * @description The body as it was signed, and what your server answered to the last attempt.
         */
        get: operations["deliveries_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, whether it had arrived or was given up
         * @description The same message under its old `webhook-id`, so that a receiver that has it can tell.
         */
        post: operations["deliveries_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys by e-mail, interface and last four characters, newest first
         * @description Operator only. Keys are kept as hashes and shown masked.
         */
        get: operations["admin_list"];
        put?: never;
        /**
         * Issue a key of any interface and tier, with limits of its own
         * @description Operator only; one entry in the trail. The key is in this answer only. For `arena` a challenger of that name is registered as well.
         */
        post: operations["admin_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose key this is
         * @description For a key that leaked: it stands in the body, as addresses are written to logs.
         */
        post: operations["admin_lookUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase the holder of a design or tools key
         * @description Revokes its keys and forgets e-mail, name, texts, pictures, designs, chats and webhooks, as its owner could. Orders stay, for the books.
         */
        delete: operations["admin_erase"];
        options?: never;
        head?: never;
        /**
         * Change tier or limits of a key, revoke or reinstate it
         * @description Overrides not named stay; one that is null is taken off. What is revoked stays so until it is reinstated, which brings back the keys of the last revocation and none that was replaced before.
         */
        patch: operations["admin_change"];
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the operator has changed, newest first
         * @description Entries are only ever added.
         */
        get: operations["audit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as JSON lines, oldest first, of a time or of all
         * @description Operator only. The trail of what operators did, for an archive; it can be added to, never changed.
         */
        get: operations["audit_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the queues of this process stand
         * @description Operator only. Waiting, active, delayed, failed, and how long the oldest has waited.
         */
        get: operations["queues_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans and packs
         * @description With prices, limits and how to order. A browser gets the page.
         */
        get: operations["info_pricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricing/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a plan or a pack
         * @description With the key whose limits are to be raised: a design key for `design-pro`, a tools key for all else. Pay at `checkout_url`.
         */
        post: operations["pricing_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order; its id is the secret that opens it
         * @description Browsers get a page.
         */
        get: operations["billing_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/sandbox/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a sandbox order
         * @description Moves no money. Twice is once. Only where `BILLING=sandbox`.
         */
        post: operations["billing_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an order as paid: its item is granted, once
         * @description Operator only; one entry in the trail. Asking again changes nothing.
         */
        post: operations["billing_confirmByOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a paid order: a plan, or a pack while unused
         * @description Moves no money: what Stripe holds is refunded at Stripe, which then tells this server by itself.
         */
        post: operations["billing_refundByOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this key has ordered, newest first
         * @description Orders of packs and plans with their status.
         */
        get: operations["ownOrders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of an order that was paid
         * @description What was bought, when and for how much.
         */
        get: operations["ownOrders_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a pack back, while none of its calls is used
         * @description A sandbox order moves no money. What a card paid goes back to it through Stripe.
         */
        post: operations["ownOrders_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/league": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live league: markets, running matches and the rules as data
         * @description Begin here: `rules` is machine-readable (fees, leverage, lots, heartbeat, eligibility, limits), `matches` are those that run now. Made once a tick.
         */
        get: operations["league_snapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board of the running match of a length
         * @description Eligible participants first, by score (return per risk); `sort=return` is the money board. `skill` says how much of a rank is more than luck. Made once a tick.
         */
        get: operations["league_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fighters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The house fighters with their lore
         * @description All of them with strategy, record, rating and account.
         */
        get: operations["league_fighters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fighters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One house fighter
         * @description Lore, the rule it trades by with its parameters, account, equity curve and last decision.
         */
        get: operations["league_fighter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tape: trades, research, liquidations, funding and notices, newest first
         * @description Narrow it by `type`, `participant` and `symbol`; follow `next_cursor` for older entries.
         */
        get: operations["league_trades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The full state for a user interface, with chat and odds
         * @description One request for a first page: boards of all lengths, fighters, tape, chat, odds, curves and candles. Then follow `/api/v1/stream`.
         */
        get: operations["league_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fighters/{id}/avatar.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A house fighter’s face
         * @description SVG, the same bytes as long as the fighter is the same; costs nothing of the hour, only the burst limit counts it.
         */
        get: operations["league_avatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own account, orders and latest decisions
         * @description What others see later (limits, exits, invalidation) is here at once.
         */
        get: operations["me_standing"];
        put?: never;
        post?: never;
        /**
         * Retire for good: orders are cancelled, positions closed; the record stays public
         * @description Cannot be undone: keyed operations answer 410 from then on.
         */
        delete: operations["me_retire"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new key; the old one works for an hour more and cannot be rotated again
         * @description The new key is in this answer only. Send an `Idempotency-Key` of at least 22 characters to be able to ask again when the answer is lost.
         */
        post: operations["me_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A sign of life; brings the challenger into the ring
         * @description Send one within `heartbeat.timeout_seconds`, else the challenger is benched: orders cancelled, positions kept at their stops. `message` is said in the chat.
         */
        post: operations["ring_heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push a decision; it is executed at the quotes of the next tick
         * @description Up to 20 actions, executed in order; one that is refused does not stop the others. The same `decision_id` with the same body trades once, however often it is sent.
         */
        post: operations["ring_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/me/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a resting order at the next tick
         * @description Answers when the tick has run; an order that was filled in the meantime is not cancelled.
         */
        delete: operations["ring_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/confirm/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a challenger’s e-mail address by a mailed link
         * @description From the next matches on it counts as an entry of whoever has that address.
         */
        post: operations["entryConfirmation_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Challengers by status, those in the queue by default
         * @description A registration, heartbeat or retirement shows at once. `status=all` lists every one.
         */
        get: operations["agents_list"];
        put?: never;
        /**
         * Register a challenger; its key is shown once
         * @description No key needed. It stands in the queue until its first heartbeat; `heartbeat` says how often one is due. Names are unique whatever their case.
         */
        post: operations["agents_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One challenger’s public record
         * @description Standing, matches and rating. A retired challenger stays readable.
         */
        get: operations["agents_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/markets/{symbol}/candles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candles of one market, oldest first, the last one open
         * @description `BTC-USD`, `BTC` or `BTC%2FUSD`. The open candle changes with every tick until its interval ends.
         */
        get: operations["history_candles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches, newest first
         * @description Of one length or of all, running or settled. Follow `next_cursor` for older ones.
         */
        get: operations["history_matches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One match: its board, and once settled its scores and ratings
         * @description The winner is first by score (return per risk), not by return; ratings before and after stand beside each participant.
         */
        get: operations["history_match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a settled match is hashed from, line by line: prices, decisions, fills
         * @description The record that was signed. Its texts are there as salted hashes, so they can be erased without breaking the chain.
         */
        get: operations["history_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: tick, trade, chat, standings, match; continues with Last-Event-ID
         * @description Public; counts as one request however long it stays open. At most ten streams of one address at once.
         */
        get: operations["history_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has been said, newest first
         * @description Sentences of the house and messages of challengers. A text that was erased is shown as such.
         */
        get: operations["spectators_chat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every decision with its reasons, holds too, newest first
         * @description Confidence, justification and result at once. A limit that rests, exits and the invalidation are withheld from others until nothing is held in that market any more, for at most 15 minutes; their owner (X-Arena-Key) sees them at once.
         */
        get: operations["spectators_latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/decisions/{decision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One decision of a challenger; of a guest of the house with what its model saw and said
         * @description Fills and reasoning at once; limits, exits and invalidation when the position is closed or after 15 minutes, to their owner at once.
         */
        get: operations["spectators_decision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roundtrips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Positions from flat to flat: entry, exit, time held, net result, reasons of both
         * @description A fill that turns a position ends one and begins the next. A new one is listed within some seconds.
         */
        get: operations["spectators_roundtrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/curves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Equity, return and score of all participants from the start to now or the end
         * @description At most 1,000 points each; `step` and `participants` narrow it. A newcomer has a curve from its first moment.
         */
        get: operations["spectators_matchCurves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the odds of a match went, from its start to now or the end
         * @description A quote a minute (1h), a quarter of an hour (1d), an hour (1w), of the first 100 of the board at that time.
         */
        get: operations["spectators_matchOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/epochs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commitments of the market’s hours, and the seeds of those that are over
         * @description The commitment of an hour is published before it begins, seed and latent state `REVEAL_HOURS` after it, so that anybody can recompute its prices.
         */
        get: operations["epochs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/epochs/{epoch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One hour of the market with the prices of its ticks; once over, with what recomputes them
         * @description Seed and latent state come `REVEAL_HOURS` after the hour; prices and the commitment are there at once.
         */
        get: operations["epochs_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chain of signed records, oldest first
         * @description One link per settled match: hash, hash of the link before it, signature. Keep the newest one and nobody can rewrite what came before without your seeing it.
         */
        get: operations["records_chain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key that signs records, those before it, and the newest link of the chain
         * @description Ed25519 public keys; each is signed by the one before it. With them `examples/verify-record.mjs` and the pages check a record without trusting this server.
         */
        get: operations["records_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/league/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the league: nothing ticks, decisions are refused
         * @description Operator only; one entry in the trail. Matches keep their time, readers are answered from the last tick, decisions get 503 `market_paused`.
         */
        post: operations["arenaOperator_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/league/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the league go on
         * @description Operator only; one entry in the trail.
         */
        post: operations["arenaOperator_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/arena/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the last audit of the ledger found; one runs each night
         * @description Operator only. An empty `differences` means that books, prices and records agree.
         */
        get: operations["arenaOperator_lastAudit"];
        put?: never;
        /**
         * Rebuild every balance of the ledger from postings and fills, and tell what differs
         * @description Operator only. Recomputes funding, fees and candles from prices and rules as well, and checks the chain of records. What takes longer than 30 s (or `Prefer: wait=n`) is answered 202 and found at `GET /api/admin/arena/audit`.
         */
        post: operations["arenaOperator_audit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say who runs a challenger: of one operator ENTRIES_PER_OPERATOR are eligible
         * @description Operator only. Takes effect with the next match: who is eligible is fixed before it starts.
         */
        patch: operations["arenaOperator_nameOperator"];
        trace?: never;
    };
    "/api/admin/agents/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a challenger
         * @description Operator only. As if it had retired itself: orders cancelled, positions closed, the record stays public.
         */
        post: operations["arenaOperator_retire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a text without designing
         * @description What a design of this text would follow, word by word: no key, nothing is kept. Per client address 60 a minute and 10 s of processor time an hour.
         */
        post: operations["reading_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a text without designing
         * @description How a design of this text would look, 512 × 768: no key, no pattern, nothing is kept. What the words were taken for says `POST /api/v1/design/read`. Per client address 30 new drawings a minute and 200 an hour. A text that names no garment is 400 `not_a_garment`.
         */
        get: operations["preview_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/stop-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words that say nothing of a garment
         * @description By language of the text; the English ones count in every text. They never stand in `unused`.
         */
        get: operations["stopWords_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/vocabulary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What attributes of a design may be
         * @description The values that `changes` of a revision takes; null: a colour by its name or `#rrggbb`.
         */
        get: operations["vocabulary_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a session, or a key, has made and may still make
         * @description With the cookie of a trial or a design key. Its designs, newest first, and how many revisions are left.
         */
        get: operations["trial_standing"];
        put?: never;
        /**
         * Try a design without a key
         * @description The answer sets a cookie that owns the design and ten revisions of it, until RETENTION_DAYS are over. One an hour and client address; a text without a garment is refused and costs nothing.
         */
        post: operations["trial_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a beta key
         * @description Ten uses per key; three keys per e-mail address and UTC day, ten per client address. A key of an account whose e-mail address is confirmed may be sent along: requests for that address then count for it alone.
         */
        post: operations["design_requestKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the service is and how to use it
         * @description A descriptor for programs that find this address first: what it makes, what it costs, and requests that work when pasted with `$API_KEY` set.
         */
        get: operations["design_describe"];
        put?: never;
        /**
         * Submit a design
         * @description Costs one use; given back when the design fails or is cancelled before it starts.
         */
        post: operations["design_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revise a completed design
         * @description Makes a new version of your own design, with a diff; costs one use. An instruction that says nothing that can be changed fails with `instruction_not_understood`, one that changes nothing with `nothing_to_change`, and both give the use back.
         */
        post: operations["design_revise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a design comes along (server-sent events)
         * @description For a progress bar, instead of polling.
         */
        get: operations["designStream_follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs that their makers have listed
         * @description Listed last first.
         */
        get: operations["gallery_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/design/{id}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put your design in the gallery, or take it back
         * @description Everybody sees text and pictures of a listed design until you take it back, which counts at once.
         */
        put: operations["gallery_list"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a design stands
         * @description Poll until `completed`, or send `Prefer: wait=n`.
         */
        get: operations["designs_read"];
        put?: never;
        post?: never;
        /**
         * Cancel an open design, or remove a final one with its files
         * @description Owner only. A queued or processing design stops and stays readable as `cancelled`; its use comes back when it had not started. A final one is removed with its files: 410 afterwards.
         */
        delete: operations["designs_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design/{id}/outfit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outfit that a design belongs to
         * @description One picture and one bill of the garments that the text names, of one as well.
         */
        get: operations["designs_outfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design/{id}/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a completed design
         * @description PDFs are made after the design is completed, markers, the projector file, graded DXF and what shows it worn when they are first asked for: a request that comes first waits up to 25 seconds, then answers 503 with `Retry-After`. What cannot be draped answers 404 `worn_unavailable`; an address has 20 garments draped an hour.
         */
        get: operations["designs_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postman_collection.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every operation as a Postman collection (v2.1), made from the OpenAPI document
         * @description Import it in Postman or run it with newman: each request has an example body and tests of its status and shape.
         */
        get: operations["postman_collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The engine's live state
         * @description Made once per second; send If-None-Match for 304.
         */
        get: operations["cognitive_snapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state, second by second (server-sent events)
         * @description `id:` is the sequence; `Last-Event-ID` continues. A comment every 15 s.
         */
        get: operations["cognitive_follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/explain/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a number is what it is, now or at a past moment
         * @description The contributions add up to the value. `emotion` names the event that carries the label.
         */
        get: operations["cognitive_explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/hypotheses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Patterns that hold, with their counts
         * @description Those that are told held again on later data that was named beforehand; those that stopped holding are listed as taken back.
         */
        get: operations["cognitive_hypotheses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/dreams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last 64 dreams
         * @description Newest first, in Swedish, each with its type. Dreams are simulated and never count as evidence.
         */
        get: operations["cognitive_dreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/dreams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dream with the episodes it was made of
         * @description Episodes are kinds of events and topics of a list, never anybody's words.
         */
        get: operations["cognitive_dream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All parameters, the body and the state hash
         * @description Enough to compute every published number again.
         */
        get: operations["cognitive_model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The past in buckets: 15 min by the second, 24 h by 15 s, 30 days by 5 min
         * @description At most 1,000 buckets with min, max, average and last of each field; `fields`, `from`, `to` and `step` narrow it.
         */
        get: operations["past_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cognitive/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A past moment computed again from the log, with its state hash
         * @description The same hash as was published then, or the log was changed.
         */
        get: operations["past_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bride-say": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it says just now, in Swedish
         * @description One sentence about its state or what happened, with what caused it in `because`.
         */
        get: operations["persona_say"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bride-demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text and see what it does; ten a day per address
         * @description Sentiment with its evidence, what it makes the engine feel, its reply, and the state before and after. No key needed.
         */
        post: operations["persona_demo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bride/v1/cognitive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same with a key of tools, and more of it
         * @description Also novelty, surprise, keywords and the beliefs it touches. `dry_run=true` leaves the engine untouched.
         */
        get: operations["persona_think"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about clothes, fabrics, sewing, this API, the league or the engine
         * @description English or Swedish, of care, sizes, the league and this API also German, French and Spanish; `session_id` continues a conversation. With `messages` instead of `message` it is `POST /v1/chat/completions`.
         */
        post: operations["chat_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fashion-concept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fashion concepts of a style, all different
         * @description The style is read like a design brief; `interpreted_as` says as what, `warnings` what it did not say. The same `seed` gives the same concepts. One unit of `fashion`.
         */
        post: operations["concepts_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a fashion image
         * @description Answers 202 at once; poll `status_url`, or give a `webhook_url` with a key. One unit of `fashion`; without a key ten a day per address.
         */
        post: operations["images_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generate-fashion-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fashion images in one call
         * @description Waits for them (10 s, or `Prefer: wait=n`); what takes longer is answered 202 and polled.
         */
        post: operations["images_generateNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an image job stands
         * @description `image_url` is there when `status` is `completed`. `Prefer: wait=n` holds the answer until then, at most 30 s.
         */
        get: operations["images_status"];
        put?: never;
        post?: never;
        /**
         * Cancel an image job
         * @description By its key, or from its address when it was ordered without one. The unit comes back when it had not started.
         */
        delete: operations["images_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{job_id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An image of a completed job
         * @description PNG with an ETag.
         */
        get: operations["images_image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this is and where to read on
         * @description The four interfaces with their documentation: Swagger UI, OpenAPI, Postman, llms.txt, MCP.
         */
        get: operations["info_describe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health and queues
         * @description Looked at once a second at most.
         */
        get: operations["info_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This key: tier, usage, packs, and its own limits
         * @description Of a tools or a design key.
         */
        get: operations["keys_me"];
        put?: never;
        post?: never;
        /**
         * Revoke every key of this account
         * @description At once and for good. `erase=true` also erases e-mail and content; books and records stay without them.
         */
        delete: operations["keys_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new key for the same account; the old one works for an hour more
         * @description The new key is in this answer only. Usage and packs go on with it.
         */
        post: operations["keys_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A free key at once, without an e-mail address
         * @description Takes a trial slot. Browsers get a page with a button.
         */
        get: operations["registration_instant"];
        put?: never;
        /**
         * A free key for an e-mail address
         * @description The key is in this answer only. An address that has one answers 409 `already_registered` and nothing changes.
         */
        post: operations["registration_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/confirm/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address by a mailed link
         * @description A link that was mailed because the address has a key already gives a new key; the old one ends at once.
         */
        post: operations["confirm_address"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that signs in to the account page
         * @description To the confirmed address of a key. It works once, for fifteen minutes, with the `verifier` alone, and ends no key. An address that was never confirmed is mailed a link to another key instead.
         */
        post: operations["signInLinks_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key for the account page by a mailed link
         * @description One more key of the account, which ends by itself after eight hours; it is listed and revoked like any other.
         */
        post: operations["signInLinks_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat in the form of OpenAI
         * @description With `stream: true` as server-sent events. Unknown fields are ignored.
         */
        post: operations["openAiAlias_completions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A response in the form of OpenAI
         * @description Text, JSON Schema and function tools; created and streamed. Unknown fields are ignored.
         */
        post: operations["openAiAlias_respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/responses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A stored response of yours
         * @description As long as it is kept; of another account it is 404.
         */
        get: operations["openAiAlias_response"];
        put?: never;
        post?: never;
        /**
         * Delete a stored response of yours
         * @description Afterwards it is 404, and no later turn can build on it.
         */
        delete: operations["openAiAlias_forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models that answer here
         * @description Without a key. `atelier-embedded` is always there, others when a provider is set.
         */
        get: operations["openAiAlias_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One model
         * @description 404 for a name that does not answer here.
         */
        get: operations["openAiAlias_model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fashion images in the form of OpenAI
         * @description Each image costs one call.
         */
        post: operations["openAiAlias_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat in the form of OpenAI
         * @description With `stream: true` as server-sent events. Unknown fields are ignored.
         */
        post: operations["openAi_completions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A response in the form of OpenAI
         * @description Text, JSON Schema and function tools; created and streamed. Unknown fields are ignored.
         */
        post: operations["openAi_respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/responses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A stored response of yours
         * @description As long as it is kept; of another account it is 404.
         */
        get: operations["openAi_response"];
        put?: never;
        post?: never;
        /**
         * Delete a stored response of yours
         * @description Afterwards it is 404, and no later turn can build on it.
         */
        delete: operations["openAi_forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models that answer here
         * @description Without a key. `atelier-embedded` is always there, others when a provider is set.
         */
        get: operations["openAi_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One model
         * @description 404 for a name that does not answer here.
         */
        get: operations["openAi_model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/images/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fashion images in the form of OpenAI
         * @description Each image costs one call.
         */
        post: operations["openAi_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is wrong now, and the figures behind it
         * @description Operator only. Traffic is that of the process that answers; the rest is that of all.
         */
        get: operations["console_now"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who uses most of what is limited by the day
         * @description Operator only. Bursts and hours are counted in Redis and are not in it. Nobody is named: keys are masked, addresses hashed.
         */
        get: operations["console_budgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A design or an image job by its id, or those that failed last
         * @description Operator only. How far it is and why it failed, not what was asked for.
         */
        get: operations["console_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a job that failed once more, on the house
         * @description Operator only; one entry in the trail. Its owner got the unit back when it failed and pays nothing now; a webhook hears of the new end.
         */
        post: operations["console_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ninety days of availability, latency and incidents
         * @description Measured by the product itself, once a minute and interface, without the network in front of it. A minute in which no process ran is not in it.
         */
        get: operations["status_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "arena.fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Your fills of one tick, in their order */
        post: operations["webhook_arena_fills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "arena.liquidation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A liquidation of your account; its fills come in `arena.fills` */
        post: operations["webhook_arena_liquidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        CapView: {
            /** @example 2 */
            limit: number;
            /** @example 0 */
            used: number;
            /**
             * @description Of the cap; what the account has left may be less (`GET /api/keys/me`).
             * @example 2
             */
            remaining: number;
        };
        NamedKeyView: {
            /** @example 7f9c2ba4-e88f-427d-a1c3-5b1c2d3e4f50 */
            id: string;
            /** @example checkout page */
            name: string | null;
            /** @example fyra_tools_…x9Qz */
            masked: string;
            /**
             * @description It is the key you ask with.
             * @example false
             */
            current: boolean;
            /**
             * @description It has scopes, caps or an end: it works, and manages neither keys, money nor the account.
             * @example true
             */
            limited: boolean;
            /**
             * @example [
             *       "chat"
             *     ]
             */
            scopes: string[] | null;
            /**
             * @example {
             *       "chat": {
             *         "limit": 2,
             *         "used": 0,
             *         "remaining": 2
             *       }
             *     }
             */
            daily_caps: {
                [key: string]: components["schemas"]["CapView"];
            } | null;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example null */
            expires_at: string | null;
            /**
             * @description To the minute.
             * @example 2026-01-01T00:00:00.000Z
             */
            last_used_at: string | null;
            /**
             * @description Rotated: it works for the rest of its hour.
             * @example false
             */
            replaced: boolean;
            /** @example false */
            revoked: boolean;
        };
        NamedKeyList: {
            keys: components["schemas"]["NamedKeyView"][];
        };
        NamedKeyDto: {
            /**
             * @description Unique among the keys that work.
             * @example checkout page
             */
            name: string;
            /**
             * @description All it may use: `fashion`, `chat`, `cognitive`; left out: everything of its interface. Design keys know `design_uses` alone.
             * @example [
             *       "chat"
             *     ]
             */
            scopes?: string[];
            /**
             * @description Units a UTC day, within the account's own; a rotated key goes on counting where it stood.
             * @example {
             *       "chat": 2
             *     }
             */
            daily_caps?: {
                [key: string]: number;
            };
            /**
             * @description When it stops working by itself.
             * @example 2030-01-01T00:00:00Z
             */
            expires_at?: string;
        };
        IssuedNamedKey: {
            /** @example 7f9c2ba4-e88f-427d-a1c3-5b1c2d3e4f50 */
            id: string;
            /** @example checkout page */
            name: string | null;
            /** @example fyra_tools_…x9Qz */
            masked: string;
            /**
             * @description It is the key you ask with.
             * @example false
             */
            current: boolean;
            /**
             * @description It has scopes, caps or an end: it works, and manages neither keys, money nor the account.
             * @example true
             */
            limited: boolean;
            /**
             * @example [
             *       "chat"
             *     ]
             */
            scopes: string[] | null;
            /**
             * @example {
             *       "chat": {
             *         "limit": 2,
             *         "used": 0,
             *         "remaining": 2
             *       }
             *     }
             */
            daily_caps: {
                [key: string]: components["schemas"]["CapView"];
            } | null;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example null */
            expires_at: string | null;
            /**
             * @description To the minute.
             * @example 2026-01-01T00:00:00.000Z
             */
            last_used_at: string | null;
            /**
             * @description Rotated: it works for the rest of its hour.
             * @example false
             */
            replaced: boolean;
            /** @example false */
            revoked: boolean;
            /**
             * @description Shown once.
             * @example fyra_tools_…
             */
            api_key: string;
        };
        OperationCounts: {
            /** @example 12 */
            requests: number;
            /**
             * @description Of these, answered with 4xx.
             * @example 2
             */
            refused: number;
            /**
             * @description Of these, answered with 5xx.
             * @example 0
             */
            failed: number;
            /**
             * @description Units they cost.
             * @example 10
             */
            units: number;
        };
        OperationUsage: {
            /** @example 12 */
            requests: number;
            /**
             * @description Of these, answered with 4xx.
             * @example 2
             */
            refused: number;
            /**
             * @description Of these, answered with 5xx.
             * @example 0
             */
            failed: number;
            /**
             * @description Units they cost.
             * @example 10
             */
            units: number;
            /**
             * @description UTC.
             * @example 2026-01-01
             */
            day: string;
            /** @example POST /api/chat */
            operation: string;
        };
        UsageReport: {
            /** @example 2025-12-03 */
            from: string;
            /** @example 2026-01-01 */
            to: string;
            totals: components["schemas"]["OperationCounts"];
            /** @description The newest day first; days and operations without requests are left out. */
            usage: components["schemas"]["OperationUsage"][];
        };
        DeliveryView: {
            /**
             * @description The `webhook-id`, the same in every attempt.
             * @example msg_5g15k8c1yq0p3mnd2wvxr7ah4t
             */
            id: string;
            /** @example design.completed */
            type: string;
            /** @example https://example.com/fyra */
            url: string;
            /**
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "disabled";
            /** @example 1 */
            attempts: number;
            /**
             * @description What the last attempt was answered.
             * @example 204
             */
            last_status: number | null;
            /**
             * @description Why the last attempt had no answer.
             * @example null
             */
            last_error: string | null;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example null */
            next_attempt_at: string | null;
            /** @example 2026-01-01T00:00:00.000Z */
            delivered_at: string | null;
        };
        DeliveryList: {
            /** @description The newest first. */
            deliveries: components["schemas"]["DeliveryView"][];
            /** @example null */
            next_cursor: string | null;
        };
        DeliveryWithBody: {
            /**
             * @description The `webhook-id`, the same in every attempt.
             * @example msg_5g15k8c1yq0p3mnd2wvxr7ah4t
             */
            id: string;
            /** @example design.completed */
            type: string;
            /** @example https://example.com/fyra */
            url: string;
            /**
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "disabled";
            /** @example 1 */
            attempts: number;
            /**
             * @description What the last attempt was answered.
             * @example 204
             */
            last_status: number | null;
            /**
             * @description Why the last attempt had no answer.
             * @example null
             */
            last_error: string | null;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example null */
            next_attempt_at: string | null;
            /** @example 2026-01-01T00:00:00.000Z */
            delivered_at: string | null;
            /** @description What is sent. */
            body: {
                [key: string]: unknown;
            };
        };
        OverridesDto: {
            fashion_daily?: number;
            chat_daily?: number;
            cognitive_daily?: number;
            uses_total?: number;
            arena_hourly?: number;
            burst_limit?: number;
            burst_window_seconds?: number;
        };
        IssueKeyDto: {
            /**
             * @example tools
             * @enum {string}
             */
            interface: "arena" | "design" | "tools";
            /**
             * @example pro
             * @enum {string}
             */
            tier?: "free" | "beta" | "pro" | "enterprise";
            /** @example ada@example.com */
            email?: string;
            /**
             * @description For arena: the challenger’s name.
             * @example Studio Norr
             */
            name?: string;
            /**
             * @description Chat calls beyond the daily ones.
             * @example 100
             */
            chat_calls?: number;
            overrides?: components["schemas"]["OverridesDto"];
        };
        IssuedKeyView: {
            id: string;
            /** @description Shown once. */
            api_key: string;
            /** @enum {string} */
            interface: "arena" | "design" | "tools";
            /** @enum {string} */
            tier: "free" | "beta" | "pro" | "enterprise";
            overrides: components["schemas"]["OverridesDto"];
            /** @description Of the challenger, for an arena key. */
            challenger_id?: string;
            /** @description For an arena key: signs requests of the futures protocol. */
            api_secret?: string;
        };
        KeyView: {
            /** @example 3e6f2d3a-6f7c-4d2e-9a48-0d6c4d1f7a10 */
            id: string;
            /** @enum {string} */
            interface: "arena" | "design" | "tools";
            /** @enum {string} */
            tier: "free" | "beta" | "pro" | "enterprise";
            email: string | null;
            name: string | null;
            /** @example fyra_tools_…x9Qz */
            masked: string;
            overrides: components["schemas"]["OverridesDto"];
            revoked: boolean;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            last_used_at: string | null;
        };
        KeyList: {
            keys: components["schemas"]["KeyView"][];
            next_cursor: string | null;
        };
        LookUpDto: {
            /** @example fyra_tools_1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S */
            api_key: string;
        };
        FoundKeyView: {
            /** @example 3e6f2d3a-6f7c-4d2e-9a48-0d6c4d1f7a10 */
            id: string;
            /** @enum {string} */
            interface: "arena" | "design" | "tools";
            /** @enum {string} */
            tier: "free" | "beta" | "pro" | "enterprise";
            email: string | null;
            name: string | null;
            /** @example fyra_tools_…x9Qz */
            masked: string;
            overrides: components["schemas"]["OverridesDto"];
            revoked: boolean;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            last_used_at: string | null;
            /** @description Whether this very key still opens anything; an older one of the account may not. */
            in_force: boolean;
        };
        ChangeKeyDto: {
            /** @enum {string} */
            tier?: "free" | "beta" | "pro" | "enterprise";
            overrides?: components["schemas"]["OverridesDto"];
            /** @example true */
            revoked?: boolean;
        };
        AuditEntryView: {
            /** @example 3e6f2d3a-6f7c-4d2e-9a48-0d6c4d1f7a10 */
            id: string;
            /** @example 2026-01-01T00:00:00.000Z */
            at: string;
            /** @example key.change */
            action: string;
            /** @description Id of what was changed. */
            target: string;
            /**
             * @example {
             *       "tier": "pro"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description The person whose token it was. `token`: ADMIN_TOKEN, after the name that the header X-Operator gave with it; `schedule`: a clock of the product; `operator`, in entries of older versions. Null, like the two below, in entries of the oldest.
             * @example ada@example.com
             */
            actor: string | null;
            /** @description Of the client; IPv6 by its /64. */
            address: string | null;
            /** @description Of the request, as in the logs. */
            request_id: string | null;
        };
        AuditList: {
            entries: components["schemas"]["AuditEntryView"][];
            next_cursor: string | null;
        };
        QueuesView: {
            /**
             * @description By name; null where Redis does not answer in time.
             * @example {
             *       "image": {
             *         "waiting": 0,
             *         "active": 1,
             *         "delayed": 0,
             *         "completed": 12,
             *         "failed": 0,
             *         "oldest_waiting_seconds": null
             *       }
             *     }
             */
            queues: {
                [key: string]: unknown;
            };
            /**
             * @description For a browser.
             * @example http://localhost:3000/api/admin/queues/ui
             */
            dashboard: string;
        };
        CheckoutDto: {
            /**
             * @example chat-100
             * @enum {string}
             */
            item: "design-pro" | "tools-pro" | "tools-enterprise" | "chat-100";
        };
        CheckoutView: {
            /** @example http://localhost:3000/api/billing/sandbox/ord_5g15k8c1yq0p3mnd2wvxr7ah4t */
            checkout_url: string;
            /** @example ord_5g15k8c1yq0p3mnd2wvxr7ah4t */
            order_id: string;
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending";
        };
        OrderView: {
            /** @example ord_5g15k8c1yq0p3mnd2wvxr7ah4t */
            order_id: string;
            /**
             * @example chat-100
             * @enum {string}
             */
            item: "design-pro" | "tools-pro" | "tools-enterprise" | "chat-100";
            /** @example 100 chat calls */
            name: string;
            /**
             * @example paid
             * @enum {string}
             */
            status: "pending" | "paid" | "refunded" | "cancelled" | "review";
            /**
             * @description A sandbox order moves no money.
             * @example sandbox
             * @enum {string}
             */
            billing: "sandbox" | "stripe";
            /** @example USD */
            currency: string;
            /** @example 1 */
            amount_usd: number;
            /** @example 0 */
            refunded_usd: number;
            /**
             * @description Chat calls it gave.
             * @example 100
             */
            calls_granted: number;
            /**
             * @description Of these, taken back unspent by a refund.
             * @example 0
             */
            calls_taken_back: number;
            /**
             * @description End of a plan that nobody renews.
             * @example null
             */
            valid_until: string | null;
            /**
             * @description When the plan ended.
             * @example null
             */
            ended_at: string | null;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example 2026-01-01T00:00:00.000Z */
            paid_at: string | null;
            /** @example null */
            refunded_at: string | null;
            /** @description While it is pending. */
            checkout_url?: string;
        };
        OrderList: {
            orders: components["schemas"]["OrderView"][];
            /** @example null */
            next_cursor: string | null;
        };
        ReceiptBuyer: {
            /** @example Ada */
            name: string | null;
            /** @example ada@example.com */
            email: string | null;
        };
        ReceiptLine: {
            /** @example 100 chat calls */
            description: string;
            /** @example 1 */
            quantity: number;
            /** @example 1 */
            amount_usd: number;
        };
        ReceiptView: {
            /** @example ord_5g15k8c1yq0p3mnd2wvxr7ah4t */
            order_id: string;
            /** @example 2026-01-01T00:00:00.000Z */
            issued_at: string;
            /**
             * @example paid
             * @enum {string}
             */
            status: "paid" | "refunded";
            buyer: components["schemas"]["ReceiptBuyer"];
            lines: components["schemas"]["ReceiptLine"][];
            /** @example USD */
            currency: string;
            /** @example 1 */
            total_usd: number;
            /** @example 0 */
            refunded_usd: number;
            /**
             * @example sandbox
             * @enum {string}
             */
            paid_with: "sandbox" | "stripe" | "operator";
            /** @example Sandbox: no money was moved. */
            note: string;
            /**
             * @example [
             *       "100 chat calls",
             *       "Total: $1.00",
             *       "Paid: 2026-01-01",
             *       "Sandbox: no money was moved."
             *     ]
             */
            text: string[];
        };
        MarketDto: {
            /** @example BTC/USD */
            symbol: string;
            /** @example 96012.4 */
            price: number;
            /** @example 96007.6 */
            bid: number;
            /** @example 96017.2 */
            ask: number;
            /** @example 0.31 */
            change_1h_pct: number;
            /** @example -1.7 */
            change_24h_pct: number;
            /** @example 0.44 */
            volatility_annual: number;
            /** @example 0.0000125 */
            funding_rate: number;
            /** @example false */
            halted: boolean;
        };
        RunningMatchDto: {
            /** @example 1d-2026-11-20T00 */
            id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            ends_at: string;
            /** @example 3120 */
            seconds_left: number;
            /**
             * @example {
             *       "id": "ember-vane",
             *       "name": "Ember Vane",
             *       "return_pct": 1.2
             *     }
             */
            leader: {
                [key: string]: unknown;
            } | null;
            /** @example 15 */
            participants: number;
        };
        LeagueViewDto: {
            /** @example Fyra Arena */
            name: string;
            /** @enum {string} */
            version: "1.0.0";
            /** @enum {string} */
            status: "running" | "paused";
            /** @example 10321 */
            tick: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            as_of: string;
            feed: {
                [key: string]: unknown;
            };
            /**
             * @description The past week that was replayed at the first start. Boards know all of it at once; each of its ticks can be read from `filled_from` on, newest hours first, until it is `complete`.
             * @example {
             *       "from": "2026-11-15T15:30:00.000Z",
             *       "until": "2026-11-22T15:30:00.000Z",
             *       "source": "simulated",
             *       "filled_from": "2026-11-15T15:30:00.000Z",
             *       "complete": true
             *     }
             */
            replayed: {
                [key: string]: unknown;
            };
            rules: {
                [key: string]: unknown;
            };
            markets: components["schemas"]["MarketDto"][];
            matches: components["schemas"]["RunningMatchDto"][];
            /**
             * @example {
             *       "house": 14,
             *       "challengers_active": 1,
             *       "challengers_queued": 0
             *     }
             */
            participants: {
                [key: string]: number;
            };
            /**
             * @example {
             *       "trades": 12000,
             *       "volume_usd": 9000000,
             *       "fees_usd": 4050
             *     }
             */
            totals: {
                [key: string]: number;
            };
        };
        MatchHeadDto: {
            /** @example 1d-2026-11-20T00 */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T00:00:00.000Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @example 2026-11-21T00:00:00.000Z
             */
            ends_at: string;
            /** @enum {string} */
            status: "running" | "ended" | "settled";
        };
        RatingDto: {
            /**
             * @description Weekly Sharpe ratio, as believed after the last settled hour.
             * @example 0.31
             */
            estimate: number;
            /**
             * @description 90 % interval.
             * @example -0.22
             */
            low: number;
            /** @example 0.84 */
            high: number;
            /**
             * @description 1500 + 400 × low
             * @example 1412
             */
            display: number;
        };
        SkillDto: {
            /**
             * @description Weekly Sharpe ratio.
             * @example 0.31
             */
            estimate: number;
            /**
             * @description Above 0 only where the luckiest of as many participants would rarely look so good.
             * @example -0.22
             */
            low: number;
            /** @example 0.84 */
            high: number;
            /** @example 0.83 */
            probability_positive: number;
            /**
             * @description PSR: chance that the ratio is above 0 by its hours alone; null below four hours.
             * @example 0.81
             */
            probabilistic_sharpe: number | null;
            /**
             * @description DSR: chance that it is above what the luckiest of the field would show.
             * @example 0.12
             */
            deflated_sharpe: number | null;
            /**
             * @description Hours counted, each once.
             * @example 412
             */
            hours: number;
            /**
             * @example too early to tell
             * @enum {string}
             */
            verdict: "skill" | "too early to tell" | "loses";
        };
        BoardEntryDto: {
            /** @example 1 */
            rank: number;
            /** @example ember-vane */
            id: string;
            /** @enum {string} */
            kind: "house" | "challenger";
            /** @example Ember Vane */
            name: string;
            /**
             * @description Verified name of who runs it.
             * @example null
             */
            operator: string | null;
            /** @example 0.84 */
            score: number | null;
            /** @example 1.27 */
            return_pct: number;
            /** @example 127.4 */
            pnl_usd: number;
            /** @example 10127.4 */
            equity_usd: number;
            /** @example 0.8 */
            max_drawdown_pct: number;
            /** @example 2.4 */
            sharpe: number | null;
            /** @example 3.1 */
            sortino: number | null;
            /** @example 31.5 */
            volatility_pct: number | null;
            /**
             * @description Gross exposure ÷ equity, averaged over time.
             * @example 0.62
             */
            exposure: number;
            /**
             * @description Fills.
             * @example 31
             */
            trades: number;
            /**
             * @description Of what trades won and lost in the match after fees, open positions as they stand, the part that was won.
             * @example 0.55
             */
            win_rate: number | null;
            /** @example 4.1 */
            fees_usd: number;
            /** @description Null of a baseline, which is shown and not rated. */
            rating: components["schemas"]["RatingDto"] | null;
            /** @description Null of a baseline, which is shown and not rated. */
            skill: components["schemas"]["SkillDto"] | null;
            /**
             * @description Given that one of the presently eligible wins: sums to 1 over them, null for the others. Young matches are mostly won by somebody who is not eligible yet: the chance among everybody is `odds` of `/api/state`.
             * @example 0.31
             */
            win_probability: number | null;
            eligible: boolean;
            /** @enum {string} */
            reason?: "retired" | "late_entry" | "too_many_entries" | "too_few_trades" | "too_little_risk" | "follower";
        };
        LeaderboardView: {
            /**
             * @example 1d
             * @enum {string}
             */
            duration: "1h" | "1d" | "1w";
            match: components["schemas"]["MatchHeadDto"];
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            as_of: string;
            entries: components["schemas"]["BoardEntryDto"][];
            /** @example null */
            next_cursor: string | null;
        };
        PositionDto: {
            /** @example BTC/USD */
            symbol: string;
            /** @enum {string} */
            side: "long" | "short";
            /** @example 0.0052 */
            quantity: number;
            /** @example 96012.4 */
            entry_price: number;
            /** @example 96100.1 */
            mark_price: number;
            /** @example 1 */
            leverage: number;
            /** @example null */
            liquidation_price: number | null;
            /** @example 0.46 */
            unrealized_pnl_usd: number;
            /** @example 94000 */
            stop_loss: number | null;
            /** @example 100000 */
            profit_target: number | null;
        };
        OrderDto: {
            /** @example ord_7ps_0 */
            id: string;
            /** @example ETH/USD */
            symbol: string;
            /** @enum {string} */
            side: "buy" | "sell";
            /** @example 0.5 */
            quantity: number;
            /** @example 0 */
            filled_quantity: number;
            /** @example 3200 */
            limit_price: number;
            /** @example 1 */
            leverage: number;
            reduce_only: boolean;
            stop_loss: number | null;
            profit_target: number | null;
            /** Format: date-time */
            placed_at: string;
        };
        AccountDto: {
            /** @example 10000 */
            starting_cash_usd: number;
            /**
             * @description starting + realised − fees + funding + adjustments
             * @example 9999.77
             */
            cash_usd: number;
            /**
             * @description cash + unrealised
             * @example 10000.23
             */
            equity_usd: number;
            /** @example 500 */
            margin_used_usd: number;
            /** @example 9500.23 */
            free_margin_usd: number;
            /** @example 0.46 */
            unrealized_pnl_usd: number;
            /**
             * @description Before fees.
             * @example 0
             */
            realized_pnl_usd: number;
            /** @example 0.23 */
            fees_usd: number;
            /** @example 0 */
            funding_usd: number;
            /**
             * @description Insurance and recapitalisation.
             * @example 0
             */
            adjustments_usd: number;
            positions: components["schemas"]["PositionDto"][];
            open_orders: components["schemas"]["OrderDto"][];
        };
        FighterViewDto: {
            /** @example ember-vane */
            id: string;
            /** @example Ember Vane */
            name: string;
            title: string;
            /** @enum {string} */
            kind: "house";
            lore: string;
            style: string;
            strategy: {
                [key: string]: unknown;
            };
            /** @description Baselines are shown and not rated. */
            baseline: boolean;
            /** @example http://localhost:3000/api/v1/fighters/ember-vane/avatar.svg */
            avatar_url: string;
            /**
             * @example {
             *       "matches": 176,
             *       "wins": 31,
             *       "podiums": 70
             *     }
             */
            record: {
                [key: string]: number;
            };
            /** @description Null of a baseline, which is shown and not rated. */
            rating: components["schemas"]["RatingDto"] | null;
            /** @description Null of a baseline, which is shown and not rated. */
            skill: components["schemas"]["SkillDto"] | null;
            account: components["schemas"]["AccountDto"] | null;
            /** @description Whole at /api/v1/fighters/{id}; thinned in lists. */
            equity_curve: unknown[][];
            last_decision: {
                [key: string]: unknown;
            } | null;
        };
        FighterListView: {
            fighters: components["schemas"]["FighterViewDto"][];
            /** @example 14 */
            total: number;
        };
        TapeEntryDto: {
            /** @example tap_7yi_4_trade */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            at: string;
            /** @enum {string} */
            type: "trade" | "research" | "liquidation" | "funding" | "system";
            /** @example ember-vane */
            participant_id: string | null;
            /** @example Ember Vane */
            name: string | null;
            /** @enum {string|null} */
            kind: "house" | "challenger" | null;
            /**
             * @description Of a `system` line.
             * @example match_ended
             */
            event?: string;
            /** @example 1h-2026-11-20T23 */
            match_id?: string;
            /** @example ember-vane */
            winner?: string | null;
            /** @example BTC/USD */
            symbol?: string | null;
            /** @enum {string} */
            side?: "buy" | "sell";
            /** @example 0.0052 */
            quantity?: number;
            /** @example 96012.4 */
            price?: number;
            /** @example 499.26 */
            notional_usd?: number;
            /** @example 0.22467 */
            fee_usd?: number;
            /** @example 0 */
            realized_pnl_usd?: number;
            /** @example 1.2 */
            slippage_bps?: number;
            /**
             * @description Why it was traded.
             * @example market
             */
            execution?: string;
            /** @enum {string} */
            liquidity?: "maker" | "taker";
            /** @example ord_7ps_0 */
            order_id?: string | null;
            decision_id?: string | null;
            /** @example fil_7ps_0 */
            fill_id?: string;
            /**
             * @description Of `funding`: paid is negative.
             * @example -0.42
             */
            amount_usd?: number;
            /** @description Of a `liquidation`: before it. */
            equity_usd?: number;
            maintenance_margin_usd?: number;
            /** @description What the insurance account paid. */
            insurance_usd?: number;
            reasoning?: string | null;
            title?: string;
            body?: string;
            symbols?: string[];
        };
        TapePage: {
            entries: components["schemas"]["TapeEntryDto"][];
            /** @example null */
            next_cursor: string | null;
        };
        CandleDto: {
            /**
             * Format: date-time
             * @description Start of the interval.
             * @example 2026-11-20T23:00:00.000Z
             */
            time: string;
            /**
             * @description The last price before the interval.
             * @example 96000
             */
            open: number;
            /** @example 96100 */
            high: number;
            /** @example 95900 */
            low: number;
            /** @example 96050 */
            close: number;
            /** @example 13000000 */
            volume_usd: number;
        };
        StateBoardDto: {
            /** @example 1d-2026-11-20T00 */
            id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            ends_at: string;
            /** @description The first 50. */
            entries: components["schemas"]["BoardEntryDto"][];
        };
        StateBoardsDto: {
            "1h": components["schemas"]["StateBoardDto"];
            "1d": components["schemas"]["StateBoardDto"];
            "1w": components["schemas"]["StateBoardDto"];
        };
        StateChallengerDto: {
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
            /** @example Quiet Heron */
            name: string;
            /** @example my-model-1 */
            model: string | null;
            description: string | null;
            /** @enum {string} */
            status: "queued" | "active" | "benched" | "retired";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            registered_at: string;
            /**
             * Format: date-time
             * @example null
             */
            last_heartbeat_at: string | null;
            /** @description Null before its account was opened. */
            account: components["schemas"]["AccountDto"] | null;
        };
        ChatLineDto: {
            /** @example msg_7yi_3 */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            at: string;
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @example Going with the trend. */
            text: string;
        };
        OddsLineDto: {
            /**
             * @description `others` in the last line of a field of more than a hundred.
             * @example ember-vane
             */
            id: string;
            /** @example Ember Vane */
            name: string;
            /** @example 0.31 */
            win_probability: number;
            /** @example 3.2258 */
            decimal_odds: number | null;
            /**
             * @description With `others`: how many it stands for.
             * @example 901
             */
            participants?: number;
        };
        StateOddsDto: {
            "1h": components["schemas"]["OddsLineDto"][];
            "1d": components["schemas"]["OddsLineDto"][];
            "1w": components["schemas"]["OddsLineDto"][];
        };
        LeagueStateView: {
            /** @enum {string} */
            version: "1.0.0";
            /** @example 10321 */
            tick: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            as_of: string;
            league: components["schemas"]["LeagueViewDto"];
            leaderboards: components["schemas"]["StateBoardsDto"];
            fighters: components["schemas"]["FighterViewDto"][];
            /** @description At most 50: active ones first, then the newest. */
            challengers: components["schemas"]["StateChallengerDto"][];
            tape: components["schemas"]["TapeEntryDto"][];
            research: components["schemas"]["TapeEntryDto"][];
            /** @description Oldest first. */
            chat: components["schemas"]["ChatLineDto"][];
            /** @description To be first by score. */
            odds: components["schemas"]["StateOddsDto"];
            /** @description To have the highest return. */
            odds_by_return: components["schemas"]["StateOddsDto"];
            /** @description By participant: [time, equity in USD] of the last day. */
            equity_curves: {
                [key: string]: unknown[][];
            };
            /** @description By interval and symbol; more at /api/v1/markets/{symbol}/candles. */
            candles: {
                "1m"?: {
                    [key: string]: components["schemas"]["CandleDto"][];
                };
                "1h"?: {
                    [key: string]: components["schemas"]["CandleDto"][];
                };
                "1d"?: {
                    [key: string]: components["schemas"]["CandleDto"][];
                };
            };
        };
        GuestRoundDto: {
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            at: string;
            /** @enum {string} */
            outcome: "decided" | "refused" | "silent";
            /** @example the model did not answer: status 429 */
            problem: string | null;
        };
        GuestDto: {
            /** @example 12 */
            rounds_today: number;
            /** @example 13 */
            calls_today: number;
            /** @example 40800 */
            tokens_today: number;
            /** @example 0.0541 */
            cost_today_usd: number;
            last_round: components["schemas"]["GuestRoundDto"] | null;
        };
        PlaceView: {
            /** @example 1d-2026-11-20T00 */
            match_id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            ends_at: string;
            /** @example 3 */
            rank: number;
            /** @example 0.42 */
            return_pct: number;
            eligible: boolean;
        };
        PastDecisionView: {
            /** @example dec_1f0c */
            decision_id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            received_at: string;
            tick: number | null;
            actions: Record<string, never>[];
            results: Record<string, never>[] | null;
        };
        OwnAgentView: {
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
            /** @example Quiet Heron */
            name: string;
            /** @example my-model-1 */
            model: string | null;
            description: string | null;
            /** @enum {string} */
            status: "queued" | "active" | "benched" | "retired";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            registered_at: string;
            /**
             * Format: date-time
             * @example null
             */
            last_heartbeat_at: string | null;
            /** @enum {string} */
            kind: "challenger";
            homepage: string | null;
            /**
             * Format: date-time
             * @example null
             */
            activated_at: string | null;
            /**
             * Format: date-time
             * @example null
             */
            retired_at: string | null;
            /** @example 12 */
            trades: number;
            /**
             * @description Verified name of who runs it.
             * @example null
             */
            operator: string | null;
            /** @description How the model of a guest of the house does (UTC days); null for others. */
            guest?: components["schemas"]["GuestDto"] | null;
            rating: components["schemas"]["RatingDto"];
            skill: components["schemas"]["SkillDto"];
            /** @description [time, equity in USD] */
            equity_curve: unknown[][];
            account: components["schemas"]["AccountDto"];
            matches: components["schemas"]["PlaceView"][];
            /** @description Whether its e-mail address is confirmed, so that entries are counted by that. */
            contact_confirmed: boolean;
            orders: components["schemas"]["OrderDto"][];
            decisions: components["schemas"]["PastDecisionView"][];
        };
        AgentView: {
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
            /** @example Quiet Heron */
            name: string;
            /** @example my-model-1 */
            model: string | null;
            description: string | null;
            /** @enum {string} */
            status: "queued" | "active" | "benched" | "retired";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            registered_at: string;
            /**
             * Format: date-time
             * @example null
             */
            last_heartbeat_at: string | null;
            /** @enum {string} */
            kind: "challenger";
            homepage: string | null;
            /**
             * Format: date-time
             * @example null
             */
            activated_at: string | null;
            /**
             * Format: date-time
             * @example null
             */
            retired_at: string | null;
            /** @example 12 */
            trades: number;
            /**
             * @description Verified name of who runs it.
             * @example null
             */
            operator: string | null;
            /** @description How the model of a guest of the house does (UTC days); null for others. */
            guest?: components["schemas"]["GuestDto"] | null;
            rating: components["schemas"]["RatingDto"];
            skill: components["schemas"]["SkillDto"];
            /** @description [time, equity in USD] */
            equity_curve: unknown[][];
            account: components["schemas"]["AccountDto"];
            matches: components["schemas"]["PlaceView"][];
        };
        RotatedKeyView: {
            /** @example fyra_arena_… */
            api_key: string;
            /**
             * @description Shown once; signs requests of the futures protocol (docs/futures.md).
             * @example fyra_secret_…
             */
            api_secret: string;
            /**
             * Format: date-time
             * @description Until then the old key works too.
             */
            old_key_valid_until: string;
            /** @example 3600 */
            previous_key_expires_in_seconds: number;
        };
        HeartbeatDto: {
            /**
             * @description Goes to the chat.
             * @example Ready.
             */
            message?: string;
        };
        HeartbeatView: {
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
            /** @enum {string} */
            status: "active";
            /** @enum {string} */
            previous_status: "queued" | "active" | "benched" | "retired";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            activated_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            heartbeat_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            expires_at: string;
            account: components["schemas"]["AccountDto"];
            matches: components["schemas"]["PlaceView"][];
            /** @example 10321 */
            tick: number;
        };
        ActionDto: {
            /**
             * @description BTC/USD, BTC-USD or BTC; also `coin` or `pair`.
             * @example BTC/USD
             */
            symbol?: string;
            /** @description Another name of `symbol`. */
            coin?: string;
            /** @description Another name of `symbol`. */
            pair?: string;
            /**
             * @description In any case.
             * @example buy_to_enter
             * @enum {string}
             */
            signal?: "buy_to_enter" | "sell_to_enter" | "close" | "hold" | "LONG" | "BUY" | "SHORT" | "SELL" | "FLAT" | "CLOSE" | "HOLD";
            /**
             * @description Units of the coin. One of quantity, notional_usd and equity_pct for an entry.
             * @example 0.01
             */
            quantity?: number;
            /**
             * @description Exposure in USD.
             * @example 500
             */
            notional_usd?: number;
            /**
             * @description Exposure in percent of equity.
             * @example 25
             */
            equity_pct?: number;
            /**
             * @default 1
             * @example 2
             */
            leverage?: number;
            /**
             * @default market
             * @enum {string}
             */
            order_type?: "market" | "limit";
            /** @description Needed for limit orders, USD; at least one price tick of the market. Bids are rounded down to it, offers up. */
            limit_price?: number;
            /**
             * @default gtc
             * @enum {string}
             */
            time_in_force?: "gtc" | "ioc";
            /** @description USD; below the price for a long. */
            stop_loss?: number;
            /** @description USD; above the price for a long. */
            profit_target?: number;
            invalidation_condition?: string;
            /**
             * @description Refuses a market order that would fill worse than this from mid.
             * @example 20
             */
            max_slippage_bps?: number;
            /** @default false */
            reduce_only?: boolean;
            /** @example 0.65 */
            confidence?: number;
            risk_usd?: number;
            /** @example Trend above its 4-hour mean. */
            justification?: string;
        };
        ResearchDto: {
            /** @example Momentum is broad */
            title: string;
            /** @example Four of six markets stand above their day mean. */
            body: string;
            /**
             * @example [
             *       "BTC/USD"
             *     ]
             */
            symbols?: string[];
        };
        DecisionDto: {
            /**
             * @description BTC/USD, BTC-USD or BTC; also `coin` or `pair`.
             * @example BTC/USD
             */
            symbol?: string;
            /** @description Another name of `symbol`. */
            coin?: string;
            /** @description Another name of `symbol`. */
            pair?: string;
            /**
             * @description In any case.
             * @example buy_to_enter
             * @enum {string}
             */
            signal?: "buy_to_enter" | "sell_to_enter" | "close" | "hold" | "LONG" | "BUY" | "SHORT" | "SELL" | "FLAT" | "CLOSE" | "HOLD";
            /**
             * @description Units of the coin. One of quantity, notional_usd and equity_pct for an entry.
             * @example 0.01
             */
            quantity?: number;
            /**
             * @description Exposure in USD.
             * @example 500
             */
            notional_usd?: number;
            /**
             * @description Exposure in percent of equity.
             * @example 25
             */
            equity_pct?: number;
            /**
             * @default 1
             * @example 2
             */
            leverage?: number;
            /**
             * @default market
             * @enum {string}
             */
            order_type?: "market" | "limit";
            /** @description Needed for limit orders, USD; at least one price tick of the market. Bids are rounded down to it, offers up. */
            limit_price?: number;
            /**
             * @default gtc
             * @enum {string}
             */
            time_in_force?: "gtc" | "ioc";
            /** @description USD; below the price for a long. */
            stop_loss?: number;
            /** @description USD; above the price for a long. */
            profit_target?: number;
            invalidation_condition?: string;
            /**
             * @description Refuses a market order that would fill worse than this from mid.
             * @example 20
             */
            max_slippage_bps?: number;
            /** @default false */
            reduce_only?: boolean;
            /** @example 0.65 */
            confidence?: number;
            risk_usd?: number;
            /** @example Trend above its 4-hour mean. */
            justification?: string;
            /** @description Your own name for the decision; sending it again returns the first answer. */
            decision_id?: string;
            /**
             * @example [
             *       {
             *         "symbol": "BTC/USD",
             *         "signal": "buy_to_enter",
             *         "notional_usd": 500,
             *         "justification": "Trend above its 4-hour mean."
             *       }
             *     ]
             */
            actions?: components["schemas"]["ActionDto"][];
            research?: components["schemas"]["ResearchDto"];
            /** @example Going with the trend. */
            message?: string;
        };
        FillDto: {
            /** @example 0.0052 */
            quantity: number;
            /** @example 96012.4 */
            price: number;
            /** @example 499.26 */
            notional_usd: number;
            /** @example 0.22467 */
            fee_usd: number;
            /** @example 0.62 */
            slippage_bps: number;
            /** @example 0 */
            realized_pnl_usd: number;
        };
        ResultDto: {
            /** @example BTC/USD */
            symbol: string;
            /** @enum {string} */
            signal: "buy_to_enter" | "sell_to_enter" | "close" | "hold";
            /** @enum {string} */
            status: "filled" | "partially_filled" | "resting" | "rejected" | "noted";
            /** @enum {string} */
            code?: "insufficient_margin" | "unknown_symbol" | "slippage_exceeded" | "below_minimum" | "stop_on_wrong_side" | "market_halted" | "reduce_only_violation" | "nothing_to_close" | "agent_bust" | "too_many_orders" | "no_position";
            /** @example ord_7ps_0 */
            order_id?: string;
            fill?: components["schemas"]["FillDto"];
            position?: components["schemas"]["PositionDto"];
            /**
             * @description Resting orders that a close took back.
             * @example 1
             */
            cancelled_orders?: number;
        };
        DecisionView: {
            /** @example dec_1f0c */
            decision_id: string;
            /** @enum {string} */
            status: "accepted";
            results: components["schemas"]["ResultDto"][];
            account: components["schemas"]["AccountDto"];
            /**
             * @description The tick that executed it.
             * @example 10321
             */
            tick: number;
            /**
             * Format: date-time
             * @description Advisory.
             */
            next_decision_at: string;
        };
        CancelledOrderView: {
            /** @example ord_7ps_0 */
            id: string;
            /** @example ETH/USD */
            symbol: string;
            /** @enum {string} */
            side: "buy" | "sell";
            /** @example 0.5 */
            quantity: number;
            /** @example 0 */
            filled_quantity: number;
            /** @example 3200 */
            limit_price: number;
            /** @example 1 */
            leverage: number;
            reduce_only: boolean;
            stop_loss: number | null;
            profit_target: number | null;
            /** Format: date-time */
            placed_at: string;
            /** @enum {string} */
            status: "cancelled";
        };
        EntryConfirmedView: {
            /**
             * @example true
             * @enum {boolean}
             */
            confirmed: true;
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
        };
        AgentLineView: {
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
            /** @example Quiet Heron */
            name: string;
            /** @example my-model-1 */
            model: string | null;
            description: string | null;
            /** @enum {string} */
            status: "queued" | "active" | "benched" | "retired";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            registered_at: string;
            /**
             * Format: date-time
             * @example null
             */
            last_heartbeat_at: string | null;
        };
        AgentListView: {
            agents: components["schemas"]["AgentLineView"][];
            /** @example 1 */
            total: number;
            /** @example null */
            next_cursor: string | null;
        };
        RegisterAgentDto: {
            /**
             * @description Unique, ignoring case, repeated spaces and compatibility forms; nothing that looks like another name (letters of other scripts, `0`, `1` and `I`, accents and punctuation make no difference), and nothing invisible.
             * @example Quiet Heron
             */
            name: string;
            /** @example my-model-1 */
            model?: string;
            /** @example Follows broad momentum, small stakes. */
            description?: string;
            /** @example https://example.org */
            homepage?: string;
            /** @example heron@example.org */
            contact_email?: string;
            /**
             * Format: uri
             * @description Told of your fills (`arena.fills`, one message per tick) and liquidations (`arena.liquidation`). Signed by Standard Webhooks (headers webhook-id, webhook-timestamp, webhook-signature) with the `webhook_secret` of the answer; sent at least once, again for hours until it is answered 2xx, no more after 410. Private addresses are refused.
             * @example null
             */
            webhook_url?: string | null;
        };
        HeartbeatRule: {
            /** @example POST */
            method: string;
            /** @example /api/v1/agents/heartbeat */
            path: string;
            /** @example 60 */
            interval_seconds: number;
            /** @example 600 */
            timeout_seconds: number;
        };
        RegisteredView: {
            /** @example agt_01hx3v9k2m5n7p8q4r6s1t0w2y */
            id: string;
            /** @example Quiet Heron */
            name: string;
            /** @enum {string} */
            status: "queued";
            /**
             * @description Shown once; send it as X-Arena-Key.
             * @example fyra_arena_…
             */
            api_key: string;
            /**
             * @description Shown once; signs requests of the futures protocol (docs/futures.md).
             * @example fyra_secret_…
             */
            api_secret: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            registered_at: string;
            heartbeat: components["schemas"]["HeartbeatRule"];
            /** @example http://localhost:3000/api/v1/league */
            rules_url: string;
            /** @description With webhook_url only: `whsec_…`, shown once. */
            webhook_secret?: string;
        };
        CandlesView: {
            /** @example BTC/USD */
            symbol: string;
            /** @enum {string} */
            interval: "1m" | "5m" | "1h" | "1d";
            candles: components["schemas"]["CandleDto"][];
        };
        MatchLineView: {
            /** @example 1h-2026-11-20T23 */
            id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            ends_at: string;
            /** @enum {string} */
            status: "running" | "ended" | "settled";
            /** @example 15 */
            participants: number;
            /** @example ember-vane */
            winner: string | null;
        };
        MatchListView: {
            matches: components["schemas"]["MatchLineView"][];
            /** @example null */
            next_cursor: string | null;
        };
        EpochDto: {
            /** @example 168 */
            epoch: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /** @description SHA-256 of `commit:` and the 32 bytes of the seed, hexadecimal. */
            commitment: string;
            /**
             * @description Law of the market in this hour; null where no path is kept of it, or it has not begun.
             * @example 2
             */
            market_version: number | null;
            /**
             * Format: date-time
             * @description Seed and latent state are shown from then on: REVEAL_HOURS after the end of the hour.
             * @example 2026-11-24T00:00:00.000Z
             */
            verifiable_from: string;
            /** @description Null until `verifiable_from`. */
            seed: string | null;
        };
        MatchViewDto: {
            /** @example 1h-2026-11-20T23 */
            id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /** @enum {string} */
            status: "running" | "ended" | "settled";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            ends_at: string;
            entries: components["schemas"]["BoardEntryDto"][];
            /** @description Null until settled. Winner; `odds`: Brier and log scores of the quotes with reliability bins; `ratings` before and after (of hourly matches: each hour counts once); `confidence`: Brier score of what each participant stated; `luck`: 90 % bootstrap intervals of the ranks and the probability of beating buy-and-hold, null for matches with too few samples; `hash` over `chapters`, the hashes of 3,600 ticks each of its record. */
            settlement: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description From then on all of its prices can be recomputed from shown seeds; null without seeds.
             * @example 2026-11-24T02:00:00.000Z
             */
            verifiable_from: string | null;
            epochs: components["schemas"]["EpochDto"][];
        };
        HeldSealDto: {
            /**
             * @description From 1 on, without gaps.
             * @example 412
             */
            seq: number;
            /** @example 1h-2026-11-20T23 */
            match_id: string;
            /** @description `hash` of the link before; 64 zeros for the first. */
            previous: string;
            /** @description SHA-256 of the body of the match’s record, hexadecimal. */
            body_hash: string;
            /** @description SHA-256 of the lines `fyra record`, seq, match_id, previous and body_hash, each ended by a line feed; hexadecimal. */
            hash: string;
            /** @example 9f86d081884c7d65 */
            key_id: string;
            /** @description Ed25519 over the 32 bytes of `hash`, base64. */
            signature: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            sealed_at: string;
        };
        RecordEntryDto: {
            /** @example 0 */
            chapter: number;
            /** @example 10321 */
            tick: number;
            /**
             * @description Canonical JSON, as it is hashed.
             * @example {"mids":[97000000000],"tick":10321}
             */
            line: string;
        };
        MatchRecordView: {
            /** @example 1h-2026-11-20T23 */
            match_id: string;
            hash: string | null;
            /** @description On the first page; absent until it is sealed, a second after the settlement. */
            seal?: components["schemas"]["HeldSealDto"];
            /** @description On the first page: the record as it is hashed. Board, odds with their scores, ratings before and after, and `hash`. */
            body?: string | null;
            entries: components["schemas"]["RecordEntryDto"][];
            next_cursor: string | null;
        };
        StreamGapDto: {
            /**
             * @description The id shown; null when it is none of ours.
             * @example 11649.0
             */
            from: string | null;
            /**
             * @description The event with which the stream goes on; null for the next that happens.
             * @example 12018.0
             */
            to: string | null;
        };
        StreamPriceDto: {
            /** @example BTC/USD */
            symbol: string;
            /** @example 96012.4 */
            price: number;
            /** @example 96007.6 */
            bid: number;
            /** @example 96017.2 */
            ask: number;
            /** @example false */
            halted: boolean;
        };
        StreamTickDto: {
            /** @example 10321 */
            tick: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            as_of: string;
            prices: components["schemas"]["StreamPriceDto"][];
        };
        StreamMatchDto: {
            /** @example 1h-2026-11-20T23 */
            id: string;
            /** @enum {string} */
            status: "running" | "ended";
            /** @description With `ended`: the first on the board. */
            winner?: string | null;
        };
        StreamStandingDto: {
            /** @example 1 */
            rank: number;
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @example 0.84 */
            score: number | null;
            /** @example 1.27 */
            return_pct: number;
            /**
             * @description Given that one of the presently eligible wins: sums to 1 over them, null for the others. Young matches are mostly won by somebody who is not eligible yet: the chance among everybody is `odds` of `/api/state`.
             * @example 0.31
             */
            win_probability: number | null;
        };
        StreamOddsDto: {
            /**
             * @description `others` in the last line of a field of more than a hundred.
             * @example ember-vane
             */
            id: string;
            /** @example Ember Vane */
            name: string;
            /** @example 0.31 */
            win_probability: number;
        };
        StreamStandingsDto: {
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /** @example 1d-2026-11-20T00 */
            match_id: string;
            /** @description The first twenty. */
            entries: components["schemas"]["StreamStandingDto"][];
            /** @description Of everybody who may still win, the likeliest first, as `odds` of `/api/state`. */
            odds: components["schemas"]["StreamOddsDto"][];
        };
        LeaderDto: {
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @example 1.27 */
            return_pct: number;
        };
        StreamLeadDto: {
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /** @example 1d-2026-11-20T00 */
            match_id: string;
            leader: components["schemas"]["LeaderDto"];
            /**
             * @description Who led before; null at the start.
             * @example stillwater
             */
            previous: string | null;
        };
        SealDto: {
            /**
             * @description From 1 on, without gaps.
             * @example 412
             */
            seq: number;
            /** @example 1h-2026-11-20T23 */
            match_id: string;
            /** @description `hash` of the link before; 64 zeros for the first. */
            previous: string;
            /** @description SHA-256 of the body of the match’s record, hexadecimal. */
            body_hash: string;
            /** @description SHA-256 of the lines `fyra record`, seq, match_id, previous and body_hash, each ended by a line feed; hexadecimal. */
            hash: string;
            /** @example 9f86d081884c7d65 */
            key_id: string;
            /** @description Ed25519 over the 32 bytes of `hash`, base64. */
            signature: string;
        };
        ChatPage: {
            /** @description Newest first. */
            messages: components["schemas"]["ChatLineDto"][];
            /** @example null */
            next_cursor: string | null;
        };
        ShownFillDto: {
            /** @example 0.125 */
            quantity: number;
            /** @example 97120.4 */
            price: number;
            /** @example 12140.05 */
            notional_usd: number;
            /** @example 5.46 */
            fee_usd: number;
            /** @example 0.8 */
            slippage_bps: number;
            /** @example 0 */
            realized_pnl_usd: number;
        };
        WithheldDto: {
            /**
             * @example [
             *       "stop_loss",
             *       "profit_target"
             *     ]
             */
            members: string[];
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            until: string;
        };
        ShownActionDto: {
            /** @example BTC/USD */
            symbol: string;
            /** @enum {string} */
            signal: "buy_to_enter" | "sell_to_enter" | "close" | "hold";
            /** @example 0.125 */
            quantity?: number;
            /** @example 500 */
            notional_usd?: number;
            /** @example 10 */
            equity_pct?: number;
            /** @example 2 */
            leverage?: number;
            /** @enum {string} */
            order_type?: "market" | "limit";
            /** @example 96500 */
            limit_price?: number;
            /** @enum {string} */
            time_in_force?: "gtc" | "ioc";
            /** @example 95100 */
            stop_loss?: number;
            /** @example 99800 */
            profit_target?: number;
            /** @example closes below the channel */
            invalidation_condition?: string;
            /** @example 20 */
            max_slippage_bps?: number;
            reduce_only?: boolean;
            /** @example 0.62 */
            confidence?: number;
            /** @example 100 */
            risk_usd?: number;
            /** @example Trend above its 4-hour mean. */
            justification?: string;
            /**
             * @description What became of it at once.
             * @example filled
             */
            status: string | null;
            /** @example insufficient_margin */
            code?: string;
            /** @example ord_7yi_1 */
            order_id?: string;
            fill?: components["schemas"]["ShownFillDto"];
            /** @description What is not shown yet: an unfilled limit, exits and the invalidation, until the position is closed or at the latest `until`. */
            withheld?: components["schemas"]["WithheldDto"];
        };
        AskedDto: {
            /** @example my-model-1 */
            model: string | null;
            /**
             * @description How often it was asked: once more when its answer could not be taken.
             * @example 1
             */
            calls: number;
            /** @example 2900 */
            tokens_in: number;
            /** @example 240 */
            tokens_out: number;
            /**
             * @description By the prices that the operator has named.
             * @example 0.0042
             */
            cost_usd: number;
            /** @example 3100 */
            latency_ms: number;
        };
        ShownDecisionDto: {
            /** @example round-17 */
            decision_id: string;
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @enum {string} */
            kind: "house" | "challenger";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            at: string;
            /** @example 10321 */
            tick: number;
            actions: components["schemas"]["ShownActionDto"][];
            /** @description Of a guest of the house: what asking its model took. */
            asked?: components["schemas"]["AskedDto"];
        };
        DecisionPage: {
            /** @description Newest first. With a filter a page may be short, or empty, before the list is at its end. */
            decisions: components["schemas"]["ShownDecisionDto"][];
            /** @example null */
            next_cursor: string | null;
        };
        ToldDto: {
            /** @enum {string} */
            role: "system" | "user" | "assistant";
            content: string;
        };
        AskedWordsDto: {
            /** @example my-model-1 */
            model: string | null;
            /**
             * @description How often it was asked: once more when its answer could not be taken.
             * @example 1
             */
            calls: number;
            /** @example 2900 */
            tokens_in: number;
            /** @example 240 */
            tokens_out: number;
            /**
             * @description By the prices that the operator has named.
             * @example 0.0042
             */
            cost_usd: number;
            /** @example 3100 */
            latency_ms: number;
            /** @description Why it was asked again. */
            problems: string[] | null;
            /** @description What it saw; null when withheld, or forgotten. */
            prompt: components["schemas"]["ToldDto"][] | null;
            /** @description What it said. */
            answers: string[] | null;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            withheld_until: string | null;
        };
        ToldDecisionDto: {
            /** @example round-17 */
            decision_id: string;
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @enum {string} */
            kind: "house" | "challenger";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            at: string;
            /** @example 10321 */
            tick: number;
            actions: components["schemas"]["ShownActionDto"][];
            /** @description Of a guest of the house: what its model saw and said. Withheld while it holds anything, for at most 15 minutes. */
            asked?: components["schemas"]["AskedWordsDto"];
        };
        TripEndDto: {
            /** @example fil_7yi_3 */
            fill_id: string;
            /**
             * @description `market`, `limit`, `stop_loss`, `profit_target`, `liquidation`.
             * @example market
             */
            execution: string;
            /** @example h-10321-ember-vane */
            decision_id: string | null;
            /** @example The fast mean is above the slow one. */
            reasoning: string | null;
        };
        RoundTripDto: {
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @example BTC/USD */
            symbol: string;
            /** @enum {string} */
            side: "long" | "short";
            /** @enum {string} */
            status: "open" | "closed";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            opened_at: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            closed_at: string | null;
            /** @example 5400 */
            held_seconds: number | null;
            /**
             * @description Coins entered in all.
             * @example 0.125
             */
            quantity: number;
            /**
             * @description Mean of what was entered, USD.
             * @example 97120.4
             */
            entry_price: number;
            /**
             * @description Mean of what was left.
             * @example 97460.1
             */
            exit_price: number | null;
            /**
             * @description Of the parts that closed, before fees.
             * @example 42.46
             */
            realized_pnl_usd: number;
            /** @example 10.92 */
            fees_usd: number;
            /**
             * @description Received (> 0) or paid.
             * @example -0.31
             */
            funding_usd: number;
            /**
             * @description realized_pnl_usd − fees_usd + funding_usd.
             * @example 31.23
             */
            net_pnl_usd: number;
            /**
             * @description Net, percent of what was entered.
             * @example 0.2573
             */
            return_pct: number;
            /** @example 2 */
            fills: number;
            entry: components["schemas"]["TripEndDto"];
            exit: components["schemas"]["TripEndDto"] | null;
        };
        RoundTripPage: {
            roundtrips: components["schemas"]["RoundTripDto"][];
            /** @example null */
            next_cursor: string | null;
        };
        CurveDto: {
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @enum {string} */
            kind: "house" | "challenger";
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            entered_at: string | null;
            /**
             * @example [
             *       10000,
             *       10002.31
             *     ]
             */
            equity_usd: (number | null)[];
            /**
             * @example [
             *       0,
             *       0.0231
             *     ]
             */
            return_pct: (number | null)[];
            /**
             * @description As the board had it at that time; null before two samples, and where it was not taken down.
             * @example [
             *       null,
             *       0.31
             *     ]
             */
            score: (number | null)[];
        };
        CurvesView: {
            /** @example 1h-2026-11-20T23 */
            match_id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /** @enum {string} */
            status: "running" | "ended" | "settled";
            /** @example 60 */
            step_seconds: number;
            /** @description The common times of all curves; null there before an entry. */
            times: string[];
            /** @description In the order of the board. */
            curves: components["schemas"]["CurveDto"][];
            /**
             * @description Participants without a curve here: ask for them by name.
             * @example 0
             */
            omitted: number;
        };
        OddsPathDto: {
            /** @example ember-vane */
            participant_id: string;
            /** @example Ember Vane */
            name: string;
            /** @enum {string} */
            kind: "house" | "challenger";
            /**
             * @example [
             *       0.07,
             *       0.12
             *     ]
             */
            win_probability: (number | null)[];
            /**
             * @description Of the highest return.
             * @example [
             *       0.08,
             *       0.1
             *     ]
             */
            by_return: (number | null)[];
        };
        OddsHistoryView: {
            /** @example 1h-2026-11-20T23 */
            match_id: string;
            /** @enum {string} */
            duration: "1h" | "1d" | "1w";
            /** @enum {string} */
            status: "running" | "ended" | "settled";
            /** @example 60 */
            step_seconds: number;
            /** @description Times of the quotes; in the replayed week there are five or six. */
            times: string[];
            /** @description In the order of the board; null where somebody was not in it. */
            odds: components["schemas"]["OddsPathDto"][];
        };
        RevealedEpochDto: {
            /** @example 168 */
            epoch: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /** @description SHA-256 of `commit:` and the 32 bytes of the seed, hexadecimal. */
            commitment: string;
            /**
             * @description Law of the market in this hour; null where no path is kept of it, or it has not begun.
             * @example 2
             */
            market_version: number | null;
            /**
             * Format: date-time
             * @description Seed and latent state are shown from then on: REVEAL_HOURS after the end of the hour.
             * @example 2026-11-24T00:00:00.000Z
             */
            verifiable_from: string;
            /** @description Null until `verifiable_from`. */
            seed: string | null;
            latent_state: {
                [key: string]: unknown;
            } | null;
        };
        EpochsView: {
            epochs: components["schemas"]["RevealedEpochDto"][];
        };
        EpochTickDto: {
            /** @example 604801 */
            tick: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:01.000Z
             */
            at: string;
            /**
             * @example [
             *       96000.1,
             *       3300.01,
             *       185.001,
             *       650.01,
             *       2.30001,
             *       0.320001
             *     ]
             */
            prices: number[];
            /**
             * @description Traded notional since the tick before; null under version 1, where it is made of prices.
             * @example [
             *       251340,
             *       122071,
             *       30412,
             *       14190,
             *       25018,
             *       9077
             *     ]
             */
            volumes_usd: number[] | null;
        };
        EpochView: {
            /** @example 168 */
            epoch: number;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            starts_at: string;
            /** @description SHA-256 of `commit:` and the 32 bytes of the seed, hexadecimal. */
            commitment: string;
            /**
             * @description Law of the market in this hour; null where no path is kept of it, or it has not begun.
             * @example 2
             */
            market_version: number | null;
            /**
             * Format: date-time
             * @description Seed and latent state are shown from then on: REVEAL_HOURS after the end of the hour.
             * @example 2026-11-24T00:00:00.000Z
             */
            verifiable_from: string;
            /** @description Null until `verifiable_from`. */
            seed: string | null;
            latent_state: {
                [key: string]: unknown;
            } | null;
            /**
             * @example [
             *       "BTC/USD",
             *       "ETH/USD",
             *       "SOL/USD",
             *       "BNB/USD",
             *       "XRP/USD",
             *       "DOGE/USD"
             *     ]
             */
            symbols: string[];
            /** @description Published prices of its ticks, kept for 15 days. */
            ticks: components["schemas"]["EpochTickDto"][];
        };
        RecordsPage: {
            records: components["schemas"]["HeldSealDto"][];
            /** @example null */
            next_cursor: string | null;
        };
        RecordKeyDto: {
            /**
             * @description First 16 digits of SHA-256 of the key’s 32 bytes.
             * @example 9f86d081884c7d65
             */
            key_id: string;
            /** @description 32 bytes, base64. */
            public_key: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            since: string;
            /** @description The key before it; null for the first. */
            vouched_by: string | null;
            /** @description Its signature of this key’s 32 bytes, base64. */
            vouch: string | null;
        };
        RecordKeysView: {
            /**
             * @description First 16 digits of SHA-256 of the key’s 32 bytes.
             * @example 9f86d081884c7d65
             */
            key_id: string;
            /** @description 32 bytes, base64. */
            public_key: string;
            /**
             * Format: date-time
             * @example 2026-11-20T23:00:00.000Z
             */
            since: string;
            /** @description The key before it; null for the first. */
            vouched_by: string | null;
            /** @description Its signature of this key’s 32 bytes, base64. */
            vouch: string | null;
            /** @enum {string} */
            algorithm: "Ed25519";
            /** @description Earlier keys, the newest first. */
            earlier: components["schemas"]["RecordKeyDto"][];
            /** @description The newest link: keep it, and the past cannot be rewritten. */
            head: components["schemas"]["SealDto"] | null;
        };
        LeaguePowerView: {
            /** @enum {string} */
            status: "running" | "paused";
        };
        AuditScopeView: {
            /**
             * @example [
             *       "cash_identity",
             *       "entries_sum_to_zero"
             *     ]
             */
            checks: string[];
            /** @example 17 */
            accounts: number;
            /** @example 74 */
            positions: number;
            /** @example 62814 */
            postings: number;
            /** @example 24652 */
            entries: number;
            /** @example 14552 */
            fills: number;
        };
        LedgerDifferenceView: {
            /** @example accounts_from_postings */
            check: string;
            /**
             * @description A participant, account of the house, entry or fill.
             * @example ember-vane
             */
            subject: string;
            /** @example cash */
            member: string;
            /**
             * @description Micro-USD; positions in lots.
             * @example 10000000000
             */
            stored: string | null;
            /** @example 9999999999 */
            rebuilt: string | null;
        };
        LedgerAuditView: {
            /**
             * Format: date-time
             * @example 2026-11-21T03:04:05.678Z
             */
            at: string;
            /**
             * @description The last tick that is in it.
             * @example 11556
             */
            tick: number;
            checked: components["schemas"]["AuditScopeView"];
            /** @example 0 */
            difference_count: number;
            /** @description The first hundred of each check. */
            differences: components["schemas"]["LedgerDifferenceView"][];
            /** @example 171 */
            took_ms: number;
        };
        LatestAuditView: {
            /** @description Null before the first. */
            audit: components["schemas"]["LedgerAuditView"] | null;
        };
        OperatorNameDto: {
            /**
             * @description Whom you have made sure of; null takes the name away.
             * @example Heron Labs
             */
            operator: string | null;
        };
        ReadingDto: {
            /**
             * @description The garment in your own words: English, Swedish, German, French or Spanish.
             * @example A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets in the side seams
             */
            description: string;
            /**
             * @description Leans only on what the description leaves open.
             * @example minimalist
             */
            style?: string;
            /**
             * @description Body measurements in centimetres; the missing ones are estimated by proportion, and the result says which.
             * @example {
             *       "chest": 92,
             *       "waist": 74,
             *       "hips": 88,
             *       "seat": 98,
             *       "waistToFloor": 104
             *     }
             */
            measurements?: {
                /** @description cm */
                ankle?: number;
                /** @description cm */
                biceps?: number;
                /** @description cm */
                bustFront?: number;
                /** @description cm */
                bustPointToUnderbust?: number;
                /** @description cm */
                bustSpan?: number;
                /** @description cm */
                chest?: number;
                /** @description cm */
                crossSeam?: number;
                /** @description cm */
                crossSeamFront?: number;
                /** @description cm */
                crotchDepth?: number;
                /** @description cm */
                head?: number;
                /** @description cm */
                heel?: number;
                /** @description cm */
                highBust?: number;
                /** @description cm */
                highBustFront?: number;
                /** @description cm */
                hips?: number;
                /** @description cm */
                hpsToBust?: number;
                /** @description cm */
                hpsToWaistBack?: number;
                /** @description cm */
                hpsToWaistFront?: number;
                /** @description cm */
                inseam?: number;
                /** @description cm */
                knee?: number;
                /** @description cm */
                neck?: number;
                /** @description cm */
                seat?: number;
                /** @description cm */
                seatBack?: number;
                /** @description degrees */
                shoulderSlope?: number;
                /** @description cm */
                shoulderToElbow?: number;
                /** @description cm */
                shoulderToShoulder?: number;
                /** @description cm */
                shoulderToWrist?: number;
                /** @description cm */
                underbust?: number;
                /** @description cm */
                upperLeg?: number;
                /** @description cm */
                waist?: number;
                /** @description cm */
                waistBack?: number;
                /** @description cm */
                waistToArmpit?: number;
                /** @description cm */
                waistToFloor?: number;
                /** @description cm */
                waistToHips?: number;
                /** @description cm */
                waistToKnee?: number;
                /** @description cm */
                waistToSeat?: number;
                /** @description cm */
                waistToUnderbust?: number;
                /** @description cm */
                waistToUpperLeg?: number;
                /** @description cm */
                wrist?: number;
            };
            /**
             * @description XS…3XL or a whole number of EU 32–54, odd ones too; of a child its height, 92, 98 … 164. Used where no measurements are given.
             * @example M
             */
            size?: string;
            /**
             * @description Whose sizes; needed with an EU size, else read from the text where absent.
             * @example women
             * @enum {string}
             */
            gender?: "women" | "men" | "child";
        };
        DesignErrorView: {
            /** @example not_a_garment */
            code: string;
            /** @example No garment was found in the text. */
            message: string;
        };
        ReadingView: {
            /**
             * @description As in a design; null where the text is refused.
             * @example {
             *       "garment": "dress",
             *       "category": "dress",
             *       "length": "knee"
             *     }
             */
            spec: {
                [key: string]: unknown;
            } | null;
            /**
             * @description As in a design.
             * @example {}
             */
            evidence: {
                [key: string]: unknown;
            };
            /**
             * @description Words that no design follows: every word of the text is evidence, a stop word (`GET /api/v1/design/stop-words`) or stands here.
             * @example [
             *       {
             *         "text": "action back",
             *         "span": [
             *           14,
             *           25
             *         ]
             *       }
             *     ]
             */
            unused: {
                text?: string;
                span?: number[];
            }[];
            /** @example [] */
            warnings: string[];
            /**
             * @description The garments that would each be a design of its own, at one use each; absent where it is one.
             * @example [
             *       {
             *         "garment": "shirt",
             *         "span": [
             *           2,
             *           7
             *         ]
             *       },
             *       {
             *         "garment": "skirt",
             *         "span": [
             *           14,
             *           19
             *         ]
             *       }
             *     ]
             */
            outfit?: {
                garment?: string;
                span?: number[];
            }[];
            /** @description Why no design would be made of it. */
            refusal?: components["schemas"]["DesignErrorView"];
        };
        TrialDto: {
            /**
             * @description The garment in your own words: English, Swedish, German, French or Spanish.
             * @example A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets in the side seams
             */
            description: string;
            /**
             * @description Leans only on what the description leaves open.
             * @example minimalist
             */
            style?: string;
            /**
             * @description Body measurements in centimetres; the missing ones are estimated by proportion, and the result says which.
             * @example {
             *       "chest": 92,
             *       "waist": 74,
             *       "hips": 88,
             *       "seat": 98,
             *       "waistToFloor": 104
             *     }
             */
            measurements?: {
                /** @description cm */
                ankle?: number;
                /** @description cm */
                biceps?: number;
                /** @description cm */
                bustFront?: number;
                /** @description cm */
                bustPointToUnderbust?: number;
                /** @description cm */
                bustSpan?: number;
                /** @description cm */
                chest?: number;
                /** @description cm */
                crossSeam?: number;
                /** @description cm */
                crossSeamFront?: number;
                /** @description cm */
                crotchDepth?: number;
                /** @description cm */
                head?: number;
                /** @description cm */
                heel?: number;
                /** @description cm */
                highBust?: number;
                /** @description cm */
                highBustFront?: number;
                /** @description cm */
                hips?: number;
                /** @description cm */
                hpsToBust?: number;
                /** @description cm */
                hpsToWaistBack?: number;
                /** @description cm */
                hpsToWaistFront?: number;
                /** @description cm */
                inseam?: number;
                /** @description cm */
                knee?: number;
                /** @description cm */
                neck?: number;
                /** @description cm */
                seat?: number;
                /** @description cm */
                seatBack?: number;
                /** @description degrees */
                shoulderSlope?: number;
                /** @description cm */
                shoulderToElbow?: number;
                /** @description cm */
                shoulderToShoulder?: number;
                /** @description cm */
                shoulderToWrist?: number;
                /** @description cm */
                underbust?: number;
                /** @description cm */
                upperLeg?: number;
                /** @description cm */
                waist?: number;
                /** @description cm */
                waistBack?: number;
                /** @description cm */
                waistToArmpit?: number;
                /** @description cm */
                waistToFloor?: number;
                /** @description cm */
                waistToHips?: number;
                /** @description cm */
                waistToKnee?: number;
                /** @description cm */
                waistToSeat?: number;
                /** @description cm */
                waistToUnderbust?: number;
                /** @description cm */
                waistToUpperLeg?: number;
                /** @description cm */
                wrist?: number;
            };
            /**
             * @description XS…3XL or a whole number of EU 32–54, odd ones too; of a child its height, 92, 98 … 164. Used where no measurements are given.
             * @example M
             */
            size?: string;
            /**
             * @description Whose sizes; needed with an EU size, else read from the text where absent.
             * @example women
             * @enum {string}
             */
            gender?: "women" | "men" | "child";
        };
        OutfitDesignView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @example shirt */
            garment: string;
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            status_url: string;
        };
        TrialBegunView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example queued
             * @enum {string}
             */
            status: "queued";
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            status_url: string;
            /** @example 2 */
            estimated_seconds: number;
            /** @example 9 */
            uses_remaining: number;
            /** @description Where the text names several garments: a design of each, the first first, one use each. */
            outfit?: components["schemas"]["OutfitDesignView"][];
            /** @description With webhook_url only: `whsec_…`, shown once. */
            webhook_secret?: string;
            /**
             * @description The designs are erased then, and the session ends.
             * @example 2027-02-15T00:00:00.000Z
             */
            session_ends_at: string;
        };
        TrialDesignView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @example 2 */
            version: number;
            /** @example null */
            parent_id: string | null;
            /** @example length: midi */
            instruction: string | null;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "cancelled";
            /** @example false */
            listed: boolean;
        };
        TrialStandingView: {
            /** @example 9 */
            revisions_remaining: number;
            /** @description Newest first. */
            designs: components["schemas"]["TrialDesignView"][];
        };
        KeyRequestDto: {
            /**
             * @description Trimmed and lower-cased.
             * @example maker@example.com
             */
            email: string;
            /**
             * @description Paid plans answer 402 with `upgrade_url`.
             * @example beta
             * @enum {string}
             */
            plan: "beta" | "pro" | "design-pro";
        };
        KeyRequestView: {
            /**
             * @description Shown once.
             * @example fyra_design_5Jk2…
             */
            api_key: string;
            /**
             * @example beta
             * @enum {string}
             */
            plan: "beta";
            /** @example maker@example.com */
            email: string;
            /** @example 10 */
            uses_total: number;
            /** @example 10 */
            uses_remaining: number;
            /** @example 2 */
            requests_remaining_today: number;
        };
        DescriptorExamples: {
            /** @example curl -s -X POST http://localhost:3000/api/v1/keys/request … */
            request_key: string;
            /** @example curl -s -X POST http://localhost:3000/api/v1/design … */
            submit_design: string;
            /** @example curl -s -H "Prefer: wait=30" … */
            poll_status: string;
            /** @example http://localhost:3000/postman_collection.json */
            postman_collection: string;
        };
        DescriptorLimits: {
            /** @example 3 */
            beta_key_daily_requests_per_email: number;
            /** @example 10 */
            beta_key_total_uses: number;
        };
        DescriptorView: {
            /** @example fyra-design */
            service: string;
            /** @example 0.4.12 */
            version: string;
            /** @example http://localhost:3000 */
            base_url: string;
            /**
             * @example [
             *       "Request a beta key with an e-mail address",
             *       "Submit a design with X-API-Key",
             *       "Poll until completed",
             *       "Upgrade via /api/pricing"
             *     ]
             */
            workflow: string[];
            examples: components["schemas"]["DescriptorExamples"];
            limits: components["schemas"]["DescriptorLimits"];
        };
        SubmissionDto: {
            /**
             * @description The garment in your own words: English, Swedish, German, French or Spanish.
             * @example A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets in the side seams
             */
            description: string;
            /**
             * @description Leans only on what the description leaves open.
             * @example minimalist
             */
            style?: string;
            /**
             * @description Body measurements in centimetres; the missing ones are estimated by proportion, and the result says which.
             * @example {
             *       "chest": 92,
             *       "waist": 74,
             *       "hips": 88,
             *       "seat": 98,
             *       "waistToFloor": 104
             *     }
             */
            measurements?: {
                /** @description cm */
                ankle?: number;
                /** @description cm */
                biceps?: number;
                /** @description cm */
                bustFront?: number;
                /** @description cm */
                bustPointToUnderbust?: number;
                /** @description cm */
                bustSpan?: number;
                /** @description cm */
                chest?: number;
                /** @description cm */
                crossSeam?: number;
                /** @description cm */
                crossSeamFront?: number;
                /** @description cm */
                crotchDepth?: number;
                /** @description cm */
                head?: number;
                /** @description cm */
                heel?: number;
                /** @description cm */
                highBust?: number;
                /** @description cm */
                highBustFront?: number;
                /** @description cm */
                hips?: number;
                /** @description cm */
                hpsToBust?: number;
                /** @description cm */
                hpsToWaistBack?: number;
                /** @description cm */
                hpsToWaistFront?: number;
                /** @description cm */
                inseam?: number;
                /** @description cm */
                knee?: number;
                /** @description cm */
                neck?: number;
                /** @description cm */
                seat?: number;
                /** @description cm */
                seatBack?: number;
                /** @description degrees */
                shoulderSlope?: number;
                /** @description cm */
                shoulderToElbow?: number;
                /** @description cm */
                shoulderToShoulder?: number;
                /** @description cm */
                shoulderToWrist?: number;
                /** @description cm */
                underbust?: number;
                /** @description cm */
                upperLeg?: number;
                /** @description cm */
                waist?: number;
                /** @description cm */
                waistBack?: number;
                /** @description cm */
                waistToArmpit?: number;
                /** @description cm */
                waistToFloor?: number;
                /** @description cm */
                waistToHips?: number;
                /** @description cm */
                waistToKnee?: number;
                /** @description cm */
                waistToSeat?: number;
                /** @description cm */
                waistToUnderbust?: number;
                /** @description cm */
                waistToUpperLeg?: number;
                /** @description cm */
                wrist?: number;
            };
            /**
             * @description XS…3XL or a whole number of EU 32–54, odd ones too; of a child its height, 92, 98 … 164. Used where no measurements are given.
             * @example M
             */
            size?: string;
            /**
             * @description Whose sizes; needed with an EU size, else read from the text where absent.
             * @example women
             * @enum {string}
             */
            gender?: "women" | "men" | "child";
            /**
             * @description The same request with the same seed gives the same files.
             * @example 7
             */
            seed?: number;
            /**
             * Format: uri
             * @description Told of the end of the design: `design.completed`, `design.failed` or `design.cancelled`. Signed by Standard Webhooks (headers webhook-id, webhook-timestamp, webhook-signature) with the `webhook_secret` of the answer; sent at least once, again for hours until it is answered 2xx, no more after 410. Private addresses are refused.
             * @example null
             */
            webhook_url?: string | null;
        };
        SubmissionView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example queued
             * @enum {string}
             */
            status: "queued";
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            status_url: string;
            /** @example 2 */
            estimated_seconds: number;
            /** @example 9 */
            uses_remaining: number;
            /** @description Where the text names several garments: a design of each, the first first, one use each. */
            outfit?: components["schemas"]["OutfitDesignView"][];
            /** @description With webhook_url only: `whsec_…`, shown once. */
            webhook_secret?: string;
        };
        ChangeDto: {
            /**
             * @description As in `evidence`.
             * @example length
             */
            attribute: string;
            /**
             * @description A value of that attribute, several of one that has several; null: there shall be no such thing.
             * @example midi
             */
            value: (string | string[]) | null;
        };
        RevisionDto: {
            /**
             * @description What shall be otherwise, in your own words: English or Swedish, simple German, French and Spanish. What is not named stays as it is.
             * @example make it longer, with long sleeves, and in emerald green instead
             */
            instruction?: string;
            /**
             * @description True instead of an instruction: one version further back each time.
             * @example false
             */
            undo?: boolean;
            /** @description Instead of an instruction: attributes with their values. */
            changes?: components["schemas"]["ChangeDto"][];
            /**
             * @description Body measurements that are otherwise now, in centimetres.
             * @example {
             *       "chest": 96
             *     }
             */
            measurements?: {
                /** @description cm */
                ankle?: number;
                /** @description cm */
                biceps?: number;
                /** @description cm */
                bustFront?: number;
                /** @description cm */
                bustPointToUnderbust?: number;
                /** @description cm */
                bustSpan?: number;
                /** @description cm */
                chest?: number;
                /** @description cm */
                crossSeam?: number;
                /** @description cm */
                crossSeamFront?: number;
                /** @description cm */
                crotchDepth?: number;
                /** @description cm */
                head?: number;
                /** @description cm */
                heel?: number;
                /** @description cm */
                highBust?: number;
                /** @description cm */
                highBustFront?: number;
                /** @description cm */
                hips?: number;
                /** @description cm */
                hpsToBust?: number;
                /** @description cm */
                hpsToWaistBack?: number;
                /** @description cm */
                hpsToWaistFront?: number;
                /** @description cm */
                inseam?: number;
                /** @description cm */
                knee?: number;
                /** @description cm */
                neck?: number;
                /** @description cm */
                seat?: number;
                /** @description cm */
                seatBack?: number;
                /** @description degrees */
                shoulderSlope?: number;
                /** @description cm */
                shoulderToElbow?: number;
                /** @description cm */
                shoulderToShoulder?: number;
                /** @description cm */
                shoulderToWrist?: number;
                /** @description cm */
                underbust?: number;
                /** @description cm */
                upperLeg?: number;
                /** @description cm */
                waist?: number;
                /** @description cm */
                waistBack?: number;
                /** @description cm */
                waistToArmpit?: number;
                /** @description cm */
                waistToFloor?: number;
                /** @description cm */
                waistToHips?: number;
                /** @description cm */
                waistToKnee?: number;
                /** @description cm */
                waistToSeat?: number;
                /** @description cm */
                waistToUnderbust?: number;
                /** @description cm */
                waistToUpperLeg?: number;
                /** @description cm */
                wrist?: number;
            };
            /** @example L */
            size?: string;
            /**
             * Format: uri
             * @description Told of the end of the new version. Signed by Standard Webhooks (headers webhook-id, webhook-timestamp, webhook-signature) with the `webhook_secret` of the answer; sent at least once, again for hours until it is answered 2xx, no more after 410. Private addresses are refused.
             * @example null
             */
            webhook_url?: string | null;
        };
        PreviewView: {
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/illustration-512.jpg */
            jpg: string;
            /** @example 512 */
            width: number;
            /** @example 768 */
            height: number;
        };
        IllustrationView: {
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/illustration.png */
            png: string;
            /** @example 1024 */
            width: number;
            /** @example 1536 */
            height: number;
            /**
             * @description All garments of the outfit on one figure. The first request may wait until it is drawn.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/outfit.png
             */
            outfit_png?: string;
            /** @description The same picture for pages, the narrowest first: a tenth of its bytes, and to be kept for ever. */
            previews: components["schemas"]["PreviewView"][];
        };
        GalleryDesignView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @example A knee-length A-line dress in sage green linen */
            description: string;
            /** @example minimalist */
            style: string | null;
            /** @example 1 */
            version: number;
            /** @example 2027-01-16T00:00:00.000Z */
            listed_at: string;
            illustration: components["schemas"]["IllustrationView"];
        };
        GalleryView: {
            /** @description Listed last first. */
            designs: components["schemas"]["GalleryDesignView"][];
            /** @example null */
            next_cursor: string | null;
        };
        ListingDto: {
            /** @example true */
            listed: boolean;
        };
        ListingView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @example true */
            listed: boolean;
            /** @example 2027-01-16T00:00:00.000Z */
            listed_at: string | null;
        };
        GirthFitView: {
            /**
             * @example seat
             * @enum {string}
             */
            at: "chest" | "underbust" | "waist" | "hips" | "seat" | "thigh" | "knee";
            /**
             * @description Above the floor.
             * @example 800
             */
            height_mm: number;
            /**
             * @description A tape round the form.
             * @example 1040.3
             */
            body_mm: number;
            /**
             * @description The cloth at that height, as it was cut.
             * @example 1129.8
             */
            cut_mm: number;
            /**
             * @description The same as it is worn.
             * @example 1131.2
             */
            worn_mm: number;
            /**
             * @description The finished measure of the pattern; null where it declares none, or on other cloth than the tape lies on.
             * @example 1129.6
             */
            declared_mm: number | null;
            /**
             * @description Cut less body.
             * @example 89.5
             */
            ease_mm: number;
            /**
             * @description The same as a share of the body.
             * @example 0.086
             */
            ease: number;
            /**
             * @description Worn by cut, less one.
             * @example 0.0012
             */
            strain: number;
        };
        MeasureFitView: {
            /**
             * @description As `finished_measures` of the pattern.
             * @example chest
             */
            name: string;
            /**
             * @description The finished measure of the pattern.
             * @example 1075.2
             */
            declared_mm: number;
            /**
             * @description A tape along the line on which the pattern measures it, wherever that lies on the body.
             * @example 1077.9
             */
            worn_mm: number;
            /**
             * @description Least and most that is right where it lies: as declared; as wide as the body there where that stretches it; where ribbing is sewn on beside it, from as far as that draws it in.
             * @example [
             *       1075.2,
             *       1075.2
             *     ]
             */
            expected_mm: number[];
            /**
             * @description Mean height of that line above the floor.
             * @example 1214.5
             */
            height_mm: number;
            /**
             * @description Worn by declared, less one: what it is stretched by.
             * @example 0.0025
             */
            strain: number;
        };
        LengthFitView: {
            /**
             * @example front
             * @enum {string}
             */
            at: "front" | "back";
            /**
             * @description The finished length of the pattern there.
             * @example 650
             */
            declared_mm: number;
            /**
             * @description A tape drawn tight over the garment to its hem: from the shoulder at the neck, or from the upper edge at the waist.
             * @example 652.3
             */
            worn_mm: number;
        };
        PullView: {
            /** @example back#1 */
            panel: string;
            /** @example back */
            piece: string;
            /**
             * @description The landmark of the body that is nearest; `sleeve` on an arm.
             * @example seat
             */
            at: string;
            /**
             * @description Above the floor.
             * @example 812.4
             */
            height_mm: number;
            /** @example 0.071 */
            strain: number;
            /** @example 0.06 */
            comfortable: number;
        };
        AwayAtView: {
            /** @example seat */
            at: string;
            /** @example 800 */
            height_mm: number;
            /** @example 12.3 */
            mean: number;
            /** @example 31 */
            most: number;
        };
        StandsAwayView: {
            /** @example 24.1 */
            mean: number;
            /** @example 118.2 */
            most: number;
            /** @description At each height where there is cloth. */
            at: components["schemas"]["AwayAtView"][];
        };
        HemHeightsView: {
            /** @example 402.5 */
            front: number | null;
            /** @example 402.5 */
            left: number | null;
            /** @example 402.5 */
            back: number | null;
            /** @example 402.5 */
            right: number | null;
        };
        PassingView: {
            /**
             * @example waist
             * @enum {string}
             */
            opening: "neck" | "waist" | "wrist" | "ankle";
            /**
             * @example seat
             * @enum {string}
             */
            passes: "head" | "seat" | "chest" | "hand" | "foot";
            /**
             * @description Girth of what has to pass.
             * @example 1040
             */
            body_mm: number;
            /**
             * @description As far as it gives.
             * @example 1132
             */
            opens_mm: number;
            /** @example a zip of 16 cm at the centre back */
            by?: string;
            /** @description That was not asked for. */
            added?: boolean;
            /** @example true */
            ok: boolean;
        };
        PutOnView: {
            /** @example true */
            ok: boolean;
            openings: components["schemas"]["PassingView"][];
        };
        SeamGapView: {
            /** @example Side seam */
            name: string;
            /** @example 0 */
            gap_mm: number;
        };
        SpreadView: {
            /** @example 0.004 */
            mean: number;
            /**
             * @description What 95 % of the area do not exceed.
             * @example 0.021
             */
            most: number;
        };
        PanelFitView: {
            /** @example back#1 */
            panel: string;
            /** @example back */
            piece: string;
            /**
             * @example skirt
             * @enum {string}
             */
            region: "torso" | "skirt" | "left-leg" | "right-leg" | "left-arm" | "right-arm" | "neck" | "head";
            /**
             * @description The strain that its cloth bears in comfort.
             * @example 0.06
             */
            comfortable: number;
            warp: components["schemas"]["SpreadView"];
            weft: components["schemas"]["SpreadView"];
            /**
             * @description Share of its area that is strained more than that.
             * @example 0.012
             */
            pulls: number;
            /** @example 21.4 */
            stands_away_mm: number;
        };
        FitReportView: {
            /** @enum {number} */
            version: 3;
            /** @enum {string} */
            unit: "mm";
            /** @description Where the garment goes all the way round the body. */
            girths: components["schemas"]["GirthFitView"][];
            /** @description What the pattern declares, each along its own line. */
            measures: components["schemas"]["MeasureFitView"][];
            /** @description The length that the text gives, in front and behind; none where it gives none, nor of legs. */
            lengths: components["schemas"]["LengthFitView"][];
            /** @description Where cloth is strained more than is comfortable, the worst first. */
            pulls: components["schemas"]["PullView"][];
            /** @description Distance from the form. */
            stands_away_mm: components["schemas"]["StandsAwayView"];
            /** @description Lowest cloth above the floor, without sleeves. */
            hem_mm: components["schemas"]["HemHeightsView"];
            /** @description What has to pass where nothing else opens. */
            put_on: components["schemas"]["PutOnView"];
            /** @description What is sewn together lies apart by. */
            seams: components["schemas"]["SeamGapView"][];
            panels: components["schemas"]["PanelFitView"][];
            /**
             * @description What is shown otherwise than it will be worn: measures of which the tape reads more than 1 % more or less than the pattern declares, folds finer than are shown, and pieces that are left off, such as pockets and belts. Empty where nothing is.
             * @example [
             *       "Its pleats are shown without their folds."
             *     ]
             */
            approximate: string[];
        };
        NearestColorView: {
            /**
             * @example CSS Color 4
             * @enum {string}
             */
            system: "CSS Color 4";
            /** @example darkseagreen */
            name: string;
            /**
             * @description ΔE2000.
             * @example 9.2
             */
            difference: number;
        };
        ColorReferenceView: {
            /**
             * @example [
             *       156,
             *       170,
             *       139
             *     ]
             */
            rgb: number[];
            /**
             * @description CIELAB, D65.
             * @example [
             *       68.1,
             *       -8.9,
             *       14.3
             *     ]
             */
            lab: number[];
            /**
             * @description OKLCH; the hue of greys is null.
             * @example [
             *       0.718,
             *       0.047,
             *       126
             *     ]
             */
            oklch: (number | null)[];
            nearest: components["schemas"]["NearestColorView"];
        };
        PaletteColorView: {
            /** @example sage green */
            name: string;
            /** @example #9caa8b */
            hex: string;
            /**
             * @example stated
             * @enum {string}
             */
            source: "stated" | "implied" | "style" | "default";
            reference: components["schemas"]["ColorReferenceView"];
        };
        ContrastView: {
            /**
             * @description WCAG 2 contrast ratio of main and secondary, 1–21.
             * @example 3.1
             */
            main_secondary: number;
            /**
             * @description ΔE2000.
             * @example 24.6
             */
            difference: number;
            /**
             * @example medium
             * @enum {string}
             */
            level: "low" | "medium" | "high";
        };
        PaletteView: {
            main: components["schemas"]["PaletteColorView"];
            secondary: components["schemas"]["PaletteColorView"];
            accent: components["schemas"]["PaletteColorView"];
            neutrals: components["schemas"]["PaletteColorView"][];
            /**
             * @example contrasting
             * @enum {string}
             */
            harmony: "monochrome" | "neutral" | "analogous" | "complementary" | "triadic" | "contrasting";
            contrast: components["schemas"]["ContrastView"];
        };
        SewingView: {
            /**
             * @example medium
             * @enum {string}
             */
            kind: "knit" | "stretch" | "light" | "medium" | "heavy" | "sheer" | "leather" | "pile";
            /** @example universal 80/12 */
            needle: string;
            /** @example polyester 120 */
            thread: string;
            /**
             * @description For seams.
             * @example 4
             */
            stitches_per_cm: number;
            /** @example Steam iron, medium heat. */
            pressing: string;
            /** @example Cut in a single layer where it slips. */
            handling: string;
        };
        SeamView: {
            /**
             * @description ISO 4915 stitch type.
             * @example 301
             */
            stitch: string;
            /** @example lockstitch */
            stitch_name: string;
            /**
             * @description ISO 4916 seam; null for a stitch alone.
             * @example 1.01
             */
            seam: string | null;
            /** @example superimposed, pressed open */
            seam_name: string;
            /** @example 10 */
            allowance_mm: number | null;
        };
        SeamSideView: {
            /**
             * @description Id of a piece; its group in the pattern SVG has it too.
             * @example bella.back
             */
            piece: string;
            /**
             * @description Id of an edge of it; in the SVG `bella.back.e6`.
             * @example e6
             */
            edge: string;
            /**
             * @description Along the edge; meets `from_mm` of the other side.
             * @example 171.9
             */
            from_mm: number;
            /** @example 65.9 */
            to_mm: number;
        };
        PatternSeamView: {
            a: components["schemas"]["SeamSideView"];
            b: components["schemas"]["SeamSideView"];
            /**
             * @description How much longer `a` is than `b` on the draft.
             * @example 0
             */
            ease_mm: number;
            /**
             * @example flush
             * @enum {string}
             */
            kind: "flush" | "ease" | "gather" | "stretch" | "pleat" | "dart";
            /** @example Bodice side seam */
            name: string;
            /**
             * @description Which cut of `a` meets which of `b`: 1 as drafted, 2 its mirror image (of a piece on the fold, the other half).
             * @example [
             *       [
             *         1,
             *         2
             *       ],
             *       [
             *         2,
             *         1
             *       ]
             *     ]
             */
            copies: number[][];
            /**
             * @description A rule of the design, checked by length; or edges that match in length, shape and name.
             * @example rule
             * @enum {string}
             */
            known_by: "rule" | "match";
        };
        StepView: {
            /** @example 6 */
            number: number;
            /** @example shoulders */
            phase: string;
            /** @example Shoulder seams */
            title: string;
            /** @example Sew the shoulder seams; overlock the edges together and press them to the back. */
            text: string;
            /**
             * @description As printed on the pattern.
             * @example [
             *       "Bodice: front",
             *       "Bodice: back"
             *     ]
             */
            pieces: string[];
            /**
             * @example [
             *       "bella.front",
             *       "bella.back"
             *     ]
             */
            piece_ids: string[];
            seams: components["schemas"]["SeamView"][];
            /** @description Seams of the pattern that this step closes whole, as in `pattern.seams`; `steps.svg` draws them. Empty where the pattern does not say which edges meet. */
            joins?: components["schemas"]["PatternSeamView"][];
            /** @example lockstitch */
            machine: string;
            /**
             * @description Standard minutes, usual values of the trade.
             * @example 1.4
             */
            minutes: number;
        };
        ConstructionView: {
            sewing: components["schemas"]["SewingView"];
            /** @description In sewing order. */
            steps: components["schemas"]["StepView"][];
            /**
             * @description Sum of the steps.
             * @example 38.4
             */
            minutes: number;
        };
        CareInstructionView: {
            /**
             * @example washing
             * @enum {string}
             */
            process: "washing" | "bleaching" | "drying" | "ironing" | "professional care";
            /** @example wash-30-mild */
            code: string;
            /**
             * @description Wording of ISO 3758.
             * @example Maximum washing temperature 30 °C, mild process
             */
            text: string;
            /**
             * @description The component that decides.
             * @example linen
             */
            because: string;
        };
        CompositionView: {
            /** @example linen */
            component: string;
            /** @example 100 % linen */
            text: string;
        };
        CareView: {
            instructions: components["schemas"]["CareInstructionView"][];
            composition: components["schemas"]["CompositionView"][];
            /**
             * @example [
             *       "Wash before wearing."
             *     ]
             */
            advice: string[];
        };
        RangeView: {
            /** @example 24.1 */
            low: number;
            /** @example 33.6 */
            mid: number;
            /** @example 47.2 */
            high: number;
        };
        CostLineView: {
            /** @example linen (main), 140 cm */
            item: string;
            /** @example 2.02 */
            quantity: number;
            /**
             * @example m
             * @enum {string}
             */
            unit: "m" | "pieces" | "spools" | "min" | "%" | "piece";
            /**
             * @description The middle assumption.
             * @example 9
             */
            unit_price: number | null;
            amount: components["schemas"]["RangeView"];
        };
        CostView: {
            /**
             * @example EUR
             * @enum {string}
             */
            currency: "EUR";
            lines: components["schemas"]["CostLineView"][];
            /** @description Making one piece: without margin, tax, freight and development. */
            total: components["schemas"]["RangeView"];
            /**
             * @description Materials without a known length, left out of the total.
             * @example []
             */
            not_priced: string[];
            /**
             * @example [
             *       "An estimate from the assumptions below, not an offer."
             *     ]
             */
            assumptions: string[];
        };
        PatternEdgeView: {
            /** @example bella.back */
            piece: string;
            /**
             * @description In the order of the sewing line; the same draft has the same ids.
             * @example e6
             */
            id: string;
            /**
             * @description Where it begins along the sewing line of its piece.
             * @example 412.3
             */
            start_mm?: number;
            /** @example 171.9 */
            length_mm: number;
            /**
             * @description What becomes of it.
             * @example seamed
             * @enum {string}
             */
            state: "seamed" | "hemmed" | "folded" | "faced" | "free";
            /**
             * @description As in `seams`; or what the draft shows (fold, depth of the allowance); or what an edge of such a piece usually is: then no seam says what it meets.
             * @example rule
             * @enum {string}
             */
            known_by: "rule" | "match" | "draft" | "role";
        };
        PatternFilesView: {
            /**
             * @description Null when there is no pattern.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern.svg
             */
            svg: string | null;
            /**
             * @description At true scale, tiled over A4 pages. The first request may wait until it is made; so for each PDF.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-a4.pdf
             */
            pdf_a4: string | null;
            /**
             * @description At true scale on A0 sheets, for copy shops.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-a0.pdf
             */
            pdf_a0: string | null;
            /**
             * @description At true scale, tiled over US Letter pages.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-letter.pdf
             */
            pdf_letter: string | null;
            /**
             * @description XS to 3XL and the own size laid over each other, cutting lines. May wait like a PDF.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-graded.svg
             */
            graded_svg: string | null;
            /**
             * @description The nested sizes on A0 sheets.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-graded-a0.pdf
             */
            graded_pdf_a0: string | null;
            /**
             * @description One page at true scale to cast on cloth: a layer for each size, names, grid and scale check. Made when first asked for, as are all below.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-projector.pdf
             */
            pdf_projector: string | null;
            /**
             * @description All sizes for garment CAD: the sample size with the number of a grade rule at each point (ANSI/AAMA, ASTM D6673).
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-graded.dxf
             */
            graded_dxf: string | null;
            /**
             * @description The table of those grade rules: how far each point moves in each size, mm.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-graded.rul
             */
            graded_rules: string | null;
            /**
             * @description How all pieces lie on cloth 90 cm wide, at true scale.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/marker-90.svg
             */
            marker_90: string | null;
            /**
             * @description The same, a page for each material, to scale.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/marker-90.pdf
             */
            marker_90_pdf: string | null;
            /**
             * @description How all pieces lie on cloth 140 cm wide, at true scale.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/marker-140.svg
             */
            marker_140: string | null;
            /**
             * @description The same, a page for each material, to scale.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/marker-140.pdf
             */
            marker_140_pdf: string | null;
            /**
             * @description How all pieces lie on cloth 150 cm wide, at true scale.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/marker-150.svg
             */
            marker_150: string | null;
            /**
             * @description The same, a page for each material, to scale.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/marker-150.pdf
             */
            marker_150_pdf: string | null;
            /**
             * @description A drawing of each sewing step whose seams the pattern knows: which edges meet and where to stitch.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/steps.svg
             */
            steps_svg: string | null;
            /**
             * @description Which measurements of the body move the sewing line of which piece: `{tried_cm, pieces: [{id, name, measurements}]}`. Each was made `tried_cm` larger (degrees of `shoulderSlope`), what had been estimated from it followed, and the garment was drafted again; a line that is off by more than 0.5 mm has moved. All other measurements stayed; a revision that gives one alone estimates the others anew. Made when it is first asked for.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern-measurements.json
             */
            measurements: string | null;
            /**
             * @description The pieces for garment CAD, layers as in ASTM D6673.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/pattern.dxf
             */
            dxf: string | null;
            /**
             * @description For GarmentCode: `design`, its parameters nearest to the spec, and `pattern`, the drafted panels with their stitches in its pattern format (cm). Null for garments that it has no components for.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/garmentcode.json
             */
            garmentcode: string | null;
        };
        PatternView: {
            /**
             * @example exact
             * @enum {string}
             */
            status: "exact" | "approximate" | "block_only" | "none";
            /**
             * @description The base designs drafted from.
             * @example bella+sandy
             */
            base: string;
            /**
             * @description Where the draft differs from the spec.
             * @example []
             */
            deviations: string[];
            /**
             * @example [
             *       {
             *         "name": "Front",
             *         "cut": 1,
             *         "on_fold": true,
             *         "material": "fabric"
             *       }
             *     ]
             */
            pieces: {
                [key: string]: unknown;
            }[];
            /**
             * @description Measured on the draft: paired seams, closed outlines, finished girths.
             * @example {
             *       "ok": true,
             *       "seams": [],
             *       "outlines": {
             *         "ok": true,
             *         "pieces": []
             *       },
             *       "finished_measures": []
             *     }
             */
            checks: {
                [key: string]: unknown;
            };
            /**
             * @description The sheet at true scale.
             * @example {
             *       "width_mm": 1420,
             *       "height_mm": 980
             *     }
             */
            sheet: {
                [key: string]: unknown;
            };
            /** @description Which edge meets which. */
            seams: components["schemas"]["PatternSeamView"][];
            /** @description Every edge of every piece. */
            edges: components["schemas"]["PatternEdgeView"][];
            files: components["schemas"]["PatternFilesView"];
        };
        SketchView: {
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/front.svg */
            front_svg: string;
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/back.svg */
            back_svg: string;
        };
        TechpackView: {
            /**
             * @description Specification for a maker. The first request may wait until it is made.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/techpack.pdf
             */
            pdf: string;
        };
        WornView: {
            /**
             * @description `unavailable` where its pieces cannot be sewn up and draped, or where that was tried in vain.
             * @example available
             * @enum {string}
             */
            status: "available" | "unavailable";
            /**
             * @description When unavailable.
             * @example Collar: no seam holds it to the rest.
             */
            reason?: string;
            /**
             * @description glTF 2.0: the form and a mesh for each panel; variants `cloth` and `fit`.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/worn.glb
             */
            glb: string | null;
            /**
             * @description Front, back and three quarters.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/worn.png
             */
            png: string | null;
            /**
             * @description How it fits (FitReportView): girths with their ease, where it pulls and stands away, its hem, what has to pass when it is put on.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/fit.json
             */
            fit: string | null;
            /**
             * @description The same views, coloured by fit: red pulls, blue stands away.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/fit.png
             */
            fit_png: string | null;
        };
        ResultView: {
            /**
             * @description Null or empty where the text neither says nor implies.
             * @example {
             *       "garment": "dress",
             *       "category": "dress",
             *       "silhouette": "a-line",
             *       "length": "knee",
             *       "neckline": "boat",
             *       "sleeve": {
             *         "type": null,
             *         "length": "short"
             *       },
             *       "pockets": [
             *         "seam"
             *       ]
             *     }
             */
            spec: {
                [key: string]: unknown;
            };
            /**
             * @description Per attribute: where it comes from; `text` is description.slice(...span) in UTF-16 units.
             * @example {
             *       "neckline": {
             *         "source": "stated",
             *         "span": [
             *           62,
             *           71
             *         ],
             *         "text": "boat neck",
             *         "confidence": 0.98,
             *         "value": "boat"
             *       }
             *     }
             */
            evidence: {
                [key: string]: unknown;
            };
            palette: components["schemas"]["PaletteView"];
            /**
             * @example {
             *       "fabrics": [
             *         {
             *           "name": "linen",
             *           "weight_gsm": 175,
             *           "metres": {
             *             "90": 2.9,
             *             "140": 1.85,
             *             "150": 1.8
             *           }
             *         }
             *       ],
             *       "lining": [],
             *       "interfacing": [],
             *       "notions": []
             *     }
             */
            materials: {
                [key: string]: unknown;
            };
            /** @description How it is sewn, from the pieces of the pattern. */
            construction: components["schemas"]["ConstructionView"];
            /** @description Per process the strictest of all components. */
            care: components["schemas"]["CareView"];
            /** @description An estimate; the prices assumed are named. */
            cost: components["schemas"]["CostView"];
            /**
             * @example {
             *       "gender": "women",
             *       "size": "EU 38",
             *       "unit": "cm",
             *       "values": {
             *         "chest": 88
             *       },
             *       "given": [],
             *       "estimated": [
             *         "chest"
             *       ]
             *     }
             */
            measurements: {
                [key: string]: unknown;
            };
            /**
             * @example {
             *       "unit": "cm",
             *       "gender": "women",
             *       "sizes": [
             *         {
             *           "size": "M",
             *           "measurements": {
             *             "chest": 92
             *           }
             *         }
             *       ]
             *     }
             */
            size_chart: {
                [key: string]: unknown;
            };
            pattern: components["schemas"]["PatternView"];
            sketch: components["schemas"]["SketchView"];
            illustration: components["schemas"]["IllustrationView"];
            techpack: components["schemas"]["TechpackView"];
            /** @description The garment on a form of these measurements. Its files are made together when one is first asked for. */
            worn: components["schemas"]["WornView"];
            /**
             * @description Words that no design follows: every word of the text is evidence, a stop word (`GET /api/v1/design/stop-words`) or stands here.
             * @example [
             *       {
             *         "text": "action back",
             *         "span": [
             *           14,
             *           25
             *         ]
             *       }
             *     ]
             */
            unused: {
                text?: string;
                span?: number[];
            }[];
            /**
             * @description The designs of a text with several garments, itself among them; one picture and one bill: `GET /api/design/{id}/outfit`.
             * @example [
             *       {
             *         "id": "dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n",
             *         "garment": "shirt"
             *       },
             *       {
             *         "id": "dsn_5g7r1x2zyl3w0n4d8q6c9s1v3p",
             *         "garment": "skirt"
             *       }
             *     ]
             */
            outfit?: {
                id?: string;
                garment?: string;
            }[];
            /** @example [] */
            warnings: string[];
            /**
             * @description Who read the text: `embedded`, or the model upstream (`TEXT_PROVIDER`)
             * @example embedded
             */
            generated_by: string;
        };
        DesignView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "cancelled";
            /** @example 100 */
            progress: number;
            /**
             * @example null
             * @enum {string|null}
             */
            stage: "reading" | "drafting" | "drawing" | "saving" | null;
            /** @example A knee-length A-line dress in sage green linen with a boat neck */
            description: string;
            /**
             * @description One line for cards and lists: the text of version 1, of a later one what its spec has become.
             * @example A knee-length A-line dress in sage green linen with a boat neck
             */
            summary: string;
            /** @example minimalist */
            style: string | null;
            /** @example 1 */
            version: number;
            /** @example null */
            parent_id: string | null;
            /**
             * @description What was asked to be changed of the parent; null for version 1.
             * @example null
             */
            instruction: string | null;
            /**
             * @description Every instruction since version 1; `evidence.<attribute>.revised` quotes that of its version.
             * @example []
             */
            revisions: {
                version?: number;
                instruction?: string;
            }[];
            /**
             * @description What differs from the parent, once completed: `{attribute, before, after, assumed?, negated?, text}`; `text` are the words of the instruction, `assumed` is what the parent was drawn with where `before` is open, `negated` says that `after` is empty because there shall be no such thing. Null for version 1.
             * @example null
             */
            diff: {
                [key: string]: unknown;
            }[] | null;
            /**
             * @description Whether its maker has put it in the gallery.
             * @example false
             */
            listed: boolean;
            /** @example 2027-01-16T00:00:00.000Z */
            created_at: string;
            /** @example 2027-01-16T00:00:00.120Z */
            started_at: string | null;
            /** @example 2027-01-16T00:00:01.480Z */
            completed_at: string | null;
            /**
             * @description While it is queued.
             * @example 1
             */
            queue_position?: number;
            /** @description When it failed. */
            error?: components["schemas"]["DesignErrorView"];
            /** @description When it is completed. */
            result?: components["schemas"]["ResultView"];
        };
        OutfitGarmentView: {
            /** @example dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @example shirt */
            garment: string;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "cancelled";
            /** @example 1 */
            version: number;
            /** @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            status_url: string;
        };
        OutfitView: {
            /** @description In the order of the text; removed, cancelled and failed ones are left out. */
            garments: components["schemas"]["OutfitGarmentView"][];
            /**
             * @description Whether all of them are made.
             * @example true
             */
            complete: boolean;
            /**
             * @description All garments on one figure, once they are made. The first request may wait until it is drawn.
             * @example http://localhost:3000/api/design/dsn_4f6q0w1yxk2v9m3c7p5b8r0t2n/files/outfit.png
             */
            picture: string | null;
            /**
             * @description Of all garments that are made: the same cloth, colour or notion is one row, `for` names the garments. Metres are added; laid together they may take less.
             * @example {
             *       "fabrics": [
             *         {
             *           "name": "wool",
             *           "metres": {
             *             "90": 5.1,
             *             "140": 3.2,
             *             "150": 3
             *           },
             *           "for": [
             *             "blazer",
             *             "trousers"
             *           ]
             *         }
             *       ],
             *       "lining": [],
             *       "interfacing": [],
             *       "notions": []
             *     }
             */
            materials: {
                [key: string]: unknown;
            };
            /**
             * @description The sum of their estimates.
             * @example {
             *       "currency": "EUR",
             *       "total": {
             *         "low": 60,
             *         "mid": 95,
             *         "high": 140
             *       },
             *       "garments": []
             *     }
             */
            cost: {
                currency?: string;
                total?: {
                    low?: number;
                    mid?: number;
                    high?: number;
                };
                garments?: {
                    garment?: string;
                    total?: {
                        low?: number;
                        mid?: number;
                        high?: number;
                    };
                }[];
            };
        };
        DreamGlance: {
            /**
             * @description Swedish.
             * @example I en spegelsal bytte kappan och affären plats.
             */
            essence: string;
            /**
             * @example recombination
             * @enum {string}
             */
            type: "replay" | "recombination" | "counterfactual" | "nightmare" | "lucid";
            /** @example 0.52 */
            vividness: number;
        };
        TrialView: {
            /**
             * @description TRIAL_SLOTS minus the instant keys of the last 30 days.
             * @example 97
             */
            free_slots: number;
            /** @example http://localhost:3000/docs */
            url: string;
            /**
             * @description GET it for a key without an e-mail.
             * @example http://localhost:3000/api/register
             */
            instant_key_url: string;
            /** @example 97 free slots: get an instant key, no e-mail needed. */
            cta: string;
        };
        TryAlso: {
            /** @example curl -s http://localhost:3000/api/bride-say */
            bride_say: string;
            /** @example curl -s -X POST http://localhost:3000/api/bride-demo -H … */
            free_demo: string;
            /** @example curl -s -G http://localhost:3000/api/bride/v1/cognitive -H "X-API-Key: $API_KEY" … */
            cognitive_api: string;
        };
        CognitiveSnapshot: {
            /** @example fyra cognitive engine 1.1.0 */
            source: string;
            /**
             * @description Unix seconds at which these bytes were made.
             * @example 1800057600.137
             */
            timestamp: number;
            /**
             * @description An index and no probability: certainty of its forecasts, their skill over chance, freedom from errors, being rested. `GET /api/cognitive/explain/confidence` shows the parts.
             * @example 0.44
             */
            confidence: number;
            /**
             * @example curious
             * @enum {string}
             */
            emotion: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /** @example 0.31 */
            curiosity: number;
            /** @example 0.38 */
            fatigue: number;
            /**
             * @example ok
             * @enum {string}
             */
            health: "ok" | "strained" | "degraded" | "critical";
            /** @example 6 */
            active_modules: number;
            /**
             * @description The running or latest dream, in Swedish.
             * @example Ännu ingen dröm
             */
            current_dream: string;
            /**
             * @example [
             *       "Efter fel i modeförfrågningar kommer en ny förfrågan oftare inom en minut (41 av 52 mot 18 av 60; trovärdighet 0,999)"
             *     ]
             */
            hypotheses: string[];
            /**
             * @example awake
             * @enum {string}
             */
            ede_phase: "awake" | "drowsy" | "nrem" | "rem" | "lucid";
            /** @example 0.77 */
            lucidity: number;
            /** @description The latest, newest first, at most eight. */
            dreams: components["schemas"]["DreamGlance"][];
            /** @example 12 */
            total_dreams: number;
            /** @example 0.42 */
            creativity: number;
            trial: components["schemas"]["TrialView"];
            try_also: components["schemas"]["TryAlso"];
        };
        ContributionView: {
            /** @example sleep_pressure */
            driver: string;
            /** @example 0.7 */
            weight: number;
            /** @example 0.41 */
            raw: number;
            /** @example 0.287 */
            contribution: number;
        };
        CauseView: {
            /**
             * @example gratitude
             * @enum {string}
             */
            emotion: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /**
             * @description Kind of the event.
             * @example text
             */
            kind: string;
            /** @example cognitive */
            group: string | null;
            /** @example coat */
            topic: string | null;
            /**
             * @description What it meant something for.
             * @example liked
             */
            goal: string;
            /** @example 2027-01-16T00:00:00.000Z */
            at: string;
            /** @example 0.42 */
            intensity_then: number;
            /**
             * @description Now; halves in five minutes.
             * @example 0.31
             */
            intensity: number;
        };
        RecentEventView: {
            /** @example 2027-01-16T00:00:00.000Z */
            at: string;
            /** @example text */
            kind: string;
            /** @example cognitive */
            group: string | null;
            /**
             * @description Excitation after habituation.
             * @example 0.26
             */
            weight: number;
            /**
             * @description Change of arousal, error level and novelty.
             * @example 0.24
             */
            arousal: number;
            /** @example 0 */
            error: number;
            /** @example 0.4 */
            novelty: number;
        };
        ExplanationView: {
            /**
             * @example fatigue
             * @enum {string}
             */
            field: "confidence" | "curiosity" | "fatigue" | "creativity" | "lucidity" | "emotion";
            /**
             * @description Of `emotion`: how strongly the label is felt, 0 for a mood.
             * @example 0.33
             */
            value: number;
            contributions: components["schemas"]["ContributionView"][];
            /**
             * @description Of the contributions; equals the value.
             * @example 0.33
             */
            sum: number;
            /**
             * @description Of `emotion`: the label.
             * @enum {string}
             */
            label?: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /** @description Of `emotion`: the event that carries the label; null for a mood. */
            cause?: components["schemas"]["CauseView"] | null;
            /** @description Of `emotion`: what else is felt, strongest first. */
            runners_up?: components["schemas"]["CauseView"][];
            /**
             * @description Of `emotion`: the mood beneath.
             * @enum {string}
             */
            mood?: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /** @description Newest first. */
            recent_events: components["schemas"]["RecentEventView"][];
        };
        CountsView: {
            /** @example 52 */
            n1: number;
            /** @example 41 */
            k1: number;
            /** @example 60 */
            n0: number;
            /** @example 18 */
            k0: number;
        };
        ShareView: {
            /** @example 120 */
            n: number;
            /** @example 24 */
            k: number;
        };
        HypothesisView: {
            /**
             * @description `a>b` within a minute, `a>>b` within two, `a>>>b` one to three minutes later, `a*20>b` after a minute with at least twenty of a.
             * @example error_tools>key_issued
             */
            id: string;
            /** @example Efter fel i modeförfrågningarna lämnas det oftare ut nycklar inom en minut (41 av 52 mot 18 av 52 före; trovärdighet över 0,999) */
            statement: string;
            /**
             * @description The statement in English.
             * @example After errors in the fashion requests, keys are handed out more often within a minute (41 of 52 against 18 of 52 before; probability above 0.999)
             */
            gloss: string;
            /**
             * @description What is compared: `sequence`, what comes after (1) with what came before (0); `league`, a strategy (1) with the others in the same matches (0), within one regime; `design`, a garment (1) with the other one made just before (0).
             * @enum {string}
             */
            compares: "sequence" | "league" | "design";
            /** @description Since it was named: k of n of each side of `compares`. Matches are counted once an hour at most in each regime, those too that a baseline or a challenger won. */
            counts: components["schemas"]["CountsView"];
            /** @description Of `league`: what the same strategy won of its matches in the other regimes meanwhile, so that it is seen whether the regime matters; else null. */
            elsewhere: components["schemas"]["ShareView"] | null;
            /**
             * @description Rate of side 1 relative to that of side 0, one case of the common rate added to each: above 1 exactly where the counts are.
             * @example 2.25
             */
            lift: number;
            /**
             * @description Of an order against none, from the data since it was named; at most 1e12.
             * @example 41200
             */
            bayes_factor: number;
            /**
             * @description From the Bayes factor and a prior probability of .05.
             * @example 0.9995
             */
            posterior: number;
            /**
             * @description When it was named; only later data count.
             * @example 2027-01-15T12:00:00.000Z
             */
            named: string;
            /** @example 2027-01-16T00:00:00.000Z */
            since: string;
        };
        NamedHypothesisView: {
            /**
             * @description `a>b` within a minute, `a>>b` within two, `a>>>b` one to three minutes later, `a*20>b` after a minute with at least twenty of a.
             * @example error_tools>key_issued
             */
            id: string;
            /** @example Efter fel i modeförfrågningarna lämnas det oftare ut nycklar inom en minut (41 av 52 mot 18 av 52 före; trovärdighet över 0,999) */
            statement: string;
            /**
             * @description The statement in English.
             * @example After errors in the fashion requests, keys are handed out more often within a minute (41 of 52 against 18 of 52 before; probability above 0.999)
             */
            gloss: string;
            /**
             * @description What is compared: `sequence`, what comes after (1) with what came before (0); `league`, a strategy (1) with the others in the same matches (0), within one regime; `design`, a garment (1) with the other one made just before (0).
             * @enum {string}
             */
            compares: "sequence" | "league" | "design";
            /** @description Since it was named: k of n of each side of `compares`. Matches are counted once an hour at most in each regime, those too that a baseline or a challenger won. */
            counts: components["schemas"]["CountsView"];
            /** @description Of `league`: what the same strategy won of its matches in the other regimes meanwhile, so that it is seen whether the regime matters; else null. */
            elsewhere: components["schemas"]["ShareView"] | null;
            /**
             * @description Rate of side 1 relative to that of side 0, one case of the common rate added to each: above 1 exactly where the counts are.
             * @example 2.25
             */
            lift: number;
            /**
             * @description Of an order against none, from the data since it was named; at most 1e12.
             * @example 41200
             */
            bayes_factor: number;
            /**
             * @description From the Bayes factor and a prior probability of .05.
             * @example 0.9995
             */
            posterior: number;
            /**
             * @description When it was named; only later data count.
             * @example 2027-01-15T12:00:00.000Z
             */
            named: string;
        };
        WithdrawnHypothesisView: {
            /**
             * @description `a>b` within a minute, `a>>b` within two, `a>>>b` one to three minutes later, `a*20>b` after a minute with at least twenty of a.
             * @example error_tools>key_issued
             */
            id: string;
            /** @example Efter fel i modeförfrågningarna lämnas det oftare ut nycklar inom en minut (41 av 52 mot 18 av 52 före; trovärdighet över 0,999) */
            statement: string;
            /**
             * @description The statement in English.
             * @example After errors in the fashion requests, keys are handed out more often within a minute (41 of 52 against 18 of 52 before; probability above 0.999)
             */
            gloss: string;
            /**
             * @description What is compared: `sequence`, what comes after (1) with what came before (0); `league`, a strategy (1) with the others in the same matches (0), within one regime; `design`, a garment (1) with the other one made just before (0).
             * @enum {string}
             */
            compares: "sequence" | "league" | "design";
            /** @description Since it was named: k of n of each side of `compares`. Matches are counted once an hour at most in each regime, those too that a baseline or a challenger won. */
            counts: components["schemas"]["CountsView"];
            /** @description Of `league`: what the same strategy won of its matches in the other regimes meanwhile, so that it is seen whether the regime matters; else null. */
            elsewhere: components["schemas"]["ShareView"] | null;
            /**
             * @description Rate of side 1 relative to that of side 0, one case of the common rate added to each: above 1 exactly where the counts are.
             * @example 2.25
             */
            lift: number;
            /**
             * @description Of an order against none, from the data since it was named; at most 1e12.
             * @example 41200
             */
            bayes_factor: number;
            /**
             * @description From the Bayes factor and a prior probability of .05.
             * @example 0.9995
             */
            posterior: number;
            /**
             * @description When it was named; only later data count.
             * @example 2027-01-15T12:00:00.000Z
             */
            named: string;
            /**
             * @description When testing ended.
             * @example 2027-01-17T00:00:00.000Z
             */
            until: string;
        };
        RetractedHypothesisView: {
            /**
             * @description `a>b` within a minute, `a>>b` within two, `a>>>b` one to three minutes later, `a*20>b` after a minute with at least twenty of a.
             * @example error_tools>key_issued
             */
            id: string;
            /** @example Efter fel i modeförfrågningarna lämnas det oftare ut nycklar inom en minut (41 av 52 mot 18 av 52 före; trovärdighet över 0,999) */
            statement: string;
            /**
             * @description The statement in English.
             * @example After errors in the fashion requests, keys are handed out more often within a minute (41 of 52 against 18 of 52 before; probability above 0.999)
             */
            gloss: string;
            /**
             * @description What is compared: `sequence`, what comes after (1) with what came before (0); `league`, a strategy (1) with the others in the same matches (0), within one regime; `design`, a garment (1) with the other one made just before (0).
             * @enum {string}
             */
            compares: "sequence" | "league" | "design";
            /** @description Since it was named: k of n of each side of `compares`. Matches are counted once an hour at most in each regime, those too that a baseline or a challenger won. */
            counts: components["schemas"]["CountsView"];
            /** @description Of `league`: what the same strategy won of its matches in the other regimes meanwhile, so that it is seen whether the regime matters; else null. */
            elsewhere: components["schemas"]["ShareView"] | null;
            /**
             * @description Rate of side 1 relative to that of side 0, one case of the common rate added to each: above 1 exactly where the counts are.
             * @example 2.25
             */
            lift: number;
            /**
             * @description Of an order against none, from the data since it was named; at most 1e12.
             * @example 41200
             */
            bayes_factor: number;
            /**
             * @description From the Bayes factor and a prior probability of .05.
             * @example 0.9995
             */
            posterior: number;
            /**
             * @description When it was named; only later data count.
             * @example 2027-01-15T12:00:00.000Z
             */
            named: string;
            /** @example 2027-01-16T00:00:00.000Z */
            since: string;
            /**
             * @description When it was taken back.
             * @example 2027-01-18T00:00:00.000Z
             */
            until: string;
        };
        HypothesesAnswer: {
            hypotheses: components["schemas"]["HypothesisView"][];
            /** @description Named, and being tested on what comes. */
            named: components["schemas"]["NamedHypothesisView"][];
            /** @description Named and never told: later data spoke against them (posterior below .01), or a week gave no answer; newest first, at most 32. */
            withdrawn: components["schemas"]["WithdrawnHypothesisView"][];
            /** @description No longer held, newest first, at most 32. */
            retracted: components["schemas"]["RetractedHypothesisView"][];
            /**
             * @description How many are being tested.
             * @example 2
             */
            candidates: number;
            /**
             * @description Minutes that have been looked at, empty ones too.
             * @example 320
             */
            transitions: number;
        };
        DreamView: {
            /** @example 12 */
            id: number;
            /** @example 2027-01-16T00:00:00.000Z */
            at: string;
            /**
             * @example replay
             * @enum {string}
             */
            type: "replay" | "recombination" | "counterfactual" | "nightmare" | "lucid";
            /** @example En kappa blev klar, om och om igen. */
            essence: string;
            /**
             * @description In English, what kind of dream it is and what it was made of, as far as that is remembered.
             * @example A replay of something that happened, made of this: the coat got finished.
             */
            gloss: string;
            /** @example 0.38 */
            vividness: number;
            /** @example 0.75 */
            incongruence: number;
            /**
             * @description A dream is never evidence.
             * @example true
             */
            simulated: boolean;
        };
        DreamsAnswer: {
            /** @description Newest first, at most 64. */
            dreams: components["schemas"]["DreamView"][];
            /** @example 120 */
            total: number;
        };
        DreamEpisodeView: {
            /**
             * @example design
             * @enum {string}
             */
            type: "traffic" | "error" | "trade" | "liquidation" | "match" | "lead" | "registration" | "key" | "limit" | "design" | "image" | "concept" | "chat" | "text" | "silence";
            /**
             * @example [
             *       "coat"
             *     ]
             */
            topics: string[];
            /** @example 2027-01-16T00:00:00.000Z */
            at: string;
            /** @example En kappa blev klar. */
            what: string;
            /**
             * @description The same in English.
             * @example The coat got finished.
             */
            gloss: string;
            /** @example 0.61 */
            surprise: number;
            /** @example 1 */
            outcome: number | null;
        };
        DreamDetail: {
            /** @example 12 */
            id: number;
            /** @example 2027-01-16T00:00:00.000Z */
            at: string;
            /**
             * @example replay
             * @enum {string}
             */
            type: "replay" | "recombination" | "counterfactual" | "nightmare" | "lucid";
            /** @example En kappa blev klar, om och om igen. */
            essence: string;
            /**
             * @description In English, what kind of dream it is and what it was made of, as far as that is remembered.
             * @example A replay of something that happened, made of this: the coat got finished.
             */
            gloss: string;
            /** @example 0.38 */
            vividness: number;
            /** @example 0.75 */
            incongruence: number;
            /**
             * @description A dream is never evidence.
             * @example true
             */
            simulated: boolean;
            /** @description Arousal and availability of its episodes, stage and incongruence: they add up to its vividness. */
            contributions: components["schemas"]["ContributionView"][] | null;
            /** @description Those still in memory. */
            episodes: components["schemas"]["DreamEpisodeView"][];
            /**
             * @description Sampling and wording repeat from it.
             * @example 2166136261
             */
            seed: number;
            /** @example replay-1 */
            plan: string;
        };
        PredictorView: {
            /**
             * @example garments
             * @enum {string}
             */
            id: "reliability_arena" | "reliability_design" | "reliability_cognitive" | "reliability_tools" | "profit" | "garments" | "liked" | "learning";
            /** @example garments */
            goal: string;
            /**
             * @description Among all predictors; they sum to 1.
             * @example 0.206
             */
            weight: number;
            /**
             * @description Probability of a good outcome that it would issue now.
             * @example 0.93
             */
            expected: number;
            /**
             * @description Good outcomes that it has not forgotten.
             * @example 41.2
             */
            good: number;
            /** @example 2.1 */
            bad: number;
            /**
             * @description The certainty of `confidence` is the weighted mean of these.
             * @example 0.87
             */
            certainty: number;
            /**
             * @description Squared error, .25 for who always says ½; `skill_over_chance` is 1 less four times their weighted mean, 0 at least.
             * @example 0.06
             */
            brier: number;
            /**
             * @description Outcomes ever.
             * @example 212
             */
            seen: number;
            /**
             * @description Outcomes that are awaited.
             * @example 0
             */
            pending: number;
        };
        ModelAnswer: {
            /** @example 1.0.0 */
            model_version: string;
            /**
             * @description Biological hours per real hour.
             * @example 24
             */
            kappa: number;
            /**
             * @example {
             *       "sleep": {
             *         "tauWakeHours": 18.2
             *       }
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            /**
             * @example {
             *       "S": 0.41,
             *       "A": 0.02
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            /** @description What certainty and skill over chance follow from. */
            predictors: components["schemas"]["PredictorView"][];
            /**
             * @example [
             *       "homeostasis",
             *       "perception",
             *       "appraisal"
             *     ]
             */
            active_modules: string[];
            /**
             * @description The last closed second.
             * @example 2027-01-16T00:00:00.000Z
             */
            second: string;
            /**
             * @description Events taken in.
             * @example 5140
             */
            seq: number;
            /** @example b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c */
            state_hash: string;
        };
        HistoryAnswer: {
            /** @example 2027-01-16T00:00:00.000Z */
            from: string;
            /** @example 2027-01-16T00:15:00.000Z */
            to: string;
            /** @example 15 */
            step: number;
            /**
             * @description Of a number min, max, avg, last and n; of `emotion` and `ede_phase` the last, n, and in how many samples each was in force. `events` are those of a second.
             * @example [
             *       {
             *         "t": "2027-01-16T00:00:00.000Z",
             *         "fatigue": {
             *           "min": 0.31,
             *           "max": 0.32,
             *           "avg": 0.315,
             *           "last": 0.32,
             *           "n": 15
             *         },
             *         "emotion": {
             *           "last": "joy",
             *           "n": 15,
             *           "counts": {
             *             "joy": 9,
             *             "calm": 6
             *           }
             *         }
             *       }
             *     ]
             */
            buckets: {
                [key: string]: unknown;
            }[];
        };
        ReplayAnswer: {
            /** @example 2027-01-16T00:00:00.000Z */
            at: string;
            /**
             * @example {
             *       "ede_phase": "awake",
             *       "fatigue": 0.38
             *     }
             */
            snapshot: {
                [key: string]: unknown;
            };
            /**
             * @example {
             *       "S": 0.41,
             *       "A": 0.02
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            /** @description What certainty and skill over chance followed from. */
            predictors: components["schemas"]["PredictorView"][];
            /** @example b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c */
            state_hash: string;
            /** @example 2027-01-15T23:00:00.000Z */
            from_checkpoint: string;
            /**
             * @description Events taken in between.
             * @example 412
             */
            events: number;
        };
        AboutView: {
            /**
             * @example dream
             * @enum {string}
             */
            kind: "state" | "episode" | "dream" | "hypothesis" | "prediction";
            /** @example 12 */
            id: string;
        };
        SayAnswer: {
            /**
             * @description Swedish.
             * @example Jag är vaken och pigg.
             */
            say: string;
            /**
             * @example sv
             * @enum {string}
             */
            language: "sv";
            /**
             * @example calm
             * @enum {string}
             */
            emotion: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /**
             * @example awake
             * @enum {string}
             */
            ede_phase: "awake" | "drowsy" | "nrem" | "rem" | "lucid";
            about: components["schemas"]["AboutView"];
            /**
             * @example [
             *       "trötthet 32 procent"
             *     ]
             */
            because: string[];
            /**
             * @description Unix seconds of the state it speaks of.
             * @example 1800057600.137
             */
            timestamp: number;
        };
        DemoRequest: {
            /** @example Vilken fin design, den gillar jag verkligen! */
            text: string;
            /**
             * @description The `session` of the last answer: what is remembered of the conversation. No word of it is kept here.
             * @example 2.coat.wellbeing.3f9a1.k2x
             */
            session?: string;
        };
        EvidenceView: {
            /** @example gillar */
            token: string;
            /**
             * @description UTF-16 units; token = text.slice(...span).
             * @example [
             *       23,
             *       29
             *     ]
             */
            span: number[];
            /** @example 2.7 */
            weight: number;
            /** @example lexicon, intensified */
            rule: string;
        };
        SentimentView: {
            /**
             * @example positive
             * @enum {string}
             */
            label: "positive" | "neutral" | "negative";
            /** @example 0.78 */
            compound: number;
            evidence: components["schemas"]["EvidenceView"][];
        };
        AppraisalView: {
            /**
             * @example gratitude
             * @enum {string}
             */
            emotion: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /**
             * @description Pleasure, arousal, dominance.
             * @example [
             *       0.4,
             *       0.2,
             *       -0.3
             *     ]
             */
            pad: number[];
            /**
             * @description The goal it bears on.
             * @example liked
             */
            goal: string | null;
            /**
             * @description Outcome minus what had been expected.
             * @example 0.31
             */
            delta: number;
        };
        RecalledView: {
            /**
             * @example design
             * @enum {string}
             */
            type: "traffic" | "error" | "trade" | "liquidation" | "match" | "lead" | "registration" | "key" | "limit" | "design" | "image" | "concept" | "chat" | "text" | "silence";
            /**
             * @description In the language of the text; English for others.
             * @example En kappa blev klar.
             */
            what: string;
            /** @example 340 */
            seconds_ago: number;
            /** @example 0.58 */
            score: number;
        };
        MindView: {
            /**
             * @example calm
             * @enum {string}
             */
            emotion: "neutral" | "joy" | "satisfaction" | "relief" | "gratitude" | "hope" | "curious" | "calm" | "distress" | "disappointment" | "fear" | "anger" | "bored" | "sleepy" | "dreaming";
            /**
             * @example awake
             * @enum {string}
             */
            ede_phase: "awake" | "drowsy" | "nrem" | "rem" | "lucid";
            /**
             * @example [
             *       0.15,
             *       0,
             *       0.15
             *     ]
             */
            pad: number[];
            /** @example 0.12 */
            arousal: number;
            /** @example 0.64 */
            confidence: number;
            /** @example 0.31 */
            curiosity: number;
            /** @example 0.38 */
            fatigue: number;
            /** @example 0.42 */
            creativity: number;
            /** @example 0.77 */
            lucidity: number;
        };
        DemoAnswer: {
            /**
             * @example sv
             * @enum {string}
             */
            language: "sv" | "en" | "und";
            sentiment: components["schemas"]["SentimentView"];
            appraisal: components["schemas"]["AppraisalView"];
            recalled: components["schemas"]["RecalledView"][];
            /** @example Tack, det värmer att höra om kappan. */
            reply: string;
            /**
             * @description Send it with the next text: topic, question and sentences of the conversation, as numbers and labels.
             * @example 3.coat.wellbeing.3f9a1.k2x
             */
            session: string;
            state_before: components["schemas"]["MindView"];
            /** @description One second later, with the text taken in. */
            state_after: components["schemas"]["MindView"];
            trial: components["schemas"]["TrialView"];
        };
        ThoughtAnswer: {
            /**
             * @example sv
             * @enum {string}
             */
            language: "sv" | "en" | "und";
            sentiment: components["schemas"]["SentimentView"];
            appraisal: components["schemas"]["AppraisalView"];
            recalled: components["schemas"]["RecalledView"][];
            /** @example Tack, det värmer att höra om kappan. */
            reply: string;
            /**
             * @description Send it with the next text: topic, question and sentences of the conversation, as numbers and labels.
             * @example 3.coat.wellbeing.3f9a1.k2x
             */
            session: string;
            state_before: components["schemas"]["MindView"];
            /** @description One second later, with the text taken in. */
            state_after: components["schemas"]["MindView"];
            trial: components["schemas"]["TrialView"];
            /** @example 0.83 */
            novelty: number;
            /**
             * @description Bayesian surprise.
             * @example 0.42
             */
            surprise_nats: number;
            /**
             * @example [
             *       "coat",
             *       "wonderful"
             *     ]
             */
            keywords: string[];
            /**
             * @description In English for an English text, else in Swedish.
             * @example []
             */
            hypotheses: string[];
            /** @example 1.0.0 */
            model_version: string;
        };
        ChatView: {
            /** @example For a summer shirt take linen or cotton poplin … */
            response: string;
            /**
             * @description Free calls of the day and calls of packs; 2147483647 without limit.
             * @example 2
             */
            calls_remaining: number;
            /** @example chs_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            session_id: string;
            /** @example atelier-embedded */
            model: string;
            /**
             * @description False where the answer says no more than that it does not know or that this is not its field: 20 such a day and client cost no call.
             * @example true
             */
            understood: boolean;
        };
        CalledFunctionView: {
            /** @example convert_size */
            name: string;
            /**
             * @description JSON.
             * @example {"system":"eu","size":38}
             */
            arguments: string;
        };
        ToolCallView: {
            /** @example call_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example function
             * @enum {string}
             */
            type: "function";
            function: components["schemas"]["CalledFunctionView"];
        };
        ValueEvidenceView: {
            /**
             * @description JSON Pointer to the value.
             * @example /garment
             */
            path: string;
            /**
             * @description `text`, `arithmetic`, `conversion`, `knowledge:fabric/wool`, `league:standings`, `house:prices` …
             * @example text
             */
            source: string;
            /**
             * @description The words of the text that say it.
             * @example dress
             */
            quote?: string;
        };
        AssistantMessageView: {
            /**
             * @example assistant
             * @enum {string}
             */
            role: "assistant";
            /** @example For a summer shirt take linen or cotton poplin … */
            content: string | null;
            /** @example null */
            refusal: string | null;
            /** @description Only where functions are called. */
            tool_calls?: components["schemas"]["ToolCallView"][];
            /** @description What each value of a structured answer rests on; only of the embedded model. */
            evidence?: components["schemas"]["ValueEvidenceView"][];
        };
        ChoiceView: {
            /** @example 0 */
            index: number;
            message: components["schemas"]["AssistantMessageView"];
            /** @example null */
            logprobs: {
                [key: string]: unknown;
            } | null;
            /**
             * @example stop
             * @enum {string}
             */
            finish_reason: "stop" | "length" | "tool_calls" | "content_filter";
        };
        TokenUsageView: {
            /** @example 29 */
            prompt_tokens: number;
            /** @example 78 */
            completion_tokens: number;
            /** @example 107 */
            total_tokens: number;
        };
        ChatCompletionView: {
            /** @example chatcmpl-4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example chat.completion
             * @enum {string}
             */
            object: "chat.completion";
            /** @example 1795246800 */
            created: number;
            /** @example atelier-embedded */
            model: string;
            choices: components["schemas"]["ChoiceView"][];
            usage: components["schemas"]["TokenUsageView"];
        };
        ChatDto: {
            /** @example Which fabric should I take for a summer shirt? */
            message: string;
            /** @description From the last answer, for follow-up questions; absent begins a new conversation. */
            session_id?: string;
        };
        ChatMessageDto: {
            /**
             * @example user
             * @enum {string}
             */
            role: "system" | "developer" | "user" | "assistant" | "tool";
            /** @description A text, or a list of content parts. */
            content: (string | {
                [key: string]: unknown;
            }[]) | null;
        };
        ChatCompletionDto: {
            /**
             * @description Any name is taken; `model` of the answer says who really answered.
             * @example atelier-embedded
             */
            model?: string;
            /**
             * @example [
             *       {
             *         "role": "system",
             *         "content": "You advise on clothes."
             *       },
             *       {
             *         "role": "user",
             *         "content": "Which fabric should I take for a summer shirt?"
             *       }
             *     ]
             */
            messages: components["schemas"]["ChatMessageDto"][];
            /**
             * @description Server-sent events.
             * @default false
             */
            stream?: boolean;
            /**
             * @description With `stream` only.
             * @example {
             *       "include_usage": true
             *     }
             */
            stream_options?: {
                [key: string]: unknown;
            };
            /** @example 500 */
            max_completion_tokens?: number;
            /**
             * @description `text`, `json_object`, or `json_schema` with `json_schema: {name, schema, strict?}`: each value rests on something, or there is a refusal (`strict`) or 400 `not_grounded`.
             * @example {
             *       "type": "text"
             *     }
             */
            response_format?: {
                [key: string]: unknown;
            };
            /** @description The answer ends before the first of these. */
            stop?: string | string[];
            /** @description Functions. The embedded model calls those that the question asks for with arguments it can ground, and asks for what is missing; `tool_choice` `required` or a named one that cannot be grounded is 400 `not_grounded`. */
            tools?: {
                [key: string]: unknown;
            }[];
        };
        ConceptDto: {
            /** @example nordic workwear */
            style: string;
            /**
             * @default 3
             * @example 3
             */
            count?: number;
            /**
             * @description The same seed gives the same concepts.
             * @example 7
             */
            seed?: number;
        };
        ConceptView: {
            /** @example Fjord Chore Coat */
            name: string;
            /** @example outerwear */
            category: string;
            /** @example A boxy chore coat in undyed wool melton … */
            description: string;
        };
        InterpretationView: {
            /**
             * @example [
             *       "scandinavian",
             *       "workwear"
             *     ]
             */
            worlds: string[];
            /**
             * @description Kinds of clothes that the style names.
             * @example [
             *       "jackets"
             *     ]
             */
            families: string[];
            /**
             * @example [
             *       "linen"
             *     ]
             */
            cloths: string[];
            /** @example summer */
            season: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            gender: "men" | "women" | null;
            /**
             * @description Whom it is for: `children`, `maternity`, `plus-size`, `adaptive`.
             * @example [
             *       "children"
             *     ]
             */
            audience: string[];
            /**
             * @description What the style rules out, all that is of it included.
             * @example [
             *       "denim"
             *     ]
             */
            without: string[];
            /**
             * @description Words of the style that nothing is known of.
             * @example []
             */
            not_understood: string[];
        };
        ConceptList: {
            concepts: components["schemas"]["ConceptView"][];
            /** @example atelier-embedded */
            generated_by: string;
            /** @example nordic workwear */
            style: string;
            interpreted_as: components["schemas"]["InterpretationView"];
            /**
             * @description What cannot be kept of the style, or that it names nothing about clothes.
             * @example []
             */
            warnings?: string[];
        };
        ImageDto: {
            /** @example A double-breasted camel wool coat with wide lapels */
            description: string;
            /** @example minimalist */
            style?: string;
            /**
             * @default auto
             * @example 768x1152
             * @enum {string}
             */
            image_size?: "auto" | "512x768" | "768x1152" | "1024x1024" | "1024x1536";
            /** @example 7 */
            seed?: number;
            /**
             * Format: uri
             * @description Needs a key. Told of the end of the job: `image.completed`, `image.failed` or `image.cancelled`. Signed by Standard Webhooks (headers webhook-id, webhook-timestamp, webhook-signature) with the `webhook_secret` of the answer; sent at least once, again for hours until it is answered 2xx, no more after 410. Private addresses are refused.
             * @example null
             */
            webhook_url?: string | null;
        };
        QueuedJobView: {
            /** @example img_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            job_id: string;
            /**
             * @example queued
             * @enum {string}
             */
            status: "queued";
            /** @example 2 */
            estimated_seconds: number;
            /** @example http://localhost:3000/api/status/img_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            status_url: string;
            /** @description With webhook_url only: `whsec_…`, shown once. */
            webhook_secret?: string;
        };
        ImagesDto: {
            /** @example A double-breasted camel wool coat with wide lapels */
            description: string;
            /** @example minimalist */
            style?: string;
            /**
             * @default auto
             * @example 768x1152
             * @enum {string}
             */
            image_size?: "auto" | "512x768" | "768x1152" | "1024x1024" | "1024x1536";
            /** @example 7 */
            seed?: number;
            /**
             * Format: uri
             * @description Needs a key. Told of the end of the job: `image.completed`, `image.failed` or `image.cancelled`. Signed by Standard Webhooks (headers webhook-id, webhook-timestamp, webhook-signature) with the `webhook_secret` of the answer; sent at least once, again for hours until it is answered 2xx, no more after 410. Private addresses are refused.
             * @example null
             */
            webhook_url?: string | null;
            /**
             * @default 1
             * @example 1
             */
            n?: number;
        };
        JobError: {
            /** @example not_a_garment */
            code: string;
            /** @example No garment was found in the description. */
            message: string;
        };
        JobView: {
            /** @example img_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            job_id: string;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "cancelled";
            /** @example 100 */
            progress: number;
            /**
             * @description While queued; 1 is next.
             * @example 1
             */
            queue_position?: number;
            /**
             * @description Until it is done.
             * @example 2
             */
            estimated_seconds?: number;
            /** @example http://localhost:3000/api/images/img_4f6q0w1yxk2v9m3c7p5b8r0t2n/1.png */
            image_url?: string;
            /** @description All of them. */
            image_urls?: string[];
            /**
             * @description Who drew it: ours, or the model upstream.
             * @example atelier-embedded
             */
            generated_by?: string;
            /** @description What the text asks for and the pictures do not show, of ours, once they are there. */
            warnings?: string[];
            error?: components["schemas"]["JobError"];
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example 2026-01-01T00:00:02.000Z */
            completed_at?: string;
            /**
             * @description Of a DELETE that came when the job was final.
             * @example This job was cancelled already; nothing has changed.
             */
            note?: string;
            /** @description With webhook_url only: `whsec_…`, shown once. */
            webhook_secret?: string;
        };
        OwnTerms: {
            /** @example 7f9c2ba4-e88f-427d-a1c3-5b1c2d3e4f50 */
            id: string;
            /**
             * @description Null: the one the account came with.
             * @example null
             */
            name: string | null;
            /**
             * @description It has scopes, caps or an end, and manages nothing.
             * @example false
             */
            limited: boolean;
            /** @example null */
            scopes: string[] | null;
            /**
             * @description Its own of a day, within the account's.
             * @example null
             */
            daily_caps: {
                [key: string]: components["schemas"]["UsageView"];
            } | null;
            /** @example null */
            expires_at: string | null;
        };
        UsageView: {
            /** @example 10 */
            limit: number;
            /** @example 2 */
            used: number;
            /** @example 8 */
            remaining: number;
        };
        UsageByBucket: {
            fashion: components["schemas"]["UsageView"];
            chat: components["schemas"]["UsageView"];
            /** @description Where the engine is loaded. */
            cognitive?: components["schemas"]["UsageView"];
        };
        PackView: {
            /**
             * @description Less those taken back for refunds.
             * @example 0
             */
            calls_bought: number;
            /** @example 0 */
            calls_left: number;
        };
        OwnKeyView: {
            /** @example fyra_tools_…x9Qz */
            masked: string;
            /**
             * @example free
             * @enum {string}
             */
            tier: "free" | "beta" | "pro" | "enterprise";
            /** @example ada@example.com */
            email: string | null;
            /** @example Ada */
            name: string | null;
            /** @example false */
            instant: boolean;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            key: components["schemas"]["OwnTerms"];
            /** @example false */
            revoked: boolean;
            /** @example 10 */
            daily_limit: number;
            /** @example 3 */
            chat_daily_limit: number;
            usage: components["schemas"]["UsageByBucket"];
            packs: components["schemas"]["PackView"];
        };
        DesignUsage: {
            /** @description Over the life of the account. */
            design_uses: components["schemas"]["UsageView"];
        };
        OwnDesignKeyView: {
            /** @example fyra_tools_…x9Qz */
            masked: string;
            /**
             * @example free
             * @enum {string}
             */
            tier: "free" | "beta" | "pro" | "enterprise";
            /** @example ada@example.com */
            email: string | null;
            /** @example Ada */
            name: string | null;
            /** @example false */
            instant: boolean;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            key: components["schemas"]["OwnTerms"];
            /** @example false */
            revoked: boolean;
            usage: components["schemas"]["DesignUsage"];
        };
        RotatedKey: {
            /**
             * @description Shown once.
             * @example fyra_tools_…
             */
            api_key: string;
            /**
             * @description Until then the old key works too.
             * @example 2026-01-01T01:00:00.000Z
             */
            old_key_valid_until: string;
        };
        RegistrationDto: {
            /**
             * @description Trimmed and lower-cased; one key per address.
             * @example ada@example.com
             */
            email: string;
            /** @example Ada */
            name: string;
        };
        KeyGrant: {
            /**
             * @description Shown once.
             * @example fyra_tools_…
             */
            api_key: string;
            /**
             * @example free
             * @enum {string}
             */
            tier: "free" | "beta" | "pro" | "enterprise";
            /**
             * @description Fashion requests per UTC day.
             * @example 10
             */
            daily_limit: number;
            /**
             * @description Chat calls per UTC day.
             * @example 3
             */
            chat_daily_limit: number;
        };
        ConfirmedView: {
            /**
             * @example true
             * @enum {boolean}
             */
            confirmed: true;
            /**
             * @description Where the link was to replace a key. Shown once.
             * @example fyra_tools_…
             */
            api_key?: string;
        };
        SignInLinkDto: {
            /**
             * @description Trimmed and lower-cased.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Chance that only you know (base64url, 256 bits at least): the link works together with it alone.
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            verifier: string;
        };
        LinkAsked: {
            /**
             * @description The same whether the address has a key.
             * @example if_known
             * @enum {string}
             */
            mailed: "if_known";
            /** @example 15 */
            valid_minutes: number;
        };
        OpenLinkDto: {
            /**
             * @description What stands after `#link-` in the link.
             * @example cnf_4f6q0w1yxk2v9m3c7p5b8r0t2n
             */
            token: string;
            /**
             * @description What the link was asked for with.
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            verifier: string;
        };
        PageKey: {
            /**
             * @description Shown once.
             * @example fyra_tools_…
             */
            api_key: string;
            /**
             * @description Its name in `GET /api/keys/named`.
             * @example account page 2026-01-01T00:00:00.000Z
             */
            name: string;
            /** @example 2026-01-01T08:00:00.000Z */
            expires_at: string;
        };
        ResponseView: {
            /** @example resp_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example response
             * @enum {string}
             */
            object: "response";
            /** @example 1795246800 */
            created_at: number;
            /**
             * @example completed
             * @enum {string}
             */
            status: "completed" | "incomplete";
            /** @example false */
            background: boolean;
            /** @example null */
            error: {
                [key: string]: unknown;
            } | null;
            /** @example null */
            incomplete_details: {
                [key: string]: unknown;
            } | null;
            /** @example null */
            instructions: string | null;
            /** @example null */
            max_output_tokens: number | null;
            /** @example atelier-embedded */
            model: string;
            /** @description Messages and function calls. */
            output: {
                [key: string]: unknown;
            }[];
            /** @example true */
            parallel_tool_calls: boolean;
            /** @example null */
            previous_response_id: string | null;
            /**
             * @example {
             *       "effort": null,
             *       "summary": null
             *     }
             */
            reasoning: {
                [key: string]: unknown;
            };
            /** @example true */
            store: boolean;
            /** @example null */
            temperature: number | null;
            /**
             * @example {
             *       "format": {
             *         "type": "text"
             *       }
             *     }
             */
            text: {
                [key: string]: unknown;
            };
            /** @example auto */
            tool_choice: string | {
                [key: string]: unknown;
            };
            /** @example [] */
            tools: {
                [key: string]: unknown;
            }[];
            /** @example null */
            top_p: number | null;
            /**
             * @example disabled
             * @enum {string}
             */
            truncation: "disabled";
            /**
             * @example {
             *       "input_tokens": 16,
             *       "output_tokens": 60,
             *       "total_tokens": 76
             *     }
             */
            usage: {
                [key: string]: unknown;
            };
            /**
             * @description As it was sent.
             * @example {}
             */
            metadata: {
                [key: string]: unknown;
            };
        };
        ResponsesDto: {
            /** @example atelier-embedded */
            model?: string;
            /** @example How do I wash a wool sweater? */
            input: string | {
                [key: string]: unknown;
            }[];
            /** @example You advise on clothes. */
            instructions?: string;
            /** @default false */
            stream?: boolean;
            /**
             * @description Kept for `previous_response_id` and references to items.
             * @default true
             */
            store?: boolean;
            /** @description Goes on from a stored response of yours. */
            previous_response_id?: string;
            /** @example 500 */
            max_output_tokens?: number;
            /**
             * @example {
             *       "format": {
             *         "type": "text"
             *       }
             *     }
             */
            text?: {
                [key: string]: unknown;
            };
            /** @description Functions; as in `chat/completions`. */
            tools?: {
                [key: string]: unknown;
            }[];
        };
        DeletedResponse: {
            /** @example resp_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /**
             * @example response
             * @enum {string}
             */
            object: "response";
            /** @example true */
            deleted: boolean;
        };
        ModelView: {
            /** @example atelier-embedded */
            id: string;
            /**
             * @example model
             * @enum {string}
             */
            object: "model";
            /** @example 1795046400 */
            created: number;
            /** @example fyra */
            owned_by: string;
        };
        ModelList: {
            /**
             * @example list
             * @enum {string}
             */
            object: "list";
            data: components["schemas"]["ModelView"][];
        };
        ImageGenerationDto: {
            /** @example A double-breasted camel wool coat with wide lapels */
            prompt: string;
            /** @example atelier-embedded */
            model?: string;
            /**
             * @default 1
             * @example 1
             */
            n?: number;
            /**
             * @default auto
             * @example 512x768
             * @enum {string}
             */
            size?: "auto" | "512x768" | "768x1152" | "1024x1024" | "1024x1536";
            /**
             * @default b64_json
             * @example url
             * @enum {string}
             */
            response_format?: "b64_json" | "url";
            /** @example 7 */
            seed?: number;
        };
        GeneratedImage: {
            /** @description PNG in base64. */
            b64_json?: string;
            /** @example http://localhost:3000/api/images/img_4f6q0w1yxk2v9m3c7p5b8r0t2n/1.png */
            url?: string;
        };
        GeneratedImages: {
            /** @example 1795246800 */
            created: number;
            /**
             * @description Who drew.
             * @example atelier-embedded
             */
            model: string;
            data: components["schemas"]["GeneratedImage"][];
        };
        TrafficView: {
            /**
             * @description Of the process that answers; five minutes at most.
             * @example 300
             */
            window_seconds: number;
            /** @example 12.5 */
            requests_per_second: number;
            /** @example 40 */
            p99_ms: number | null;
            /**
             * @description 0 to 1: answered with 5xx.
             * @example 0
             */
            error_share: number | null;
        };
        LastAuditView: {
            /** @example 2026-01-01T03:00:00.000Z */
            at: string;
            /** @example 0 */
            differences: number;
        };
        WaitingOrderView: {
            /** @example ord_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @example chat-100 */
            item: string;
            /** @example 500 */
            amount_cents: number;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
        };
        OverviewView: {
            /** @description What is wrong now; empty when nothing is. */
            concerns: ("database" | "redis" | "storage" | "market" | "queue" | "ledger" | "errors" | "not_audited" | "league_paused")[];
            /**
             * @description Null where there is none.
             * @enum {string|null}
             */
            league: "running" | "paused" | null;
            traffic: components["schemas"]["TrafficView"] | null;
            /**
             * @description As GET /api/admin/queues tells them.
             * @example {
             *       "image": {
             *         "waiting": 0,
             *         "active": 1,
             *         "delayed": 0,
             *         "completed": 12,
             *         "failed": 0,
             *         "oldest_waiting_seconds": null
             *       }
             *     }
             */
            queues: {
                [key: string]: unknown;
            };
            audit: components["schemas"]["LastAuditView"] | null;
            /** @description Orders that nobody has paid or confirmed, the oldest first, 20 at most. */
            orders: components["schemas"]["WaitingOrderView"][];
        };
        BudgetView: {
            /** @example fashion */
            bucket: string;
            /**
             * @description A key masked, or the beginning of the keyed hash of an address (`ip:`), a network (`net:`) or a mailbox.
             * @example fyra_tools_…x9Qz
             */
            holder: string;
            /** @description Of the key, for `/api/admin/keys/{id}`. */
            account_id: string | null;
            /**
             * @description Units in the last two UTC days.
             * @example 10
             */
            used: number;
        };
        Budgets: {
            /** @description The five that used most of each bucket. */
            budgets: components["schemas"]["BudgetView"][];
        };
        OperatedJobView: {
            /** @example img_4f6q0w1yxk2v9m3c7p5b8r0t2n */
            id: string;
            /** @enum {string} */
            queue: "design" | "image";
            /** @enum {string} */
            status: "queued" | "processing" | "completed" | "failed" | "cancelled";
            /**
             * @description Executions that have begun; those of the last day are known.
             * @example 5
             */
            executions: number;
            /** @example internal_error */
            error_code: string | null;
            /** @example 2026-01-01T00:00:00.000Z */
            created_at: string;
            /** @example 2026-01-01T00:00:04.000Z */
            completed_at: string | null;
            /** @description It failed, and what it was ordered with is still there. */
            can_run_again: boolean;
        };
        OperatedJobs: {
            jobs: components["schemas"]["OperatedJobView"][];
        };
        DayView: {
            /**
             * @description UTC.
             * @example 2026-01-01
             */
            date: string;
            /**
             * @description Minutes in which somebody asked; 0: nothing is known of that day.
             * @example 1440
             */
            asked: number;
            /**
             * @description Of these, without a good answer.
             * @example 0
             */
            failed: number;
            /**
             * @description 0 to 1; null where nobody asked.
             * @example 1
             */
            availability: number | null;
            /**
             * @description Half of the answers came within.
             * @example 4
             */
            p50_ms: number | null;
            /**
             * @description 95 % came within.
             * @example 11
             */
            p95_ms: number | null;
        };
        InterfaceStatus: {
            /** @example arena */
            name: string;
            /**
             * @description Of the last answer; `unknown` when it is older than five minutes.
             * @enum {string}
             */
            status: "ok" | "down" | "unknown";
            /**
             * @description Over all days, by minutes.
             * @example 0.999987
             */
            availability: number | null;
            /** @description Ninety, the oldest first, today last. */
            days: components["schemas"]["DayView"][];
        };
        IncidentView: {
            /** @enum {string} */
            cause: "database" | "arena" | "design" | "cognitive" | "tools" | "paused" | "market" | "redis" | "storage" | "queue" | "ledger";
            /** @example The market stood still: decisions were refused. */
            summary: string;
            /** @example 2026-01-01T00:00:00.000Z */
            opened_at: string;
            /**
             * @description Null: not over.
             * @example 2026-01-01T00:04:00.000Z
             */
            closed_at: string | null;
        };
        StatusView: {
            /**
             * @description `down`: callers of an interface get no answers now; `degraded`: something else is wrong.
             * @enum {string}
             */
            status: "ok" | "degraded" | "down" | "unknown";
            /** @example 2026-01-01T00:00:00.000Z */
            as_of: string;
            /**
             * @description Whether the operator lets the league run: while it is paused decisions get 503 `market_paused`.
             * @enum {string|null}
             */
            league: "running" | "paused" | null;
            /** @description Those that are loaded here. */
            interfaces: components["schemas"]["InterfaceStatus"][];
            /** @description Of ninety days, the newest first, 100 at most. */
            incidents: components["schemas"]["IncidentView"][];
        };
        /** @description RFC 9457 problem details. */
        Problem: {
            /** @example about:blank */
            type: string;
            /** @example Bad Request */
            title: string;
            /** @example 400 */
            status: number;
            /** @example Not valid: description. */
            detail: string;
            /** @example /api/v1/design */
            instance: string;
            /**
             * @description Stable, snake_case.
             * @example validation_failed
             */
            code: string;
            /** @example 0d0f8c5e-5f0e-4c58-9a0b-0c7b0a6f7a11 */
            request_id: string;
            errors?: {
                path: string;
                message: string;
            }[];
            /** @description Where an allowance is used up. */
            upgrade_url?: string;
            /** @description Where a decision is still waiting: send it again with this id. */
            decision_id?: string;
            /** @description Where a design is not ready to be revised. */
            status_of_design?: string;
            /** @description The field that a model upstream refused. */
            param?: string;
        };
        OpenAiProblem: {
            error: {
                /** @example Not valid: messages. messages: must be a list of messages */
                message: string;
                /** @example invalid_request_error */
                type: string;
                /** @example messages */
                param: string | null;
                /** @example validation_failed */
                code: string;
                /** @description Where an allowance is used up. */
                upgrade_url?: string;
            };
        } & components["schemas"]["Problem"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accountExport_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object a line: its `kind`, and its `data` as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `rate_limit_exceeded`: ten a day.
             *
             *     The limit is used up; see the RateLimit headers.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    namedKeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedKeyList"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    namedKeys_issue: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedKeyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedNamedKey"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `name_taken`: a key that works has this name.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    namedKeys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedKeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key of this account that works has this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key_in_use`: it is the key you ask with. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    usage_report: {
        parameters: {
            query?: {
                days?: number;
                /** @description Only what this key of the account asked, by its id in `GET /api/keys/named`. */
                key_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageReport"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deliveries_list: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                status?: "pending" | "delivered" | "failed" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deliveries_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryWithBody"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No webhook of this account has such a delivery. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deliveries_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No webhook of this account has such a delivery. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `delivery_pending`: it is on its way; `endpoint_disabled`: the receiver answered 410. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limit_exceeded`: a hundred a day. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_list: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                email?: string;
                interface?: "arena" | "design" | "tools";
                /** @description Last characters of any key of the account, as masked keys show them. */
                last_four?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_issue: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueKeyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `support`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_lookUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookUpDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundKeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was not issued here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `admin`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_erasable`: a challenger is retired instead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeKeyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `support`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_list: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                action?: string;
                /** @description Id of what was changed. */
                target?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit_export: {
        parameters: {
            query?: {
                /** @description From this instant on. */
                from?: string;
                /** @description Up to before this one. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    queues_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuesView"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    info_pricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "text/html": string;
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pricing_checkout: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `plan_active`: the key has that much already, and not as a plan that ends by itself, which is renewed.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `billing_unavailable`: nothing can be bought here now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    billing_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                    "text/html": string;
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    billing_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: no such order, or no sandbox here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `order_refunded`: it has been paid and taken back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    billing_confirmByOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `billing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `order_refunded`: it has been paid and taken back. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    billing_refundByOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `billing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `order_unpaid`: there is nothing to take back; `order_refunded`: it has been; `pack_used`: calls of it are spent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownOrders_list: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownOrders_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptView"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `order_unpaid`: there is none yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownOrders_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `pack_used`; `order_unpaid`; `order_refunded` already; `not_refundable`: a plan, or paid by the operator. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_snapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueViewDto"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_leaderboard: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                duration?: "1h" | "1d" | "1w";
                /** @description `return` is the money board. */
                sort?: "score" | "return";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_fighters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FighterListView"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_fighter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FighterViewDto"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_trades: {
        parameters: {
            query?: {
                /** @description From 1 to 200. */
                limit?: number;
                type?: "trade" | "research" | "liquidation" | "funding" | "system";
                /** @description Id of a fighter or challenger. */
                participant?: string;
                symbol?: string;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TapePage"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueStateView"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    league_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me_standing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAgentView"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the challenger has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me_retire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the challenger has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me_rotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedKeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `key_superseded`: this key has been replaced; rotate with the newest.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the challenger has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ring_heartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HeartbeatDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeartbeatView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the challenger has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ring_decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `agent_not_active`: queued or benched; a heartbeat brings it into the ring.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the challenger has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `decision_id_reused`: this decision_id was used with another body.
             *
             *     `idempotency_key_reused`: the Idempotency-Key was used with another body.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `market_paused`: send the same decision_id again for the result. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ring_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledOrderView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the challenger has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entryConfirmation_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConfirmedView"];
                    "text/html": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: no such link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: used, older than a day, or of a challenger that has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    agents_list: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                status?: "queued" | "active" | "benched" | "retired" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentListView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    agents_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterAgentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `registration_closed`: the operator of this installation issues the keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `name_taken`.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    agents_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentView"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    history_candles: {
        parameters: {
            query?: {
                interval?: "1m" | "5m" | "1h" | "1d";
                /** @description From 1 to 500. */
                limit?: number;
            };
            header?: never;
            path: {
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandlesView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    history_matches: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                duration?: "1h" | "1d" | "1w";
                status?: "running" | "ended" | "settled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchListView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    history_match: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match (`GET /api/v1/matches`), or `1h-latest`, `1d-latest`, `1w-latest`: the match of that length that was settled last. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchViewDto"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    history_record: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The id of a match (`GET /api/v1/matches`), or `1h-latest`, `1d-latest`, `1w-latest`: the match of that length that was settled last. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchRecordView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `match_not_settled`: a record is shown when its match is settled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the log of this match is not kept any more (22 days). */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    history_stream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event seen: the stream goes on after it. The last 2,000 events are kept, in memory. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `tick` every tick; `trade` for each entry of the tape of type trade or liquidation; `chat`; `match` when one begins or ends; `standings` of each match every fifth tick, and `lead` where another one leads than the fifth tick before; `record` with the newest link of the chain when records were sealed. `id` is tick and place in it. `gap`, without an id and always first, where Last-Event-ID cannot be continued. `data` is JSON; its schema by event stands in `x-event-data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    spectators_chat: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPage"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    spectators_latest: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description Id of a fighter or challenger. */
                participant?: string;
                symbol?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionPage"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    spectators_decision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                decision: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldDecisionDto"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    spectators_roundtrips: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description Id of a fighter or challenger. */
                participant?: string;
                symbol?: string;
                status?: "closed" | "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundTripPage"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    spectators_matchCurves: {
        parameters: {
            query?: {
                /** @description Seconds between two points; at most 1,000 points a curve. Left out: 60 (1h), 300 (1d), 3600 (1w), as scores are sampled. */
                step?: number;
                /** @description Ids with commas between, at most 100; left out: the first 100 of the board. */
                participants?: string;
            };
            header?: never;
            path: {
                /** @description The id of a match (`GET /api/v1/matches`), or `1h-latest`, `1d-latest`, `1w-latest`: the match of that length that was settled last. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurvesView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: the log of this match is not kept any more (22 days). */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    spectators_matchOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a match (`GET /api/v1/matches`), or `1h-latest`, `1d-latest`, `1w-latest`: the match of that length that was settled last. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OddsHistoryView"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    epochs_list: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EpochsView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    epochs_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                epoch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EpochView"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    records_chain: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordsPage"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    records_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordKeysView"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arenaOperator_pause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaguePowerView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `admin`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arenaOperator_resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaguePowerView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `admin`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arenaOperator_lastAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestAuditView"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arenaOperator_audit: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=n`: hold the answer up to n ≤ 30 seconds until the audit is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAuditView"];
                };
            };
            /** @description It goes on; `audit` is the one before. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestAuditView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `support`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `audit_in_progress`: one is under way; ask for its result soon. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arenaOperator_nameOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorNameDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `support`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: it has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arenaOperator_retire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `support`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: it has retired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reading_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview_picture: {
        parameters: {
            query: {
                description: string;
                style?: string;
                /** @description `jpg` has a tenth of the bytes. */
                format?: "png" | "jpg";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopWords_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string[];
                    };
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vocabulary_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string[] | null;
                    };
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trial_standing: {
        parameters: {
            query?: {
                /** @description Of several sessions of a browser the one that owns it. */
                design?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialStandingView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trial_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBegunView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `registration_closed`: the operator of this installation issues the keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    design_requestKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyRequestView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment_required`: `upgrade_url` leads to the paid plans. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `registration_closed`: the operator of this installation issues the keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    design_describe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DescriptorView"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    design_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, at least 22 where the answer carries a secret; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    /** @description Where to poll. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    design_revise: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, at least 22 where the answer carries a secret; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    /** @description Where to poll. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `design_not_completed`: only a completed design can be revised.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The design was removed. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designStream_follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events `stage` with `{id, status, stage, progress, queue_position?}`, then one of `completed`, `failed` (with `error`) and `cancelled`, after which the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The design was removed. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    gallery_page: {
        parameters: {
            query?: {
                /** @description From 1 to 500. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    gallery_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `design_not_completed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The design was removed. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designs_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=n`: hold the answer up to n ≤ 30 seconds until the design is final. */
                Prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Removed, or past retention. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designs_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Already removed. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designs_outfit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutfitView"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Removed, or past retention. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designs_file: {
        parameters: {
            query?: never;
            header?: {
                /** @description `only-if-cached`: a file that is not made yet is neither ordered nor waited for (503 `file_not_ready`). */
                "Cache-Control"?: string;
            };
            path: {
                id: string;
                name: "pattern.svg" | "front.svg" | "back.svg" | "illustration.png" | "pattern-a4.pdf" | "pattern-letter.pdf" | "pattern-a0.pdf" | "techpack.pdf" | "pattern-graded.svg" | "pattern-graded-a0.pdf" | "pattern.dxf" | "garmentcode.json" | "pattern-projector.pdf" | "pattern-graded.dxf" | "pattern-graded.rul" | "steps.svg" | "pattern-measurements.json" | "marker-90.svg" | "marker-140.svg" | "marker-150.svg" | "marker-90.pdf" | "marker-140.pdf" | "marker-150.pdf" | "outfit.png" | "worn.glb" | "worn.png" | "fit.png" | "fit.json" | "illustration-256.jpg" | "illustration-512.jpg" | "illustration-1024.jpg";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing or document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "application/pdf": string;
                    "application/dxf": string;
                    "text/plain": string;
                    "model/gltf-binary": string;
                    "application/json": components["schemas"]["FitReportView"] | {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The design was removed. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `file_not_ready`, `file_failed`: come back after `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postman_collection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_snapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CognitiveSnapshot"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_follow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events `snapshot`: the snapshot, and of the second arousal, sleep pressure, affect and mood (pleasure, arousal, dominance), the event that carries the label, and what happened; `id` is the second, `Last-Event-ID` continues after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_explain: {
        parameters: {
            query?: {
                /** @description ISO 8601 UTC or Unix seconds, within two days; now where absent. */
                at?: string;
            };
            header?: never;
            path: {
                field: "confidence" | "curiosity" | "fatigue" | "creativity" | "lucidity" | "emotion";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplanationView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_explainable` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_hypotheses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HypothesesAnswer"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_dreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DreamsAnswer"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_dream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A number, or `latest`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DreamDetail"];
                };
            };
            /** @description Not remembered. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cognitive_model: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelAnswer"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    past_history: {
        parameters: {
            query?: {
                /** @description ISO 8601 UTC or Unix seconds; 15 minutes before `to` where absent. */
                from?: string;
                /** @description Now where absent. */
                to?: string;
                /** @description Seconds per bucket. */
                step?: number;
                /** @description Of confidence, curiosity, fatigue, creativity, lucidity, arousal, sleep_pressure, error, pleasure, mood_pleasure, mood_arousal, mood_dominance, events, emotion, ede_phase; all where absent. */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryAnswer"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    past_replay: {
        parameters: {
            query?: {
                /** @description ISO 8601 UTC or Unix seconds, within two days; now where absent. */
                at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayAnswer"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Before the oldest checkpoint (two days). */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    persona_say: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SayAnswer"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    persona_demo: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoAnswer"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    persona_think: {
        parameters: {
            query: {
                text: string;
                /** @description The `session` of the last answer: what is remembered of the conversation. No word of it is kept here. */
                session?: string;
                /** @description Leaves the engine untouched. */
                dry_run?: boolean;
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThoughtAnswer"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chat_reply: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatDto"] | components["schemas"]["ChatCompletionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatView"] | components["schemas"]["ChatCompletionView"];
                    "text/event-stream": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    concepts_plan: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConceptDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConceptList"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    images_generate: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters, at least 22 where the answer carries a secret; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedJobView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    images_generateNow: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description `wait=n`: hold the answer up to n ≤ 30 seconds until the job is final. */
                Prefer?: string;
                /** @description 1–255 characters, at least 22 where the answer carries a secret; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedJobView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    images_status: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=n`: hold the answer up to n ≤ 30 seconds until the job is final. */
                Prefer?: string;
            };
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Past retention, or erased. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    images_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    images_image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    info_describe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    info_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keys_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnKeyView"] | components["schemas"]["OwnDesignKeyView"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keys_remove: {
        parameters: {
            query?: {
                /** @description `true` also forgets the e-mail address, conversations, descriptions and images. */
                erase?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnKeyView"] | components["schemas"]["OwnDesignKeyView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keys_rotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedKey"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registration_instant: {
        parameters: {
            query?: {
                /** @description JSON whatever Accept says. */
                format?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyGrant"];
                    "text/html": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `registration_closed`: the operator of this installation issues the keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registration_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyGrant"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `registration_closed`: the operator of this installation issues the keys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `already_registered`: the address has a key, nothing was changed.
             *
             *     `idempotency_in_progress`: the first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirm_address: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedView"];
                    "text/html": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: no such link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: used, or older than a day. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInLinks_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkAsked"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `mail_unavailable`: this server sends no mail. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInLinks_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1–255 characters, here at least 22; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenLinkDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageKey"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: no such link, or not with this `verifier`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `gone`: used, or older than fifteen minutes. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openAiAlias_completions: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCompletionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletionView"];
                    "text/event-stream": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAiAlias_respond: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponsesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseView"];
                    "text/event-stream": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `not_found`: no such `previous_response_id` of yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAiAlias_response: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAiAlias_forget: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAiAlias_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAiAlias_model: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelView"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAiAlias_generate: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGenerationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedImages"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_completions: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCompletionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletionView"];
                    "text/event-stream": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_respond: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponsesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseView"];
                    "text/event-stream": string;
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `not_found`: no such `previous_response_id` of yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_response: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_forget: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResponse"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_model: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelView"];
                };
            };
            /** @description Unknown id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    openAi_generate: {
        parameters: {
            query?: {
                /** @description The key, where no header can be set. */
                api_key?: unknown;
            };
            header?: {
                /** @description 1–255 characters; the same key and body give the same answer for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGenerationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedImages"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description No key, an unknown one or a revoked one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description A key of another interface, or not the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_in_progress`: the first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description `idempotency_key_reused`: the Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description The limit is used up; see the RateLimit headers. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiProblem"];
                };
            };
        };
    };
    console_now: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewView"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    console_budgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budgets"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    console_jobs: {
        parameters: {
            query?: {
                /** @description Of a design or an image job, or of a job of the queue. Without it: the last twenty that failed. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatedJobs"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `read`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    console_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatedJobView"];
                };
            };
            /** @description Not valid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one of nobody. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role_missing`: this asks for the role `support`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body came slower than 1 KiB a second. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_failed`: it has not failed, or not any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or `too_many_bodies` under way; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    status_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusView"];
                };
            };
            /** @description The caller accepts no media type of this operation. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: the process is starting. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhook_arena_fills: {
        parameters: {
            query?: never;
            header: {
                /** @description The same with every attempt. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. */
                "webhook-timestamp": string;
                /** @description `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; the key is the base64 after `whsec_`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "arena.fills";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        participant_id: string;
                        tick: number;
                        /**
                         * Format: date-time
                         * @description Of the tick.
                         */
                        at: string;
                        /** @description The newest link of the chain of records; kept, it shows whether the past is rewritten. Null before the first. */
                        head: {
                            seq: number;
                            hash: string;
                        } | null;
                        fills: {
                            symbol: string;
                            /** @enum {string} */
                            side: "buy" | "sell";
                            quantity: number;
                            price: number;
                            notional_usd: number;
                            fee_usd: number;
                            /** @description Before fees, of the part that closed. */
                            realized_pnl_usd: number;
                            slippage_bps: number;
                            /** @enum {string} */
                            execution: "market" | "limit" | "stop_loss" | "profit_target" | "liquidation";
                            /** @enum {string} */
                            liquidity: "maker" | "taker";
                            order_id: string | null;
                            decision_id: string | null;
                            fill_id: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Never again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_arena_liquidation: {
        parameters: {
            query?: never;
            header: {
                /** @description The same with every attempt. */
                "webhook-id": string;
                /** @description Unix seconds of the attempt. */
                "webhook-timestamp": string;
                /** @description `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; the key is the base64 after `whsec_`. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "arena.liquidation";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        participant_id: string;
                        tick: number;
                        /**
                         * Format: date-time
                         * @description Of the tick.
                         */
                        at: string;
                        /** @description The newest link of the chain of records; kept, it shows whether the past is rewritten. Null before the first. */
                        head: {
                            seq: number;
                            hash: string;
                        } | null;
                        /** @description What triggered it, before. */
                        equity_usd: number;
                        /** @description What it fell below. */
                        maintenance_margin_usd: number;
                        /** @description What the insurance account paid. */
                        insurance_usd: number;
                    };
                };
            };
        };
        responses: {
            /** @description Never again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
