import type { Import } from '@plantcare/contract/transfer.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { FormError } from '@/ui/controls/form-error.tsx';
import { useImports, useStartImport } from '../api.ts';
import { ChooseImportFile } from './choose-import-file.tsx';
import { ImportStatus } from './import-status.tsx';
import { PlantTableForm } from './plant-table-form.tsx';

/** Chooses a file, decides how a table is read, and shows how far the last import is. */
export function ImportGarden() {
  const [table, setTable] = useState<File | null>(null);
  const imports = useImports();
  const start = useStartImport();
  const [hasBegun, setHasBegun] = useState(false);
  const [last] = imports.data ?? [];
  if (table)
    return (
      <PlantTableForm
        file={table}
        onLeave={() => setTable(null)}
        onBegun={() => {
          setHasBegun(true);
          setTable(null);
        }}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {last && <ImportStatus key={last._id} last={last} isNew={hasBegun} />}
      <ChooseImportFile
        busy={waitingFor(start.isPending, last)}
        onChoose={(file) => {
          start.reset();
          setHasBegun(isZip(file));
          if (isZip(file)) start.mutate(file);
          else setTable(file);
        }}
      />
      {start.error && <FormError text={messageOf(start.error)} />}
    </div>
  );
}

/** Why no other file can be chosen now; null if it can. */
function waitingFor(isSending: boolean, last: Import | undefined): string | null {
  if (isSending) return 'Sending the file. Please stay on this page.';
  return last?.state === 'running' ? 'One file at a time…' : null;
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || ['application/zip', 'application/x-zip-compressed'].includes(type);
}
