import type { AnswerMeta } from '@plantcare/contract/assistant/answer.ts';
import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import type { CareSchedule, ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import type { ClimateCare, ClimateQuestion } from '@plantcare/contract/assistant/climate-care.ts';
import type { DiagnoseForm, Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { GrowthPrediction, GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import type { Identification, IdentifyForm } from '@plantcare/contract/assistant/identify.ts';
import { IMAGE_MISSING } from '@plantcare/contract/messages.ts';
import { hemisphereOf } from '@plantcare/contract/seasons.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { EngineName, EngineOptions, OnText } from '../../engines/engine.ts';
import { askInTurn } from '../../engines/fallback.ts';
import type { Engines, NonEmptyArray } from '../../engines/registry.ts';
import { invalidField } from '../../failure.ts';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import type { Upload } from '../../upload.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlaceService } from '../places/places.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { WeatherService } from '../weather/weather.service.ts';
import * as repository from './assistant.repository.ts';
import { createDailyLimit } from './daily-limit.ts';
import { keptAnswers, type Subject } from './kept-answers.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How many diary entries an engine gets. */
const DIARY_ENTRIES = 10;
const CALLS_KEPT_MS = 7 * 24 * 3_600_000;

const IMAGE = 'image';

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  engines: Engines;
  photos: PhotoService;
  plants: PlantService;
  places: Pick<PlaceService, 'factsOf'>;
  diary: DiaryService;
  weather: Pick<WeatherService, 'recentFor'>;
  limits: Pick<Config, 'assistantDailyLimit' | 'assistantTimeoutSeconds'>;
}

/** Waits for an answer until `signal` is aborted, and can receive it while it is written. */
export interface Listener {
  signal: AbortSignal;
  onText?: OnText;
  onRestart?: () => void;
}

/** One question: who asks, what it is about, which engines may answer it in turn, and how each is asked. */
interface Inquiry<E extends EngineName, A extends object> {
  caller: Caller;
  subject: Subject;
  engines: NonEmptyArray<E>;
  listener: Listener;
  ask: (engine: E, circumstances: Circumstances, options: EngineOptions) => Promise<A>;
  /** Whether the answer is only another question: such an answer is not kept. */
  isInterim?: (answer: A) => boolean;
}

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({
  db,
  clock,
  log,
  engines,
  photos,
  plants,
  places,
  diary,
  weather,
  limits,
}: Deps) {
  const takeTurn = oneAtATime();
  const dailyLimit = createDailyLimit({ db, clock, limit: limits.assistantDailyLimit });
  const { keep, find, list, delete: forget } = keptAnswers({ db, clock, log, plants });

  async function circumstancesOf({ user }: Caller, plantId: string | null): Promise<Circumstances> {
    const known = {
      today: localDay(clock(), user.timeZone),
      hemisphere: hemisphereOf(user.timeZone),
      weather: await weather.recentFor(user.id),
    };
    if (plantId === null) return { ...known, plant: null, diary: [] };
    const plant = await plants.get(user.id, plantId);
    const entries = await diary.newest(user.id, plantId, DIARY_ENTRIES);
    return {
      ...known,
      plant: { ...plant, place: await places.factsOf(user.id, plant.placeId) },
      diary: entries.map(({ date, activity, title, description, notes }) => ({
        date: localDay(new Date(date), user.timeZone),
        activity,
        title,
        text: [description, notes].filter((text) => text !== null).join('\n') || null,
      })),
    };
  }

  /** Asks the engines in turn, and keeps the answer with its plant. */
  async function answer<E extends EngineName, A extends object>(inquiry: Inquiry<E, A>): Promise<A & AnswerMeta> {
    const { caller, subject, engines, listener, ask } = inquiry;
    const circumstances = await circumstancesOf(caller, subject.plantId);
    const options = { log, timeoutSeconds: limits.assistantTimeoutSeconds, ...listener };
    const { engine, answer: data } = await dailyLimit.counted(caller, engines[0], () =>
      askInTurn(engines, options, (engine, engineOptions) => ask(engine, circumstances, engineOptions)),
    );
    const meta = { source: engine.source, engine: engine.name };
    return {
      ...data,
      ...meta,
      answerId: inquiry.isInterim?.(data) ? null : await keep(caller.user.id, subject, { ...data, ...meta }),
    };
  }

  /** @throws Failure while another question of the gardener is being answered. */
  async function inTurn<T>({ user }: Caller, work: () => Promise<T>): Promise<T> {
    const endTurn = takeTurn(user.id);
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  return {
    find,

    /** Earlier answers. Who looks at those to care questions is about to ask one. */
    list(userId: string, query: Parameters<typeof list>[1]) {
      if (query.ability === 'care-advice') engines.text[0].prepareCareAdvice?.();
      return list(userId, query);
    },

    delete: forget,

    careAdvice(caller: Caller, question: CareQuestion, listener: Listener): Promise<CareAdvice & AnswerMeta> {
      const { plantSpecies, question: words, plant: plantId } = question;
      const asked = words === null ? plantSpecies : `${plantSpecies}: ${words}`;
      const subject: Subject = { ability: 'care-advice', asked, plantId };
      return inTurn(caller, () =>
        answer({
          ...{ caller, subject, listener, engines: engines.text },
          ask: (engine, circumstances, options) => engine.careAdvice(question, circumstances, options),
        }),
      );
    },

    growthPrediction(
      caller: Caller,
      question: GrowthQuestion,
      listener: Listener,
    ): Promise<GrowthPrediction & AnswerMeta> {
      const subject: Subject = { ability: 'growth-prediction', asked: question.species, plantId: question.plant };
      return inTurn(caller, () =>
        answer({
          ...{ caller, subject, listener, engines: engines.text },
          ask: (engine, circumstances, options) => engine.growthPrediction(question, circumstances, options),
        }),
      );
    },

    careSchedule(caller: Caller, question: ScheduleQuestion, listener: Listener): Promise<CareSchedule & AnswerMeta> {
      const subject: Subject = { ability: 'care-schedule', asked: question.plantSpecies, plantId: question.plant };
      return inTurn(caller, () =>
        answer({
          ...{ caller, subject, listener, engines: engines.text },
          ask: (engine, circumstances, options) => engine.careSchedule(question, circumstances, options),
        }),
      );
    },

    climateCare(caller: Caller, question: ClimateQuestion, listener: Listener): Promise<ClimateCare & AnswerMeta> {
      const subject: Subject = { ability: 'climate-care', asked: question.plantData.species, plantId: question.plant };
      return inTurn(caller, () =>
        answer({
          ...{ caller, subject, listener, engines: engines.text },
          ask: (engine, circumstances, options) => engine.climateCare(question, circumstances, options),
        }),
      );
    },

    /**
     * By photos, or by the answers to a key where an engine has one.
     * @throws Failure when there is neither, or a photo that cannot be read.
     */
    identify(
      caller: Caller,
      uploads: readonly Upload[],
      { plant: plantId, answers, seen }: IdentifyForm,
      listener: Listener,
    ): Promise<Identification & AnswerMeta> {
      const [withKey, ...more] = answers ? engines.identify.filter(({ hasKey }) => hasKey) : [];
      const progress = { answers: answers ?? [], seen };
      const subject: Subject = { ability: 'identify', asked: photosInWords(uploads.length), plantId };
      // A photo is decoded only when its turn comes, so that photos of one gardener do not queue up in memory.
      return inTurn(caller, async () => {
        if (!withKey && uploads.length === 0) throw invalidField(IMAGE, IMAGE_MISSING);
        const pictures = await photos.readForEngine(uploads, IMAGE);
        return answer({
          ...{ caller, subject, listener, engines: withKey ? ([withKey, ...more] as const) : engines.identify },
          ask: (engine, _, options) => engine.identify(pictures, options, progress),
          isInterim: ({ nextQuestion }) => nextQuestion !== null,
        });
      });
    },

    /**
     * By a photo, or by the answers to the guide's questions.
     * @throws Failure when there is neither, or a photo that cannot be read.
     */
    diagnose(
      caller: Caller,
      uploads: readonly Upload[],
      { plant: plantId, species, outline, answers, measured }: DiagnoseForm,
      listener: Listener,
    ): Promise<Diagnosis & AnswerMeta> {
      const asked = species ?? (uploads.length > 0 || measured !== null ? 'A photo' : 'What the plant shows');
      const subject: Subject = { ability: 'diagnose', asked, plantId };
      return inTurn(caller, async () => {
        const [picture] = await photos.readForEngine(uploads, IMAGE);
        if (picture) {
          return answer({
            ...{ caller, subject, listener, engines: engines.diagnose },
            ask: (engine, circumstances, options) =>
              engine.diagnose(picture, circumstances, options, { outline, answers: answers ?? [], species }),
          });
        }
        if (!answers) throw invalidField(IMAGE, IMAGE_MISSING);
        return answer({
          ...{ caller, subject, listener, engines: [engines.guide] as const },
          ask: (engine, circumstances) => engine.diagnoseByAnswers({ answers, measured, species }, circumstances),
          isInterim: ({ guide }) => !guide || guide.question !== null,
        });
      });
    },

    /** The engine that is asked first. */
    engines() {
      const named = ({ source, name }: EngineName) => ({ source, engine: name });
      const { text, identify, diagnose } = engines;
      return { text: named(text[0]), identify: named(identify[0]), diagnose: named(diagnose[0]) };
    },

    async forgetOldCalls(): Promise<void> {
      // In UTC by hand: `Intl` would load data of time zones, 7 MB, into a server that nobody uses yet.
      const day = new Date(clock().getTime() - CALLS_KEPT_MS).toISOString().slice(0, 10);
      await repository.deleteCallsBefore(db, day);
    },
  };
}

function photosInWords(count: number): string {
  if (count === 0) return 'What the plant looks like';
  return count === 1 ? 'A photo' : `${count} photos`;
}
