import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';

/** The own plant that an answer is about, above its heading. */
export function PlantLink({ plant }: { plant: { _id: string; name: string } | null }) {
  if (plant === null) return null;
  return (
    <p className="-mb-1">
      <TextLink to={paths.plant(plant._id)} className="target inline-flex items-center">
        {plant.name}
      </TextLink>
    </p>
  );
}
