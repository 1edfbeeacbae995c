import { TablePlant, TableReading } from '@plantcare/contract/plant-table.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { readPlantTable } from './plant-table.ts';

const read = (text: string | Uint8Array, reading: Record<string, string> = {}) =>
  readPlantTable(typeof text === 'string' ? Buffer.from(text) : text, TableReading.parse(reading), '2026-05-01');
const namesIn = async (text: string | Uint8Array) => (await read(text)).plants.map(({ name }) => name);
const fieldsOf = async (headings: string) => (await read(`${headings}\n`)).columns.map(({ field }) => field);

describe('a table', () => {
  test.each([
    ['commas', 'Name,Room\nFern,"Hall, left"\n'],
    ['semicolons', 'Name;Room\nFern;Hall, left\n'],
    ['tabs', 'Name\tRoom\r\nFern\tHall, left\r\n'],
    ['a named separator', 'sep=;\r\nName;Room\r\nFern;Hall, left\r\n'],
    ['UTF-8 with its mark', '\uFEFFName;Room\nFern;"Hall, left"'],
  ])('with %s is read', async (_, text) => {
    expect((await read(text)).plants).toMatchObject([{ name: 'Fern', location: 'Hall, left' }]);
  });

  test('of an older spreadsheet has its accents, whatever its encoding', async () => {
    const text = 'Name\nGrünlilie – schön\n';
    expect(await namesIn(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['Grünlilie – schön']);
    const windows = Buffer.from(text.replace('–', '\x96'), 'latin1');
    expect(await namesIn(windows)).toEqual(['Grünlilie – schön']);
  });

  test('may have quotes, line breaks within cells and empty rows; its rows count as in a spreadsheet', async () => {
    const { plants, wrong } = await read('Name,Notes\n"Fern ""Fred""","one\r\ntwo"\n\n,old\nAloe,5" pot\n');
    expect(plants).toMatchObject([
      { row: 2, name: 'Fern "Fred"', notes: 'one\ntwo' },
      { row: 5, name: 'Aloe', notes: '5" pot' },
    ]);
    expect(wrong).toEqual([{ row: 4, text: 'no name' }]);
  });

  test('without headings begins with the names', async () => {
    const { headings, columns, plants } = await read('Fern,Hall\nAloe,Desk\n');
    expect({ headings, fields: columns.map(({ field }) => field) }).toEqual({
      headings: false,
      fields: ['name', null],
    });
    expect(plants.map(({ name, row }) => [row, name])).toEqual([
      [1, 'Fern'],
      [2, 'Aloe'],
    ]);
  });

  test('has not the apostrophe that keeps a spreadsheet from calculating', async () => {
    expect(await namesIn("Name\n'=1+1\n'Ovation'\n")).toEqual(['=1+1', "'Ovation'"]);
  });

  test.each([
    ['nothing', '', 'This file is empty.'],
    ['a spreadsheet', 'PK\u0003\u0004', 'Please save the table as CSV'],
    ['an open quote', 'Name\n"Fern\nAloe\n', 'A quotation mark after row 1 is never closed.'],
    ['too many columns', `Name${','.repeat(100)}\n`, 'Row 1 has more than 100 columns.'],
  ])('that is %s is refused in plain words', async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });
});

describe('the columns', () => {
  test('are recognized by their headings', async () => {
    expect(
      await fieldsOf('Plant;Latin name;ROOM;Date acquired;Pot Size;Watering interval (days);Comments;Price'),
    ).toEqual(['name', 'species', 'location', 'acquired', 'potSize', 'waterEvery', 'notes', null]);
    expect(
      await fieldsOf('id,name,scientific_name,date_of_purchase,last_watered,light_level,water_interval_days'),
    ).toEqual([...[null, 'name', 'species', 'acquired', 'lastWatered', 'sunlight', 'waterEvery']]);
    expect(await fieldsOf('Common name,Name,Type,Species')).toEqual([null, 'name', null, 'species']);
  });

  test('can be chosen instead, and ignored', async () => {
    const { plants } = await read('A,B,C\n1,Fern,x\n', { columns: '-,name,-', headings: 'yes' });
    expect(plants).toMatchObject([{ name: 'Fern', species: null, notes: null }]);
  });

  test('of notes may be several, each then after its heading', async () => {
    const { plants } = await read('Name,Notes,Price\nFern,big,5\n', { columns: 'name,notes,notes' });
    expect(plants[0]?.notes).toBe('Notes: big\nPrice: 5');
  });

  test('cannot hold the same twice', async () => {
    await expect(read('A,B\n1,2\n', { columns: 'name,name' })).rejects.toThrow(
      'Two columns cannot both hold the name.',
    );
  });
});

describe('a row', () => {
  test('that cannot be imported says why', async () => {
    const rows = [
      'Name,Acquired,Water every',
      'Fern,spring 2023,7',
      'Aloe,2026-05-02,7',
      'Ivy,,when dry',
      `${'x'.repeat(201)},,`,
    ];
    const { plants, wrong } = await read(rows.join('\n'));
    expect(plants).toEqual([]);
    expect(wrong.map(({ row, text }) => `Row ${row}: ${text}`)).toEqual([
      'Row 2: the date it was acquired, “spring 2023”, is not a date',
      'Row 3: the date it was acquired, “2026-05-02”, is in the future',
      'Row 4: the watering interval, “when dry”, is not a number of days from 1 to 365',
      'Row 5: the name has more than 200 characters',
    ]);
  });

  test('has its dates in the order that was chosen', async () => {
    const text = 'Name,Acquired\nFern,03/04/2025\n';
    expect(await read(text)).toMatchObject({ ambiguousDate: '03/04/2025', plants: [{ acquired: '2025-04-03' }] });
    expect((await read(text, { dates: 'month-first' })).plants[0]?.acquired).toBe('2025-03-04');
  });
});

test('whatever a file holds, it is refused in plain words or gives plants that can be stored', async () => {
  const cell = fc.oneof(
    fc.constantFrom('', '"', '""', 'a\0b', '03/04/2025', '7 days', '\uFEFF', "'=1", 'x'.repeat(300)),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const joined = (separator: string) =>
    fc.array(fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(separator)));
  const table = fc
    .constantFrom(',', ';', '\t')
    .chain(joined)
    .map((rows) => Buffer.from(`name,acquired,notes,water\n${rows.join('\n')}`));
  const bytes = fc.oneof(table, fc.uint8Array({ maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.constantFrom({}, { columns: 'name,acquired,notes,waterEvery' }),
      async (file, reading) => {
        const result = await read(file, reading).catch((error: unknown) => error);
        if (result instanceof Failure) {
          expect(result.code).toBe('invalid_input');
          return;
        }
        if (result instanceof Error) throw result;
        const { plants } = result as Awaited<ReturnType<typeof read>>; // Nothing else is returned.
        expect(TablePlant.array().parse(plants)).toEqual(plants);
        expect(JSON.stringify(plants)).not.toContain('\\u0000');
      },
    ),
    { numRuns: 200 },
  );
});
