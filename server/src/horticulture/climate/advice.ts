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

/** Urgent findings first. */
const VERDICTS: readonly ClimateFinding['verdict'][] = ['change', 'watch', 'fine'];

/** The given climate compared with what the species tolerates: as findings, and as a text, both with the urgent first. */
export function adviseClimate(question: ClimateQuestion, circumstances: Circumstances): ClimateCare {
  const climate = climateOf(question, circumstances);
  const unordered = [
    warmthFinding(climate),
    humidityFinding(climate),
    ...drynessFinding(climate),
    seasonFinding(climate),
    ...forecastFindings(climate),
    ...placeFindings(climate),
  ];
  const findings = VERDICTS.flatMap((verdict) => unordered.filter((finding) => finding.verdict === verdict));
  const of = (verdict: ClimateFinding['verdict']) => findings.filter((finding) => finding.verdict === verdict);
  const summary = introduction(question.plantData.species, climate, findings);
  const paragraphs = [
    ...summary,
    ...section('What to change', of('change')),
    ...section('What to watch', of('watch')),
    ...whatIsFine(of('fine')),
  ];
  return {
    recommendations: paragraphs.join('\n\n'),
    summary: summary.join('\n\n'),
    findings,
    known: speciesFound(climate.match),
  };
}

function introduction(typed: string, { match, example }: Climate, findings: readonly ClimateFinding[]): string[] {
  const recognized = match ? howRecognized(typed, match) : null;
  return [
    `**${match ? nameOf(match.plant) : 'Your plant'}:** ${example ? 'in the example ' : ''}${verdictOn(findings)}`,
    ...(match
      ? recognized === null
        ? []
        : [recognized]
      : [
          `“${shown(typed)}” is not in the knowledge base, so this compares the weather with what most house plants tolerate: 18–26 °C, not below 12 °C, and ordinary humidity. Yours may differ.`,
        ]),
    ...(example
      ? [
          'The weather is an example of a mild spring day, not that of where you live. Switch on “Use my local weather” to have yours compared.',
        ]
      : []),
  ];
}

function verdictOn(findings: readonly ClimateFinding[]): string {
  const count = (verdict: ClimateFinding['verdict']) => findings.filter((each) => each.verdict === verdict).length;
  const [change, watch] = [count('change'), count('watch')];
  const watched = watch === 0 ? '' : `${things(watch)} to watch`;
  if (change > 0) return `${things(change)} to change${watched === '' ? '' : `, ${watched}`}.`;
  return watched === '' ? 'nothing needs to change.' : `nothing needs to change; ${watched}.`;
}

function things(count: number): string {
  return count === 1 ? 'one thing' : `${count} things`;
}

/** One line for all that needs nothing. */
function whatIsFine(findings: readonly ClimateFinding[]): string[] {
  const briefs = [...new Set(findings.map(({ about, brief }) => brief ?? `the ${about}`))];
  return briefs.length === 0 ? [] : [`**Fine:** ${briefs.join('; ')}.`];
}

function section(heading: string, findings: readonly ClimateFinding[]): string[] {
  return findings.length === 0 ? [] : [`## ${heading}`, findings.map(({ text }) => `- ${text}`).join('\n')];
}
