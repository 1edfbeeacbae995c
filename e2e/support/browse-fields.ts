import { expect, type Page } from '@playwright/test';

/** Does something in the fields that filter and sort a list; a phone keeps them behind a button. */
export async function inBrowseFields<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const toolbar = page.getByRole('search');
  const unfold = toolbar.getByRole('button', { name: 'Filters' });
  await expect(toolbar).toBeVisible();
  if (!(await unfold.isVisible())) return act();
  await unfold.click();
  const result = await act();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  return result;
}

export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await inBrowseFields(page, async () => {
    const select = page.getByRole('combobox', { name: field });
    const wanted = select.getByRole('option', { name: option });
    await select.selectOption((await wanted.textContent()) ?? '');
  });
}
