import { expect, it } from "vitest";
import { requireSupportedNode } from "./node-version.mjs";

it.each(["20.19.0", "20.20.2", "22.0.0", "26.1.0"])("Node %s will do", (version) => {
  expect(() => requireSupportedNode(version)).not.toThrow();
});

// covers: start-04
it.each(["16.20.0", "18.20.4", "20.18.3"])("Node %s is refused in one sentence", (version) => {
  expect(() => requireSupportedNode(version)).toThrow(
    `Ensemble needs Node 20.19 or newer; this is Node ${version}.`,
  );
});
