import Upload from 'lucide-react/icons/upload';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';

/** Leads to the import. */
export function ImportLink() {
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">
        Add such a ZIP file to this account, a table of plants from a spreadsheet, or a backup of HortusFox. What you
        have stays, and you can undo an import as a whole.
      </p>
      <ButtonLink to={paths.import} variant="secondary">
        <Upload aria-hidden className="size-5" />
        Import
      </ButtonLink>
    </div>
  );
}
