import { z } from 'zod';
import { Activity } from './diary.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Message, requiredText } from './text.ts';

/** How many days a link may cover. */
export const MAX_SITTER_DAYS = 60;

const Day = z.iso.date('Please choose a day');

/** Lets somebody without an account see and complete what is due from the first day to the last one, both included. */
export const SitterLink = z.object({
  _id: Id,
  /** The sitter's name, which the diary mentions. */
  name: z.string(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** How many tasks were completed through it. */
  completed: z.int(),
  createdAt: Instant,
});

export type SitterLink = z.output<typeof SitterLink>;

export const listSitterLinks = endpoint({
  method: 'GET',
  path: '/sitter-links',
  area: 'Sitter',
  summary: 'The links for plant sitters, the latest days first; without their addresses, which are not stored',
  access: 'signed-in',
  response: z.array(SitterLink),
});

export const addSitterLink = endpoint({
  method: 'POST',
  path: '/sitter-links',
  area: 'Sitter',
  summary: 'Make an address for a plant sitter, which is answered only here and works until the last day is over',
  access: 'signed-in',
  json: z.object({ name: requiredText('Name', 60), firstDay: Day, lastDay: Day }),
  response: z.object({ link: SitterLink, url: z.url() }),
});

export const deleteSitterLink = endpoint({
  method: 'DELETE',
  path: '/sitter-links/:id',
  area: 'Sitter',
  summary: 'Revoke the address for a plant sitter; what was completed stays completed',
  access: 'signed-in',
  params: z.object({ id: Id }),
  item: 'Link',
  response: Message,
});

/** Something to do on a day. */
const SitterTask = z.object({
  /** The reminder to complete; null for a later date of one that has to be completed first. */
  reminder: Id.nullable(),
  plant: z.object({ _id: Id, name: z.string(), species: z.string().nullable(), hasPhoto: z.boolean() }),
  type: Activity,
  title: z.string(),
  /** The gardener's words. */
  description: z.string().nullable(),
  /** How much water, such as "about 0.4 l"; null where the size of the pot is not known. */
  amount: z.string().nullable(),
  day: z.iso.date(),
  done: z.boolean(),
});

export type SitterTask = z.output<typeof SitterTask>;

/** What a sitter sees: place by place what is due, by day. */
export const SitterList = z.object({
  name: z.string(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** Where the plants are. */
  today: z.iso.date(),
  places: z.array(z.object({ place: z.string().nullable(), tasks: z.array(SitterTask) })),
});

export type SitterList = z.output<typeof SitterList>;

// The token stands in the body, so that no address in a log or a history contains it.
const Token = z.string().max(100);

export const readSitterList = endpoint({
  method: 'POST',
  path: '/sitter/list',
  area: 'Sitter',
  summary: 'What is due in the days of a link, place by place',
  access: 'public',
  json: z.object({ token: Token }),
  response: SitterList,
});

/** What a change of one task needs, and what it answers. */
const ofTask = {
  area: 'Sitter',
  access: 'public',
  json: z.object({ token: Token, reminder: Id }),
  response: SitterList,
} as const;

export const completeSitterTask = endpoint({
  method: 'POST',
  path: '/sitter/complete',
  summary: 'Complete a task of a link, with an entry in the diary of its owner that names the sitter',
  ...ofTask,
});

export const undoSitterTask = endpoint({
  method: 'POST',
  path: '/sitter/undo',
  summary: 'Take back a task that was completed through the same link',
  ...ofTask,
});

export const readSitterPhoto = endpoint({
  method: 'POST',
  path: '/sitter/photo',
  area: 'Sitter',
  summary: 'A small photo of a plant that is on the list of a link',
  access: 'public',
  json: z.object({ token: Token, plant: Id }),
  file: 'image/webp',
  response: z.unknown(),
});
