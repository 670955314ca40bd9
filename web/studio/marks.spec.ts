import { runsOf } from './marks.js';
import type { Evidence } from './view.js';

const TEXT = 'a knee-length dress with <b>sparrow</b> charms';
const said = (words: string, source: Evidence['source'] = 'stated'): Evidence => {
  const from = TEXT.indexOf(words);
  return { source, span: [from, from + words.length], text: words };
};
const NONE = { evidence: {}, unused: [] };

describe('runs of a text', () => {
  const evidence = {
    length: said('knee-length'),
    garment: said('dress'),
    category: said('dress'),
    fit: said('dress with', 'implied'),
    closure: { source: 'default', span: null, text: null } as Evidence,
  };
  const unused = [{ text: 'sparrow', span: said('sparrow').span! }];
  const runs = runsOf(TEXT, { evidence, unused });

  it('are the text, in order and without gaps', () => {
    expect(runs.map(({ from, to }) => TEXT.slice(from, to)).join('')).toBe(TEXT);
    expect(runsOf(TEXT, NONE)).toEqual([{ from: 0, to: TEXT.length, kind: null, attributes: [] }]);
    expect(runsOf('', NONE)).toEqual([]);
  });

  it('mark what the evidence quotes, the longer one where two overlap, and what nothing followed', () => {
    const marked = runs.filter(({ kind }) => kind);
    expect(marked.map(({ from, to, kind }) => [TEXT.slice(from, to), kind])).toEqual([
      ['knee-length', 'stated'],
      ['dress with', 'implied'],
      ['sparrow', 'unused'],
    ]);
  });

  it('name all that the same words decided', () => {
    const { fit: _, ...rest } = evidence;
    const dress = runsOf(TEXT, { evidence: rest, unused }).find(({ from }) => from === TEXT.indexOf('dress'));
    expect(dress?.attributes).toEqual(['garment', 'category']);
  });

  it('of an older reading are kept only where the words still stand', () => {
    const later = runsOf(TEXT.replace('knee', 'ankle'), { evidence, unused });
    expect(later.filter(({ kind }) => kind)).toEqual([]);
  });
});
