/** Bits of a channel by which pixels are sorted. */
const BITS = 4;
/** How far a channel may be from the most common colour, up to 255, to count as that colour. */
const NEAR = 32;

/** The main colour of the pixels, red, green, blue and alpha each, as #rrggbb: the most common, averaged. */
export function mainColour(rgba: Uint8Array): string {
  const counts = new Float64Array(1 << (3 * BITS));
  for (let at = 0; at < rgba.length; at += 4) {
    const bin = binOf(rgba, at);
    counts[bin] = (counts[bin] ?? 0) + (rgba[at + 3] ?? 0);
  }
  const common = middleOf(counts.reduce((most, count, bin) => (count > (counts[most] ?? 0) ? bin : most), 0));

  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    if (alpha === 0 || common.some((value, channel) => Math.abs((rgba[at + channel] ?? 0) - value) > NEAR))
      continue;
    weight += alpha;
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] ?? 0) + alpha * (rgba[at + channel] ?? 0);
    }
  }
  const channels = sums.map((sum) => Math.round(sum / Math.max(1, weight)));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function binOf(rgba: Uint8Array, at: number): number {
  const drop = 8 - BITS;
  const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
  return ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop);
}

function middleOf(bin: number): readonly number[] {
  const size = 1 << (8 - BITS);
  return [bin >> (2 * BITS), bin >> BITS, bin].map((part) => (part % (1 << BITS)) * size + size / 2);
}
