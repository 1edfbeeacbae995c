import type { ClimateCare, ClimateFinding, ClimateQuestion } from '@plantcare/contract/assistant.ts';
import { speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { nameOf } from '../plant-words.ts';
import { drynessFinding, humidityFinding } from './climate-air.ts';
import { forecastFindings } from './climate-forecast.ts';
import { placeFindings } from './climate-place.ts';
import { type Climate, climateOf } from './climate-question.ts';
import { seasonFinding } from './climate-season.ts';
import { warmthFinding } from './climate-warmth.ts';
import { howRecognized, shown } from './sheet-names.ts';

/** In the order of what is urgent. */
const HEADINGS: readonly (readonly [ClimateFinding['verdict'], string])[] = [
  ['change', 'What to change'],
  ['watch', 'What to watch'],
  ['fine', 'What is fine'],
];

/** The climate that was told, compared with what the species bears: as findings, and as a text ordered by urgency. */
export function adviseClimate(question: ClimateQuestion, around: Circumstances): ClimateCare {
  const climate = climateOf(question, around);
  const findings = [
    warmthFinding(climate),
    humidityFinding(climate),
    ...drynessFinding(climate),
    seasonFinding(climate),
    ...forecastFindings(climate),
    ...placeFindings(climate),
  ];
  const paragraphs = [
    ...introduction(question.plantData.species, climate),
    ...HEADINGS.flatMap(([verdict, heading]) =>
      section(
        heading,
        findings.filter((finding) => finding.verdict === verdict),
      ),
    ),
  ];
  return { recommendations: paragraphs.join('\n\n'), findings, known: speciesFound(climate.match) };
}

function introduction(typed: string, { match, example }: Climate): string[] {
  const recognized = match ? howRecognized(typed, match) : null;
  return [
    ...(match
      ? [recognized ?? `This is for ${nameOf(match.plant)}.`]
      : [
          `“${shown(typed)}” is not in the knowledge base, so this compares the weather with what most house plants bear: 18–26 °C, not below 12 °C, and ordinary humidity. Yours may differ.`,
        ]),
    ...(example
      ? [
          'The weather is an example of a mild spring day, not that of where you live. Switch on “Use my local weather” to have yours compared.',
        ]
      : []),
  ];
}

function section(heading: string, findings: readonly ClimateFinding[]): string[] {
  return findings.length === 0 ? [] : [`## ${heading}`, findings.map(({ text }) => `- ${text}`).join('\n')];
}
