import { expect, type Locator, type Page } from '@playwright/test';

/** The list of plants as a person sees and uses it, on a phone and on a desktop. */
export class PlantList {
  readonly page: Page;
  readonly cards: Locator;
  readonly search: Locator;
  readonly count: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('article');
    this.search = page.getByRole('searchbox', { name: 'Search plants' });
    this.count = page.getByRole('status').filter({ hasText: ' of ' });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async open(address = '/plants'): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: 'My Plants' })).toBeVisible();
  }

  /** Chooses in one of the fields that a phone keeps behind a button. */
  async choose(field: 'Location' | 'Health' | 'Size' | 'Sort by', option: string): Promise<void> {
    await this.#withFields(async () => {
      await this.page.getByRole('combobox', { name: field }).selectOption({ label: option });
    });
  }

  async turnSortAround(): Promise<void> {
    await this.#withFields(async () => {
      await this.page.getByRole('button', { name: 'Sort direction' }).click();
    });
  }

  async chosen(field: 'Location' | 'Health' | 'Size' | 'Sort by'): Promise<string> {
    let text = '';
    await this.#withFields(async () => {
      const select = this.page.getByRole('combobox', { name: field });
      text = await select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label ?? '');
    });
    return text;
  }

  async #withFields(act: () => Promise<void>): Promise<void> {
    const unfold = this.page
      .getByRole('button', { name: 'Filters', exact: false })
      .and(this.page.locator('[aria-haspopup=dialog]'));
    const folded = await unfold.isVisible();
    if (folded) await unfold.click();
    await act();
    if (folded) await this.page.getByRole('button', { name: /^Show \d+ plants?$/ }).click();
  }
}
