import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDraftText } from '@/ui/controls/use-draft.ts';
import { isAbout, speciesAfterChoice, speciesOf } from './questions.ts';
import type { OwnPlant } from './use-own-plant.ts';

/** What is typed to ask for care advice. The address may name a species, which anyone who follows its link asks about. */
export function useCareQuestion(own: OwnPlant) {
  const [address] = useSearchParams();
  const inAddress = address.get('species');
  const [seen, setSeen] = useState(inAddress);
  const [typed, setTyped] = useDraftText('species', inAddress);
  const [question, setQuestion] = useDraftText('question', '');
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== null) {
      setTyped(inAddress);
      setQuestion('');
    }
  }
  // Until something is typed it is the species of the plant.
  const species = typed ?? (own.plant ? speciesOf(own.plant) : '');

  function choosePlant(id: string) {
    const plant = own.plants.data?.find(({ _id }) => _id === id) ?? null;
    setTyped(speciesAfterChoice(typed, plant));
    own.choose(id);
  }

  return {
    species,
    typeSpecies: setTyped,
    question,
    typeQuestion: setQuestion,
    choosePlant,
    /** The own plant, as long as the species may be its own: another one must not be answered by its data. */
    plant: own.plant && isAbout(own.plant, species) ? own.plant : null,
  };
}
