import { NO_RESPONSE } from '@plantcare/contract/errors.ts';
import { FERN } from '@test/examples.ts';
import { json, noAnswer, type ReceivedCall, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AddPlant } from './add-plant.tsx';

const PHOTO = new File(['a leaf'], 'monstera.jpg', { type: 'image/jpeg' });

beforeEach(() => void signIn());

function open(reply: () => Response) {
  const received = serve({ 'GET /plants': () => json([]), 'GET /species': () => json([]), 'POST /plants': reply });
  const app = renderApp(<AddPlant />, { at: '/plants/add', path: '/plants/add' });
  const sent = () => received.filter(({ call }) => call === 'POST /plants').map(({ body }: ReceivedCall) => body);
  const press = () => app.user.click(screen.getByRole('button', { name: 'Add Plant' }));
  return { ...app, sent, press };
}

it('needs a name, and only a name', async () => {
  const { user, router, sent, press } = open(() => json(FERN, 201));
  await fill(user, 'Species', 'Aloe vera');
  await press();
  expect(descriptionOf(field('Name'))).toBe('Name is required');
  expect(document.activeElement).toBe(field('Name'));
  expect(sent()).toEqual([]);

  await fill(user, 'Name', 'Spike');
  await press();
  await screen.findByText('Plant added successfully!');
  expect(sent()).toEqual([{ name: 'Spike', species: 'Aloe vera' }]);
  expect(router.state.location.pathname, 'until the message is read').toBe('/plants/add');
  await waitFor(() => expect(router.state.location.pathname).toBe('/plants'));
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

it('refuses a file that is no picture at the picker', async () => {
  open(() => json(FERN, 201));
  // Some file dialogs let one choose what the field does not accept.
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
