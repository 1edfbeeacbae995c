const ASKS_TO_EAT =
  /\b(?:can|may|could|should) (?:i|we|you|one|people|it|they|(?:the|these|those|my|our|its) \w+) (?:still |also |even |just )?(?:be )?(?:eat|eaten|drink|cook|cooked|fry|fried|use|used)\b|\bedible\b|\b(?:safe|ok|okay|fine|good) (?:for (?:us|me|people) )?to (?:eat|drink|cook|fry|use)\b/i;
const ATE =
  /\b(?:ate|chewed|swallowed|drank|licked|tasted|nibbled|cooked and|(?:have|has|had|['’]ve|just|already) (?:\w+ )?(?:eaten|drunk|cooked|fried)|(?:salad|soup|stew|tea|dinner|lunch|supper|meal) (?:last night|yesterday))\b/i;
const HAD_MEAL = somebodyWho('had|served|finished|consumed|ingested|put|drank|used');
const COOKED = somebodyWho('made|cooked|fried');
/** "I made juice, can you drink it raw?" has it still before them. */
const ASKS_OF_THE_MEAL = /\b(?:eat|eaten|drink|edible|raw)\b/i;
const SOMETHING_HAPPENED =
  /\b(?:sick|unwell|pain|hurts?|numb|now what|what now|mistake|by accident|thinking|thought|kids?|child|children|guests?|everyone|everybody|he|she|they|charcoal)\b/i;

function somebodyWho(verbs: string): RegExp {
  return new RegExp(
    `(?<!\\b(?:can|could|may|should|do) )\\b(?:i|we|he|she|they|husband|wife|kids?|children|son|daughter|family|guests?) (?:(?:just|already|all|both|accidentally) )?(?:${verbs})\\b`,
    'i',
  );
}

/** "Can I eat green ones fried?" asks before the meal, "can I use charcoal, he ate it" or "my face is swollen" after it. */
export function asksBeforeMeal(written: string, harm: ReadonlySet<string>): boolean {
  if (!ASKS_TO_EAT.test(written) || ATE.test(written) || HAD_MEAL.test(written)) return false;
  const isIll = harm.has('ill') || harm.has('urgent');
  return !COOKED.test(written) || (ASKS_OF_THE_MEAL.test(written) && !isIll && !SOMETHING_HAPPENED.test(written));
}
