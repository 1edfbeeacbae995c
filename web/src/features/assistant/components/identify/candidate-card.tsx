import { type Candidate, NO_COMMON_NAME } from '@plantcare/contract/assistant/identify.ts';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router';
import { useOfferPlant } from '@/features/plants/api.ts';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { ConfidenceBar } from '../confidence-bar.tsx';
import { CandidateTells } from './candidate-tells.tsx';

interface CandidateCardProps {
  candidate: Candidate;
  photo: File | null;
  best?: boolean;
}

/** A plant that the photos may show, and what to do with it. */
export function CandidateCard({ candidate, photo, best = false }: CandidateCardProps) {
  const { species, commonName, confidence, description, known, tells } = candidate;
  const navigate = useNavigate();
  const offerPlant = useOfferPlant();
  const Name = best ? 'h2' : 'h4';
  const common = commonName ?? known?.commonNames[0];

  function add() {
    const state = offerPlant({ name: common ?? species, species }, photo);
    void navigate(paths.addPlant, { state });
  }

  return (
    <article className={classes('grid gap-3', !best && 'py-5')}>
      <div className="flex items-center gap-4">
        <div aria-hidden className={classes('shrink-0', best ? 'w-24 sm:w-32' : 'w-18')}>
          <PlantPhoto photoUrl={null} name={common ?? species} species={`${species} ${common ?? ''}`} sizes="8rem" />
        </div>
        <div className="min-w-0">
          <Name className={classes('font-display italic', best ? 'text-3xl desk:text-4xl' : 'text-lg')}>{species}</Name>
          <p className={classes('text-ink-soft', best && 'mt-1 text-lg')}>{common ?? NO_COMMON_NAME}</p>
        </div>
      </div>
      <ConfidenceBar confidence={confidence} />
      {description !== '' && <p className="max-w-prose leading-relaxed">{description}</p>}
      <CandidateTells tells={tells} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant={best ? 'primary' : 'secondary'} aria-label={`Add to my plants: ${species}`} onClick={add}>
          <Plus aria-hidden className="size-5" />
          Add to my plants
        </Button>
        <TextLink
          to={paths.assistantOn('care-advice', { species: known?.scientificName ?? species })}
          aria-label={`How to care for it: ${species}`}
          className="target inline-flex items-center"
        >
          How to care for it
        </TextLink>
      </div>
    </article>
  );
}
