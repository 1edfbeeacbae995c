import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import type { MeasuredDiagnosis, Outline } from '@plantcare/contract/measured-diagnosis.ts';
import type { ShownAnswer } from './answers.ts';
import { type DiagnosisQuestion, diagnose } from './api.ts';
import { type Question, useAnswer } from './use-answer.ts';

type OwnPlant = ShownAnswer['plant'];

/** What a diagnosis begins with; `answers` null to have a photo looked at by itself. */
interface Subject {
  photo: File | null;
  plant: OwnPlant;
  species: string | null;
  answers: readonly GuideAnswer[] | null;
}

/** What diagnoses a plant: its photo, and the questions of the guide, with or without one. */
export function useDiagnosis() {
  const answer = useAnswer('diagnose');
  const { shown, further } = answer;
  const data = shown?.answer.ability === 'diagnose' ? shown.answer.data : null;
  const given: readonly GuideAnswer[] = (data?.guide?.answered ?? []).map(({ question, value }) => ({
    question,
    value,
  }));
  const kept = data?.answerId ?? shown?.replaces ?? null;

  function begin({ photo, plant, species, answers }: Subject) {
    answer.ask(questionOf({ photo, plant, species, answers, measured: null, instead: null }, photo));
  }

  function answerWith(answers: readonly GuideAnswer[]) {
    if (!shown || !data || further.pending) return;
    const measured: MeasuredDiagnosis | null = data.measured ?? null;
    const { plant, species = null } = shown;
    const asked = { photo: null, plant, species, answers, measured, instead: kept };
    further.ask(questionOf(asked, shown.photo, shown.drawn));
  }

  return {
    answer,
    /** By a photo, or by answers alone. */
    begin,
    /** Answers the question of the guide; null for "not sure". */
    say(value: string | null) {
      const question = data?.guide?.question;
      if (question) answerWith([...given, { question: question.question, value }]);
    },
    /** Takes back the answer at the place, and those after it. */
    backTo: (place: number) => answerWith(given.slice(0, place)),
    /** Measures the photo again, within an outline or as it is found. */
    measureWithin(outline: Outline | null) {
      if (!shown?.photo || further.pending) return;
      const { photo, plant, species = null } = shown;
      const answers = given.length > 0 ? given : null;
      further.ask(questionOf({ photo, plant, species, outline, answers, instead: kept }, photo, outline !== null));
    },
  };
}

function questionOf(
  question: Omit<DiagnosisQuestion, 'plant'> & { plant: OwnPlant },
  photo: File | null,
  drawn = false,
): Question {
  const { plant, species = null, measured, instead = null } = question;
  return {
    asked: question.photo || measured ? 'A photo' : 'What the plant shows',
    plant,
    species,
    photo,
    drawn,
    replaces: instead,
    byQuestions: question.photo === null && !measured,
    answer: (waiting) => diagnose({ ...question, plant: plant?._id ?? null }, waiting),
  };
}
