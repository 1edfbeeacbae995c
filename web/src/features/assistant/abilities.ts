import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import {
  FAILED_TO_BUILD_SCHEDULE,
  FAILED_TO_DIAGNOSE,
  FAILED_TO_GET_CARE_ADVICE,
  FAILED_TO_GET_CLIMATE_CARE,
  FAILED_TO_IDENTIFY,
  FAILED_TO_PREDICT_GROWTH,
} from '@plantcare/contract/messages.ts';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CloudSun from 'lucide-react/icons/cloud-sun';
import Flower2 from 'lucide-react/icons/flower-2';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Stethoscope from 'lucide-react/icons/stethoscope';
import TrendingUp from 'lucide-react/icons/trending-up';

interface AbilityWords {
  label: string;
  Icon: typeof Flower2;
  /** Said when there is no answer, and the server does not say why. */
  failure: string;
  /** Said while the answer is on its way. */
  waiting: string;
  /** What to expect of it, where its answer is going to be. */
  promise: string;
}

export const ABILITY_WORDS: Readonly<Record<Ability, AbilityWords>> = {
  identify: {
    label: 'Identify Plant',
    Icon: Flower2,
    failure: FAILED_TO_IDENTIFY,
    waiting: 'Looking at your photos…',
    promise: 'Show leaves, flowers and the whole plant for a better match.',
  },
  diagnose: {
    label: 'Diagnose Issues',
    Icon: Stethoscope,
    failure: FAILED_TO_DIAGNOSE,
    waiting: 'Looking at your photo…',
    promise: 'Take a close-up of the affected spot in daylight, with some healthy leaf around it.',
  },
  'care-advice': {
    label: 'Care Advice',
    Icon: MessageCircleQuestionMark,
    failure: FAILED_TO_GET_CARE_ADVICE,
    waiting: 'Looking it up…',
    promise: 'Name a plant and ask a question. Without a question you get its full care sheet.',
  },
  'growth-prediction': {
    label: 'Growth Prediction',
    Icon: TrendingUp,
    failure: FAILED_TO_PREDICT_GROWTH,
    waiting: 'Estimating its growth…',
    promise: 'How tall one of your plants is likely to grow within a year, and what that depends on.',
  },
  'care-schedule': {
    label: 'Care Schedule',
    Icon: CalendarCheck,
    failure: FAILED_TO_BUILD_SCHEDULE,
    waiting: 'Planning its year…',
    promise: 'What one of your plants needs and how often, ready to become reminders.',
  },
  'climate-care': {
    label: 'Climate Care',
    Icon: CloudSun,
    failure: FAILED_TO_GET_CLIMATE_CARE,
    waiting: 'Comparing it with the weather…',
    promise: 'What is fine, what to watch and what to change for one of your plants in this weather.',
  },
};
