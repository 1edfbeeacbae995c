import type { Db } from '../../tables.ts';
import { farewellOf } from '../plants/plants.service.ts';
import type { ListName, RecordOf } from './garden-file.ts';
import * as repository from './transfer.repository.ts';

/** Where the photo of an id lies in the ZIP file; null for one that is not in it. */
export type PathOfPhoto = (photoId: string | null) => string | null;

type Readers = { [Name in ListName]: () => AsyncGenerator<RecordOf<Name>> };

/**
 * Reads the lists of `garden.json` for one gardener, a batch of rows at a time. What refers to a plant that was added
 * after the plants were read is left out, so `places` is read first, and then `plants`.
 */
export function gardenRecords(db: Db, userId: string, pathOf: PathOfPhoto): Readers {
  const placeNames = new Map<string, string>();
  const plants = new Set<string>();
  const recoveries = new Set<string>();
  return {
    async *places() {
      for await (const row of repository.readOwn(db, 'places', userId)) {
        placeNames.set(row.id, row.name);
        const { id, name, site, light, window, note } = row;
        yield { ...{ id, name, site, light, window, note }, kept: row.kept === 1, createdAt: row.created_at };
      }
    },

    async *plants() {
      for await (const row of repository.readOwn(db, 'plants', userId)) {
        plants.add(row.id);
        yield {
          id: row.id,
          name: row.name,
          species: row.species,
          location: row.place_id === null ? null : (placeNames.get(row.place_id) ?? null),
          potSize: row.pot_size,
          sunlight: row.sunlight,
          health: row.health,
          healthSince: row.health_since,
          size: row.size,
          growingSince: row.growing_since,
          lastRepot: row.last_repot,
          lastPrune: row.last_prune,
          diaryRepot: row.diary_repot,
          diaryPrune: row.diary_prune,
          notes: row.notes,
          photo: pathOf(row.photo_id),
          sample: row.sample === 1,
          adaptiveWatering: row.adaptive_watering === null ? null : row.adaptive_watering === 1,
          farewell: farewellOf(row),
          createdAt: row.created_at,
        };
      }
    },

    async *moves() {
      for await (const row of repository.readOwn(db, 'plant_moves', userId)) {
        if (!plants.has(row.plant_id)) continue;
        const { id, plant_id: plant, from_name: from, to_name: to, moved_at: movedAt } = row;
        yield { id, plant, from, to, movedAt };
      }
    },

    async *diaryEntries() {
      for await (const row of repository.readDiaryEntries(db, userId)) {
        if (!plants.has(row.plant_id)) continue;
        yield {
          id: row.id,
          plant: row.plant_id,
          activity: row.activity,
          title: row.title,
          description: row.description,
          notes: row.notes,
          date: row.date,
          photo: pathOf(row.photo_id),
          createdAt: row.created_at,
        };
      }
    },

    async *answers() {
      for await (const row of repository.readOwn(db, 'answers', userId)) {
        if (row.plant_id !== null && !plants.has(row.plant_id)) continue;
        yield {
          id: row.id,
          plant: row.plant_id,
          ability: row.ability,
          asked: row.asked,
          answer: JSON.parse(row.answer),
          createdAt: row.created_at,
        };
      }
    },

    async *reminders() {
      for await (const row of repository.readOwn(db, 'reminders', userId)) {
        if (!plants.has(row.plant_id)) continue;
        yield {
          id: row.id,
          plant: row.plant_id,
          series: row.series_id,
          previous: row.previous_id,
          title: row.title,
          description: row.description,
          type: row.type,
          frequency: row.frequency,
          interval: row.interval,
          seasonFrom: row.season_from,
          seasonTo: row.season_to,
          rhythmStart: row.rhythm_start,
          scheduledAt: row.scheduled_at,
          snoozedUntil: row.snoozed_until,
          emailNotification: row.email_notification === 1,
          completedAt: row.completed_at,
          diaryEntry: row.diary_entry_id,
          changedAt: row.changed_at,
          moistStreak: row.moist_streak,
          moistAnswered: row.moist_answered === 1,
          unadjustedAt: row.unadjusted_at,
          adjustment: row.adjustment === null ? null : JSON.parse(row.adjustment),
          adjustmentRefused: row.adjustment_refused,
          waterUsed: row.water_used,
          waterDay: row.water_day,
          createdAt: row.created_at,
        };
      }
    },

    async *recoveries() {
      for await (const row of repository.readOwn(db, 'recoveries', userId)) {
        if (!plants.has(row.plant_id)) continue;
        recoveries.add(row.id);
        yield {
          id: row.id,
          plant: row.plant_id,
          condition: row.condition,
          severity: row.severity,
          openedAt: row.opened_at,
          closedAt: row.closed_at,
          outcome: row.outcome,
          answer: row.answer_id,
          reminders: JSON.parse(row.reminders),
        };
      }
    },

    async *checkUps() {
      for await (const row of repository.readOwn(db, 'recovery_looks', userId)) {
        if (!recoveries.has(row.recovery_id)) continue;
        yield {
          id: row.id,
          recovery: row.recovery_id,
          diaryEntry: row.entry_id,
          date: row.date,
          verdict: row.verdict,
          measurements: row.measurements === null ? null : JSON.parse(row.measurements),
        };
      }
    },

    async *notifications() {
      for await (const row of repository.readOwn(db, 'notifications', userId)) {
        yield {
          id: row.id,
          type: row.type,
          priority: row.priority,
          title: row.title,
          message: row.message,
          read: row.read === 1,
          plant: row.plant_id,
          reminder: row.reminder_id,
          createdAt: row.created_at,
        };
      }
    },

    async *sitterLinks() {
      for await (const row of repository.readOwn(db, 'sitter_links', userId)) {
        yield {
          id: row.id,
          name: row.name,
          firstDay: row.first_day,
          lastDay: row.last_day,
          createdAt: row.created_at,
        };
      }
    },
  };
}
