/** What a figure was measured on. The floor is what the same work takes without the product. */
export type Column = 'SQLite' | 'PostgreSQL' | 'floor';

export interface Aim {
  says: string;
  reached: boolean;
}

/** One line of the table. */
export interface Figure {
  name: string;
  unit: string;
  values: Partial<Record<Column, number>>;
  aim?: Aim;
}

const HEAD = ['', 'Unit', 'SQLite', 'PostgreSQL', 'Floor', 'SQLite / floor', 'PostgreSQL / floor', 'Aim'];
export const TABLE_HEAD = `| ${HEAD.join(' | ')} |\n|---|---|--:|--:|--:|--:|--:|---|`;

export function tableLine({ name, unit, values, aim }: Figure): string {
  const { SQLite, PostgreSQL, floor } = values;
  const aimed = aim ? `${aim.says}: ${aim.reached ? 'reached' : '**not reached**'}` : '';
  const cells = [name, unit, rounded(SQLite), rounded(PostgreSQL), rounded(floor)];
  return `| ${[...cells, ratio(SQLite, floor), ratio(PostgreSQL, floor), aimed].join(' | ')} |`;
}

function rounded(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(value < 20 ? 2 : 0);
}

function ratio(value: number | undefined, floor: number | undefined): string {
  return value === undefined || floor === undefined ? '' : (value / floor).toPrecision(2);
}

/** An aim for a value of SQLite, which is what a newcomer runs; absent where it was not measured. */
export function aimFor(
  value: number | undefined,
  compared: 'at least' | 'at most',
  limit: number,
  unit: string,
): { aim?: Aim } {
  if (value === undefined) return {};
  const reached = compared === 'at least' ? value >= limit : value <= limit;
  return { aim: { says: `${compared} ${limit.toLocaleString('en')} ${unit}`, reached } };
}

export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/** By the nearest rank. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
