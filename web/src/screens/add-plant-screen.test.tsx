import { NO_RESPONSE } from '@plantcare/contract/errors.ts';
import { FERN, SNAKE_PLANT } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json, noAnswer, type ReceivedCall, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AddPlantScreen } from './add-plant-screen.tsx';

const PHOTO = new File(['a leaf'], 'monstera.jpg', { type: 'image/jpeg' });

beforeEach(() => void signIn());

const { _id, scientificName, commonNames, category } = SNAKE_PLANT;
const FOUND = [
  { _id, scientificName, commonNames, category },
  { _id: 'dracaena-fragrans', scientificName: 'Dracaena fragrans', commonNames: ['Corn plant'], category },
];

function open(reply: () => Response, search: () => Response | Promise<Response> = () => json([])) {
  const received = serve({ 'GET /plants': () => json([]), 'GET /species': search, 'POST /plants': reply });
  const app = renderApp(<AddPlantScreen />, { at: '/plants/add', path: '/plants/add' });
  const sent = () => received.filter(({ call }) => call === 'POST /plants').map(({ body }: ReceivedCall) => body);
  const press = () => app.user.click(screen.getByRole('button', { name: 'Add Plant' }));
  return { ...app, sent, press };
}

it('requires only a name', async () => {
  const { user, router, sent, press } = open(() => json(FERN, 201));
  await fill(user, 'Species', 'Aloe vera');
  await press();
  await waitFor(() => expect(descriptionOf(field('Name'))).toBe('Name is required'));
  expect(document.activeElement).toBe(field('Name'));
  expect(sent()).toEqual([]);

  await fill(user, 'Name', 'Spike');
  await press();
  await screen.findByText('Plant added successfully!');
  expect(sent()).toEqual([{ name: 'Spike', species: 'Aloe vera' }]);
  expect(router.state.location.pathname, 'until the message is read').toBe('/plants/add');
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants'));
  expect(router.state.location.state, 'for the list to offer a reminder').toEqual({ addedPlant: FERN._id });
});

it('keeps everything while the server is down, and can be sent again', async () => {
  let isDown = true;
  const { user, sent, press } = open(() => (isDown ? noAnswer() : json(FERN, 201)));
  await fill(user, 'Name', 'Monty');
  await fill(user, 'Location', 'Living room');
  await user.upload(field('Photo'), PHOTO);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(NO_RESPONSE);
  expect([field('Name').value, field('Location').value]).toEqual(['Monty', 'Living room']);
  screen.getByRole('img', { name: 'What you chose' });
  isDown = false;
  await press();
  await screen.findByText('Plant added successfully!');
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ name: 'Monty', location: 'Living room', photo: expect.any(File) });
});

it('refuses a file that is not a picture, at the picker', async () => {
  open(() => json(FERN, 201));
  // Some file dialogs allow files that the field does not accept.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field('Photo'), new File(['Water on Mondays'], 'notes.txt', { type: 'text/plain' }));
  expect(descriptionOf(field('Photo'))).toBe('Please choose an image file');
  expect(screen.queryByRole('img', { name: 'What you chose' })).toBeNull();
  await user.upload(field('Photo'), PHOTO);
  expect(descriptionOf(field('Photo'))).toBe('');
});

it('shows at the picker what the server says of a photo, and keeps what was typed', async () => {
  const words = 'This photo cannot be read.';
  const { user, press } = open(() => refusal(400, words, 'invalid_input', { photo: words }));
  await fill(user, 'Name', 'Monty');
  await user.upload(field('Photo'), PHOTO);
  await press();
  await waitFor(() => expect(descriptionOf(field('Photo'))).toBe(words));
  expect(document.activeElement).toBe(field('Photo'));
  expect(field('Name').value).toBe('Monty');
});

const options = () => screen.queryAllByRole('option', { hidden: false }).filter(({ tagName }) => tagName === 'DIV');

it('suggests species from the second letter on, and fills in the chosen one', async () => {
  const { user } = open(
    () => json(FERN, 201),
    () => json(FOUND),
  );
  await user.type(field('Species'), 'd');
  expect(options()).toEqual([]);
  await user.type(field('Species'), 'rac');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(options()[0]?.textContent).toBe('Snake plantDracaena trifasciataHouse plant');
  screen.getByText('2 suggestions');
  const [snakePlant] = options();
  if (snakePlant) await user.click(snakePlant);
  expect(field('Species').value).toBe('Dracaena trifasciata');
  expect(descriptionOf(field('Species'))).toBe('Snake plant');
  expect(options()).toEqual([]);
});

it('allows choosing a species with the keyboard, or keeping the typed text', async () => {
  const { user, sent } = open(
    () => json(FERN, 201),
    () => json(FOUND),
  );
  const isPointedAt = () => options().map((option) => option.getAttribute('aria-selected') === 'true');
  await fill(user, 'Name', 'Snake');
  await user.type(field('Species'), 'dracaena');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowUp}');
  expect(isPointedAt()).toEqual([false, true]);
  await user.keyboard('{ArrowDown}');
  expect(isPointedAt(), 'past the end is the text itself').toEqual([false, false]);
  await user.keyboard('{ArrowDown}');
  expect(field('Species').getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  await user.keyboard('{Home}');
  expect(field('Species').hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field('Species').value).toBe('dracaena');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('Species').value).toBe('Dracaena trifasciata');
  await fill(user, 'Species', 'Dracaena of my aunt');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ species: 'Dracaena of my aunt' }]));
});

it('accepts free text if suggestions are missing or late', async () => {
  let isDown = true;
  let answer = (_: Response) => {};
  const late = () => new Promise<Response>((resolve) => (answer = resolve));
  const { user, sent, press } = open(
    () => json(FERN, 201),
    () => (isDown ? noAnswer() : late()),
  );
  await fill(user, 'Name', 'Fern');
  await user.type(field('Species'), 'fern');
  isDown = false;
  await user.type(field('Species'), 's');
  await press();
  answer(json(FOUND));
  await screen.findByText('Plant added successfully!');
  expect(sent()).toMatchObject([{ species: 'ferns' }]);
});

it('asks which plant an ambiguous name means, and fills in the chosen one', async () => {
  const choices = FOUND.map((species) => ({ ...species, hint: `the ${species.commonNames[0]}` }));
  serve({
    'GET /plants': () => json([]),
    'GET /species': () => json([]),
    'GET /species/match': ({ call }) => json({ match: null, choices: call.includes('dragon') ? choices : [] }),
  });
  const { user } = renderApp(<AddPlantScreen />, { at: '/plants/add', path: '/plants/add' });
  await user.type(field('Species'), 'dragon plant');
  await screen.findByRole('group', { name: 'Which one do you mean?' });
  await user.click(screen.getByRole('button', { name: /^Corn plant/ }));
  expect(field('Species').value).toBe('Dracaena fragrans');
  expect(screen.queryByRole('group', { name: 'Which one do you mean?' })).toBeNull();
});

const QUESTION = {
  trait: 'form',
  question: 'How does the plant grow?',
  answers: [{ value: 'rosette', label: 'Leaves in a ring' }],
};
const UNKNOWN = {
  species: 'Unknown Plant',
  commonName: '',
  confidence: 0,
  description: 'Which plant is it?',
  candidates: [],
  nextQuestion: QUESTION,
  asked: 0,
  seen: { green: 80 },
  answerId: null,
  source: 'embedded',
};
const CANDIDATE = {
  species: scientificName,
  commonName: commonNames[0],
  confidence: 60,
  description: '',
  known: { _id, scientificName, commonNames, category },
  tells: ['Its leaves stand upright.'],
};

/** A server that knows the snake plant, and identifies by a key unless `replies` say otherwise. */
function openWithSpecies(replies: Parameters<typeof serveGarden>[1] = {}) {
  const weekly = { ...SNAKE_PLANT.watering, daysGrowing: { min: 6, max: 9 }, daysWinter: { min: 6, max: 9 } };
  const species = { ...SNAKE_PLANT, watering: weekly };
  const served = serveGarden(
    {},
    {
      'GET /species': () => json(FOUND),
      'GET /species/match': ({ call }) => {
        const known = call.includes('Dracaena');
        return json({ match: known ? { species, as: 'species', misspelled: false } : null, choices: [] });
      },
      'GET /ai/engines': () => json({ identify: { source: 'embedded', engine: 'key' } }),
      'GET /ai/answers': () => json([]),
      'POST /ai/identify': ({ body }) => {
        const answered = Object.hasOwn(body as object, 'answers');
        return json({ data: answered ? { ...UNKNOWN, asked: 1, candidates: [CANDIDATE] } : UNKNOWN });
      },
      'POST /plants': ({ body }) => {
        const plant = { ...FERN, ...(body as object) };
        served.garden.plants = [plant];
        return json(plant, 201);
      },
      ...replies,
    },
  );
  const app = renderApp(<AddPlantScreen />, { at: '/plants/add', path: '/plants/add' });
  const press = (name: string | RegExp) => screen.findByRole('button', { name }).then((one) => app.user.click(one));
  const sent = (call: string) => served.changes().filter(([one]) => one === call);
  const chooseSpecies = async () => {
    await app.user.type(field('Species'), 'snake');
    await app.user.click(await screen.findByRole('option', { name: /Snake plant/ }));
    return screen.findByLabelText('Water: every how many days');
  };
  return { ...app, ...served, press, sent, chooseSpecies };
}

it('fills in the light of the species and its reminders, all to be changed before saving', async () => {
  const { user, router, garden, press, sent, chooseSpecies } = openWithSpecies();
  await fill(user, 'Name', 'Spike');
  const days = await chooseSpecies();
  await waitFor(() => expect(field('Sunlight').value).toBe('Bright indirect'));
  screen.getByRole('region', { name: 'What it needs' });
  await user.clear(days);
  await user.type(days, '5');
  await fill(user, 'Sunlight', 'Low');
  await press('Add Plant');
  await screen.findByText('Reminder added successfully!');
  expect(sent('POST /plants')).toMatchObject([['POST /plants', { species: scientificName, sunlight: 'Low' }]]);
  expect(garden.reminders).toMatchObject([{ title: 'Water Spike', frequency: 'daily', interval: 5 }]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants'), { timeout: 3000 });
  expect(router.state.location.state, 'the reminder was offered here').toEqual({});
});

it('leaves what the gardener typed, and sets no reminder that is not wanted', async () => {
  const { user, garden, press, chooseSpecies } = openWithSpecies();
  await fill(user, 'Name', 'Spike');
  await fill(user, 'Sunlight', 'On the sill');
  await chooseSpecies();
  await user.click(await screen.findByRole('checkbox', { name: /Water/ }));
  expect(field('Sunlight').value).toBe('On the sill');
  await press('Add Plant');
  await screen.findByText('Plant added successfully!');
  expect(garden.reminders).toEqual([]);
});

it('adds nothing while a rhythm cannot be read, and says so', async () => {
  const { user, press, sent, chooseSpecies } = openWithSpecies();
  await fill(user, 'Name', 'Spike');
  await user.clear(await chooseSpecies());
  await press('Add Plant');
  await screen.findByText('Please enter a whole number of days from 1 to 365');
  expect(sent('POST /plants')).toEqual([]);
  expect(field('Name').value).toBe('Spike');
});

it('keeps the plant when its reminders fail, and sets them when tried again', async () => {
  let isDown = true;
  const { user, router, press, sent, chooseSpecies } = openWithSpecies({
    'POST /reminders': () => (isDown ? noAnswer() : json({}, 201)),
  });
  await fill(user, 'Name', 'Spike');
  await chooseSpecies();
  await press('Add Plant');
  await screen.findByRole('heading', { name: 'Spike is in your garden' });
  expect((await screen.findByRole('alert')).textContent).toBe(NO_RESPONSE);
  isDown = false;
  await press('Try Again');
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants'), { timeout: 3000 });
  expect(sent('POST /plants'), 'the plant is not added again').toHaveLength(1);
  expect(sent('POST /reminders')).toHaveLength(2);
});

it('leads from a photo by the questions of the key to a species, and keeps the photo and what was typed', async () => {
  const { user, press, sent } = openWithSpecies();
  await fill(user, 'Location', 'Hall');
  await user.upload(field('Photo'), PHOTO);
  await press('Find its name');
  await screen.findByText(/A photo alone names no plant here/);
  await press('Leaves in a ring');
  await screen.findByText('Its leaves stand upright.');
  await press(`This is it: ${scientificName}`);
  expect(field('Species').value).toBe(scientificName);
  expect(field('Name').value).toBe('Snake plant');
  expect(field('Location').value).toBe('Hall');
  await waitFor(() => expect(field('Sunlight').value).toBe('Bright indirect'));
  await screen.findByLabelText('Water: every how many days');
  await press('Add Plant');
  await screen.findByText('Plant added successfully!');
  expect(sent('POST /plants')).toMatchObject([['POST /plants', { location: 'Hall', photo: expect.any(File) }]]);
});

it('lets the gardener pick a name that the connected model gives', async () => {
  const named = { ...CANDIDATE, commonName: 'Snake plant', nextQuestion: null, asked: 0, seen: null, answerId: null };
  const { user, press } = openWithSpecies({
    'GET /ai/engines': () => json({ identify: { source: 'model', engine: 'a model' } }),
    'POST /ai/identify': () => json({ data: { ...named, candidates: [CANDIDATE], source: 'model' } }),
  });
  await fill(user, 'Name', 'Spike');
  await user.upload(field('Photo'), PHOTO);
  await press('Find its name');
  await press(`This is it: ${scientificName}`);
  expect(field('Species').value).toBe(scientificName);
  expect(field('Name').value, 'a name that was typed stays').toBe('Spike');
});

it('says why a photo cannot be looked at, and leads to the search with everything kept', async () => {
  const { user, press } = openWithSpecies({ 'POST /ai/identify': () => refusal(400, 'This photo is too dark.') });
  await fill(user, 'Name', 'Spike');
  await user.upload(field('Photo'), PHOTO);
  await press('Find its name');
  expect((await screen.findByRole('alert')).textContent).toBe('This photo is too dark.');
  await press('Search by name instead');
  await waitFor(() => expect(document.activeElement).toBe(field('Species')));
  expect(field('Name').value).toBe('Spike');
  screen.getByRole('img', { name: 'What you chose' });
});
