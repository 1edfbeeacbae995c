import { ALOE, FERN, WATERING } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CareAdviceTab } from '@/features/assistant/components/care-advice/care-advice-tab.tsx';
import { LoginForm } from '@/features/auth/components/login-form.tsx';
import { AddEntryForm } from '@/features/diary/components/add-entry-form.tsx';
import { EditEntryForm } from '@/features/diary/components/edit-entry-form.tsx';
import { EditPlant } from '@/features/plants/components/edit-plant.tsx';
import { NotificationChoices } from '@/features/profile/components/notification-choices.tsx';
import { PersonalInformation } from '@/features/profile/components/personal-information.tsx';
import { exampleReminder } from '@/features/reminders/example-reminder.ts';
import { endSession, expireSession, getSession } from '@/lib/session/session.ts';
import { AddPlantScreen } from './add-plant-screen.tsx';
import { RemindersScreen } from './reminders-screen.tsx';
import { WeatherScreen } from './weather-screen.tsx';

const OTHER = { ...GARDENER, _id: '0197a000-0000-7000-8000-000000000002', email: 'other@example.org' };
const REMINDER = exampleReminder('Water Fern', { plant: { _id: FERN._id, name: FERN.name } });

beforeEach(() => {
  serve({
    'GET /plants': () => json([FERN, ALOE]),
    'GET /reminders': () => json([REMINDER]),
    'GET /diary': () => json([]),
    'GET /ai/answers': () => json([]),
  });
  signIn();
});

const forms: { name: string; form: ReactElement; field: RegExp; open?: RegExp }[] = [
  { name: 'a new plant', form: <AddPlantScreen />, field: /^Name/ },
  { name: 'an edited plant', form: <EditPlant plant={FERN} />, field: /^Sunlight/ },
  { name: 'a new diary entry', form: <AddEntryForm plants={[FERN]} plant="" activity="" />, field: /^Notes/ },
  {
    name: 'an edited diary entry',
    form: <EditEntryForm entry={WATERING} onEdited={() => {}} onCancel={() => {}} onSaved={() => {}} />,
    field: /^Title/,
  },
  { name: 'a new reminder', form: <RemindersScreen />, field: /^Title/, open: /^Add Reminder/ },
  { name: 'an edited reminder', form: <RemindersScreen />, field: /^Description/, open: /^Edit/ },
  { name: 'the profile', form: <PersonalInformation user={GARDENER} />, field: /^Bio/ },
  { name: 'a question', form: <CareAdviceTab />, field: /^Question/ },
  { name: 'the city of the weather', form: <WeatherScreen />, field: /^City/ },
];

describe('unsaved input when the session expires', () => {
  it.each(forms)('is restored after signing in: $name', async ({ form, field, open }) => {
    const before = renderApp(form);
    if (open?.source === '^Edit') {
      await before.user.click((await screen.findAllByRole('button', { name: /^More for/ }))[0] as HTMLElement); // There is one.
      await before.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    } else if (open) await before.user.click(await screen.findByRole('button', { name: open }));
    await before.user.type(await screen.findByLabelText(field), 'Typed before');
    expireSession();
    before.unmount();

    signIn();
    renderApp(form);
    const typed = await screen.findByLabelText<HTMLInputElement>(field);
    await waitFor(() => expect(typed.value).toContain('Typed before'));
    expect(await screen.findByText('Your unsaved text was restored')).toBeTruthy();
  });

  it('is restored for the notification settings', async () => {
    const form = <NotificationChoices settings={GARDENER.notificationSettings} pushProblem={null} pushNote={null} />;
    const before = renderApp(form);
    await before.user.click(screen.getByRole('switch', { name: /^AI Insights/ }));
    expireSession();
    before.unmount();
    signIn();
    renderApp(form);
    await waitFor(() => expect(screen.getByRole('switch', { name: /^AI Insights/ }).ariaChecked).toBe('false'));
  });

  it('is restored only for the same user', async () => {
    const before = renderApp(<AddPlantScreen />);
    await before.user.type(screen.getByLabelText(/^Name/), 'Secret');
    expireSession();
    before.unmount();
    signIn(OTHER);
    const other = renderApp(<AddPlantScreen />);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
    other.unmount();
    signIn();
    renderApp(<AddPlantScreen />);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  });

  it('is deleted by signing out', async () => {
    const before = renderApp(<AddPlantScreen />);
    await before.user.type(screen.getByLabelText(/^Name/), 'Secret');
    endSession();
    before.unmount();
    expect(sessionStorage).toHaveLength(0);
    signIn();
    renderApp(<AddPlantScreen />);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  });

  it('does not include a photo, and says so', async () => {
    const before = renderApp(<AddPlantScreen />);
    await before.user.upload(screen.getByLabelText('Photo'), new File(['x'], 'fern.png', { type: 'image/png' }));
    expireSession();
    before.unmount();
    signIn();
    renderApp(<AddPlantScreen />);
    expect(await screen.findByText('Please choose the photo again')).toBeTruthy();
  });

  it('is kept in every open tab, also if another tab notices first', async () => {
    const before = renderApp(<AddPlantScreen />);
    await before.user.type(screen.getByLabelText(/^Name/), 'Fern');
    localStorage.setItem('session-expired', 'yes');
    localStorage.removeItem('token');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(getSession()).toBeNull();
    before.unmount();
    signIn();
    renderApp(<AddPlantScreen />);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Fern'));
  });
});

describe('the sign-in after a session that expired', () => {
  async function expireAt(address: string) {
    window.history.pushState(null, '', address);
    serve({
      'POST /plants': () => refusal(401, 'Please log in to continue.', 'signed_out'),
      'POST /auth/login': () => json({ token: 'new', user: GARDENER }),
    });
    const before = renderApp(<AddPlantScreen />);
    await before.user.type(screen.getByLabelText(/^Name/), 'Fern');
    await before.user.click(screen.getByRole('button', { name: 'Add Plant' }));
    await waitFor(() => expect(getSession()).toBeNull());
    before.unmount();
  }

  it('says why, and leads back to the last screen', async () => {
    await expireAt('/plants/add?from=list');
    const { user, router } = renderApp(<LoginForm />, { at: '/login', path: '/login' });
    expect(screen.getByText('Please log in to continue.')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), GARDENER.email);
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/plants/add'));
    expect(router.state.location.search).toBe('?from=list');
  });

  it('shows no such message to other visitors', () => {
    endSession();
    renderApp(<LoginForm />);
    expect(screen.queryByText('Please log in to continue.')).toBeNull();
  });
});
