import type { Reminder } from '@plantcare/contract/reminders.ts';
import { ALOE, FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json, noAnswer, refusal } from '@test/fake-server.ts';
import { descriptionOf, field, fill, findField } from '@test/form.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { onDesktop, renderApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleReminder } from '@/features/reminders/example-reminder.ts';
import { localDay } from '@/lib/time/dates.ts';
import { RemindersScreen } from './reminders-screen.tsx';

const DAY_MS = 86_400_000;
const MINT = {
  ...FERN,
  _id: '01980000-0000-7000-8000-00000000000d',
  name: 'Mint',
  location: 'Kitchen',
  placeId: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a02',
};

beforeEach(() => void signIn());

/** A reminder due so many days from now, each with an id of its own. */
function due(days: number, title: string, rest: Partial<Reminder> = {}): Reminder {
  const _id = `01980000-0000-7000-8000-${title.replace(/\W/g, '').padStart(12, '0').slice(-12)}`;
  const scheduledDate = new Date(Date.now() + days * DAY_MS).toISOString();
  return exampleReminder(title, { _id, plant: FERN, scheduledDate, ...rest });
}

function open(reminders: Reminder[], replies: Parameters<typeof serveGarden>[1] = {}, search = '') {
  onDesktop();
  const server = serveGarden({ plants: [FERN, ALOE, MINT], reminders }, replies);
  return { ...server, ...renderApp(<RemindersScreen />, { at: { pathname: '/reminders', search } }) };
}

const list = async () => within(await screen.findByRole('tabpanel'));
const titles = async () =>
  (await list()).queryAllByRole('article').map((row) => row.querySelector('h3, h4')?.textContent);
const openTab = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
const row = async (title: string) => {
  const heading = await (await list()).findByRole('heading', { name: title });
  return within(heading.closest('article') ?? heading);
};
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the form of a reminder', () => {
  it('requires title, plant and due date, suggests a title, and keeps typed text', async () => {
    const { user, changes, garden } = open([]);
    await user.click(await press('Add Your First Reminder'));
    const title = await findField('Title');
    expect(document.activeElement).toBe(title);
    await fill(user, 'Description', 'Half a litre');
    await user.clear(field('Due date'));
    await user.click(await press('Save Reminder'));
    expect(descriptionOf(field('Due date'))).toBe('Due date is required');
    expect(descriptionOf(field('Title'))).toBe('Title is required');
    expect(descriptionOf(field('Plant'))).toBe('Plant is required');
    expect(field('Description').value).toBe('Half a litre');
    expect(changes()).toEqual([]);

    await user.selectOptions(field('Plant'), 'Fern');
    expect(field('Title').value).toBe('Water Fern');
    await user.selectOptions(field('Type'), 'fertilizing');
    expect(field('Title').value).toBe('Fertilize Fern');
    await fill(user, 'Title', 'Soak the moss pole');
    await user.selectOptions(field('Type'), 'watering');
    expect(field('Title').value, "the gardener's own words").toBe('Soak the moss pole');
    await user.click(await press('Tomorrow'));
    await user.click(await press('Save Reminder'));
    await screen.findByText('Reminder added successfully!');
    expect(garden.reminders).toMatchObject([{ title: 'Soak the moss pole', description: 'Half a litre' }]);
  });

  it('lets a recurring reminder come in some months only', async () => {
    const { user, garden } = open([]);
    await user.click(await press('Add Your First Reminder'));
    await user.selectOptions(await findField('Plant'), 'Fern');
    expect(screen.queryByRole('radio', { name: 'Only some months' })).toBeNull();
    await user.click(await press('Every 14 days'));
    await user.click(screen.getByRole('radio', { name: 'Only some months' }));
    await user.selectOptions(field('From'), 'November');
    await user.selectOptions(field('To'), 'February');
    expect(screen.getByText('Rests from March to October.')).toBeTruthy();
    await user.click(await press('Save Reminder'));
    await screen.findByText('Reminder added successfully!');
    expect(garden.reminders).toMatchObject([{ interval: 14, season: { from: 11, to: 2 } }]);
  });

  it('begins with the title, today and the rhythm for a plant of the address, and has the usual rhythms in one tap', async () => {
    const { user, garden } = open([], {}, `?plant=${MINT._id}&add=yes&every=9`);
    await press('Save Reminder');
    expect(field('Title').value).toBe('Water Mint');
    expect(field('Due date').value).toBe(localDay(new Date()));
    expect([field('Frequency').value, field('Every').value]).toEqual(['daily', '9']);
    const weekly = await press('Every 7 days');
    await user.click(weekly);
    expect(weekly.getAttribute('aria-pressed')).toBe('true');
    await user.click(await press('Save Reminder'));
    await screen.findByText('Reminder added successfully!');
    expect(garden.reminders).toMatchObject([{ title: 'Water Mint', frequency: 'daily', interval: 7 }]);
  });

  it('is not replaced by the form of another reminder without a question', async () => {
    const { user } = open([due(20, 'Water Fern')], {}, '?view=plan');
    const edit = async () => {
      await user.click((await row('Water Fern')).getByRole('button', { name: /^More for/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    };
    await user.click(await press('Add Reminder'));
    await fill(user, 'Title', 'Soak the moss pole');
    await edit();
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('Title').value).toBe('Soak the moss pole');
    await edit();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(field('Title').value).toBe('Water Fern'));
  });

  it('shows the message of the server, or else its own, and loses nothing', async () => {
    const answers = [() => refusal(500, ''), () => refusal(400, 'The bed is full.'), noAnswer];
    const { user, garden } = open([], { 'POST /reminders': () => answers.shift()?.() ?? refusal(500, '') });
    await user.click(await press('Add Your First Reminder'));
    await user.selectOptions(field('Plant'), 'Fern');
    await user.click(await press('Today'));
    for (const text of ['Error saving reminder', 'The bed is full.', /^Unable to connect to the server\./]) {
      await user.click(await press('Save Reminder'));
      await screen.findByText(text);
      expect(field('Title').value).toBe('Water Fern');
    }
    expect(garden.reminders).toEqual([]);
  });
});

describe('a reminder', () => {
  it('is marked as completed, shown so in History, and marked as not completed', async () => {
    const { user } = open([due(-2, 'Water Fern'), due(20, 'Prune Fern', { type: 'pruning' })], {}, '?view=plan');
    const text = async (title: string) => (await row(title)).getByRole('time').textContent;
    expect(await text('Water Fern')).toBe('Overdue for 2 days');
    expect(await text('Prune Fern')).toMatch(/^Upcoming \d+:\d\d$/);
    await user.click((await row('Water Fern')).getByRole('button', { name: /^Done/ }));
    await screen.findByText('Marked as completed!');
    await waitFor(async () => expect(await titles()).toEqual(['Prune Fern']));
    await openTab(user, 'History');
    expect(await text('Water Fern')).toBe('Completed today');
    const done = await row('Water Fern');
    expect(done.getByRole('heading').className).toContain('line-through');
    await user.click(done.getByRole('button', { name: /^Not done/ }));
    await screen.findByText('Marked as not completed!');
    await screen.findByText('Nothing is completed yet.');
  });

  it('moves the focus to the next row when it is done', async () => {
    const { user } = open([due(-3, 'Water Fern'), due(-2, 'Water Mint', { plant: MINT })]);
    await user.click((await row('Water Fern')).getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Done: “Water Mint”'));
    await user.click((await row('Water Mint')).getByRole('button', { name: /^Done/ }));
    await screen.findByText('Nothing left to do today.');
  });

  it('is completed once by a double click', async () => {
    const { user, changes } = open([due(-2, 'Water Fern')]);
    await user.dblClick((await row('Water Fern')).getByRole('button', { name: /^Done/ }));
    await screen.findByText('Marked as completed!');
    expect(changes().map(([, body]) => body)).toMatchObject([{ completed: true }]);
  });

  it('is deleted after a question, and stays if that fails', async () => {
    let isDown = true;
    const replies: Parameters<typeof serveGarden>[1] = {
      'PUT /reminders/:id': () => refusal(500, ''),
      'DELETE /reminders/:id': () => {
        if (isDown) return refusal(500, '');
        garden.reminders = garden.reminders.filter(({ title }) => title !== 'Water Fern');
        return json({ msg: 'Deleted.' });
      },
    };
    const { user, garden } = open([due(-1, 'Water Fern'), due(9, 'Prune Fern')], replies, '?view=plan');
    await user.click((await row('Water Fern')).getByRole('button', { name: /^Done/ }));
    await screen.findByText('Error updating reminder');
    await row('Water Fern');
    const remove = async (answer: string) => {
      await user.click((await row('Water Fern')).getByRole('button', { name: /^More for/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const question = await screen.findByRole('alertdialog', { name: 'Delete “Water Fern”?' });
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await remove('Cancel');
    await row('Water Fern');
    await remove('Delete');
    await screen.findByText('Error deleting reminder');
    await row('Water Fern');
    isDown = false;
    await remove('Delete');
    await screen.findByText('Reminder deleted successfully!');
    expect(await titles()).toEqual(['Prune Fern']);
  });

  it.each([
    {
      title: 'Water Fern',
      rest: { frequency: 'daily', interval: 7 },
      offered: ['Checked, still moist', 'Snooze', 'Skip to the next date', 'Edit', 'Delete'],
    },
    { title: 'Repot Fern', rest: { type: 'repotting' }, offered: ['Snooze', 'Edit', 'Delete'] },
  ] as const)('has the matching actions in its menu: $title', async ({ title, rest, offered }) => {
    const { user } = open([due(-1, title, rest)]);
    await user.click((await row(title)).getByRole('button', { name: /^More for/ }));
    const menu = within(await screen.findByRole('menu'));
    const names = menu.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label') ?? item.textContent);
    expect(
      names.map((name) => name?.replace(/ ?\d days?/g, '')).filter((name, at, all) => all.indexOf(name) === at),
    ).toEqual(offered);
  });

  it('is snoozed by the chosen days, and labelled as snoozed', async () => {
    const until = new Date(Date.now() + DAY_MS).toISOString();
    const reminder = due(-2, 'Water Fern', { frequency: 'daily', interval: 7 });
    const { user, changes, garden } = open([reminder], {
      'POST /reminders/:id/snooze': () => {
        garden.reminders = [{ ...reminder, snoozedUntil: until }];
        return json(garden.reminders[0]);
      },
    });
    await user.click((await row('Water Fern')).getByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Snooze 1 day' }));
    await screen.findByText(/^Moved to tomorrow at/);
    const moved = await row('Water Fern');
    expect(moved.getByRole('time').textContent).toBe('Snoozed: Tomorrow');
    moved.getByText('Every 7 days');
    expect(changes().map(([, body]) => body)).toEqual([{ days: 1, due: reminder.scheduledDate }]);
  });
});

it('shows today what is due, room by room, and what comes next', async () => {
  const { user } = open([
    due(-1, 'Water Mint', { plant: MINT }),
    due(-3, 'Water Fern'),
    due(-2, 'Feed Mint', { plant: MINT }),
    due(5, 'Mist Fern'),
    due(9, 'Repot Fern'),
  ]);
  const headings = (section: HTMLElement, level: number) =>
    within(section)
      .getAllByRole('heading', { level })
      .map(({ textContent }) => textContent);
  const overdue = await screen.findByRole('region', { name: /^Overdue/ });
  expect(headings(overdue, 2)[0]).toContain('3');
  expect(headings(overdue, 3)).toEqual(['Bathroom', 'Kitchen']);
  expect(headings(overdue, 4)).toEqual(['Water Fern', 'Feed Mint', 'Water Mint']);
  const soon = screen.getByRole('region', { name: /^Next 7 days/ });
  expect(headings(soon, 3)).toEqual(['Mist Fern']);
  await user.click(within(soon).getByRole('button', { name: /^Done/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Next 7 days/ })).toBeNull());
  screen.getByRole('region', { name: /^Overdue/ });
});

it('plans the open ones day by day', async () => {
  open([due(-1, 'Water Mint'), due(1, 'Water Fern'), due(1, 'Feed Fern'), due(400, 'Repot Fern')], {}, '?view=plan');
  await row('Repot Fern');
  const days = (await list()).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Overdue', 'Tomorrow', expect.stringMatching(/, \d{4}$/)]);
});

it('pages what is completed', async () => {
  const done = Array.from({ length: 60 }, (_, at) =>
    due(-at, `Done ${100 + at}`, { completed: true, completedAt: new Date().toISOString() }),
  );
  const { user } = open(done, {}, '?view=history');
  await screen.findByText('60 of 60 reminders');
  await user.click(await press('Show 10 more'));
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
});

it('completes all of a kind in one tap, also those not shown, and undoes it in another', async () => {
  const many = Array.from({ length: 15 }, (_, at) => due(-1, `Water ${100 + at}`));
  const { user, garden, changes } = open([...many, due(-1, 'Feed Fern', { type: 'fertilizing' })]);
  await user.click(await press('Water all (15)'));
  await screen.findByText('Marked as completed!');
  expect(garden.reminders.filter(({ completed }) => !completed).map(({ title }) => title)).toEqual(['Feed Fern']);
  expect(garden.entries).toHaveLength(15);
  const section = await screen.findByRole('region', { name: 'Just completed' });
  await user.click(within(section).getByRole('button', { name: 'Undo: “15 reminders”' }));
  await screen.findByText('Marked as not completed!');
  expect(garden.reminders.some(({ completed }) => completed)).toBe(false);
  expect(changes().map(([call]) => call)).toEqual(['POST /reminders/complete', 'POST /care/undo']);
});

it('leaves the diary alone when the gardener wants that', async () => {
  signIn({ ...GARDENER, diaryOnDone: false });
  const { user, garden } = open([due(-1, 'Water Fern'), due(-1, 'Water Mint', { plant: MINT })]);
  await user.click(await press('Water all (2)'));
  await screen.findByText('Marked as completed!');
  expect(garden.entries).toEqual([]);
});

it('completes all selected reminders of a room', async () => {
  const { user, garden } = open([
    due(-1, 'Water Mint', { plant: MINT }),
    due(-1, 'Feed Mint', { plant: MINT, type: 'fertilizing' }),
    due(-1, 'Water Fern'),
    due(2, 'Prune Fern', { type: 'pruning' }),
  ]);
  await user.click(await press('Select several'));
  const bar = within(screen.getByRole('region', { name: 'Selected reminders' }));
  expect(bar.getByRole('button', { name: 'Complete' }).hasAttribute('disabled')).toBe(true);
  await user.click(await press(/^Select all ?in Kitchen/));
  await user.click((await row('Prune Fern')).getByRole('checkbox'));
  bar.getByText('3 selected');
  await user.click(bar.getByRole('button', { name: 'Complete 3' }));
  await screen.findByText('Marked as completed!');
  expect(garden.entries.map(({ plant, activity }) => [plant.name, activity]).sort()).toEqual([
    ['Fern', 'pruning'],
    ['Mint', 'fertilizing'],
    ['Mint', 'watering'],
  ]);
});

it('shows what was added for another day', async () => {
  const { user } = open([due(-1, 'Water Fern')]);
  await user.click(await press('Add Reminder'));
  await user.selectOptions(field('Plant'), 'Mint');
  await user.click(await press('In a week'));
  await user.click(await press('Save Reminder'));
  await screen.findByRole('tab', { name: /^Plan/, selected: true });
  await row('Water Mint');
});

it('searches, filters and sorts the list, and shows how many match', async () => {
  const { user, router } = open(
    [
      due(-1, 'Water', { description: 'rain water', createdAt: '2026-05-01T12:00:00.000Z' }),
      due(2, 'Feed', { plant: ALOE, type: 'fertilizing', createdAt: '2026-05-02T12:00:00.000Z' }),
      due(4, 'Air the roots', { type: 'other', createdAt: '2026-05-03T12:00:00.000Z' }),
      due(3, 'Prune', {
        ...{ plant: ALOE, type: 'pruning', description: 'dry leaves', createdAt: '2026-05-04T12:00:00.000Z' },
        ...{ completed: true, completedAt: '2026-05-05T12:00:00.000Z' },
      }),
    ],
    {},
    '?view=plan',
  );
  const shows = async (...expected: string[]) => waitFor(async () => expect(await titles()).toEqual(expected));
  const search = await screen.findByRole('searchbox', { name: 'Search reminders' });
  const choose = (label: string, option: string) => user.selectOptions(field(label), option);
  const turn = async () => user.click(await press(/^Sort direction/));
  await shows('Water', 'Feed', 'Air the roots');
  for (const [words, found] of [
    ['roots', 'Air the roots'],
    ['RAIN', 'Water'],
    ['aloe', 'Feed'],
  ] as const) {
    await user.clear(search);
    await user.paste(words);
    await shows(found);
  }
  await user.clear(search);
  await user.paste('aloe dry');
  await user.click(await press('Look in History'));
  await shows('Prune');
  await openTab(user, 'Plan');
  await user.clear(search);
  await user.paste('cactus');
  await screen.findByRole('heading', { name: 'No reminders match your search' });
  await user.click(await press('Show all reminders'));
  await choose('Status', 'Overdue');
  await shows('Water');
  await choose('Status', 'Completed');
  await shows('Prune');
  await choose('Status', 'Upcoming');
  await shows('Feed', 'Air the roots');
  await choose('Type', 'fertilizing');
  await shows('Feed');
  await choose('Type', 'Any type');
  await choose('Plant', 'Fern');
  await shows('Air the roots');
  screen.getByText('1 of 3 reminders');
  await user.click(await press('Clear Filters'));
  await choose('Sort by', 'Title');
  await shows('Air the roots', 'Feed', 'Water');
  await choose('Sort by', 'Type');
  await shows('Feed', 'Air the roots', 'Water');
  await choose('Sort by', 'Created');
  await shows('Air the roots', 'Feed', 'Water');
  await turn();
  await shows('Water', 'Feed', 'Air the roots');
  expect(router.state.location.search).toBe('?sort=created&direction=asc');
  await choose('Sort by', 'Due date');
  await turn();
  await shows('Air the roots', 'Feed', 'Water');
});

it('can load the list again after a failure', async () => {
  let isDown = true;
  const { user, garden } = open([due(-1, 'Water Fern')], {
    'GET /reminders': () => (isDown ? refusal(400, '') : json(garden.reminders)),
  });
  await screen.findByRole('heading', { name: 'Unable to load reminders' });
  isDown = false;
  await user.click(await press('Try Again'));
  await row('Water Fern');
});

it('invites to add a first plant if there is none', async () => {
  serveGarden({});
  renderApp(<RemindersScreen />);
  await screen.findByRole('heading', { name: 'No reminders yet' });
  const link = await screen.findByRole('link', { name: 'Add Your First Plant' });
  expect(link.getAttribute('href')).toBe('/plants/add');
});

it('says of a reminder at rest until when it rests, and in which months it comes', async () => {
  const inHalfAYear = new Date(Date.now() + 183 * DAY_MS);
  const month = inHalfAYear.getMonth() + 1;
  const feed = { frequency: 'daily', interval: 14, season: { from: month, to: month } } as const;
  const { user } = open([due(183, 'Feed it', feed)]);
  await openTab(user, 'Plan');
  const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(inHalfAYear);
  const short = new Intl.DateTimeFormat('en', { month: 'short' }).format(inHalfAYear);
  expect((await row('Feed it')).getByText(`Rests until ${name}`)).toBeTruthy();
  expect((await row('Feed it')).getByText(`Every 14 days, ${short}`)).toBeTruthy();
});
