import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ErrorBody } from './errors.ts';
import {
  KeyAnswersField,
  KeyQuestion,
  MAX_KEY_QUESTIONS,
  PhotoColors,
  PhotoColorsField,
} from './identification-key.ts';
import { MeasuredDiagnosis, MeasuredInput } from './measured-diagnosis.ts';
import { HEALTHS } from './plants.ts';
import { MAX_INTERVAL, ReminderType } from './reminders.ts';
import { SEASONS, SPECIES_MATCHES, SpeciesSummary } from './species.ts';
import { Id, Instant, Message, optionalText } from './text.ts';

export const ABILITIES = [
  'identify',
  'diagnose',
  'care-advice',
  'growth-prediction',
  'care-schedule',
  'climate-care',
] as const;

export const Ability = z.enum(ABILITIES);
export type Ability = z.output<typeof Ability>;

/** As many photos as Pl@ntNet looks at together. */
export const MAX_IDENTIFY_PHOTOS = 5;

export const MAX_QUESTION = 1000;

export const UNKNOWN_PLANT = 'Unknown Plant';
export const NO_COMMON_NAME = 'No common name available';
export const NO_CONDITION = 'No specific condition detected';
export const NO_ADVICE = 'No specific advice available';

/** What an engine is asked for when a plant lacks the field (SPEC.md, section 5). */
export const PLANT_DEFAULTS = {
  ageWeeks: 12,
  health: 'healthy',
  size: 'medium',
  lastRepot: 'unknown',
  lastPrune: 'unknown',
  /** Of a growth prediction; schedule and climate care take `indoor`. */
  location: 'unknown',
  indoor: 'indoor',
  sunlight: 'moderate',
  notes: '',
} as const;

/** The weather that is sent when the gardener's own is not asked for. */
export const PLACEHOLDER_WEATHER = {
  temperature: '72°F',
  humidity: '45%',
  season: 'Spring',
  forecast: 'Partly cloudy with mild temperatures',
} as const;

/** The built-in knowledge base, a language model, or Pl@ntNet. */
export const SOURCES = ['embedded', 'model', 'plantnet'] as const;

/** `engine` is its name for people; `answerId` finds the answer again, null when it was not kept. */
const AnswerMeta = { source: z.enum(SOURCES), engine: z.string(), answerId: Id.nullable() };

export interface AnswerMeta {
  source: (typeof SOURCES)[number];
  engine: string;
  answerId: string | null;
}

/** In percent. */
const Confidence = z.number().min(0).max(100);

export const Candidate = z.object({
  species: z.string(),
  commonName: z.string().nullable(),
  confidence: Confidence,
  description: z.string(),
  /** Its record in the knowledge base, where it has one. */
  known: SpeciesSummary.nullable(),
  /** What tells it from the candidates that are most like it, a sentence each. */
  tells: z.array(z.string()).default([]),
});

export type Candidate = z.output<typeof Candidate>;

/**
 * `candidates` come best first, at most five. While a key narrows them down the plant itself may still be unknown; then
 * `nextQuestion` goes on, `asked` counts the answers so far, and `seen` is what the photo added, to be sent with them.
 */
export const Identification = z.object({
  species: z.string(),
  commonName: z.string(),
  confidence: Confidence,
  description: z.string(),
  candidates: z.array(Candidate),
  nextQuestion: KeyQuestion.nullable().default(null),
  asked: z.int().min(0).max(MAX_KEY_QUESTIONS).default(0),
  seen: PhotoColors.nullable().default(null),
});

export type Identification = z.output<typeof Identification>;

export const SEVERITIES = ['Low', 'Moderate', 'High', 'Critical', 'Unknown'] as const;

export const Severity = z.enum(SEVERITIES);
export type Severity = z.output<typeof Severity>;

/** Texts may be Markdown without HTML; null where there is nothing to say. */
export const Diagnosis = z.object({
  condition: z.string(),
  severity: Severity,
  confidence: Confidence,
  symptoms: z.string().nullable(),
  rootCause: z.string().nullable(),
  treatment: z.string().nullable(),
  timeline: z.string().nullable(),
  prevention: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  /** Where the answer was measured on the photo itself. */
  measured: MeasuredDiagnosis.optional(),
});

export type Diagnosis = z.output<typeof Diagnosis>;

/** What the species was found to be: itself, or only its genus or its family. */
export const SpeciesFound = SpeciesSummary.extend({ as: z.enum(SPECIES_MATCHES) });

export type SpeciesFound = z.output<typeof SpeciesFound>;

/** `advice` is Markdown without HTML. `known` is what it rests on; null: the species is not in the knowledge base. */
export const CareAdvice = z.object({ advice: z.string(), known: SpeciesFound.nullable() });

export type CareAdvice = z.output<typeof CareAdvice>;

/** The height in cm that is expected a number of weeks from now, and the span it will probably lie in. */
export const GrowthPoint = z.object({
  weeks: z.int().min(0),
  low: z.number(),
  expected: z.number(),
  high: z.number(),
});

export type GrowthPoint = z.output<typeof GrowthPoint>;

/** `timeline` begins today and ends in a year, or with the life of an annual; empty when nothing is known to reckon with. */
export const GrowthPrediction = z.object({
  prediction: z.string(),
  timeline: z.array(GrowthPoint),
  known: SpeciesFound.nullable(),
});

export type GrowthPrediction = z.output<typeof GrowthPrediction>;

/** A task of a schedule. It is done every `interval` days, weeks or months in the seasons named; `once` when it falls due once. */
export const CareTask = z.object({
  type: ReminderType,
  title: z.string(),
  frequency: z.enum(['once', 'daily', 'weekly', 'monthly']),
  interval: z.int().min(1).max(MAX_INTERVAL),
  seasons: z.array(z.enum(SEASONS)),
  reason: z.string(),
  /** Days from today until it is first to be done. */
  firstInDays: z.int().min(0).max(3660),
});

export type CareTask = z.output<typeof CareTask>;

export const CareSchedule = z.object({
  schedule: z.string(),
  tasks: z.array(CareTask),
  known: SpeciesFound.nullable(),
});

export type CareSchedule = z.output<typeof CareSchedule>;

/** `finding` is one thing compared with what the species bears. */
export const ClimateFinding = z.object({
  about: z.enum(['temperature', 'humidity', 'dryness', 'season', 'forecast', 'place']),
  verdict: z.enum(['fine', 'watch', 'change']),
  text: z.string(),
});

export type ClimateFinding = z.output<typeof ClimateFinding>;

export const ClimateCare = z.object({
  recommendations: z.string(),
  findings: z.array(ClimateFinding),
  known: SpeciesFound.nullable(),
});

export type ClimateCare = z.output<typeof ClimateCare>;

function answerOf<Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>) {
  return z.object({ data: z.object({ ...data.shape, ...AnswerMeta }) });
}

/** A text that may be left out, null or empty: null then. */
function words(name: string, max: number) {
  return optionalText(name, max)
    .nullish()
    .transform((text) => text ?? null);
}

/** A figure may also come as a number. */
function weatherText(name: string, max: number) {
  return z
    .union([z.string(), z.number()])
    .nullish()
    .transform((figure) => (typeof figure === 'number' ? String(figure) : figure))
    .pipe(words(name, max));
}

/** A day, or that it is not known. */
function dayOrUnknown(name: string) {
  return z
    .string()
    .trim()
    .nullish()
    .transform((text) => (!text || text.toLowerCase() === PLANT_DEFAULTS.lastRepot ? null : text))
    .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], `${name} must be a date or "unknown"`).nullable())
    .transform((day) => day?.slice(0, 10) ?? null);
}

/** The own plant it is about, if any: its data and diary are taken into account, and the answer is kept with it. */
const OwnPlant = Id.or(z.literal(''))
  .nullish()
  .transform((id) => id || null);

const PlantSpecies = z
  .string('Please enter a plant species')
  .trim()
  .min(1, 'Please enter a plant species')
  .max(200, 'Plant species can have at most 200 characters');

const Conditions = words('Conditions', 1000);
const Place = words('Location', 200);

export const CareQuestion = z.object({
  plantSpecies: PlantSpecies,
  question: words('Question', MAX_QUESTION),
  plant: OwnPlant,
});

export type CareQuestion = z.output<typeof CareQuestion>;

export const GrowthQuestion = z.object({
  species: PlantSpecies,
  ageWeeks: z
    .union([z.number(), z.string().trim().min(1).transform(Number)], 'Age must be a whole number of weeks')
    .pipe(z.int('Age must be a whole number of weeks').min(0, 'Age cannot be negative').max(15_000))
    .nullish()
    .transform((weeks) => weeks ?? PLANT_DEFAULTS.ageWeeks),
  health: z
    .enum(HEALTHS, `Please choose one of: ${HEALTHS.join(', ')}`)
    .nullish()
    .transform((health) => health ?? PLANT_DEFAULTS.health),
  lastRepot: dayOrUnknown('Last repotted'),
  lastPrune: dayOrUnknown('Last pruned'),
  location: Place,
  notes: words('Notes', 10_000),
  plant: OwnPlant,
});

export type GrowthQuestion = z.output<typeof GrowthQuestion>;

/** `conditions` is free text, such as "Health: healthy, Size: medium, Sunlight: moderate". */
export const ScheduleQuestion = z.object({
  plantSpecies: PlantSpecies,
  location: Place,
  conditions: Conditions,
  plant: OwnPlant,
});

export type ScheduleQuestion = z.output<typeof ScheduleQuestion>;

/** The weather in words, with or without units: "72°F", "22 °C", "45%", "0.45", "Spring". */
export const ClimateQuestion = z.object({
  plantData: z.object({ species: PlantSpecies, location: Place, conditions: Conditions }, 'Please select a plant.'),
  weatherData: z
    .object({
      temperature: weatherText('Temperature', 100),
      humidity: weatherText('Humidity', 100),
      season: words('Season', 100),
      forecast: words('Forecast', 2000),
    })
    .nullish()
    .transform((weather) => weather ?? { temperature: null, humidity: null, season: null, forecast: null }),
  plant: OwnPlant,
});

export type ClimateQuestion = z.output<typeof ClimateQuestion>;

const area = 'AI assistant';
const access = 'signed-in';

const IdentifyForm = z.object({ plant: OwnPlant, answers: KeyAnswersField, seen: PhotoColorsField });

export type IdentifyForm = z.output<typeof IdentifyForm>;

export const identifyPlant = endpoint({
  method: 'POST',
  path: '/ai/identify',
  area,
  summary: 'The plant on a photo, on up to five photos of it, or by answers to the questions of a key',
  access,
  form: IdentifyForm,
  photos: { name: 'image', max: MAX_IDENTIFY_PHOTOS },
  response: answerOf(Identification),
});

export const diagnosePlant = endpoint({
  method: 'POST',
  path: '/ai/diagnose',
  area,
  summary: 'What ails the plant on a photo',
  access,
  form: z.object({ plant: OwnPlant, ...MeasuredInput }),
  photos: { name: 'image', max: 1 },
  response: answerOf(Diagnosis),
});

export const careAdvice = endpoint({
  method: 'POST',
  path: '/ai/care-advice',
  area,
  summary: 'How to care for a species, or the answer to a question about it',
  access,
  json: CareQuestion,
  response: answerOf(CareAdvice),
});

export const growthPrediction = endpoint({
  method: 'POST',
  path: '/ai/growth-prediction',
  area,
  summary: 'How a plant will grow within a year',
  access,
  json: GrowthQuestion,
  response: answerOf(GrowthPrediction),
});

export const careSchedule = endpoint({
  method: 'POST',
  path: '/ai/care-schedule',
  area,
  summary: 'What a plant needs and how often',
  access,
  json: ScheduleQuestion,
  response: answerOf(CareSchedule),
});

export const climateCare = endpoint({
  method: 'POST',
  path: '/ai/climate-care',
  area,
  summary: 'What the climate asks of who keeps a plant',
  access,
  json: ClimateQuestion,
  response: answerOf(ClimateCare),
});

/** The questions whose answer is a text, answered while it is written. */
export const TextQuestion = z.discriminatedUnion('ability', [
  z.object({ ability: z.literal('care-advice'), question: CareQuestion }),
  z.object({ ability: z.literal('growth-prediction'), question: GrowthQuestion }),
  z.object({ ability: z.literal('care-schedule'), question: ScheduleQuestion }),
  z.object({ ability: z.literal('climate-care'), question: ClimateQuestion }),
]);

export type TextQuestion = z.output<typeof TextQuestion>;

const TextAnswers = [
  z.object({ ability: z.literal('care-advice'), data: CareAdvice.extend(AnswerMeta) }),
  z.object({ ability: z.literal('growth-prediction'), data: GrowthPrediction.extend(AnswerMeta) }),
  z.object({ ability: z.literal('care-schedule'), data: CareSchedule.extend(AnswerMeta) }),
  z.object({ ability: z.literal('climate-care'), data: ClimateCare.extend(AnswerMeta) }),
] as const;

const TextAnswer = z.discriminatedUnion('ability', TextAnswers);

export type TextAnswer = z.output<typeof TextAnswer>;

/**
 * A line of a streamed answer. `text` goes on with what has come so far; `restart` takes that back, because another
 * engine begins anew; `answer` is the whole, which replaces it and comes last; so does `error`, when there is none.
 */
export const StreamedLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('restart') }),
  z.object({ kind: z.literal('answer'), answer: TextAnswer }),
  z.object({ kind: z.literal('error'), ...ErrorBody.pick({ msg: true, code: true }).shape }),
]);

export type StreamedLine = z.output<typeof StreamedLine>;

export const streamAnswer = endpoint({
  method: 'POST',
  path: '/ai/stream',
  area,
  summary: 'A text answer line by line (application/x-ndjson) while it is written',
  access,
  json: TextQuestion,
  lines: true,
  response: StreamedLine,
});

/** An answer that was given, and what was asked in words. It goes with its plant; without a plant it is the account's. */
export const KeptAnswer = z.intersection(
  z.object({
    _id: Id,
    plant: z.object({ _id: Id, name: z.string() }).nullable(),
    asked: z.string(),
    createdAt: Instant,
  }),
  z.discriminatedUnion('ability', [
    ...TextAnswers,
    z.object({ ability: z.literal('identify'), data: Identification.extend(AnswerMeta) }),
    z.object({ ability: z.literal('diagnose'), data: Diagnosis.extend(AnswerMeta) }),
  ]),
);

export type KeptAnswer = z.output<typeof KeptAnswer>;

export const listAnswers = endpoint({
  method: 'GET',
  path: '/ai/answers',
  area,
  summary: 'Earlier answers, newest first: all, those about one own plant, or those of one ability',
  access,
  query: z.object({
    plant: Id.optional(),
    ability: Ability.optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(20),
  }),
  response: z.array(KeptAnswer),
});

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/ai/answers/:id',
  area,
  summary: 'Forget an earlier answer',
  access,
  params: z.object({ id: Id }),
  response: Message,
});

/** What this server's assistant can do: who answers texts, and whether photos are recognized at all. */
export const assistantEngines = endpoint({
  method: 'GET',
  path: '/ai/engines',
  area,
  summary: 'Which engines answer here',
  access,
  response: z.object({
    text: z.object({ source: z.enum(SOURCES), engine: z.string() }),
    identify: z.object({ source: z.enum(SOURCES), engine: z.string() }),
    diagnose: z.object({ source: z.enum(SOURCES), engine: z.string() }),
  }),
});
