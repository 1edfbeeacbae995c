import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

/** An account made for one test. */
export interface Gardener {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A test that asks for `gardener` begins signed in, in an account of its own. */
export const test = base.extend<{ gardener: Gardener }>({
  gardener: async ({ page, request }, use) => {
    const { user, ...gardener } = await register(request);
    await page.addInitScript(startSession, { token: gardener.token, user: JSON.stringify(user) });
    await use(gardener);
  },
});

export { expect };

async function register(request: APIRequestContext): Promise<Gardener & { user: object }> {
  const credentials = { name: 'Flora Moss', email: `flora-${randomUUID()}@example.org`, password: 'green-thumb' };
  const response = await request.post('/api/auth/register', { data: credentials });
  expect(response, await response.text()).toBeOK();
  const { token, user }: { token: string; user: object } = await response.json();
  return { ...credentials, token, user };
}

/** As web/src/lib/session.ts stores it; once only, so that signing out in the test lasts. */
function startSession({ token, user }: { token: string; user: string }): void {
  if (sessionStorage.getItem('test-session-started')) return;
  sessionStorage.setItem('test-session-started', 'yes');
  localStorage.setItem('user', user);
  localStorage.setItem('token', token);
}

/** Runs axe over what the page shows now, in the light and in the dark theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}
