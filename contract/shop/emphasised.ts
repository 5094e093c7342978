/** A headline with some of its words in italics, in three parts; they are those where they first stand. */
export function emphasised(
  headline: string,
  emphasis: string,
): [before: string, emphasis: string, after: string] {
  const start = emphasis ? headline.indexOf(emphasis) : -1;
  if (start === -1) return [headline, "", ""];
  return [headline.slice(0, start), emphasis, headline.slice(start + emphasis.length)];
}
