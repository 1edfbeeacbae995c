import type { SitterTask } from '@plantcare/contract/sitter.ts';
import { LeafPlaceholder } from '@/ui/drawings/leaf-placeholder.tsx';
import { useSitterPhoto } from '../api.ts';

interface SitterPhotoProps {
  token: string;
  plant: SitterTask['plant'];
}

const frame = 'size-16 shrink-0 overflow-hidden rounded-xl bg-moss-soft print:size-11 print:rounded-md';

/** The photo of a plant, or a drawing. */
export function SitterPhoto({ token, plant }: SitterPhotoProps) {
  return plant.hasPhoto ? <Photo token={token} plant={plant} /> : <Drawing plant={plant} />;
}

function Photo({ token, plant }: SitterPhotoProps) {
  const { data: url, isError } = useSitterPhoto(token, plant._id);
  if (isError) return <Drawing plant={plant} />;
  return url ? <img src={url} alt={plant.name} className={`object-cover ${frame}`} /> : <div className={frame} />;
}

function Drawing({ plant: { name, species } }: Pick<SitterPhotoProps, 'plant'>) {
  return (
    <div className={`flex items-end justify-center text-ink ${frame}`}>
      <LeafPlaceholder seed={species || name} className="h-[92%] w-[92%]" />
    </div>
  );
}
