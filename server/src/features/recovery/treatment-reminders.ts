import { CHECK_UP_DAYS } from '@plantcare/contract/recovery.ts';
import type { ReminderType } from '@plantcare/contract/reminders.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';

/** A single reminder, `inDays` after the diagnosis. */
export interface TreatmentReminder {
  title: string;
  description: string;
  type: ReminderType;
  inDays: number;
}

/** A longer title is cut at the end of a word. */
const TITLE_LENGTH = 80;

/**
 * The reminders of a treatment: one each time a step is due, except today, and one for each new photo of the same leaf.
 * A repeated step is numbered and ends after its last time.
 */
export function treatmentReminders(condition: string, problem: ProblemRecord | null): TreatmentReminder[] {
  const steps = (problem?.treatment ?? []).flatMap(({ step, inDays, again, type }) => {
    const times = again?.times ?? 1;
    return Array.from({ length: times }, (_, index) => ({
      title: times === 1 ? short(step) : `${short(step)} (${index + 1} of ${times})`,
      description: `${step} For: ${condition}.`,
      type,
      inDays: inDays + index * (again?.everyDays ?? 0),
    }));
  });
  const checkUps = CHECK_UP_DAYS.map((inDays) => ({
    title: 'Take a new photo of the same leaf',
    description: `${inDays} days after the diagnosis: ${condition}. Compare it on the page of the plant.`,
    type: 'observation' as const,
    inDays,
  }));
  return [...steps.filter(({ inDays }) => inDays > 0), ...checkUps];
}

function short(step: string): string {
  const [sentence = step] = step.split(/(?<=[.:;])\s/);
  const plain = sentence.replace(/[.:;]$/, '');
  if (plain.length <= TITLE_LENGTH) return plain;
  return `${plain.slice(0, TITLE_LENGTH).replace(/\s+\S*$/, '')} …`;
}
