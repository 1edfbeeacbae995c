import { expect, type Locator, type Page } from '@playwright/test';

/** The reminders as a person sees them, in the view that is open. */
export class ReminderList {
  readonly page: Page;
  readonly all: Locator;
  readonly titles: Locator;
  readonly search: Locator;
  readonly count: Locator;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.all = page.getByRole('tabpanel');
    this.titles = this.all.getByRole('article').getByRole('heading');
    this.search = page.getByRole('searchbox', { name: 'Search reminders' });
    this.count = page.getByRole('status').filter({ hasText: ' of ' });
    this.form = page.getByRole('form', { name: /reminder$/ });
  }

  async open(address = '/reminders'): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: 'Reminders', level: 1 })).toBeVisible();
  }

  async show(view: 'Today' | 'Plan' | 'History'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${view}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  section(name: 'Overdue' | 'Today' | 'Next 7 days'): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name}`) });
  }

  row(title: string, within: Locator = this.all): Locator {
    return within.getByRole('article').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  /** The button of a row that completes it, or opens it again. */
  done(row: Locator): Locator {
    return row.getByRole('button', { name: /^(Done|Not done):/ });
  }

  /** Chooses something else that a row offers; where there is no room for it, it is in the row's menu. */
  async choose(row: Locator, action: string): Promise<void> {
    await expect(this.done(row)).toBeVisible();
    const button = row.getByRole('button', { name: new RegExp(`^${action} `) });
    if (await button.isVisible()) return button.click();
    await row.getByRole('button', { name: /^More for/ }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** What the screen says about what was just done. */
  said(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text }).first();
  }
}
