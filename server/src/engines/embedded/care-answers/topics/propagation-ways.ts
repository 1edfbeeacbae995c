import type { Species } from '@plantcare/contract/species.ts';
import { inSentences, listed } from '../../../../horticulture/wording.ts';
import type { CareQuery, DirectAnswer } from '../answer.ts';

/** A way to get new plants: how gardeners ask for it, how records write it, and how it is done. */
interface Way {
  asked: RegExp;
  recorded: RegExp;
  name: string;
  how: (plant: Species) => string;
}

const WAYS: readonly Way[] = [
  {
    asked: /\b(?:leaf|leaves|leaflets?)\b/,
    recorded:
      /\bleaf(?:let)?(?: stalk)?(?: and stem(?: tip)?)? cuttings?|leaf (?:sections?|pullings?|blades?|pieces?)|leaves|leaf cuttings/,
    name: 'a leaf',
    how: ({ category }) =>
      category === 'succulent'
        ? 'twist a healthy leaf off whole, let it dry for 2–3 days, lay it on dry gritty mix in bright light, and water a little when roots show; a new plant takes 1–3 months.'
        : 'stand the leaf with its cut end in barely moist, airy mix at 20–25 °C, bright without sun. Roots form in 3–8 weeks and the first small leaves in 2–4 months; ZZ plants and other slow ones take half a year or longer.',
  },
  {
    asked: /\b(?:seeds?|pits?|stones?|pips?|kernel)\b/,
    recorded: /\b(?:seeds?|seedlings|spores|nuts|stone|pit)\b/,
    name: 'seed',
    how: () =>
      'sow it fresh, twice as deep as it is thick, in moist, airy mix at 18–24 °C. Kinds with a name rarely come true from seed.',
  },
  {
    asked: /\b(?:runners?|long arms?|baby|babies|plantlets?|spiderettes?)\b/,
    recorded: /\b(?:runners?|plantlets?|rosettes)\b/,
    name: 'the small plants on its runners',
    how: () =>
      'press each small plant into a pot of moist mix beside the mother, hold it down with a bent wire or a stone, and cut it off when it has rooted, after 4–6 weeks.',
  },
  {
    asked: /\b(?:pups?|offsets?|side shoots?|suckers?|bulblets?|bulbils?|keikis?)\b/,
    recorded: /\b(?:offsets?|pups?|suckers?|bulblets?|bulbils?|keikis?)\b/,
    name: 'offsets',
    how: () =>
      'take one off with roots of its own when it is about a third of the mother’s size, in spring or early summer, pot it into a small pot and keep it just moist.',
  },
  {
    asked: /\b(?:divid\w*|division|split\w*|separat\w*)\b/,
    recorded: /\bdivi\w+|\brhizome|\btubers?\b|\bclumps?\b/,
    name: 'division',
    how: () =>
      'lift it as growth begins in spring, part it so that each piece has roots and shoots, and replant at once as deep as before.',
  },
  {
    asked: /\bhardwood\b/,
    recorded: /\bhardwood\b/,
    name: 'hardwood cuttings',
    how: () =>
      'once the leaves have fallen, until February, cut pencil-thick shoots of this year into pieces of 20–25 cm, straight below a bud and slanting above one. Push them two thirds deep into a sheltered bed or a deep pot of gritty mix, firm the soil, keep it moist in summer, and move the rooted plants a year later.',
  },
  {
    asked: /\b(?:cuttings?|stems?|branch\w*|twigs?|sprigs?|slips?|sticks?|canes?|tips?|shoots?|pieces?)\b/,
    recorded: /\b(?:cuttings?|stems?|cane sections?|canes?|slips)\b/,
    name: 'cuttings',
    how: (plant) =>
      plant.category === 'succulent'
        ? 'cut 5–10 cm, let the cut dry for 3–7 days, set it on dry gritty mix, and water when it has rooted, after 2–4 weeks.'
        : 'cut 8–12 cm just below a node, take off the lower leaves, and keep it in moist, airy mix or water at 18–24 °C, bright without sun, under a loose cover; it roots in 2–6 weeks, woody kinds in 2–3 months.',
  },
];

const ASKS =
  /\b(?:propagat\w*|root|roots|rooting|grow\w*|multiply|new (?:ones?|plants?)|more (?:plants?|of)|another|start\w*|make|take|clone|get|raise|reproduce|use)\b/;

/** Whether it can be propagated in the way that is asked for, from the ways that its record names; null where none is. */
export function directPropagation({ plant, question }: CareQuery): DirectAnswer | null {
  if (question.form !== 'yes-no' || !ASKS.test(question.plain)) return null;
  const way = WAYS.find(({ asked }) => asked.test(question.plain));
  if (!way || plant.propagation.length === 0) return null;
  const fits = plant.propagation.some((each) => way.recorded.test(each));
  if (!fits && way.name === 'seed') return null;
  return {
    yes: fits,
    text: fits
      ? way.how(plant)
      : `not reliably from ${way.name}: it is propagated by ${listed(plant.propagation, 'or')}.`,
  };
}

/** How the first way that the record names, or the one that is asked for, is done. */
export function howToPropagate({ plant, question }: CareQuery): string {
  const asked = WAYS.filter((way) => way.asked.test(question.plain));
  const way =
    asked.find(({ recorded }) => plant.propagation.some((each) => recorded.test(each))) ??
    WAYS.find(({ recorded }) => recorded.test(plant.propagation[0] ?? ''));
  if (!way) return '';
  const how = way.how(plant);
  return inSentences([`${how.slice(0, 1).toUpperCase()}${how.slice(1)}`]);
}
