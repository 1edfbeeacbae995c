import { potDiameter } from './text-input/pot-size.ts';

/** A pot as wide as it is high holds this much of its cube, since it narrows towards its foot. */
const FILLED = 0.6;
/**
 * How much of its volume a potting mix gives to a plant and takes up again: 20 to 30%, the "easily available water" of a
 * good substrate (de Boodt and Verdonck 1972, "The physical properties of the substrates in horticulture").
 */
const AVAILABLE = 0.25;
/** More is not a pot that somebody waters at once with a can. */
const MOST_LITERS = 10;

/** How much water fills the pot of a plant that has become dry: "about 0.4 l". Null when the size is not known. */
export function waterAmount(potSize: string | null): string | null {
  const across = potSize === null ? null : potDiameter(potSize);
  if (across === null) return null;
  const liters = (FILLED * across ** 3 * AVAILABLE) / 1000;
  if (liters > MOST_LITERS) return null;
  if (liters < 0.1) return `about ${Math.max(10, Math.round(liters * 100) * 10)} ml`;
  return `about ${Number(liters.toFixed(liters < 2 ? 1 : 0))} l`;
}
