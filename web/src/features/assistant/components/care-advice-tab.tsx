import { MAX_QUESTION } from '@plantcare/contract/assistant.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSpeciesSearch } from '@/features/species/api.ts';
import { SPECIES_MISSING } from '@/lib/messages.ts';
import { SpeciesField } from '@/ui/species-field.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { askedInWords } from '../answers.ts';
import { answerInWords } from '../api.ts';
import { careQuestion } from '../questions.ts';
import { useAnswer } from '../use-answer.ts';
import { useOwnPlant } from '../use-own-plant.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnPlantField } from './own-plant-field.tsx';

/** The address may name a species, which whoever follows its link wants to read about. */
function useTypedSpecies() {
  const [address] = useSearchParams();
  const inAddress = address.get('species');
  const [seen, setSeen] = useState(inAddress);
  const [typed, setTyped] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== null) setTyped(inAddress);
  }
  return [typed, setTyped] as const;
}

export function CareAdviceTab() {
  const answer = useAnswer('care-advice');
  const own = useOwnPlant();
  const search = useSpeciesSearch();
  const [typed, setTyped] = useTypedSpecies();
  const [question, setQuestion] = useState('');
  const [missing, setMissing] = useState(false);
  // Until something is typed it is the species of the plant.
  const species = typed ?? own.plant?.species ?? '';

  function ask() {
    const named = species.trim();
    setMissing(named === '');
    if (named === '') return;
    const plant = own.plant;
    answer.ask({
      asked: askedInWords(named, question.trim()),
      plant,
      photo: null,
      answer: (waiting) => answerInWords(careQuestion(named, question.trim(), plant), waiting),
    });
  }

  return (
    <AnswerDesk ability="care-advice" answer={answer} plant={own.plant?._id ?? null}>
      <AskForm answer={answer} submitLabel="Get Care Advice" onAsk={ask}>
        <OwnPlantField
          own={own}
          label="One of your plants (optional)"
          none="Any plant"
          onChoose={(id) => {
            own.choose(id);
            setTyped(null);
            setMissing(false);
          }}
        />
        <SpeciesField
          label="Plant species"
          required
          search={search}
          value={species}
          placeholder="Monstera, basil, orchid …"
          maxLength={200}
          error={missing ? SPECIES_MISSING : undefined}
          onChange={(text) => {
            setTyped(text);
            setMissing(false);
          }}
        />
        <TextAreaField
          label="Question (optional)"
          placeholder="Why do its lower leaves turn yellow?"
          rows={3}
          maxLength={MAX_QUESTION}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </AskForm>
    </AnswerDesk>
  );
}
