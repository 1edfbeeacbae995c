import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { Button, type ButtonProps } from '@/ui/controls/button.tsx';

export function MoreButton({ title, ...button }: Omit<ButtonProps, 'title'> & { title: string }) {
  return (
    <Button variant="quiet" size="icon" aria-label={`More for “${title}”`} aria-haspopup="menu" {...button}>
      <EllipsisVertical aria-hidden className="size-5" />
    </Button>
  );
}
