import type { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import type { Recovery, RecoveryCheckUp, Verdict } from '@plantcare/contract/recovery.ts';
import { describe, expect, it } from 'vitest';
import { ailingTissues, barScale, changeInWords, dueLook, measuredLooks, nextLook, percent } from './course.ts';

const on = (day: number) => new Date(Date.UTC(2026, 4, 1 + day, 12));

const SOUND: Measurements = {
  plant: 60,
  shares: { green: 100, variegated: 0, yellow: 0, brown: 0, black: 0, pale: 0, powdery: 0 },
  discolored: 0,
  pattern: 'none',
  places: { margin: 0, tips: 0, spots: 0, lowerHalf: 0 },
  spots: { count: 0, size: 0 },
  doubts: [],
};

function checkUp(
  day: number,
  verdict: Verdict | null,
  shares: Partial<Measurements['shares']> | null = {},
): RecoveryCheckUp {
  const measurements = shares && { ...SOUND, shares: { ...SOUND.shares, ...shares }, discolored: shares.brown ?? 0 };
  return { _id: `${day}`, date: on(day).toISOString(), verdict, measurements, photoUrl: null, thumbnailUrl: null };
}

function course(...later: RecoveryCheckUp[]): Recovery {
  return {
    _id: '1',
    plant: { _id: '1', name: 'Fern' },
    condition: 'Leaf spot',
    severity: 'Moderate',
    openedAt: on(0).toISOString(),
    closedAt: null,
    outcome: null,
    checkUps: [checkUp(0, null, { brown: 12 }), ...later],
  };
}

describe('the change of the leaf', () => {
  it.each([
    ['less', { brown: 5 }, 'Less discolored: from 12% to 5% of the leaf in 7 days.'],
    ['more', { brown: 20 }, 'More discolored: from 12% to 20% of the leaf in 7 days.'],
    ['as much', { brown: 13 }, 'Unchanged in 7 days: about 13% of the leaf is discolored.'],
  ])('is said by what was measured: %s', (_, shares, words) => {
    expect(changeInWords(course(checkUp(7, 'same', shares)))).toBe(words);
  });

  it('begins with the first photo, and with none that could be measured says nothing', () => {
    expect(changeInWords(course())).toBe('12% of the leaf was discolored on the first photo.');
    expect(changeInWords({ ...course(), checkUps: [checkUp(0, null, null)] })).toBeNull();
  });
});

describe('a new photo', () => {
  it('is due on the seventh day, and said until it is there', () => {
    expect(dueLook(course(), on(6))).toBeNull();
    expect(dueLook(course(), on(7))).toBe(7);
    expect(dueLook(course(), on(9))).toBe(7);
    expect(dueLook(course(checkUp(8, 'better')), on(9))).toBeNull();
  });

  it('is due again on the fourteenth, once', () => {
    expect(dueLook(course(checkUp(8, 'better')), on(14))).toBe(14);
    expect(dueLook(course(), on(20))).toBe(14);
    expect(dueLook(course(checkUp(15, 'same')), on(40))).toBeNull();
  });

  it('comes next on a day that is still ahead', () => {
    expect(nextLook(course(), on(0))).toBe(on(7).toISOString());
    expect(nextLook(course(), on(7))).toBe(on(14).toISOString());
    expect(nextLook(course(), on(14))).toBeNull();
  });
});

describe('what is shown of the leaf', () => {
  it('are the kinds of tissue that are not sound, on either photo', () => {
    const { checkUps } = course(checkUp(7, 'better', { yellow: 3, brown: 0.2, variegated: 30 }));
    expect(ailingTissues(checkUps)).toEqual(['yellow', 'brown']);
  });

  it('is drawn at one scale, on which little stays little', () => {
    expect(barScale(course().checkUps)).toBe(20);
    expect(barScale(course(checkUp(7, 'worse', { yellow: 45 }), checkUp(9, 'same', null)).checkUps)).toBe(45);
  });

  it('leaves out of the chart what could not be measured', () => {
    expect(measuredLooks(course(checkUp(7, 'same', null), checkUp(14, 'better', { brown: 4 })))).toEqual([
      { day: 0, discolored: 12, verdict: null },
      { day: 14, discolored: 4, verdict: 'better' },
    ]);
  });

  it('never says that a little is nothing', () => {
    expect([0, 0.3, 12.4].map(percent)).toEqual(['0%', '<1%', '12%']);
  });
});
