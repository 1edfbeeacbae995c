import { expect, test } from 'vitest';
import { orderOf, readDate } from './table-dates.ts';

const TODAY = '2026-05-01';

test.each([
  ['2025-04-03', '2025-04-03'],
  ['2025/4/3', '2025-04-03'],
  ['2025-04-03 10:30:00', '2025-04-03'],
  ['2025-04-03T10:30:00Z', '2025-04-03'],
  ['3.4.2025', '2025-04-03'],
  ['03.04.25', '2025-04-03'],
  ['3 April 2025', '2025-04-03'],
  ['3rd Apr. 2025', '2025-04-03'],
  ['3-Apr-25', '2025-04-03'],
  ['April 3, 2025', '2025-04-03'],
  ['Sept 3rd 2025', '2025-09-03'],
  ['3 May 99', '1999-05-03'],
  ['29.2.2024', '2024-02-29'],
])('%s is %s in either order', (text, day) => {
  expect(readDate(text, TODAY)).toEqual({ 'day-first': day, 'month-first': day });
});

test.each(['spring 2023', '2025', '32.1.2025', '29.2.2025', '2025-13-01', '3 Foo 2025', '0/0/2025', '45750', ''])(
  '“%s” is no date',
  (text) => {
    expect(readDate(text, TODAY)).toBeNull();
  },
);

test('a date with slashes can be read in two ways, unless one of them is no day', () => {
  expect(readDate('03/04/2025', TODAY)).toEqual({ 'day-first': '2025-04-03', 'month-first': '2025-03-04' });
  expect(readDate('25/04/25', TODAY)).toEqual({ 'day-first': '2025-04-25', 'month-first': '2025-04-25' });
});

test.each([
  [['03/04/2025', '25/04/2025'], { order: 'day-first', ambiguous: null }],
  [['03/04/2025', '04/25/2025'], { order: 'month-first', ambiguous: null }],
  [['03/04/2025', '05/05/2025'], { order: null, ambiguous: '03/04/2025' }],
  [['25/04/2025', '04/25/2025', '1-2-2025'], { order: null, ambiguous: '1-2-2025' }],
  [['05/05/2025', '2025-04-03', 'never'], { order: null, ambiguous: null }],
])('the dates %j show the order %j', (texts, expected) => {
  expect(orderOf(texts, TODAY)).toEqual(expected);
});
