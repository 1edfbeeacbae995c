import type { ClimateCare, ClimateFinding, ClimateQuestion } from '@plantcare/contract/assistant/climate-care.ts';
import { speciesFound } from '../../knowledge/names/match.ts';
import { howRecognized, shown } from '../care-sheet/recognition.ts';
import type { Circumstances } from '../circumstances.ts';
import { nameOf } from '../wording.ts';
import { drynessFinding, humidityFinding } from './air.ts';
import { forecastFindings } from './forecast.ts';
import { placeFindings } from './place.ts';
import { type Climate, climateOf } from './question.ts';
import { seasonFinding } from './season.ts';
import { warmthFinding } from './warmth.ts';

/** In the order of what is urgent. */
const HEADINGS: readonly (readonly [ClimateFinding['verdict'], string])[] = [
  ['change', 'What to change'],
  ['watch', 'What to watch'],
  ['fine', 'What is fine'],
];

/** The climate that was told, compared with what the species bears: as findings, and as a text ordered by urgency. */
export function adviseClimate(question: ClimateQuestion, circumstances: Circumstances): ClimateCare {
  const climate = climateOf(question, circumstances);
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
