import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DomainError } from '../../kernel/errors.js';

/** The OpenAPI document of this process, for those who derive from it. */
@Injectable()
export class ApiDocument {
  private document: OpenAPIObject | undefined;

  set(document: OpenAPIObject): void {
    this.document = document;
  }

  current(): OpenAPIObject {
    if (!this.document) throw new DomainError('unavailable', 'unavailable', 'The document is not ready yet.');
    return this.document;
  }
}
