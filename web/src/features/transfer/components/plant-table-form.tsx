import type { TableField } from '@plantcare/contract/plant-table.ts';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useFocusOnMount } from '@/lib/page/use-focus-on-mount.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { FormActions } from '@/ui/layout/form-actions.tsx';
import { useImportPlantTable, usePlantTable } from '../api.ts';
import { counted } from '../import-words.ts';
import type { TableChoices } from '../table-choices.ts';
import { ColumnChoices } from './column-choices.tsx';
import { DateOrderChoice } from './date-order-choice.tsx';
import { TableOptions } from './table-options.tsx';
import { TablePreview } from './table-preview.tsx';
import { WrongRows } from './wrong-rows.tsx';

interface PlantTableFormProps {
  file: File;
  /** Called when another file is wanted. */
  onLeave: () => void;
  onBegun: () => void;
}

/** Decides how a table of plants is read, and shows what an import would store. */
export function PlantTableForm({ file, onLeave, onBegun }: PlantTableFormProps) {
  const [choices, setChoices] = useState<TableChoices>({ reminders: 'yes' });
  const preview = usePlantTable(file, choices);
  const start = useImportPlantTable();
  const table = preview.data;
  const choose = (more: TableChoices) => setChoices((before) => ({ ...before, ...more }));

  if (!table && preview.isPending) return <LoadingMessage text="Reading the table…" />;
  if (!table)
    return (
      <Card className="grid justify-items-start gap-4 p-5 sm:p-7">
        <FileName file={file} />
        <FormError text={messageOf(preview.error)} />
        <Button variant="secondary" onClick={onLeave}>
          Another File
        </Button>
      </Card>
    );

  const chooseField = (at: number, field: TableField | null) => {
    const isMoved = (other: TableField | null) => field !== 'notes' && other === field;
    const fields = table.columns.map((column, index) => {
      if (index === at) return field;
      return isMoved(column.field) ? null : column.field;
    });
    choose({ columns: fields.map((one) => one ?? '-').join(',') });
  };
  const skipWrong = table.wrong > 0 ? 'yes' : 'no';
  const refusal = start.error ?? preview.error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-6">
        <Card className="p-5 sm:p-7">
          <FileName file={file} />
          <DateOrderChoice table={table} onChoose={choose} />
          <ColumnChoices columns={table.columns} onChoose={chooseField} />
          <TableOptions table={table} choices={choices} onChoose={choose} />
        </Card>
        <Card className="p-5 sm:p-7">
          <TablePreview table={table} withReminders={choices.reminders === 'yes'} />
          <WrongRows table={table} />
        </Card>
      </div>
      {refusal ? <FormError text={messageOf(refusal)} /> : table.obstacle && <Notice>{table.obstacle}</Notice>}
      <FormActions within="page">
        <Button variant="secondary" onClick={onLeave}>
          Another File
        </Button>
        {table.plants > 0 && (
          <Button
            disabled={table.obstacle !== null}
            busy={start.isPending || preview.isFetching}
            onClick={() => start.mutate({ file, choices, skipWrong }, { onSuccess: onBegun })}
          >
            {table.wrong > 0 ? 'Import the Other' : 'Import'} {counted(table.plants, 'Plant')}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

/** Where the screen begins again once a file was chosen. */
function FileName({ file }: { file: File }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading);
  return (
    <h2 ref={heading} tabIndex={-1} className="wrap-anywhere scroll-mt-34 text-2xl desk:scroll-mt-24">
      {file.name}
    </h2>
  );
}
