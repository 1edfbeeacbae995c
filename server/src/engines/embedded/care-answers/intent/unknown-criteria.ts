import { PhraseFinder, phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What plants are chosen by that no record speaks of, and what the answer says of it. */
const UNKNOWN: readonly { phrases: readonly string[]; say: string }[] = [
  {
    phrases: ['native', 'indigenous', 'local wildflower', 'grow wild here'],
    say: 'Which plants are native where you live is not in the records: a local native plant society or extension office has lists.',
  },
  {
    phrases: ['invasive', 'spread too much', 'not spread', 'take over', 'not take over'],
    say: 'Which plants are invasive differs from region to region and is not in the records: look at the list of your state or country.',
  },
  {
    phrases: ['allergy', 'allergic', 'hay fever', 'hypoallergenic', 'asthma'],
    say: 'What causes allergies is not in the records; insect-pollinated, double and unscented flowers shed the least pollen.',
  },
  {
    phrases: ['cheap', 'cheapest', 'cost', 'price', 'inexpensive', 'budget'],
    say: 'Prices are not in the records.',
  },
  {
    phrases: ['mosquito', 'midge'],
    say: 'No plant keeps mosquitoes away just by standing there; emptying saucers, buckets and cans of water every few days does far more.',
  },
  {
    phrases: ['mole|vole .. hate|dislike|avoid|repel|away|not', 'hate|repel|deter|against mole'],
    say: 'No plant reliably keeps moles away: they hunt worms and grubs, and eat no plants. Wire baskets protect bulbs from voles.',
  },
  {
    phrases: ['shallow|deep|invasive|aggressive root', 'near|close house|wall|drain|pipe|foundation'],
    say: 'How far roots reach is not in the records: keep any tree at least half its final height from walls and drains.',
  },
  {
    phrases: [
      'not attract|draw|bring .. bug|insect|gnat|pest',
      'no bug|insect|pest',
      'pest free|resistant',
      'never get bug|pest',
    ],
    say: 'No plant is free of pests: gnats come from soil that stays wet, so what likes to dry out has the fewest.',
  },
];

const finder = new PhraseFinder(
  UNKNOWN.flatMap(({ phrases, say }) => phrases.map((written) => phrase<string>(written, say))),
);

/** What to say of the criteria of a question that the records do not know. */
export function unknownCriteriaIn(tokens: readonly Token[]): readonly string[] {
  return [...new Set(finder.in(tokens).map(({ meaning }) => meaning))];
}
