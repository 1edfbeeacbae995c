import { AddPlant } from '@/features/plants/components/add-plant.tsx';

export function AddPlantScreen() {
  return (
    <div className="page">
      <AddPlant />
    </div>
  );
}
