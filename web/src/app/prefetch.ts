import type { RouteObject } from 'react-router';
import { loadScreen } from '@/app/load-screen.ts';
import { queryClient } from '@/app/query-client.ts';
import { diaryQuery, recentEntriesQuery } from '@/features/diary/api.ts';
import { plantQuery, plantsQuery } from '@/features/plants/api.ts';
import { remindersQuery } from '@/features/reminders/api.ts';
import { paths } from '@/lib/page/paths.ts';
import { getSession } from '@/lib/session/session.ts';

const loadPlants = () => void queryClient.prefetchQuery(plantsQuery);
const loadDiary = () => void queryClient.prefetchQuery(diaryQuery);
const loadRecentEntries = () => void queryClient.prefetchQuery(recentEntriesQuery);
const loadReminders = () => void queryClient.prefetchQuery(remindersQuery);

/** What each screen shows first, by its path. What is still fresh is not asked for again. */
const DATA: Readonly<Record<string, readonly (() => void)[]>> = {
  [paths.dashboard]: [loadPlants, loadRecentEntries, loadReminders],
  [paths.plants]: [loadPlants, loadReminders],
  [paths.diary]: [loadDiary, loadPlants],
  [paths.reminders]: [loadReminders, loadPlants],
  [paths.assistant]: [loadPlants],
};

/** What shows that somebody is about to follow a link: resting on it, reaching it by keyboard, or touching it. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code and the data of the screens behind links as soon as somebody is about to follow one. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  function onIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || !getSession()) return;
    loadScreen(routes, link.pathname);
    for (const load of DATA[link.pathname] ?? []) load();
    const [, plant] = /^\/plants\/([\w-]{36})$/.exec(link.pathname) ?? [];
    if (plant !== undefined) void queryClient.prefetchQuery(plantQuery(queryClient, plant));
  }
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
}
