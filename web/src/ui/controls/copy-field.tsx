import Copy from 'lucide-react/icons/copy';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { toast } from '@/ui/feedback/toast.ts';

interface CopyFieldProps {
  label: string;
  /** An address. */
  value: string;
}

/** An address to be copied. */
export function CopyField({ label, value }: CopyFieldProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success('Address copied!');
    } catch {
      toast.error('Could not copy. Please select the address and copy it yourself.');
    }
  }

  return (
    <div className="flex items-end gap-2">
      <TextField
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 grow"
      />
      <Button size="icon" variant="secondary" aria-label="Copy address" className="mb-0.5 shrink-0" onClick={copy}>
        <Copy aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
