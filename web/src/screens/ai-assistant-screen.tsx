import { AssistantTabs } from '@/features/assistant/components/assistant-tabs.tsx';
import { FollowDiagnosis } from '@/features/recovery/components/follow-diagnosis.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

export function AiAssistantScreen() {
  return (
    <div className="page">
      <PageHeader title="AI Assistant" />
      <AssistantTabs followUp={(diagnosis) => <FollowDiagnosis {...diagnosis} />} />
    </div>
  );
}
