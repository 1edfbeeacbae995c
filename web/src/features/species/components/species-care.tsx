import { FAILED_TO_LOAD_SPECIES } from '@plantcare/contract/messages.ts';
import { useId } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Disclosure } from '@/ui/layout/disclosure.tsx';
import { useSpeciesMatch } from '../api.ts';
import { CareFacts } from './care-facts.tsx';
import { SpeciesRecord } from './species-record.tsx';
import { TakenFor } from './taken-for.tsx';

/** What the plant that `name` stands for needs, as far as it is known here. */
export function SpeciesCare({ name }: { name: string }) {
  const id = useId();
  const { data: match, error, refetch } = useSpeciesMatch(name);
  if (error && match === undefined) {
    return (
      <Notice>
        <p>{messageOf(error, { fallback: FAILED_TO_LOAD_SPECIES })}</p>
        <Button variant="quiet" className="-ml-4" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Notice>
    );
  }
  if (match === undefined) return <Skeleton className="h-96 rounded-card" />;
  if (match === null) {
    return (
      <Notice>
        No care information was found for this name. Try the scientific name or another common name in the species
        field.
      </Notice>
    );
  }
  const { species } = match;
  return (
    <Card role="region" aria-labelledby={id}>
      <div className="p-5 pb-4 sm:p-6 sm:pb-4">
        <h2 id={id} className="text-2xl">
          What it needs
        </h2>
        <TakenFor match={match} />
        <CareFacts species={species} />
      </div>
      <div className="border-line/80 border-t">
        <Disclosure title="All about it" text="Soil, feeding, repotting, size, hardiness, toxicity, problems, sources">
          <SpeciesRecord species={species} />
        </Disclosure>
      </div>
    </Card>
  );
}
