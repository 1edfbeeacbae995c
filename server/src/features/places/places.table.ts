import type { Direction, Site } from '@plantcare/contract/places.ts';
import type { LightClass } from '@plantcare/contract/species.ts';
import type { Generated } from 'kysely';
import type { Bit } from '../../db/dialect.ts';

export interface PlaceTable {
  id: string;
  user_id: string;
  name: string;
  /** The name as `placeKey` makes it: unique for each gardener. */
  name_key: string;
  site: Site | null;
  light: LightClass | null;
  window: Direction | null;
  note: string | null;
  /** Whether it stays without plants. One that was only made from a plant's location goes with its last plant. */
  kept: Bit;
  /** The import that added it; null for what the gardener added. */
  import_id: string | null;
  version: Generated<number>;
  created_at: string;
}

export interface PlantMoveTable {
  id: string;
  user_id: string;
  plant_id: string;
  /** The names as they were then; null for no place. */
  from_name: string | null;
  to_name: string | null;
  moved_at: string;
}
