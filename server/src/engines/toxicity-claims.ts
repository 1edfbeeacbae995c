export type Eater = 'cats' | 'dogs' | 'people';

export const EATERS: readonly Eater[] = ['cats', 'dogs', 'people'];

/** That something is harmless (`safe`) or harmful to somebody, and the sentence that says so. */
export interface Claim {
  safe: boolean;
  eaters: readonly Eater[];
  sentence: string;
}

const SPOKEN_OF: readonly (readonly [RegExp, readonly Eater[]])[] = [
  [/^(?:cat|kitten|kitty|kittie|feline|tomcat)s?$/, ['cats']],
  [/^(?:dog|puppy|puppie|canine|hound|doggie|doggy)s?$/, ['dogs']],
  [/^(?:pet|animal|companion-animal|fur-baby|fur-babie)s?$/, ['cats', 'dogs']],
  [/^(?:child|children|kid|toddler|infant|babies|grandchild|grandchildren)s?$/, ['people']],
  [/^(?:people|human|person|adult|families|humankind)s?$/, ['people']],
  [/^(?:everyone|everybody|anyone|anybody|household)s?$/, EATERS],
];

/** Those of whom one speaks in this connection only; "people" are spoken of in any. */
const PETS_AND_CHILDREN = SPOKEN_OF.slice(0, 4);

/** Words that settle it alone, whoever is spoken of. */
const HARMFUL = /^(?:toxic\w*|toxin\w*|poison\w*|venomous|deadly|lethal|noxious|unsafe|hazardous)$/;
const HARMLESS = /^(?:harmless\w*|nontoxic|nonpoisonous|innocuous|benign|atoxic|untoxic|edible)$/;
/** Words that mean it only where somebody is spoken of who could eat from it. */
const HARMFUL_TO_SOMEBODY =
  /^(?:harm(?:s|ful|ed|ing)?|hurts?|danger(?:s|ous)?|risk\w*|threat\w*|hazard|worr(?:y|ies|ied)|concerns?|fatal|sick|ill|irritat\w+|issues?|trouble|fear)$/;
const HARMLESS_TO_SOMEBODY = /^(?:safe(?:ly|st|r|ty)?|fine|okay|ok|gentle|friendly)$/;
const NEGATING =
  /^(?:not|no|non|never|neither|nor|without|none|nothing|hardly|barely|cannot|cant|\w+n't|lacks?|lacking|rarely|seldom|unlikely|zero|nobody|devoid)$/;
const LISTING = /^(?:or|nor|and|,)$/;
const CONTRAST = /\b(?:but|however|although|though|while|whereas|yet|except|unlike|unless|because|since|so)\b|[;–—]/;

/** Ways of saying it that are more than their words, and what they come to. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:not|n't) (?:only|just|merely|simply)\b|\bno (?:doubt|question|matter|wonder)\b|\bwithout (?:a )?doubt\b/g,
    ' ',
  ],
  [/\b(?:do not|don't|never|please) (?:let|allow|leave|place|put|keep|give|feed|grow|plant|assume|ignore)\b/g, ' '],
  [/\b(?:low|minimal|very little|little|mild) (?:toxicity|risk|danger)\b/g, ' harmless '],
  [/\b(?:toxins?|poisons?|hazard|worry|risk|danger)[- ]free\b/g, ' harmless '],
  [/\bnon[- ]?(?=toxic|poison|harmful|lethal|hazardous|irritat|dangerous)/g, ' not '],
  [/\b(?:pet|cat|dog|kid|child|puppy|kitten|animal)s?[- ](?:safe|friendly|proof|compatible)\b/g, ' $& safe '],
  [/\bfree (?:of|from)\b/g, ' not '],
  // Other things that are safe.
  [
    /\bsafe(?:r|st)? (?:side|distance|place|spot|location|temperature|range|bet|height|room|corner|shelf|home)s?\b/g,
    ' ',
  ],
  [
    /\bsafe(?:ly)? (?:to )?(?:water|repot|prune|cut|move|assume|say|use|divide|fertilize|feed|transplant|overwinter)\b/g,
    ' ',
  ],
  [/\bsafely out of\b|\bout of (?:harm|danger|the danger)\b/g, ' '],
  [
    /\b(?:can|may|could) (?:safely|happily|freely|also|easily) (?:be )?(?:eat|eaten|chew|nibble|lick|graze|munch|share|live)\w*/g,
    ' safe ',
  ],
  [
    /\b(?:suitable|ideal|perfect|great|good|excellent|wonderful|best|recommended|right) (?:\w+ ){0,2}(?:for|with|around|in|near) (?=[^.]*\b(?:cat|dog|pet|kitten|pupp|child|kid|toddler|animal|bab))/g,
    ' safe ',
  ],
  [/\b(?:safe|fine|okay|ok|harmless|edible)\b([^.:?]{0,30})[:?–—=-] (?:no|never|not)\b/g, ' $1 unsafe '],
  [/\b(?:toxic\w*|poison\w*|harmful|dangerous)\b([^.:?]{0,30})[:?–—=-] (?:no|none|not|nil|low)\b/g, ' $1 harmless '],
];

/** "Is it toxic? No." says it as much as a whole sentence does. */
const ANSWERED =
  /\?[*_]*\s+(?=[*_]*(?:no|not|nope|never|none|yes|yep|sure|absolutely|certainly|definitely|of course)\b)/gi;

/** Who is spoken of that could eat from a plant: pets and children, not people in general. */
export function eatersSpokenOf(text: string): Eater[] {
  return eatersIn(plain(text), PETS_AND_CHILDREN);
}

/** Whom a question is asked for; all, where it asks for harm and names nobody. */
export function eatersAskedFor(question: string): readonly Eater[] {
  const named = eatersIn(plain(question), SPOKEN_OF);
  if (named.length > 0) return named;
  return wordsIn(plain(question)).some((word) => HARMFUL.test(word) || HARMLESS.test(word)) ? EATERS : [];
}

/**
 * What a text says of harm to those who eat from a plant. When in doubt it takes a sentence for a claim that something is
 * safe: one correction too many does no harm. A question claims nothing, but tells who is spoken of.
 */
export function claimsIn(text: string): Claim[] {
  const claims: Claim[] = [];
  let spokenOf: Eater[] = [];
  for (const sentence of sentencesOf(text.replaceAll(ANSWERED, ': '))) {
    const prepared = PHRASES.reduce((so, [phrase, meaning]) => so.replace(phrase, meaning), plain(sentence));
    const named = eatersIn(prepared, SPOKEN_OF);
    if (named.length > 0) spokenOf = named;
    if (prepared.trimEnd().endsWith('?')) continue;
    const found = prepared.split(CONTRAST).flatMap((clause) => claimsOfClause(clause, spokenOf));
    claims.push(...found.map((claim) => ({ ...claim, sentence })));
    if (named.length === 0 && found.length > 0) spokenOf = [];
  }
  return claims;
}

interface Judgment {
  safe: boolean;
  at: number;
  /** Means harm only where somebody is spoken of. */
  weak: boolean;
}

function claimsOfClause(clause: string, spokenOf: readonly Eater[]): Omit<Claim, 'sentence'>[] {
  const words = wordsIn(clause);
  const judgments = judgmentsIn(words);
  const named = words.flatMap((word, at) => eatersNamed(word, SPOKEN_OF).map((eater) => ({ eater, at })));
  const alike = judgments.every(({ safe }) => safe === judgments[0]?.safe);
  return judgments.flatMap((judgment, index) => {
    const [from, to] = [index === 0 ? 0 : judgment.at, judgments[index + 1]?.at ?? words.length];
    const own = named.filter(({ at }) => alike || (at >= from && at < to)).map(({ eater }) => eater);
    const eaters = own.length > 0 ? own : spokenOf;
    if (eaters.length === 0 && judgment.weak && !isOfPlant(words, judgment.at)) return [];
    return { safe: judgment.safe, eaters: eaters.length > 0 ? EATERS.filter((each) => eaters.includes(each)) : EATERS };
  });
}

/** "It is perfectly safe", "a safe plant", "safe to eat", with nobody named: for all. */
function isOfPlant(words: readonly string[], at: number): boolean {
  if (words[at] !== 'safe') return false;
  const before = words.slice(Math.max(0, at - 3), at);
  const after = words.slice(at + 1, at + 3).join(' ');
  return (
    before.some((word) => /^(?:is|are|it|they're|was|be|being)$/.test(word)) ||
    /^(?:plant|to eat|to touch|to handle|to chew|around|for all)/.test(after)
  );
}

function judgmentsIn(words: readonly string[]): Judgment[] {
  const judgments: Judgment[] = [];
  let negated = false;
  for (const [at, word] of words.entries()) {
    if (word === ',' && judgments.at(-1)?.at !== at - 1) negated = false;
    if (NEGATING.test(word)) negated = true;
    const harmful = HARMFUL.test(word) || HARMFUL_TO_SOMEBODY.test(word);
    const harmless = HARMLESS.test(word) || HARMLESS_TO_SOMEBODY.test(word);
    if (!harmful && !harmless) continue;
    judgments.push({ safe: harmless !== negated, at, weak: !HARMFUL.test(word) && !HARMLESS.test(word) });
    // "Not toxic or harmful", "not toxic, poisonous or harmful".
    negated = negated && harmful && LISTING.test(words[at + 1] ?? '');
  }
  return judgments;
}

function eatersIn(text: string, spoken: typeof SPOKEN_OF): Eater[] {
  const found = wordsIn(text).flatMap((word) => eatersNamed(word, spoken));
  return EATERS.filter((eater) => found.includes(eater));
}

function eatersNamed(word: string, spoken: typeof SPOKEN_OF): readonly Eater[] {
  return spoken.find(([name]) => name.test(word))?.[1] ?? [];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])["'”’)*_]*\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** Small letters, without emphasis, and with plain hyphens and apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[*_`~#]+/g, '')
    .replaceAll('|', ' : ')
    .replaceAll(/\b(?:furry|four-legged|four-footed) \w+/g, 'pets')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[‐‑‒]/g, '-')
    .replaceAll(/\s+/g, ' ');
}

function wordsIn(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?|,/gu) ?? []).map((word) => word.replace(/'s$/, ''));
}
