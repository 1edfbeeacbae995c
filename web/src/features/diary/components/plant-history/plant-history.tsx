import type { Plant } from '@plantcare/contract/plants.ts';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { type ReactNode, useId, useMemo } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { usePlantHistory } from '../../api.ts';
import { comparablePhotos } from '../../comparable-photos.ts';
import { PhotoComparison } from '../photo-comparison.tsx';
import { LastCare } from './last-care.tsx';
import { PhotoTimeLapse } from './photo-time-lapse.tsx';
import { PlantTimeline } from './plant-timeline.tsx';
import { WateringChart } from './watering-chart.tsx';

/** A plant's history: its last care and its watering rhythm if it is there, its photos over time, and its diary. */
export function PlantHistory({ plant }: { plant: Plant }) {
  const id = useId();
  const { data: history } = usePlantHistory(plant._id);
  const isThere = plant.farewell === null;
  const photos = useMemo(() => (history ? comparablePhotos(plant, history) : []), [plant, history]);
  return (
    <section aria-labelledby={id} className="mt-12 border-line border-t pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 id={id} className="text-3xl">
          Care Diary
        </h2>
        {isThere && (
          <ButtonLink to={paths.addDiaryEntryFor(plant._id)} variant="secondary">
            <NotebookPen aria-hidden className="size-5" />
            Add Entry
          </ButtonLink>
        )}
      </div>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-10">
        <div className="grid gap-5 desk:order-last">
          {history && (
            <>
              {isThere && (
                <>
                  <Aside title="Last care">
                    <LastCare history={history} />
                  </Aside>
                  <Aside title="Watering, week by week">
                    <WateringChart waterings={history.waterings} />
                  </Aside>
                </>
              )}
              {photos.length >= 2 && (
                <>
                  <Aside title="Then and now">
                    <PhotoComparison photos={photos} />
                  </Aside>
                  <Aside title="Time-lapse">
                    <PhotoTimeLapse plant={plant._id} photos={photos} />
                  </Aside>
                </>
              )}
            </>
          )}
        </div>
        <div className="min-w-0">
          <PlantTimeline plant={plant} />
        </div>
      </div>
    </section>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <h3 className="mb-4 text-xl">{title}</h3>
      {children}
    </Card>
  );
}
