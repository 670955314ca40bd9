import { readFile, writeFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import { build, seedOf } from './illustration-build.mjs';
const texts = (await readFile(process.argv[2], 'utf8')).split('\n').filter(Boolean);
const { designOf, draftPattern, illustrate, renderPng, drawFlat, paletteOf } = await build();
const F={width:300,height:450}, W=300+180+300;
const asPng = (png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
const nested = (svg, { x, y, width, height }, align = 'xMidYMid') => svg.replace(/^<svg [^>]*?viewBox="([^"]*)"[^>]*>/, (_, box) => `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="${align}">`);
const P={width:290,height:420};
function overview(svg, { width_mm, height_mm }) {
  const head = Math.max(0,...[...svg.matchAll(/d="M20 ([\d.]+)L[\d.]+ \1"/g)].map((m) => Number(m[1]))) + 4;
  const perPixel = Math.max(width_mm / P.width, (height_mm - head) / P.height);
  return svg.replace(/viewBox="[^"]*"/, `viewBox="0 ${head} ${width_mm} ${height_mm - head}"`).replaceAll(/<text[^>]*>[^<]*<\/text>\n?/g, '').replaceAll(/stroke-width="([\d.]+)"/g, (_, mm) => `stroke-width="${perPixel * (Number(mm) > 0.6 ? 1.2 : 0.5)}"`);
}
let n=0, rows=[];
for (const text of texts) {
  n++;
  const { spec, body } = await designOf(text);
  let pattern=null, note='';
  try { pattern = await draftPattern(spec, body.measurements); note=(pattern.approximate??[]).length?'approx: '+(pattern.approximate??[]).join('; '):String(pattern.status??pattern.quality??''); } catch (e) { note=String(e.message); }
  const { main, secondary, accent } = paletteOf(spec);
  const drawn = illustrate(spec, { ...F, seed: seedOf(text), palette: [main, secondary, accent].map((c) => c.hex) }).svg;
  const fl = drawFlat(spec, pattern);
  const svg=[`<text x="4" y="16" font-size="13" font-family="sans-serif">${n}. ${text.replaceAll('&','&amp;').slice(0,110)}</text>`,
   `<image x="0" y="22" width="300" height="450" href="${asPng(await renderPng(drawn, 600, 900))}"/>`,
   nested(fl.frontSvg,{x:300,y:24,width:180,height:215}), nested(fl.backSvg,{x:300,y:245,width:180,height:215}),
   pattern?nested(overview(pattern.svg,pattern.sheet),{x:485,y:30,...P},'xMinYMin'):''].join('');
  rows.push(svg);
  console.log(n, text.slice(0,60),'|', note.slice(0,150));
}
for (let i=0;i<rows.length;i+=4){
  const parts=rows.slice(i,i+4).map((r,k)=>`<g transform="translate(${(k%2)*W},${Math.floor(k/2)*480})">${r}</g>`);
  const out=await renderAsync(`<svg xmlns="http://www.w3.org/2000/svg" width="${2*W}" height="960"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`);
  await writeFile(`/tmp/look/${process.argv[3]}-${String(i/4).padStart(2,'0')}.png`, out.asPng());
}
