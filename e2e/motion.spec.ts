import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** The longest time that anything on the page takes to move, in seconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = (list: string) => list.split(',').map(Number.parseFloat);
    const times = [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return [...(animationName === 'none' ? [] : seconds(animationDuration)), ...seconds(transitionDuration)];
    });
    return Math.max(...times);
  });
}

test('nothing moves for somebody who asked for no motion', async ({ page, gardener: _ }) => {
  for (const address of ['/dashboard', '/plants/add', '/showcase', '/profile']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await longestMotion(page), address).toBeLessThanOrEqual(0.001);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longestMotion(page), 'for everybody else').toBeGreaterThan(0.1);
});
