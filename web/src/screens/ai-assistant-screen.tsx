import { AssistantTabs } from '@/features/assistant/components/assistant-tabs.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function AiAssistantScreen() {
  return (
    <div className="page">
      <PageHeader title="AI Assistant" />
      <AssistantTabs />
    </div>
  );
}
