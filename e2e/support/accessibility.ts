import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs axe over what the page shows now: on the phone in the light and in the dark theme, on the desktop by night alone. */
export async function expectNoViolations(page: Page): Promise<void> {
  const themes = test.info().project.name === 'phone' ? (['light', 'dark'] as const) : (['dark'] as const);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Its other mode opens a page for every look, which only frames from elsewhere need.
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(WCAG_2_2_AA);
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
