import type { Notification } from '@plantcare/contract/notifications.ts';

/** The newest notification that is known, by its id, which sorts by time; '' while there was none yet. */
export type NewestKnown = string;

/**
 * What of the polled ones was never told here, oldest first, and what is known from now on. Where nothing is remembered
 * everything counts as known: a browser that signs in does not begin by telling what happened before.
 */
export function newSince(polled: readonly Notification[], known: NewestKnown | null) {
  const newest = polled.reduce((latest, { _id }) => (_id > latest ? _id : latest), known ?? '');
  const untold = known === null ? [] : polled.filter(({ _id, read }) => !read && _id > known);
  return { untold: untold.sort((a, b) => (a._id < b._id ? -1 : 1)), newest };
}
