import { json, serve } from '@test/fake-server.ts';
import { isDisabled } from '@test/form.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession } from '@/lib/session/session.ts';
import { NotificationChoices } from './notification-choices.tsx';

const { notificationSettings } = GARDENER;
const toggle = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true';

it('shows every setting as it is, and two toggles for the one of the weather', async () => {
  serve({});
  const { user } = renderApp(
    <NotificationChoices
      settings={{ ...notificationSettings, aiInsights: false }}
      pushProblem={null}
      pushNote={null}
    />,
  );
  const names = screen.getAllByRole('switch').map((element) => element.getAttribute('aria-label'));
  expect(names.filter((name) => !isOn(name ?? ''))).toEqual(['AI Insights']);
  await user.click(toggle('Plant Care Alerts'));
  expect([isOn('Plant Care Alerts'), isOn('Weather Alerts')]).toEqual([false, false]);
});

it('disables the others while the main switch is off, without forgetting them', async () => {
  serve({});
  const { user } = renderApp(
    <NotificationChoices settings={{ ...notificationSettings, reminders: false }} pushProblem={null} pushNote={null} />,
  );
  await user.click(toggle('Enable Notifications'));
  expect(screen.getAllByRole('switch').filter(isDisabled)).toHaveLength(6);
  await user.click(toggle('Enable Notifications'));
  expect(screen.getAllByRole('switch').filter(isDisabled)).toHaveLength(0);
  expect([isOn('Email Notifications'), isOn('Reminders')]).toEqual([true, false]);
});

it('sends all settings at "Save Settings"', async () => {
  signIn();
  const received = serve({
    'PUT /auth/notification-settings': ({ body }) =>
      json({ user: { ...GARDENER, notificationSettings: body as typeof notificationSettings } }),
  });
  const { user } = renderApp(
    <NotificationChoices settings={notificationSettings} pushProblem={null} pushNote={null} />,
  );
  await user.click(toggle('AI Insights'));
  await user.click(toggle('Weather Alerts'));
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findByText('Notification settings updated successfully!');
  const sent = { ...notificationSettings, aiInsights: false, weather: false };
  expect(received.find(({ call }) => call.startsWith('PUT'))?.body).toEqual(sent);
  expect(getSession()?.user.notificationSettings).toEqual(sent);
});

it('disables what cannot arrive, with the reason', async () => {
  serve({ 'GET /auth/options': () => json({ mail: false, registration: 'open', pushKey: 'key' }) });
  renderApp(<NotificationChoices settings={notificationSettings} pushProblem="Blocked here." pushNote={null} />);
  await screen.findByText('Email is not set up on this server, so no emails are sent.');
  screen.getByText('Blocked here.');
  const disabled = screen.getAllByRole('switch').filter(isDisabled);
  expect(disabled.map((element) => element.getAttribute('aria-label'))).toEqual([
    'Email Notifications',
    'Push Notifications',
  ]);
});
