import { expect, type Locator, type Page } from '@playwright/test';

/** The list of plants as a person sees it. */
export class PlantList {
  readonly page: Page;
  readonly cards: Locator;
  readonly search: Locator;
  readonly count: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('article');
    this.search = page.getByRole('searchbox', { name: 'Search plants' });
    this.count = page.getByRole('status').filter({ hasText: /^\d+ of \d+ / });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async open(address = '/plants'): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: 'My Plants' })).toBeVisible();
  }
}
