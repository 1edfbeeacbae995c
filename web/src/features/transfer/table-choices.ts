import type { DateOrder, TableField } from '@plantcare/contract/plant-table.ts';

/** How a gardener wants a table to be read, as the calls take it; what is missing is guessed. */
export interface TableChoices {
  columns?: string;
  headings?: 'yes' | 'no';
  dates?: DateOrder;
  reminders?: 'yes' | 'no';
}

export const FIELD_LABELS: Readonly<Record<TableField, string>> = {
  name: 'Name',
  species: 'Species',
  location: 'Location',
  acquired: 'Date acquired',
  potSize: 'Pot size',
  sunlight: 'Sunlight',
  lastRepot: 'Last repotted',
  lastWatered: 'Last watered',
  waterEvery: 'Watering interval',
  notes: 'Notes',
};
