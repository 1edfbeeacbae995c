import { spelledWordsOf } from '../../../knowledge/names/normalize.ts';

const NO_NAMES = new Set(
  `a an the my our your this these all any some of in on for and house houseplant houseplants plant plants indoor indoors
  outdoor outdoors garden gardens gardening vegetable vegetables veg veggies balcony terrace patio yard backyard lawn lawns
  grass turf hedge hedges hedging compost heap flower flowers seedling seedlings seed seeds tray trays hanging basket baskets
  herb herbs tree trees shrub shrubs bush bushes pot pots potted container containers greenhouse bed beds border borders
  raised allotment pond fruit fruits crops bulbs bulb perennials perennial perenials perrenials annuals annual climbers weeds weed soil potting mix new old young big
  small general unknown not sure know none nothing everything various different several many room living dining office kitchen bathroom bedroom
  hallway
  window sill windowsill planter planters box boxes cutting cuttings tropical green mixed no idea bonsai gardener outdoor
  heatwave heat wave frost winter summer spring autumn fall vacation holiday holidays weather rain sun watering water
  fertilizer fertiliser feeding feed humidity light lights lamp propagation pruning repotting pests insects bugs season
  ant ants aphid aphids slug slugs snail snails mole moles vole voles gnats mites mealybugs beetles caterpillars worms moss
  mushrooms mould mold mildew disease diseases fungus fertilizers stump path paths pergola fence wall walls
  vegtable vegtables vegies patch plot front bare root rooted climber climbing cold frame frames cut butterfly bee bees
  pollinator pollinators wildlife meadow wild wildflower wildflowers dark shady sunny corner flowering gift horse cow chicken
  manure leaf leaves litter ash wood wooden bag bags moss pole poles stake trellis mulch mulching bark mystery barrel butt
  rainwater self spray sprays spraying pellets pellet thrips whitefly spider mite scale fly flies honey poison drainage gravel sand clay deck
  worm worms bin bins friendly safe pet pets cat cats dog dogs polytunnel conservatory shelf desk office kids children childrens school north south east west facing shade sunroom porch weevil weevils earwig earwigs rabbits
  squirrel squirrels birds deer wasp wasps rats mice grub grubs rust blight rot canker galls powdery downy larvae whiteflies
  lights grow tools tool secateurs pruners shears loppers spade fork rake hoe saw hose sprayer gloves neem oil soap insecticide
  fungicide hydroponics hydroponic aquaponics mason hive dig digging method shop nursery repot moving terrarium terrariums
  chickens hens goats goat sheep horses cows rabbit tortoise tortoises ducks bees guinea pig pigs
  woodlice millipedes badger foxes hedgehog hedgehogs pigeons`.split(/\s+/),
);

/** Whether the words for the plant name no plant, but a place or plants in general: "houseplants", "my garden". */
export function isNoPlantName(typed: string): boolean {
  return spelledWordsOf(typed).every((word) => NO_NAMES.has(word));
}
