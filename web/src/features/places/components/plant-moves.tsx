import type { PlantMove } from '@plantcare/contract/places.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { usePlantMoves } from '../api.ts';

/** How many show. */
const SHOWN = 5;

/** Where a plant stood before; nothing where it never moved. */
export function PlantMoves({ plant }: { plant: string }) {
  const { data: moves = [] } = usePlantMoves(plant);
  if (moves.length === 0) return null;
  return (
    <ul aria-label="Moves" className="grid gap-1 text-ink-soft text-sm">
      {moves.slice(0, SHOWN).map((move) => (
        <li key={move._id}>{moveText(move)}</li>
      ))}
    </ul>
  );
}

function moveText({ from, to, movedAt }: PlantMove): string {
  const day = formatMoment(movedAt);
  if (from === null) return `Moved to ${to} on ${day}`;
  return to === null ? `Taken from ${from} on ${day}` : `Moved from ${from} to ${to} on ${day}`;
}
