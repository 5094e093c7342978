import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** Scrolls to the fragment of the address, which the router has looked for before what is around this was there. */
export function LateTarget() {
  const { hash } = useLocation();
  const scroll = useEffectEvent(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  // React would call what the effect returns, and newer browsers return a promise.
  useEffect(() => void scroll(), []);
  return null;
}
