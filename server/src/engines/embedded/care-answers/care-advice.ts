import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import { careSheet } from '../../../horticulture/care-sheet/care-sheet.ts';
import { howRecognized } from '../../../horticulture/care-sheet/recognition.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { recognizedPlant } from '../../../horticulture/recognized-plant.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import { speciesFound } from '../../../knowledge/names/match.ts';
import { type CareQuery, careQuery } from './answer.ts';
import { readQuestion } from './intent/question.ts';
import { answerTo } from './topics.ts';
import { adviseUnknown } from './unknown.ts';

/**
 * How to care for the species, or the answer to the question about it, from the knowledge base and what is known of the
 * plant. Where the words for the species name none, an own plant's species does.
 */
export function adviseCare({ plantSpecies, question }: CareQuestion, circumstances: Circumstances): CareAdvice {
  const { words: typed, match, instead } = recognizedPlant(plantSpecies, circumstances);
  if (!match) {
    const read = question === null ? null : readQuestion(question, [plantSpecies], null);
    return { advice: adviseUnknown(plantSpecies, read, circumstances), known: null };
  }
  const { scientificName, commonNames, synonyms } = match.plant;
  const query: CareQuery = careQuery(
    match,
    readQuestion(question ?? '', [scientificName, ...commonNames, ...synonyms, typed], match.plant),
    circumstances,
  );
  const text = question === null ? careSheet(query.plant, query.season, query.circumstances) : answerTo(query);
  const caution = inSentences([instead, howRecognized(typed, match)]) || null;
  const urgent = query.question.danger?.happened;
  const advice = [...(urgent ? [text, caution] : [caution, text]), aboutMonths(text, circumstances)];
  return { advice: advice.filter((part) => part !== null).join('\n\n'), known: speciesFound(match) };
}

const MONTHS = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** The records are written for the north. */
function aboutMonths(text: string, { hemisphere }: Circumstances): string | null {
  if (hemisphere === 'north' || !MONTHS.test(text)) return null;
  return 'Months are those of the northern hemisphere: yours come half a year later.';
}
