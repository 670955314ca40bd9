import { execFileSync } from 'node:child_process';
import { LANGUAGES, sampleOf } from './samples.js';

const HOSTILE = `it's {"a":1,"b":2} coat; $(touch x) \`y\` \\ 👗`;
const asking = { method: 'POST', address: 'https://a.example/api/chat', body: { message: HOSTILE } } as const;

describe('copy as', () => {
  test('a shell takes any text as a text', () => {
    const sample = sampleOf('curl', asking).replace(/^curl/, 'args');
    const said = execFileSync('sh', ['-c', `args() { printf '%s\\n' "$@"; }; ${sample}`], { encoding: 'utf8' });
    expect(said.split('\n')).toContain(JSON.stringify({ message: HOSTILE }));
  });

  test('JavaScript takes it as a text, too', () => {
    const sample = sampleOf('JavaScript', asking);
    const told = `const fetch = async (_, { body }) => ({ json: () => JSON.parse(body) });\n${sample}`;
    const said = execFileSync(
      'node',
      [
        '--input-type=module',
        '-e',
        told.replace('console.log(await answer.json())', 'process.stdout.write((await answer.json()).message)'),
      ],
      { encoding: 'utf8' },
    );
    expect(said).toBe(HOSTILE);
  });

  test('what is asked by address is encoded', () => {
    const query = { description: 'a coat & more' };
    const drawing = { method: 'GET', address: 'https://a.example/preview', query, into: 'coat.png' } as const;
    expect(sampleOf('curl', drawing)).toContain("--data-urlencode 'description=a coat & more'");
    for (const language of LANGUAGES) expect(sampleOf(language, drawing)).toContain('coat.png');
  });
});
