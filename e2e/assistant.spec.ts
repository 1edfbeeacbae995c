import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import {
  ADVICE,
  answerWith,
  CLIMATE,
  DIAGNOSED,
  GROWTH,
  IDENTIFIED,
  SCHEDULE,
  UNIDENTIFIED,
  WrittenAnswer,
} from './support/assistant-answers.ts';
import { expect, test } from './support/fixtures.ts';
import { registerGardener } from './support/gardener.ts';
import { BERGEN } from './support/places.ts';

const TABS = [
  ['identify', 'Identify Plant', 'Identify Plant'],
  ['diagnose', 'Diagnose Issues', 'Diagnose Plant'],
  ['care-advice', 'Care Advice', 'Get Care Advice'],
  ['growth-prediction', 'Growth Prediction', 'Predict Growth'],
  ['care-schedule', 'Care Schedule', 'Generate Schedule'],
  ['climate-care', 'Climate Care', 'Get Climate Advice'],
] as const;

/** The first care question of a server loads all that is known of plants. */
test.beforeAll(async ({ request }) => {
  const { token } = await registerGardener(request, 'UTC');
  const headers = { authorization: `Bearer ${token}` };
  const answered = await request.post('/api/ai/care-advice', {
    headers,
    data: { plantSpecies: 'Basil' },
    timeout: 60_000,
  });
  expect(answered.ok()).toBe(true);
});

const ask = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();
const answer = (page: Page, ability: string) => page.getByRole('article', { name: `${ability}: answer` });
const species = (page: Page) => page.getByRole('combobox', { name: 'Plant species' });
const ownPlant = (page: Page) => page.getByRole('combobox', { name: 'Plant', exact: true });

test('six tabs say what they need, and fit the window without a violation', async ({ page, garden }) => {
  await garden.plant('Monty', { species: 'Monstera deliciosa' });
  await page.goto('/ai');
  await expect(page.getByRole('tab')).toHaveText(TABS.map(([, label]) => label));
  for (const [tab, label, button] of TABS) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page).toHaveURL(tab === 'identify' ? '/ai' : `/ai?tab=${tab}`);
    await ask(page, button);
    const missing = tab === 'care-advice' ? 'Please enter a plant species' : 'Please select a plant.';
    const text = tab === 'identify' || tab === 'diagnose' ? 'Please select an image first' : missing;
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(text);
    await expect(page.locator('[aria-invalid]:visible')).toBeFocused();
    await expectNoSidewaysScroll(page);
  }
  await expectNoViolations(page);
});

test('tabs are changed by key, and keep what was typed', async ({ page, gardener: _ }) => {
  await page.goto('/ai?tab=care-advice');
  await species(page).fill('Basil');
  await page.getByRole('tab', { name: 'Care Advice' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/ai?tab=growth-prediction');
  await expect(page.getByRole('heading', { name: 'No plants yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Your First Plant' })).toHaveAttribute('href', '/plants/add');
  await page.keyboard.press('ArrowLeft');
  await expect(species(page)).toHaveValue('Basil');
});

test('photos are identified, and a candidate is added to the plants with its photo', async ({
  page,
  garden,
  photos,
}) => {
  let sent = '';
  await page.route('**/api/ai/identify', (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    return route.fulfill({ json: IDENTIFIED });
  });
  await page.goto('/ai?tab=identify');
  await page.getByLabel('Photos', { exact: true }).setInputFiles([photos.upright, photos.lying]);
  await ask(page, 'Identify Plant');
  const found = answer(page, 'Identify Plant');
  await expect(found.getByRole('heading', { name: 'Monstera deliciosa' })).toBeVisible();
  expect(sent.match(/name="image"/g)).toHaveLength(2);
  await expect(found).toContainText('Swiss cheese plant');
  await expect(found.getByText(/% confidence$/)).toHaveText(['91% confidence', '6% confidence']);
  await expect(found).toContainText('No common name available');
  await expect(found).toContainText('Answered by gpt-5 (OpenAI). It may be wrong');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(found, 'other photos ask another question').toHaveCount(0);
  await ask(page, 'Identify Plant');
  await found.getByRole('button', { name: 'Add to my plants: Monstera deliciosa' }).click();
  await expect(page).toHaveURL('/plants/add');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Swiss cheese plant');
  await expect(page.getByLabel('Species')).toHaveValue('Monstera deliciosa');
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page).toHaveURL('/plants');
  await expect
    .poll(() => garden.plants())
    .toMatchObject([
      { name: 'Swiss cheese plant', species: 'Monstera deliciosa', photoUrl: expect.stringContaining('/photos/') },
    ]);
});

test('a photo that nobody can tell leads to the name', async ({ page, gardener: _, photos }) => {
  await page.route('**/api/ai/identify', (route) => route.fulfill({ json: UNIDENTIFIED }));
  await page.goto('/ai');
  await page.getByLabel('Photos', { exact: true }).setInputFiles(photos.upright);
  await ask(page, 'Identify Plant');
  const found = answer(page, 'Identify Plant');
  await expect(found.getByRole('heading', { name: 'Unknown Plant' })).toBeVisible();
  await expect(found).toContainText('No common name available');
  await expect(found).toContainText('0% confidence');
  // A button that the top bar half covers would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page);
  await found.getByRole('link', { name: 'Look it up by name' }).click();
  await expect(page.getByRole('tab', { name: 'Care Advice', selected: true })).toBeVisible();
});

test('a sick plant is diagnosed; a refusal keeps the photo', async ({ page, garden, photos }) => {
  const monty = await garden.plant('Monty', { species: 'Monstera deliciosa' });
  let sent = '';
  await page.route('**/api/ai/diagnose', (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    return route.fulfill({ json: DIAGNOSED });
  });
  await page.route('**/api/ai/diagnose', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/ai?tab=diagnose');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.upright);
  await page.getByRole('combobox', { name: /^Which plant is it/ }).selectOption('Monty (Monstera deliciosa)');
  await ask(page, 'Diagnose Plant');
  await expect(page.getByRole('alert')).toHaveText('Failed to diagnose plant. Please try again.');
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await ask(page, 'Diagnose Plant');
  const found = answer(page, 'Diagnose Issues');
  await expect(found.getByRole('heading')).toHaveText(['Root rot', 'Visual Symptoms', 'Treatment Plan']);
  await expect(found.getByText('High', { exact: true })).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveText(['Take it out of its pot.', 'Cut off what is soft.']);
  expect(sent).toContain(monty._id);
  await expectNoViolations(page);
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.lying);
  await expect(found).toHaveCount(0);
});

test('care advice is kept, found again from its plant, and deleted', async ({ page, garden }) => {
  const plant = await garden.plant('Kitchen pot', { species: 'Ocimum basilicum' });
  await page.goto(`/plants/${plant._id}`);
  await page.getByRole('link', { name: 'Care Advice' }).click();
  await expect(species(page)).toHaveValue('Ocimum basilicum');
  await page.getByLabel('Question (optional)').fill('How much water does it need?');
  await ask(page, 'Get Care Advice');
  const advice = answer(page, 'Care Advice');
  await expect(advice.getByRole('heading', { name: 'Ocimum basilicum' })).toBeVisible();
  await expect(advice).toContainText('How much water does it need?');
  await expect(advice).toContainText(/\d+(–| to )\d+ days/);
  await expect(advice).toContainText('Answered by the built-in knowledge base.');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.reload();
  const earlier = page.getByRole('region', { name: 'Earlier answers' });
  await earlier.getByRole('button', { name: /^Ocimum basilicum: How much water/ }).click();
  await expect(advice).toContainText('Answered today');
  await page.getByLabel('Question (optional)').fill('Does it like shade?');
  await ask(page, 'Get Care Advice');
  const [shade, water] = [/^Ocimum basilicum: Does it like shade/, /^Ocimum basilicum: How much water/];
  await earlier.getByRole('button', { name: shade }).click();
  await expect(advice, 'what is shown already stays').not.toContainText('Answered today');
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await earlier.getByRole('button', { name: 'Delete “Ocimum basilicum: Does it like shade?”' }).click();
  await remove.click();
  await expect(earlier.getByRole('button', { name: water })).toBeFocused();
  await expect(advice).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await earlier.getByRole('button', { name: /^Delete/ }).boundingBox();
  const toast = await page.getByRole('listitem').filter({ hasText: 'Answer deleted' }).boundingBox();
  if (!toast || !last) throw new Error('the toast and the row are to be seen');
  expect(last.y + last.height, 'the toast covers no row').toBeLessThanOrEqual(toast.y);
  // Also where the toast would lie above it.
  await earlier.getByRole('button', { name: /^Delete/ }).click();
  await remove.click();
  await expect(earlier).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get Care Advice' })).toBeFocused();
});

test('an answer shows while it is written, begins again, and may be cut off', async ({ page, gardener: _ }) => {
  const written = await WrittenAnswer.on(page);
  await page.goto('/ai?tab=care-advice&species=Basil');
  await ask(page, 'Get Care Advice');
  await expect(page.getByText('Looking it up…')).toBeVisible();
  await written.write({ kind: 'text', text: 'Give it a **sunny' });
  await written.write({ kind: 'text', text: '** place.' });
  await expect(page.getByText('Give it a sunny place.')).toBeVisible();
  await page.getByRole('tab', { name: 'Identify Plant' }).click();
  await expect(page.getByRole('button', { name: 'Identify Plant', exact: true })).toBeDisabled();
  await page.getByRole('tab', { name: 'Care Advice' }).click();
  await written.write({ kind: 'restart' });
  await expect(page.getByText('Give it a sunny place.')).toHaveCount(0);
  await written.write({ kind: 'answer', data: ADVICE.data });
  await expect(answer(page, 'Care Advice').getByRole('heading', { name: 'Water less' })).toBeVisible();
  await expect(answer(page, 'Care Advice')).toContainText('Let the top 5 cm dry. Not bold');
  await expect(answer(page, 'Care Advice')).not.toContainText('<b>');

  await ask(page, 'Get Care Advice');
  await written.write({ kind: 'text', text: 'Give it' });
  await written.breakOff();
  await expect(page.getByRole('alert')).toHaveText('Failed to get care advice. Please try again.');
  await expect(species(page)).toHaveValue('Basil');
  await expect(page.getByText('Give it'), 'half an answer is none').toHaveCount(0);
  await expect(page.locator('article[aria-busy]')).toHaveCount(0);
  await ask(page, 'Get Care Advice');
  await written.write({ kind: 'error', msg: 'Too many questions for today.', code: 'too_many_requests' });
  await expect(page.getByRole('alert')).toHaveText('Too many questions for today.');
  await ask(page, 'Get Care Advice');
  await written.write({ kind: 'text', text: 'Give it' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Get Care Advice' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-aborted', '1');
  await ask(page, 'Get Care Advice');
  await expect(page.getByText('Looking it up…')).toBeVisible();
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.locator('html'), 'nobody waits for it any more').toHaveAttribute('data-aborted', '2');
});

test('growth is told in words, figures and a chart', async ({ page, garden }) => {
  await garden.plant('Monty', { species: 'Monstera deliciosa' });
  await garden.plant('Nameless');
  await answerWith(page, GROWTH);
  await page.goto('/ai?tab=growth-prediction');
  await expect(ownPlant(page).getByRole('option')).toHaveText([
    'Select a plant',
    'Monty (Monstera deliciosa)',
    'Nameless',
  ]);
  await ownPlant(page).selectOption('Nameless');
  const request = page.waitForRequest('**/api/ai/growth-prediction');
  await ask(page, 'Predict Growth');
  expect((await request).postDataJSON()).toMatchObject({
    ...{ species: 'Nameless', ageWeeks: 12, health: 'healthy', location: 'unknown', notes: '' },
    ...{ lastRepot: 'unknown', lastPrune: 'unknown' },
  });
  const growth = answer(page, 'Growth Prediction');
  await expect(growth.getByRole('row')).toHaveText([
    'WhenExpected heightProbably within',
    'Today60 cm50–72 cm',
    'In 26 weeks80 cm60–105 cm',
    'In a year95 cm68–130 cm',
  ]);
  await expect(growth.locator('.recharts-surface')).toBeVisible();
  await expect(growth).toContainText('From about 60 cm today to 95 cm within a year.');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
});

test('chosen tasks of a schedule become reminders', async ({ page, garden }) => {
  await garden.plant('Monty', { species: 'Monstera deliciosa' });
  await answerWith(page, SCHEDULE);
  await page.goto('/ai?tab=care-schedule');
  await ownPlant(page).selectOption('Monty (Monstera deliciosa)');
  await ask(page, 'Generate Schedule');
  const schedule = answer(page, 'Care Schedule');
  await expect(schedule).toContainText('Every 9 days');
  await expectNoViolations(page);
  await schedule.getByRole('checkbox', { name: 'Wipe its leaves' }).uncheck();
  await page.route('**/api/reminders', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await schedule.getByRole('button', { name: 'Add 1 reminder' }).click();
  await expect(schedule.getByRole('alert')).toHaveText('Not added: Water it. Error saving reminder');
  await schedule.getByRole('button', { name: 'Add 1 reminder' }).click();
  await expect(schedule.getByRole('status')).toContainText('1 reminder added.');
  await expect(page.getByText('1 reminder added for Monty.')).toBeVisible();
  await expect(schedule.getByText('Added', { exact: true })).toHaveCount(1);
  await expect(schedule.getByRole('link', { name: 'See your reminders' })).toBeFocused();
  const [reminder, ...others] = await garden.reminders();
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({
    ...{ title: 'Water it', type: 'watering', frequency: 'daily', interval: 9 },
    description: 'The top 5 cm of soil dry within nine days.',
  });
  const hour = await page.evaluate((moment) => new Date(moment).getHours(), reminder?.scheduledDate ?? '');
  expect(hour).toBe(9);

  await ask(page, 'Generate Schedule');
  await expect(schedule.getByText('Added', { exact: true }), 'it is not set a second time').toHaveCount(1);
  await expect(schedule.getByRole('button', { name: 'Add 1 reminder' }), 'each answer has its own boxes').toBeEnabled();
});

test('the plant that is chosen stands in the address, for all tabs alike', async ({ page, garden }) => {
  const monty = await garden.plant('Monty', { species: 'Monstera deliciosa' });
  await answerWith(page, ADVICE);
  await page.goto('/ai?tab=care-schedule');
  await ownPlant(page).selectOption('Monty (Monstera deliciosa)');
  await expect(page).toHaveURL(`/ai?tab=care-schedule&plant=${monty._id}`);
  await page.getByRole('tab', { name: 'Growth Prediction' }).click();
  await expect(ownPlant(page)).toHaveValue(monty._id);
  await page.getByRole('tab', { name: 'Care Advice' }).click();
  await expect(species(page)).toHaveValue('Monstera deliciosa');
  await species(page).fill('Basil');
  await expect(page.getByText('Asked without Monty, which is Monstera deliciosa.')).toBeVisible();
  const request = page.waitForRequest('**/api/ai/care-advice');
  await ask(page, 'Get Care Advice');
  expect((await request).postDataJSON()).toMatchObject({ plantSpecies: 'Basil', plant: null });
  await page.getByRole('combobox', { name: 'One of your plants (optional)' }).selectOption('Any plant');
  await expect(page).toHaveURL('/ai?tab=care-advice');
  await expect(species(page)).toHaveValue('Basil');
});

test.describe('climate care', () => {
  test.use({ geolocation: BERGEN });

  test('is asked with an example of weather, or with the own one', async ({ page, context, garden }) => {
    await garden.plant('Monty', { species: 'Monstera deliciosa' });
    await answerWith(page, CLIMATE);
    await page.goto('/ai?tab=climate-care');
    const weather = page.getByRole('region', { name: /^(Example: a mild spring day|Current weather)$/ });
    const figures = ['72°F', '45%', 'Spring', 'Partly cloudy with mild temperatures'];
    await expect(weather.getByRole('definition')).toHaveText(figures);
    await ownPlant(page).selectOption('Monty (Monstera deliciosa)');
    const request = page.waitForRequest('**/api/ai/climate-care');
    await ask(page, 'Get Climate Advice');
    expect((await request).postDataJSON()).toMatchObject({
      plantData: {
        ...{ species: 'Monstera deliciosa', location: 'indoor' },
        conditions: 'Health: healthy, Size: medium, Sunlight: moderate',
      },
      weatherData: { temperature: '72°F', humidity: '45%', season: 'Spring' },
    });
    const climate = answer(page, 'Climate Care');
    await expect(climate.getByRole('list', { name: 'Findings' }).getByRole('listitem')).toHaveText([
      'Change45% is below the 60% it likes.',
      'Fine22 °C, within what it likes.',
    ]);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);

    const local = page.getByRole('switch', { name: 'Use my local weather' });
    await local.click();
    await expect(page.getByRole('alert')).toHaveText('Location access denied. Please enter your city manually.');
    await expect(local).not.toBeChecked();
    await page.getByRole('searchbox', { name: 'City' }).fill('Bergen');
    await page.keyboard.press('Enter');
    await expect(weather).toContainText('In Bergen.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await local.click();
    await expect(weather).toContainText('Example: a mild spring day');
    await context.grantPermissions(['geolocation']);
    await local.click();
    await expect(weather.getByRole('definition').nth(1)).toHaveText('91%');
    await expect(weather).toContainText('Where you are.');
    const again = page.waitForRequest('**/api/ai/climate-care');
    await ask(page, 'Get Climate Advice');
    expect((await again).postDataJSON().weatherData).toMatchObject({
      humidity: '91%',
      temperature: expect.stringMatching(/°C$/),
    });
  });
});

test('the built-in engine answers about an own plant', async ({ page, garden }) => {
  await garden.plant('Monty', { species: 'Monstera deliciosa' });
  for (const [tab, label, button] of TABS.slice(3)) {
    await page.goto(`/ai?tab=${tab}`);
    await ownPlant(page).selectOption('Monty (Monstera deliciosa)');
    await ask(page, button);
    await expect(answer(page, label)).toContainText('Answered by the built-in knowledge base.');
  }
});
