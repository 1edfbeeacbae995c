import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Plant } from './plants.ts';
import { Id, Message } from './text.ts';

export const addSamplePlants = endpoint({
  method: 'POST',
  path: '/plants/samples',
  area: 'Plants',
  summary: 'Fill the garden with sample plants, their diary and reminders; a garden that has some gets no more',
  access: 'signed-in',
  status: 201,
  response: z.array(Plant),
});

export const deleteSamplePlants = endpoint({
  method: 'DELETE',
  path: '/plants/samples',
  area: 'Plants',
  summary: 'Delete every sample plant with all that belongs to it; plants that were kept stay',
  access: 'signed-in',
  response: Message,
});

export const keepPlant = endpoint({
  method: 'POST',
  path: '/plants/:id/keep',
  area: 'Plants',
  summary: 'Turn a sample plant into a plant of one’s own: it stays when the samples go, and its reminders notify',
  access: 'signed-in',
  params: z.object({ id: Id }),
  item: 'Plant',
  response: Plant,
});
