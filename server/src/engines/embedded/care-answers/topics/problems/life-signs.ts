import type { Question } from '../../intent/question.ts';

/** What a gardener says of a plant that may be dead. */
export interface LifeSigns {
  /** Green, firm, supple or sprouting parts. */
  living: 'green' | 'firm' | 'growing' | null;
  /** The vital part that has gone soft, hollow or foul. */
  rotten: 'center' | 'stem' | 'bulb' | 'roots' | 'everything' | null;
  /** Brittle or brown beneath the bark, without any green. */
  lifeless: boolean;
  /** Dry or brown anywhere. */
  dry: boolean;
  /** Dry and brown all over. */
  driedUp: boolean;
  /** Without leaves, or with leaves that die down. */
  bare: boolean;
  /** Without any leaf. */
  leafless: boolean;
  /** Green beneath the bark, or supple twigs. */
  livingWood: boolean;
  /** Hanging or lying flat. */
  wilted: boolean;
  /** In flower or fruit, or after it. */
  flowered: boolean;
}

const NOT = String.raw`\b(?:no|not|nothing|nor|without|never|hardly|barely|any)\b(?: \w+){0,3} `;

const GREEN = /\b(?:green(?:ish)?|alive inside)\b/;
const NO_GREEN = new RegExp(
  `${NOT}green|\\bbrown green\\b|\\bgreen (?:up|again|leaf drop|fly|house)|\\b(?:turn|go|become|stay|come back) green`,
);
const FIRM = /\b(?:firm|hard|solid|plump|sturdy|rigid|supple|flexible|pliable|bendy|bends?)\b/;
const NOT_FIRM = new RegExp(
  `${NOT}(?:firm|hard|solid|plump|bend)|\\bbends? (?:no|not|over|down)\\b|\\bhard (?:winter|frost|freeze|water|prun)`,
);
const GROWING =
  /\b(?:new|tiny|small|fresh|young|few|some|green|little) (?:\w+ )?(?:shoots?|buds?|sprouts?|dots?|growth|pups?|offsets?)\b|\bsprouting\b/;
const NOT_GROWING = new RegExp(`${NOT}(?:shoots?|buds?|sprouts?|growth|sprouting)|\\bshoots? (?:\\w+ )?black\\b`);

const SOFT =
  /\b(?:mush\w*|squish\w*|jelly|slim[ey]\w*|soft|soggy|rott?(?:ed|en|s|ing)?|hollow|goo(?:ey)?|gloopy|pulls? (?:right )?out|comes? out)\b/;
const NOT_SOFT = new RegExp(`${NOT}(?:mush|squish|slim|soft|rot|hollow)`);
const VITAL_PARTS = [
  ['center', /\b(?:cent(?:er|re)|crown|heart|middle|growing point|spear)\b/],
  ['bulb', /\b(?:bulbs?|tubers?|corms?|rhizomes?)\b/],
  ['stem', /\b(?:base|trunk|stems?|cane|collar)\b/],
  ['roots', /\broots?\b/],
  ['everything', /\b(?:whole|entire(?:ly)?|everything|completely|totally|all of it)\b/],
] as const;

const LIFELESS = new RegExp(
  `${NOT}green|\\b(?:brown|tan|dry|black) (?:inside|beneath|under\\w*|below)|\\b(?:inside|beneath|underneath|under the bark)(?: it| they| wood)? (?:is|are|was|looks?) (?:all )?(?:brown|dry|tan)|\\b(?:snaps?|snapping|brittle|crackl\\w+)\\b`,
);
const DRY = /\b(?:brown|crisp\w*|crunchy|dried|dry|straw|gr[ae]y|brittle|drying|dying|yellowing|dead looking)\b/;
const ALL =
  /\b(?:whole|all|entire(?:ly)?|completely|everything|totally|every (?:leaf|stem|branch|needle|twig|frond))\b/;

const BARE =
  /\b(?:no(?:t one| single)? lea(?:f|ves)|leafless|bare|naked|without (?:a |one |any )?lea(?:f|ves)|(?:lost|dropped|shed|lose|drop)(?: \w+){0,3} lea(?:f|ves)|lea(?:f|ves)(?: \w+){0,4} (?:gone|fell|fallen|collaps\w*|yellow|died?|brown|shrivel\w*|drop\w*)|nothing (?:show\w*|com\w*|up|visible)|not (?:yet )?(?:come|coming|leafed|sprouted)|sticks?|die[ds]? (?:back|down)|traps? (?:\w+ )?black|leafed out|stayed bare|leaves (?:look )?dead)\b/;
const LEAFLESS =
  /\b(?:leafless|naked|(?:just|is|are|still|completely|went|go|gone|all) bare|bare (?:but|yet|sticks?|stems?|branch\w*|twigs?|trunk)|no(?:t one| single)? lea(?:f|ves)|no (?:leaf )?buds? (?:in|by) (?:april|may|june)|without (?:a |one |any )?lea(?:f|ves)|(?:lost|dropped|shed|lose|drop) (?:\w+ )?(?:all|every|nearly all)(?: \w+){0,2} lea(?:f|ves))\b/;
const LIVING_WOOD =
  /\b(?:bark|stems?|twigs?|branch\w*|wood|inside|beneath|underneath|nail|scrap\w*|scratch\w*)\b.*\b(?:green(?:ish)?|bend\w*|supple|flexible|pliable)\b|\b(?:green(?:ish)?|bend\w*|supple|flexible|pliable)\b.*\b(?:bark|stems?|twigs?|branch\w*|wood|inside|beneath|underneath|nail|scrap\w*|scratch\w*)\b/;
const WILTED = /\b(?:droop\w*|wilt\w*|limp|flat|flop\w*|hang\w*|collaps\w*|faint\w*)\b/;
const FLOWERED = /\b(?:flower(?:ed|ing|s)?|bloom(?:ed|ing|s)?|fruit(?:ed|ing)|spike)\b/;
const NOT_FLOWERED = new RegExp(`${NOT}(?:flower|bloom|fruit)`);

/** What the sentences of a question tell of a plant's life. */
export function lifeSignsIn({ tokens }: Pick<Question, 'tokens'>): LifeSigns {
  const sentences = [...Map.groupBy(tokens, ({ sentence }) => sentence).values()].map((words) =>
    words.map(({ word }) => word).join(' '),
  );
  const whole = sentences.join(' ');
  const says = (is: RegExp, not: RegExp) => sentences.some((sentence) => is.test(sentence.replace(not, ' ')));
  const living = says(GREEN, NO_GREEN)
    ? 'green'
    : says(FIRM, NOT_FIRM)
      ? 'firm'
      : says(GROWING, NOT_GROWING)
        ? 'growing'
        : null;
  return {
    living,
    rotten: rottenPart(sentences),
    lifeless: LIFELESS.test(whole),
    dry: DRY.test(whole),
    driedUp: sentences.some((sentence) => DRY.test(sentence) && ALL.test(sentence)),
    bare: BARE.test(whole),
    leafless: LEAFLESS.test(whole),
    livingWood: says(LIVING_WOOD, NO_GREEN),
    wilted: WILTED.test(whole),
    flowered: says(FLOWERED, NOT_FLOWERED),
  };
}

const BLACK_BASE =
  /\b(?:stems?|trunk|base)\b(?: \w+){0,3} (?:black|brown)(?: \w+){0,2} (?:bottom|base|soil|foot)\b|\bblack(?:ened)? (?:stem )?(?:base|bottom)\b/;

function rottenPart(sentences: readonly string[]): LifeSigns['rotten'] {
  const soft = sentences.filter((sentence) => SOFT.test(sentence.replace(NOT_SOFT, ' ')));
  // "All mushy. The stem is black at the bottom."
  if (soft.length > 0 && sentences.some((sentence) => BLACK_BASE.test(sentence))) return 'stem';
  return VITAL_PARTS.find(([, part]) => soft.some((sentence) => part.test(sentence)))?.[0] ?? null;
}
