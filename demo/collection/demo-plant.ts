import type { Activity } from '@plantcare/contract/diary.ts';
import type { Health, Size } from '@plantcare/contract/plants.ts';
import type { LookName } from '../drawings/looks.ts';

/** Something out of the ordinary that the gardener wrote down. */
export interface Chapter {
  readonly daysAgo: number;
  readonly activity: Activity;
  readonly title: string;
  readonly content?: string;
  readonly photographed?: boolean;
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
  /** Known from before the diary began. */
  readonly repottedDaysAgo?: number;
  /** 120 days ago and today, from 0 to 1. */
  readonly growth: readonly [number, number];
  /** When it began to ail, and how much it does today, from 0 to 1. */
  readonly ails?: { readonly since: number; readonly today: number };
  readonly turns?: readonly { readonly daysAgo: number; readonly health: Health }[];
  readonly watering: {
    /** Days between two waterings in midsummer. */
    readonly every: number;
    /** How many times longer in midwinter. */
    readonly winter: number;
    readonly titles?: readonly [string, ...string[]];
    readonly remarks?: readonly [string, ...string[]];
  };
  /** Weeks between two feedings while it grows; null for one that is not fed. */
  readonly feedEveryWeeks: number | null;
  readonly story: readonly Chapter[];
}
