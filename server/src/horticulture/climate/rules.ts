import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import type { ForecastEvent } from '../text-input/forecast.ts';
import type { Climate } from './question.ts';

export type Judged = Pick<ClimateFinding, 'verdict' | 'text' | 'brief'>;

/** What a kind of weather means for a plant, by where it stands. */
export type ForecastRules = Record<ForecastEvent, (climate: Climate) => Judged>;
