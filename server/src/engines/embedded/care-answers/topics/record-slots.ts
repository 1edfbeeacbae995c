import type { Species } from '@plantcare/contract/species.ts';
import {
  days,
  degrees,
  everyDays,
  feedingNeed,
  humidityNeed,
  lightNeed,
  propagationNeed,
  repottingNeed,
  span,
} from '../../../../horticulture/care-sheet/needs.ts';

/** What stands for `{check}` and the like in a written answer; null where the record has nothing to say. */
const SLOTS: Readonly<Record<string, (plant: Species) => string | null>> = {
  check: ({ watering }) => watering.check,
  days: ({ watering }) => everyDays(watering.daysGrowing),
  winterDays: ({ watering }) => everyDays(watering.daysWinter),
  daysOnly: ({ watering }) => (everyDays(watering.daysGrowing) === null ? null : days(watering.daysGrowing)),
  winterDaysOnly: ({ watering }) => (everyDays(watering.daysWinter) === null ? null : days(watering.daysWinter)),
  light: lightNeed,
  ideal: ({ temperature: { idealMin, idealMax } }) => `${span(idealMin, idealMax)} °C`,
  min: ({ temperature }) => degrees(temperature.min),
  humidity: humidityNeed,
  soil: ({ soil }) => soil,
  feeding: feedingNeed,
  repotting: repottingNeed,
  pruning: ({ pruning }) => pruning,
  propagation: propagationNeed,
  size: ({ size }) => size,
  hardiness: ({ hardiness }) => hardiness,
  effect: ({ toxicity }) => toxicity.effect,
  name: ({ commonNames, scientificName }) => commonNames[0] ?? scientificName,
};

/** The text with its slots filled; sentences whose slot the record cannot fill are left out. */
export function filled(text: string, plant: Species | null): string {
  return text
    .split(/(?<=[.!?]) (?=[\p{Lu}{“*])/u)
    .flatMap((sentence) => {
      let complete = true;
      const written = sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
        const value = plant === null ? null : (SLOTS[slot]?.(plant) ?? null);
        if (value === null) complete = false;
        return value ?? '';
      });
      return complete ? [written.replace(/\.\.$/, '.')] : [];
    })
    .join(' ');
}
