import { FERN, WATERING } from '@test/examples.ts';
import { json, type ReceivedCall, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EditEntryForm } from '@/features/diary/components/edit-entry-form.tsx';
import { EditPlant } from '@/features/plants/components/edit-plant.tsx';
import { ReminderForm } from '@/features/reminders/components/form/reminder-form.tsx';
import { exampleReminder } from '@/features/reminders/example-reminder.ts';

const REMINDER = exampleReminder('Water Fern', { plant: { _id: FERN._id, name: FERN.name } });

const forms = [
  {
    name: 'a plant',
    stored: FERN,
    theirs: { notes: 'Theirs', version: 2 },
    sent: { notes: 'Theirs' },
    form: <EditPlant plant={FERN} />,
    field: /^Name/,
    save: 'Save Changes',
  },
  {
    name: 'a diary entry',
    stored: WATERING,
    theirs: { notes: 'Theirs', version: 2 },
    sent: { content: 'Theirs' },
    form: <EditEntryForm entry={WATERING} onEdited={() => {}} onCancel={() => {}} onSaved={() => {}} />,
    field: /^Title/,
    save: 'Update Entry',
  },
  {
    name: 'a reminder',
    stored: REMINDER,
    theirs: { description: 'Theirs', version: 2 },
    sent: { description: 'Theirs' },
    form: (
      <ReminderForm
        subject={REMINDER}
        plants={[FERN]}
        plant=""
        unsaved={{ current: false }}
        onClose={() => {}}
        onSaved={() => {}}
      />
    ),
    field: /^Title/,
    save: 'Update Reminder',
  },
];

describe.each(forms)('$name that was changed elsewhere while it was edited', ({ stored, theirs, sent, ...rest }) => {
  const current = { ...stored, ...theirs };

  async function saveStale() {
    const answer = ({ headers }: ReceivedCall) =>
      headers.get('if-match') === '"2"'
        ? json({ ...current, version: 3 })
        : json({ msg: 'Changed.', code: 'changed', current }, 412);
    const received = serve({
      'GET /plants': () => json([FERN]),
      'PUT /plants/:id': answer,
      'PUT /diary/:id': answer,
      'PUT /reminders/:id': answer,
    });
    const { user } = renderApp(rest.form);
    const field = screen.getByLabelText<HTMLInputElement>(rest.field);
    await user.type(field, ' of mine');
    await user.click(screen.getByRole('button', { name: rest.save }));
    await screen.findByText(/^This was changed elsewhere in the meantime/);
    return { user, field, puts: () => received.filter(({ call }) => call.startsWith('PUT')) };
  }

  it('keeps my changes: they are saved over the current state, and other changes stay', async () => {
    const { user, field, puts } = await saveStale();
    const mine = field.value;
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    expect(Object.values(puts()[1]?.body as object)).toContain(mine); // A form or JSON: an object either way.
    expect(puts()[1]?.body).toMatchObject(sent);
  });

  it('takes the other changes: the form shows the current state and sends nothing', async () => {
    const { user, field, puts } = await saveStale();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field.value).not.toContain(' of mine');
    expect(screen.getByDisplayValue('Theirs')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    expect(puts()).toHaveLength(1);
  });
});
