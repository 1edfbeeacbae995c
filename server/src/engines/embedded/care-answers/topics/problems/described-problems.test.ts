import { expect, test } from 'vitest';
import { hostFit } from '../../../../../horticulture/diagnosis/host.ts';
import { plants } from '../../../../../knowledge/plants.ts';
import { problemLikelihoods } from '../../../../../knowledge/problem-likelihoods.ts';
import { problems } from '../../../../../knowledge/problems.ts';
import { adviseCare } from '../../care-advice.ts';
import { readQuestion } from '../../intent/question.ts';
import { likelyCauses } from './causes.ts';

const around = { today: '2026-07-15', hemisphere: 'north', plant: null, diary: [] } as const;

const ofHosts = problems.filter(
  ({ _id, plants: hosts }) => Object.hasOwn(problemLikelihoods, _id) && hosts.some((name) => /^[A-Z]/.test(name)),
);

/** What a problem is called, with whether a question of these words names it as a cause on one of its hosts. */
const named = ofHosts.flatMap((problem) => {
  const host = plants.find((plant) => hostFit(problem, plant) === 'own');
  if (!host) throw new Error(`${problem.name} has no host among the records`);
  const typed = host.commonNames[0] ?? host.scientificName;
  return [problem.name, ...problem.alsoCalled].map((called) => {
    const causes = likelyCauses(host, readQuestion(`${called}, what is it?`, typed, host));
    return { problem, called, isCause: causes.some((cause) => cause.problem._id === problem._id) };
  });
});

test('every problem of a host is a cause where its name is said', () => {
  expect(named.filter(({ problem, called, isCause }) => called === problem.name && !isCause)).toEqual([]);
});

test('of all that gardeners call the problems of a host, 97 in 100 name it as a cause', () => {
  const found = named.filter(({ isCause }) => isCause).length;
  expect(found / named.length).toBeGreaterThan(0.97);
});

test.each([
  ['apple', 'there are worms in my apples', 'Codling moth'],
  ['basil', 'leaves yellow with grey fuzz underneath', 'Basil downy mildew'],
  ['zucchini', "the vine suddenly wilted and there's sawdust at the base", 'Squash vine borer'],
])('%s: “%s” is told first as %s', (plantSpecies, question, problem) => {
  const { advice } = adviseCare({ plantSpecies, question, plant: null }, around);
  expect(advice.split('.')[0]?.toLowerCase()).toContain(problem.toLowerCase());
});
