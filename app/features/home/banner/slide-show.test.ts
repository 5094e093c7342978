import { describe, expect, it } from "vitest";
import { isMoving, type SlideEvent, type SlideShow, slideShowReducer, startSlideShow } from "./slide-show.ts";

const given = (show: SlideShow, ...events: SlideEvent[]) => events.reduce(slideShowReducer, show);
const seen = given(startSlideShow(4), { type: "changed", what: "inView", now: true });
const next: SlideEvent = { type: "stepped", by: 1 };
const previous: SlideEvent = { type: "stepped", by: -1 };

describe("autoplay", () => {
  // covers: states-25
  it("is on at first, but starts only when the banner is in view", () => {
    expect(startSlideShow(4)).toMatchObject({ index: 0, autoplay: true });
    expect(isMoving(startSlideShow(4))).toBe(false);
    expect(isMoving(seen)).toBe(true);
    expect(isMoving(given(seen, { type: "changed", what: "inView", now: false }))).toBe(false);
  });

  // covers: states-25
  it("continues with the first slide after the last", () => {
    const advanced: SlideEvent = { type: "advanced" };
    expect(given(seen, advanced).index).toBe(1);
    expect(given(seen, advanced, advanced, advanced, advanced).index).toBe(0);
    expect(isMoving(given(seen, advanced))).toBe(true);
  });

  // covers: states-26
  it.each(["hovered", "focused"] as const)("stops while it is %s", (what) => {
    const held = given(seen, { type: "changed", what, now: true });
    expect(isMoving(held)).toBe(false);
    expect(isMoving(given(held, { type: "changed", what, now: false }))).toBe(true);
  });

  it("can be switched off and on, and is off with reduced motion", () => {
    const off = given(seen, { type: "toggled" });
    expect(isMoving(off)).toBe(false);
    expect(isMoving(given(off, { type: "toggled" }))).toBe(true);
    const still = given(seen, { type: "motionReduced" });
    expect(isMoving(still)).toBe(false);
    expect(isMoving(given(still, { type: "toggled" }))).toBe(true);
  });
});

describe("manual steps", () => {
  it("wrap around in both directions", () => {
    expect(given(seen, next).index).toBe(1);
    expect(given(seen, previous).index).toBe(3);
    expect(given(seen, previous, next).index).toBe(0);
    expect(given(seen, { type: "chosen", index: 2 }).index).toBe(2);
  });

  // covers: states-26
  it.each([next, previous, { type: "chosen", index: 0 } as const])("pause autoplay: %o", (event) => {
    const paused = given(seen, event);
    expect(isMoving(paused)).toBe(false);
    expect(isMoving(given(paused, { type: "resumed" }))).toBe(true);
  });

  it("restart the pause every time", () => {
    expect(given(seen, next).manualSteps).not.toBe(given(seen, next, next).manualSteps);
  });

  it("do not switch autoplay on again", () => {
    expect(isMoving(given(seen, { type: "toggled" }, next, { type: "resumed" }))).toBe(false);
  });

  it("are overridden by the pause button, which starts autoplay at once", () => {
    const off = given(seen, next, { type: "toggled" });
    expect(isMoving(off)).toBe(false);
    expect(isMoving(given(off, { type: "toggled" }))).toBe(true);
  });
});
