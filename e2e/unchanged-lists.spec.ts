import type { Page, Response } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { registerGardener } from './support/gardener.ts';

const isListOfPlants = (response: Response) => new URL(response.url()).pathname === '/api/plants';

/** Opens the list of plants. @returns the tag with which the browser asked for it, and the tag of the answer. */
async function openPlants(page: Page): Promise<{ sent: string | undefined; got: string | undefined }> {
  const [response] = await Promise.all([page.waitForResponse(isListOfPlants), page.goto('/plants')]);
  await response.finished();
  const sent = (await response.request().allHeaders())['if-none-match'];
  return { sent, got: (await response.allHeaders()).etag };
}

test('a list that has not changed is asked for with its tag, and another one is loaded', async ({ page, garden }) => {
  await garden.plant('Fern');
  const first = await openPlants(page);
  expect(first).toEqual({ sent: undefined, got: expect.stringMatching(/^"/) });
  expect(await openPlants(page)).toEqual({ sent: first.got, got: first.got });
  await garden.plant('Palm');
  const changed = await openPlants(page);
  expect(changed.sent).toBe(first.got);
  expect(changed.got).not.toBe(first.got);
  await expect(page.getByRole('heading', { name: 'Palm' })).toBeVisible();
});

test('who signs in after somebody else in the same browser gets a list of their own', async ({
  page,
  garden,
  request,
}) => {
  await garden.plant('Fern');
  const { got } = await openPlants(page);
  const eve = await registerGardener(request);
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', token);
    },
    { token: eve.token, user: eve.user },
  );
  const hers = await openPlants(page);
  expect(hers.got).not.toBe(got);
  await expect(page.getByText('No plants yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fern' })).toBeHidden();
});
