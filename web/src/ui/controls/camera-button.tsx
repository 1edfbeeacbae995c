import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { Button } from '@/ui/controls/button.tsx';

/** Opens the camera of a phone; a desktop has no such button. */
export function CameraButton({ onTake }: { onTake: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="hidden pointer-coarse:block">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          if (photo) onTake(photo);
          event.target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Camera aria-hidden className="size-5" />
        Take a photo
      </Button>
    </span>
  );
}
