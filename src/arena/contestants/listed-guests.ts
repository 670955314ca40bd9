import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { Config } from '../../common/config/env.js';
import { ConfigError } from '../../common/config/reader.js';
import { isHouseName, lookOf } from '../agents/name-key.js';
import { RegisterAgentDto } from '../dto/agent.dto.js';
import { parseSymbol } from '../engine/instruments.js';
import { SYMBOLS } from '../engine/types.js';

type Listed = NonNullable<Config['contestants']>[number];

/** What the league asks of its guests beyond what the file itself must be. @throws ConfigError with one clear line */
export async function assertGuests({ contestants = [], services }: Config): Promise<void> {
  if (contestants.length > 0 && !services.includes('arena')) {
    throw new ConfigError('CONTESTANTS needs the arena: name it in SERVICES, or take CONTESTANTS away');
  }
  for (const one of contestants) await assertGuest(one);
  assertDistinct(contestants);
}

async function assertGuest({ name, model, lore, symbols }: Listed): Promise<void> {
  const dto = plainToInstance(RegisterAgentDto, { name, model, ...(lore !== null && { description: lore }) });
  const [wrong] = await validate(dto);
  if (wrong) {
    const member = wrong.property === 'description' ? 'lore' : wrong.property;
    throw refused(name, `${member} is not a text that the league shows (${Object.keys(wrong.constraints ?? {})[0]})`);
  }
  if (isHouseName(name)) throw refused(name, 'name is, or looks like, one of the house');
  const unknown = symbols?.find((symbol) => parseSymbol(symbol) === null);
  if (unknown !== undefined) {
    throw refused(
      name,
      `symbols: ${JSON.stringify(unknown.slice(0, 40))} is no market of the league: ${SYMBOLS.join(', ')} are`,
    );
  }
}

function assertDistinct(contestants: readonly Listed[]): void {
  const looks = contestants.map(({ name }) => lookOf(name));
  const twice = contestants.find((_, i) => looks.indexOf(looks[i]) < i);
  if (twice) throw refused(twice.name, 'name looks like that of another entry');
}

const refused = (name: string, why: string): ConfigError => new ConfigError(`CONTESTANTS: "${name}": ${why}`);
