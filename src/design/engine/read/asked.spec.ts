import { plainSize, withAsked } from './asked.js';
import { readBrief } from './index.js';

const briefOf = (description: string) => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(result.reason);
  return result.brief;
};

describe('what the request says beside its text', () => {
  it('reaches spec and evidence', () => {
    const { spec, evidence, warnings } = withAsked(briefOf('a linen shirt'), { gender: 'men', size: 'EU 50' });
    expect(spec).toMatchObject({ gender: 'men', size: '50' });
    const stated = { source: 'stated', span: null, text: null, confidence: 1 };
    expect(evidence.gender).toEqual({ ...stated, value: 'men' });
    expect(evidence.size).toEqual({ ...stated, value: '50' });
    expect(warnings).toEqual([]);
  });

  it('wins over the text, with a warning', () => {
    const { spec, warnings } = withAsked(briefOf("a women's linen shirt in size M"), { gender: 'men', size: 'L' });
    expect(spec).toMatchObject({ gender: 'men', size: 'L' });
    expect(warnings).toEqual([expect.stringMatching(/gender women.*men/), expect.stringMatching(/size M.*L/)]);
  });

  it('changes nothing where it says nothing', () => {
    const brief = briefOf("a women's linen shirt in size M");
    expect(withAsked(brief, {})).toEqual(brief);
  });

  it.each([
    ['eu 38', '38'],
    ['xxl', '2XL'],
    ['M', 'M'],
  ])('%s is %s', (size, plain) => expect(plainSize(size)).toBe(plain));
});
