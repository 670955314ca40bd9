import { TRIES } from '../../../read/words/vocabulary.js';
import type { TrieNode } from '../../../read/words/trie.js';
import { LEFT_OUT } from './left-out.js';

function* variantsIn(node: TrieNode): Generator<string> {
  for (const { claims } of node.lexeme?.readings ?? [])
    for (const { attribute, value } of claims) if (attribute === 'variant') yield value;
  for (const next of node.next.values()) yield* variantsIn(next);
}

it('every name of which something is left out is a name that a text can give', () => {
  const known = new Set(Object.values(TRIES).flatMap((root) => [...variantsIn(root)]));
  expect(Object.keys(LEFT_OUT).filter((name) => !known.has(name))).toEqual([]);
});

it.each(Object.entries(LEFT_OUT))('%s: a sentence that tells what is missing', (_, words) => {
  expect(words).toMatch(/^[A-Z][^.]{30,}\.$/u);
});
