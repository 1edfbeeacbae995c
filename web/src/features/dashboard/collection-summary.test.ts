import type { Plant } from '@plantcare/contract/plants.ts';
import { describe, expect, it } from 'vitest';
import { summarize, summaryText } from './collection-summary.ts';

function plant(name: string, health: Plant['health']): Plant {
  return {
    _id: '01980000-0000-7000-8000-000000000000',
    name,
    species: null,
    location: null,
    placeId: null,
    potSize: null,
    sunlight: null,
    photoUrl: null,
    thumbnailUrl: null,
    health,
    size: 'medium',
    ageWeeks: null,
    lastRepot: null,
    lastPrune: null,
    notes: null,
    sample: false,
    adaptiveWatering: null,
    farewell: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

describe('the dashboard', () => {
  it('counts sick plants as needing attention, and lists them first', () => {
    const { total, healthy, inNeed } = summarize([
      plant('weak', 'needs_attention'),
      plant('well', 'healthy'),
      plant('ill', 'sick'),
    ]);
    expect({ total, healthy }).toEqual({ total: 3, healthy: 1 });
    expect(inNeed.map(({ name }) => name)).toEqual(['ill', 'weak']);
  });

  it.each([
    [[], 'Your shelf is still empty.'],
    [['healthy'], 'Your plant is doing well.'],
    [['sick'], 'Your plant needs attention.'],
    [['healthy', 'healthy'], 'All 2 plants are doing well.'],
    [['healthy', 'sick', 'needs_attention'], '2 of your 3 plants need attention.'],
  ] as const)('describes %j as "%s"', (healths, text) => {
    expect(summaryText(summarize(healths.map((health) => plant('P', health))))).toBe(text);
  });
});
