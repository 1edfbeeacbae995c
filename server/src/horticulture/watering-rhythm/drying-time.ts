/** What was seen of the soil when a plant had used some water since it was watered. `used` is in growing days. */
export interface SoilObservation {
  /**
   * `moist`: checked, and still moist. `dry`: watered when it was due; often without a check, so it says little. `watered
   * early`: watered before it was due, which is seldom done without a reason. `later refused` and `earlier refused`: the
   * gardener took back a date that was moved.
   */
  kind: 'moist' | 'dry' | 'watered early' | 'later refused' | 'earlier refused';
  used: number;
}

/** How long the water of a plant lasts, in growing days. */
export interface DryingTime {
  median: number;
  /** Of the logarithm: 0.2 is about 20 percent. */
  deviation: number;
}

const GRID_FROM = Math.log(0.5);
const GRID_TO = Math.log(200);
const GRID_STEPS = 120;
const GRID = Array.from(
  { length: GRID_STEPS + 1 },
  (_, step) => GRID_FROM + ((GRID_TO - GRID_FROM) * step) / GRID_STEPS,
);

/** How much a fingertip in the soil is mistaken about when it is dry, as the deviation of a logarithm: own estimate. */
const FINGER = 0.25;
/** How often an observation of a kind says nothing about the soil: own estimates, the same for every plant. */
const SAYS_NOTHING: Readonly<Record<SoilObservation['kind'], number>> = {
  moist: 0.08,
  dry: 0.72,
  'watered early': 0.4,
  'later refused': 0.4,
  'earlier refused': 0.4,
};
/** Each observation weighs a tenth less for every newer one, because plants grow and the roots fill the pot. */
const FADING = 0.9;
/** How far from the gardener's interval the drying time usually is, as the deviation of a logarithm: own estimate. */
const PRIOR_DEVIATION = 0.35;

/**
 * Estimates how long the water of a plant lasts, by Bayes' rule on a grid of possible times. The prior is lognormal around
 * what is expected without any observation; each observation multiplies it by its likelihood, raised to a power that fades
 * with its age (a power prior: Ibrahim and Chen, "Power prior distributions for regression models", 2000).
 * @param expected growing days that its water is expected to last
 * @param observations the oldest first
 */
export function dryingTime(expected: number, observations: readonly SoilObservation[]): DryingTime {
  const center = Math.log(clampToGrid(expected));
  const logs = GRID.map((time) => {
    let log = -((time - center) ** 2) / (2 * PRIOR_DEVIATION ** 2);
    for (const [index, { kind, used }] of observations.entries()) {
      if (used <= 0) continue;
      const age = observations.length - 1 - index;
      log += FADING ** age * Math.log(likelihood(kind, Math.log(used), time));
    }
    return log;
  });
  return summary(logs);
}

/** How likely an observation is if the water lasts for a time; both as logarithms. */
function likelihood(kind: SoilObservation['kind'], used: number, time: number): number {
  const dryBy = normalCumulative((used - time) / FINGER);
  const noise = SAYS_NOTHING[kind];
  const says = kind === 'moist' || kind === 'earlier refused' ? 1 - dryBy : dryBy;
  return noise + (1 - noise) * says;
}

function summary(logs: readonly number[]): DryingTime {
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = sum(weights);
  const shares = weights.map((weight) => weight / total);
  const mean = sum(shares.map((share, index) => share * (GRID[index] ?? 0)));
  const variance = sum(shares.map((share, index) => share * ((GRID[index] ?? 0) - mean) ** 2));
  return { median: Math.exp(medianOf(shares)), deviation: Math.sqrt(variance) };
}

/** Between grid points by linear interpolation, so that it moves smoothly with every observation. */
function medianOf(shares: readonly number[]): number {
  let below = 0;
  for (const [index, share] of shares.entries()) {
    if (below + share >= 0.5) {
      const step = (GRID_TO - GRID_FROM) / GRID_STEPS;
      return (GRID[index] ?? 0) + step * ((0.5 - below) / share - 0.5);
    }
    below += share;
  }
  return GRID_TO;
}

function clampToGrid(days: number): number {
  return Math.min(Math.exp(GRID_TO), Math.max(Math.exp(GRID_FROM), days));
}

/** Φ, within 1.5e-7: Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964), formula 7.1.26. */
function normalCumulative(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = poly * Math.exp(-z * z);
  return x >= 0 ? 1 - tail / 2 : tail / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
