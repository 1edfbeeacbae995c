import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import { lightMisfit } from '../growth/factors.ts';
import { degrees } from '../text-input/temperature.ts';
import type { Climate } from './question.ts';
import type { Judged } from './rules.ts';

/** What its place does to the air around it, and whether the light there suits it. */
export function placeFindings(climate: Climate): ClimateFinding[] {
  return [...airFindings(climate), ...lightFindings(climate), ...siteFindings(climate)].map((judged) => ({
    about: 'place',
    ...judged,
  }));
}

function airFindings({ keeping: { place }, limits, unit }: Climate): Judged[] {
  const { min } = limits.temperature;
  return [
    ...(place.dryAir
      ? [
          {
            verdict: limits.humidity === 'low' ? ('watch' as const) : ('change' as const),
            text: 'Next to a heater or an air conditioner the air is far drier and its warmth changes: move it 1 m away, and check its soil twice as often until then.',
          },
        ]
      : []),
    ...(place.humid && limits.humidity === 'low'
      ? [
          {
            verdict: 'watch' as const,
            text: 'A bathroom is more humid than it likes: let its soil dry fully and air the room after showers.',
          },
        ]
      : []),
    ...(place.humid && limits.humidity === 'high'
      ? [
          {
            verdict: 'fine' as const,
            text: 'The humid air of a bathroom suits it, as long as it is light enough there.',
            brief: 'the humid air of a bathroom, if it is light enough',
          },
        ]
      : []),
    ...(place.drafty && min >= 10
      ? [
          {
            verdict: 'watch' as const,
            text: `It stands in a draft: in winter that can be colder than its minimum of ${degrees(min, min, unit)}.`,
          },
        ]
      : []),
  ];
}

function lightFindings({ keeping: { light }, limits }: Climate): Judged[] {
  if (light === null) return [];
  const misfit = lightMisfit(limits.light, light);
  if (misfit < 0)
    return [
      {
        verdict: 'change',
        text: 'Its place is darker than it accepts: move it closer to a window, or give it a plant lamp for 10–12 hours a day.',
      },
    ];
  if (misfit > 0)
    return [
      {
        verdict: 'change',
        text: 'Its place is sunnier than it accepts: draw a sheer curtain, or move it 1 m back from the window.',
      },
    ];
  return [];
}

function siteFindings({ keeping: { place }, limits, temperature, unit }: Climate): Judged[] {
  const { min, idealMin } = limits.temperature;
  if (place.site === null) {
    return [
      {
        verdict: 'watch',
        text: 'Where it stands was not said, so it is treated as an indoor plant. Outdoors, watch the nights.',
      },
    ];
  }
  if (place.site === 'indoors' || temperature.read === null || min <= 0) return [];
  if (temperature.read.low >= idealMin + 5) return [];
  return [
    {
      verdict: 'watch',
      text: `Outdoors the night counts, often 10 °C cooler than the day: keep it above ${degrees(min, min, unit)}.`,
    },
  ];
}
