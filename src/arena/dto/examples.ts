import { ApiBody } from '@nestjs/swagger';
import { HeartbeatDto, RegisterAgentDto } from './agent.dto.js';
import { DecisionDto } from './decision.dto.js';

/** Bodies that work as they stand when somebody tries an operation out. */
export const RegisterBody = () =>
  ApiBody({
    type: RegisterAgentDto,
    examples: {
      challenger: {
        summary: 'A challenger',
        value: { name: 'Quiet Heron', model: 'my-model-1', description: 'Follows broad momentum, small stakes.' },
      },
    },
  });

export const HeartbeatBody = () =>
  ApiBody({
    type: HeartbeatDto,
    required: false,
    examples: { plain: { summary: 'With a word for the chat', value: { message: 'Ready.' } } },
  });

export const DecisionBody = () =>
  ApiBody({
    type: DecisionDto,
    examples: {
      list: {
        summary: 'Two actions with a reason',
        value: {
          actions: [
            {
              symbol: 'BTC/USD',
              signal: 'buy_to_enter',
              notional_usd: 500,
              leverage: 2,
              justification: 'Trend above its 4-hour mean.',
            },
            { symbol: 'ETH/USD', signal: 'sell_to_enter', equity_pct: 5, confidence: 0.6 },
          ],
          message: 'Going with the trend.',
        },
      },
      shorthand: {
        summary: 'One action at the top level',
        value: { symbol: 'SOL', signal: 'LONG', notional_usd: 250 },
      },
      limit: {
        summary: 'A resting order',
        value: {
          symbol: 'XRP',
          signal: 'BUY',
          order_type: 'limit',
          limit_price: 1.5,
          quantity: 100,
          time_in_force: 'gtc',
        },
      },
    },
  });
