import { LABEL_SHEETS, type LabelFormat, labelsPerSheet, printLabels } from '@plantcare/contract/labels.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, describe, expect, test } from 'vitest';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
const names = [
  'Grünlilie',
  'Éloïse',
  'Łucja’s żółta róża',
  'Якорь',
  'Ελιά',
  'Cây đa',
  '多肉植物 🌵',
  'x'.repeat(200),
  'Bob Якорь 🌵',
];
const plants = await Promise.all(
  names.map(async (name) => {
    const form = { name, species: 'Chlorophytum comosum', location: 'Küche' };
    return (await server.call(addPlant, { form }, ada.token))._id;
  }),
);

/** The PDF, as text of one byte a character. */
async function print(json: Record<string, unknown>): Promise<string> {
  const response = await server.request('/api/plants/labels', {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="plant-labels.pdf"');
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const formats = Object.keys(LABEL_SHEETS) as LabelFormat[]; // Object.keys widens to string[]

describe('labels', () => {
  test.each(formats)('are a PDF on sheets of the format %s', async (format) => {
    const pdf = await print({ plants, format });
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pagesIn(pdf)).toBe(1);
  });

  test('begin with a later label of a used sheet, and go on with the next sheet', async () => {
    const format = 'avery-l7160';
    const last = labelsPerSheet(format);
    expect(pagesIn(await print({ plants, format, start: last - plants.length + 1 }))).toBe(1);
    expect(pagesIn(await print({ plants, format, start: last }))).toBe(2);
  });

  test('contain only the fonts that the names need', async () => {
    const fontsIn = async (index: number) => {
      const pdf = await print({ plants: [plants[index]], format: 'a4-cut' });
      return pdf.match(/\/FontFile/g)?.length;
    };
    // The name is bold, species and location are not. The last name mixes scripts, and has an emoji, which none has.
    expect([await fontsIn(0), await fontsIn(3), await fontsIn(6), await fontsIn(8)]).toEqual([2, 2, 2, 3]);
  });

  test('are for the gardener’s own plants only', async () => {
    const json = { plants, format: 'avery-5160' as const };
    expect(await server.refusal(printLabels, { json }, eve.token)).toMatchObject({ status: 404 });
    const unknown = { plants: [uuidv7()], format: 'avery-5160' as const };
    expect(await server.refusal(printLabels, { json: unknown }, ada.token)).toMatchObject({ status: 404 });
    expect(await server.refusal(printLabels, { json }, undefined)).toMatchObject({ status: 401 });
  });

  test('are refused without plants, in a format that is not known, and from a label that no sheet has', async () => {
    const refused = (json: Record<string, unknown>) => server.refusal(printLabels, { json: json as never }, ada.token);
    expect(await refused({ plants: [], format: 'a4-cut' })).toMatchObject({ status: 400 });
    expect(await refused({ plants, format: 'a3' })).toMatchObject({ fields: { format: 'Please choose a format' } });
    expect(await refused({ plants, format: 'avery-l7160', start: 22 })).toMatchObject({
      fields: { start: 'Please choose a label of the sheet' },
    });
  });
});
