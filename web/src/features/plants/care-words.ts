import type { Health, Size } from '@plantcare/contract/plants.ts';
import type { LightClass } from '@plantcare/contract/species.ts';

export const HEALTH_OPTIONS: readonly { value: Health; label: string }[] = [
  { value: 'healthy', label: 'Healthy' },
  { value: 'needs_attention', label: 'Needs attention' },
  { value: 'sick', label: 'Sick' },
];

export const SIZE_OPTIONS: readonly { value: Size; label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

export function sizeLabel(size: string): string {
  return SIZE_OPTIONS.find(({ value }) => value === size)?.label ?? size;
}

/** Suggestions; each of these fields accepts any other text too. */
export const USUAL_LOCATIONS = [
  'Living room',
  'Kitchen',
  'Bedroom',
  'Bathroom',
  'Office',
  'Hallway',
  'Windowsill',
  'Balcony',
  'Terrace',
  'Greenhouse',
  'Garden',
];

export const USUAL_POT_SIZES = ['6 cm', '9 cm', '12 cm', '15 cm', '17 cm', '19 cm', '21 cm', '24 cm', '28 cm', '35 cm'];

/** The light that a species likes, as the field says it. */
export const SUNLIGHT_OF: Readonly<Record<LightClass, string>> = {
  low: 'Low',
  medium: 'Moderate',
  bright_indirect: 'Bright indirect',
  full_sun: 'Full sun',
};

export const USUAL_SUNLIGHT = Object.values(SUNLIGHT_OF);

const WEEKS_PER_YEAR = 52.1775;

/** "8 weeks", after two years "about 3 years". */
export function ageText(weeks: number): string {
  if (weeks === 1) return '1 week';
  if (weeks < 2 * WEEKS_PER_YEAR) return `${weeks} weeks`;
  return `About ${Math.round(weeks / WEEKS_PER_YEAR)} years`;
}
