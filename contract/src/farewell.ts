import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FAREWELL_REASONS, Plant } from './plants.ts';
import { Id, optionalText } from './text.ts';

/** As long as the note of a farewell may be. */
export const MAX_FAREWELL_NOTE = 1000;
/** No plant of a gardener is older than that in their garden. */
const FIRST_DAY = '1900-01-01';

const pastDay = (name: string) =>
  z.iso.date(`${name} must be a date`).refine((day) => day >= FIRST_DAY, `${name} is too long ago`);

const NewFarewell = z.object({
  /** The day on which the plant left; today by default, where the gardener lives. */
  day: pastDay('Day').optional(),
  /** Since when the gardener had the plant; by default since it was added, or its first diary entry if that is earlier. */
  since: pastDay('The first day').optional(),
  reason: z.enum(FAREWELL_REASONS, `Please choose one of: ${FAREWELL_REASONS.join(', ')}`),
  note: optionalText('Note', MAX_FAREWELL_NOTE),
});

const ById = z.object({ id: Id });

export const listFormerPlants = endpoint({
  method: 'GET',
  path: '/plants/former',
  area: 'Plants',
  summary: 'Own plants that the gardener said farewell to, those that left last first',
  access: 'signed-in',
  paged: true,
  response: z.array(Plant),
});

export const sayFarewell = endpoint({
  method: 'PUT',
  path: '/plants/:id/farewell',
  area: 'Plants',
  summary: 'Say farewell to a plant, or change its farewell: its story is kept, and its reminders rest',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  versioned: true,
  json: NewFarewell,
  response: Plant,
});

export const bringBack = endpoint({
  method: 'DELETE',
  path: '/plants/:id/farewell',
  area: 'Plants',
  summary: 'Take back the farewell to a plant, whose reminders come again',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  versioned: true,
  response: Plant,
});
