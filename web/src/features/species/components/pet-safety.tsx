import type { Species } from '@plantcare/contract/species.ts';
import { Badge } from '@/ui/content/badge.tsx';
import { TOXIC_TONES, toxicText } from '../toxicity-words.ts';

const PETS = ['cats', 'dogs'] as const;

export function PetSafety({ toxicity }: { toxicity: Species['toxicity'] }) {
  return (
    <>
      <ul className="mt-1 flex flex-wrap gap-2">
        {PETS.map((pet) => (
          <li key={pet}>
            <Badge tone={TOXIC_TONES[toxicity[pet]]}>{toxicText(toxicity[pet], pet)}</Badge>
          </li>
        ))}
      </ul>
      {PETS.some((pet) => toxicity[pet] === 'unknown') && (
        <p className="mt-1.5 font-normal text-[0.95rem] text-ink-soft">
          Where toxicity is unknown, keep the plant out of reach.
        </p>
      )}
    </>
  );
}
