import { emptyField, type Field } from "../shading/field.ts";

/** Opacity 0–255 of each pixel of a picture, row by row. */
export interface Alpha {
  readonly alpha: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The mean opacity (0–1) of the picture's pixels under each pixel of a picture of so many columns and rows,
 * with `rim` transparent pixels around.
 */
export function resampled(
  { alpha, width, height }: Alpha,
  columns: number,
  rows: number,
  rim: number,
): Field {
  const field = emptyField(columns + rim * 2, rows + rim * 2);
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows));
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns);
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns));
      let sum = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) sum += alpha[y * width + x] ?? 0;
      }
      const mean = sum / ((bottom - top) * (right - left) * 255);
      field.values[(row + rim) * field.width + column + rim] = mean;
    }
  }
  return field;
}
