import type { Color } from './color.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One decimal is more precise than a pixel and keeps the SVG short. */
const short = (value: number) => String(Math.round(value * 10) / 10);

export function polygon(points: readonly Point[], fill: Color): string {
  const corners = points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L');
  return `<path d="M${corners}Z" fill="${fill}"/>`;
}

export function line(points: readonly Point[], stroke: Color, width: number, opacity = 1): string {
  const way = points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L');
  return `<path d="M${way}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function ellipse(at: Point, rx: number, ry: number, fill: Color, more = ''): string {
  return `<ellipse cx="${short(at.x)}" cy="${short(at.y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`;
}

/** A point at a distance; 0° is up, 90° to the right. */
export function from({ x, y }: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + Math.sin(angle) * distance, y: y - Math.cos(angle) * distance };
}

/** Points along a line that starts at an angle and turns evenly by `bend` degrees until its end. */
export function curve(start: Point, degrees: number, length: number, bend: number, steps = 16): Point[] {
  const points = [start];
  let at = start;
  for (let step = 0; step < steps; step++) {
    at = from(at, degrees + (bend * (step + 0.5)) / steps, length / steps);
    points.push(at);
  }
  return points;
}

/** The last point of a line. */
export function endOf(points: readonly Point[]): Point {
  return points.at(-1) ?? { x: 0, y: 0 };
}
