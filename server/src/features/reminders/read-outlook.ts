import type { CallerUser } from '../../caller.ts';
import type { Db } from '../../tables.ts';
import type { WeatherService } from '../weather/weather.service.ts';
import type { AdaptiveUser, Outlook } from './adaptive-watering.ts';
import { adaptsWatering } from './watering-date-queries.ts';

interface Deps {
  db: Db;
  weather: Pick<WeatherService, 'knownDays'>;
}

/** What the dates of a gardener's waterings are computed from. */
export type ReadOutlook = (caller: CallerUser) => Promise<{ user: CallerUser & AdaptiveUser; outlook: Outlook }>;

/** To be read before a transaction begins, which must not wait for another server. */
export function createReadOutlook({ db, weather }: Deps): ReadOutlook {
  return async (caller) => ({
    user: { ...caller, adaptiveWatering: await adaptsWatering(db, caller.id) },
    outlook: { weather: await weather.knownDays(caller.id), wasAsked: false },
  });
}
