import type { SpeciesFound } from '@plantcare/contract/assistant/answer.ts';
import { PlantLink } from './plant-link.tsx';

interface QuestionHeadingProps {
  /** As the gardener put it. */
  species: string;
  question?: string;
  plant: { _id: string; name: string } | null;
  /** What it was taken for; null when nobody knows it. */
  known: SpeciesFound | null;
}

/** What an answer is about. */
export function QuestionHeading({ species, question = '', plant, known }: QuestionHeadingProps) {
  return (
    <header className="grid gap-2">
      <PlantLink plant={plant} />
      <h2 className="text-3xl desk:text-4xl">{species}</h2>
      {known && known.scientificName !== species && (
        <p className="text-ink-soft">
          {known.as !== 'species' && `Based on what is known about the ${known.as} `}
          <i>{known.scientificName}</i>
        </p>
      )}
      {question !== '' && (
        <p className="max-w-prose border-terracotta/50 border-l-[3px] pl-4 font-display text-lg italic">{question}</p>
      )}
    </header>
  );
}
