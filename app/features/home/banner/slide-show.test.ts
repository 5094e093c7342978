import { describe, expect, it } from "vitest";
import { firstSlide, isMoving, type SlideEvent, type SlideShow, slideShow } from "./slide-show.ts";

const given = (show: SlideShow, ...events: SlideEvent[]) => events.reduce(slideShow, show);
const seen = given(firstSlide(4), { type: "noticed", what: "inView", now: true });
const next: SlideEvent = { type: "stepped", by: 1 };
const previous: SlideEvent = { type: "stepped", by: -1 };

describe("moving by itself", () => {
  // covers: states-25
  it("is on from the start, but begins only once it is in view", () => {
    expect(firstSlide(4)).toMatchObject({ index: 0, autoplay: true });
    expect(isMoving(firstSlide(4))).toBe(false);
    expect(isMoving(seen)).toBe(true);
    expect(isMoving(given(seen, { type: "noticed", what: "inView", now: false }))).toBe(false);
  });

  // covers: states-25
  it("begins again with the first slide after the last", () => {
    const advanced: SlideEvent = { type: "advanced" };
    expect(given(seen, advanced).index).toBe(1);
    expect(given(seen, advanced, advanced, advanced, advanced).index).toBe(0);
    expect(isMoving(given(seen, advanced))).toBe(true);
  });

  // covers: states-26
  it.each(["hovered", "focused"] as const)("stops while it is %s", (what) => {
    const held = given(seen, { type: "noticed", what, now: true });
    expect(isMoving(held)).toBe(false);
    expect(isMoving(given(held, { type: "noticed", what, now: false }))).toBe(true);
  });

  it("can be switched off and on, and is off for who wishes for less motion", () => {
    const off = given(seen, { type: "toggled" });
    expect(isMoving(off)).toBe(false);
    expect(isMoving(given(off, { type: "toggled" }))).toBe(true);
    const still = given(seen, { type: "stilled" });
    expect(isMoving(still)).toBe(false);
    expect(isMoving(given(still, { type: "toggled" }))).toBe(true);
  });
});

describe("moving by hand", () => {
  it("goes round in both directions", () => {
    expect(given(seen, next).index).toBe(1);
    expect(given(seen, previous).index).toBe(3);
    expect(given(seen, previous, next).index).toBe(0);
    expect(given(seen, { type: "chosen", index: 2 }).index).toBe(2);
  });

  // covers: states-26
  it.each([next, previous, { type: "chosen", index: 0 } as const])("has it rest: %o", (event) => {
    const resting = given(seen, event);
    expect(isMoving(resting)).toBe(false);
    expect(isMoving(given(resting, { type: "rested" }))).toBe(true);
  });

  it("starts the rest anew every time", () => {
    expect(given(seen, next).handled).not.toBe(given(seen, next, next).handled);
  });

  it("does not bring back what was switched off", () => {
    expect(isMoving(given(seen, { type: "toggled" }, next, { type: "rested" }))).toBe(false);
  });

  it("gives way to the switch: on means at once", () => {
    const off = given(seen, next, { type: "toggled" });
    expect(isMoving(off)).toBe(false);
    expect(isMoving(given(off, { type: "toggled" }))).toBe(true);
  });
});
