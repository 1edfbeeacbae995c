import { REMINDER_STATUSES } from '@plantcare/contract/due.ts';
import { PlantFilter } from '@/ui/browse/plant-filter.tsx';
import { ACTIVITY_OPTIONS } from '@/ui/content/activities.ts';
import { SelectField, type SelectOption } from '@/ui/controls/select-field.tsx';
import type { ReminderBrowsing } from '../../browse-reminders.ts';
import { STATUS_LABELS } from '../../reminder-words.ts';

interface ReminderFilterFieldsProps {
  browsing: ReminderBrowsing;
  plants: readonly SelectOption[];
  onChoose: (choice: Partial<ReminderBrowsing>) => void;
}

export function ReminderFilterFields({ browsing, plants, onChoose }: ReminderFilterFieldsProps) {
  return (
    <>
      <PlantFilter plants={plants} plant={browsing.plant} onChoose={onChoose} />
      <SelectField
        label="Type"
        value={browsing.type}
        options={[{ value: '', label: 'Any type' }, ...ACTIVITY_OPTIONS]}
        // The options are the only values a select can have.
        onChange={(event) => onChoose({ type: event.target.value as ReminderBrowsing['type'] })}
      />
      <SelectField
        label="Status"
        value={browsing.status}
        options={[
          { value: '', label: 'Any status' },
          ...REMINDER_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
        ]}
        // The options are the only values a select can have.
        onChange={(event) => onChoose({ status: event.target.value as ReminderBrowsing['status'] })}
      />
    </>
  );
}
