import { choose } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

test.use({ timezoneId: middayZone });

test('what is searched and filtered lives in the address, stays in sight and survives reload and Back', async ({
  page,
  garden,
}) => {
  const monty = await garden.plant('Monty');
  const fern = await garden.plant('Fern');
  await garden.remind(monty, 'Water', at(-1, 9), { description: 'rain water' });
  await garden.remind(monty, 'Air the roots', at(4, 9), { type: 'other' });
  await garden.complete(await garden.remind(fern, 'Prune', at(3, 9), { type: 'pruning', description: 'dry fronds' }));
  const list = new ReminderList(page);
  await list.open();
  await list.show('Plan');
  await expect(list.titles).toHaveText(['Water', 'Air the roots']);
  await list.search.fill('fern dry');
  await page.getByRole('button', { name: 'Look in History' }).click();
  await expect(list.titles).toHaveText(['Prune']);
  await expect(page).toHaveURL('/reminders?view=history&search=fern+dry');
  // Until the screen has followed the address.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })));
  await expect(list.row('Prune'), 'the page stays at what was found').toBeInViewport({ ratio: 1 });
  await list.search.fill('');
  await expect(page).toHaveURL('/reminders?view=history');

  await choose(page, 'Status', 'Upcoming');
  await choose(page, 'Plant', 'Monty');
  await expect(list.count).toHaveText('1 of 2 reminders');
  await page.reload();
  await expect(list.titles).toHaveText(['Air the roots']);
  await list.row('Air the roots').getByRole('link', { name: 'Monty' }).click();
  await expect(page).toHaveURL(`/plants/${monty._id}`);
  await page.goBack();
  await expect(list.titles).toHaveText(['Air the roots']);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/reminders?view=plan');
});
