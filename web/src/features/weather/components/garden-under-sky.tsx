import { Drawing, Leaf, tint, Washed } from '@/ui/drawings/ink.tsx';
import { Pot } from '@/ui/drawings/pot.tsx';

/** A potted plant between sun and rain. */
export function GardenUnderSky() {
  return (
    <Drawing viewBox="0 0 260 180">
      <ellipse cx="130" cy="166" rx="62" ry="5" fill="currentColor" fillOpacity={0.08} stroke="none" />
      <circle cx="58" cy="48" r="20" fill={tint.sun} />
      <path d="M58 12v8m0 56v8m36-36h-8m-56 0h-8m61-26-6 6M39 67l-6 6m50 0-6-6M39 29l-6-6" />
      <path d="M72 26l4-10m6 38 10 4m-20 14 4 10M44 72l-4 10m-6-38-10-4m20-14-4-10" strokeWidth={1} />
      <Washed d="M163 70a16 16 0 0 1-1-32 24 24 0 0 1 45-7 20 20 0 0 1 12 39Z" wash={tint.petal} />
      <path d="M172 60h30m-21-22q5-9 15-8" strokeWidth={1} strokeOpacity={0.55} />
      <path d="M170 80l-4 12m18-12-4 12m18-12-4 12m18-12-4 12m-44 6-3 9m17-9-3 9m17-9-3 9m17-9-3 9" />
      <path d="M130 122c1-18-2-30 1-46" strokeWidth={2.2} />
      <Leaf at={[130, 96]} angle={-58} length={42} width={12} bend={-6} wash={tint.leaf} />
      <Leaf at={[131, 88]} angle={50} length={42} width={12} bend={6} wash={tint.moss} />
      <Leaf at={[131, 80]} angle={-8} length={38} width={12} bend={3} wash={tint.leaf} />
      <Leaf at={[130, 112]} angle={64} length={28} width={8} bend={4} wash={tint.leaf} />
      <Pot x={130} y={166} width={60} height={46} />
      <path d="M36 166h60m72 0h62" strokeWidth={1} strokeOpacity={0.5} />
    </Drawing>
  );
}
