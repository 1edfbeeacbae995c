import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Button } from '@/ui/controls/button.tsx';

interface LocateButtonProps {
  busy: boolean;
  onClick: () => void;
}

export function LocateButton({ busy, onClick }: LocateButtonProps) {
  return (
    <Button variant="secondary" busy={busy} onClick={onClick}>
      {!busy && <LocateFixed aria-hidden className="size-5" />}
      Use My Location
    </Button>
  );
}
