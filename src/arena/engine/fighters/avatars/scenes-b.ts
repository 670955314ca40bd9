import { at, glow, gradient, repeat, stars, tenth } from './frame.js';
import type { Scene } from './frame.js';

const BRASS = ['#f6dc9a', '#c58b35', '#5a3712'] as const;
const IRON = ['#cfd6de', '#7b8794', '#2b323b'] as const;
const SILVER = ['#f4f7fa', '#a9b6c2', '#4a5661'] as const;
const COPPER = ['#f3bf9c', '#b5653a', '#4a1f10'] as const;

/** A crow on a broken scoreboard before a large moon. */
export const nettleCrow: Scene = {
  sky: ['#2b3a1e', '#8fae3b'],
  rim: IRON,
  defs: (p) =>
    gradient(`${p}moon`, ['#fffbe0', '#e6dc8c']) +
    gradient(`${p}wing`, ['#3a3150', '#0c0a12']) +
    gradient(`${p}board`, ['#6b4a2c', '#2e1d10']),
  draw: (p) =>
    `<circle cx="128" cy="108" r="74" fill="url(#${p}moon)"/><g fill="#cfc476" opacity=".5"><circle cx="98" cy="88" r="11"/><circle cx="164" cy="140" r="15"/><circle cx="168" cy="84" r="7"/></g>` +
    `<g transform="rotate(-7 128 206)"><path d="M30 186h92l6 10 8-12 8 6h82v60H30z" fill="url(#${p}board)" stroke="#170d06" stroke-width="3"/><path d="M38 196h70v34H38zM142 198h76v34h-76z" fill="#0f1a10"/><g font-family="monospace" font-size="27" font-weight="bold" fill="#c9f04d"><path d="M48 202h12v8H52v4h8v10H48M70 202h12v22H70zM92 202v22M152 204h12v20M176 204h10v9h-10v11h10M198 204h12v20h-12z" fill="none" stroke="#c9f04d" stroke-width="3"/></g></g>` +
    `<path d="M78 190c-2-50 14-86 50-100 4-16 18-26 34-22 10 2 16 10 18 18l26 10-26 6c-4 44-24 74-54 88l-14 2-22 22-4-12-18 8z" fill="url(#${p}wing)" stroke="#f5f0c8" stroke-width="1.800"/>` +
    `<path d="M92 178c6-32 22-54 48-64-2 32-18 56-48 64zM86 186c2-14 6-26 12-36" fill="none" stroke="#6a5c8c" stroke-width="2.600"/><path d="M128 112l-8 42M118 122l-12 42M138 110l2 30" stroke="#6a5c8c" stroke-width="2" />` +
    `<circle cx="166" cy="86" r="5" fill="#ffef7a"/><circle cx="167" cy="86" r="2.300" fill="#120b04"/><path d="M180 88l26 8-27 3z" fill="#caa23c"/>` +
    `<path d="M116 190l-4 12M132 186l4 12" stroke="#caa23c" stroke-width="3"/>`,
};

/** Three inclined rings round a sun. */
export const maestraOrrery: Scene = {
  sky: ['#0a1033', '#2a2a6b'],
  rim: BRASS,
  defs: (p) =>
    glow(`${p}sun`, '#ffd98a') + gradient(`${p}ring`, ['#fff0bf', '#c4902f', '#fff0bf'], 'x1="0" y1="0" x2="1" y2="0"'),
  draw: (p) =>
    stars('orrery', 70, 240, '#dfe6ff') +
    `<circle cx="128" cy="128" r="66" fill="url(#${p}sun)"/>` +
    ring(p, 96, 34, -28, '#9fd0ff', 7.5) +
    ring(p, 70, 26, 24, '#ff9b8a', 9) +
    ring(p, 44, 15, -8, '#b9f2b0', 5.5) +
    `<circle cx="128" cy="128" r="17" fill="#ffdf86" stroke="#a86a14" stroke-width="2"/><g stroke="#ffe9ae" stroke-width="2.200">${repeat(
      12,
      (i) => {
        const [x1, y1] = at(21, i * 30);
        const [x2, y2] = at(i % 2 ? 26 : 31, i * 30);
        return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`;
      },
    )}</g>` +
    `<path d="M126 150h4l3 64h-10zM96 222c4-8 20-10 32-10s28 2 32 10z" fill="url(#${p}ring)" stroke="#5a3712" stroke-width="1.500"/>`,
};

const ring = (p: string, rx: number, ry: number, tilt: number, planet: string, size: number): string =>
  `<g transform="rotate(${tilt} 128 128)"><ellipse cx="128" cy="128" rx="${rx}" ry="${ry}" fill="none" stroke="url(#${p}ring)" stroke-width="4"/><ellipse cx="128" cy="128" rx="${rx}" ry="${ry}" fill="none" stroke="#4d3009" stroke-width=".800" stroke-dasharray="1 5"/><circle cx="${tenth(128 + rx * 0.8)}" cy="${tenth(128 + ry * 0.6)}" r="${size}" fill="${planet}" stroke="#0a1033" stroke-width="1.500"/></g>`;

/** An open ledger under an arc of twenty-four hours and the evening star. */
export const vesperAlmanac: Scene = {
  sky: ['#3b2a5c', '#e8a27c'],
  rim: SILVER,
  defs: (p) => gradient(`${p}page`, ['#fff6df', '#e3cc9f']) + glow(`${p}star`, '#fff6c8'),
  draw: (p) =>
    stars('vesper', 26, 90) +
    `<g>${repeat(24, (i) => {
      const angle = -82 + (i * 164) / 23;
      const [x1, y1] = at(i % 6 === 0 ? 78 : 84, angle, 128, 140);
      const [x2, y2] = at(94, angle, 128, 140);
      return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#fff0cf" stroke-width="${i % 6 === 0 ? 3 : 1.5}" opacity="${i > 15 ? 1 : 0.6}"/>`;
    })}</g>` +
    `<circle cx="164" cy="74" r="30" fill="url(#${p}star)"/><path d="M164 50l4.500 19.500L188 74l-19.500 4.500L164 98l-4.500-19.500L140 74l19.500-4.500z" fill="#fffbe6"/>` +
    `<path d="M86 60a22 22 0 1 0 18 34 18 18 0 1 1-18-34z" fill="#ffe9b8"/>` +
    `<path d="M0 196c60-22 196-22 256 0v60H0z" fill="#3a1f33"/>` +
    `<path d="M128 138c-22-16-54-18-86-8v76c32-10 64-8 86 8 22-16 54-18 86-8v-76c-32-10-64-8-86 8z" fill="url(#${p}page)" stroke="#4a2c1a" stroke-width="3"/><path d="M128 138v76" stroke="#8a6a42" stroke-width="2.500"/>` +
    `<g stroke="#7a4a2a" stroke-width="1.800" fill="none" opacity=".8">${repeat(7, (i) => `<path d="M54 ${142 + i * 8.5}c22-6 46-5 64 5M138 ${147 + i * 8.5}c18-10 42-11 64-5" stroke-dasharray="${9 + ((i * 5) % 11)} ${2 + (i % 3)}"/>`)}</g>` +
    `<path d="M156 214c-2 12 2 20-2 30l8-6 8 6c-3-10 1-20-2-31" fill="#a3231f"/><path d="M198 96c-18 18-34 38-44 66l-4 10 8-7c20-16 34-40 40-69z" fill="#f7f2e6" stroke="#5b4a3a" stroke-width="1.500"/><path d="M150 172l46-74" stroke="#8a7a66" stroke-width="1"/>`,
};

/** A dock crane, a ship's bow and the hum in the water. */
export const docksideFerro: Scene = {
  sky: ['#0f2430', '#c96a3a'],
  rim: IRON,
  defs: (p) =>
    gradient(`${p}hull`, ['#a2352c', '#3a0f10']) +
    gradient(`${p}steel`, ['#48545e', '#12181d']) +
    gradient(`${p}water`, ['#22414a', '#071419']),
  draw: (p) =>
    `<path d="M256 62L150 86l-14 98h120z" fill="url(#${p}hull)" stroke="#1c0707" stroke-width="2.500"/><path d="M256 148H142l-6 36h120z" fill="#161d22"/><path d="M150 86l106-24v9L149 94z" fill="#f0dcc0"/><g fill="#ffd789">${repeat(4, (i) => `<circle cx="${176 + i * 20}" cy="${112 - i * 3}" r="4.500" stroke="#3a0f10" stroke-width="1.500"/>`)}</g>` +
    `<rect y="182" width="256" height="80" fill="url(#${p}water)"/>` +
    `<g fill="url(#${p}steel)" stroke="#0a0e11" stroke-width="1.200"><path d="M58 206L70 70h12l12 136H82l-4-50h-4l-4 50z"/><path d="M30 62l104-30 4 8L60 72v14H46V70z"/><path d="M34 62h18v20H34z"/></g>` +
    `<g stroke="#8b98a3" stroke-width="1.500"><path d="M66 102l22 22M88 102l-24 22M63 136l28 24M92 136l-30 24"/></g>` +
    `<path d="M132 38v54" stroke="#d8dee3" stroke-width="1.600"/><path d="M132 92c8 2 8 12 0 12" fill="none" stroke="#d8dee3" stroke-width="2.500"/><path d="M110 106h44v32h-44z" fill="#b98645" stroke="#3d260c" stroke-width="2"/><path d="M110 106l44 32M154 106l-44 32" stroke="#3d260c" stroke-width="2.500"/>` +
    `<path d="M0 204h128l-10 52H0z" fill="#2a2f33" stroke="#0a0e11" stroke-width="2"/>` +
    `<path d="M84 232v-22c-8-2-8-14 4-14h20c12 0 12 12 4 14v22z" fill="url(#${p}steel)" stroke="#9fb0bd" stroke-width="1.600"/>` +
    `<g fill="none" stroke="#ffcf8a" stroke-width="2.400" stroke-linecap="round">${repeat(4, (i) => `<path d="M${134 + i * 13} ${202 - i * 4}a${20 + i * 10} ${20 + i * 10} 0 0 1 0 ${34 + i * 8}" opacity="${tenth(0.95 - i * 0.2)}"/>`)}</g>`,
};

/** A bell under a lake, its rings, and five hills. */
export const echoHarrow: Scene = {
  sky: ['#d9e6e2', '#86aeb0'],
  rim: SILVER,
  defs: (p) =>
    gradient(`${p}lake`, ['#3f8c95', '#04222f']) +
    gradient(`${p}bell`, ['#e7f3d0', '#7fa38a', '#2d4c46'], 'x1="0" y1="0" x2="1" y2="0"') +
    glow(`${p}ring`, '#d8fff2', 0.5),
  draw: (p) =>
    `<circle cx="196" cy="56" r="15" fill="#fff7dc"/>` +
    repeat(
      5,
      (i) =>
        `<path d="M${-34 + i * 58} 114c12-${30 + ((i * 17) % 34)} 22-${42 + ((i * 23) % 30)} 40-${40 + ((i * 23) % 30)} 18 0 30 16 46 ${40 + ((i * 23) % 30)}z" fill="${['#5d7f86', '#43666f', '#6b8d90', '#395b66', '#54777f'][i]}"/>`,
    ) +
    `<rect y="110" width="256" height="146" fill="url(#${p}lake)"/>` +
    `<circle cx="128" cy="178" r="90" fill="url(#${p}ring)"/>` +
    `<g fill="none" stroke="#c9f5ea" stroke-width="1.700">${repeat(5, (i) => `<ellipse cx="128" cy="122" rx="${22 + i * 20}" ry="${tenth(3 + i * 2.3)}" opacity="${tenth(0.95 - i * 0.16)}"/>`)}</g>` +
    `<path d="M128 140c28 0 30 28 32 44 1 10 9 14 12 21H84c3-7 11-11 12-21 2-16 4-44 32-44z" fill="url(#${p}bell)" stroke="#12302f" stroke-width="2.500"/><path d="M88 197h80M98 178h60" stroke="#12302f" stroke-width="1.800" opacity=".8"/><circle cx="128" cy="211" r="7.500" fill="#2d4c46" stroke="#12302f" stroke-width="2"/><path d="M120 140c0-12 16-12 16 0" fill="none" stroke="#7fa38a" stroke-width="4"/>` +
    `<g fill="none" stroke="#d8fff2" stroke-width="2.200" stroke-linecap="round" opacity=".85"><path d="M72 162c-8 12-8 26 0 38M58 154c-12 18-12 38 0 56M184 162c8 12 8 26 0 38M198 154c12 18 12 38 0 56"/></g>` +
    `<path d="M40 236c6-14 2-22 8-34M214 240c-6-14 0-24-6-38M228 236c-2-12 2-18 0-28" stroke="#0f4a4a" stroke-width="4" fill="none" stroke-linecap="round"/>`,
};

/** Six stones in balance and their reflection. */
export const stillwater: Scene = {
  sky: ['#e9ecec', '#b4bdc0'],
  rim: SILVER,
  defs: (p) => gradient(`${p}stone`, ['#8d9496', '#43494c']) + gradient(`${p}water`, ['#9aa8ac', '#56666c']),
  draw: (p) =>
    `<circle cx="128" cy="92" r="52" fill="#f8f6ee"/>` +
    `<rect y="160" width="256" height="96" fill="url(#${p}water)"/>` +
    pile(p, '', 1) +
    pile(p, 'translate(0 320) scale(1 -1)', 0.32) +
    `<g stroke="#eef2f2" stroke-width="1.400" opacity=".75"><path d="M24 172h70M164 172h72M44 184h40M176 186h44M92 200h76M60 214h50M150 218h60"/></g>`,
};

const pile = (p: string, transform: string, opacity: number): string =>
  `<g transform="${transform}" opacity="${opacity}" fill="url(#${p}stone)" stroke="#2d3234" stroke-width="1.600"><ellipse cx="128" cy="148" rx="58" ry="14"/><ellipse cx="123" cy="124" rx="45" ry="12"/><ellipse cx="132" cy="103" rx="36" ry="10.500"/><ellipse cx="126" cy="85" rx="27" ry="9"/><ellipse cx="130" cy="69" rx="19" ry="7.500"/><ellipse cx="128" cy="56" rx="12" ry="6"/></g>`;

/** A brass automaton with a die for a head. */
export const tumble: Scene = {
  sky: ['#7a1f3d', '#2a0a1c'],
  rim: COPPER,
  defs: (p) =>
    gradient(`${p}top`, ['#fff2c4', '#f0c565']) +
    gradient(`${p}left`, ['#e0a63f', '#9a6418']) +
    gradient(`${p}right`, ['#b47a24', '#5e3709']) +
    glow(`${p}light`, '#ffcf7a', 0.6),
  draw: (p) =>
    `<circle cx="128" cy="104" r="104" fill="url(#${p}light)"/>` +
    `<g fill="#a32b52" opacity=".8">${repeat(8, (i) => {
      const [x1, y1] = at(170, i * 45, 128, 110);
      const [x2, y2] = at(170, i * 45 + 20, 128, 110);
      return `<path d="M128 110L${x1} ${y1}L${x2} ${y2}z"/>`;
    })}</g>` +
    `<path d="M84 256c-4-44 14-66 44-66s48 22 44 66z" fill="url(#${p}left)" stroke="#3d2305" stroke-width="2.500"/><path d="M118 170h20v26h-20z" fill="#8a5a18" stroke="#3d2305" stroke-width="2"/><g stroke="#3d2305" stroke-width="1.600"><path d="M118 177h20M118 184h20M118 190h20"/></g>` +
    `<g stroke="#3d2305" stroke-width="2.500" stroke-linejoin="round"><path d="M128 40l62 32-62 34-62-34z" fill="url(#${p}top)"/><path d="M66 72l62 34v70l-62-36z" fill="url(#${p}left)"/><path d="M190 72l-62 34v70l62-36z" fill="url(#${p}right)"/></g>` +
    `<g fill="#3a0d1d"><ellipse cx="128" cy="73" rx="10" ry="5.500"/><g transform="skewY(29)"><circle cx="82" cy="51" r="6.500"/><circle cx="112" cy="51" r="6.500"/><circle cx="82" cy="78" r="6.500" /><circle cx="112" cy="78" r="6.500"/></g><g transform="skewY(-29)"><circle cx="146" cy="203" r="6.500"/><circle cx="159" cy="216" r="6.500"/><circle cx="172" cy="229" r="6.500"/></g></g>` +
    `<g fill="#ffe9b0"><g transform="skewY(29)"><circle cx="84" cy="49" r="2"/><circle cx="114" cy="49" r="2"/></g></g>` +
    `<g transform="translate(128 226)"><circle r="13" fill="none" stroke="#3d2305" stroke-width="6"/><g fill="#3d2305">${repeat(8, (i) => `<rect x="-3" y="-20" width="6" height="7" transform="rotate(${i * 45})"/>`)}</g></g>`,
};
