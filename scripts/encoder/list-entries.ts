// Writes what the encoder is trained on to the given file: of each entry its answers, wordings and plants' names, the
// names of all plants, sentences that tell nothing of what is asked, and graded answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { type GradedQuestion, gradedQuestions, gradeOf } from '../../evaluation/graded-answers.ts';
import { queryOf } from '../../evaluation/query-of.ts';
import {
  encodedTexts,
  searchedEntries,
} from '../../server/src/engines/embedded/care-answers/intent/searched-entries.ts';
import { beginningOf } from '../../server/src/engines/embedded/care-answers/routes/ranking-features.ts';
import { scoredAnswers } from '../../server/src/engines/embedded/care-answers/routes/scored-answers.ts';
import { plants } from '../../server/src/knowledge/plants.ts';

const [file = 'entries.json'] = process.argv.slice(2);

const commonNamesOf = new Map(plants.map(({ scientificName, commonNames }) => [scientificName, commonNames]));

const entries = searchedEntries.map((entry) => ({
  answers: encodedTexts(entry),
  wordings: entry.question.examples,
  names: (entry.plants ?? []).flatMap((plant) => commonNamesOf.get(plant)?.slice(0, 3) ?? [plant]),
}));

const entryOf = new Map(searchedEntries.map((entry) => [entry.question.id, entry]));

/** The texts of graded answers as they are encoded. */
function gradedTexts({ plant, question, grades }: GradedQuestion) {
  const answers = scoredAnswers(queryOf(plant, question)).flatMap((answer) => {
    const grade = gradeOf(answer, grades);
    const entry = answer.best.worked && entryOf.get(answer.best.worked.question.id);
    const [text = beginningOf(answer)] = entry ? encodedTexts(entry) : [];
    return grade === null ? [] : [{ text, grade }];
  });
  return {
    question: plant === '' ? question : `${plant}: ${question}`,
    answers: answers.map(({ text }) => text),
    grades: answers.map(({ grade }) => grade),
  };
}

writeFileSync(
  file,
  JSON.stringify({
    entries: entries.filter(({ wordings }) => wordings.length > 0),
    plants: plants.flatMap(({ commonNames }) => commonNames.slice(0, 1)),
    fillers: JSON.parse(readFileSync(new URL('fillers.json', import.meta.url), 'utf8')),
    graded: gradedQuestions('graded').map(gradedTexts),
  }),
);
