import type { CareAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import ListChecks from 'lucide-react/icons/list-checks';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { guideAddress } from '../../guide-address.ts';

interface NarrowDownProps {
  symptoms: CareAdvice['symptoms'];
  species: string;
  plant: { _id: string } | null;
}

/** The way from a question about symptoms to the questions that tell their causes apart. */
export function NarrowDown({ symptoms, species, plant }: NarrowDownProps) {
  if (!symptoms || symptoms.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2.5">
      <p className="max-w-prose text-ink-soft">Not sure which it is? A few questions tell these causes apart.</p>
      <ButtonLink to={guideAddress(symptoms, plant ? { plant: plant._id } : { species })} variant="secondary">
        <ListChecks aria-hidden className="size-5" />
        Narrow it down
      </ButtonLink>
    </div>
  );
}
