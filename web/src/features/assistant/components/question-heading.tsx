import type { SpeciesFound } from '@plantcare/contract/assistant.ts';

interface QuestionHeadingProps {
  /** As the gardener put it: a species, or the name of a plant. */
  species: string;
  question?: string;
  /** What it was taken for; absent while nobody has said. */
  known?: SpeciesFound | null;
}

/** What an answer is about. */
export function QuestionHeading({ species, question = '', known }: QuestionHeadingProps) {
  return (
    <header className="grid gap-2">
      <h2 className="wrap-anywhere text-3xl desk:text-4xl">{species}</h2>
      {known && known.scientificName !== species && (
        <p className="text-ink-soft">
          {known.as !== 'species' && `By what is known of the ${known.as} `}
          <i>{known.scientificName}</i>
        </p>
      )}
      {question !== '' && (
        <p className="wrap-anywhere max-w-prose border-terracotta/50 border-l-[3px] pl-4 font-display text-lg italic">
          {question}
        </p>
      )}
    </header>
  );
}
