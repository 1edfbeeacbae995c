import Archive from 'lucide-react/icons/archive';
import Squirrel from 'lucide-react/icons/squirrel';
import Table from 'lucide-react/icons/table-2';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { Spinner } from '@/ui/feedback/spinner.tsx';
import { Card } from '@/ui/layout/card.tsx';

const ACCEPTED = '.zip,.csv,.tsv,.txt,application/zip,text/csv,text/tab-separated-values';

const KINDS = [
  {
    Icon: Table,
    title: 'A table of plants',
    text: 'A CSV file, as every spreadsheet can save one. You say what each column holds, and see what will be stored first.',
  },
  {
    Icon: Archive,
    title: 'Your own data',
    text: 'The ZIP file of “Download My Data”, from this account or another one, here or on another server. Settings stay as they are.',
  },
  {
    Icon: Squirrel,
    title: 'HortusFox',
    text: 'The ZIP file of a backup: plants with their photos, gallery, last care, and the tasks that name a plant.',
  },
] as const;

interface ChooseImportFileProps {
  /** Why no file can be chosen now, such as "Sending the file…". */
  busy: string | null;
  onChoose: (file: File) => void;
}

/** What can be imported, and the field that asks for a file. */
export function ChooseImportFile({ busy, onChoose }: ChooseImportFileProps) {
  const [over, setOver] = useState(false);

  function choose(files: FileList | null) {
    const [file] = files ?? [];
    if (file && busy === null) onChoose(file);
  }

  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-2xl">Three kinds of files</h2>
      <ul className="mt-5 grid gap-5 desk:grid-cols-3 desk:gap-8">
        {KINDS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4 desk:flex-col desk:gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-moss-soft text-leaf">
              <Icon aria-hidden className="size-5" />
            </span>
            <div>
              <h3 className="font-body font-semibold text-base">{title}</h3>
              <p className="max-w-prose text-ink-soft text-[0.95rem]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files);
        }}
        className={classes(
          'mt-6 grid min-h-32 cursor-pointer place-items-center rounded-photo border-2 border-dashed p-4 transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
          over ? 'border-leaf bg-moss-soft' : 'border-line-strong/50 hover:border-leaf hover:bg-moss-soft/50',
          busy !== null && 'pointer-events-none opacity-60',
        )}
      >
        <input
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          aria-label="File to import"
          disabled={busy !== null}
          onChange={(event) => {
            choose(event.target.files);
            event.target.value = '';
          }}
        />
        <span className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center font-semibold text-leaf">
          {busy !== null ? <Spinner className="size-5" /> : <Upload aria-hidden className="size-5" />}
          {busy ?? 'Choose a file, or drop it here'}
        </span>
      </label>
    </Card>
  );
}
