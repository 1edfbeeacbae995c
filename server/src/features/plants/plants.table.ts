import type { FarewellReason, Health, Size } from '@plantcare/contract/plants.ts';
import type { Generated } from 'kysely';
import type { Bit } from '../../db/dialect.ts';

export interface PlantTable {
  id: string;
  user_id: string;
  name: string;
  species: string | null;
  /** Its name is the location. */
  place_id: Generated<string | null>;
  pot_size: string | null;
  sunlight: string | null;
  health: Health;
  size: Size;
  /** The moment from which `ageWeeks` counts, so that the age grows by itself. */
  growing_since: string | null;
  /** The day that the gardener typed, and the day from the diary. The later one counts. */
  last_repot: string | null;
  last_prune: string | null;
  diary_repot: string | null;
  diary_prune: string | null;
  notes: string | null;
  /** When the health last changed; null if never since the plant was added. */
  health_since: string | null;
  photo_id: string | null;
  /** Added by the sample garden and not kept. */
  sample: Generated<Bit>;
  /** Whether its watering dates adapt; null: as the account says. */
  adaptive_watering: Generated<Bit | null>;
  /** The import that added it; null for what the gardener added. */
  import_id: Generated<string | null>;
  /** The day on which it left; null: it is there. */
  farewell_day: Generated<string | null>;
  /** The day since which the gardener had it; null for a plant that is there, as are the next two. */
  farewell_since: Generated<string | null>;
  farewell_reason: Generated<FarewellReason | null>;
  farewell_note: Generated<string | null>;
  /** Counts the changes that a form would overwrite. */
  version: Generated<number>;
  created_at: string;
}
