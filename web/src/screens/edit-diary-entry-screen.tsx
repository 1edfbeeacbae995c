import { useLocation, useNavigate, useParams } from 'react-router';
import { EditEntry } from '@/features/diary/components/edit-entry.tsx';
import { paths } from '@/lib/page/paths.ts';

/** `/diary/{id}/edit`: the dialog of an entry, in front of the diary as it was searched and filtered. */
export function EditDiaryEntryScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <EditEntry
      key={id}
      id={id}
      // Replaces the dialog's address, so that Back does not open the dialog again.
      onClose={() => void navigate({ pathname: paths.diary, search }, { replace: true, preventScrollReset: true })}
    />
  );
}
