import { SEASONS } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import {
  degrees,
  everyDays,
  humidityNeed,
  SEASON_NAMES,
  temperatureNeed,
} from '../../../../horticulture/care-sheet/needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { inSentences, listed } from '../../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from '../answer.ts';
import { flowerTrigger } from './flowering.ts';

export function answerTemperature({ plant, question }: CareQuery): Paragraph {
  const said = question.plain;
  return {
    lead: 'Temperature:',
    text: inSentences([
      temperatureNeed(plant),
      /\b(radiator|heater|heating)\b/.test(said)
        ? 'Keep it at least 1 m away from a radiator or heater, which dries its leaves.'
        : null,
      /\b(draft|drafts|drafty|ac|air ?con\w*|vent)\b/.test(said) ? 'Keep it out of drafts and away from vents.' : null,
      isFrostTender(plant) ? 'Beware of cold panes and open windows in winter.' : null,
    ]),
  };
}

export function answerHumidity({ plant, question }: CareQuery): Paragraph {
  const mist = /\bmist|spray/.test(question.plain)
    ? plant.humidity === 'high'
      ? 'Misting helps only for minutes, so rely on a humidifier or on plants standing close together.'
      : 'There is no need to mist it; wet leaves only invite leaf spots.'
    : null;
  const tray = /\bpebble/.test(question.plain) ? 'A tray of wet pebbles raises humidity by only a few percent.' : null;
  const terrarium = /\bterrarium/.test(question.plain)
    ? plant.humidity === 'low'
      ? 'A closed terrarium is too damp for it.'
      : 'In a closed terrarium open the lid when the glass stays wet.'
    : null;
  return {
    lead: 'Humidity:',
    text: inSentences([
      mist,
      tray,
      terrarium,
      humidityNeed(plant),
      'A hygrometer beside the plant tells how humid it is; below 40% counts as dry.',
    ]),
  };
}

export function answerWinter({ plant }: CareQuery): Paragraph {
  const { temperature, watering, growsIn, lifespan } = plant;
  const frostTender = isFrostTender(plant);
  return {
    lead: 'Winter:',
    text: inSentences([
      lifespan === 'annual' ? 'It is grown as an annual: it ends with its season, and is sown again in spring.' : null,
      frostTender
        ? `Have it inside before nights fall to ${degrees(Math.max(temperature.min, 5))}, in a bright place: it does not survive frost.`
        : `${plant.hardiness} In a pot the roots freeze sooner: wrap the pot or stand it by a wall.`,
      lifespan === 'annual'
        ? null
        : `Water ${everyDays(watering.daysWinter) ?? (growsIn.includes('winter') ? 'only' : 'far less')}, after checking the soil.`,
      growsIn.includes('winter')
        ? 'It grows in winter, so go on feeding lightly.'
        : 'Do not feed until it grows again.',
      frostTender ? 'Give it the brightest place you have, away from radiators and cold panes.' : null,
    ]),
  };
}

/** House plants with leaves all year. */
const KEEPS_GROWING: ReadonlySet<string> = new Set(['soft-house-plant', 'woody-house-plant', 'palm', 'fern']);

export function answerResting({ plant }: CareQuery): Paragraph {
  const { growsIn, watering } = plant;
  const rests = SEASONS.filter((season) => !growsIn.includes(season)).map((season) => SEASON_NAMES[season]);
  const inSummer = !growsIn.includes('summer');
  // A tropical plant with leaves only slows down: yellow leaves are no rest.
  const neverRests =
    KEEPS_GROWING.has(survivalOfPlant(plant).id) && isFrostTender(plant) && watering.class !== 'dry' && !inSummer;
  const text = neverRests
    ? [
        'It has no real rest: where winters are dark it only grows more slowly and keeps its leaves.',
        `Water ${everyDays(watering.daysWinter) ?? 'less often'} then, after checking the soil, and do not feed it until it grows again.`,
        `Leaves that turn yellow or brown then come from wet soil, cold or dry air rather than from a rest. ${temperatureNeed(plant)}`,
        flowerTrigger(plant),
      ]
    : rests.length === 0
      ? ['It grows all year and needs no rest; where winters are dark it only slows down.']
      : [
          `It rests in ${listed(rests, 'and')}, so leaves that turn yellow then are no illness.`,
          inSummer
            ? 'Let it dry almost fully, keep it cool and shaded, and do not feed it; water again when new leaves show.'
            : `Water ${everyDays(watering.daysWinter) ?? 'far less'} then, after checking the soil, and do not feed it.`,
          flowerTrigger(plant),
        ];
  return { lead: 'Rest:', text: inSentences(text) };
}

export function answerOutdoors({ plant, question }: CareQuery): Paragraph {
  const { temperature, light } = plant;
  const tender = isFrostTender(plant);
  const { ground } = plant.matureSize;
  const zone = /\bzone\b/.test(question.plain)
    ? 'Compare the lowest winter temperature of your zone with this figure.'
    : null;
  return {
    lead: 'Outdoors:',
    text: inSentences([
      tender
        ? `It may stand outside only while nights stay above ${degrees(Math.max(temperature.min, 5))}, from late spring to early fall, and never in frost.`
        : `It can live outdoors. ${plant.hardiness}`,
      zone,
      light.accepted.includes('full_sun')
        ? 'Get it used to the sun over 7–14 days, or its leaves burn.'
        : 'Put it in bright shade, for direct sun burns its leaves; get it used to the outdoors over 7–14 days.',
      tender
        ? 'Look for pests before it comes in again.'
        : ground
          ? `Give it room: ${(ground.spread / 100).toLocaleString('en')} m wide in the ground.`
          : null,
    ]),
  };
}
