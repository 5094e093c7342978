import { describe, expect, it } from "vitest";
import { CHAT_FALLBACK, CHAT_SUGGESTIONS } from "#app/content/chat-content.ts";
import { findReply } from "./find-reply.ts";

const targetsOf = (message: string) => findReply(message).links.map(({ to }) => to);

// covers: states-29
it("returns the reply of each quick suggestion", () => {
  for (const { label, reply } of CHAT_SUGGESTIONS) expect(findReply(label)).toBe(reply);
});

describe("free text", () => {
  it.each([
    ["My cousin's WEDDING is in May", "/outfit?category=Wedding"],
    ["weddings!!!", "/outfit?category=Wedding"],
    ["what do I wear for Diwali?", "/outfit?category=Festival"],
    ["Job interview on Monday", "/outfit?category=Job+Interview"],
    ["boardroom, then dinner", "/outfit?category=Formal"],
    ["a date", "/outfit?category=Date"],
    ["something casual", "/outfit?category=Casual"],
    ["matching outfits for us", "/outfit?category=Couple"],
    ["music festival in Goa", "/outfit?category=Concert+and+Music+Festival"],
    ["a workout outfit", "/outfit?category=Workout"],
    ["Cocktails at eight", "/outfit?category=Party"],
    ["trip to Ladakh", "/outfit?category=Trip%2FTravel"],
    ["what is popular", "/trending"],
    ["for my daughter", "/outfit?section=Kids"],
    ["outfits for women", "/outfit?section=Women"],
    ["outfits for men", "/outfit?section=Men"],
    ["can a stylist help me", "/#custom"],
  ])("%j gets a link to %s", (message, target) => {
    expect(targetsOf(message)).toContain(target);
  });

  it("about looks is handed to the search too", () => {
    expect(findReply("red saree under 3000 for diwali").links[0]).toEqual({
      label: "Search for “red saree under 3000 for diwali”",
      to: "/outfit?searchTerm=red+saree+under+3000+for+diwali",
    });
    expect(findReply("hi").text).toMatch(/^Hello!/);
    expect(targetsOf("where is my order?")).toEqual(["/outfit", "/sign-in"]);
    expect(targetsOf(`a saree ${"and a saree ".repeat(9)}`)).toEqual(["/outfit?category=Traditional"]);
  });

  it.each(["update", "recommend a menu", "many songs", "suitcase", "😀", "?", "<b>x</b>"])(
    "%j gets the fallback",
    (message) => {
      expect(findReply(message)).toBe(CHAT_FALLBACK);
    },
  );
});
