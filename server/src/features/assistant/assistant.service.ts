import {
  type Ability,
  type CareAdvice,
  type CareQuestion,
  type CareSchedule,
  type ClimateCare,
  type ClimateQuestion,
  type Diagnosis,
  type diagnosePlant,
  type Given,
  type GrowthPrediction,
  type GrowthQuestion,
  type Identification,
  type IdentifyForm,
  KeptAnswer,
  type listAnswers,
  type ScheduleQuestion,
  type StreamedLine,
  type TextAnswer,
  type TextQuestion,
} from '@plantcare/contract/assistant.ts';
import type { Answer, ParsedInput } from '@plantcare/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { askInTurn } from '../../engines/ask.ts';
import type { Asking, Circumstances, EngineName, OnText } from '../../engines/engine.ts';
import type { Engines, Several } from '../../engines/engines.ts';
import { Failure, invalidField } from '../../failure.ts';
import { hemisphereOf } from '../../knowledge/seasons.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import * as repository from './assistant.repository.ts';
import { lineQueue } from './line-queue.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How many answers are kept about a plant, and about none. */
const KEPT_ANSWERS = 50;
/** How much of the diary an engine gets to know. */
const DIARY_ENTRIES = 10;
const CALLS_KEPT_MS = 7 * 24 * 3_600_000;

const IMAGE = 'image';
const NO_IMAGE = 'Please select an image first';

interface Parts {
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

/** Waits for an answer, and may hear of it while it is written. */
interface Listener {
  signal: AbortSignal;
  onText?: OnText;
  onRestart?: () => void;
}

/** Nobody listens before the answer is whole, nor breaks it off. */
const PATIENT: Listener = { signal: new AbortController().signal };

/** What an answer is about. */
interface Subject {
  ability: Ability;
  /** In words, for who reads the answer again. */
  asked: string;
  plantId: string | null;
}

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({ db, clock, log, engines, photos, plants, diary, limits }: Parts) {
  const takeTurn = oneAtATime();

  async function circumstances({ user }: Caller, plantId: string | null): Promise<Circumstances> {
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

  /** @throws Failure when today's answers of the engines outside are used up. */
  async function countCall(userId: string, [first]: Several<EngineName>): Promise<void> {
    if (first.source === 'embedded') return;
    const { assistantDailyLimit: limit } = limits;
    if (await repository.countCall(db, userId, utcDay(clock()), limit)) return;
    const text = `You have asked ${limit} questions today, as many as this server answers. Please go on tomorrow.`;
    throw new Failure('too_many_requests', text);
  }

  /** Keeps an answer with its plant. @returns its id; null when the plant or the account went meanwhile. */
  async function keep({ user }: Caller, { ability, asked, plantId }: Subject, data: object): Promise<string | null> {
    const row = {
      id: uuidv7(),
      user_id: user.id,
      plant_id: plantId,
      ability,
      asked,
      created_at: clock().toISOString(),
    };
    try {
      await db.transaction().execute(async (tx) => {
        if (plantId !== null) await plants.ownedPlant(user.id, plantId, tx);
        await repository.insertAnswer(tx, { ...row, answer: JSON.stringify(data) });
        await repository.forgetOldest(tx, user.id, plantId, KEPT_ANSWERS);
      });
      return row.id;
    } catch (error) {
      log.warn({ err: error }, 'an answer could not be kept');
      return null;
    }
  }

  /** @throws Failure while another question of the gardener is under way, or when today's are used up. */
  async function answer<E extends EngineName, A extends object>(
    caller: Caller,
    subject: Subject,
    asked: Several<E>,
    listener: Listener,
    question: (engine: E, around: Circumstances, how: Asking) => Promise<A>,
  ): Promise<A & Given> {
    const endTurn = takeTurn(caller.user.id);
    try {
      const around = await circumstances(caller, subject.plantId);
      await countCall(caller.user.id, asked);
      const { engine, answer: data } = await askInTurn(
        asked,
        { log, timeoutSeconds: limits.assistantTimeoutSeconds, ...listener },
        (one, how) => question(one, around, how),
      );
      const given = { source: engine.source, engine: engine.name };
      const goesOn = 'nextQuestion' in data && data.nextQuestion !== null;
      return { ...data, ...given, answerId: goesOn ? null : await keep(caller, subject, { ...data, ...given }) };
    } finally {
      endTurn();
    }
  }

  async function careAdvice(caller: Caller, question: CareQuestion, listener = PATIENT): Promise<CareAdvice & Given> {
    const { plantSpecies, question: words, plant: plantId } = question;
    const asked = words === null ? plantSpecies : `${plantSpecies}: ${words}`;
    return answer(caller, { ability: 'care-advice', asked, plantId }, engines.text, listener, (engine, around, how) =>
      engine.careAdvice(question, around, how),
    );
  }

  async function growthPrediction(
    caller: Caller,
    question: GrowthQuestion,
    listener = PATIENT,
  ): Promise<GrowthPrediction & Given> {
    const subject: Subject = { ability: 'growth-prediction', asked: question.species, plantId: question.plant };
    return answer(caller, subject, engines.text, listener, (engine, around, how) =>
      engine.growthPrediction(question, around, how),
    );
  }

  async function careSchedule(
    caller: Caller,
    question: ScheduleQuestion,
    listener = PATIENT,
  ): Promise<CareSchedule & Given> {
    const subject: Subject = { ability: 'care-schedule', asked: question.plantSpecies, plantId: question.plant };
    return answer(caller, subject, engines.text, listener, (engine, around, how) =>
      engine.careSchedule(question, around, how),
    );
  }

  async function climateCare(
    caller: Caller,
    question: ClimateQuestion,
    listener = PATIENT,
  ): Promise<ClimateCare & Given> {
    const { plantData, plant: plantId } = question;
    const subject: Subject = { ability: 'climate-care', asked: plantData.species, plantId };
    return answer(caller, subject, engines.text, listener, (engine, around, how) =>
      engine.climateCare(question, around, how),
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

  function failureLine(error: unknown): StreamedLine {
    const failure = error instanceof Failure ? error : new Failure('server_error');
    if (failure !== error) log.error({ err: error }, 'an answer broke off');
    return { kind: 'error', msg: failure.message, code: failure.code };
  }

  return {
    careAdvice,
    growthPrediction,
    careSchedule,
    climateCare,

    /**
     * By photos, or by the answers to a key where an engine has one.
     * @throws Failure when there is neither, or a photo that cannot be read.
     */
    async identify(caller: Caller, uploads: readonly Buffer[], form: IdentifyForm): Promise<Identification & Given> {
      const { plant: plantId, answers, seen } = form;
      const [withKey, ...more] = answers ? engines.identify.filter(({ hasKey }) => hasKey) : [];
      if (uploads.length === 0 && !withKey) throw invalidField(IMAGE, NO_IMAGE);
      const pictures = uploads.length > 0 ? await photos.readForEngine(uploads, IMAGE) : [];
      const asked = uploads.length > 0 ? photosInWords(uploads.length) : 'What the plant looks like';
      const ask = withKey ? ([withKey, ...more] as const) : engines.identify;
      return answer(caller, { ability: 'identify', asked, plantId }, ask, PATIENT, (engine, _, how) =>
        engine.identify(pictures, how, { answers: answers ?? [], seen }),
      );
    },

    /** @throws Failure when there is no photo, or it cannot be read. */
    async diagnose(caller: Caller, uploads: readonly Buffer[], form: DiagnosisForm): Promise<Diagnosis & Given> {
      const { plant: plantId, outline, answers: told } = form;
      const [picture] = await photos.readForEngine(uploads, IMAGE);
      if (!picture) throw invalidField(IMAGE, NO_IMAGE);
      const subject: Subject = { ability: 'diagnose', asked: photosInWords(1), plantId };
      return answer(caller, subject, engines.diagnose, PATIENT, (engine, around, how) =>
        engine.diagnose(picture, around, how, { outline, answers: told }),
      );
    },

    /** The answer line by line. What fails before the first line is thrown; after it, the last line tells. */
    async stream(caller: Caller, question: TextQuestion, signal: AbortSignal): Promise<ReadableStream<StreamedLine>> {
      const { lines, push, close } = lineQueue<StreamedLine>();
      const begun = Promise.withResolvers<void>();
      let heard = false;
      const onText = (text: string) => {
        heard = true;
        begun.resolve();
        push({ kind: 'text', text });
      };
      const written = inWords(caller, question, { signal, onText, onRestart: () => push({ kind: 'restart' }) }).then(
        (whole) => push({ kind: 'answer', answer: whole }),
        (error: unknown) => {
          if (!heard) throw error;
          push(failureLine(error));
        },
      );
      await Promise.race([begun.promise, written]);
      written.then(close, close);
      return lines;
    },

    /** @throws Failure when the plant is not theirs. */
    async list(userId: string, { query }: ParsedInput<typeof listAnswers>): Promise<Answer<typeof listAnswers>> {
      const { plant: plantId, ability, limit } = query;
      if (plantId !== undefined) await plants.ownedPlant(userId, plantId);
      const rows = await repository.listAnswers(db, userId, { plantId, ability, limit });
      return rows.map(toKept);
    },

    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.deleteAnswer(db, userId, id))) throw new Failure('not_found', 'Answer not found.');
    },

    /** Who is asked first here. */
    engines() {
      const named = ({ source, name }: EngineName) => ({ source, engine: name });
      const { text, identify, diagnose } = engines;
      return { text: named(text[0]), identify: named(identify[0]), diagnose: named(diagnose[0]) };
    },

    async forgetOldCalls(): Promise<void> {
      await repository.forgetCallsBefore(db, utcDay(new Date(clock().getTime() - CALLS_KEPT_MS)));
    },
  };
}

function toKept(row: repository.AnswerRow): KeptAnswer {
  const plant = row.plant_id === null || row.plant_name === null ? null : { _id: row.plant_id, name: row.plant_name };
  // Read as what it must be: the column holds JSON that this server wrote, perhaps an older release of it.
  return KeptAnswer.parse({
    _id: row.id,
    plant,
    asked: row.asked,
    createdAt: row.created_at,
    ability: row.ability,
    data: { ...JSON.parse(row.answer), answerId: row.id },
  });
}

function photosInWords(count: number): string {
  return count === 1 ? 'A photo' : `${count} photos`;
}

function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
