// Writes what the ranker is fitted to: of each question the features and grades of the answers that the engine finds, the grades
// from 0 (beside the point) to 3 (right), null where there is none.
import { writeFileSync } from 'node:fs';
import { gradeAnswer } from '../../evaluation/grade.ts';
import { gradedQuestions, gradeOf } from '../../evaluation/graded-answers.ts';
import { queryOf } from '../../evaluation/query-of.ts';
import { loadQuestions } from '../../evaluation/questions.ts';
import {
  beginningOf,
  rankingFeatures,
} from '../../server/src/engines/embedded/care-answers/routes/ranking-features.ts';
import {
  type ScoredAnswer,
  scoredAnswers,
} from '../../server/src/engines/embedded/care-answers/routes/scored-answers.ts';

const [file = 'features.json'] = process.argv.slice(2);

/** The encoder was trained on the first set, which makes its similarities there better than they will be. */
const WEIGHTS = { graded: 0.6, 'graded-later': 1, development: 1, 'graded-unseen': 0 } as const;

type Set = keyof typeof WEIGHTS;

/** As far as words can tell. */
const GRADES_BY_WORDS = { right: 3, partly: 1, unanswered: 0, wrong: 0, dangerous: 0 } as const;

function listed(set: Set, plant: string, question: string, grade: (answer: ScoredAnswer) => number | null) {
  const query = queryOf(plant, question);
  const answers = scoredAnswers(query);
  const features = rankingFeatures(answers, query);
  return {
    set,
    weight: WEIGHTS[set],
    answers: answers.map((answer, at) => ({ features: features[at] ?? {}, grade: grade(answer) })),
  };
}

const graded = (['graded', 'graded-later', 'graded-unseen'] as const).flatMap((set) =>
  gradedQuestions(set).map(({ plant, question, grades }) =>
    listed(set, plant, question, (answer) => gradeOf(answer, grades)),
  ),
);
const byWords = (loadQuestions('development') ?? []).map((expected) =>
  listed(
    'development',
    expected.species,
    expected.question,
    (answer) => GRADES_BY_WORDS[gradeAnswer(expected, beginningOf(answer)).grade],
  ),
);

const questions = [...graded, ...byWords];
const names = Object.keys(questions.flatMap(({ answers }) => answers)[0]?.features ?? {});
writeFileSync(
  file,
  JSON.stringify({
    features: names,
    questions: questions.map((each) => ({
      ...each,
      answers: each.answers.map(({ features, grade }) => ({ features: names.map((name) => features[name]), grade })),
    })),
  }),
);
