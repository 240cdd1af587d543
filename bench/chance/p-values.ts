/**
 * The probability of a figure at least this large if chance is fair: chi-square, normal and Poisson from one incomplete
 * gamma function.
 */

/** Lanczos' approximation, g = 7, nine terms. */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function, for x ≥ 1/2. */
export function logGamma(x: number): number {
  const [first = 0, ...terms] = lanczos;
  const sum = terms.reduce((so, term, at) => so + term / (x + at), first);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const stepsMost = 100_000;
const precision = 1e-15;

/** The regularised upper incomplete gamma function Q(a, x): a series below the mean, a continued fraction above it. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  if (x === Infinity) return 0;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? Math.max(0, 1 - scale * lowerSeries(a, x)) : Math.min(1, scale * upperFraction(a, x));
}

function lowerSeries(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a];
  for (let n = 1; n < stepsMost && term > sum * precision; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let product = d;
  for (let n = 1; n < stepsMost; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / nonZero(factor * d + b);
    c = nonZero(b + factor / c);
    product *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return product;
}

const nonZero = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);

export const chiSquareAbove = (square: number, freedom: number): number => upperGamma(freedom / 2, square / 2);

export const normalAbove = (deviation: number): number => {
  const tail = upperGamma(0.5, (deviation * deviation) / 2) / 2;
  return deviation < 0 ? 1 - tail : tail;
};

/** The probability of at least `count` events when `mean` are expected. */
export const poissonAtLeast = (count: number, mean: number): number => (count <= 0 ? 1 : 1 - upperGamma(count, mean));

/**
 * Kolmogorov–Smirnov: the probability that fair values deviate at least this far, with Stephens' correction for small
 * samples.
 */
export function kolmogorovAbove(distance: number, values: number): number {
  const root = Math.sqrt(values);
  const scaled = (root + 0.12 + 0.11 / root) * distance;
  // The sum converges slowly here, where the value is 1 to all printed digits.
  if (scaled < 0.3) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * scaled * scaled);
  return Math.min(1, Math.max(0, sum));
}

/** The largest distance between the empirical distribution of these values and a uniform one. */
export function distanceFromEven(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const all = sorted.length;
  return sorted.reduce((most, value, at) => Math.max(most, (at + 1) / all - value, value - at / all), 0);
}
