import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { useFormerPlants } from '../api.ts';

/** The way to the former plants; nothing while there are none. */
export function FormerPlantsLink() {
  const { data: plants } = useFormerPlants();
  if (!plants || plants.length === 0) return null;
  return (
    <Link to={paths.formerPlants} className="target inline-flex items-center font-semibold text-leaf">
      {plants.length === 1 ? '1 former plant' : `${plants.length} former plants`}
    </Link>
  );
}
