import { expect, test } from './support/fixtures.ts';
import { newCredentials } from './support/gardener.ts';
import { sizeOf } from './support/photo.ts';
import { PlantList } from './support/plant-list.ts';

test('somebody registers, adds a plant with a photo, finds it, changes it and deletes it', async ({ page, photos }) => {
  const newcomer = newCredentials('Ada Fern');
  const list = new PlantList(page);

  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill(newcomer.name);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Confirm Password').fill(newcomer.password);
  await page.getByRole('button', { name: 'Start Growing' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'From a photo, or with all details' }).click();
  await expect(page).toHaveURL('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Monty');
  await page.getByLabel('Species').fill('Monstera deliciosa');
  await page.getByLabel('Location').fill('Living room');
  await page.getByLabel('Pot size').fill('21 cm');
  await page.getByLabel('Sunlight').fill('Bright indirect');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.upright);
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page.getByText('Plant added successfully!')).toBeVisible();
  await expect(page).toHaveURL('/plants');

  await expect(list.card('Monty')).toContainText('Monstera deliciosa');
  await list.search.fill('living monst');
  await expect(list.count).toHaveText('1 of 1 plant');
  expect(await sizeOf(list.card('Monty').getByRole('img'))).toEqual({ width: 300, height: 400 });

  await list.card('Monty').getByRole('link', { name: 'Edit Monty' }).click();
  await expect(page).toHaveURL(/\/plants\/[\w-]+\/edit$/);
  await page.getByLabel('Name', { exact: true }).fill('Monty the Great');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page, 'as it was searched').toHaveURL('/plants?search=living+monst');

  await list.card('Monty the Great').getByRole('button', { name: 'Delete Monty the Great' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Monty the Great?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(list.card('Monty the Great')).toBeVisible();
  await list.card('Monty the Great').getByRole('button', { name: 'Delete Monty the Great' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Plant deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No plants yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No plants yet' })).toBeVisible();
});

test('the edit form opens by ?edit=true, replaces the photo and clears what was emptied', async ({
  page,
  garden,
  photos,
}) => {
  const plant = await garden.plant('Fern', { species: 'Nephrolepis', location: 'Bathroom' }, photos.upright);
  await page.goto(`/plants/${plant._id}?edit=true`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Fern');
  expect(await sizeOf(page.getByRole('img', { name: 'What you chose' }))).toEqual({ width: 300, height: 400 });

  await page.getByLabel('Location').fill('');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.lying);
  await page.getByText('More details').click();
  await page.getByLabel('Health').selectOption({ label: 'Needs attention' });
  await page.getByLabel('Notes').fill('Brown tips since March');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/plants');

  const card = new PlantList(page).card('Fern');
  await expect(card).toContainText('Needs attention');
  await expect(card).not.toContainText('Bathroom');
  const [saved] = await garden.plants();
  expect(saved).toMatchObject({ species: 'Nephrolepis', location: null, notes: 'Brown tips since March' });
  expect(saved?.photoUrl).not.toBe(plant.photoUrl);
  const before = await page.request.get(plant.photoUrl ?? '');
  expect(before.status(), 'the replaced photo').toBe(404);

  await card.getByRole('link', { name: 'View Details of Fern' }).click();
  expect(await sizeOf(page.getByRole('main').getByRole('img', { name: 'Fern' }).first())).toEqual({
    width: 400,
    height: 300,
  });
});

test('what the server refuses or does not answer stays in the form until it is right', async ({
  page,
  garden,
  photos,
}) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Monty');
  const picker = page.getByLabel('Photo', { exact: true });
  // It calls itself a picture, so only the server can tell.
  await picker.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Water on Mondays') });
  const answer = page.waitForResponse('**/api/plants');
  await page.getByRole('button', { name: 'Add Plant' }).click();
  const { msg }: { msg: string } = await (await answer).json();
  expect(msg).toContain('cannot be read');
  await expect(picker).toHaveAccessibleDescription(msg);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Monty');

  await picker.setInputFiles(photos.lying);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server.');
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await page.unrouteAll();
  await expect.poll(() => garden.plants()).toEqual([]);
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page).toHaveURL('/plants');
  await expect
    .poll(() => garden.plants())
    .toMatchObject([{ name: 'Monty', photoUrl: expect.stringContaining('/photos/') }]);
});

test('an edited plant asks what to keep when another tab saved first', async ({ page, context, garden }) => {
  const plant = await garden.plant('Ivy', { location: 'Hallway' });
  const address = `/plants/${plant._id}/edit`;
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Sunlight').fill('Shade');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other).toHaveURL('/plants');

  await page.getByLabel('Location').fill('Garden');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^This was changed elsewhere in the meantime/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL('/plants');
  await expect.poll(() => garden.plants()).toMatchObject([{ location: 'Garden', sunlight: 'Shade' }]);
});
