import { expect, it } from 'vitest';
import { withoutSaid } from './without-said.ts';

it('leaves out what is said elsewhere, and the headings above nothing else', () => {
  const text =
    'For Monty.\n\n## What is fine\n\n- 22 °C\n- 45%\n\n## What to watch\n\n- The draft\n- Frost\n\n## Sources';
  expect(withoutSaid(text, (item) => ['22 °C', '45%', 'Frost'].includes(item))).toBe(
    'For Monty.\n\n## What to watch\n\n- The draft',
  );
});

it('keeps a heading whose content stands below a lower one', () => {
  const text =
    '## Watering\n\n### In summer\n\n- Every week\n\n### In winter\n\n- Every month\n\n## Feeding\n\n### When\n\n- Never';
  expect(withoutSaid(text, (item) => item !== 'Every week')).toBe('## Watering\n\n### In summer\n\n- Every week');
});

it('leaves a text alone that repeats nothing', () => {
  const text = '## Water less\n\n- Wait a week';
  expect(withoutSaid(text, () => false)).toBe(text);
});
