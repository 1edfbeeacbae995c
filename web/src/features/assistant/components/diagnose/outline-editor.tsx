import type { Outline, Overlay } from '@plantcare/contract/measured-diagnosis.ts';
import { useId, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { drawingOf, FEWEST, inserted, NO_DRAWING, removed } from '../../outline-drawing.ts';
import { LeafPhoto } from './leaf-photo.tsx';
import { OutlineSurface } from './outline-surface.tsx';

interface OutlineEditorProps {
  photo: File;
  overlay: Overlay;
  /** To begin with. */
  outline: Outline | null;
  /** Whether the gardener drew it. */
  drawn: boolean;
  busy: boolean;
  problem: string | undefined;
  /** Null to have the outline found again. */
  onMeasure: (outline: Outline | null) => void;
  onCancel: () => void;
}

/** Where the gardener says what the leaf is. */
export function OutlineEditor({
  photo,
  overlay,
  outline,
  drawn,
  busy,
  problem,
  onMeasure,
  onCancel,
}: OutlineEditorProps) {
  const id = useId();
  const [drawing, setDrawing] = useState(() => drawingOf(outline));
  const [placing, setPlacing] = useState(outline === null);
  const { corners, chosen } = drawing;
  return (
    <div className="grid gap-4">
      <LeafPhoto photo={photo} overlay={overlay} tinted={false}>
        <OutlineSurface drawing={drawing} placing={placing} hintId={id} onDraw={setDrawing} onCancel={onCancel} />
      </LeafPhoto>
      <p id={id} className="max-w-prose text-ink-soft text-sm">
        {placing ? 'Tap around the leaf, corner by corner.' : 'Drag the corners onto the edge of the leaf.'}
        <span className="sr-only pointer-fine:not-sr-only">
          {' '}
          Keyboard: arrows move the selected corner, Page Up and Page Down choose another, Enter adds one, Delete
          removes it.
        </span>
      </p>
      <FormError text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} disabled={corners.length < FEWEST} onClick={() => onMeasure(corners)}>
          Measure again
        </Button>
        <Button variant="secondary" disabled={chosen < 0} onClick={() => setDrawing(removed(drawing))}>
          Remove corner
        </Button>
        <Button variant="secondary" onClick={() => setDrawing(inserted(drawing))}>
          Add corner
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setDrawing(NO_DRAWING);
            setPlacing(true);
          }}
        >
          Start over
        </Button>
        {drawn && (
          <Button variant="secondary" busy={busy} onClick={() => onMeasure(null)}>
            Find the outline automatically
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
