import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIGHT_CLASSES } from './species.ts';
import { Id, Instant, Message, optionalText, requiredText, Version } from './text.ts';

export const SITES = ['indoors', 'outdoors'] as const;
/** Which way a window looks, or the open side of a balcony or a bed. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type Site = (typeof SITES)[number];
export type Direction = (typeof DIRECTIONS)[number];

/** A room or a bed. Its name is the `location` of the plants that stand there; null for what the gardener did not say. */
export const Place = z.object({
  _id: Id,
  name: z.string(),
  site: z.enum(SITES).nullable(),
  light: z.enum(LIGHT_CLASSES).nullable(),
  window: z.enum(DIRECTIONS).nullable(),
  note: z.string().nullable(),
  version: Version,
  createdAt: Instant,
});

export type Place = z.output<typeof Place>;

/** What two names have in common that mean the same place: "Living  room" is "living room". */
export function placeKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

function oneOf<const T extends readonly [string, ...string[]]>(words: T) {
  return z
    .enum(words, `Please choose one of: ${words.join(', ')}`)
    .nullable()
    .optional();
}

const details = {
  site: oneOf(SITES),
  light: oneOf(LIGHT_CLASSES),
  window: oneOf(DIRECTIONS),
  note: optionalText('Note', 2_000).nullable(),
};

export const NewPlace = z.object({ name: requiredText('Name'), ...details });
export const PlaceChange = z.object({ name: requiredText('Name').optional(), ...details });

export type NewPlace = z.output<typeof NewPlace>;
export type PlaceChange = z.output<typeof PlaceChange>;

const ById = z.object({ id: Id });

export const listPlaces = endpoint({
  method: 'GET',
  path: '/places',
  area: 'Places',
  summary: 'All own places, newest first',
  access: 'signed-in',
  paged: true,
  response: z.array(Place),
});

export const getPlace = endpoint({
  method: 'GET',
  path: '/places/:id',
  area: 'Places',
  summary: 'One own place',
  access: 'signed-in',
  params: ById,
  item: 'Place',
  versioned: true,
  response: Place,
});

export const addPlace = endpoint({
  method: 'POST',
  path: '/places',
  area: 'Places',
  summary: 'Add a place; writing an unknown location to a plant adds one too',
  access: 'signed-in',
  json: NewPlace,
  status: 201,
  response: Place,
});

export const updatePlace = endpoint({
  method: 'PUT',
  path: '/places/:id',
  area: 'Places',
  summary: 'Change a place: a field left out stays, null clears it; a new name is the new location of its plants',
  access: 'signed-in',
  params: ById,
  item: 'Place',
  versioned: true,
  json: PlaceChange,
  response: Place,
});

export const deletePlace = endpoint({
  method: 'DELETE',
  path: '/places/:id',
  area: 'Places',
  summary: 'Delete a place; its plants move to the place `moveTo`, or have no location any more',
  access: 'signed-in',
  params: ById,
  item: 'Place',
  query: z.object({ moveTo: Id.optional() }),
  response: Message,
});

/** A move of a plant, with the names that the places had then; null for no place. */
export const PlantMove = z.object({
  _id: Id,
  from: z.string().nullable(),
  to: z.string().nullable(),
  movedAt: Instant,
});

export type PlantMove = z.output<typeof PlantMove>;

export const listPlantMoves = endpoint({
  method: 'GET',
  path: '/plants/:id/moves',
  area: 'Places',
  summary: 'The last moves of a plant from place to place, newest first',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  response: z.array(PlantMove),
});
