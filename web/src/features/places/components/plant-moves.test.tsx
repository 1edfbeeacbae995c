import { FERN } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlantMoves } from './plant-moves.tsx';

it('says from where to where a plant moved, and when', async () => {
  const move = { _id: FERN._id, from: 'Hall', to: 'Porch', movedAt: '2026-05-02T12:00:00.000Z' };
  serve({
    'GET /plants/:id/moves': () => json([move, { ...move, _id: '2', to: null }, { ...move, _id: '3', from: null }]),
  });
  renderApp(<PlantMoves plant={FERN._id} />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Moved from Hall to Porch on May 2, 2026',
    'Taken from Hall on May 2, 2026',
    'Moved to Porch on May 2, 2026',
  ]);
});
