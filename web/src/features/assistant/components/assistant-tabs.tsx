import { ABILITIES, type Ability } from '@plantcare/contract/assistant/answer.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { oneOf } from '@/lib/browse/browsing.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';
import { TabPanel, Tabs, TabTile, TabTiles } from '@/ui/layout/tabs.tsx';
import { ABILITY_WORDS } from '../abilities.ts';
import { growthQuestion, scheduleQuestion } from '../questions.ts';
import type { FollowUp } from './diagnose/diagnosis-view.tsx';

const CareAdviceTab = lazyPart(async () => (await import('./care-advice/care-advice-tab.tsx')).CareAdviceTab);
const ClimateTab = lazyPart(async () => (await import('./climate/climate-tab.tsx')).ClimateTab);
const DiagnoseTab = lazyPart(async () => (await import('./diagnose/diagnose-tab.tsx')).DiagnoseTab);
const IdentifyTab = lazyPart(async () => (await import('./identify/identify-tab.tsx')).IdentifyTab);
const PlantTab = lazyPart(async () => (await import('./plant-tab.tsx')).PlantTab);

const PANELS: Readonly<Record<Exclude<Ability, 'diagnose'>, ReactNode>> = {
  identify: <IdentifyTab />,
  'care-advice': <CareAdviceTab />,
  'growth-prediction': <PlantTab ability="growth-prediction" submitLabel="Predict Growth" question={growthQuestion} />,
  'care-schedule': <PlantTab ability="care-schedule" submitLabel="Generate Schedule" question={scheduleQuestion} />,
  'climate-care': <ClimateTab />,
};

/** The six abilities; which one is open stands in the address. */
export function AssistantTabs({ followUp }: { followUp: FollowUp }) {
  const [address, setAddress] = useSearchParams();
  const tab = oneOf(ABILITIES, address.get('tab')) ?? 'identify';
  // A tab that was opened stays, with what was typed in it and what was answered.
  const [opened, setOpened] = useState<readonly Ability[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  function open(next: string) {
    const plant = address.get('plant');
    setAddress({ tab: next, ...(plant !== null && { plant }) }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={open}>
      <TabTiles aria-label="What the assistant can do">
        {ABILITIES.map((ability) => {
          const { label, Icon } = ABILITY_WORDS[ability];
          return (
            <TabTile key={ability} value={ability}>
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
              {label}
            </TabTile>
          );
        })}
      </TabTiles>
      {opened.map((ability) => (
        <TabPanel key={ability} value={ability} forceMount className="pt-6 data-[state=inactive]:hidden desk:pt-8">
          <Suspense fallback={<LoadingMessage />}>
            {ability === 'diagnose' ? <DiagnoseTab followUp={followUp} /> : PANELS[ability]}
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
}
