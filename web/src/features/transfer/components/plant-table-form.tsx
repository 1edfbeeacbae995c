import type { TableField } from '@plantcare/contract/plant-table.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { FormActions } from '@/ui/layout/form-actions.tsx';
import { useImportPlantTable, usePlantTable } from '../api.ts';
import { counted } from '../import-words.ts';
import type { TableChoices } from '../table-choices.ts';
import { ColumnChoices } from './column-choices.tsx';
import { TableOptions } from './table-options.tsx';
import { TablePreview } from './table-preview.tsx';
import { WrongRows } from './wrong-rows.tsx';

interface PlantTableFormProps {
  file: File;
  /** Called when the import has begun, or another file is wanted. */
  onEnd: () => void;
}

/** Decides how a table of plants is read, and shows what an import would store. */
export function PlantTableForm({ file, onEnd }: PlantTableFormProps) {
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
        <Button variant="secondary" onClick={onEnd}>
          Choose Another File
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="p-5 sm:p-7">
        <FileName file={file} />
        <ColumnChoices columns={table.columns} onChoose={chooseField} />
        <TableOptions table={table} choices={choices} onChoose={choose} />
      </Card>
      <Card className="p-5 sm:p-7">
        <TablePreview table={table} withReminders={choices.reminders === 'yes'} />
        <WrongRows table={table} />
        <div className="mt-5">
          <FormError text={messageOf(start.error ?? preview.error) ?? table.obstacle ?? undefined} />
        </div>
      </Card>
      <FormActions within="page">
        <Button variant="secondary" onClick={onEnd}>
          Choose Another File
        </Button>
        {table.plants > 0 && (
          <Button
            disabled={table.obstacle !== null}
            busy={start.isPending || preview.isFetching}
            onClick={() => start.mutate({ file, choices, skipWrong }, { onSuccess: onEnd })}
          >
            {table.wrong > 0 ? 'Import the Other' : 'Import'} {counted(table.plants, 'Plant')}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

function FileName({ file }: { file: File }) {
  return <h2 className="wrap-anywhere text-2xl">{file.name}</h2>;
}
