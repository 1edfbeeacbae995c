import { type CareQuestion, careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { careSchedule, type ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import { type ClimateQuestion, climateCare } from '@plantcare/contract/assistant/climate-care.ts';
import { type GrowthQuestion, growthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import { PLANT_DEFAULTS } from '@plantcare/contract/assistant/question.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { z } from 'zod';
import { fold } from '@/lib/browse/fold.ts';

/** The calls that answer in words. */
export const TEXT_ENDPOINTS = {
  'care-advice': careAdvice,
  'growth-prediction': growthPrediction,
  'care-schedule': careSchedule,
  'climate-care': climateCare,
} as const;

/** A question in words as it is sent, with the ability that answers it. */
export type TextQuestion =
  | { ability: 'care-advice'; question: z.input<typeof CareQuestion> }
  | { ability: 'growth-prediction'; question: z.input<typeof GrowthQuestion> }
  | { ability: 'care-schedule'; question: z.input<typeof ScheduleQuestion> }
  | { ability: 'climate-care'; question: z.input<typeof ClimateQuestion> };

/** The weather in words. */
export interface WeatherWords {
  temperature: string;
  humidity: string;
  season: string;
  forecast: string;
}

export function careQuestion(species: string, question: string, plant: Plant | null): TextQuestion {
  const asked: z.input<typeof CareQuestion> = { plantSpecies: species, question, plant: plant?._id ?? null };
  return { ability: 'care-advice', question: asked };
}

/** By what a plant is looked up: its species, or else what it is called. */
export function speciesOf({ species, name }: Plant): string {
  return species ?? name;
}

/** Whether a species that was typed may be that of a plant; any may be while the plant's own is not known. */
export function isAbout({ species }: Pick<Plant, 'species'>, typed: string): boolean {
  return species === null || fold(species) === fold(typed);
}

/** What stays typed when a plant is chosen; null lets the plant say its species, or else its name. */
export function speciesAfterChoice(typed: string | null, plant: Pick<Plant, 'species'> | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  return plant === null || plant.species === null ? typed : null;
}

export function growthQuestion(plant: Plant): TextQuestion {
  return {
    ability: 'growth-prediction',
    question: {
      species: speciesOf(plant),
      ageWeeks: plant.ageWeeks ?? PLANT_DEFAULTS.ageWeeks,
      health: plant.health,
      lastRepot: plant.lastRepot ?? PLANT_DEFAULTS.lastRepot,
      lastPrune: plant.lastPrune ?? PLANT_DEFAULTS.lastPrune,
      location: plant.location ?? PLANT_DEFAULTS.location,
      notes: plant.notes ?? PLANT_DEFAULTS.notes,
      plant: plant._id,
    },
  };
}

function conditionsOf({ health, size, sunlight }: Plant): string {
  return `Health: ${health.replace('_', ' ')}, Size: ${size}, Sunlight: ${sunlight ?? PLANT_DEFAULTS.sunlight}`;
}

export function scheduleQuestion(plant: Plant): TextQuestion {
  return {
    ability: 'care-schedule',
    question: {
      plantSpecies: speciesOf(plant),
      location: plant.location ?? PLANT_DEFAULTS.indoor,
      conditions: conditionsOf(plant),
      plant: plant._id,
    },
  };
}

export function climateQuestion(plant: Plant, weather: WeatherWords): TextQuestion {
  return {
    ability: 'climate-care',
    question: {
      plantData: {
        species: speciesOf(plant),
        location: plant.location ?? PLANT_DEFAULTS.indoor,
        conditions: conditionsOf(plant),
      },
      weatherData: weather,
      plant: plant._id,
    },
  };
}
