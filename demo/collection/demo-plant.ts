import type { Activity } from '@plantcare/contract/diary.ts';
import type { Health, Size } from '@plantcare/contract/plants.ts';
import type { Frequency, SNOOZE_DAYS } from '@plantcare/contract/reminders.ts';
import type { DueHour } from '../calendar.ts';
import type { LookName } from '../drawings/looks.ts';

/** A special event that the gardener wrote down. */
export interface Chapter {
  readonly daysAgo: number;
  readonly activity: Activity;
  readonly title: string;
  readonly content?: string;
  readonly photographed?: boolean;
}

/** A reminder other than watering and feeding. A negative number of days is in the future. */
export interface Task {
  readonly setDaysAgo: number;
  readonly dueDaysAgo: number;
  readonly dueHour: DueHour;
  /** It begins on the first Sunday from `dueDaysAgo` on. */
  readonly onSundays?: boolean;
  readonly type: Exclude<Activity, 'watering' | 'fertilizing'>;
  readonly title: string;
  readonly description?: string;
  /** A recurring task is done each time, a single one only if this says when. */
  readonly rhythm?: { readonly frequency: Exclude<Frequency, 'once'>; readonly interval: number };
  readonly doneDaysAgo?: number;
  readonly snoozed?: { readonly daysAgo: number; readonly days: (typeof SNOOZE_DAYS)[number] };
}

export interface DemoPlant {
  readonly look: LookName;
  readonly name: string;
  readonly species: string;
  readonly location: string;
  readonly potSize: string;
  readonly sunlight: string;
  readonly size: Size;
  readonly notes: string;
  readonly addedDaysAgo: number;
  /** When it was added. */
  readonly ageWeeks: number;
  /** Known from the time before the diary. */
  readonly repottedDaysAgo?: number;
  /** 120 days ago and today, from 0 to 1. */
  readonly growth: readonly [number, number];
  /** When it became sick, and how sick it is today, from 0 to 1. */
  readonly ails?: { readonly since: number; readonly today: number };
  readonly turns?: readonly { readonly daysAgo: number; readonly health: Health }[];
  readonly watering: {
    /** Days between two waterings in midsummer. */
    readonly every: number;
    /** How many times longer in midwinter. */
    readonly winter: number;
    readonly titles?: readonly [string, ...string[]];
    readonly remarks?: readonly [string, ...string[]];
    /** A period in days ago in which it was forgotten. */
    readonly forgotten?: { readonly from: number; readonly until: number };
  };
  /** Weeks between two feedings while it grows; null for one that is not fed. */
  readonly feedEveryWeeks: number | null;
  readonly story: readonly Chapter[];
  readonly tasks?: readonly Task[];
}
