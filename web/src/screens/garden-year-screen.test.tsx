import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleYear } from '@/features/garden-year/example-year.ts';
import { GardenYearScreen } from './garden-year-screen.tsx';

const FERN = { _id: '01980000-0000-7000-8000-00000000000a', name: 'Fern', species: null, day: '2026-03-02' };
const months = exampleYear().months.with(2, {
  gained: { count: 3, plants: [FERN] },
  farewells: { count: 1, plants: [{ ...FERN, _id: FERN._id.replace(/a$/, 'b'), name: 'Basil', reason: 'given_away' }] },
});
const YEAR = exampleYear({
  years: [2026, 2025],
  waterings: [{ day: '2026-03-02', count: 4 }],
  totals: { waterings: 4, entries: 5, gained: 3, farewells: 1 },
  months,
  species: [{ name: 'Aloe vera', plants: 2, well: 1, recovered: 0, unwell: 0, lost: 1 }],
});

it('names the plants behind the numbers, and leads to them and to the waterings of a month', async () => {
  serve({ 'GET /statistics/year': () => json(YEAR) });
  renderApp(<GardenYearScreen />, { at: '/year' });
  const fern = await screen.findByRole('link', { name: 'Fern' });
  expect(fern.getAttribute('href')).toBe(`/plants/${FERN._id}`);
  expect(fern.closest('dd')?.textContent).toBe('Came: Fern and 2 more');
  expect(screen.getByRole('link', { name: 'Basil' }).closest('dd')?.textContent).toBe('Left: Basil (given away)');
  expect(screen.getByRole('link', { name: /^Mar\s*4\s*waterings$/ }).getAttribute('href')).toBe(
    '/diary?activity=watering&from=2026-03-01&to=2026-03-31',
  );
});

it('has each chart as a table with a caption and headings', async () => {
  serve({ 'GET /statistics/year': () => json(YEAR) });
  renderApp(<GardenYearScreen />, { at: '/year' });
  await screen.findByText('Plants gained and lost');
  const tables = screen.getAllByRole('table', { hidden: true });
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Waterings by week in 2026',
    'Plants gained and lost by month in 2026',
    'How species and places did in 2026',
    'Seasons of 2026 and of the year before',
  ]);
  const [, changes] = tables;
  const march = within(changes ?? document.body).getByRole('row', { name: 'March 3 1', hidden: true });
  expect(march.querySelector('th')?.getAttribute('scope')).toBe('row');
});

it('asks for the year in the address, and marks it among those with data', async () => {
  const received = serve({ 'GET /statistics/year': () => json({ ...YEAR, year: 2025 }) });
  renderApp(<GardenYearScreen />, { at: '/year?year=2025' });
  const link = await screen.findByRole('link', { name: '2025' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(received.map(({ call }) => call)).toEqual(['GET /statistics/year?year=2025']);
});

it('says what will be here while there is nothing', async () => {
  serve({ 'GET /statistics/year': () => json(exampleYear()) });
  renderApp(<GardenYearScreen />, { at: '/year' });
  expect(await screen.findByRole('heading', { name: 'Your year begins here' })).toBeTruthy();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

it('offers to try again when the year cannot be loaded', async () => {
  let down = true;
  serve({ 'GET /statistics/year': () => (down ? refusal(500, 'Server error. Please try again later.') : json(YEAR)) });
  const { user } = renderApp(<GardenYearScreen />, { at: '/year' });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  down = false;
  await user.click(again);
  expect(await screen.findByText('Plants gained and lost')).toBeTruthy();
});
