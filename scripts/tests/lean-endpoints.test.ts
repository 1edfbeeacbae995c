import { expect, it } from 'vitest';
import { leanModule } from '../../web/build/lean-endpoints.ts';

it('leaves out of a call what the browser does not need, and nothing else', () => {
  const module = `export const addPlant = endpoint({
  method: 'POST',
  path: '/plants',
  summary: 'Adds a plant, with { brackets } and (parentheses)',
  json: z.object({ response: z.string() }),
  status: 201,
  response: z.object({ plant: Plant, lines: z.array(z.string()) }),
});
export const query = { summary: 'not a call' };
`;
  expect(leanModule(module).replaceAll(/\n\s*/g, ' ')).toBe(
    "export const addPlant = endpoint({ method: 'POST', path: '/plants', json: z.object({ response: z.string() }), status: 201, }); export const query = { summary: 'not a call' }; ",
  );
});
