// Writes what the ranker is fitted to: the features of each answer to each graded question, and its grade from 0 (beside the
// point) to 3 (right), null where nobody graded it.
import { writeFileSync } from 'node:fs';
import { type GradedQuestion, gradedQuestions, gradeOf } from '../../evaluation/graded-answers.ts';
import { queryOf } from '../../evaluation/query-of.ts';
import { rankingFeatures } from '../../server/src/engines/embedded/care-answers/routes/ranking-features.ts';
import { scoredAnswers } from '../../server/src/engines/embedded/care-answers/routes/scored-answers.ts';

const [file = 'features.json'] = process.argv.slice(2);

function answersTo({ plant, question, grades }: GradedQuestion) {
  const query = queryOf(plant, question);
  const answers = scoredAnswers(query);
  const features = rankingFeatures(answers, query);
  return answers.map((answer, at) => ({ features: features[at] ?? {}, grade: gradeOf(answer, grades) }));
}

const questions = gradedQuestions('graded').map(answersTo);
const [first] = questions.flat();
writeFileSync(
  file,
  JSON.stringify({
    features: Object.keys(first?.features ?? {}),
    questions: questions.map((answers) => ({
      answers: answers.map(({ features, grade }) => ({ features: Object.values(features), grade })),
    })),
  }),
);
