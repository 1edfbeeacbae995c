import { afterEach, expect, test } from 'vitest';
import { announceStyleSheets, styleSheetsLoaded } from '@/app/style-sheets.ts';

const link = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

afterEach(() => link()?.remove());

test('without a style sheet of its own the application waits for none', async () => {
  await expect(styleSheetsLoaded()).resolves.toBeUndefined();
});

test.each(['load', 'error'])(
  'an announced style sheet is asked for later, and waited for until its %s',
  async (event) => {
    const load = announceStyleSheets(['/assets/theme.css']);
    expect(link()?.getAttribute('href')).toBeNull();
    let isLoaded = false;
    const waiting = styleSheetsLoaded().then(() => {
      isLoaded = true;
    });
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    load();
    expect(link()?.getAttribute('href')).toBe('/assets/theme.css');
    link()?.dispatchEvent(new Event(event));
    await waiting;
    expect(isLoaded).toBe(true);
  },
);
