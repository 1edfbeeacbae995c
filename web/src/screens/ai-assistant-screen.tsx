import { Suspense } from 'react';
import { AssistantTabs } from '@/features/assistant/components/assistant-tabs.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { PageHeader } from '@/ui/layout/page-header.tsx';

const FollowDiagnosis = lazyPart(
  async () => (await import('@/features/recovery/components/follow-diagnosis.tsx')).FollowDiagnosis,
);

export function AiAssistantScreen() {
  return (
    <div className="page">
      <PageHeader title="AI Assistant" />
      <AssistantTabs
        followUp={(diagnosis) => (
          <Suspense>
            <FollowDiagnosis {...diagnosis} />
          </Suspense>
        )}
      />
    </div>
  );
}
