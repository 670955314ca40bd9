/** The one stylesheet of all pages. Contrast of text to its ground is at least 4.5 in both schemes. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f7f3ea; --sheet: #fffdf8; --ink: #1c1a17; --soft: #5d564b; --line: #ddd4c3;
  --ochre: #8a5d00; --madder: #a8341e; --dusk: #4a4fae; --pine: #1f6b53;
  --mark-a: #c08a1e; --mark-b: #c2452d; --mark-c: #6a6fd0; --mark-d: #2f8a6d;
  --code: #24211c; --code-ink: #f2ebdc; --focus: #4a4fae;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Charter, Georgia, "DejaVu Serif", serif;
  --sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #151411; --sheet: #1d1b17; --ink: #efe8da; --soft: #aaa192; --line: #37332b;
    --ochre: #e5b04c; --madder: #f58a6c; --dusk: #a9aef6; --pine: #6fcaa7;
    --mark-a: #d9a032; --mark-b: #e0593f; --mark-c: #8388e8; --mark-d: #3fa483;
    --code: #0d0c0a; --code-ink: #efe8da; --focus: #a9aef6;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--sans); overflow-wrap: break-word; }
h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; }
h1, h2, h3, .dream { font-family: var(--serif); font-weight: 500; letter-spacing: -.015em; line-height: 1.12; text-wrap: balance; }
h1 { font-size: clamp(2.5rem, 1.2rem + 5.6vw, 5rem); }
h2 { font-size: clamp(1.7rem, 1.2rem + 1.7vw, 2.5rem); }
h3 { font-size: 1.35rem; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--ink); color: var(--paper); padding: .5rem 1rem; z-index: 2; }
.top, main, footer { width: min(72rem, 100% - 2.5rem); margin-inline: auto; }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .6rem 2rem; padding-block: 1.5rem; }
.brand { display: flex; align-items: center; gap: .7rem; font: 500 1.5rem/1 var(--serif); text-decoration: none; letter-spacing: -.01em; }
.brand .mark { width: 2rem; height: 2rem; }
.mark { overflow: visible; }
.mark .a { fill: var(--mark-a); } .mark .b { fill: var(--mark-b); } .mark .c { fill: var(--mark-c); } .mark .d { fill: var(--mark-d); }
.mark .thread { fill: none; stroke: var(--ink); stroke-width: 1.6; stroke-dasharray: 3.2 2.6; stroke-linecap: round; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
nav a { color: var(--soft); text-decoration: none; padding-block: .45rem; }
nav a:hover, nav a[aria-current] { color: var(--ink); text-decoration: underline; }
footer { border-top: 1px solid var(--line); margin-top: 6rem; padding-block: 2rem 3rem; color: var(--soft); display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: baseline; font-size: .9375rem; }
.lead { font-size: clamp(1.1rem, 1rem + .5vw, 1.35rem); line-height: 1.5; color: var(--soft); max-width: 38rem; }
.hero { display: grid; gap: 2.5rem 4rem; align-items: end; padding-block: clamp(2rem, 6vw, 5.5rem) clamp(3rem, 7vw, 6rem); }
.hero > *, .pane > *, .split > * { min-width: 0; }
.hero .lead { margin-top: 1.5rem; }
.hero .mark { width: min(15rem, 52vw); height: auto; display: block; margin: 0 0 2rem auto; }
.hero .mark .thread { stroke-width: .7; stroke-dasharray: 1.6 1.3; }
.row { display: flex; flex-wrap: wrap; gap: .8rem; margin-top: 2rem; align-items: center; }
button, .button { font: 600 1rem/1.2 var(--sans); min-height: 2.9rem; padding: .75rem 1.4rem; border: 1px solid var(--ink); border-radius: 99rem; background: var(--ink); color: var(--paper); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
.button.quiet { background: none; color: var(--ink); }
button:hover, .button:hover { opacity: .86; text-decoration: none; }
button:disabled { opacity: .55; cursor: default; }
.code { background: var(--code); color: var(--code-ink); border-radius: .6rem; margin-top: 1.2rem; overflow: hidden; border: 1px solid transparent; }
.code > div { display: flex; justify-content: space-between; align-items: center; padding: .45rem .55rem .45rem 1.15rem; border-bottom: 1px solid #3a352c; font-size: .84rem; color: #b9b0a0; }
.code pre { font: .84rem/1.65 var(--mono); padding: 1rem 1.15rem 1.1rem; overflow-x: auto; }
.code .copy { min-height: 2.2rem; padding: .3rem .8rem; font-size: .8rem; border-color: #5a5346; background: #38332b; color: #f2ebdc; }
.pane { border-top: 1px solid var(--line); padding-block: clamp(2.5rem, 5vw, 4.5rem); display: grid; gap: 2rem 4rem; }
.pane > div:first-child > p:not(.kind) { margin-top: 1rem; color: var(--soft); max-width: 34rem; }
.kind { font: 600 .82rem/1.4 var(--sans); letter-spacing: .04em; display: flex; gap: .6rem; align-items: center; margin-bottom: .9rem; color: var(--hue); }
.kind::before { content: ""; width: 1.6rem; height: 3px; background: currentColor; }
.arena { --hue: var(--ochre); } .design { --hue: var(--madder); } .cognitive { --hue: var(--dusk); } .tools { --hue: var(--pine); } .agents { --hue: var(--ink); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .7rem; font-size: .9375rem; }
th { text-align: left; font-weight: 500; color: var(--soft); font-size: .875rem; padding: .3rem 0; }
td { padding: .55rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }
th + th, td + td { padding-left: 1rem; }
.num { text-align: right; white-space: nowrap; }
.odds { display: block; height: 4px; margin-top: .3rem; background: var(--line); border-radius: 4px; overflow: hidden; }
.odds i, .meter i { display: block; height: 100%; background: var(--hue, var(--ink)); border-radius: inherit; }
.ticker { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin-top: 1.3rem; padding: 0; list-style: none; font: .875rem/1.6 var(--mono); color: var(--soft); }
.ticker b { color: var(--ink); font-weight: 500; }
figure img { display: block; width: 100%; height: auto; border-radius: .6rem; background: #fff; }
figure.garment { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
figure.garment img { max-height: 34rem; object-fit: contain; }
figcaption { color: var(--soft); font-size: .9375rem; }
.dream { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.3rem); line-height: 1.28; font-style: italic; margin: 0; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.3rem 0 0; padding: 0; list-style: none; }
.chips li { border: 1px solid var(--line); border-radius: 99rem; padding: .2rem .9rem; font-size: .9375rem; background: var(--sheet); }
.meters { display: grid; gap: .9rem 2rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); margin-top: 1.6rem; }
.meters dt { font-size: .9375rem; color: var(--soft); display: flex; justify-content: space-between; }
.meters dt b { color: var(--ink); font-weight: 500; font-variant-numeric: tabular-nums; }
.meter { height: 6px; background: var(--line); border-radius: 6px; margin-top: .35rem; overflow: hidden; }
.narrow { max-width: 42rem; padding-top: clamp(1.5rem, 5vw, 4rem); }
.narrow h1, .wide h1 { font-size: clamp(2.2rem, 1.4rem + 3.4vw, 3.6rem); margin-bottom: 1.2rem; }
.wide { padding-top: clamp(1.5rem, 5vw, 4rem); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .9rem; padding: clamp(1.2rem, 4vw, 2.2rem); margin-top: 2rem; }
.sheet > * + *, #issued > * + * { margin-top: 1rem; }
#issued h3 { margin-top: 2rem; }
.narrow > .hint { margin-top: 1.4rem; }
label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: .45rem; }
.hint { color: var(--soft); font-size: .9375rem; }
input, textarea { width: 100%; font: 1rem/1.5 var(--sans); color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .55rem; padding: .7rem .9rem; }
input.key { font-family: var(--mono); font-size: .9rem; }
textarea { min-height: 7.5rem; resize: vertical; }
.plans { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: .9rem; overflow: hidden; margin-top: 2rem; }
.plan h2 { font-size: 1.55rem; }
.plan { background: var(--sheet); padding: 1.8rem 1.6rem; display: flex; flex-direction: column; gap: 1rem; }
.plan ul { padding: 0; list-style: none; display: grid; gap: .45rem; }
.plan li { padding-left: 1.2rem; position: relative; }
.plan li::before { content: ""; position: absolute; left: 0; top: .72em; width: .6rem; height: 2px; background: var(--hue); }
.plan form, .plan > .button, .plan > button { margin-top: auto; }
.price { font: 500 2.5rem/1 var(--serif); letter-spacing: -.02em; }
.price small { font: 400 1rem/1 var(--sans); color: var(--soft); letter-spacing: 0; }
.notice { border-left: 4px solid var(--mark-a); background: var(--sheet); padding: .9rem 1.2rem; margin-top: 1.8rem; border-radius: 0 .5rem .5rem 0; }
.notice strong { font-weight: 600; }
.facts { display: grid; grid-template-columns: auto minmax(0, 1fr); row-gap: .55rem; }
.facts dt { padding-right: 1.6rem; }
.facts dt { color: var(--soft); } .facts dd { text-align: right; font-variant-numeric: tabular-nums; }
.facts .total { font-weight: 600; color: inherit; border-top: 1px solid var(--line); padding-top: .6rem; }
.stamp { display: inline-block; border: 2px solid currentColor; color: var(--pine); border-radius: .35rem; padding: .15rem .8rem; font-weight: 700; transform: rotate(-2deg); }
.stamp.open { color: var(--ochre); }
.problem { color: var(--madder); font-weight: 600; }
.problem:empty, [hidden] { display: none !important; }
.steps { padding-left: 1.3rem; display: grid; gap: .4rem; }
mark { background: color-mix(in srgb, var(--mark-d) 28%, transparent); color: inherit; border-radius: .2em; padding: 0 .15em; }
mark.minus { background: color-mix(in srgb, var(--mark-b) 30%, transparent); }
.say { font-family: var(--serif); font-size: 1.4rem; font-style: italic; }
@media (min-width: 60rem) {
  .hero { grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); }
  .pane { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); }
  .split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem 4rem; align-items: start; }
  figure.garment { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: end; }
}
@media (prefers-reduced-motion: no-preference) {
  .mark .thread { animation: sew 24s linear infinite; }
  @keyframes sew { to { stroke-dashoffset: -58; } }
}
@media (forced-colors: active) { .odds i, .meter i { background: CanvasText; forced-color-adjust: none; } }
`.trim();
