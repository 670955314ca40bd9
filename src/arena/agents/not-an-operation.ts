import { Injectable, type PipeTransform } from '@nestjs/common';
import { HttpRefusal } from '../../common/http/problems/http-refusal.js';

const POSTED = new Set(['decide', 'heartbeat', 'rotate-key']);

/** The names of operations stand where ids do; asked for with GET they are no unknown ids. @throws HttpRefusal 405 */
@Injectable()
export class NotAnOperation implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!POSTED.has(id)) return id;
    throw new HttpRefusal(405, 'method_not_allowed', 'This address takes POST.', { Allow: 'POST' });
  }
}
