import type { ClimateCare } from '@plantcare/contract/assistant/climate-care.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClimateView } from './climate-view.tsx';

const care: ClimateCare = {
  recommendations: 'The whole text.',
  summary: 'Nothing but the verdict.',
  findings: [
    { about: 'season', verdict: 'fine', text: 'In spring it grows.', brief: 'spring, when it grows' },
    { about: 'place', verdict: 'watch', text: 'It stands in a draft.' },
    { about: 'humidity', verdict: 'change', text: 'Far too dry.' },
    { about: 'temperature', verdict: 'fine', text: '22 °C suits it.', brief: '22 °C, within 18–27 °C' },
  ],
  known: null,
};

it('shows what to change, then what to watch, then all that is fine as one finding', () => {
  renderApp(<ClimateView care={care} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ChangeFar too dry.',
    'WatchIt stands in a draft.',
    'FineSpring, when it grows; 22 °C, within 18–27 °C.',
  ]);
});

it('shows the summary in place of the whole text, which repeats the findings', () => {
  renderApp(<ClimateView care={care} />);
  expect(screen.getByText('Nothing but the verdict.')).toBeTruthy();
  expect(screen.queryByText('The whole text.')).toBeNull();
});

it('shows the whole text of an answer without a summary', () => {
  const { summary: _, ...written } = care;
  renderApp(<ClimateView care={written} />);
  expect(screen.getByText('The whole text.')).toBeTruthy();
});
