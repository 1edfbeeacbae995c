import { readPlace } from '../../../horticulture/text-input/location.ts';
import type { CareQuery } from './answer.ts';
import { growsInGround } from './lists/plant-traits.ts';

type AboutPlant = Pick<CareQuery, 'plant' | 'question' | 'circumstances'>;

/** Whether the plant stands in open ground: so says the question, else the own plant's place, else the way it is grown. */
export function isInGround(query: AboutPlant): boolean {
  const said = query.question.concepts.circumstances;
  if (said.has('potted') || said.has('indoors')) return false;
  if (said.has('ground')) return true;
  const own = ownPosition(query);
  return own === null ? growsInGround(query.plant) : own === 'ground';
}

/** Where a plant stands: in a room, in a pot outdoors or in open ground. */
export type Position = 'room' | 'pot' | 'ground';

/** Where the own plant stands by its place; null where that says nothing. */
export function ownPosition({ plant, circumstances }: Pick<AboutPlant, 'plant' | 'circumstances'>): Position | null {
  const own = circumstances.plant;
  const { site, openGround, container } = readPlace(own?.location ?? null, own?.place?.site ?? null);
  if (site === null) return null;
  if (site === 'indoors') return 'room';
  if (openGround) return 'ground';
  return own?.place?.site && !container && growsInGround(plant) ? 'ground' : 'pot';
}
