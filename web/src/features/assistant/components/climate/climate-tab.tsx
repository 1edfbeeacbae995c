import { PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant/climate-care.ts';
import { useSession } from '@/lib/session/session.ts';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Toggle } from '@/ui/controls/toggle.tsx';
import { climateQuestion } from '../../questions.ts';
import { useLocalWeather } from '../../use-local-weather.ts';
import { PlantTab } from '../plant-tab.tsx';
import { CityField } from './city-field.tsx';
import { CurrentWeather } from './current-weather.tsx';

export function ClimateTab() {
  const local = useLocalWeather();
  const home = useSession()?.user.location ?? null;
  const weather = local.words ?? PLACEHOLDER_WEATHER;
  const where = local.words && (local.city === null ? 'Where you are.' : `In ${local.city}.`);
  return (
    <PlantTab
      ability="climate-care"
      submitLabel="Get Climate Advice"
      question={(plant) => climateQuestion(plant, weather)}
      notYet={local.looking}
    >
      <CurrentWeather weather={weather} where={where} looking={local.looking} />
      <div className="grid gap-2">
        <Toggle
          label="Use my local weather"
          text={home === null ? 'Asks this browser where you are.' : `In ${home}, as in your profile.`}
          checked={local.wanted}
          onChange={(wanted) => (wanted && home !== null ? local.lookIn(home) : local.want(wanted))}
        />
        <FormError text={local.problem} />
        {local.asksForCity && <CityField busy={local.looking} onSearch={local.lookIn} />}
      </div>
    </PlantTab>
  );
}
