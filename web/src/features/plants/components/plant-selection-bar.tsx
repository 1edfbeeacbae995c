import type { Plant } from '@plantcare/contract/plants.ts';
import BellPlus from 'lucide-react/icons/bell-plus';
import Droplets from 'lucide-react/icons/droplets';
import MapPin from 'lucide-react/icons/map-pin';
import QrCode from 'lucide-react/icons/qr-code';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { ActionBar } from '@/ui/layout/action-bar.tsx';

interface PlantSelectionBarProps {
  chosen: readonly Plant[];
  /** How many are shown now and could be chosen at once. */
  shown: number;
  busy: boolean;
  onChooseAll: () => void;
  onWater: () => void;
  onMove: () => void;
  onRemind: () => void;
  onPrint: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** What to do with the chosen plants. */
export function PlantSelectionBar(props: PlantSelectionBarProps) {
  const { chosen, shown, busy, onChooseAll, onWater, onMove, onRemind, onPrint, onDelete, onCancel } = props;
  const none = chosen.length === 0;
  return (
    <ActionBar label="Chosen plants">
      <div className="flex grow items-center gap-1 max-sm:basis-full">
        <p role="status" className="grow font-medium">
          {none ? 'Choose plants' : `${chosen.length} chosen`}
        </p>
        <Button variant="quiet" className="px-3!" disabled={chosen.length >= shown} onClick={onChooseAll}>
          Choose all {shown}
        </Button>
        <Button variant="quiet" size="icon" aria-label="Stop choosing" onClick={onCancel}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="grid grow grid-cols-5 gap-1">
        <Action Icon={Droplets} label="Water" disabled={none} busy={busy} onPress={onWater} />
        <Action Icon={MapPin} label="Move" disabled={none} onPress={onMove} />
        <Action Icon={BellPlus} label="Remind" disabled={none} onPress={onRemind} />
        <Action Icon={QrCode} label="Labels" disabled={none} onPress={onPrint} />
        <Action Icon={Trash2} label="Delete" disabled={none} onPress={onDelete} />
      </div>
    </ActionBar>
  );
}

interface ActionProps {
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  label: string;
  disabled: boolean;
  busy?: boolean;
  onPress: () => void;
}

function Action({ Icon, label, disabled, busy = false, onPress }: ActionProps) {
  return (
    <Button
      variant="secondary"
      className="px-2! text-sm max-sm:flex-col max-sm:gap-0.5 max-sm:rounded-field! max-sm:py-1.5!"
      disabled={disabled}
      busy={busy}
      onClick={onPress}
    >
      {!busy && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {label}
    </Button>
  );
}
