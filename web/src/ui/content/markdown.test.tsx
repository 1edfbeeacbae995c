import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

it('opens a page of the application in place', async () => {
  const { user, router } = renderApp(<Markdown text="[Basil](/ai?tab=care-advice&species=Ocimum%20basilicum)" />);
  await user.click(await screen.findByRole('link', { name: 'Basil' }));
  expect(router.state.location.pathname).toBe('/ai');
  expect(new URLSearchParams(router.state.location.search).get('species')).toBe('Ocimum basilicum');
});

it.each(['https://example.org', '//example.org'])('opens %s, another site, in a new tab', async (address) => {
  renderApp(<Markdown text={`[there](${address})`} />);
  expect((await screen.findByRole('link', { name: 'there' })).getAttribute('target')).toBe('_blank');
});
