import * as careAdvice from '@plantcare/contract/assistant/care-advice.ts';
import * as careSchedule from '@plantcare/contract/assistant/care-schedule.ts';
import * as climateCare from '@plantcare/contract/assistant/climate-care.ts';
import * as diagnose from '@plantcare/contract/assistant/diagnose.ts';
import * as assistantEngines from '@plantcare/contract/assistant/engines.ts';
import * as growthPrediction from '@plantcare/contract/assistant/growth-prediction.ts';
import * as identify from '@plantcare/contract/assistant/identify.ts';
import * as keptAnswers from '@plantcare/contract/assistant/kept-answers.ts';
import * as auth from '@plantcare/contract/auth.ts';
import * as calendar from '@plantcare/contract/calendar.ts';
import * as care from '@plantcare/contract/care.ts';
import * as diary from '@plantcare/contract/diary.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import * as farewell from '@plantcare/contract/farewell.ts';
import * as health from '@plantcare/contract/health.ts';
import * as labels from '@plantcare/contract/labels.ts';
import * as notifications from '@plantcare/contract/notifications.ts';
import * as places from '@plantcare/contract/places.ts';
import * as plantTable from '@plantcare/contract/plant-table.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as preferences from '@plantcare/contract/preferences.ts';
import * as push from '@plantcare/contract/push.ts';
import * as recovery from '@plantcare/contract/recovery.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import * as samples from '@plantcare/contract/samples.ts';
import * as sitter from '@plantcare/contract/sitter.ts';
import * as species from '@plantcare/contract/species.ts';
import * as statistics from '@plantcare/contract/statistics.ts';
import * as timeLapse from '@plantcare/contract/time-lapse.ts';
import * as transfer from '@plantcare/contract/transfer.ts';
import * as weather from '@plantcare/contract/weather.ts';

/** Every call of the product, found among the exports of the contract's areas. */
export const endpoints: readonly Endpoint[] = [
  auth,
  plants,
  farewell,
  labels,
  places,
  diary,
  timeLapse,
  reminders,
  care,
  preferences,
  samples,
  sitter,
  notifications,
  push,
  calendar,
  weather,
  species,
  identify,
  diagnose,
  careAdvice,
  growthPrediction,
  careSchedule,
  climateCare,
  keptAnswers,
  assistantEngines,
  recovery,
  statistics,
  transfer,
  plantTable,
  health,
].flatMap((area) => Object.values(area).filter(isEndpoint));

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'response' in exported;
}
