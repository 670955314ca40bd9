import { FieldValidationPipe } from '../../common/http/queries/validation.pipe.js';
import { DomainError } from '../../common/kernel/errors.js';
import { DecisionDto } from '../dto/decision.dto.js';
import { requestOf, type DecisionRequest } from '../dto/decision.request.js';
import { spokenObject } from '../engine/contestant/index.js';
import { parseSymbol } from '../engine/instruments.js';

const validation = new FieldValidationPipe();

/**
 * The decision in what a model said, by the rules of `POST /api/v1/agents/decide`, or why there is none.
 * @param markets that it may trade; null for all
 */
export async function spokenDecision(
  text: string,
  markets: ReadonlySet<string> | null,
): Promise<DecisionRequest | readonly string[]> {
  const said = spokenObject(text);
  if (said === null) return ['there is no JSON object in the answer'];
  try {
    const dto = (await validation.transform(said, { type: 'body', metatype: DecisionDto })) as DecisionDto;
    const { decision_id: _, ...request } = requestOf(dto);
    const problems = foreign(request, markets);
    return problems.length > 0 ? problems : request;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = error.extras.errors ?? [];
    return fields.length > 0 ? fields.map(({ path, message }) => `${path} ${message}`) : [error.message];
  }
}

const foreign = ({ actions }: DecisionRequest, markets: ReadonlySet<string> | null): string[] =>
  actions.flatMap(({ symbol }, i) =>
    markets === null || markets.has(parseSymbol(symbol) ?? symbol)
      ? []
      : [`actions.${i}.symbol must be one of ${[...markets].join(', ')}`],
  );
