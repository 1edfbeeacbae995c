import { backdrops } from './backdrops.ts';
import { type Color, darker, lighter } from './color.ts';
import { rect } from './paint.ts';

export const WIDTH = 800;
export const HEIGHT = 1000;

export type Backdrop = keyof typeof backdrops;

export interface Scene {
  readonly place: Backdrop;
  readonly wall: Color;
  readonly table: Color;
  /** The time of day, from 0 (morning, low light from the left) to 1 (late afternoon, warm light). */
  readonly hour: number;
}

/** The y positions of the table's edge and of the pot on it. */
const TABLE_TOP = 735;
export const STAND = { x: WIDTH / 2, y: 850 };

/** Everything behind the plant. */
export function background({ place, wall, table, hour }: Scene): string {
  return [
    gradient('wall', lighter(wall, 0.16), darker(wall, 0.1)),
    gradient('table', lighter(table, 0.1), darker(table, 0.22)),
    rect(0, 0, WIDTH, HEIGHT, 'url(#wall)'),
    // Drawn for a table that begins at 790.
    `<g transform="translate(0 ${TABLE_TOP - 790})">${backdrops[place](wall)}</g>`,
    place === 'balcony' || place === 'window' ? '' : windowLight(hour),
    rect(0, TABLE_TOP, WIDTH, HEIGHT - TABLE_TOP, 'url(#table)'),
    rect(0, TABLE_TOP, WIDTH, 5, lighter(table, 0.35), 'opacity=".8"'),
    grain(table),
  ].join('');
}

/** The light, as a layer over the whole picture. */
export function light({ hour }: Scene): string {
  return `<radialGradient id="glow" cx="${0.2 + hour * 0.2}" cy=".18" r="1.05"><stop stop-color="#fff3cf" stop-opacity=".3"/><stop offset=".5" stop-color="#fff3cf" stop-opacity="0"/><stop offset="1" stop-color="#2a1f35" stop-opacity=".3"/></radialGradient>${rect(0, 0, WIDTH, HEIGHT, 'url(#glow)')}${rect(0, 0, WIDTH, HEIGHT, '#e89a4d', `opacity="${0.1 * hour}"`)}`;
}

/** The shadow of the pot on the table, away from the window. */
export function shadow(width: number): string {
  return `<radialGradient id="shadow"><stop offset=".45" stop-color="#241a18" stop-opacity=".5"/><stop offset="1" stop-color="#241a18" stop-opacity="0"/></radialGradient><ellipse cx="${STAND.x + width * 0.26}" cy="${STAND.y + 2}" rx="${width * 0.86}" ry="${width * 0.15}" fill="url(#shadow)"/>`;
}

function gradient(id: string, top: Color, bottom: Color): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** The sun through a window with four panes, thrown on the wall. */
function windowLight(hour: number): string {
  const left = 60 + hour * 250;
  const slant = 110 + hour * 60;
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const x = left + column * 165 + row * slant * 0.52;
      const y = 90 + row * 285;
      return `<path d="M${x} ${y}h150l${slant * 0.5} 265h-150z"/>`;
    }),
  );
  return `<g fill="#fff4d2" stroke="#fff4d2" stroke-width="7" stroke-opacity=".35" opacity=".28">${panes.join('')}</g>`;
}

function grain(table: Color): string {
  return Array.from({ length: 7 }, (_, row) => {
    const y = TABLE_TOP + 18 + row * row * 4.6;
    return `<path d="M0 ${y}q200 ${6 + row * 2} 400 0t400 ${3 - row}" fill="none" stroke="${darker(table, 0.4)}" stroke-width="${1.5 + row * 0.4}" opacity=".22"/>`;
  }).join('');
}
