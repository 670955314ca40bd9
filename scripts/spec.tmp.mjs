import { readFile } from 'node:fs/promises';
import { build } from './illustration-build.mjs';
const { designOf, draftPattern } = await build();
const lines=(await readFile(process.argv[2],'utf8')).split('\n').filter(Boolean);
const only=process.argv[3]?.split(',').map(Number);
for (const [i,text] of lines.entries()) { if(only&&!only.includes(i+1)) continue;
  const d = await designOf(text); const { spec, body } = d;
  const p = await draftPattern(spec, body.measurements);
  const { explanation, ...s } = spec;
  console.log('##', i+1, text,'\n', JSON.stringify(s).slice(0,1500), '\n  PATTERN', p.status ?? p.quality, JSON.stringify(p.approximate ?? []), JSON.stringify(p.deviations??[]).slice(0,700), '\n  PIECES', (p.pieces??[]).map(x=>x.name??x.id).join(', '), Object.keys(p).join());
}
