/** What a gardener does, as answers begin with it and as it is asked for: "do I soak them?" */
export const DOING: ReadonlySet<string> = new Set(
  'turn rotate cut prune trim pinch remove repot feed water mist wash wipe stake tie thin divide move cover protect lift sow plant pick harvest deadhead shade spray drain soak open peel mow rake'.split(
    ' ',
  ),
);
