import type { Activity } from '@plantcare/contract/diary.ts';
import { MONTH_NAMES } from '@plantcare/contract/month-names.ts';
import type { Health } from '@plantcare/contract/plants.ts';
import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import type { HortusFoxPlant } from './hortusfox-records.ts';
import {
  acquiredEntry,
  careReminder,
  doneEntry,
  type ImportedEntry,
  type ImportedPlant,
  type ImportedReminder,
  MOST_NOTES,
  shortText,
} from './imported-plant.ts';

const SUNLIGHT: Readonly<Record<string, string>> = {
  light_level_sunny: 'Full sun',
  light_level_half_shade: 'Partial shade',
  light_level_filtered_light: 'Filtered light',
  light_level_indirect_light: 'Indirect light',
  light_level_full_shade: 'Full shade',
  light_level_darkness: 'Dark',
};
const WELL = 'in_good_standing';
/** States that endanger the plant; the others, but for `WELL`, need attention. */
const SICK = ['infected', 'pest_infestation', 'root_rot'];

/** A plant of HortusFox; what has no field of its own is in its notes. `photo` is added by its backup. */
export function plantOf(plant: HortusFoxPlant, location: string | null, today: string): ImportedPlant {
  const name = shortText(plant.name ?? 'Plant');
  return {
    name,
    species: plant.scientific_name && shortText(plant.scientific_name),
    location: location && shortText(location),
    potSize: null,
    sunlight: plant.light_level && (SUNLIGHT[plant.light_level] ?? null),
    health: healthOf(plant.health_state),
    lastRepot: past(plant.last_repotted, today),
    notes: notesOf(plant),
    photo: null,
    entries: entriesOf(plant, today),
    reminders: remindersOf(plant, name, today),
  };
}

function healthOf(state: string | null): Health {
  if (state === null || state === WELL) return 'healthy';
  return SICK.includes(state) ? 'sick' : 'needs_attention';
}

function notesOf(plant: HortusFoxPlant): string | null {
  const { health_state: state, humidity, cutting_month: month } = plant;
  const life = [
    plant.perennial || plant.lifespan === 'lifespan_perennial' ? 'perennial' : '',
    plant.annual || plant.lifespan === 'lifespan_annual' ? 'annual' : '',
    plant.lifespan === 'lifespan_biennial' ? 'biennial' : '',
    plant.hardy ? 'hardy' : '',
  ].filter((word) => word !== '');
  const lines = [
    plant.notes,
    plant.tags && `Tags: ${plant.tags.split(/[\s,]+/).join(', ')}`,
    life.length > 0 && `Life: ${life.join(', ')}`,
    month && MONTH_NAMES[month - 1] && `Cut back in: ${MONTH_NAMES[month - 1]}`,
    humidity && `Humidity: ${humidity} %`,
    state && state !== WELL && `Health: ${state.replaceAll('_', ' ')}`,
    plant.knowledge_link && `Link: ${plant.knowledge_link}`,
  ].filter((line) => typeof line === 'string' && line !== '');
  return lines.length === 0 ? null : lines.join('\n').slice(0, MOST_NOTES);
}

function entriesOf(plant: HortusFoxPlant, today: string): ImportedEntry[] {
  const acquired = past(plant.date_of_purchase, today);
  const watered = past(plant.last_watered, today);
  const fertilized = past(plant.last_fertilised, today);
  return [
    ...(acquired === null ? [] : [acquiredEntry(acquired)]),
    ...(watered === null ? [] : [doneEntry('watering', watered)]),
    ...(fertilized === null ? [] : [doneEntry('fertilizing', fertilized)]),
  ];
}

function remindersOf(plant: HortusFoxPlant, name: string, today: string): ImportedReminder[] {
  const repeated = (type: Activity, everyDays: number | null, last: string | null): ImportedReminder[] => {
    if (everyDays === null || !Number.isInteger(everyDays) || everyDays < 1 || everyDays > MAX_INTERVAL) return [];
    return [careReminder(type, name, { last, everyDays, today })];
  };
  return [
    ...repeated('watering', plant.water_interval_days, plant.last_watered),
    ...repeated('fertilizing', plant.fertilise_interval_days, plant.last_fertilised),
    ...repeated('repotting', plant.repot_interval_days, plant.last_repotted),
  ];
}

function past(day: string | null, today: string): string | null {
  return day !== null && day <= today ? day : null;
}
