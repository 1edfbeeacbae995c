import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant.ts';
import { findSpecies, type SpeciesMatch, speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { type Asked, askedAbout, inSentences } from './answer.ts';
import { answerTo } from './answer-topics.ts';
import { adviseUnknown } from './answer-unknown.ts';
import { readQuestion } from './question.ts';
import { careSheet } from './sheet.ts';
import { howRecognized, shown } from './sheet-names.ts';

/**
 * How to care for the species, or the answer to the question about it, from the knowledge base and what is known of the
 * plant. Where the words for the species name none, an own plant's species does.
 */
export function adviseCare({ plantSpecies, question }: CareQuestion, around: Circumstances): CareAdvice {
  const [typed, match] = recognized(plantSpecies, around);
  if (!match) {
    const read = question === null ? null : readQuestion(question, [plantSpecies]);
    return { advice: adviseUnknown(plantSpecies, read, around), known: null };
  }
  const { scientificName, commonNames, synonyms } = match.plant;
  const asked: Asked = askedAbout(
    match,
    readQuestion(question ?? '', [scientificName, ...commonNames, ...synonyms, typed]),
    around,
  );
  const text = question === null ? careSheet(asked) : answerTo(asked);
  const instead =
    typed === plantSpecies
      ? null
      : `“${shown(plantSpecies)}” names no known plant, so this is for what you noted as its species.`;
  const caution = inSentences([instead, howRecognized(typed, match)]) || null;
  const urgent = asked.question.danger?.happened === 'eaten';
  const advice = [...(urgent ? [text, caution] : [caution, text]), aboutMonths(text, around)];
  return { advice: advice.filter((part) => part !== null).join('\n\n'), known: speciesFound(match) };
}

const MONTHS = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** The records are written for the north. */
function aboutMonths(text: string, { hemisphere }: Circumstances): string | null {
  if (hemisphere === 'north' || !MONTHS.test(text)) return null;
  return 'Months are those of the northern hemisphere: yours come half a year later.';
}

function recognized(typed: string, { plant }: Circumstances): [string, SpeciesMatch | null] {
  const match = findSpecies(typed);
  if (match || !plant?.species) return [typed, match];
  return [plant.species, findSpecies(plant.species)];
}
