import type { SOURCES } from '@plantcare/contract/assistant/answer.ts';
import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import type { CareSchedule, ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import type { ClimateCare, ClimateQuestion } from '@plantcare/contract/assistant/climate-care.ts';
import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { GrowthPrediction, GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import type { Identification } from '@plantcare/contract/assistant/identify.ts';
import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import type { KeyAnswer, PhotoColors } from '@plantcare/contract/identification-key.ts';
import type { MeasuredDiagnosis, Outline } from '@plantcare/contract/measured-diagnosis.ts';
import type { Circumstances } from '../horticulture/circumstances.ts';

/** Receives the answer's text while it is written, from engines that can stream. */
export type OnText = (more: string) => void;

/** Which engine answers: its kind, and its name for people. */
export interface EngineName {
  readonly source: (typeof SOURCES)[number];
  readonly name: string;
}

/** Answers in words. Every call can be aborted by `signal`. */
export interface TextEngine extends EngineName {
  /** Loads what care advice takes seconds to load, for somebody who is about to ask. */
  prepareCareAdvice?(): void;
  careAdvice(question: CareQuestion, circumstances: Circumstances, options: EngineOptions): Promise<CareAdvice>;
  growthPrediction(
    question: GrowthQuestion,
    circumstances: Circumstances,
    options: EngineOptions,
  ): Promise<GrowthPrediction>;
  careSchedule(question: ScheduleQuestion, circumstances: Circumstances, options: EngineOptions): Promise<CareSchedule>;
  climateCare(question: ClimateQuestion, circumstances: Circumstances, options: EngineOptions): Promise<ClimateCare>;
}

export interface EngineOptions {
  signal: AbortSignal;
  onText?: OnText;
}

/** What may be sent with the photos of a plant, or instead of them: the key's answers, and the colors of an earlier photo. */
export interface KeyProgress {
  answers: readonly KeyAnswer[];
  seen: PhotoColors | null;
}

/** Photos are JPEG, upright, at most 1600 px, without metadata; there may be none for an engine with a key. */
export interface IdentifyEngine extends EngineName {
  /** Whether it asks questions and continues from their answers. */
  readonly hasKey?: true;
  identify(photos: readonly Buffer[], options: EngineOptions, progress: KeyProgress): Promise<Identification>;
}

/** What may be sent with the photo of a sick plant: the outline of the leaf, and the answers so far. */
export interface DiagnosisInput {
  outline: Outline | null;
  answers: readonly GuideAnswer[];
  /** As it was typed, where it is known beside the own plant. */
  species: string | null;
}

export interface DiagnoseEngine extends EngineName {
  diagnose(
    photo: Buffer,
    circumstances: Circumstances,
    options: EngineOptions,
    input: DiagnosisInput,
  ): Promise<Diagnosis>;
}

/** Diagnoses by answers to questions, with what a photo showed before, if there was one. */
export interface GuideEngine extends EngineName {
  diagnoseByAnswers(
    input: Omit<DiagnosisInput, 'outline'> & { measured: MeasuredDiagnosis | null },
    circumstances: Circumstances,
  ): Promise<Diagnosis>;
}

export type Engine = TextEngine & IdentifyEngine & DiagnoseEngine;

/** Why an engine could not answer: for the log, never for users. */
export class EngineFailure extends Error {}

/** An engine prefers that another one answers, and why; `answer` is used when no other can. */
export class NotSure<Answer> extends EngineFailure {
  readonly answer: Answer;

  constructor(why: string, answer: Answer) {
    super(why);
    this.answer = answer;
  }
}
