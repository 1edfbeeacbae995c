import type { AnsweredQuestion } from './ask.ts';
import { GRADES, type Grade } from './grade.ts';
import { FORMS, TOPICS } from './questions.ts';

/** How many answers of a group of questions got each grade. */
export interface Scores {
  group: string;
  total: number;
  grades: Record<Grade, number>;
}

/** In all, then by form and by topic, leaving out groups without a question. */
export function scoresOf(answered: readonly AnsweredQuestion[]): Scores[] {
  return [
    countGrades('all', answered),
    ...FORMS.map((form) =>
      countGrades(
        `form: ${form}`,
        answered.filter(({ question }) => question.form === form),
      ),
    ),
    ...TOPICS.map((topic) =>
      countGrades(
        `topic: ${topic}`,
        answered.filter(({ question }) => question.topic === topic),
      ),
    ),
  ].filter(({ total }) => total > 0);
}

function countGrades(group: string, answered: readonly AnsweredQuestion[]): Scores {
  const grades: Record<Grade, number> = { right: 0, partly: 0, unanswered: 0, wrong: 0, dangerous: 0 };
  for (const { grade } of answered) grades[grade]++;
  return { group, total: answered.length, grades };
}

const HEADINGS = ['', 'questions', ...GRADES, 'right %'];

export function scoreRows(scores: readonly Scores[]): string[][] {
  const rows = scores.map(({ group, total, grades }) => [
    group,
    String(total),
    ...GRADES.map((grade) => String(grades[grade])),
    percent(grades.right, total),
  ]);
  return [HEADINGS, ...rows];
}

/** `part` of `whole` as a percentage with one decimal: "63.2". */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
}
