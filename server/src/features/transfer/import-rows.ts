import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import { v7 as uuidv7 } from 'uuid';
import { toInt } from '../../db/dialect.ts';
import type { Garden } from './read-garden.ts';
import type { ImportedRows } from './transfer.repository.ts';

interface ImportInto {
  userId: string;
  importId: string;
  now: Date;
  /** The id of the stored photo, by its path in the ZIP file. */
  photoIds: ReadonlyMap<string, string>;
  /** The place of each location of the garden. */
  placeOf: (location: string) => string | null;
  /** When a reminder that is due at this moment is notified first. */
  noticeOf: (due: string, season: ReminderSeason | null) => string;
}

/** The rows of an imported garden: with new ids, so that the same file can be imported twice, and of the importing account. */
export function importedRows(
  garden: Garden,
  { userId, importId, now, photoIds, placeOf, noticeOf }: ImportInto,
): ImportedRows {
  const ids = newIds(now);
  const user_id = userId;
  const photoOf = (path: string | null) => (path === null ? null : (photoIds.get(path) ?? null));
  // Made before the rest, in their order, so that lists that are sorted by id keep it.
  for (const list of [garden.plants, garden.answers, garden.diaryEntries, garden.reminders, garden.recoveries])
    for (const { id } of list) ids.make(id);

  const diary_texts: ImportedRows['diary_texts'] = [];
  const textOf = ({ id, description, notes }: Garden['diaryEntries'][number]) => {
    if (description === null && notes === null) return null;
    const text = { id: ids.make(`text of ${id}`, id), user_id, description, notes };
    diary_texts.push(text);
    return text.id;
  };
  const earlier = new Set<string>();

  return {
    plants: garden.plants.map((plant) => ({
      id: ids.of(plant.id),
      user_id,
      import_id: importId,
      name: plant.name,
      species: plant.species,
      place_id: plant.location && placeOf(plant.location),
      pot_size: plant.potSize,
      sunlight: plant.sunlight,
      health: plant.health,
      health_since: plant.healthSince,
      size: plant.size,
      growing_since: plant.growingSince,
      last_repot: plant.lastRepot,
      last_prune: plant.lastPrune,
      diary_repot: plant.diaryRepot,
      diary_prune: plant.diaryPrune,
      notes: plant.notes,
      photo_id: photoOf(plant.photo),
      sample: toInt(plant.sample),
      adaptive_watering: plant.adaptiveWatering === null ? null : toInt(plant.adaptiveWatering),
      farewell_day: plant.farewell?.day ?? null,
      farewell_since: plant.farewell?.since ?? null,
      farewell_reason: plant.farewell?.reason ?? null,
      farewell_note: plant.farewell?.note ?? null,
      created_at: plant.createdAt,
    })),
    plant_moves: garden.moves.map((move) => ({
      id: ids.make(move.id),
      user_id,
      plant_id: ids.of(move.plant),
      from_name: move.from,
      to_name: move.to,
      moved_at: move.movedAt,
    })),
    diary_entries: garden.diaryEntries.map((entry) => ({
      id: ids.of(entry.id),
      user_id,
      plant_id: ids.of(entry.plant),
      activity: entry.activity,
      title: entry.title,
      text_id: textOf(entry),
      photo_id: photoOf(entry.photo),
      date: entry.date,
      created_at: entry.createdAt,
    })),
    diary_texts,
    answers: garden.answers.map((answer) => ({
      id: ids.of(answer.id),
      user_id,
      import_id: importId,
      plant_id: ids.ofOptional(answer.plant),
      ability: answer.ability,
      asked: answer.asked,
      answer: JSON.stringify(answer.answer),
      created_at: answer.createdAt,
    })),
    reminders: garden.reminders.map((reminder) => {
      // A row can only refer to one before it.
      const previous = reminder.previous !== null && earlier.has(reminder.previous) ? reminder.previous : null;
      earlier.add(reminder.id);
      return {
        id: ids.of(reminder.id),
        user_id,
        plant_id: ids.of(reminder.plant),
        series_id: ids.make(`series ${reminder.series}`, reminder.series),
        previous_id: ids.ofOptional(previous),
        title: reminder.title,
        description: reminder.description,
        type: reminder.type,
        frequency: reminder.frequency,
        interval: reminder.interval,
        season_from: reminder.seasonFrom,
        season_to: reminder.seasonTo,
        rhythm_start: reminder.rhythmStart,
        scheduled_at: reminder.scheduledAt,
        snoozed_until: reminder.snoozedUntil,
        email_notification: toInt(reminder.emailNotification),
        completed_at: reminder.completedAt,
        diary_entry_id: ids.ofOptional(reminder.diaryEntry),
        changed_at: reminder.changedAt,
        moist_streak: reminder.moistStreak,
        moist_answered: toInt(reminder.moistAnswered),
        unadjusted_at: reminder.unadjustedAt,
        adjustment: reminder.adjustment === null ? null : JSON.stringify(reminder.adjustment),
        adjustment_refused: reminder.adjustmentRefused,
        // An adapted date that is open is recomputed with what the importing account knows.
        adjust_at: reminder.completedAt === null && reminder.unadjustedAt !== null ? now.toISOString() : null,
        water_used: reminder.waterUsed,
        water_day: reminder.waterDay,
        notice_at:
          reminder.completedAt === null
            ? noticeOf(reminder.snoozedUntil ?? reminder.scheduledAt, seasonIn(reminder))
            : null,
        created_at: reminder.createdAt,
      };
    }),
    recoveries: garden.recoveries.map((recovery) => ({
      id: ids.of(recovery.id),
      user_id,
      plant_id: ids.of(recovery.plant),
      condition: recovery.condition,
      severity: recovery.severity,
      opened_at: recovery.openedAt,
      closed_at: recovery.closedAt,
      outcome: recovery.outcome,
      answer_id: ids.ofOptional(recovery.answer),
      reminders: JSON.stringify(recovery.reminders.flatMap((id) => ids.ofOptional(id) ?? [])),
    })),
    recovery_looks: garden.checkUps.map((checkUp) => ({
      id: ids.make(checkUp.id),
      user_id,
      recovery_id: ids.of(checkUp.recovery),
      entry_id: ids.ofOptional(checkUp.diaryEntry),
      date: checkUp.date,
      verdict: checkUp.verdict,
      measurements: checkUp.measurements === null ? null : JSON.stringify(checkUp.measurements),
    })),
  };
}

function seasonIn({ seasonFrom, seasonTo }: Garden['reminders'][number]): ReminderSeason | null {
  return seasonFrom === null || seasonTo === null ? null : { from: seasonFrom, to: seasonTo };
}

/** New ids for old ones, each of the time of the old one, so that rows stay in their order. */
function newIds(now: Date) {
  const made = new Map<string, string>();
  let seq = 0;
  return {
    make(key: string, old = key): string {
      const known = made.get(key);
      if (known) return known;
      const msecs = Math.min(Number.parseInt(old.replaceAll('-', '').slice(0, 12), 16), now.getTime());
      const id = uuidv7({ msecs, seq: seq++ });
      made.set(key, id);
      return id;
    },
    /** @throws Error for an id that was not made, which the check of the file excludes. */
    of(old: string): string {
      const id = made.get(old);
      if (!id) throw new Error(`nothing has the id ${old}`);
      return id;
    },
    ofOptional: (old: string | null): string | null => (old === null ? null : (made.get(old) ?? null)),
  };
}
