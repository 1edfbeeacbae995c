import type { MeasuredDiagnosis, Outline } from '@plantcare/contract/measured-diagnosis.ts';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/controls/button.tsx';
import { Toggle } from '@/ui/controls/toggle.tsx';
import type { Further } from '../../use-answer.ts';
import { LeafPhoto } from './leaf-photo.tsx';
import { LeafShares } from './leaf-shares.tsx';
import { OutlineEditor } from './outline-editor.tsx';

interface MeasuredLeafProps {
  measured: MeasuredDiagnosis;
  photo: File | null;
  /** Whether the gardener drew the outline. */
  drawn: boolean;
  further: Further;
  onOutline: (outline: Outline | null) => void;
}

/** What was counted on the photo, and the way to say what the leaf is. */
export function MeasuredLeaf({ measured, photo, drawn, further, onOutline }: MeasuredLeafProps) {
  const { overlay, outline, measurements } = measured;
  const [tinted, setTinted] = useState(true);
  const [edited, setEdited] = useState<MeasuredDiagnosis>();
  const draw = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setEdited(undefined));
    draw.current?.focus();
  }

  // Measured again: the editor is gone, and with it what had the focus.
  useEffect(() => {
    if (edited === undefined || edited === measured) return;
    setEdited(undefined);
    draw.current?.focus();
  }, [edited, measured]);

  if (photo !== null && edited === measured) {
    return (
      <OutlineEditor
        photo={photo}
        overlay={overlay}
        outline={outline}
        drawn={drawn}
        busy={further.pending}
        problem={further.problem}
        onMeasure={onOutline}
        onCancel={close}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <LeafPhoto photo={photo} overlay={overlay} tinted={tinted} />
      <div className="max-w-[34rem]">
        <Toggle
          label="Show what was counted"
          text={
            drawn ? 'Within the outline that you drew.' : 'Drawn over the photo, a bright tint for each kind of tissue.'
          }
          checked={tinted}
          onChange={setTinted}
        />
        <LeafShares measurements={measurements} />
      </div>
      {photo !== null && (
        <div>
          <Button ref={draw} variant="secondary" onClick={() => setEdited(measured)}>
            <PencilLine aria-hidden className="size-5" />
            Draw the leaf’s outline
          </Button>
        </div>
      )}
    </div>
  );
}
