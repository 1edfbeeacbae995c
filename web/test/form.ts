import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Also if a mark for "required" follows it. */
const withLabel = (label: string) => new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\W*$`);

/** The field with this label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(withLabel(label));
}

/** The same in a form whose code is loaded when it is opened. */
export function findField(label: string): Promise<HTMLInputElement> {
  return screen.findByLabelText<HTMLInputElement>(withLabel(label));
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
