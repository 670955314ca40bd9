import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsString,
  IsUrl,
  Length,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import type { DomainError } from '../../kernel/errors.js';
import { IsNullable } from './nullable.js';
import { bodyOf } from './validation.pipe.js';

class Everything {
  @IsNumber() number: unknown;
  @IsInt() integer: unknown;
  @IsBoolean() flag: unknown;
  @IsEmail() email: unknown;
  @IsUrl() url: unknown;
  @IsString() text: unknown;
  @IsObject() object: unknown;
  @IsArray() list: unknown;
  @IsIn(['a', 'b']) word: unknown;
  @IsISO8601() at: unknown;
  @MinLength(1) one: unknown;
  @MinLength(3) least: unknown;
  @MaxLength(4) most: unknown;
  @Length(1, 40) shorter: unknown;
  @Length(1, 2) longer: unknown;
  @Min(0) low: unknown;
  @Max(9) high: unknown;
  @ArrayNotEmpty() none: unknown;
  @ArrayMinSize(2) few: unknown;
  @ArrayMaxSize(1) many: unknown;
  @IsString({ each: true }) texts: unknown;
}

const BROKEN = {
  number: 'a',
  integer: 1.5,
  flag: 'yes',
  email: 'x',
  url: 'x',
  text: 1,
  object: 1,
  list: 1,
  word: 'c',
  at: 'noon',
  one: '',
  least: 'a',
  most: 'abcde',
  shorter: '',
  longer: 'abc',
  low: -1,
  high: 10,
  none: [],
  few: [1],
  many: [1, 2],
  texts: [1],
};

function told(type: new () => object, body: object): Record<string, string> {
  try {
    bodyOf(type, body);
    return {};
  } catch (error) {
    const { errors = [] } = (error as DomainError).extras;
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  }
}

/** Words that only who knows the library understands. */
const RAW = /conforming|constraints|regular expression|or equal to|elements|integer|boolean|ISO 8601/;

test('every broken rule is told in plain words', () => {
  const words = told(Everything, BROKEN);
  expect(Object.keys(words)).toEqual(Object.keys(BROKEN));
  expect(Object.values(words).filter((message) => RAW.test(message))).toEqual([]);
  expect(words).toMatchObject({
    number: 'must be a number',
    one: 'must have at least one character',
    shorter: 'must have at least one character',
    longer: 'must have at most 2 characters',
    low: 'must be at least 0',
    many: 'must have at most one entry',
  });
});

test('a pattern always has words of its own', () => {
  const SRC = join(__dirname, '../../..');
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(dto|query|queries|text)\.ts$/.test(name),
  );
  const wordless = files.flatMap((name) => {
    const source = readFileSync(join(SRC, name), 'utf8');
    return [...source.matchAll(/\bMatches\(/g)]
      .map(({ index }) => source.slice(index, index + 300).split(/\n {2}[@\w]/)[0])
      .filter((rule) => !rule.includes('message'))
      .map((rule) => `${name}: ${rule.split('\n')[0]}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(wordless).toEqual([]);
});

class Named {
  @IsNullable() @IsString() operator: string | null;
  @IsString() name: string;
}

test('null says something only where it may', () => {
  expect(bodyOf(Named, { operator: null, name: 'a' }).operator).toBeNull();
  expect(told(Named, { operator: 'a', name: null })).toEqual({ name: 'must be a string' });
  expect(told(Named, { name: 'a' })).toEqual({ operator: 'must be a string' });
});
