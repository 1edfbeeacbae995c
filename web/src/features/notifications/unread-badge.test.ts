import { describe, expect, it } from 'vitest';
import { badgeText, bellLabel } from './unread-badge.ts';

describe('the badge of the bell', () => {
  it.each([
    [0, null, 'Notifications'],
    [1, '1', 'Notifications, 1 unread'],
    [99, '99', 'Notifications, 99 unread'],
    [100, '99+', 'Notifications, 99+ unread'],
  ])('for %i unread is %s, and the bell is called "%s"', (unread, text, label) => {
    expect(badgeText(unread)).toBe(text);
    expect(bellLabel(unread)).toBe(label);
  });
});
