import { LABEL_SHEETS, type LabelFormat, labelsPerSheet } from '@plantcare/contract/labels.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import Download from 'lucide-react/icons/download';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { usePrintLabels } from '../api.ts';
import { LabelSheetDrawing } from './label-sheet-drawing.tsx';

const FORMATS = Object.keys(LABEL_SHEETS) as LabelFormat[]; // Object.keys widens to string[]
const OPTIONS = FORMATS.map((value) => ({ value, label: LABEL_SHEETS[value].label }));

/** Paper is Letter in North America, and A4 nearly everywhere else. */
function usualFormat(): LabelFormat {
  return /-(US|CA|MX)$/.test(navigator.language) ? 'letter-cut' : 'a4-cut';
}

interface PrintLabelsProps {
  plants: readonly Plant[];
  onClose: () => void;
  /** Called once the file is there. */
  onPrinted: () => void;
}

/** Asks for the format of the labels of plants, and downloads them as a PDF. */
export function PrintLabels({ plants, onClose, onPrinted }: PrintLabelsProps) {
  const [format, setFormat] = useState(usualFormat);
  const [typed, setTyped] = useState('1');
  const printing = usePrintLabels();
  const most = labelsPerSheet(format);
  const start = Number(typed);
  const fits = Number.isInteger(start) && start >= 1 && start <= most;
  const count = plants.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!fits || printing.isPending) return;
    printing.mutate({ plants: plants.map(({ _id }) => _id), format, start }, { onSuccess: onPrinted });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={count === 1 ? 'Print a label' : `Print ${count} labels`}
      description="Each has the plant’s name, species and location, and a QR code. Scan it to open the plant with “Watered” under your thumb."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label="Format"
          options={OPTIONS}
          value={format}
          onChange={(event) => setFormat(FORMATS.find((one) => one === event.target.value) ?? format)}
        />
        <TextField
          label="First free label"
          hint="1 on a new sheet. On a used one, count along the rows."
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={typed}
          error={fits ? undefined : `Please enter a whole number from 1 to ${most}`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <LabelSheetDrawing format={format} start={fits ? start : 1} count={count} />
        <p className="text-ink-soft text-sm">
          Print at 100 %, not fitted to the page. Latin, Cyrillic and Greek letters are printed; other scripts and emoji
          are left out, and a name without any other letter is replaced by the species.
        </p>
        <FormError text={printing.error ? messageOf(printing.error) : undefined} />
        <Button type="submit" size="lg" busy={printing.isPending}>
          {!printing.isPending && <Download aria-hidden className="size-5" />}
          Download PDF
        </Button>
      </form>
    </Dialog>
  );
}
