import type { Provider } from '@nestjs/common';
import { EmbeddedModel } from '../models/embedded-model.js';
import { HouseTalk } from '../models/house-talk.js';
import { Models } from '../models/models.js';
import { SchemaAnswers } from '../models/schema-answers.js';
import { Surroundings } from '../models/surroundings.js';
import { TEXT_MODEL } from '../models/text-model.js';
import { UpstreamModel } from '../models/upstream-model.js';
import { AnsweredChats } from './answered-chats.service.js';
import { Completions } from './completions.service.js';
import { ImageGenerations } from './image-generations.service.js';
import { ModelList } from './model-list.service.js';
import { Responses } from './responses.service.js';
import { StoredResponses } from './stored-responses.service.js';
import { StreamPayment } from './stream-payment.service.js';
import { Talks } from './talks.service.js';

/** The model upstream where one is configured, else the embedded one. */
const models: Provider[] = [
  EmbeddedModel,
  HouseTalk,
  Models,
  SchemaAnswers,
  Surroundings,
  UpstreamModel,
  { provide: TEXT_MODEL, useExisting: Models },
];

export const openAiProviders: Provider[] = [
  AnsweredChats,
  Completions,
  ImageGenerations,
  ModelList,
  Responses,
  StoredResponses,
  StreamPayment,
  Talks,
  ...models,
];
