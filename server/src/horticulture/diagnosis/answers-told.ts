import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import type { Circumstance, KnownCircumstances, Sign } from '@plantcare/contract/problem-signs.ts';
import { diagnosisQuestions, WHERE } from '../../knowledge/diagnosis-questions.ts';

/** As many as leave room for the guide to ask on. */
const MOST = 4;
/** Where it is seen is one answer, whichever question asks for it. */
const PLACES = [WHERE, 'leaves'];

/** What was told in words, as answers to the guide's questions, in their order: nothing where no sign was told. */
export function answersTold(signs: readonly Sign[], circumstances: KnownCircumstances): GuideAnswer[] {
  const counted = new Set<Sign>();
  const told = diagnosisQuestions.flatMap(({ question, after, answers }) => {
    const answer = answers.find(
      (each) => each.signs.some((sign) => signs.includes(sign)) || isTold(each.circumstances, circumstances),
    );
    // What was seen is one answer, whichever question asks for it.
    if (!answer || answer.signs.some((sign) => counted.has(sign))) return [];
    for (const sign of answer.signs) counted.add(sign);
    return [{ question, value: answer.value, place: after?.values }];
  });
  const placed = told.find(({ place }) => place !== undefined);
  if (!placed) return [];
  // Of several parts of the plant the guide follows the first.
  const kept = told.filter(
    ({ question, place }) => !PLACES.includes(question) && (place === undefined || place === placed.place),
  );
  const where = told.find(({ question, value }) => question === WHERE && placed.place?.includes(value))?.value;
  const onlyPlace = placed.place?.length === 1 ? placed.place[0] : undefined;
  return [
    { question: WHERE, value: where ?? onlyPlace ?? null },
    ...kept.map(({ question, value }) => ({ question, value })),
  ].slice(0, MOST);
}

function isTold(answer: KnownCircumstances, told: KnownCircumstances): boolean {
  const names = Object.keys(answer) as Circumstance[]; // They are parsed from the list of them.
  return names.length > 0 && names.every((name) => answer[name] === told[name]);
}
