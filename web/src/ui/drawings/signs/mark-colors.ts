/** White and black parts of a plant are the same in both themes. */
export const WHITE = 'light-dark(var(--color-sheet), var(--color-ink))';
export const BLACK = 'light-dark(var(--color-ink), var(--color-paper))';
