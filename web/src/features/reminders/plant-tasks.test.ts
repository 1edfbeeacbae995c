import { expect, it } from 'vitest';
import { ALOE, at, exampleReminder, MONI } from './example-reminder.ts';
import { nextWatering, plantTasks } from './plant-tasks.ts';

const NOW = new Date(at(5, 20, 12));

const OF_MONI = [
  exampleReminder('Fertilize', { type: 'fertilizing', scheduledDate: at(5, 21) }),
  exampleReminder('Water', { scheduledDate: at(5, 27) }),
  exampleReminder('Prune', { type: 'pruning', scheduledDate: at(5, 20, 18) }),
  exampleReminder('Repot', { type: 'repotting', scheduledDate: at(5, 18) }),
];

it('divides the open reminders of a plant into those due by the end of today and later ones, soonest first', () => {
  const others = [exampleReminder('Done', { completed: true }), exampleReminder('Elsewhere', { plant: ALOE })];
  const { due, later } = plantTasks([...OF_MONI, ...others], MONI._id, NOW);
  expect(due.map(({ title }) => title)).toEqual(['Repot', 'Prune']);
  expect(later.map(({ title }) => title)).toEqual(['Fertilize', 'Water']);
  expect(nextWatering([...due, ...later])?.title).toBe('Water');
});
