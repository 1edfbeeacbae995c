import { CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import { SPECIES_MISSING } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { useSpeciesSearch } from '@/features/species/api.ts';
import { fits } from '@/lib/browse/fits.ts';
import { SpeciesField } from '@/ui/controls/species-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { askedInWords, askedParts, type ShownAnswer } from '../../answers.ts';
import { answerInWords } from '../../api.ts';
import { careQuestion } from '../../questions.ts';
import { useAnswer } from '../../use-answer.ts';
import { useCareQuestion } from '../../use-care-question.ts';
import { useOwnPlant } from '../../use-own-plant.ts';
import { AnswerDesk } from '../answer-desk.tsx';
import { AskForm } from '../ask-form.tsx';
import { OwnPlantField } from '../own-plant-field.tsx';
import { CareAdviceView } from './care-advice-view.tsx';

const questionFits = fits(CareQuestion.shape.question);

export function CareAdviceTab() {
  const answer = useAnswer('care-advice');
  const own = useOwnPlant();
  const search = useSpeciesSearch();
  const care = useCareQuestion(own);
  const [missing, setMissing] = useState(false);
  const [tooLong, setTooLong] = useState<string>();
  const left = care.plant === null ? own.plant : null;

  async function ask(asked = { species: care.species, question: care.question }) {
    const [species, question] = [asked.species.trim(), asked.question.trim()];
    setMissing(species === '');
    const fit = await questionFits(question);
    setTooLong(fit === true ? undefined : fit);
    if (species === '' || fit !== true) return;
    const { plant } = care;
    answer.ask({
      asked: askedInWords(species, question),
      plant,
      photo: null,
      answer: (waiting) => answerInWords(careQuestion(species, question, plant), waiting),
    });
  }

  /** Asks another question about the species of the answer, and writes it into the form. */
  function askInstead(species: string, question: string) {
    if (answer.pending || answer.waitsForAnother) return;
    care.typeSpecies(species);
    care.typeQuestion(question);
    void ask({ species, question });
  }

  const contents = (shown: ShownAnswer) =>
    shown.answer.ability === 'care-advice' && (
      <CareAdviceView
        advice={shown.answer.data}
        shown={shown}
        onAsk={(question) => askInstead(askedParts(shown.asked).species, question)}
      />
    );

  return (
    <AnswerDesk ability="care-advice" answer={answer} plant={own.plant?._id ?? null} contents={contents}>
      <AskForm answer={answer} submitLabel="Get Care Advice" onAsk={() => ask()}>
        <OwnPlantField
          own={own}
          label="One of your plants (optional)"
          none="Any plant"
          onChoose={(id) => {
            care.choosePlant(id);
            setMissing(false);
          }}
        />
        <SpeciesField
          label="Plant species"
          required
          search={search}
          value={care.species}
          placeholder="Monstera, basil, orchid …"
          maxLength={200}
          error={missing ? SPECIES_MISSING : undefined}
          hint={
            left?.species && care.species.trim() !== ''
              ? `Asked without ${left.name}, which is ${left.species}.`
              : undefined
          }
          onChange={(text) => {
            care.typeSpecies(text);
            setMissing(false);
          }}
        />
        <TextAreaField
          label="Question (optional)"
          placeholder="Why do its lower leaves turn yellow?"
          rows={3}
          error={tooLong}
          value={care.question}
          onChange={(event) => {
            care.typeQuestion(event.target.value);
            setTooLong(undefined);
          }}
        />
      </AskForm>
    </AnswerDesk>
  );
}
