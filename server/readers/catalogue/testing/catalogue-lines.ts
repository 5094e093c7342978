/** An outfit whose link is that of its description, so that two descriptions are two outfits. */
export function catalogueLine(
  description: string,
  rest: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    category: "Party",
    section: "Women",
    description,
    items: [
      {
        ...{ sourceName: "Raat Rani", itemName: "Sari", itemPrice: 999.99 },
        itemLink: `https://shop.example/${encodeURIComponent(description.replace(/\p{Cs}/gu, ""))}`,
      },
    ],
    ...rest,
  };
}

export function jsonLines(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
