import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field with this label, also if a mark for "required" follows it. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\W*$`));
}

/** The description of a field: its error, its hint, or both; empty without either. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Replaces the content of a field at once. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.paste(text);
}

export function isDisabled(element: Element): boolean {
  return element.hasAttribute('disabled');
}
