import { at, glow, gradient, repeat, stars, tenth, wave } from './frame.js';
import type { Scene } from './frame.js';

const BRASS = ['#f6dc9a', '#c58b35', '#5a3712'] as const;
const IRON = ['#cfd6de', '#7b8794', '#2b323b'] as const;
const COPPER = ['#f3bf9c', '#b5653a', '#4a1f10'] as const;

/** Two weathervanes on one staff over an evening strait. */
export const emberVane: Scene = {
  sky: ['#3a1b3f', '#f08a4b'],
  rim: COPPER,
  defs: (p) =>
    glow(`${p}sun`, '#ffe9b0') +
    gradient(`${p}sea`, ['#a8443a', '#2b1432']) +
    gradient(`${p}iron`, ['#4a3340', '#160d18']),
  draw: (p) =>
    `<circle cx="128" cy="156" r="80" fill="url(#${p}sun)"/><circle cx="128" cy="158" r="30" fill="#ffe3a1"/>` +
    `<rect y="160" width="256" height="100" fill="url(#${p}sea)"/>` +
    repeat(
      7,
      (i) =>
        `<path d="${wave(170 + i * 11, 4 + i * 0.6, 44 + i * 6, -i * 9)}" fill="none" stroke="#ffb877" stroke-width="${1.2 + i * 0.2}" opacity="${tenth(0.75 - i * 0.08)}"/>`,
    ) +
    `<g fill="url(#${p}iron)" stroke="#ffcf8f" stroke-width=".8">` +
    `<path d="M125 60h6l3 178h-12z"/><circle cx="128" cy="54" r="6"/>` +
    `<path d="M52 116l26-15v9h92v-14l36 20-36 20v-14H78v9z"/><path d="M88 74l14-8v5h38v-8l22 11-22 11v-8h-38v5z" transform="rotate(-24 128 74)"/>` +
    `<path d="M116 142h24l-4-8h-16z"/></g>` +
    `<g><path d="M119 148h18v22h-18z" fill="#1d1018" stroke="#ffcf8f" stroke-width=".8"/><path d="M122 151h12v16h-12z" fill="#ffd36b"/><circle cx="128" cy="159" r="22" fill="url(#${p}sun)" opacity=".9"/></g>`,
};

/** A broken gate tower with a ladder through the gap. */
export const halvardBreach: Scene = {
  sky: ['#1b2433', '#7d8ea3'],
  rim: IRON,
  defs: (p) => gradient(`${p}wall`, ['#566170', '#262d38']) + glow(`${p}fire`, '#ff9a3d', 0.95),
  draw: (p) =>
    stars('halvard', 30, 90) +
    `<circle cx="128" cy="150" r="86" fill="url(#${p}fire)"/>` +
    `<path d="M8 96h18v-14h16v14h16v-14h16v14h14l8 30-10 22 12 26-14 30 10 50H8zM248 104h-16V90h-16v14h-16V90h-16v14h-10l-12 26 12 24-16 24 14 30-10 46h96z" fill="url(#${p}wall)"/>` +
    `<g stroke="#1a2029" stroke-width="1.4" opacity=".8">${repeat(8, (i) => `<path d="M8 ${118 + i * 17}h84M166 ${124 + i * 17}h88"/>`)}${repeat(7, (i) => `<path d="M${26 + (i % 2) * 12} ${118 + i * 17}v17M${60 + (i % 2) * 10} ${118 + i * 17}v17M${192 + (i % 2) * 12} ${124 + i * 17}v17M${224 - (i % 2) * 9} ${124 + i * 17}v17"/>`)}</g>` +
    `<g fill="#2b2018"><path d="M101 238l28-142 6 1-27 142zM139 238l28-142 6 1-27 142z" /></g>` +
    `<g stroke="#3d2c1d" stroke-width="5" stroke-linecap="round">${repeat(8, (i) => `<path d="M${107 + i * 3.4} ${222 - i * 17}h38"/>`)}</g>` +
    `<g stroke="#ffca85" stroke-width="1" opacity=".8">${repeat(8, (i) => `<path d="M${107 + i * 3.4} ${219.6 - i * 17}h38"/>`)}</g>` +
    `<g fill="#3c434e"><path d="M84 214l16-9 12 11-10 12zM150 222l14-10 14 8-6 14zM120 236l10-12 14 4-2 14z"/></g>` +
    `<path d="M160 92V36" stroke="#20262e" stroke-width="3.5"/><path d="M161 38c16-8 26 8 46-2-8 10-8 14-2 24-18 6-26-8-44 0z" fill="#c8352e" stroke="#6e1412"/>`,
};

/** A pendulum with the ghosts of its swing before a gear. */
export const motherPendula: Scene = {
  sky: ['#123c3a', '#0a1c22'],
  rim: BRASS,
  defs: (p) => gradient(`${p}bob`, ['#fff0c0', '#d79b3a', '#7a4b12']) + glow(`${p}lamp`, '#ffdf9a', 0.55),
  draw: (p) =>
    `<circle cx="128" cy="120" r="110" fill="url(#${p}lamp)"/>` +
    `<g fill="none" stroke="#2f7a70" stroke-width="9"><circle cx="128" cy="88" r="50"/><circle cx="128" cy="88" r="17"/>${repeat(6, (i) => ray(17, 50, i * 60 + 30))}</g>` +
    `<g fill="#2f7a70">${repeat(16, (i) => `<rect x="121.5" y="24" width="13" height="13" rx="2" transform="rotate(${i * 22.5} 128 88)"/>`)}</g>` +
    `<path d="M32.500 189A119 119 0 0 0 223.500 189" fill="none" stroke="#e9c878" stroke-width="1.500" stroke-dasharray="2 6"/>` +
    repeat(5, (i) => swing(p, [-34, 34, -20, 20, -6][i], [0.13, 0.13, 0.3, 0.3, 1][i])) +
    `<circle cx="128" cy="88" r="9" fill="#ffe7ac" stroke="#6b4310" stroke-width="2"/>` +
    `<g fill="#ffe7ac">${repeat(12, (i) => {
      const [x, y] = at(34, i * 30, 128, 88);
      return `<circle cx="${x}" cy="${y}" r="${i % 3 === 0 ? 2.6 : 1.5}"/>`;
    })}</g>`,
};

const swing = (p: string, degrees: number, opacity: number): string =>
  `<g transform="rotate(${degrees} 128 88)" opacity="${opacity}"><path d="M126 88h4l1.500 92h-7z" fill="#f2d48e"/><circle cx="128" cy="192" r="24" fill="url(#${p}bob)" stroke="#5b380d" stroke-width="2"/><circle cx="128" cy="192" r="16" fill="none" stroke="#6b4310" stroke-width="1.200" opacity=".7"/></g>`;

function ray(from: number, to: number, degrees: number): string {
  const [x1, y1] = at(from, degrees, 128, 88);
  const [x2, y2] = at(to, degrees, 128, 88);
  return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`;
}

/** A black horse's head where six roads meet. */
export const sableCourier: Scene = {
  sky: ['#efe2c4', '#c9a46a'],
  rim: IRON,
  defs: (p) => gradient(`${p}coat`, ['#3b3440', '#0d0b10']) + gradient(`${p}road`, ['#8a5a33', '#5b3517']),
  draw: (p) =>
    `<g>${repeat(6, (i) => {
      const [x1, y1] = at(150, i * 60 + 22);
      const [x2, y2] = at(150, i * 60 + 38);
      return `<path d="M128 128L${x1} ${y1}L${x2} ${y2}z" fill="url(#${p}road)" opacity=".75"/>`;
    })}</g>` +
    `<g fill="#a3231f" stroke="#5e0f0d" stroke-width="1.500">${repeat(6, (i) => {
      const [x, y] = at(94, i * 60 + 30);
      return `<circle cx="${x}" cy="${y}" r="8.500"/><circle cx="${x}" cy="${y}" r="4.500" fill="none" stroke="#f0a08a"/>`;
    })}</g>` +
    `<path d="M92 232c-6-38 4-58 18-76-14 6-26 10-34 20-6 8-20 8-24-2-4-9 2-14 8-20 16-16 18-40 34-54 4-12 8-20 16-30 2 8 6 12 10 18 8-6 14-14 18-24 6 10 8 18 8 28 26 16 44 52 44 98v42z" fill="url(#${p}coat)" stroke="#f7ead0" stroke-width="2"/>` +
    `<path d="M138 78c22 14 42 50 44 92M150 74c26 18 44 56 46 104M128 88c16 14 34 46 38 80" fill="none" stroke="#6d6272" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M98 118c5-5 12-5 15 0-4 4-11 5-15 0z" fill="#f7d774"/><circle cx="106" cy="118" r="2.400" fill="#120c10"/><path d="M60 166c3-3 7-3 9 0" stroke="#8d8090" stroke-width="2.400" fill="none"/>` +
    `<path d="M74 140l34 34M108 174l42-20" stroke="#c89a4b" stroke-width="4" fill="none"/><circle cx="108" cy="174" r="5" fill="none" stroke="#f3d58c" stroke-width="2.500"/>`,
};

/** A hull on an even keel, its stones and a plumb line. */
export const oldBallast: Scene = {
  sky: ['#c7d6dc', '#6d8d9c'],
  rim: BRASS,
  defs: (p) =>
    gradient(`${p}hull`, ['#8a5a34', '#3e2412']) +
    gradient(`${p}deep`, ['#2d6078', '#0a2233']) +
    gradient(`${p}stone`, ['#b9bcb6', '#5d625f']),
  draw: (p) =>
    `<path d="M124 34h5v92h-5z" fill="#3e2412"/><path d="M132 44c34 14 46 42 46 70h-46z" fill="#f3ead6" stroke="#9c8c6a"/><path d="M120 52c-24 14-34 38-36 62h36z" fill="#e2d4b6" stroke="#9c8c6a"/>` +
    `<path d="${wave(146, 7, 64)}V256H0z" fill="url(#${p}deep)"/>` +
    `<path d="M40 122h176c-4 46-34 84-88 88-54-4-84-42-88-88z" fill="url(#${p}hull)" stroke="#241308" stroke-width="3"/>` +
    `<path d="M54 134h148c-6 36-32 62-74 65-42-3-68-29-74-65z" fill="#1d120b"/>` +
    `<g fill="url(#${p}stone)" stroke="#2a2d2b" stroke-width="1.500"><ellipse cx="104" cy="184" rx="19" ry="12"/><ellipse cx="146" cy="185" rx="21" ry="12"/><ellipse cx="84" cy="166" rx="16" ry="10"/><ellipse cx="124" cy="165" rx="17" ry="11"/><ellipse cx="166" cy="166" rx="18" ry="11"/></g>` +
    `<path d="M127 126v26" stroke="#f4e3a8" stroke-width="1.600"/><path d="M121.500 150h11l-5.500 15z" fill="#f4cf6a" stroke="#6b4310"/>` +
    `<path d="${wave(214, 6, 52, 10)}" fill="none" stroke="#7fb2c4" stroke-width="2" opacity=".7"/><path d="${wave(228, 5, 60, 26)}" fill="none" stroke="#7fb2c4" stroke-width="1.600" opacity=".5"/>` +
    `<path d="M36 122h184" stroke="#e6c789" stroke-width="4"/>`,
};

/** Two faces in profile and a thread drawn taut between them. */
export const loomTwins: Scene = {
  sky: ['#2a1746', '#6d2a63'],
  rim: BRASS,
  defs: (p) =>
    gradient(`${p}left`, ['#ffd9a8', '#c77b4f'], 'x1="0" y1="0" x2="1" y2="0"') +
    gradient(`${p}right`, ['#4d86b8', '#a9d5ee'], 'x1="0" y1="0" x2="1" y2="0"'),
  draw: (p) =>
    `<g opacity=".35" stroke="#f3c6ff" stroke-width="1">${repeat(15, (i) => `<path d="M${i * 18} 0v256M0 ${i * 18}h256"/>`)}</g>` +
    face(`url(#${p}left)`, '') +
    face(`url(#${p}right)`, 'translate(256 0) scale(-1 1)') +
    `<g fill="none" stroke-linecap="round"><path d="M62 196C92 176 104 150 128 150s36 26 66 46" stroke="#ffe58a" stroke-width="3.500"/><path d="M62 196C92 216 104 150 128 150s36 66 66 46" stroke="#ff7d9c" stroke-width="2.500"/></g>` +
    `<path d="M128 132l12 18-12 18-12-18z" fill="#fff2b8" stroke="#8f3f6e" stroke-width="2"/>` +
    `<path d="M84 104l10 12" stroke="#8d4327" stroke-width="2.500" stroke-linecap="round"/>` +
    repeat(
      9,
      (i) =>
        `<circle cx="128" cy="${34 + i * 11}" r="${tenth(2.6 - i * 0.2)}" fill="#ffe58a" opacity="${tenth(1 - i * 0.09)}"/>`,
    ),
};

const face = (fill: string, transform: string): string =>
  `<g transform="${transform}"><path d="M0 40c44-14 84-2 94 32 3 10 3 16 6 24 3 9 11 17 12 22 1 4-7 6-11 7 1 5 3 8 0 11 3 3 2 7-1 9 2 9 0 17-14 18-12 1-20 3-22 14-2 14 4 28 12 38v41H0z" fill="${fill}" stroke="#1d0f2c" stroke-width="2.500"/><path d="M78 92c6-5 14-5 18 0" fill="none" stroke="#1d0f2c" stroke-width="3"/><circle cx="88" cy="98" r="3.600" fill="#1d0f2c"/><path d="M0 40c44-14 84-2 92 28-20-10-34 4-44 22-6 12-4 26-12 36-10 12-26 8-36 14z" fill="#1d0f2c" opacity=".82"/></g>`;

/** A wren on a bell over a one-arched bridge. */
export const tollkeeperWren: Scene = {
  sky: ['#f8d9a0', '#9fc7c0'],
  rim: COPPER,
  defs: (p) =>
    gradient(`${p}stone`, ['#b9a58a', '#6a5641']) +
    gradient(`${p}river`, ['#4d9aa0', '#16424e']) +
    gradient(`${p}bell`, ['#ffe6a0', '#c48a2b', '#6f430f'], 'x1="0" y1="0" x2="1" y2="0"'),
  draw: (p) =>
    `<rect y="176" width="256" height="80" fill="url(#${p}river)"/>` +
    `<path d="M0 168c60-30 196-30 256 0v40h-44c-10-34-46-52-84-52s-74 18-84 52H0z" fill="url(#${p}stone)" stroke="#3d2f20" stroke-width="2.500"/>` +
    `<g stroke="#3d2f20" stroke-width="1.600" opacity=".7">${repeat(13, (i) => {
      const [x1, y1] = [
        128 + 86 * Math.cos(Math.PI + (i * Math.PI) / 12),
        208 + 52 * Math.sin(Math.PI + (i * Math.PI) / 12),
      ].map(tenth);
      const [x2, y2] = [
        128 + 102 * Math.cos(Math.PI + (i * Math.PI) / 12),
        206 + 66 * Math.sin(Math.PI + (i * Math.PI) / 12),
      ].map(tenth);
      return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`;
    })}</g>` +
    repeat(
      4,
      (i) =>
        `<path d="${wave(218 + i * 9, 3, 40, i * 12)}" fill="none" stroke="#bfe6e2" stroke-width="1.500" opacity=".55"/>`,
    ) +
    `<path d="M82 150V92M174 150V92M74 94h108" stroke="#4a2d14" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M128 98c20 0 22 22 24 34 1 8 6 10 8 14H96c2-4 7-6 8-14 2-12 4-34 24-34z" fill="url(#${p}bell)" stroke="#5a350a" stroke-width="2"/><circle cx="128" cy="151" r="6" fill="#6f430f"/><path d="M97 140h62" stroke="#5a350a" stroke-width="1.500"/>` +
    `<path d="M104 84c-2-22 14-36 34-32 4-9 14-12 22-7 4 2 6 6 6 9l12 4-12 3c-1 16-12 28-28 30-8 1-14 0-18-1L92 60l-6-4 8-4 18 24z" fill="#7b4a26" stroke="#2f1a0b" stroke-width="2"/><path d="M134 88c14-2 22-10 26-20-6 6-18 6-28 2 0 8 0 14 2 18z" fill="#f0d3a4"/><circle cx="156" cy="53" r="2.600" fill="#120a05"/><path d="M112 76c8-10 18-12 28-8-4 10-14 16-28 8z" fill="#54301a"/>` +
    `<g fill="#ffe08a" stroke="#8a5b12">${repeat(5, (i) => `<circle cx="${64 + i * 32}" cy="${232 - (i % 2) * 8}" r="5"/>`)}</g>`,
};
