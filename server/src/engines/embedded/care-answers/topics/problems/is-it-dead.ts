import type { GeneralQuery, Paragraph } from '../../answer.ts';
import { says } from '../../answer.ts';

/** Whether a plant still lives, by the test that decides for its kind, and what the gardener saw already. */
export function isItDead({ plant, question }: GeneralQuery): Paragraph {
  const alive =
    says(question, 'green', 'firm', 'sprout', 'shoot', 'bud') &&
    !question.plain.match(/\b(?:no|not|nor)\b[^.?!]{0,20}\b(?:green|firm|sprout|shoot|buds?)\b/);
  const kind = plant?.category ?? 'shrub';
  const bulb = kind === 'bulb';
  const woody = kind === 'shrub' || kind === 'climber' || (kind === 'fruit' && plant?.lifespan === 'perennial');
  const test = bulb
    ? 'Dig down to the bulb or tuber: firm means alive and at rest; soft, hollow or smelly means dead.'
    : kind === 'succulent' || plant?.family === 'Orchidaceae'
      ? 'Feel the stem and look at the roots: firm and green or white means alive; brown, soft and hollow all through means dead.'
      : woody
        ? 'Scratch the bark with a fingernail, from the tips downward: green and moist beneath means alive; brown and dry, down to the base, means dead.'
        : 'Scratch a stem and look at the roots: green under the skin, or firm pale roots and crown, means alive; brown, dry or mushy all through means dead.';
  const next = woody
    ? 'Cut back to living wood just above a bud, water as the soil dries, do not feed, and give it until midsummer before you give up.'
    : 'Cut off what is dead, keep it warm and bright without direct sun, water sparingly, do not feed, and give it 4–8 weeks.';
  if (alive) return { lead: 'No, probably not dead:', text: `what is green or firm still lives. ${test} ${next}` };
  return { lead: 'It may not be dead yet.', text: `${test} ${next}` };
}
