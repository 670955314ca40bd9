import { saysWhenBegun } from '../../common/workers/begun.js';
import { lexicon } from '../engine/lexicon/index.js';
import { OFFERS } from './offers.js';
import * as schema from './schema-answer.js';
import * as tool from './tool-answer.js';

/** What the first question would read and compile: done before its time begins to count. */
function warm(): void {
  lexicon();
  const house = { league: null, mood: null, offers: OFFERS, answer: { text: '', sources: [], points: [] } };
  const question =
    'Please send 3 blue linen shirts in size M to Ines Falk, Lund, by 3 May 2026. What is the total at 40 EUR each?';
  const properties = {
    name: { type: 'string' },
    total: { type: 'number' },
    due: { type: 'string', format: 'date' },
    intent: { type: 'string', enum: ['order', 'return', 'complaint'] },
    urgent: { type: 'boolean' },
  };
  const parameters = { type: 'object', properties, required: ['name'] };
  schema.answerBySchema({ schema: parameters, question, before: '', house, seed: '' });
  const tools = [{ name: 'place_order', description: 'Place an order', parameters, isStrict: false }];
  tool.answerByTools({
    asked: { tools, choice: 'auto', parallel: true, question, before: '', askedFor: null, made: [] },
    house,
  });
  tool.wrongParameters(tools);
}

warm();

export const answerBySchema = saysWhenBegun(schema.answerBySchema);
export const answerByTools = saysWhenBegun(tool.answerByTools);
export const wrongParameters = saysWhenBegun(tool.wrongParameters);
