import { type Job, stepwise } from '../../jobs/scheduler.ts';
import { createWarning, type WarningParts } from './weather-warning.ts';

/** Warns of the weather, twice a day where each gardener lives. */
export function weatherJob({ everySeconds, ...parts }: WarningParts & { everySeconds: number }): Job {
  return stepwise('weather', everySeconds, createWarning(parts).warnSome);
}
