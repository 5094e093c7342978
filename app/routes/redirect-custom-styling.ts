import { redirect } from "react-router";

/** The bespoke form lives on the home page (D1). */
export function loader() {
  return redirect("/#custom", 301);
}

export function clientLoader() {
  return redirect("/#custom");
}
