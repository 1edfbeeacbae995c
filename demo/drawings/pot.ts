import { type Color, darker, lighter } from './color.ts';
import { ellipse, rect } from './paint.ts';

export interface Pot {
  readonly shape: 'tapered' | 'round' | 'cylinder' | 'bowl' | 'basket';
  readonly color: Color;
  /** Of the rim, in pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** A band of another color around it. */
  readonly band?: Color;
}

/** The pot around its rim at 0, 0: the part behind the plant and the part in front of it. */
export function drawPot(pot: Pot): { back: string; front: string } {
  const half = pot.width / 2;
  const lip = half * 0.2;
  const inner = ellipse({ x: 0, y: 0 }, half, lip, darker(pot.color, 0.35));
  const soil =
    ellipse({ x: 0, y: 5 }, half * 0.9, lip * 0.8, '#43342a') +
    ellipse({ x: -half * 0.2, y: 3 }, half * 0.5, lip * 0.35, '#54432f');
  return { back: inner + soil, front: shading(pot) + body(pot, half, lip) };
}

function shading({ color }: Pot): string {
  return `<linearGradient id="glaze"><stop stop-color="${darker(color, 0.12)}"/><stop offset=".28" stop-color="${lighter(color, 0.26)}"/><stop offset=".62" stop-color="${color}"/><stop offset="1" stop-color="${darker(color, 0.36)}"/></linearGradient>`;
}

function body(pot: Pot, half: number, lip: number): string {
  const outline = silhouette(pot, half, lip);
  const clip = `<clipPath id="pot"><path d="${outline}"/></clipPath>`;
  const rim = pot.shape === 'tapered' ? terracottaRim(pot, half, lip) : rimEdge(pot, half, lip);
  return `${clip}<path d="${outline}" fill="url(#glaze)"/><g clip-path="url(#pot)">${decoration(pot, half)}</g>${rim}`;
}

/** From the front half of the rim down and around the base. */
function silhouette({ shape, height }: Pot, half: number, lip: number): string {
  const foot = { tapered: 0.68, round: 0.5, cylinder: 0.94, bowl: 0.52, basket: 0.82 }[shape] * half;
  const belly = { tapered: 0, round: 0.34, cylinder: 0, bowl: 0.16, basket: 0.2 }[shape] * half;
  const side = (sign: 1 | -1) => `${sign * (half + belly)} ${height * 0.55} ${sign * foot} ${height}`;
  return `M${-half} 0A${half} ${lip} 0 0 0 ${half} 0Q${side(1)}A${foot} ${foot * 0.2} 0 0 1 ${-foot} ${height}Q${-(half + belly)} ${height * 0.55} ${-half} 0Z`;
}

function terracottaRim({ color }: Pot, half: number, lip: number): string {
  const wide = half * 1.07;
  const deep = half * 0.34;
  const path = `M${-wide} -2A${wide} ${lip} 0 0 0 ${wide} -2L${wide * 0.98} ${deep}A${wide * 0.98} ${lip} 0 0 1 ${-wide * 0.98} ${deep}Z`;
  const shadow = `<path d="M${-half * 0.98} ${deep + 2}A${half} ${lip} 0 0 0 ${half * 0.98} ${deep + 2}L${half * 0.95} ${deep + 16}A${half} ${lip} 0 0 1 ${-half * 0.95} ${deep + 16}Z" fill="${darker(color, 0.5)}" opacity=".3"/>`;
  return `${shadow}<path d="${path}" fill="url(#glaze)"/>${rimEdge({ color }, wide, lip)}`;
}

function rimEdge({ color }: Pick<Pot, 'color'>, half: number, lip: number): string {
  return `<path d="M${-half} -1A${half} ${lip} 0 0 0 ${half} -1" fill="none" stroke="${lighter(color, 0.45)}" stroke-width="4" opacity=".7"/>`;
}

function decoration({ shape, color, height, band }: Pot, half: number): string {
  if (shape === 'basket') return weave(color, half, height);
  const stripe = band
    ? `<path d="M${-half * 1.4} ${height * 0.42}Q0 ${height * 0.42 + half * 0.34} ${half * 1.4} ${height * 0.42}V${height * 0.66}Q0 ${height * 0.66 + half * 0.34} ${-half * 1.4} ${height * 0.66}Z" fill="${band}" opacity=".82"/>`
    : '';
  const gleam =
    shape === 'tapered'
      ? ''
      : `<ellipse cx="${-half * 0.5}" cy="${height * 0.4}" rx="${half * 0.09}" ry="${height * 0.24}" fill="#fff" opacity=".26"/>`;
  return (
    stripe + gleam + rect(-half * 1.4, height * 0.86, half * 2.8, height * 0.4, darker(color, 0.5), 'opacity=".16"')
  );
}

function weave(color: Color, half: number, height: number): string {
  const rows = Math.round(height / 17);
  return Array.from({ length: rows }, (_, row) => {
    const y = row * 17 + 14;
    const offset = row % 2 === 0 ? 0 : 12;
    return Array.from({ length: 18 }, (_, column) => {
      const x = -half * 1.2 + column * 24 + offset;
      const sag = (1 - (x / (half * 1.2)) ** 2) * half * 0.2;
      return `<path d="M${x} ${y + sag}q11 8 22 0" fill="none" stroke="${darker(color, 0.35)}" stroke-width="4" opacity=".5" stroke-linecap="round"/>`;
    }).join('');
  }).join('');
}
