import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** There once the source of axe was run in the page. */
    axe?: typeof axe;
  }
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const ALL_RULES: axe.RunOptions = { runOnly: { type: 'tag', values: WCAG_2_2_AA } };
const CONTRAST: axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Runs axe over what the page shows now: on the phone by all rules in the light theme and by contrast in the dark one,
 * which differs in nothing but its colors; on the desktop by all rules in the dark theme.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  const onPhone = test.info().project.name === 'phone';
  for (const theme of onPhone ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await animationsEnd(page);
    expect(await violations(page, onPhone && theme === 'dark' ? CONTRAST : ALL_RULES), `in the ${theme} theme`).toEqual(
      [],
    );
  }
}

/** A dialog that still fades in has not enough contrast yet. Waits for all animations that end by themselves. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Loads axe once for each document and asks for nothing but violations: loading it for each look, and the list of all that
 * is right, would take twice the time of the look itself.
 */
async function violations(page: Page, options: axe.RunOptions) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async (run) => {
      const found = await window.axe?.run(document, run);
      if (!found) throw new Error('axe is not loaded');
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    // Style sheets are fetched only for rules that do not run.
    { ...options, resultTypes: ['violations' as const], preload: { assets: ['media'] } },
  );
}

/** Nothing is wider than the window, so that nobody has to push the page sideways to read it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the content').toBeLessThanOrEqual(window);
}
