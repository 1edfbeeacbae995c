import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { useImports, useStartImport } from '../api.ts';
import { ImportStatus } from './import-status.tsx';

/** Adds a downloaded ZIP file to this garden, and shows how far that is. */
export function ImportGarden() {
  const input = useRef<HTMLInputElement>(null);
  const imports = useImports();
  const start = useStartImport();
  const [last] = imports.data ?? [];
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">
        Add such a ZIP file to this account, from here or from another server. What you have stays, and so do your
        settings. You can undo it as a whole.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="ZIP file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) start.mutate(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        busy={start.isPending || last?.state === 'running'}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-5" />
        Import a ZIP File
      </Button>
      {start.error && <FormError text={messageOf(start.error)} />}
      {last && <ImportStatus key={last._id} last={last} />}
    </div>
  );
}
