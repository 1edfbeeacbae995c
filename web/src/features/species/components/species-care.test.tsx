import { SNAKE_PLANT } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SpeciesCare } from './species-care.tsx';

const needs = () => screen.findByRole('region', { name: 'What it needs' });

it('tells what a species needs, and all about it on demand', async () => {
  serve({ 'GET /species/match': () => json({ match: { species: SNAKE_PLANT, as: 'species', misspelled: false } }) });
  const { user } = renderApp(<SpeciesCare name="Sansevieria" />);
  const shown = within(await needs());
  for (const text of [
    /Dracaena trifasciata/,
    /Water when the pot has dried through/,
    /Keep it above 10 °C/,
    /Toxic to cats/,
  ])
    shown.getAllByText(text);
  await user.click(shown.getByText('All about it'));
  for (const part of ['Soil', 'Repotting', 'Hardiness', 'Toxicity', 'Common problems', 'Sources']) {
    expect(shown.getAllByRole('term').some(({ textContent }) => textContent?.includes(part))).toBe(true);
  }
});

it.each([
  { as: 'genus', scientificName: 'Ficus' },
  { as: 'family', scientificName: 'Orchidaceae' },
] as const)('says that only the $as is known, and what is not known of it for pets', async ({ as, scientificName }) => {
  const toxicity = { ...SNAKE_PLANT.toxicity, cats: 'unknown', dogs: 'unknown' } as const;
  const species = { ...SNAKE_PLANT, scientificName, toxicity };
  serve({ 'GET /species/match': () => json({ match: { species, as, misspelled: false } }) });
  renderApp(<SpeciesCare name="Some plant" />);
  const { textContent } = await needs();
  expect(textContent).toContain(`Only the ${as} was recognized, ${scientificName}.`);
  expect(textContent).toContain('Unknown for cats');
  expect(textContent).toContain('keep the plant out of reach');
  expect(textContent).not.toContain('Not toxic');
});

it('says that no care is known for a name', async () => {
  serve({ 'GET /species/match': () => json({ match: null }) });
  renderApp(<SpeciesCare name="Zorgonia" />);
  await screen.findByText(/^No care information was found for this name\./);
});

it('says that it could not be loaded, and tries again', async () => {
  let isDown = true;
  serve({
    'GET /species/match': () =>
      isDown ? refusal(400, '') : json({ match: { species: SNAKE_PLANT, as: 'species', misspelled: false } }),
  });
  const { user } = renderApp(<SpeciesCare name="Aloe vera" />);
  await screen.findByText('Failed to load what this plant needs');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await needs();
});
