import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemExample } from './problem-example.js';

test('the code that a description begins with is the example’s', () => {
  const example = problemExample(409, '`plan_active`: the key has that much already.');
  expect(example).toMatchObject({
    status: 409,
    title: 'Conflict',
    code: 'plan_active',
    detail: 'The key has that much already.',
  });
});

interface Media {
  examples?: { refused: { $ref: string } };
}
type Path = Record<string, { responses?: Record<string, { content?: Record<string, Media> }> }>;
interface Described {
  paths: Record<string, Path>;
  components: { examples: Record<string, { value: { status: number } }> };
}

test('in the document every refusal’s example is of its status', () => {
  const text = readFileSync(join(__dirname, '../../../../openapi.json'), 'utf8');
  const { paths, components } = JSON.parse(text) as Described;
  const wrong: string[] = [];
  let seen = 0;
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses = {} }] of Object.entries(operations))
      for (const [status, { content }] of Object.entries(responses)) {
        const media = content?.['application/problem+json'];
        if (!media) continue;
        seen++;
        const name = media.examples?.refused.$ref.split('/').at(-1) ?? '';
        if (components.examples[name]?.value.status !== Number(status)) wrong.push(`${method} ${path} ${status}`);
      }
  expect(seen).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
