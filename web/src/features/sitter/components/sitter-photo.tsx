import { LeafPlaceholder } from '@/ui/drawings/leaf-placeholder.tsx';
import { useSitterPhoto } from '../api.ts';

interface SitterPhotoProps {
  token: string;
  plant: { _id: string; name: string; hasPhoto: boolean };
}

const frame = 'size-16 shrink-0 overflow-hidden rounded-xl bg-moss-soft print:size-11 print:rounded-md';

/** The photo of a plant, or a drawing. */
export function SitterPhoto({ token, plant }: SitterPhotoProps) {
  return plant.hasPhoto ? <Photo token={token} plant={plant} /> : <Drawing name={plant.name} />;
}

function Photo({ token, plant: { _id, name } }: SitterPhotoProps) {
  const { data: url, isError } = useSitterPhoto(token, _id);
  if (isError) return <Drawing name={name} />;
  return url ? <img src={url} alt={name} className={`object-cover ${frame}`} /> : <div className={frame} />;
}

function Drawing({ name }: { name: string }) {
  return (
    <div className={`flex items-end justify-center text-ink ${frame}`}>
      <LeafPlaceholder seed={name} className="h-[92%] w-[92%]" />
    </div>
  );
}
