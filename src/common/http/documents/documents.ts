import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/env.js';
import { DomainError } from '../../kernel/errors.js';
import { ApiDocument } from './api-document.js';
import { HotReads } from '../hot-reads/hot-reads.js';
import { PreparedAnswer } from '../hot-reads/prepared-answer.js';
import { mountPath } from '../problems/problem.js';
import { documentPolicy } from '../security-headers.js';
import { UI_FILES, uiFile, uiPage, uiScript } from './swagger-ui.js';

const DOCUMENT = '/openapi.json';
const PAGE = '/docs';
const SCRIPT = '/docs/swagger-ui-init.js';
const WHILE_A_PROCESS_LIVES = 'public, max-age=300';

/** The OpenAPI document and Swagger UI: bytes that are made at the first request and are the same for everybody. */
@Injectable()
export class Documents implements OnModuleInit {
  private readonly made = new Map<string, PreparedAnswer>();

  constructor(
    private readonly document: ApiDocument,
    private readonly hot: HotReads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const files = Object.keys(UI_FILES).map((name) => `${PAGE}/${name}`);
    for (const path of [DOCUMENT, PAGE, SCRIPT, ...files]) this.hot.define(path, () => this.at(path));
  }

  /** @throws DomainError not_found */
  at(path: string): PreparedAnswer {
    const known = this.made.get(path) ?? this.make(path);
    this.made.set(path, known);
    return known;
  }

  private make(path: string): PreparedAnswer {
    const { publicUrl } = this.config;
    const base = mountPath(this.config);
    if (path === DOCUMENT) return PreparedAnswer.json(this.document.current());
    if (path === PAGE) return text(uiPage(base), 'text/html; charset=utf-8', documentPolicy(publicUrl));
    if (path === SCRIPT) return text(uiScript(base), UI_FILES['swagger-ui-bundle.js']);
    const name = path.slice(PAGE.length + 1);
    if (!Object.hasOwn(UI_FILES, name)) throw new DomainError('not_found', 'not_found', 'There is no such file.');
    return new PreparedAnswer(uiFile(name), WHILE_A_PROCESS_LIVES, UI_FILES[name]);
  }
}

const text = (body: string, type: string, policy?: string): PreparedAnswer =>
  new PreparedAnswer(Buffer.from(body), 'no-cache', type, policy);
