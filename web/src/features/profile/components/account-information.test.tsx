import { GARDENER } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountInformation } from './account-information.tsx';

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('says since when the account exists, and that it is active', () => {
  renderApp(<AccountInformation user={GARDENER} />);
  expect(facts()).toEqual([expect.stringContaining('2026'), 'Active']);
});

it('says N/A where the date is not known yet', () => {
  renderApp(<AccountInformation user={{ ...GARDENER, createdAt: '' }} />);
  expect(facts()).toEqual(['N/A', 'Active']);
});
