import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { EMBEDDED_MODEL } from '../engine/chat/index.js';
import type { ModelList as ListView, ModelView } from './openai.dto.js';

/** Since when the interface is there, Unix seconds. */
const SINCE = 1_795_046_400;

/** `GET /v1/models`: our own model and those upstream that are configured. */
@Injectable()
export class ModelList {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  list(): ListView {
    const { textProvider, textModel, imageProvider, imageModel } = this.config;
    const upstream = [
      ...(textProvider === 'openai' ? [textModel] : []),
      ...(imageProvider === 'openai' ? [imageModel] : []),
    ];
    return { object: 'list', data: [model(EMBEDDED_MODEL, 'fyra'), ...upstream.map((id) => model(id, 'upstream'))] };
  }

  /** @throws DomainError not_found */
  find(id: string): ModelView {
    const found = this.list().data.find((one) => one.id === id);
    if (found) return found;
    throw new DomainError('not_found', 'model_not_found', `There is no model with this name.`, {
      errors: [{ path: 'model', message: 'is not known' }],
    });
  }
}

const model = (id: string, owned_by: string): ModelView => ({ id, object: 'model', created: SINCE, owned_by });
