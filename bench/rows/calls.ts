import { aimFor, type Column, type Figure } from '../figure.ts';
import { type Call, loadInTurn, sizeOfAnswer, type Target } from '../load.ts';
import type { Row, Setting } from '../row.ts';
import { startBare } from '../servers/start.ts';

interface Calls {
  name: string;
  connections?: number;
  /** Of the rate of a bare server. */
  aimOfFloor?: number;
  /** Calls per second on SQLite. */
  aimPerSecond?: number;
  /** In milliseconds on SQLite; without it the figure is left out. */
  aimP99?: number;
  /** Fills the server and returns the call to measure. */
  prepare(product: Setting['products'][number]): Promise<Call>;
}

/** Loads a call on each database, beside a bare server that answers as many bytes. */
export function calls({ name, connections = 10, aimOfFloor, aimPerSecond, aimP99, prepare }: Calls): Row {
  return {
    name,
    async measure({ products }) {
      const targets: Target<Column>[] = [];
      for (const product of products) targets.push({ ...product, call: await prepare(product) });
      const [first] = targets;
      if (!first) return [];
      const bare = await startBare(await sizeOfAnswer(first.address, first.call));
      try {
        const { status: _, ...bareCall } = first.call;
        const floor: Target<Column> = { column: 'floor', address: bare.address, call: bareCall };
        const loads = await loadInTurn([...targets, floor], { connections });
        const valuesOf = (figure: 'perSecond' | 'p99'): Figure['values'] =>
          Object.fromEntries(Object.entries(loads).map(([column, load]) => [column, load[figure]]));
        const rate: Figure = { name, unit: 'calls/s', values: valuesOf('perSecond') };
        const p99: Figure = { name: `${name}, p99`, unit: 'ms', values: valuesOf('p99') };
        return [
          { ...rate, ...aimOf(rate, { aimOfFloor, aimPerSecond }) },
          ...(aimP99 === undefined ? [] : [{ ...p99, ...aimFor(p99.values.SQLite, 'at most', aimP99, 'ms') }]),
        ];
      } finally {
        await bare.stop();
      }
    },
  };
}

function aimOf(
  { values }: { values: Partial<Record<Column, number>> },
  { aimOfFloor, aimPerSecond }: { aimOfFloor: number | undefined; aimPerSecond: number | undefined },
): Pick<Figure, 'aim'> {
  if (aimPerSecond !== undefined) return aimFor(values.SQLite, 'at least', aimPerSecond, 'calls/s');
  if (aimOfFloor === undefined || values.SQLite === undefined || values.floor === undefined) return {};
  return aimFor(values.SQLite / values.floor, 'at least', aimOfFloor, 'of the floor');
}
