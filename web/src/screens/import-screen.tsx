import { ImportGarden } from '@/features/transfer/components/import-garden.tsx';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

export function ImportScreen() {
  return (
    <div className="page">
      <PageHeader
        title="Import"
        text={
          <>
            Bring plants along from another place. What you have stays, and an import can be undone as a whole.{' '}
            <TextLink to={paths.yourData}>Back to your data</TextLink>
          </>
        }
      />
      <ImportGarden />
    </div>
  );
}
