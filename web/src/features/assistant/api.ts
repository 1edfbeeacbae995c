import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { assistantEngines } from '@plantcare/contract/assistant/engines.ts';
import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { deleteAnswer, type KeptAnswer, listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import { statusOf } from '@plantcare/contract/errors.ts';
import type { KeyAnswer, PhotoColors } from '@plantcare/contract/identification-key.ts';
import type { MeasuredDiagnosis, Outline } from '@plantcare/contract/measured-diagnosis.ts';
import type { Units } from '@plantcare/contract/units.ts';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { CallError } from '@/lib/api/call-error.ts';
import { callLines } from '@/lib/api/call-lines.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { shrunkPhoto } from '@/lib/shrink-photo.ts';
import { useUnits } from '@/lib/units/units.ts';
import type { AnyAnswer, TextAnswer } from './answers.ts';
import { completeAnswer } from './complete-answer.ts';
import { TEXT_ENDPOINTS, type TextQuestion } from './questions.ts';

const keys = {
  asking: [...areaKeys.assistant, 'asking'],
  answers: [...areaKeys.assistant, 'answers'],
  engines: [...areaKeys.assistant, 'engines'],
  answersOf: (ability: Ability, plant: string | null, units: Units) => [...keys.answers, ability, plant, units],
};

/** As many earlier answers as one call gives. */
const MOST_ANSWERS = 100;

/** How an answer is waited for: until the signal, and hearing all that is written of it so far. */
export interface Waiting {
  signal: AbortSignal;
  onText: (text: string) => void;
}

export async function identify(photos: readonly File[], { signal }: Waiting): Promise<AnyAnswer> {
  const shrunk = await Promise.all(photos.map(shrunkPhoto));
  return completeAnswer({
    ability: 'identify',
    ...(await call(identifyPlant, { form: {}, photos: shrunk }, { signal })),
  });
}

/** Goes on, or begins, by the answers to the questions of a key; what its photos showed stands for them. */
export async function identifyByAnswers(
  answers: readonly KeyAnswer[],
  seen: PhotoColors | null,
  { signal }: Waiting,
): Promise<AnyAnswer> {
  const form = { answers: JSON.stringify(answers), seen: seen && JSON.stringify(seen) };
  return completeAnswer({ ability: 'identify', ...(await call(identifyPlant, { form, photos: [] }, { signal })) });
}

/** What a diagnosis is asked with: a photo, answers to the guide's questions, or both. */
export interface DiagnosisQuestion {
  photo: File | null;
  plant: string | null;
  /** Where it is known without an own plant. */
  species?: string | null;
  /** Of the leaf on the photo, as the gardener drew it. */
  outline?: Outline | null;
  /** Null to have the photo looked at by itself. */
  answers: readonly GuideAnswer[] | null;
  /** What an earlier answer measured on the photo, which then is not sent again. */
  measured?: MeasuredDiagnosis | null;
  /** The answer that this one takes the place of. */
  instead?: string | null;
}

export async function diagnose(
  { photo, plant, species = null, outline = null, answers, measured = null, instead = null }: DiagnosisQuestion,
  { signal }: Waiting,
): Promise<AnyAnswer> {
  const photos = photo === null ? [] : [await shrunkPhoto(photo)];
  const form = {
    plant,
    species,
    outline: outline && JSON.stringify(outline),
    answers: answers && JSON.stringify(answers),
    measured: measured && JSON.stringify(measured),
  };
  const answer = await call(diagnosePlant, { form, photos }, { signal });
  // One that stays among the earlier ones does no harm.
  if (instead !== null && answer.data.answerId !== null)
    await call(deleteAnswer, { params: { id: instead } }, { signal }).catch(() => null);
  return completeAnswer({ ability: 'diagnose', ...answer });
}

/** Asks in words and reads the answer while it is written. Throws when it breaks off. */
export async function answerInWords(
  { ability, question }: TextQuestion,
  { signal, onText }: Waiting,
): Promise<AnyAnswer> {
  let text = '';
  for await (const line of callLines(TEXT_ENDPOINTS[ability], question, { signal })) {
    switch (line.kind) {
      case 'text':
        text += line.text;
        onText(text);
        break;
      case 'restart':
        text = '';
        onText(text);
        break;
      case 'answer':
        return completeAnswer({ ability, data: line.data } as TextAnswer); // The endpoint is the ability's.
      case 'error':
        throw new CallError({ status: statusOf(line.code), code: line.code, msg: line.msg, fields: {} });
    }
  }
  throw new Error('The answer was cut off');
}

/** Has a question answered, whichever way; the answer is among the earlier ones then. */
export function useAsking<Question>(answer: (question: Question) => Promise<AnyAnswer>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.asking,
    mutationFn: answer,
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.answers }),
  });
}

/** Whether this server tells a plant by the answers to questions when it has no photo; undefined until that is known. */
export function useHasKey(): boolean | undefined {
  const { data } = useQuery({
    queryKey: keys.engines,
    queryFn: ({ signal }) => call(assistantEngines, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ identify }) => identify.source === 'embedded',
  });
  return data;
}

/** Whether a question is being answered: there is one at a time. */
export function useIsAsking(): boolean {
  return useIsMutating({ mutationKey: keys.asking }) > 0;
}

/** Earlier answers of an ability, newest first: those about one plant, or all. */
export function useAnswers(ability: Ability, plant: string | null) {
  return useQuery({
    queryKey: keys.answersOf(ability, plant, useUnits()),
    queryFn: async ({ signal }) => {
      const query = { ability, limit: MOST_ANSWERS, ...(plant !== null && { plant }) };
      const answers = await call(listAnswers, { query }, { signal });
      const complete = answers.map(async (answer) => ({ ...answer, ...(await completeAnswer(answer)) }) as KeptAnswer); // Of the same ability.
      return Promise.all(complete);
    },
  });
}

export function useDeleteAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteAnswer, { params: { id } }),
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: keys.answers });
      client.setQueriesData<KeptAnswer[]>({ queryKey: keys.answers }, (answers) =>
        answers?.filter((answer) => answer._id !== id),
      );
    },
    // It may be gone already, from another tab: the list then is what is wrong.
    onError: () => client.invalidateQueries({ queryKey: keys.answers }),
  });
}
