import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { FillGardenButton } from './fill-garden-button.tsx';

/** The ways to a garden that is not empty: add the first plant, or fill it with sample plants. */
export function FirstPlantActions() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.addPlant} size="lg">
        Add Your First Plant
      </ButtonLink>
      <FillGardenButton size="lg" />
    </div>
  );
}
