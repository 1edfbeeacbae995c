import { type Color, darker, lighter } from './color.ts';
import { rect } from './paint.ts';

/** The background of a plant, for each place of the home, drawn in the color of the wall. */
export const backdrops = { pictures, tiles, curtain, books, window, balcony, panels, shelf };

function pictures(wall: Color): string {
  const frame = (x: number, y: number, width: number, height: number, inside: string) =>
    rect(x + 8, y + 12, width, height, darker(wall, 0.5), 'opacity=".2"') +
    rect(x, y, width, height, '#8a6544') +
    rect(x + 11, y + 11, width - 22, height - 22, '#f6efdd') +
    `<g transform="translate(${x + width / 2} ${y + height / 2})">${inside}</g>`;
  const hills =
    '<circle cx="24" cy="-42" r="20" fill="#e0a458"/><path d="M-62 48q40-70 70-30t56-22v52z" fill="#7f9a7b"/><path d="M-62 60q50-40 126-8v8z" fill="#53755c"/>';
  const sprig =
    '<path d="M0 58V-46M0 20q-34-6-38-36 34 2 38 36zM0 0q34-6 38-36-34 2-38 36zM0-26q-24-6-28-30 26 4 28 30z" fill="#7c8f68" stroke="#5d7150" stroke-width="3"/>';
  return frame(70, 90, 190, 220, hills) + frame(575, 150, 150, 190, sprig);
}

function tiles(wall: Color): string {
  const line = lighter(wall, 0.42);
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = row * 92;
    const joints = Array.from({ length: 6 }, (_, column) => {
      const x = column * 160 + (row % 2 === 0 ? 0 : 80);
      return `<path d="M${x} ${y}v92" stroke="${line}" stroke-width="5"/>`;
    });
    const odd = `<rect x="${((row * 3) % 5) * 160 + (row % 2 === 0 ? 0 : 80)}" y="${y}" width="160" height="92" fill="${darker(wall, 0.1)}" opacity=".5"/>`;
    return `${odd}<path d="M0 ${y}h800" stroke="${line}" stroke-width="5"/>${joints.join('')}`;
  });
  return `<g opacity=".7">${rows.join('')}</g>`;
}

function curtain(wall: Color): string {
  const cloth = lighter(wall, 0.5);
  const folds = (x: number, sign: number) =>
    Array.from({ length: 6 }, (_, fold) => {
      const at = x + sign * fold * 31;
      return `<path d="M${at} 0q${sign * 18} 400 ${sign * 4} 800h${sign * 31}q${sign * 12} -420 0 -800z" fill="${darker(cloth, fold % 2 === 0 ? 0.05 : 0.15)}"/>`;
    }).join('');
  return `<g opacity=".92">${folds(0, 1)}${folds(800, -1)}</g>${rect(0, 26, 800, 12, '#a98558')}`;
}

function books(wall: Color): string {
  const board = rect(0, 300, 800, 22, '#8d6b4b') + rect(0, 322, 800, 20, darker(wall, 0.5), 'opacity=".2"');
  const spines: [number, number, number, Color][] = [
    [40, 46, 190, '#b4553c'],
    [90, 34, 215, '#33596b'],
    [128, 52, 176, '#d4a24c'],
    [184, 30, 204, '#6b7f58'],
    [560, 44, 206, '#5a4a6b'],
    [608, 56, 180, '#c98f6b'],
    [668, 34, 212, '#2f5d50'],
    [706, 48, 190, '#a83e4b'],
  ];
  const drawn = spines.map(
    ([x, width, height, color]) =>
      rect(x, 300 - height, width, height, color) +
      rect(x + 6, 300 - height + 26, width - 12, 6, lighter(color, 0.5), 'opacity=".7"') +
      rect(x + width - 6, 300 - height, 6, height, darker(color, 0.4), 'opacity=".4"'),
  );
  return board + drawn.join('');
}

function window(wall: Color): string {
  const frame = lighter(wall, 0.7);
  const sky =
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9d0e4"/><stop offset="1" stop-color="#f5e7cc"/></linearGradient>';
  const outside = `${rect(110, 0, 580, 770, 'url(#sky)')}<g fill="#fff" opacity=".7"><ellipse cx="230" cy="190" rx="90" ry="24"/><ellipse cx="290" cy="172" rx="60" ry="26"/><ellipse cx="590" cy="300" rx="80" ry="20"/></g><g opacity=".75"><path d="M110 640q90-120 190-40t200-50 190 30v190H110z" fill="#8fb08a"/><path d="M110 700q140-80 290-20t290-30v120H110z" fill="#6d9472"/></g>`;
  const bars =
    rect(96, 0, 22, 790, frame) +
    rect(682, 0, 22, 790, frame) +
    rect(390, 0, 18, 790, frame) +
    rect(96, 330, 608, 16, frame);
  return `${sky}${outside}${bars}${rect(60, 764, 680, 30, lighter(wall, 0.8))}`;
}

function balcony(): string {
  const sky =
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fc0de"/><stop offset="1" stop-color="#f7e3c4"/></linearGradient>';
  const town =
    '<g opacity=".8"><path d="M0 560h70v-90h80v60h60v-120h90v150h70v-70h60v-60h80v130h60v-100h90v60h60v-90h80v370H0z" fill="#c9a998"/><path d="M0 640q120-70 230-20t240-30 330 20v200H0z" fill="#86a583"/></g>';
  const bars = Array.from({ length: 17 }, (_, bar) => rect(bar * 50 - 4, 548, 9, 250, '#4b5560')).join('');
  return `${sky}${rect(0, 0, 800, 800, 'url(#sky)')}<circle cx="640" cy="150" r="56" fill="#fff3c9" opacity=".9"/>${town}${rect(0, 532, 800, 18, '#3f4953')}${bars}`;
}

function panels(wall: Color): string {
  const rail = rect(0, 430, 800, 16, lighter(wall, 0.5)) + rect(0, 446, 800, 8, darker(wall, 0.4), 'opacity=".25"');
  const lower = rect(0, 454, 800, 340, lighter(wall, 0.3), 'opacity=".7"');
  const frames = [40, 300, 560].map(
    (x) =>
      `<rect x="${x}" y="500" width="200" height="260" fill="none" stroke="${darker(wall, 0.16)}" stroke-width="5"/><rect x="${x + 5}" y="505" width="200" height="260" fill="none" stroke="${lighter(wall, 0.7)}" stroke-width="3"/>`,
  );
  return lower + rail + frames.join('');
}

function shelf(wall: Color): string {
  const board = rect(480, 250, 320, 18, '#9b7650') + rect(480, 268, 320, 18, darker(wall, 0.5), 'opacity=".22"');
  const jars = [
    [510, 78, 100, '#d9b98c'],
    [606, 62, 80, '#b76e52'],
    [686, 84, 116, '#8aa08a'],
  ] as const;
  const drawn = jars.map(
    ([x, width, height, color]) =>
      `<rect x="${x}" y="${250 - height}" width="${width}" height="${height}" rx="14" fill="${color}"/><rect x="${x + 6}" y="${250 - height - 14}" width="${width - 12}" height="18" rx="6" fill="#7b5b3e"/><rect x="${x + 10}" y="${250 - height + 18}" width="9" height="${height - 40}" rx="5" fill="#fff" opacity=".35"/>`,
  );
  return board + drawn.join('');
}
