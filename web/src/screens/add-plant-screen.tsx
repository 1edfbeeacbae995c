import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { AddPlant } from '@/features/plants/components/add-plant.tsx';
import { plantDraftFrom } from '@/features/plants/plant-draft.ts';
import { PlannedReminders } from '@/features/reminders/components/offers/planned-reminders.tsx';
import { useReminderPlan } from '@/features/reminders/use-reminder-plan.ts';
import { SpeciesBrief } from '@/features/species/components/species-brief.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Card } from '@/ui/layout/card.tsx';

const NamePlantDialog = lazyPart(
  async () => (await import('@/features/assistant/components/identify/name-plant-dialog.tsx')).NamePlantDialog,
);

export function AddPlantScreen() {
  const { state } = useLocation();
  const [draft] = useState(() => plantDraftFrom(state));
  const [species, setSpecies] = useState(draft?.species ?? '');
  const named = species === '' ? null : species;
  const plan = useReminderPlan(named);
  return (
    <div className="page">
      <AddPlant
        draft={draft}
        reminders={{ offered: plan.reminders.length > 0, count: plan.count, save: plan.save }}
        extras={{
          onSpecies: setSpecies,
          isReady: plan.check,
          beginsNaming: draft?.unnamed === true,
          renderNaming: (photo, { pick, close, search }) => (
            <Suspense>
              <NamePlantDialog photo={photo} onPick={pick} onClose={close} onSearch={search} />
            </Suspense>
          ),
          suggestions: named !== null && plan.reminders.length > 0 && (
            <Card className="grid gap-5 p-5 sm:p-6">
              <SpeciesBrief name={named} />
              <section aria-labelledby="reminders-with-it">
                <h2 id="reminders-with-it" className="text-xl">
                  Reminders set with it
                </h2>
                <PlannedReminders plan={plan} />
              </section>
            </Card>
          ),
        }}
      />
    </div>
  );
}
