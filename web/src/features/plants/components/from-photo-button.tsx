import Camera from 'lucide-react/icons/camera';
import { useNavigate } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import type { ButtonProps } from '@/ui/controls/button.tsx';
import { FileButton } from '@/ui/controls/file-button.tsx';
import { isImage, NOT_AN_IMAGE } from '@/ui/controls/image-file.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useOfferPlant } from '../api.ts';

interface FromPhotoButtonProps extends Pick<ButtonProps, 'size'> {
  /** Shows only the camera on a phone, where its row has no room for the words. */
  compact?: boolean;
}

/** Adds a plant from its photo: the form opens with it, and its name is found first. */
export function FromPhotoButton({ size, compact = false }: FromPhotoButtonProps) {
  const navigate = useNavigate();
  const offerPlant = useOfferPlant();

  function begin(photo: File) {
    if (!isImage(photo)) return toast.error(NOT_AN_IMAGE);
    void navigate(paths.addPlant, { state: offerPlant({ name: '', species: '', unnamed: true }, photo) });
  }

  return (
    <FileButton
      variant="secondary"
      {...(size && { size })}
      {...(compact && { className: 'max-sm:w-11 max-sm:px-0!' })}
      onChoose={begin}
    >
      <Camera aria-hidden className="size-5" />
      <span className={compact ? 'max-sm:sr-only' : ''}>From a photo</span>
    </FileButton>
  );
}
