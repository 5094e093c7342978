/** A rating as shown in the table: "4.2/5". */
export function ratingOutOfFive(rating: number): string {
  return `${rating}/5`;
}
