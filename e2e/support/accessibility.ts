import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs axe over what the page shows now: on the phone by all rules in the light theme and by contrast in the dark one,
 * which differs in nothing but its colors; on the desktop by all rules in the dark theme.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  const onPhone = test.info().project.name === 'phone';
  for (const theme of onPhone ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Its other mode opens a page for every look, which only frames from elsewhere need.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (onPhone && theme === 'dark') axe.withRules('color-contrast');
    else axe.withTags(WCAG_2_2_AA);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}

/** Nothing is wider than the window, so that nobody has to push the page sideways to read it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the content').toBeLessThanOrEqual(window);
}
