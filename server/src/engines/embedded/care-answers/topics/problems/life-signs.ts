import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Question } from '../../intent/question.ts';

/** What a gardener says of a plant that may be dead. */
export interface LifeSigns {
  /** Green, firm, supple, sprouting or otherwise healthy parts. */
  living: 'green' | 'firm' | 'growing' | 'healthy' | null;
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

/**
 * What is said of each sign, as regular expressions of whole words; `{not}` is a denial up to three words before. What
 * begins with "not" is no such sign, though its words sound like it.
 */
const Wordings = z.array(z.string().min(1)).min(1);
const PARTS = ['center', 'bulb', 'stem', 'roots', 'everything'] as const;
const Data = z.strictObject({
  ...{ green: Wordings, notGreen: Wordings, firm: Wordings, notFirm: Wordings },
  ...{ growing: Wordings, notGrowing: Wordings, healthy: Wordings, notHealthy: Wordings },
  ...{ soft: Wordings, notSoft: Wordings, vitalParts: z.record(z.enum(PARTS), z.string().min(1)), blackBase: Wordings },
  ...{ lifeless: Wordings, dry: Wordings, all: Wordings, bare: Wordings, leafless: Wordings, livingWood: Wordings },
  ...{ wilted: Wordings, flowered: Wordings, notFlowered: Wordings },
});
const data = Data.parse(JSON.parse(readFileSync(new URL('life-signs.json', import.meta.url), 'utf8')));

const DENIED = String.raw`(?:no|not|nothing|nor|without|never|hardly|barely|any)\b(?: \w+){0,3}`;

function oneOf(wordings: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${wordings.join('|').replaceAll('{not}', DENIED)})\b`);
}

const GREEN = oneOf(data.green);
const NO_GREEN = oneOf(data.notGreen);
const FIRM = oneOf(data.firm);
const NOT_FIRM = oneOf(data.notFirm);
const GROWING = oneOf(data.growing);
const NOT_GROWING = oneOf(data.notGrowing);
const HEALTHY = oneOf(data.healthy);
const NOT_HEALTHY = oneOf(data.notHealthy);
const SOFT = oneOf(data.soft);
const NOT_SOFT = oneOf(data.notSoft);
const VITAL_PARTS = PARTS.map((part) => [part, oneOf([data.vitalParts[part]])] as const);
const BLACK_BASE = oneOf(data.blackBase);
const LIFELESS = oneOf(data.lifeless);
const DRY = oneOf(data.dry);
const ALL = oneOf(data.all);
const BARE = oneOf(data.bare);
const LEAFLESS = oneOf(data.leafless);
const LIVING_WOOD = oneOf(data.livingWood);
const WILTED = oneOf(data.wilted);
const FLOWERED = oneOf(data.flowered);
const NOT_FLOWERED = oneOf(data.notFlowered);

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
        : says(HEALTHY, NOT_HEALTHY)
          ? 'healthy'
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

function rottenPart(sentences: readonly string[]): LifeSigns['rotten'] {
  const soft = sentences.filter((sentence) => SOFT.test(sentence.replace(NOT_SOFT, ' ')));
  // "All mushy. The stem is black at the bottom."
  if (soft.length > 0 && sentences.some((sentence) => BLACK_BASE.test(sentence))) return 'stem';
  return VITAL_PARTS.find(([, part]) => soft.some((sentence) => part.test(sentence)))?.[0] ?? null;
}

/** Whether a question tells anything that speaks for life or death. */
export function tellsOfLife({ living, rotten, lifeless, driedUp, bare, wilted }: LifeSigns): boolean {
  return living !== null || rotten !== null || lifeless || driedUp || bare || wilted;
}
