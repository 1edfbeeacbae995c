import { expect, it } from 'vitest';
import { z as zod } from 'zod';
import { actual } from './actual.ts';
import { z as recorded } from './deferred-zod.ts';

// In the build the contract gets the recording one under the type of the other.
const z = recorded as unknown as typeof zod;

it('makes a recorded schema as Zod does, with all that it is made of', async () => {
  const Size = z.enum(['small', 'large'], 'Please choose a size');
  const Base = z.object({ name: z.string('Name is required').trim().min(1, 'Name is required') });
  const Plant = z
    .object({ ...Base.shape, size: Size, tags: z.array(z.union([z.literal('edible'), z.int()])).optional() })
    .refine(({ name }) => name !== 'Weed', 'No weeds');
  const schema = await actual(Plant);
  expect(schema.parse({ name: ' Fern ', size: 'small', tags: ['edible', 3] })).toEqual({
    name: 'Fern',
    size: 'small',
    tags: ['edible', 3],
  });
  const messages = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages({ name: '', size: 'huge' })).toEqual(['Name is required', 'Please choose a size']);
  expect(messages({ name: 'Weed', size: 'small' })).toEqual(['No weeds']);
  expect((await actual(Base.shape.name)).safeParse(' x ').data).toBe('x');
});

it('knows the options of a recorded list at once, and refuses to check with a recorded schema', () => {
  expect(z.enum(['small', 'large']).options).toEqual(['small', 'large']);
  expect(() => z.string().safeParse('')).toThrow('use actual()');
});

it('leaves a schema of Zod as it is', async () => {
  const schema = zod.string();
  expect(await actual(schema)).toBe(schema);
});
