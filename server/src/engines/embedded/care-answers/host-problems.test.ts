import { expect, test } from 'vitest';
import { adviseCare } from './care-advice.ts';

const around = { today: '2026-07-15', hemisphere: 'north', plant: null, diary: [] } as const;

test.each([
  ['tomato', 'why are the bottoms of my tomatoes black', 'Blossom end rot'],
  ['tomato', 'sunken brown patch at the end of the tomato', 'Blossom end rot'],
  ['bell pepper', 'my peppers are rotting at the bottom', 'Blossom end rot'],
  ['zucchini', 'courgettes rotting at the end', 'Blossom end rot'],
  ['basil', 'gray fuzz under basil leaves', 'Basil downy mildew'],
  ['grape', 'oily yellow spots on grape leaves', 'Downy mildew of grapes'],
  ['apple', 'black scabby spots on my apples', 'Apple and pear scab'],
  ['apple', 'there are worms in my apples', 'Codling moth'],
  ['carrot', 'brown tunnels in the carrots', 'Carrot rust fly'],
  ['leek', 'white dots in a row on leek leaves', 'Allium leaf miner'],
  ['peony', 'peony buds turn brown and never open', 'Bud blast'],
  ['thuja', 'thuja brown inside in fall', 'Brown on the inside of a thuja hedge is normal'],
  ['thuja', 'thuja brown on one side after winter', 'Winter burn'],
  ['perennial ryegrass', 'birds are digging in the lawn, it has dead patches', 'roots to grubs'],
  ['sycamore maple', 'black soot under the maple bark', 'Sooty bark'],
])('%s: “%s” names %s', (plantSpecies, question, problem) => {
  expect(adviseCare({ plantSpecies, question, plant: null }, around).advice.toLowerCase()).toContain(
    problem.toLowerCase(),
  );
});
