import { describe, expect, it } from "vitest";
import { guessMapping, needsAddress, productFileKind } from "./product-mapping.ts";

const column = (heading: string, ...values: string[]) => ({ heading, values });
const guess = (...columns: ReturnType<typeof column>[]) =>
  guessMapping(columns, productFileKind(columns.map(({ heading }) => heading)));

const NAME = column("Name", "Rust kurta", "Tan belt", "Gold studs");
const PRICE = column("Price", "1499", "899", "499");
const [A, B] = ["https://shop.example/a", "https://shop.example/b"];

describe("the guess of a column", () => {
  it("holds where most values fit, and not for half of them", () => {
    expect(guess(NAME, PRICE, column("Website", A, B, "htp:/broken")).link).toBe("Website");
    expect(guess(NAME, PRICE, column("Website", A, "see catalogue")).link).toBeUndefined();
    expect(guess(NAME, column("Our cost", "1499", "899", "ask us"), column("Link", A)).price).toBe(
      "Our cost",
    );
  });

  it("takes pages for links and pictures for pictures, whatever they are called and however long", () => {
    const picture = `https://cdn.shop.example/${"files/".repeat(20)}kurta.jpg`;
    const mapping = guess(NAME, PRICE, column("Front", picture), column("Where", A, B));
    expect(mapping).toMatchObject({ link: "Where", image: "Front" });
  });

  it("tells colours from names that begin with one", () => {
    const names = column("Article", "Ivory pearl necklace", "Black pearl studs", "Red bag");
    const tones = column("Tone", "Ivory white", "Black", "Red, blue");
    expect(guess(names, tones, PRICE)).toMatchObject({ name: "Article", colours: "Tone" });
    expect(guess(tones, names, PRICE)).toMatchObject({ name: "Article", colours: "Tone" });
  });

  it("of a feed follows its headings alone", () => {
    const headings = ["id", "title", "description", "availability", "price"];
    const columns = [...headings, "link", "image_link"].map((heading) => column(heading, "broken"));
    expect(guess(...columns)).toMatchObject({ name: "title", price: "price", link: "link" });
  });

  it("takes no other address of a shop's export for the link of its page", () => {
    const woo = ["ID", "Type", "SKU", "Name", "Regular price"].map((heading) => column(heading, "1"));
    const external = column("External URL", A);
    const download = column("Download 1 URL", "https://woo.example/a.zip", "https://woo.example/b.zip");
    for (const columns of [
      [...woo, column("External URL")],
      [...woo, external, download],
    ]) {
      const mapping = guess(...columns);
      expect(mapping.link).toBeUndefined();
      expect(needsAddress(mapping, "woocommerce")).toBe(true);
    }
    expect(guess(...woo, column("Permalink", A)).link).toBe("Permalink");
  });
});
