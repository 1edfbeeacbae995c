import type { Health, Size } from '@plantcare/contract/plants.ts';
import type { Generated } from 'kysely';

export interface PlantTable {
  id: string;
  user_id: string;
  name: string;
  species: string | null;
  location: string | null;
  pot_size: string | null;
  sunlight: string | null;
  health: Health;
  size: Size;
  /** The moment from which `ageWeeks` counts, so that the age grows by itself. */
  growing_since: string | null;
  /** What the gardener typed, a day; and what the diary says of it. The later one counts. */
  last_repot: string | null;
  last_prune: string | null;
  diary_repot: string | null;
  diary_prune: string | null;
  notes: string | null;
  /** Since when the health is what it is; null: since the plant was added. */
  health_since: string | null;
  photo_id: string | null;
  /** Counts the changes that a form would overwrite. */
  version: Generated<number>;
  created_at: string;
}
