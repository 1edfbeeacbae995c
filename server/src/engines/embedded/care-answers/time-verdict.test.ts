import { expect, test } from 'vitest';
import { RightTime } from '../../../knowledge/right-time.ts';
import { IN_MAY } from './advice-in-may.ts';
import { generalQuery, paragraph } from './answer.ts';
import { readQuestion } from './intent/question.ts';
import { withTimeVerdict } from './time-verdict.ts';

const TOLD = { lead: '', text: 'Sow them 2 cm deep.' };
const SOWN = RightTime.parse({ to: 'sow sweet peas', best: ['10-01/10-31', '02-15/04-30'], possible: ['05-01/05-20'] });
const PRUNED = RightTime.parse({ to: 'prune a wisteria', best: ['07-01/08-15'] });

function told(question: string, time: RightTime, today = IN_MAY.today, text = TOLD): string {
  const query = generalQuery(null, readQuestion(question, '', null), { ...IN_MAY, today }, '');
  return paragraph(withTimeVerdict(text, time, query));
}

test.each([
  [
    'can I still sow them now?',
    '2026-05-15',
    /^\*\*Yes, possible:\*\* .*October or mid-February to April, and mid-May works too\. Sow/,
  ],
  [
    'can I still sow them now?',
    '2026-06-02',
    /^\*\*Not now, in early June:\*\* in most temperate gardens the best time/,
  ],
  ['is it too late to sow sweet peas?', '2026-06-02', /^\*\*Yes:\*\* in most temperate gardens the best time/],
  [
    'is it too late to sow sweet peas?',
    '2026-03-25',
    /^\*\*No:\*\* in most temperate gardens late March is a good time to sow/,
  ],
  ['is it too early to sow sweet peas?', '2026-01-25', /^\*\*Yes:\*\*/],
  ['it is now early October. Can I still sow sweet peas?', '2026-05-15', /^\*\*Yes:\*\* .*October is a good time/],
  ['I have had the seed since March. Can I sow it now?', '2026-05-15', /^\*\*Yes, possible:\*\*/],
  ['can I sow sweet peas in October?', '2026-05-15', /^\*\*Yes:\*\* .*October is a good time/],
])('"%s" on %s is answered by the time of year', (question, today, expected) => {
  expect(told(question, SOWN, today)).toMatch(expected);
});

test('what is done later in the year is not too late', () => {
  expect(told('is it too late to prune my wisteria?', PRUNED)).toMatch(
    /^\*\*No, it is still to come:\*\* .*July to mid-August/,
  );
  expect(told('can I prune it now?', PRUNED)).toMatch(/^\*\*Not yet, in mid-May:\*\*/);
});

test.each([
  'how do I sow them?',
  'when do I sow sweet peas?',
  'can I water them now?',
  'can I still sow them now in Florida?',
  'my last frost is in June, can I still sow them now?',
  'can I sow them now? Nights are in the 40s',
  'can I sow them in summer?',
  'I sowed them in March. Are they still alive?',
])('"%s" is told without', (question) => {
  expect(told(question, SOWN)).toBe(TOLD.text);
});

test('what lasts to the end of February lasts to its 29th', () => {
  const winter = RightTime.parse({ to: 'sow sweet peas', best: ['01-15/02-28'] });
  expect(told('is it too late to sow sweet peas?', winter, '2028-02-29')).toMatch(
    /^\*\*No:\*\* .*late February is a good time/,
  );
});

test('a text that says Yes or No of its own keeps it', () => {
  const own = { lead: 'Yes, if it is mild:', text: 'sow them in fall.' };
  expect(told('can I sow them now?', SOWN, IN_MAY.today, own)).toBe('**Yes, if it is mild:** sow them in fall.');
});

test('a month in which something was forgotten is not the one that is asked of', () => {
  expect(told('I forgot to sow them in March, is it too late to sow now?', SOWN, '2026-06-02')).toMatch(
    /^\*\*Yes:\*\*/,
  );
});

test('the part of a month with which the time begins or ends belongs to it', () => {
  const montana = RightTime.parse({ to: 'prune a montana', best: ['05-16/06-30'], possible: [] });
  expect(told('can I prune it now?', montana, '2026-05-15')).toMatch(/^\*\*Yes:\*\* .*mid-May is a good time/);
  expect(told('can I prune it now?', montana, '2026-05-08')).toMatch(/^\*\*Not yet/);
});

test('a month that it is now is the one that is asked of', () => {
  expect(told('We have October now, can I still sow them?', SOWN, '2026-06-20')).toMatch(/^\*\*Yes:\*\*/);
});
