import Sprout from 'lucide-react/icons/sprout';
import { Button, type ButtonProps } from '@/ui/controls/button.tsx';
import { FILL_LABEL, useFillGarden } from '../api.ts';

/** One tap fills the garden with sample plants. */
export function FillGardenButton(props: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const filling = useFillGarden();
  return (
    <Button variant="secondary" {...props} busy={filling.isPending} onClick={() => filling.mutate()}>
      <Sprout aria-hidden className="size-5" />
      {FILL_LABEL}
    </Button>
  );
}
