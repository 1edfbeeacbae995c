import type { Plant } from '@plantcare/contract/plants.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { useKeepPlant } from '../api.ts';

/** On the page of a sample plant: what it is, and how it becomes the gardener's own. */
export function SampleNote({ plant }: { plant: Plant }) {
  const keeping = useKeepPlant();
  if (!plant.sample) return null;
  return (
    <Notice>
      <p>
        This is a sample plant. It sends no notifications, and is deleted with all that you add to it when you delete
        the sample plants.
      </p>
      <Button variant="secondary" className="mt-2" busy={keeping.isPending} onClick={() => keeping.mutate(plant._id)}>
        Keep this plant
      </Button>
    </Notice>
  );
}
