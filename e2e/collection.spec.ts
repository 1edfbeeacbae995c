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

  await page.getByRole('link', { name: 'Add Your First Plant' }).click();
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
  // The redirect leaves time to read it.
  expect(new URL(page.url()).pathname).toBe('/plants/add');
  await expect(page).toHaveURL('/plants');

  await expect(list.card('Monty')).toContainText('Monstera deliciosa');
  await list.search.fill('living monst');
  await expect(list.count).toHaveText('1 of 1 plant');
  expect(await sizeOf(list.card('Monty').getByRole('img'))).toEqual({ width: 300, height: 400 });

  await list.card('Monty').getByRole('link', { name: 'Edit Monty' }).click();
  await expect(page).toHaveURL(/\/plants\/[\w-]+\/edit$/);
  await page.getByLabel('Name', { exact: true }).fill('Monty the Great');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/plants');

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

test('a message leaves after three seconds', async ({ page, gardener: _ }) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Basil');
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page.getByText('Plant added successfully!')).toBeVisible();
  await expect(page.getByText('Plant added successfully!')).toBeHidden({ timeout: 4500 });
});

test('a plant needs a name, and only a name', async ({ page, garden }) => {
  await page.goto('/plants/add');
  await page.getByLabel('Species').fill('Aloe vera');
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Name', { exact: true }).fill('Spike');
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page).toHaveURL('/plants');
  expect(await garden.plants()).toMatchObject([{ name: 'Spike', species: 'Aloe vera', location: null }]);
});

test.describe('the edit form', () => {
  test('opens by ?edit=true, replaces the photo and clears what was emptied', async ({ page, garden, photos }) => {
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

  test('opens by /edit, and Cancel changes nothing', async ({ page, garden }) => {
    const plant = await garden.plant('Ivy', { location: 'Hallway' });
    await page.goto(`/plants/${plant._id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`/plants/${plant._id}/edit`);
    await expect(page.getByRole('heading', { name: 'Edit Ivy' })).toBeVisible();
    await page.getByLabel('Location').fill('Garden');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`/plants/${plant._id}`);
    await expect(page.getByText('Hallway')).toBeVisible();
    expect(await garden.plants()).toMatchObject([{ location: 'Hallway' }]);
  });

  test('takes a photo away', async ({ page, garden, photos }) => {
    const plant = await garden.plant('Palm', {}, photos.upright);
    await page.goto(`/plants/${plant._id}/edit`);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/plants');
    expect(await garden.plants()).toMatchObject([{ photoUrl: null, thumbnailUrl: null }]);
  });
});

test('the detail shows what is known of a plant and leads back to the list', async ({ page, garden }) => {
  const plant = await garden.plant('Calla', {
    species: 'Zantedeschia',
    location: 'Office',
    potSize: '17 cm',
    sunlight: 'Moderate',
  });
  await page.goto(`/plants/${plant._id}`);
  await expect(page.getByRole('heading', { name: 'Calla', level: 1 })).toBeVisible();
  for (const fact of ['Zantedeschia', 'Office', '17 cm', 'Moderate']) {
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL('/plants');
});

test("a plant that does not exist, or is somebody else's, cannot be loaded", async ({ page, gardener: _ }) => {
  await page.goto('/plants/0199c0de-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Failed to load plant' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL('/plants');
});

test('the list says that it could not be loaded, and tries again', async ({ page, garden }) => {
  await garden.plant('Aloe');
  await page.route('**/api/plants', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/plants');
  await expect(page.getByRole('heading', { name: 'Unable to load plants' })).toBeVisible();
  await page.unroute('**/api/plants');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(new PlantList(page).card('Aloe')).toBeVisible();
});
