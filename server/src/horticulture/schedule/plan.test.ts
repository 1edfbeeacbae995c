import type { CareTask, ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import { expect, test } from 'vitest';
import type { Circumstances, KnownPlant } from '../circumstances.ts';
import { planCare } from './plan.ts';

const winter: Circumstances = { today: '2026-12-10', hemisphere: 'north', plant: null, diary: [] };
const spring: Circumstances = { ...winter, today: '2026-04-10' };
const autumn: Circumstances = { ...winter, today: '2026-10-12' };

const plant: KnownPlant = {
  name: 'Monty',
  species: 'Monstera deliciosa',
  location: null,
  potSize: null,
  sunlight: null,
  health: 'healthy',
  size: 'medium',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
};

test('watering has a rhythm for growth and a longer one for rest, each with its seasons', () => {
  const [growing, resting] = tasksOf('watering', { plantSpecies: 'Monstera deliciosa' }, spring);
  expect(growing).toMatchObject({
    title: 'Check the soil, then water',
    frequency: 'daily',
    seasons: ['spring', 'summer', 'autumn'],
  });
  expect(resting?.seasons).toEqual(['winter']);
  expect(resting?.interval).toBeGreaterThan(growing?.interval ?? 0);
});

test.each([
  ['above the radiator', null, 'shorter'],
  ['bathroom', null, 'longer'],
  [null, 'Pot: 9 cm', 'shorter'],
  [null, 'Pot: 35 cm', 'longer'],
  [null, 'Sunlight: full sun', 'shorter'],
  [null, 'Sunlight: low', 'longer'],
  [null, 'Health: sick', 'longer'],
])('in the place "%s" under "%s" the days between waterings are %s', (location, conditions, change) => {
  const usual = tasksOf('watering', { location: 'living room' }, spring)[0]?.interval ?? 0;
  const here = tasksOf('watering', { location: location ?? 'living room', conditions }, spring)[0]?.interval ?? 0;
  if (change === 'shorter') expect(here).toBeLessThan(usual);
  else expect(here).toBeGreaterThan(usual);
});

test('the next watering counts from the last one in the diary', () => {
  const diary = [{ date: '2026-04-09', activity: 'watering', title: 'Watered', text: null }];
  const [task] = tasksOf('watering', {}, { ...spring, diary });
  expect(task?.firstInDays).toBe((task?.interval ?? 0) - 1);
});

test('feeding is for the seasons of growth and waits for them', () => {
  const [task] = tasksOf('fertilizing', {}, winter);
  expect(task?.seasons).not.toContain('winter');
  expect(task?.firstInDays).toBeGreaterThan(75);
});

test('a sick plant is not fed, and the schedule says so', () => {
  const { schedule, tasks } = planCare(asked({ conditions: 'Health: sick' }), spring);
  expect(tasks.some(({ type }) => type === 'fertilizing')).toBe(false);
  expect(schedule).toContain('a sick plant is not fed');
  expect(tasks[0]).toMatchObject({ title: 'See how it recovers', firstInDays: 0 });
});

test('a freshly repotted plant is fed only when it has rooted', () => {
  const repotted = { ...spring, plant: { ...plant, lastRepot: '2026-04-01' } };
  expect(tasksOf('fertilizing', {}, repotted)[0]?.firstInDays).toBeGreaterThanOrEqual(33);
});

test('repotting falls due by its last date, in the season growth begins in', () => {
  const [soon] = tasksOf('repotting', {}, { ...spring, plant: { ...plant, lastRepot: '2022-04-01' } });
  const [later] = tasksOf('repotting', {}, { ...spring, plant: { ...plant, lastRepot: '2026-03-01' } });
  const [unknown] = tasksOf('repotting', {}, spring);
  expect(soon).toMatchObject({ title: 'Repot', frequency: 'monthly', seasons: ['spring'] });
  expect(soon?.firstInDays).toBeLessThan(7);
  expect(later?.firstInDays).toBeGreaterThan(365);
  expect(unknown?.title).toBe('See whether it needs a new pot');
});

test('a tender plant outdoors comes in before the cold and goes out after frost', () => {
  const question = { plantSpecies: 'Lemon tree', location: 'balcony' };
  const inAutumn = planCare(asked(question), autumn).tasks;
  const inWinter = planCare(asked(question), winter).tasks;
  expect(inAutumn.find(({ title }) => title === 'Bring it in')?.firstInDays).toBeLessThan(7);
  expect(inWinter.find(({ title }) => title === 'Bring it in')?.firstInDays).toBeLessThan(3);
  expect(inAutumn.find(({ title }) => title === 'Take it out again')?.seasons).toEqual(['spring']);
});

test('south of the equator winter begins in June', () => {
  const june: Circumstances = { ...winter, today: '2026-07-01', hemisphere: 'south' };
  const brought = planCare(asked({ plantSpecies: 'Lemon tree', location: 'balcony' }), june).tasks;
  expect(brought.find(({ title }) => title === 'Bring it in')?.firstInDays).toBeLessThan(3);
});

test('indoors nothing is brought in, a resting plant has its winter rest, and one of the tropics none', () => {
  const titles = (plantSpecies: string) => planCare(asked({ plantSpecies }), autumn).tasks.map(({ title }) => title);
  expect(titles('Monstera deliciosa')).not.toContain('Bring it in');
  expect(titles('Mammillaria')).toContain('Begin its winter rest');
  expect(titles('Monstera deliciosa')).not.toContain('Begin its winter rest');
  expect(titles('Phalaenopsis')).not.toContain('Begin its winter rest');
  expect(titles('Monstera deliciosa')).toContain('Adjust its care for winter');
});

test('first days are spread, and the most frequent task comes first', () => {
  const { tasks } = planCare(asked({ plantSpecies: 'Calathea' }), spring);
  const week = tasks.filter(({ firstInDays }) => firstInDays < 7).map(({ firstInDays }) => firstInDays);
  const most = Math.max(...week.map((day) => week.filter((other) => other === day).length));
  expect(new Set(week).size).toBeGreaterThanOrEqual(4);
  expect(most).toBeLessThanOrEqual(2);
  expect(tasks[0]?.type).toBe('watering');
});

test('an unknown plant gets a general schedule that says so', () => {
  const { schedule, tasks, known } = planCare(asked({ plantSpecies: 'Xyzzy' }), spring);
  expect(known).toBeNull();
  expect(schedule).toContain('not in the knowledge base');
  expect(tasks.length).toBeGreaterThan(4);
});

test('the summary says what the tasks do not', () => {
  const { schedule, summary, tasks } = planCare(asked({ location: null }), spring);
  expect(summary).toContain('Intervals are estimates; let the soil check decide.');
  expect(summary).toContain('What it takes into account');
  for (const { reason } of tasks) {
    expect(schedule).toContain(reason);
    expect(summary).not.toContain(reason);
  }
});

test('what is not known is said', () => {
  const { schedule } = planCare(asked({ location: null }), spring);
  expect(schedule).toContain(
    'where it stands (taken to be indoors), its light, the width of its pot and when it was last repotted',
  );
});

function asked(question: Partial<ScheduleQuestion>): ScheduleQuestion {
  return { plantSpecies: 'Monstera deliciosa', location: 'indoor', conditions: null, plant: null, ...question };
}

function tasksOf(
  type: CareTask['type'],
  question: Partial<ScheduleQuestion>,
  circumstances: Circumstances,
): CareTask[] {
  return planCare(asked(question), circumstances).tasks.filter((task) => task.type === type);
}
