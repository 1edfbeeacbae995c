import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant.ts';
import { speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { recognizedPlant } from '../recognized-plant.ts';
import { type Asked, askedAbout, inSentences } from './answer.ts';
import { answerTo } from './answer-topics.ts';
import { adviseUnknown } from './answer-unknown.ts';
import { readQuestion } from './question.ts';
import { careSheet } from './sheet.ts';
import { howRecognized } from './sheet-names.ts';

/**
 * How to care for the species, or the answer to the question about it, from the knowledge base and what is known of the
 * plant. Where the words for the species name none, an own plant's species does.
 */
export function adviseCare({ plantSpecies, question }: CareQuestion, around: Circumstances): CareAdvice {
  const { words: typed, match, instead } = recognizedPlant(plantSpecies, around);
  if (!match) {
    const read = question === null ? null : readQuestion(question, [plantSpecies], null);
    return { advice: adviseUnknown(plantSpecies, read, around), known: null };
  }
  const { scientificName, commonNames, synonyms } = match.plant;
  const asked: Asked = askedAbout(
    match,
    readQuestion(question ?? '', [scientificName, ...commonNames, ...synonyms, typed], match.plant),
    around,
  );
  const text = question === null ? careSheet(asked) : answerTo(asked);
  const caution = inSentences([instead, howRecognized(typed, match)]) || null;
  const urgent = asked.question.danger?.happened;
  const advice = [...(urgent ? [text, caution] : [caution, text]), aboutMonths(text, around)];
  return { advice: advice.filter((part) => part !== null).join('\n\n'), known: speciesFound(match) };
}

const MONTHS = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** The records are written for the north. */
function aboutMonths(text: string, { hemisphere }: Circumstances): string | null {
  if (hemisphere === 'north' || !MONTHS.test(text)) return null;
  return 'Months are those of the northern hemisphere: yours come half a year later.';
}
