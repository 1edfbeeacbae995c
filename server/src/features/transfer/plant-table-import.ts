import type { Readable } from 'node:stream';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import {
  type importPlantTable,
  MOST_TABLE_BYTES,
  type PlantTable,
  PREVIEW_PLANTS,
  PREVIEW_WRONG_ROWS,
  type TablePlant,
  type TableReading,
} from '@plantcare/contract/plant-table.ts';
import type { Import } from '@plantcare/contract/transfer.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../failure.ts';
import { acquiredEntry, careReminder, doneEntry, type ImportedPlant } from '../../import-formats/imported-plant.ts';
import { type ReadPlantTable, readPlantTable } from '../../import-formats/plant-table.ts';
import { localDay } from '../../local-day.ts';
import type { GardenImport } from './garden-import.ts';
import { receiveBytes } from './received-file.ts';

interface Deps {
  clock: Clock;
  imports: Pick<GardenImport, 'obstacleFor' | 'startPlants'>;
}

/** Reads CSV files of plants, to show what an import would do, and imports them. */
export function plantTableImport({ clock, imports }: Deps) {
  const todayOf = ({ timeZone }: CallerUser) => localDay(clock(), timeZone);

  async function read(user: CallerUser, body: Readable, reading: TableReading): Promise<ReadPlantTable> {
    return readPlantTable(await receiveBytes(body, MOST_TABLE_BYTES), reading, todayOf(user));
  }

  return {
    /** What an import would store, and what stands in its way. @throws Failure when the file is no table */
    async preview(user: CallerUser, body: Readable, reading: TableReading): Promise<PlantTable> {
      const { plants, wrong, ...table } = await read(user, body, reading);
      const obstacle =
        undecided({ plants, wrong, ...table }, reading) ??
        (await imports.obstacleFor(
          user,
          importedPlants(plants, { today: todayOf(user), reminders: reading.reminders === 'yes' }),
        ));
      return {
        ...table,
        rows: plants.length + wrong.length,
        plants: plants.length,
        watered: plants.filter(({ waterEvery }) => waterEvery !== null).length,
        first: plants.slice(0, PREVIEW_PLANTS),
        wrong: wrong.length,
        wrongRows: wrong.slice(0, PREVIEW_WRONG_ROWS),
        dates: table.ambiguousDate === null ? null : (reading.dates ?? null),
        obstacle,
      };
    },

    /** @throws Failure when something is not decided, a row is wrong and not to be left out, or there is no room */
    async start(
      user: CallerUser,
      body: Readable,
      { skipWrong, ...reading }: ParsedInput<typeof importPlantTable>['query'],
    ): Promise<Import> {
      const table = await read(user, body, reading);
      const obstacle = undecided(table, reading);
      if (obstacle !== null) throw new Failure('invalid_input', obstacle);
      const [first] = table.wrong;
      if (first && skipWrong === 'no') throw new Failure('invalid_input', `Row ${first.row}: ${first.text}.`);
      const options = { today: todayOf(user), reminders: reading.reminders === 'yes' };
      return imports.startPlants(user, importedPlants(table.plants, options));
    },
  };
}

/** What the gardener has to decide or to correct before anything can be imported; null when nothing is left. */
function undecided({ columns, plants, ambiguousDate }: ReadPlantTable, { dates }: TableReading): string | null {
  if (!columns.some(({ field }) => field === 'name')) return 'Please choose the column that holds the name.';
  if (ambiguousDate !== null && dates === undefined)
    return `Please choose how a date such as ${ambiguousDate} is meant.`;
  return plants.length === 0 ? 'No row of this table can be imported.' : null;
}

function importedPlants(
  plants: readonly TablePlant[],
  { today, reminders }: { today: string; reminders: boolean },
): ImportedPlant[] {
  return plants.map(({ row: _, acquired, lastWatered, waterEvery, ...plant }) => ({
    ...plant,
    health: 'healthy',
    photo: null,
    entries: [
      ...(acquired === null ? [] : [acquiredEntry(acquired)]),
      ...(lastWatered === null ? [] : [doneEntry('watering', lastWatered)]),
    ],
    reminders:
      waterEvery === null || !reminders
        ? []
        : [careReminder('watering', plant.name, { last: lastWatered, everyDays: waterEvery, today })],
  }));
}
