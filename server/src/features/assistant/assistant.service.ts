import type {
  AnswerMeta,
  CareAdvice,
  CareQuestion,
  CareSchedule,
  ClimateCare,
  ClimateQuestion,
  Diagnosis,
  diagnosePlant,
  GrowthPrediction,
  GrowthQuestion,
  Identification,
  IdentifyForm,
  ScheduleQuestion,
  StreamedLine,
  TextAnswer,
  TextQuestion,
} from '@plantcare/contract/assistant.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import { hemisphereOf } from '@plantcare/contract/seasons.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { EngineName, EngineOptions, OnText, TextEngine } from '../../engines/engine.ts';
import { askInTurn } from '../../engines/fallback.ts';
import type { Engines, NonEmptyArray } from '../../engines/registry.ts';
import { Failure, invalidField } from '../../failure.ts';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import { answerLines } from './answer-lines.ts';
import * as repository from './assistant.repository.ts';
import { keptAnswers, type Subject } from './kept-answers.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How much of the diary an engine gets to know. */
const DIARY_ENTRIES = 10;
const CALLS_KEPT_MS = 7 * 24 * 3_600_000;

const IMAGE = 'image';
const NO_IMAGE = 'Please select an image first';

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  engines: Engines;
  photos: PhotoService;
  plants: PlantService;
  diary: DiaryService;
  limits: Pick<Config, 'assistantDailyLimit' | 'assistantTimeoutSeconds'>;
}

type DiagnosisForm = ParsedInput<typeof diagnosePlant>['form'];

/** Waits for an answer until `gone`, and may hear of it while it is written. */
interface Listener {
  signal: AbortSignal;
  onText?: OnText;
  onRestart?: () => void;
}

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({ db, clock, log, engines, photos, plants, diary, limits }: Deps) {
  const takeTurn = oneAtATime();
  const { keep, find, list, delete: forget } = keptAnswers({ db, clock, log, plants });

  async function circumstancesOf({ user }: Caller, plantId: string | null): Promise<Circumstances> {
    const known = { today: localDay(clock(), user.time_zone), hemisphere: hemisphereOf(user.time_zone) };
    if (plantId === null) return { ...known, plant: null, diary: [] };
    const plant = await plants.get(user.id, plantId);
    const entries = await diary.list(user.id, { plantId, limit: DIARY_ENTRIES });
    return {
      ...known,
      plant,
      diary: entries.map(({ date, activity, title, description, notes }) => ({
        date: localDay(new Date(date), user.time_zone),
        activity,
        title,
        text: [description, notes].filter((text) => text !== null).join('\n') || null,
      })),
    };
  }

  /**
   * Asks, and counts what an engine outside answers. What is counted before it is asked for is given back where none did.
   * @throws Failure when today's are used up.
   */
  async function askCounted<E extends EngineName, A>(
    { user }: Caller,
    asked: NonEmptyArray<E>,
    { signal, ...listener }: Listener,
    question: (engine: E, options: EngineOptions) => Promise<A>,
  ): Promise<{ engine: E; answer: A }> {
    const ask = () =>
      askInTurn(asked, { log, timeoutSeconds: limits.assistantTimeoutSeconds, signal, ...listener }, question);
    if (asked[0].source === 'embedded') return ask();
    const { assistantDailyLimit: limit } = limits;
    const day = localDay(clock(), user.time_zone);
    if (!(await repository.countCall(db, user.id, day, limit))) {
      const text = `You have asked ${limit} questions today, as many as this server answers. Please go on tomorrow.`;
      throw new Failure('too_many_requests', text);
    }
    let omitUndefined: { engine: E; answer: A } | undefined;
    try {
      omitUndefined = await ask();
      return omitUndefined;
    } finally {
      if (omitUndefined === undefined || omitUndefined.engine.source === 'embedded')
        await repository.giveCallBack(db, user.id, day);
    }
  }

  async function answer<E extends EngineName, A extends object>(
    caller: Caller,
    subject: Subject,
    asked: NonEmptyArray<E>,
    listener: Listener,
    question: (engine: E, circumstances: Circumstances, options: EngineOptions) => Promise<A>,
  ): Promise<A & AnswerMeta> {
    const circumstances = await circumstancesOf(caller, subject.plantId);
    const { engine, answer: data } = await askCounted(caller, asked, listener, (one, options) =>
      question(one, circumstances, options),
    );
    const omitUndefined = { source: engine.source, engine: engine.name };
    // A key that still asks has no answer yet.
    const goesOn = 'nextQuestion' in data && data.nextQuestion !== null;
    return {
      ...data,
      ...omitUndefined,
      answerId: goesOn ? null : await keep(caller.user.id, subject, { ...data, ...omitUndefined }),
    };
  }

  /** @throws Failure while another question of the gardener is under way. */
  async function inTurn<T>({ user }: Caller, work: () => Promise<T>): Promise<T> {
    const endTurn = takeTurn(user.id);
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  /** A photo is decoded in its turn, or those of one gardener would queue up in memory. */
  function answerPhotos<E extends EngineName, A extends object>(
    caller: Caller,
    { ability, plantId, needsPhoto }: Pick<Subject, 'ability' | 'plantId'> & { needsPhoto: boolean },
    uploads: readonly Buffer[],
    asked: NonEmptyArray<E>,
    listener: Listener,
    question: (
      engine: E,
      pictures: readonly Buffer[],
      circumstances: Circumstances,
      options: EngineOptions,
    ) => Promise<A>,
  ): Promise<A & AnswerMeta> {
    return inTurn(caller, async () => {
      if (needsPhoto && uploads.length === 0) throw invalidField(IMAGE, NO_IMAGE);
      const pictures = await photos.readForEngine(uploads, IMAGE);
      const subject: Subject = { ability, asked: photosInWords(uploads.length), plantId };
      return answer(caller, subject, asked, listener, (engine, circumstances, options) =>
        question(engine, pictures, circumstances, options),
      );
    });
  }

  function answerText<A extends object>(
    caller: Caller,
    subject: Subject,
    listener: Listener,
    question: (engine: TextEngine, circumstances: Circumstances, options: EngineOptions) => Promise<A>,
  ): Promise<A & AnswerMeta> {
    return inTurn(caller, () => answer(caller, subject, engines.text, listener, question));
  }

  function careAdvice(caller: Caller, question: CareQuestion, listener: Listener): Promise<CareAdvice & AnswerMeta> {
    const { plantSpecies, question: words, plant: plantId } = question;
    const asked = words === null ? plantSpecies : `${plantSpecies}: ${words}`;
    return answerText(caller, { ability: 'care-advice', asked, plantId }, listener, (engine, circumstances, options) =>
      engine.careAdvice(question, circumstances, options),
    );
  }

  function growthPrediction(
    caller: Caller,
    question: GrowthQuestion,
    listener: Listener,
  ): Promise<GrowthPrediction & AnswerMeta> {
    const { species: asked, plant: plantId } = question;
    return answerText(
      caller,
      { ability: 'growth-prediction', asked, plantId },
      listener,
      (engine, circumstances, options) => engine.growthPrediction(question, circumstances, options),
    );
  }

  function careSchedule(
    caller: Caller,
    question: ScheduleQuestion,
    listener: Listener,
  ): Promise<CareSchedule & AnswerMeta> {
    const { plantSpecies: asked, plant: plantId } = question;
    return answerText(
      caller,
      { ability: 'care-schedule', asked, plantId },
      listener,
      (engine, circumstances, options) => engine.careSchedule(question, circumstances, options),
    );
  }

  function climateCare(
    caller: Caller,
    question: ClimateQuestion,
    listener: Listener,
  ): Promise<ClimateCare & AnswerMeta> {
    const { plantData, plant: plantId } = question;
    const subject: Subject = { ability: 'climate-care', asked: plantData.species, plantId };
    return answerText(caller, subject, listener, (engine, circumstances, options) =>
      engine.climateCare(question, circumstances, options),
    );
  }

  async function inWords(caller: Caller, { ability, question }: TextQuestion, listener: Listener): Promise<TextAnswer> {
    switch (ability) {
      case 'care-advice':
        return { ability, data: await careAdvice(caller, question, listener) };
      case 'growth-prediction':
        return { ability, data: await growthPrediction(caller, question, listener) };
      case 'care-schedule':
        return { ability, data: await careSchedule(caller, question, listener) };
      case 'climate-care':
        return { ability, data: await climateCare(caller, question, listener) };
    }
  }

  return {
    careAdvice,
    growthPrediction,
    careSchedule,
    climateCare,
    find,
    list,
    delete: forget,

    /**
     * By photos, or by the answers to a key where an engine has one.
     * @throws Failure when there is neither, or a photo that cannot be read.
     */
    identify(
      caller: Caller,
      uploads: readonly Buffer[],
      { plant: plantId, answers, seen }: IdentifyForm,
      listener: Listener,
    ): Promise<Identification & AnswerMeta> {
      const [withKey, ...more] = answers ? engines.identify.filter(({ hasKey }) => hasKey) : [];
      const asked = withKey ? ([withKey, ...more] as const) : engines.identify;
      const progress = { answers: answers ?? [], seen };
      const needsPhoto = !withKey;
      return answerPhotos(
        caller,
        { ability: 'identify', plantId, needsPhoto },
        uploads,
        asked,
        listener,
        (engine, pictures, _, options) => engine.identify(pictures, options, progress),
      );
    },

    /** @throws Failure when there is no photo, or it cannot be read. */
    diagnose(
      caller: Caller,
      uploads: readonly Buffer[],
      { plant: plantId, outline, answers }: DiagnosisForm,
      listener: Listener,
    ): Promise<Diagnosis & AnswerMeta> {
      const subject = { ability: 'diagnose', plantId, needsPhoto: true } as const;
      return answerPhotos(
        caller,
        subject,
        uploads,
        engines.diagnose,
        listener,
        (engine, [picture], circumstances, options) => {
          if (!picture) throw invalidField(IMAGE, NO_IMAGE);
          return engine.diagnose(picture, circumstances, options, { outline, answers });
        },
      );
    },

    stream(caller: Caller, question: TextQuestion, signal: AbortSignal): Promise<ReadableStream<StreamedLine>> {
      return answerLines((writing) => inWords(caller, question, { signal, ...writing }), log);
    },

    /** Who is asked first here. */
    engines() {
      const named = ({ source, name }: EngineName) => ({ source, engine: name });
      const { text, identify, diagnose } = engines;
      return { text: named(text[0]), identify: named(identify[0]), diagnose: named(diagnose[0]) };
    },

    async forgetOldCalls(): Promise<void> {
      const day = localDay(new Date(clock().getTime() - CALLS_KEPT_MS), 'UTC');
      await repository.forgetCallsBefore(db, day);
    },
  };
}

function photosInWords(count: number): string {
  if (count === 0) return 'What the plant looks like';
  return count === 1 ? 'A photo' : `${count} photos`;
}
